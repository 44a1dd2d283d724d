"""Editions of Niwa: the tiles in the box and the gardens that come with it."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from engawa.core.documents import expect, expect_int, expect_keys, expect_table, read_toml

STANDARD = "engawa"
COLOUR_LETTERS = "-GYO"  # none, green, yellow, orange, as the rules number them [NI-C2]
EDGES = 6
TILES, BASES = 12, 2


class Tile(NamedTuple):
    """One kind of tile: the colours of its lines, and how many of it are in the box."""

    ring: tuple[int, ...]
    spoke: tuple[int, ...]
    base: bool
    copies: int


class Edition(NamedTuple):
    """Tiles by letter, gardens (not yet checked) by name."""

    name: str
    tiles: dict[str, Tile]
    gardens: dict[str, Any]
    document: dict[str, Any]


@cache
def standard() -> Edition:
    """The edition that ships with the game."""
    return read_edition(read_toml(Path(__file__).parent / "editions" / f"{STANDARD}.toml"))


def read_edition(document: Any) -> Edition:
    """The edition in a *document*, checked: every tile readable, twelve of them, two with a base. [NI-C1]"""
    table = expect_table(document, "edition")
    expect_keys(table, "edition", required=("name", "tiles"), optional=("gardens",))
    expect(isinstance(table["name"], str), "edition.name", "expected-text", table["name"])
    tiles = {name: _tile(tile, f"tiles.{name}") for name, tile in _named(table["tiles"], "tiles").items()}
    count = sum(tile.copies for tile in tiles.values())
    bases = sum(tile.copies for tile in tiles.values() if tile.base)
    expect(count == TILES, "tiles", "niwa-tiles-in-box", count, expected=TILES)
    expect(bases == BASES, "tiles", "niwa-bases-in-box", bases, expected=BASES)
    return Edition(table["name"], tiles, _named(table.get("gardens", {}), "gardens"), table)


def _named(document: Any, where: str) -> dict[str, Any]:
    """A JSON object by names that can be shown to people."""
    table = expect_table(document, where)
    for name in table:
        expect(name.isprintable() and name.strip() == name != "", where, "niwa-name", name)
    return table


def _tile(document: Any, where: str) -> Tile:
    table = expect_table(document, where)
    expect_keys(table, where, required=("ring", "spoke"), optional=("base", "count"))
    base = table.get("base", False)
    expect(isinstance(base, bool), f"{where}.base", "expected-bool", base)
    count = expect_int(table.get("count", 1), f"{where}.count", 1, TILES)
    return Tile(_colours(table["ring"], f"{where}.ring"), _colours(table["spoke"], f"{where}.spoke"), base, count)


def _colours(text: Any, where: str) -> tuple[int, ...]:
    good = isinstance(text, str) and len(text) == EDGES and all(letter in COLOUR_LETTERS[1:] for letter in text)
    expect(good, where, "niwa-colours", text)
    return tuple(COLOUR_LETTERS.index(letter) for letter in text)
