"""What a kernel names: things of its own module, and things of the modules that it names."""

from __future__ import annotations

import enum
from collections.abc import Iterator
from types import CodeType, FunctionType, ModuleType
from typing import Any

from engawa.core.forge.declare import is_kernel
from engawa.core.forge.source import said


def reached(function: FunctionType) -> dict[str, Any]:
    """Every global that a kernel reads, by the path to it: `LEGAL`, `combat.hit`. A field of a record is none."""
    found: dict[str, Any] = {}
    for names in _names(function):
        value, depth = function.__globals__[names[0]], 1
        while isinstance(value, ModuleType) and depth < len(names):
            value, depth = vars(value).get(names[depth]), depth + 1
        found[".".join(names[:depth])] = value
    return found


def callees(function: FunctionType) -> list[FunctionType]:
    """The kernels that *function* names."""
    return [value for value in reached(function).values() if is_kernel(value) and isinstance(value, FunctionType)]


def is_table(name: str, value: object) -> bool:
    """Whether it is a constant with numbers in it, which the compiled life keeps as an array."""
    while isinstance(value, list | tuple) and value:
        value = value[0]
    return name.isupper() and isinstance(value, int | float)


def is_enumeration(value: object) -> bool:
    """Whether *value* is an enumeration of ints."""
    return isinstance(value, type) and issubclass(value, enum.IntEnum)


def is_kernel_module(value: object) -> bool:
    """Whether *value* is a module that has something for kernels: other kernels, tables, enumerations."""
    return isinstance(value, ModuleType) and any(
        is_kernel(inside) or is_enumeration(inside) or (isinstance(inside, list | tuple) and is_table(name, inside))
        for name, inside in vars(value).items()
    )


def _names(function: FunctionType) -> list[tuple[str, ...]]:
    """The globals that a function names, each with the attributes that it takes of it at once."""
    text, code = said(function.__code__), function.__code__
    local = {*code.co_varnames, *code.co_cellvars, *code.co_freevars}
    found = _possible(_all_names(code), function.__globals__) if text is None else text.names
    return sorted(path for path in found if path[0] in function.__globals__ and path[0] not in local)


def _possible(names: frozenset[str], space: dict[str, Any]) -> Iterator[tuple[str, ...]]:
    """What a function without source may name: its bytecode has globals and attributes in one list."""
    for name in names & space.keys():
        yield (name,)
        if isinstance(space[name], ModuleType):
            yield from ((name, *path) for path in _possible(names - {name}, vars(space[name])))


def _all_names(code: CodeType) -> frozenset[str]:
    inner = [_all_names(each) for each in code.co_consts if isinstance(each, CodeType)]
    return frozenset(code.co_names).union(*inner)
