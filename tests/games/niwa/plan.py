"""A garden as the engine has built it, in text: its fields, and its lines from both of their ends."""

from __future__ import annotations

import copy
from typing import Any

import pytest

import engawa
from engawa.games.niwa.garden import field_name, field_numbers
from engawa.games.niwa.notation import board_of, read_options
from engawa.games.niwa.state import NOWHERE, WAYS

Cell = tuple[int, int]

ONE_COLOUR = {  # a box whose tiles all join, to build whatever one likes
    "name": "green",
    "tiles": {
        "B": {"ring": "GGGGGG", "spoke": "GGGGGG", "base": True, "count": 2},
        "a": {"ring": "GYOGYO", "spoke": "GGGGGG", "count": 10},
    },
}

BLOCK = [(u - (v == 2), v) for v in range(3) for u in range(4)]  # three rows of four
AROUND = ((-2, 0), (1, 0), (-1, 1), (0, -1), (2, -1), (-2, 1), (1, 1), (-1, -1), (0, 2), (0, -2))
STAR = [[0, 0, "B", 0], [2, 0, "B", 0], *([u, v, "a", 0] for u, v in AROUND)]  # a base in the very middle


def block(*bases: Cell) -> list[list[Any]]:
    """The block of three rows of four with bases on two of its places, for the box of one colour."""
    return [[u, v, "B" if (u, v) in bases else "a", 0] for u, v in BLOCK]


def box(**tiles: Any) -> dict[str, Any]:
    """The box of one colour with some tiles changed."""
    changed = copy.deepcopy(ONE_COLOUR)
    for name, tile in tiles.items():
        changed["tiles"][name] = changed["tiles"].get(name, {}) | tile
    return changed


def problem_with(garden: Any, **options: Any) -> str:
    """What is wrong with a garden."""
    with pytest.raises(engawa.InvalidNotation) as error:
        engawa.new("niwa", seed=1, garden=garden, **options)
    return str(error.value)


class Plan:
    """What a garden consists of."""

    def __init__(self, garden: str | list, **options: Any) -> None:
        b = board_of(read_options({"garden": garden, **options}, 2, None))
        self.fields = list(field_numbers(b))
        self.cells: dict[str, Cell] = {field_name(b, i): (b.column[i], b.row[i]) for i in range(b.fields)}
        self.bases = [field_name(b, base) for base in b.base]
        self.lines: dict[tuple[str, str], str] = {
            (field_name(b, i), field_name(b, b.neighbour[i][way])): "-GYO"[b.line[i][way]]
            for i in range(b.fields)
            for way in range(WAYS)
            if b.neighbour[i][way] != NOWHERE
        }

    def neighbours(self, field: str) -> list[str]:
        """The fields that a line joins to one."""
        return [there for here, there in self.lines if here == field]

    def colours(self) -> dict[str, int]:
        """How many lines of each colour there are."""
        ends = list(self.lines.values())
        return {colour: ends.count(colour) // 2 for colour in "GYO"}

    def turned(self) -> Plan:
        """The same garden after a half turn, the fields named anew."""
        name = {cell: field for field, cell in self.cells.items()}
        width, height = (max(axis) for axis in zip(*self.cells.values(), strict=True))
        opposite = {field: name.get((width - q, height - r), "?") for field, (q, r) in self.cells.items()}
        turned = Plan.__new__(Plan)
        turned.fields = sorted(opposite.values())
        turned.bases = [opposite[base] for base in reversed(self.bases)]
        turned.lines = {(opposite[one], opposite[other]): colour for (one, other), colour in self.lines.items()}
        return turned


def looks_the_same_after_a_half_turn(plan: Plan) -> bool:
    turned = plan.turned()
    return (sorted(plan.fields), plan.bases, plan.lines) == (turned.fields, turned.bases, turned.lines)
