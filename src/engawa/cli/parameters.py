"""The parameters that commands share, and how their words are read."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import typer

from engawa.core import documents, errors, fairness, messages

Key = Annotated[str, typer.Argument(metavar="cli-word-game", help="cli-argument-game")]
Source = Annotated[str | None, typer.Argument(metavar="cli-word-source", help="cli-argument-source")]
AsJson = Annotated[bool, typer.Option("--json", help="cli-option-json")]
Chosen = Annotated[list[str] | None, typer.Option("--option", "-o", metavar="cli-word-pair", help="cli-option-option")]
Players = Annotated[str | None, typer.Option("--players", metavar="cli-word-number", help="cli-option-players")]
Seed = Annotated[str | None, typer.Option("--seed", metavar="cli-word-number", help="cli-option-seed")]
Edition = Annotated[str | None, typer.Option("--edition", metavar="cli-word-file", help="cli-option-edition")]


class Setup(NamedTuple):
    """What a command line says about a new match."""

    option: Chosen = None
    players: Players = None
    seed: Seed = None
    edition: Edition = None


WHOLE = re.compile(r"[+-]?[0-9]{1,60}")
RESERVED = ("game", "players", "seed", "id")  # what `engawa.new` takes besides the options of a game


def read_number(text: str, where: str, least: int, most: int) -> int:
    """A whole number within bounds."""
    return documents.expect_int(int(text) if WHOLE.fullmatch(text) else text, where, least, most)


def read_seed(text: str | None) -> bytes | None:
    """The seed that a number, or 64 hexadecimal digits, stand for."""
    if text is None:
        return None
    return fairness.seed_of(int(text) if WHOLE.fullmatch(text) and len(text) < 2 * fairness.SEED_BYTES else text)


def read_pairs(pairs: list[str], option: str) -> list[tuple[str, str]]:
    """The keys and values of an *option* that was given once or more often, as `key=value`."""
    for pair in pairs:
        documents.expect("=" in pair.strip("="), option, "cli-expected-pair", pair)
    return [(key.strip(), value) for key, _, value in (pair.partition("=") for pair in pairs)]


def read_value(text: str) -> Any:
    """The value of an option: JSON, JSON in a file (`@FILE`), or else plain text."""
    if text.startswith("@"):
        return documents.read_json(documents.read_text(Path(text[1:])), text[1:])
    try:
        return documents.read_json(text, "-o")
    except errors.InvalidNotation:
        return text


def read_options(pairs: list[str]) -> dict[str, Any]:
    """The options of a game, as `-o key=value` gives them."""
    options = {key: read_value(value) for key, value in read_pairs(pairs, "-o")}
    for key in options:
        if key in RESERVED:
            raise errors.InvalidNotation(messages.Message("cli-reserved", key=key))
    return options
