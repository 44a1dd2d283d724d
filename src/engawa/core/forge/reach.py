"""What a kernel names: things of its own module, and things of the modules that it names."""

from __future__ import annotations

import dis
import enum
from collections.abc import Iterator
from types import CodeType, FunctionType, ModuleType
from typing import Any

from engawa.core.forge.declare import is_kernel

GLOBAL, ATTRIBUTE = ("LOAD_GLOBAL", "LOAD_NAME"), ("LOAD_ATTR", "LOAD_METHOD")


def reached(function: FunctionType) -> dict[str, Any]:
    """Every global that a kernel reads, by the path to it: `LEGAL`, `combat.hit`. A field of a record is none."""
    found: dict[str, Any] = {}
    for names in _paths(function.__code__):
        if names[0] in function.__globals__:
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


def _paths(code: CodeType) -> Iterator[list[str]]:
    """Every name that the code loads, with the attributes that it takes of it at once."""
    path: list[str] = []
    for step in dis.get_instructions(code):
        if step.opname in ATTRIBUTE and path:
            path.append(step.argval)
        elif step.opname != "EXTENDED_ARG":
            if path:
                yield path
            path = [step.argval] if step.opname in GLOBAL else []
    if path:
        yield path
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield from _paths(inner)
