"""What a client reads of the six Nüby games: positions, and boards to draw. TypeScript types are made from these."""

from __future__ import annotations

from typing import Any, Literal, NotRequired

from typing_extensions import TypedDict

Phase = Literal["roll", "hunt", "enter", "start", "move", "focus", "over"]
Kind = Literal["ring", "inner", "path", "lane", "grey", "goal", "area", "inner-area", "track"]
WayKind = Literal[
    "ring", "inner", "path", "lane", "grey", "goal", "area", "inner-area", "track", "branch", "return", "arrow"
]
ExtraHits = Literal["book", "kind"]


class Options(TypedDict):
    """What was chosen before the match and is not usual."""

    colours: NotRequired[int]
    extra_hits: NotRequired[ExtraHits]
    places: NotRequired[bool]
    edition: NotRequired[dict[str, Any]]


class Position(TypedDict):
    """Where everybody's pieces are, and what is expected."""

    game: str
    players: int
    turn: int
    phase: Phase
    die: NotRequired[int]
    named: NotRequired[int]
    hits: NotRequired[int]
    winner: NotRequired[int]
    moved: NotRequired[bool]
    pushed: NotRequired[bool]
    sixes: int
    pieces: list[list[str]]
    focus: NotRequired[list[list[bool]]]
    blocks: NotRequired[list[str]]
    places: NotRequired[list[int]]
    options: Options


class Field(TypedDict):
    """A field where it lies, and the colour that it belongs to."""

    name: str
    kind: Kind
    sector: int
    x: int
    y: int


_From = TypedDict("_From", {"from": str})


class Way(_From):
    """One step that the board allows."""

    to: str
    kind: WayKind


class Sector(TypedDict):
    """What a colour has on the board; what its game does not have is empty."""

    entries: list[str]
    arrow: list[str]
    fork: str
    areas: list[str]
    goal: list[str]
    lane: list[str]
    path: list[str]
    track: list[str]
    marked: list[str]


class Board(TypedDict):
    """A board: fields, the ways between them, what belongs to which colour, and the colour of each seat.

    `left` is by seat and field how many steps are left to the innermost goal field.
    """

    game: str
    colours: int
    width: int
    fields: list[Field]
    ways: list[Way]
    sectors: list[Sector]
    arrows: list[str]
    seats: list[int]
    left: list[list[int]]
