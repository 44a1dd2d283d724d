"""What a client reads of Niwa: positions, and the garden to draw. TypeScript types are made from these."""

from __future__ import annotations

from typing import Any, Literal, NotRequired

from typing_extensions import TypedDict

Colour = Literal["G", "Y", "O"]
Phase = Literal["place", "move", "over"]
End = Literal["base", "repetition", "turns"]
Laid = tuple[int, int, str, int]  # u, v, tile, rotation
Standing = tuple[str, str]  # field, and beads from the lowest to the top one


class Position(TypedDict):
    """Who stands where with which beads."""

    game: Literal["niwa"]
    garden: str | list[Laid]
    edition: NotRequired[dict[str, Any]]
    phase: Phase
    turn: int | None
    mover: str | None
    figures: dict[str, Standing]
    turns: int
    seen: NotRequired[dict[str, int]]
    winner: NotRequired[int | None]
    end: NotRequired[End]


class Field(TypedDict):
    """A field where it lies: column and row of the hexagons."""

    name: str
    q: int
    r: int


_From = TypedDict("_From", {"from": str})


class Line(_From):
    """The line between two fields."""

    to: str
    colour: Colour


class Board(TypedDict):
    """The garden: fields, the lines between them, the base of each seat, tiles; and the seat that begins."""

    fields: list[Field]
    lines: list[Line]
    bases: list[str]
    tiles: list[Laid]
    first: int
