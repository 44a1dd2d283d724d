"""Reading documents: what is expected where, or one line that says so."""

from __future__ import annotations

import errno
import json
import re
from collections.abc import Iterable
from math import isfinite
from pathlib import Path
from typing import Any

from engawa.core.errors import InvalidNotation
from engawa.core.messages import Message

SHOWN = 60  # how much of a wrong value is repeated
MOST = 1 << 24  # bytes that a document may have
HEADER, KEY = re.compile(r"\s*\[+([^\[\]]+)\]+\s*(#.*)?$"), re.compile(r"\s*([\w.\"'-]+)\s*=")  # of TOML
TROUBLES = {
    errno.ENOENT: "file-missing",
    errno.ENOTDIR: "file-missing",
    errno.EISDIR: "file-is-directory",
    errno.EACCES: "file-forbidden",
    errno.EPERM: "file-forbidden",
    errno.EROFS: "file-forbidden",
    errno.ENOSPC: "disk-full",
}


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
    """A JSON string that can be written: half a surrogate pair is no letter."""
    good = isinstance(value, str) and (value.isascii() or not any("\ud800" <= letter <= "\udfff" for letter in value))
    expect(good, where, "expected-text", value)
    return value  # type: ignore[no-any-return]


def expect_int(value: Any, where: str, least: int, most: int) -> int:
    """A whole number within bounds."""
    if not (isinstance(value, int) and not isinstance(value, bool) and least <= value <= most):
        expect(False, where, "expected-number", value, least=str(least), most=str(most))
    return value  # type: ignore[no-any-return]


def expect_choice(value: Any, where: str, choices: Iterable[Any]) -> Any:
    """One of the *choices*."""
    listed = list(choices)
    if not any(type(value) is type(choice) and value == choice for choice in listed):
        expect(False, where, "expected-choice", value, choices=", ".join(shown(choice) for choice in listed))
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
    """A value as JSON writes it, cut where it is long; always text that can be printed."""
    try:
        text = json.dumps(value, ensure_ascii=False)
    except TypeError:
        text = repr(value)
    except (ValueError, RecursionError):  # a number of thousands of digits, or a list within itself
        text = "…"
    text = text if len(text) <= SHOWN else f"{text[: SHOWN - 1]}…"
    return text.encode("utf-8", "backslashreplace").decode()


def read_json(text: str, where: str) -> Any:
    """The document in a JSON text."""
    try:
        return json.loads(text, parse_float=_finite, parse_constant=_finite)
    except json.JSONDecodeError as error:
        facts = {"line": str(error.lineno), "column": str(error.colno), "came": _came(text, error.pos)}
        raise InvalidNotation(Message("not-json", where=where, **facts)) from None
    except RecursionError:
        raise InvalidNotation(Message("too-deep", where=where)) from None
    except ValueError:
        raise InvalidNotation(Message("number-unusable", where=where)) from None


def read_toml(path: Path) -> Any:
    """The document in a TOML file."""
    return parse_toml(read_text(path), str(path))


def parse_toml(text: str, where: str) -> Any:
    """The document in a text of TOML that stands *where*."""
    import tomllib

    try:
        return tomllib.loads(text)
    except RecursionError:
        raise InvalidNotation(Message("too-deep", where=where)) from None
    except ValueError as error:
        raise InvalidNotation(Message("not-toml", where=where, problem=str(error))) from None


def read_text(path: Path) -> str:
    """The text in a file."""
    try:
        with path.open("rb") as file:
            data = file.read(MOST + 1)
    except (OSError, ValueError) as error:
        raise InvalidNotation(Message("not-readable", where=str(path), problem=trouble(error))) from None
    return decoded(data, str(path))


def decoded(data: bytes, where: str) -> str:
    """The text that UTF-8 *data* writes."""
    if len(data) > MOST:
        raise InvalidNotation(Message("not-readable", where=where, problem=Message("file-too-large")))
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise InvalidNotation(Message("not-readable", where=where, problem=Message("file-not-text"))) from None


def trouble(error: Exception) -> Message:
    """What went wrong with a file."""
    number = getattr(error, "errno", None)
    said = getattr(error, "strerror", None) or type(error).__name__
    return Message(TROUBLES[number]) if number in TROUBLES else Message("file-trouble", said=said)


def _finite(text: str) -> float:
    """The number, unless it is one that no JSON can write."""
    value = float(text)
    if not isfinite(value):
        raise ValueError(text)
    return value


def _came(text: str, at: int) -> Message:
    """What stands in a text where something else was expected."""
    line = text[at : at + SHOWN // 2].partition("\n")[0]
    return Message("came-text", text=shown(line)) if at < len(text) else Message("came-end")


def in_file(error: InvalidNotation, path: Path, document: str) -> InvalidNotation:
    """The same *error* with the TOML file and the line where it is; as it was, if it is not about that *document*."""
    where = error.message.facts.get("where")
    line = 1 if where == document else line_of(read_text(path), where) if isinstance(where, str) else None
    if line is None:
        return error
    return InvalidNotation(Message("in-file", file=str(path), line=str(line), problem=error.message))


def line_of(text: str, where: str) -> int | None:
    """The line of a TOML text where the value of a key such as `werfer.6.ways[3]` stands, if it has that key.

    It is read line by line: tables by their headers, keys at the beginning of a line, and an entry of a list of texts
    by counting texts from its key on.
    """
    wanted, lines = re.sub(r"\[\d+\]", "", where).split("."), text.splitlines()
    table, depth, found = list[str](), 0, None
    for number, line in enumerate(lines, 1):
        header, key = HEADER.match(line), KEY.match(line)
        if header:
            table = _keys(header[1])
        here = table if header else [*table, *_keys(key[1])] if key else []
        if here == wanted[: len(here)] and len(here) > depth:
            depth, found = len(here), number
    entry = re.search(r"\[(\d+)\]$", where)
    if found is None or entry is None or depth < len(wanted):
        return found
    return _line_of_entry(lines, found, int(entry[1]))


def _keys(dotted: str) -> list[str]:
    return [key.strip().strip("\"'") for key in dotted.split(".")]


def _line_of_entry(lines: list[str], first: int, entry: int) -> int:
    """The line of text number *entry* in the list that begins on line *first*; that one, if it has none."""
    left = entry
    for number, line in enumerate(lines[first - 1 :], first):
        if number > first and (HEADER.match(line) or KEY.match(line)):
            break
        texts = len(re.findall(r"\"[^\"]*\"", line.partition("#")[0]))
        if left < texts:
            return number
        left -= texts
    return first
