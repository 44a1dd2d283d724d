"""What a client reads of Ninja All-Stars: positions, and the board to draw. TypeScript types are made from these.

What says nothing is left out of a position: null, false, 0 and what is empty. [NS-Q1]
"""

from __future__ import annotations

from typing import Any, Literal, NotRequired

from typing_extensions import TypedDict

Element = Literal["spirit", "water", "earth", "void", "fire", "air"]
Letter = Literal["S", "W", "E", "V", "F", "A"]  # of an element, on dice
Seat = Literal["A", "B", "C", "D"]
Direction = Literal["N", "NE", "E", "SE", "S", "SW", "W", "NW"]
Edge = Literal["N", "E", "S", "W"]
Terrain = Literal["open", "rough", "foliage", "elevated", "wall"]
Shape = Literal["rock", "paper", "scissors"]
Movement = Literal["move", "run", "pounce"]
PoolName = Literal["att", "def", "own", "foe"]
Challenge = Literal["brawl", "hill", "search", "infiltration", "messenger", "champion", "assassinate", "medals"]
Phase = Literal[
    "init", "moon", "deal", "test", "test-foe", "dice-att", "dice-def", "reroll", "resist", "poison",
    "chest",
    "janken", "furnish", "pick", "edge", "post", "name", "deploy", "omen", "courier", "turn", "act", "dodge",
    "affinity", "team", "boost", "react", "result", "save", "push", "place", "face", "heal", "choice",
    "reinforce", "over",
]  # fmt: skip
Left = tuple[str, str]  # dice of the attacker and of the defender that are not paired off
Again = tuple[int, PoolName]  # so many dice of that pool are rerolled


class Options(TypedDict):
    """What was chosen before the match."""

    players: int
    challenge: Challenge
    board: str
    teams: list[str | dict[str, Any]]
    setup: Literal["full", "quick"]
    janken: Literal["play", "dice"]
    handicap: NotRequired[Literal[True]]
    edition: NotRequired[dict[str, Any]]


_In = TypedDict("_In", {"in": NotRequired[Literal["heal", "train"]]})


class Model(_In):
    """Where a model is, on the board or in a house; its tokens; its marks; what a sentry guards."""

    at: NotRequired[str]
    face: NotRequired[Direction]
    stun: NotRequired[int]
    curse: NotRequired[int]
    poison: NotRequired[int]
    luck: NotRequired[int]
    haste: NotRequired[int]
    slow: NotRequired[int]
    power: NotRequired[int]
    protect: NotRequired[int]
    delay: NotRequired[int]
    stealth: NotRequired[Literal[True]]
    medal: NotRequired[Literal[True]]
    done: NotRequired[Literal[True]]
    mastered: NotRequired[Literal[True]]
    blessed: NotRequired[Literal[True]]
    bare: NotRequired[Literal[True]]
    fist: NotRequired[Literal[True]]
    guards: NotRequired[str]


class Contents(TypedDict):
    """How many chests have what in them."""

    medal: NotRequired[int]
    scroll: NotRequired[int]
    charm: NotRequired[int]
    trap: NotRequired[int]


class Activation(TypedDict):
    """What is left of the activation, and what has been used in it."""

    model: str
    seat: Seat
    move: NotRequired[int]
    act: NotRequired[int]
    extra: NotRequired[int]
    steps: NotRequired[int]
    mp: NotRequired[int]
    walked: NotRequired[int]
    dice: NotRequired[int]
    river: NotRequired[int]
    rush: NotRequired[int]
    either: NotRequired[Literal[True]]
    slow: NotRequired[Literal[True]]
    start: NotRequired[Literal[True]]
    fell: NotRequired[Literal[True]]
    vault: NotRequired[Literal[True]]
    pounced: NotRequired[Literal[True]]
    moving: NotRequired[Movement]
    cards: NotRequired[list[str]]
    used: NotRequired[list[str]]


class Test(TypedDict):
    """Who tests which element, against whom, and why. Elements are missing until they are named."""

    by: str
    element: NotRequired[Letter]
    foe: NotRequired[str]
    foe_element: NotRequired[Letter]
    why: list[str]


