"""What a client reads of Ninja Dice: positions, and the table to draw. TypeScript types are made from these."""

from __future__ import annotations

from typing import Any, Literal, NotRequired

from typing_extensions import TypedDict

Phase = Literal["house", "throw", "steal", "match", "push", "over"]
SkillFace = Literal["fight", "sneak", "pick", "wild", "fortune", "catch"]
ThreatFace = Literal["catch", "arrow", "hourglass"]
HouseFace = Literal["guard", "guard2", "resident", "resident2", "lock"]
SkillDie = tuple[SkillFace, int, int, int]  # what it shows; x, y, yaw
ThreatDie = tuple[ThreatFace, int, int, int]  # what it shows; x, y, yaw


class Aim(TypedDict):
    """The dice of others that an arrow reaches, and whose they are.

    They can be stolen from (`open`), show a catch, or have no coin.
    """

    dice: list[str]
    open: list[int]
    caught: list[int]
    poor: list[int]


class Derived(TypedDict):
    """What follows from the dice in the tray: as how many a boosted die counts, and what lies before each front edge.

    A fortune that boosts nothing has the dice that it can boost, and as how many each would count.
    """

    counts: dict[str, int]
    aims: dict[str, Aim]
    boons: dict[str, dict[str, int]]


class Position(TypedDict):
    """The house, the dice in the tray, the hourglasses, everybody's treasure."""

    game: Literal["ninja-dice"]
    players: int
    first: int
    round: int
    active: int | None
    phase: Phase
    treasure: list[int]
    house: list[HouseFace]
    skill: dict[str, SkillDie]
    boosts: dict[str, str]
    locked: list[str]
    held: dict[str, int]
    threat: dict[str, ThreatDie]
    arrows: list[str]
    placed: list[str]
    derived: Derived
    winners: NotRequired[list[int]]
    edition: NotRequired[dict[str, Any]]


class Dice(TypedDict):
    """The six faces of each kind of die."""

    house: list[HouseFace]
    skill: list[SkillFace]
    threat: list[ThreatFace]


class Board(TypedDict):
    """The dice in the box, how many coins of each value, the dice of each round's house, and where everybody sits.

    `capture` is how likely the next throw captures while 0, 1, 2, 3 hourglasses are locked.
    """

    dice: Dice
    coins: dict[str, int]
    rounds: list[int]
    first: int
    sides: list[int]
    capture: list[float]
