"""The subset that means the same in both lives. What lies outside it is refused with its line, before compiling."""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Iterator
from types import FunctionType
from typing import Any, get_type_hints

from engawa.core.forge.declare import fields_of, is_buffers, is_record_class

REFUSED: dict[type[ast.AST], str] = {
    ast.Dict: "a dictionary",
    ast.DictComp: "a dictionary",
    ast.Set: "a set",
    ast.SetComp: "a set",
    ast.GeneratorExp: "a generator expression",
    ast.ListComp: "a list made by a kernel (buffers come from the caller)",
    ast.List: "a list made by a kernel (buffers come from the caller)",
    ast.Yield: "a generator",
    ast.YieldFrom: "a generator",
    ast.Lambda: "a lambda",
    ast.FunctionDef: "a function in a function",
    ast.ClassDef: "a class in a kernel",
    ast.Try: "an exception handler (kernels never raise)",
    ast.Raise: "raise (kernels never raise)",
    ast.With: "with",
    ast.JoinedStr: "text",
    ast.Global: "global",
    ast.Nonlocal: "nonlocal",
    ast.Slice: "a slice (a view in one life, a copy in the other)",
}


def complaints(function: FunctionType) -> list[str]:
    """What *function* says that the two lives would read differently, as `module.kernel, line N: …`."""
    try:
        lines, first = inspect.getsourcelines(function)
    except OSError:  # typed in at a prompt: nothing to read
        return []
    tree = ast.parse(textwrap.dedent("".join(lines))).body[0]
    assert isinstance(tree, ast.FunctionDef)
    where = f"{function.__module__}.{function.__name__}"
    return [f"{where}, line {first + line - 1}: {what}" for line, what in _complaints(tree, function)]


def unannotated(function: FunctionType) -> list[str]:
    """The parameters of *function*, and `return`, that lack an annotation."""
    code = function.__code__
    names = [*code.co_varnames[: code.co_argcount + code.co_kwonlyargcount], "return"]
    return [name for name in names if name not in function.__annotations__]


def _complaints(tree: ast.FunctionDef, function: FunctionType) -> Iterator[tuple[int, str]]:
    records = dict(_records(get_type_hints(function)))
    for node in ast.walk(tree):
        if node is tree:
            continue
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and not _is_docstring(node, tree):
            yield node.lineno, "text is not for kernels"
        elif type(node) in REFUSED:
            yield getattr(node, "lineno", tree.lineno), f"{REFUSED[type(node)]} is not for kernels"
        elif isinstance(node, ast.Assign | ast.AugAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            for target in targets:
                for name in _rows(target, records):
                    yield (
                        node.lineno,
                        f"{name} is a row (a reference in one life, a copy in the other): assign its elements",
                    )


def _records(hints: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    """The records among parameters, and in buffers among them, by what a kernel calls them: `s`, `desk.look`."""
    for name, hint in hints.items():
        if is_record_class(hint):
            yield name, hint
        elif is_buffers(hint):
            yield from ((f"{name}.{inner}", cls) for inner, cls in _records(get_type_hints(hint)))


def _rows(target: ast.expr, records: dict[str, Any]) -> Iterator[str]:
    """The assigned parts of *target* that are a whole array or row of a record parameter."""
    if isinstance(target, ast.Tuple):
        for element in target.elts:
            yield from _rows(element, records)
        return
    depth, node = 0, target
    while isinstance(node, ast.Subscript):
        depth, node = depth + 1, node.value
    if isinstance(node, ast.Attribute) and ast.unparse(node.value) in records:
        shapes = {f.name: f.shape for f in fields_of(records[ast.unparse(node.value)])}
        if len(shapes.get(node.attr, ())) > depth:
            yield ast.unparse(target)


def _is_docstring(node: ast.Constant, tree: ast.FunctionDef) -> bool:
    return isinstance(tree.body[0], ast.Expr) and tree.body[0].value is node
