"""Position documents, and the same position with everything spelt out: a table. [NS-Q1 … NS-Q5]"""

from typing import Any

from .teams import roster

Document = dict[str, Any]
Table = dict[str, Any]

GAME = "ninja-all-stars"
SEATS = "ABCD"
DEFAULT_TEAMS = ("fire", "water", "earth", "air")
OPTIONS = {
    "players": 2,
    "challenge": "brawl",
    "board": "courtyard",
    "setup": "full",
    "janken": "play",
    "handicap": False,
}
FLAGS = ("stealth", "medal", "done", "mastered", "blessed", "bare", "fist")
MOST_TOKENS = {
    "stun": 2,
    "poison": 1,
    "power": 1,
    "curse": 3,
    "luck": 3,
    "haste": 3,
    "slow": 3,
    "protect": 3,
    "delay": 3,
}
MODEL = (
    {"at": None, "in": None, "face": None, "guards": None} | dict.fromkeys(FLAGS, False) | dict.fromkeys(MOST_TOKENS, 0)
)
ACTIVATION: dict[str, Any] = {
    "model": None,
    "seat": None,
    "move": 0,
    "act": 0,
    "extra": 0,
    "either": False,
    "slow": False,
    "steps": 0,
    "start": False,
    "moving": False,
    "mp": 0,
    "walked": 0,
    "fell": False,
    "vault": False,
    "dice": 0,
    "river": 0,
    "rush": 0,
    "pounced": False,
    "cards": [],
    "used": [],
}
ATTACK: dict[str, Any] = {
    "by": None,
    "on": None,
    "kind": None,
    "at": 0,
    "df": 0,
    "assisted": False,
    "chooser": None,
    "resilient": False,
    "ccm": [],
    "left": None,
    "result": None,
    "hurt": False,
}
TEST: dict[str, Any] = {"by": None, "element": None, "foe": None, "foe_element": None, "why": None}
POOL = {"fresh": "", "fixed": ""}
POOLS = ("att", "def", "own", "foe")
JANKEN = {"in": [], "shown": {}, "ties": 0, "for": None}
NESTED = {"activation": ACTIVATION, "test": TEST, "attack": ATTACK, "janken": JANKEN}

ALWAYS_WRITTEN = ("game", "options", "scores", "edges", "rerolls", "models", "hands", "phase")
WITHOUT_ORDER = ("lanterns", "shrines", "chests", "medals", "discard")
BY_SEAT = ("due", "champions")


def spelt_out(options: dict[str, Any]) -> dict[str, Any]:
    """All options of section 1 with their values."""
    full: dict[str, Any] = OPTIONS | copied(options)
    full.setdefault("teams", list(DEFAULT_TEAMS[: full["players"]]))
    return full


def read(document: Document) -> Table:
    """The position with every field at its value, in fresh lists."""
    options = spelt_out(document["options"])
    players = options["players"]
    table: Table = {
        "game": GAME,
        "round": 0,
        "moon": None,
        "initiative": None,
        "scores": [0] * players,
        "edges": [None] * players,
        "rerolls": [0] * players,
        "lanterns": [],
        "shrines": [],
        "chests": [],
        "contents": {},
        "medals": [],
        "champions": [None] * players,
        "hands": [[] for _ in range(players)],
        "discard": [],
        "seat": None,
        "queue": [],
        "todo": [],
        "played": {},
        "activation": None,
        "test": None,
        "attack": None,
        "roll": None,
        "janken": None,
        "passes": 0,
        "due": [0] * players,
        "last": False,
    }
    table |= {key: value for key, value in copied(document).items() if value not in (None, [])}
    table["options"] = options
    table["models"] = {model: MODEL | standing for model, standing in table["models"].items()}
    for key, defaults in NESTED.items():
        if table[key]:
            table[key] = copied(defaults) | table[key]
    if table["roll"]:
        roll = table["roll"]
        table["roll"] = {pool: POOL | roll.get(pool, {}) for pool in POOLS}
        table["roll"]["again"] = roll.get("again")
    return table


def write(table: Table) -> Document:
    """The normal form of the position. [NS-Q1]"""
    document = {key: value for key, value in table.items() if key in ALWAYS_WRITTEN}
    document["options"] = options_written(table["options"])
    document["models"] = {model: without_defaults(standing) for model, standing in table["models"].items()}
    document["hands"] = [sorted(hand) for hand in table["hands"]]
    for key, value in table.items():
        if key in ALWAYS_WRITTEN:
            continue
        if key in WITHOUT_ORDER:
            value = sorted(value)
        if key == "played":
            value = {seat: sorted(cards) for seat, cards in value.items()}
        if isinstance(value, dict):
            value = without_defaults(value)
        if value and not (key in BY_SEAT and not any(value)):
            document[key] = value
    for key, lists in (("activation", ("cards", "used")), ("attack", ("ccm",))):
        for inner in lists:
            if document.get(key, {}).get(inner):
                document[key][inner] = sorted(document[key][inner])
    normal: Document = copied(document)
    return normal


def options_written(options: dict[str, Any]) -> dict[str, Any]:
    """All options; a handicap only if there is one."""
    written = {key: value for key, value in options.items() if key != "handicap" or value}
    written["teams"] = [without_defaults(team) if isinstance(team, dict) else team for team in options["teams"]]
    return written


def without_defaults(nested: dict[str, Any]) -> dict[str, Any]:
    """The same object without what says nothing."""
    kept = {key: without_defaults(value) if isinstance(value, dict) else value for key, value in nested.items()}
    return {key: value for key, value in kept.items() if value not in (None, False, 0, "", [], {})}


def copied(value: Any) -> Any:
    """The same value in fresh lists and objects, but for an edition, which nobody changes."""
    if isinstance(value, dict):
        return {key: inner if key == "edition" else copied(inner) for key, inner in value.items()}
    if isinstance(value, list | tuple):
        return [copied(inner) for inner in value]
    return value


def seats_of(table: Table) -> str:
    """The seats of the match in seat order."""
    return SEATS[: table["options"]["players"]]


def seats_from(table: Table, seat: str) -> list[str]:
    """All seats clockwise from *seat*. [NS-X1]"""
    seats = seats_of(table)
    first = seats.index(seat)
    return list(seats[first:] + seats[:first])


def ids_of_team(table: Table, seat: str) -> list[str]:
    """The ids of all ninja of a seat, on the board or not."""
    return [f"{seat}{number + 1}" for number in range(len(roster(table["options"]["teams"][SEATS.index(seat)])))]
