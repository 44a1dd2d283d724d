"""The client's TypeScript types, made from wire.py, wire_http.py and from the documents of the games.

`python -m engawa.server.typescript` writes them, with `--check` it says whether they are as they should be.
"""

from __future__ import annotations

import inspect
import json
import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints

from pydantic import BaseModel, TypeAdapter
from typing_extensions import is_typeddict

from engawa import catalogue
from engawa.server import wire, wire_http

CLIENT = Path(__file__).parents[3] / "web" / "src"
HEAD = "// Made from {source} by `python -m engawa.server.typescript`. Do not edit.\n"
UNIONS = {"ClientMessage": wire.ClientMessage, "ServerMessage": wire.ServerMessage}
NUMBERS = ("VERSION", "MOST_NAME", "MOST_CHAT", "MOST_MOVE")
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null", Any: "unknown"}


def files(client: Path = CLIENT) -> dict[Path, str]:
    """What is made, and where the *client* has it."""
    made = {client / "lib" / "wire.ts": wire_types()}
    for key in catalogue.MODULES:
        folder, declared = client / "games" / key.split("/")[0], document_of(key)
        if declared is not None and folder.is_dir():
            made[folder / "document.ts"] = document_types(declared)
    return made


# The wire


def wire_types() -> str:
    """The types of the protocol."""
    sent_by_client = client_models()
    head = HEAD.format(source="src/engawa/server/wire.py and wire_http.py")
    parts = [head, *(f"export const {name} = {getattr(wire, name)};" for name in NUMBERS), ""]
    parts += ["export type Document = Record<string, unknown>;", ""]
    parts += [interface(model, optional=model in sent_by_client) for model in models()]
    parts += [f"export type {name} = {' | '.join(names_in(union))};\n" for name, union in UNIONS.items()]
    return "\n".join(parts)


def models() -> list[type[BaseModel]]:
    """The models of the socket and of HTTP in the order they are written."""
    written: list[type[BaseModel]] = []
    for module in (wire, wire_http):
        classes = [
            each for _, each in inspect.getmembers(module, inspect.isclass) if each.__module__ == module.__name__
        ]
        own = [each for each in classes if issubclass(each, wire.Model) and each is not wire.Model]
        written += sorted(own, key=lambda model: inspect.getsourcelines(model)[1])
    return written


def client_models() -> set[type[BaseModel]]:
    """What a client writes: there, a field with a default may be left out."""
    asked: set[type[BaseModel]] = {wire_http.SeatWish, wire_http.ClockWish, wire_http.NewMatch, wire_http.OptionsWish}
    return asked | set(get_args(get_args(wire.ClientMessage)[0]))


def interface(model: type[BaseModel], optional: bool) -> str:
    """One model as an interface, under its docstring."""
    schema = TypeAdapter(model).json_schema()
    schema = schema.get("$defs", {}).get(model.__name__, schema) if "$ref" in schema else schema
    required = schema.get("required", [])
    lines = about(model, wire.Model.__doc__)
    lines.append(f"export interface {model.__name__} {{")
    for name, field in schema["properties"].items():
        mark = "?" if optional and name not in required else ""
        lines.append(f"  {name}{mark}: {type_of(field)};")
    return "\n".join([*lines, "}", ""])


def about(model: type, but: str | None = None) -> list[str]:
    """The docstring of a type as a comment; none if it has only the one of its kind."""
    doc = inspect.cleandoc(model.__doc__) if model.__doc__ and model.__doc__ != but else ""
    return [f"/** {' '.join(doc.split())} */"] if doc else []


def type_of(schema: dict[str, Any]) -> str:
    """A JSON schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[1]
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(type_of(each) for each in schema["anyOf"])
    match schema.get("type"):
        case "array":
            item = type_of(schema["items"])
            return f"({item})[]" if " | " in item else f"{item}[]"
        case "object":
            inside = schema.get("additionalProperties")
            return f"Record<string, {type_of(inside)}>" if isinstance(inside, dict) else "Document"
        case "integer" | "number":
            return "number"
        case "string" | "boolean" | "null" as plain:
            return str(plain)
        case None:
            return "unknown"
    raise TypeError(f"no TypeScript for the schema {schema!r}")


def names_in(union: Any) -> list[str]:
    return [model.__name__ for model in get_args(get_args(union)[0])]


# Documents of games


def document_of(key: str) -> ModuleType | None:
    """The module beside the rules of a game that declares its documents, if it has one."""
    package = catalogue.find(key).rules.__name__.rpartition(".")[0]
    return import_module(f"{package}.document") if package and find_spec(f"{package}.document") else None


def document_types(module: ModuleType) -> str:
    """The types that a module declares: its TypedDicts, and what it gives a name."""
    aliases = {name: each for name, each in vars(module).items() if get_origin(each) in (Literal, tuple)}
    dicts = [each for name, each in vars(module).items() if is_typeddict(each) and not name.startswith("_")]
    parts = [HEAD.format(source=f"src/{module.__name__.replace('.', '/')}.py")]
    parts += [f"export type {name} = {written(each, aliases, but=name)};" for name, each in aliases.items()]
    parts += ["", *(_interface(each, aliases) for each in dicts)]
    return "\n".join(parts)


def _interface(declared: type, aliases: dict[str, Any]) -> str:
    lines = [*about(declared), f"export interface {declared.__name__} {{"]
    for name, hint in get_type_hints(declared, include_extras=True).items():
        optional = get_origin(hint) is NotRequired
        lines.append(f"  {name}{'?' if optional else ''}: {written(get_args(hint)[0] if optional else hint, aliases)};")
    return "\n".join([*lines, "}", ""])


def written(hint: Any, aliases: dict[str, Any], but: str = "") -> str:
    """A Python type as a TypeScript type; one that has a name among the *aliases* by that name."""
    name = next((name for name, each in aliases.items() if each == hint and name != but), None)
    if name is not None:
        return name
    if is_typeddict(hint):
        return str(hint.__name__)
    if hint in PLAIN:
        return PLAIN[hint]
    origin, inside = get_origin(hint), get_args(hint)
    if origin is Literal:
        return " | ".join(json.dumps(value) for value in inside)
    parts = [written(each, aliases) for each in inside]
    if origin in (Union, UnionType):
        return " | ".join(parts)
    if origin is tuple:
        return f"[{', '.join(parts)}]"
    if origin is list:
        one = get_origin(inside[0]) not in (Union, UnionType, Literal) or parts[0] in aliases
        return f"{parts[0]}[]" if one else f"({parts[0]})[]"
    if origin is dict and inside[0] is str:
        return f"Record<string, {parts[1]}>"
    raise TypeError(f"no TypeScript for {hint!r}")


def main(arguments: list[str], client: Path = CLIENT) -> int:
    """Write the types, or say with exit code 1 that the client's are not these."""
    wrong = [path for path, text in files(client).items() if not path.exists() or path.read_text("utf-8") != text]
    if "--check" in arguments:
        for path in wrong:
            sys.stderr.write(f"{path}: not what the server says; run: python -m engawa.server.typescript\n")
        return 1 if wrong else 0
    for path in wrong:
        path.write_text(files(client)[path], "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
