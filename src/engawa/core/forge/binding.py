"""Binding: generic kernel modules become the module of one game by replacing what a name stands for."""

from __future__ import annotations

from types import FunctionType, ModuleType
from typing import Any

from engawa.core.forge.declare import is_inline, is_kernel, kernel
from engawa.core.forge.reach import is_kernel_module

Namespace = dict[str, Any]


def bind(module: ModuleType, **names: Any) -> ModuleType:
    """A copy of a kernel *module* in which *names* stand for other things: `bind(playouts, game=rules)`.

    Modules that it takes kernels from, or names, are copied too where they use one of the names.
    """
    unknown = [name for name in names if name not in vars(module)]
    if unknown:
        raise TypeError(f"cannot bind {unknown[0]!r}: {module.__name__} has no such name")
    return _copy(vars(module), names, {})


def _copy(space: Namespace, names: dict[str, Any], done: dict[int, ModuleType]) -> ModuleType:
    if id(space) in done:
        return done[id(space)]
    label = ",".join(f"{k}={getattr(v, '__name__', repr(v))}" for k, v in names.items())
    made = ModuleType(f"{space['__name__']}[{label}]", space.get("__doc__"))
    done[id(space)] = made
    copy = vars(made)
    copy.update({name: space[name] for name in ("__file__", "__builtins__") if name in space})
    for name, value in space.items():
        if name.startswith("__"):
            continue
        if name in names:
            copy[name] = names[name]
        elif is_kernel(value) and value.__globals__ is space:
            copy[name] = _rehomed(value, copy)
        elif is_kernel(value) and _uses(value.__globals__, names, set()):
            copy[name] = vars(_copy(value.__globals__, names, done))[value.__name__]
        elif is_kernel_module(value) and _uses(value.__dict__, names, set()):
            copy[name] = _copy(value.__dict__, names, done)
        else:
            copy[name] = value
    return made


def _uses(space: Namespace, names: dict[str, Any], seen: set[int]) -> bool:
    """Whether a namespace, or one that it takes kernels from or names, has one of the names."""
    if id(space) in seen:
        return False
    seen.add(id(space))
    others = [v.__globals__ for v in space.values() if is_kernel(v)]
    others += [v.__dict__ for v in space.values() if is_kernel_module(v)]
    return any(name in space for name in names) or any(_uses(other, names, seen) for other in others)


def _rehomed(function: FunctionType, space: Namespace) -> FunctionType:
    copy = FunctionType(function.__code__, space, function.__name__, function.__defaults__)
    copy.__annotations__ = function.__annotations__
    copy.__doc__ = function.__doc__
    copy.__module__ = space["__name__"]
    return kernel(inline=is_inline(function))(copy)
