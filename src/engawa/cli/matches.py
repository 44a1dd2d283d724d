"""Where matches come from, and where they are kept."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Any

import engawa
from engawa import catalogue
from engawa.cli.parameters import Setup, read_number, read_options, read_seed
from engawa.core import documents, errors, messages
from engawa.core.match import Match


def new_match(key: str, setup: Setup) -> Match:
    """A new match, as a command line describes it."""
    count, options = catalogue.find(key).players, read_options(setup.option or [])
    players, edition = setup.players, setup.edition
    if edition is not None:
        options["edition"] = documents.read_toml(Path(edition))
    number = None if players is None else read_number(players, "--players", count[0], count[-1])
    try:
        return engawa.new(key, number, read_seed(setup.seed), **options)
    except errors.InvalidNotation as error:
        raise error if edition is None else documents.in_file(error, Path(edition), "edition") from None


def read_match(source: str | None) -> Match:
    """The match of a document, or at the start of the game that has this key."""
    if source is not None and source in engawa.games():
        return engawa.new(source)
    return engawa.load(read_document(source))


def load(name: str) -> Match:
    """The match of a document in a file."""
    return engawa.load(documents.read_json(documents.read_text(_path(name)), name))


def read_document(source: str | None) -> Any:
    """The JSON document in a file; of `-`, and of nothing, what is piped in."""
    if source is not None and source != "-":
        return documents.read_json(documents.read_text(Path(source)), source)
    if source is None and sys.stdin.isatty():
        raise errors.InvalidNotation(messages.Message("cli-no-document"))
    return documents.read_json(documents.decoded(sys.stdin.buffer.read(documents.MOST + 1), "stdin"), "stdin")


def save(match: Match, name: str) -> Path:
    """Write the record of a match, seed included. Where it is then."""
    return _write(_text(match.record(with_seed=True)), name)


def write_picture(picture: str, name: str) -> None:
    """Write a picture to a file; to `-`, with what standard output cannot write as numbers."""
    if name == "-":
        encoding = sys.stdout.encoding or "ascii"
        print(picture.encode(encoding, "xmlcharrefreplace").decode(encoding))
    else:
        _write(f"{picture}\n", name)


def _write(text: str, name: str) -> Path:
    """Write a file: the whole of it, or nothing. Where it is then."""
    path = _path(name)
    try:
        if not path.parent.is_dir():
            raise _unwritable(name, messages.Message("cli-no-directory"))
        if path.exists() and not path.is_file():
            raise _unwritable(name, messages.Message("file-is-directory" if path.is_dir() else "cli-no-plain-file"))
        beside = path.with_name(f".engawa-{os.getpid()}")
        try:
            with beside.open("x", encoding="utf-8") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            beside.replace(path)
        finally:
            beside.unlink(missing_ok=True)
    except OSError as error:
        raise _unwritable(name, documents.trouble(error)) from None
    return path


def _unwritable(name: str, problem: messages.Message) -> errors.InvalidNotation:
    return errors.InvalidNotation(messages.Message("cli-not-writable", where=name, problem=problem))


def _path(name: str) -> Path:
    """The place of a file, where links lead."""
    try:
        return Path(name).expanduser().resolve()
    except (OSError, ValueError, RuntimeError):  # links in a circle, a NUL in the name, no such home
        raise errors.InvalidNotation(
            messages.Message("not-readable", where=name, problem=messages.Message("file-missing"))
        ) from None


def _text(record: dict[str, Any]) -> str:
    """A record as JSON that people can read: a line for each key and for each ply."""
    plies = ",\n  ".join(json.dumps(ply) for ply in record["plies"])
    lines = {key: json.dumps(value) for key, value in record.items()} | {"plies": f"[\n  {plies}\n ]"}
    return "{\n " + ",\n ".join(f"{json.dumps(key)}: {line}" for key, line in lines.items()) + "\n}\n"