class Attack(TypedDict):
    """Who attacks whom, with which pools, and what has come of it so far."""

    by: str
    on: str
    kind: Literal["attack", "shot"]
    at: NotRequired[int]
    df: NotRequired[int]
    assisted: NotRequired[Literal[True]]
    chooser: NotRequired[Seat]
    resilient: NotRequired[Literal[True]]
    ccm: NotRequired[list[Literal["att", "def"]]]
    left: NotRequired[Left]
    result: NotRequired[Element]
    hurt: NotRequired[Literal[True]]


class Pool(TypedDict):
    """Dice on the table: fresh ones may be rerolled, fixed ones not."""

    fresh: NotRequired[str]
    fixed: NotRequired[str]


_Def = TypedDict("_Def", {"def": NotRequired[Pool]})


class Roll(_Def):
    """The pools of an attack, or of a test and its foe."""

    att: NotRequired[Pool]
    own: NotRequired[Pool]
    foe: NotRequired[Pool]
    again: NotRequired[Again]


_InFor = TypedDict("_InFor", {"in": list[Seat], "for": Literal["start", "edge", "round"]})


class Janken(_InFor):
    """Who plays for what; shapes that a viewer cannot know are left out."""

    shown: NotRequired[dict[str, Shape]]
    ties: NotRequired[int]


class Position(TypedDict):
    """Everything that changes in a match. Of a hand that a viewer cannot see there is only its size."""

    game: Literal["ninja-all-stars"]
    options: Options
    scores: list[int]
    edges: list[Edge | None]
    rerolls: list[int]
    models: dict[str, Model]
    hands: list[list[str] | int]
    phase: Phase
    round: NotRequired[int]
    moon: NotRequired[Letter]
    initiative: NotRequired[Seat]
    lanterns: NotRequired[list[str]]
    shrines: NotRequired[list[str]]
    chests: NotRequired[list[str]]
    contents: NotRequired[Contents]
    medals: NotRequired[list[str]]
    champions: NotRequired[list[str | None]]
    discard: NotRequired[list[str]]
    seat: NotRequired[Seat]
    queue: NotRequired[list[Seat]]
    todo: NotRequired[list[list[str | int | bool | None]]]
    played: NotRequired[dict[str, list[str]]]
    activation: NotRequired[Activation]
    test: NotRequired[Test]
    attack: NotRequired[Attack]
    roll: NotRequired[Roll]
    janken: NotRequired[Janken]
    passes: NotRequired[int]
    due: NotRequired[list[int]]
    last: NotRequired[Literal[True]]


class Space(TypedDict):
    """A space, and the edge whose zone it is in."""

    name: str
    terrain: Terrain
    zone: NotRequired[Edge]


class Team(TypedDict):
    """Who plays in a seat, and what they cost."""

    element: Element
    clan: str
    koban: int


class Clan(TypedDict):
    """What own teams of a clan are made of: prices and limits by class; what its leader chooses; heroes."""

    leader: str
    prices: dict[str, int]
    limits: dict[str, tuple[int, int]]
    choice: list[str]
    heroes: dict[str, int]


_Class = TypedDict("_Class", {"class": str})


class Profile(_Class):
    """The values of a model; range and dice of its bow; a large base covers two by two spaces."""

    mv: int
    at: int
    df: int
    affinities: list[Element]
    keywords: list[str]
    ranged: NotRequired[tuple[int, int]]
    base: NotRequired[Literal["large"]]


class Card(TypedDict):
    """A moon card, and how many there are of it."""

    element: Element
    copies: int


class Board(TypedDict):
    """What never changes in a match: terrain, zones, goals, teams, what own teams may cost, values, cards."""

    width: int
    height: int
    spaces: list[Space]
    hill: list[str]
    goals: dict[str, list[str]]
    light: int
    rounds: int
    allowed: int
    teams: list[Team]
    clans: dict[str, Clan]
    koban: int
    models: dict[str, Profile]
    cards: dict[str, Card]
