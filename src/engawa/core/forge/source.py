"""What the source of a function says, in a form that is the same for every Python: no bytecode, no comments."""

from __future__ import annotations

import ast
import hashlib
from functools import cache
from pathlib import Path
from types import CodeType
from typing import Any, NamedTuple

# Types stand in the hints, and what a decorator says is asked of the function; the rest differs between Pythons.
SILENT = frozenset({"annotation", "ctx", "decorator_list", "kind", "returns", "type_comment", "type_params"})


class Said(NamedTuple):
    """A digest of the body and the parameters, and the names in them, each with the attributes taken of it at once."""

    digest: str
    names: frozenset[tuple[str, ...]]


@cache
def said(code: CodeType) -> Said | None:
    """What a function of that *code* says; nothing is known of one that stands in no file."""
    return _functions(code.co_filename).get((code.co_name, code.co_firstlineno))


@cache
def _functions(filename: str) -> dict[tuple[str, int], Said]:
    """What the decorated functions of a file say, by name and first line, which is that of the first decorator."""
    try:
        tree = ast.parse(Path(filename).read_bytes())
    except OSError:
        return {}
    functions = [node for node in tree.body if isinstance(node, ast.FunctionDef) and node.decorator_list]
    return {(f.name, min(decorator.lineno for decorator in f.decorator_list)): _said(f) for f in functions}


def _said(function: ast.FunctionDef) -> Said:
    words: list[str] = []
    names: set[tuple[str, ...]] = set()
    if ast.get_docstring(function, clean=False) is not None:
        del function.body[0]
    _read(function, words, names)
    return Said(hashlib.sha256(" ".join(words).encode()).hexdigest(), frozenset(names))


def _read(node: Any, words: list[str], names: set[tuple[str, ...]]) -> None:
    kind: Any = type(node)
    if kind is ast.Name:
        words.append(node.id)
        names.add((node.id,))
    elif kind is ast.Attribute:
        path = [node.attr]
        while type(node := node.value) is ast.Attribute:
            path.append(node.attr)
        if type(node) is ast.Name:
            names.add((node.id, *reversed(path)))
            words.append(node.id)
        else:
            _read(node, words, names)
        words += [f".{attribute}" for attribute in reversed(path)]
    elif kind is list:
        words.append("[")
        for inner in node:
            _read(inner, words, names)
        words.append("]")
    elif isinstance(node, ast.AST):
        words.append(f"({kind.__name__}")
        for name in _fields(kind):
            value = getattr(node, name)
            if value is not None and value != []:  # newer Pythons have more of these
                words.append(f"{name}:")
                _read(value, words, names)
        words.append(")")
    else:
        words.append(repr(node))


@cache
def _fields(kind: Any) -> tuple[str, ...]:
    return tuple(name for name in kind._fields if name not in SILENT)
