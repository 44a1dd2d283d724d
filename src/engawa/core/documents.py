"""Reading documents: what is expected where, or one line that says so."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from engawa.core.errors import InvalidNotation
from engawa.core.messages import Message

SHOWN = 60  # how much of a wrong value is repeated


def expect(condition: bool, where: str, expected: str, came: Any, /, **facts: Any) -> None:
    """Raise unless *condition* holds. *expected* is the key of a message that says what should stand at *where*."""
    if not condition:
        message = Message("expected", where=where, expected=Message(expected, **facts), came=shown(came))
        raise InvalidNotation(message)


def expect_table(value: Any, where: str) -> dict[str, Any]:
    """A JSON object."""
    expect(isinstance(value, dict) and all(isinstance(key, str) for key in value), where, "expected-object", value)
    return value  # type: ignore[no-any-return]


def expect_list(value: Any, where: str) -> list[Any]:
    """A JSON array."""
    expect(isinstance(value, list | tuple), where, "expected-list", value)
    return list(value)


def expect_text(value: Any, where: str) -> str:
    """A JSON string."""
    expect(isinstance(value, str), where, "expected-text", value)
    return value  # type: ignore[no-any-return]


def expect_int(value: Any, where: str, least: int, most: int) -> int:
    """A whole number within bounds."""
    good = isinstance(value, int) and not isinstance(value, bool) and least <= value <= most
    expect(good, where, "expected-number", value, least=str(least), most=str(most))
    return value  # type: ignore[no-any-return]


def expect_choice(value: Any, where: str, choices: Iterable[Any]) -> Any:
    """One of the *choices*."""
    listed = list(choices)
    good = any(type(value) is type(choice) and value == choice for choice in listed)
    expect(good, where, "expected-choice", value, choices=", ".join(shown(choice) for choice in listed))
    return value


def expect_keys(table: dict[str, Any], where: str, required: Iterable[str], optional: Iterable[str] = ()) -> None:
    """Exactly the known keys: all of *required*, any of *optional*."""
    required, known = list(required), [*required, *optional]
    for key in required:
        if key not in table:
            raise InvalidNotation(Message("key-missing", where=where, key=key))
    for key in table:
        if key not in known:
            raise InvalidNotation(Message("key-unknown", where=where, key=shown(key), known=", ".join(known)))


def shown(value: Any) -> str:
    """A value as JSON writes it, cut where it is long."""
    try:
        text = json.dumps(value, ensure_ascii=False)
    except (TypeError, ValueError):
        text = repr(value)
    return text if len(text) <= SHOWN else f"{text[: SHOWN - 1]}…"


def read_json(text: str, where: str) -> Any:
    """The document in a JSON text."""
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        where = f"{where}, line {error.lineno}, column {error.colno}"
        raise InvalidNotation(Message("not-json", where=where, problem=error.msg)) from None
    except RecursionError:
        raise InvalidNotation(Message("not-json", where=where, problem="nested too deeply")) from None


def read_toml(path: Path) -> Any:
    """The document in a TOML file."""
    import tomllib

    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise InvalidNotation(Message("not-toml", where=str(path), problem=str(error))) from None
    except OSError as error:
        problem = error.strerror or type(error).__name__
        raise InvalidNotation(Message("not-readable", where=str(path), problem=problem)) from None
