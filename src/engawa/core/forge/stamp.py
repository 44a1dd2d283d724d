"""A stamp says what a kernel's code says: the same stamp, the same machine code.

Numba's own cache looks at the file that a function stands in. A stamp also covers every callee, constant, table,
record layout and binding that the kernel reaches, and nothing else: comments and moved lines recompile nothing.
"""

from __future__ import annotations

import hashlib
import sys
from types import CodeType, FunctionType
from typing import Any, get_type_hints

from engawa.core.forge.declare import fields_of, is_buffers, is_inline, is_kernel, is_record_class
from engawa.core.forge.reach import is_enumeration, reached

FORGE_VERSION = 4  # raise it when the forge compiles the same source to something else


def stamp(function: FunctionType, memo: dict[FunctionType, str]) -> str:
    """The digest of a kernel and of all that it reaches."""
    if function in memo:
        return memo[function]
    memo[function] = "recursion"
    named = sorted((path, _value(value, memo)) for path, value in reached(function).items())
    hints = sorted((k, _hint(h)) for k, h in get_type_hints(function).items())
    said = (FORGE_VERSION, sys.implementation.cache_tag, is_inline(function), _code(function.__code__), named, hints)
    memo[function] = hashlib.sha256(repr(said).encode()).hexdigest()[:24]
    return memo[function]


def _code(code: CodeType) -> tuple[Any, ...]:
    constants = tuple(_code(c) if isinstance(c, CodeType) else repr(c) for c in code.co_consts)
    return code.co_code, constants, code.co_names, code.co_varnames


def _value(value: Any, memo: dict[FunctionType, str]) -> Any:
    if is_kernel(value):
        return stamp(value, memo)
    if is_enumeration(value):
        return [(member.name, int(member)) for member in value]
    if is_record_class(value):
        return fields_of(value)
    if isinstance(value, bool | int | float | list | tuple):
        return repr(value)
    return getattr(value, "__qualname__", type(value).__qualname__)


def _hint(hint: Any) -> str:
    if is_buffers(hint):  # the class itself is part of the compiled type, so where it lies counts as well
        parts = get_type_hints(hint)
        return f"{hint.__module__}.{hint.__qualname__}({[(name, _hint(parts[name])) for name in hint._fields]})"
    return str(fields_of(hint)) if is_record_class(hint) else _inner(hint)


def _inner(hint: Any) -> str:
    parts = getattr(hint, "__args__", ())
    return f"{getattr(hint, '__name__', hint)}[{','.join(_hint(p) for p in parts)}]" if parts else str(hint)
