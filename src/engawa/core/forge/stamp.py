"""A stamp says what a kernel's source says: the same stamp, the same machine code, whichever Python looks.

Numba's own cache looks at the file that a function stands in. A stamp also covers every callee, constant, table,
record layout and binding that the kernel reaches, and nothing else: comments and moved lines recompile nothing.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from functools import cache
from types import CodeType, FunctionType
from typing import Any, get_type_hints

from engawa.core.forge.declare import fields_of, is_buffers, is_inline, is_kernel, is_record_class
from engawa.core.forge.reach import is_enumeration, reached
from engawa.core.forge.source import said

FORGE_VERSION = 6  # raise it when the forge compiles the same source to something else


def stamp(function: FunctionType, memo: dict[FunctionType, str]) -> str:
    """The digest of a kernel and of all that it reaches."""
    if function in memo:
        return memo[function]
    memo[function] = "recursion"
    named = [(path, _value(value, memo)) for path, value in reached(function).items()]
    says = said(function.__code__)
    body = _bytecode(function.__code__) if says is None else says.digest
    text = repr((FORGE_VERSION, is_inline(function), body, function.__defaults__, named, [*_hints(function)]))
    memo[function] = hashlib.sha256(text.encode()).hexdigest()[:24]
    return memo[function]


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


def _hints(function: FunctionType) -> Iterator[tuple[str, str]]:
    """What the annotations say: as `get_type_hints` has them, but each text is read once."""
    for name, hint in function.__annotations__.items():
        yield name, _hint(eval(_annotation(hint), function.__globals__) if isinstance(hint, str) else hint)


@cache
def _annotation(text: str) -> CodeType:
    return compile(text, "<annotation>", "eval")


@cache
def _hint(hint: Any) -> str:
    if is_buffers(hint):  # the class itself is part of the compiled type, so where it lies counts as well
        parts = get_type_hints(hint)
        return f"{hint.__module__}.{hint.__qualname__}({[(name, _hint(parts[name])) for name in hint._fields]})"
    return str(fields_of(hint)) if is_record_class(hint) else _inner(hint)


def _inner(hint: Any) -> str:
    parts = getattr(hint, "__args__", ())
    return f"{getattr(hint, '__name__', hint)}[{','.join(_hint(p) for p in parts)}]" if parts else str(hint)


def _bytecode(code: CodeType) -> Any:
    constants = tuple(_bytecode(c) if isinstance(c, CodeType) else repr(c) for c in code.co_consts)
    return code.co_code, constants, code.co_names, code.co_varnames
