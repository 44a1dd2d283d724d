"""The client's TypeScript types, made from wire.py: `python -m engawa.server.typescript [--check] [FILE]`."""

from __future__ import annotations

import inspect
import json
import sys
from pathlib import Path
from typing import Any, get_args

from pydantic import BaseModel, TypeAdapter

from engawa.server import wire

FILE = Path(__file__).parents[3] / "web" / "src" / "lib" / "wire.ts"
HEAD = "// Made from src/engawa/server/wire.py by `python -m engawa.server.typescript`. Do not edit.\n"
UNIONS = {"ClientMessage": wire.ClientMessage, "ServerMessage": wire.ServerMessage}
NUMBERS = ("VERSION", "MOST_NAME", "MOST_CHAT", "MOST_MOVE")


def typescript() -> str:
    """The whole module."""
    sent_by_client = client_models()
    parts = [HEAD, *(f"export const {name} = {getattr(wire, name)};" for name in NUMBERS), ""]
    parts += ["export type Document = Record<string, unknown>;", ""]
    parts += [interface(model, optional=model in sent_by_client) for model in models()]
    parts += [f"export type {name} = {' | '.join(names_in(union))};\n" for name, union in UNIONS.items()]
    return "\n".join(parts)


def models() -> list[type[BaseModel]]:
    """The models of wire.py in the order they are written."""
    found = [each for _, each in inspect.getmembers(wire, inspect.isclass) if issubclass(each, wire.Model)]
    return sorted((each for each in found if each is not wire.Model), key=lambda m: inspect.getsourcelines(m)[1])


def client_models() -> set[type[BaseModel]]:
    """What a client writes: there, a field with a default may be left out."""
    asked: set[type[BaseModel]] = {wire.SeatWish, wire.ClockWish, wire.NewMatch, wire.OptionsWish}
    return asked | set(get_args(get_args(wire.ClientMessage)[0]))


def interface(model: type[BaseModel], optional: bool) -> str:
    """One model as an interface, under its docstring."""
    schema = TypeAdapter(model).json_schema()
    schema = schema.get("$defs", {}).get(model.__name__, schema) if "$ref" in schema else schema
    required = schema.get("required", [])
    doc = inspect.cleandoc(model.__doc__) if model.__doc__ and model.__doc__ != wire.Model.__doc__ else ""
    lines = [f"/** {' '.join(doc.split())} */"] if doc else []
    lines.append(f"export interface {model.__name__} {{")
    for name, field in schema["properties"].items():
        mark = "?" if optional and name not in required else ""
        lines.append(f"  {name}{mark}: {type_of(field)};")
    return "\n".join([*lines, "}", ""])


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
            return "Document"
        case "integer" | "number":
            return "number"
        case "string" | "boolean" | "null" as plain:
            return str(plain)
        case None:
            return "unknown"
    raise TypeError(f"no TypeScript for the schema {schema!r}")


def names_in(union: Any) -> list[str]:
    return [model.__name__ for model in get_args(get_args(union)[0])]


def main(arguments: list[str]) -> int:
    """Print the types, or say with exit code 1 that the client's are not these."""
    if "--check" not in arguments:
        sys.stdout.write(typescript())
        return 0
    path = next((Path(each) for each in arguments if not each.startswith("--")), FILE)
    if path.read_text(encoding="utf-8") == typescript():
        return 0
    sys.stderr.write(f"{path}: not what wire.py says; run: python -m engawa.server.typescript > {path}\n")
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
