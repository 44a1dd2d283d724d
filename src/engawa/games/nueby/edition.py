"""Editions: the boards of the six games as data, read and proven sound."""

from __future__ import annotations

import json
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from engawa.core.documents import expect, expect_int, expect_keys, expect_list, expect_table, read_toml
from engawa.games.nueby.board import routes_of
from engawa.games.nueby.layout import Layout, read_layout
from engawa.games.nueby.plan import Plan, read_plan
from engawa.games.nueby.soundness import prove
from engawa.games.nueby.variants import BY_NAME, Variant
from engawa.games.nueby.vocabulary import SEATS

STANDARD = "engawa"
FEWEST = 2  # players, and colours of a board
KEYS = {"zweite-ebene": ("inner_entries",), "werfer": ("arrows", "marked")}  # that a board of a game has besides
MAY = {"zweite-ebene": ("inner_regions",), "einser-blocker": ("track",)}  # and that it may have

Edition = dict[str, Any]  # the document: its name, and for each game its boards by number of colours


class Sheet(NamedTuple):
    """One board of an edition: its plan, the colours that two, three … players take, and where it is drawn."""

    plan: Plan
    seats: list[list[int]]
    layout: Layout


@cache
def standard() -> Edition:
    """The edition that ships with the games."""
    edition: Edition = read_toml(Path(__file__).parent / "editions" / f"{STANDARD}.toml")
    return edition


def read_edition(document: Any, variant: Variant) -> Edition:
    """The edition in a *document*, as far as one game goes: its boards can be read and are sound."""
    table = expect_table(document, "edition")
    expect_keys(table, "edition", ("name", variant.name), BY_NAME)
    expect(isinstance(table["name"], str), "name", "expected-text", table["name"])
    boards = expect_table(table[variant.name], variant.name)
    expect(bool(boards), variant.name, "nueby-some-board", boards, most=SEATS)
    for colours in boards:
        good = colours.isdecimal() and FEWEST <= int(colours) <= SEATS and colours == str(int(colours))
        expect(good, variant.name, "nueby-some-board", colours, most=SEATS)
        plan = sheet_in(table, variant, int(colours)).plan
        for colour in range(plan.colours):
            routes_of(plan, colour)
    return {"name": table["name"], variant.name: boards}


def colours_offered(edition: Edition, variant: Variant) -> list[int]:
    """How many colours the boards of a game have, the most first."""
    return sorted((int(colours) for colours in edition[variant.name]), reverse=True)


def sheet_in(edition: Edition, variant: Variant, colours: int) -> Sheet:
    """The board with so many colours. That its routes can be told apart is proven in `read_edition`."""
    return _sheet(json.dumps(edition[variant.name][str(colours)], default=str), variant.name, colours)


@lru_cache(maxsize=64)
def _sheet(board: str, name: str, colours: int) -> Sheet:
    where = f"{name}.{colours}"
    table = expect_table(json.loads(board), where)
    expect_keys(
        table, where, ("seats", "entries", "ways", *KEYS.get(name, ())), ("layout", "regions", *MAY.get(name, ()))
    )
    plan = read_plan(BY_NAME[name], colours, table, where)
    prove(plan)
    layout = read_layout(plan, table.get("layout", {}), f"{where}.layout")
    return Sheet(plan, _read_seats(table, colours, where), layout)


def _read_seats(table: dict[str, Any], colours: int, where: str) -> list[list[int]]:
    """Which colours two, three … players take, seat after seat. [NU-C2]"""
    rows = expect_list(table["seats"], f"{where}.seats")
    expect(len(rows) == colours - 1, f"{where}.seats", "nueby-seats", rows, most=colours)
    seats = []
    for i, row in enumerate(rows):
        here = f"{where}.seats[{i}]"
        taken = [expect_int(colour, here, 0, colours - 1) for colour in expect_list(row, here)]
        expect(len({*taken}) == len(taken) == i + FEWEST, here, "nueby-seat-row", row, players=i + FEWEST)
        seats.append(taken)
    return seats
