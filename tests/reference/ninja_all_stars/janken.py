"""Rock, paper, scissors for the initiative and for the edges. [NS-J1 … NS-J4]"""

from fractions import Fraction

from .document import JANKEN, Table, copied

SHAPES = ("rock", "paper", "scissors")
BEATS = {"rock": "scissors", "paper": "rock", "scissors": "paper"}
TIES_BEFORE_CHANCE = 5


def begin(table: Table, purpose: str, seats: list[str]) -> None:
    """Let these seats play janken, or chance name the winner."""
    table["janken"] = copied(JANKEN) | {"in": seats, "for": purpose}
    ask(table)


def ask(table: Table) -> None:
    """Ask those taking part, in seat order."""
    janken = table["janken"]
    if table["options"]["janken"] == "dice" or janken["ties"] == TIES_BEFORE_CHANCE:
        table |= {"phase": "init", "seat": None, "queue": []}
    else:
        first, *queue = janken["in"]
        table |= {"phase": "janken", "seat": first, "queue": queue}


def candidates(table: Table) -> list[str]:
    """All texts of phase `janken`."""
    return list(SHAPES)


def clauses(table: Table, words: list[str]) -> set[str]:
    """The clauses that forbid a choice."""
    return set() if len(words) == 1 and words[0] in SHAPES else {"NS-N2", "NS-J2"}


def choose(table: Table, words: list[str]) -> None:
    """Note a shape; after the last they are turned up. [NS-J2]"""
    janken = table["janken"]
    janken["shown"][table["seat"]] = words[0]
    if table["queue"]:
        table |= {"seat": table["queue"][0], "queue": table["queue"][1:]}
        return
    shapes = set(janken["shown"].values())
    best = [seat for seat, shape in janken["shown"].items() if BEATS[shape] in shapes]
    janken["shown"] = {}
    if len(shapes) != 2:
        janken["ties"] += 1
        ask(table)
    elif len(best) == 1:
        settle(table, best[0])
    else:
        janken |= {"in": best, "ties": 0}
        ask(table)


def odds(table: Table) -> dict[str, Fraction]:
    """Everybody still in is equally likely. [NS-J3, NS-J4]"""
    seats = table["janken"]["in"]
    return {f"init {seat}": Fraction(1, len(seats)) for seat in seats}


def settle(table: Table, winner: str) -> None:
    """Give the winner what was played for."""
    purpose = table["janken"]["for"]
    table |= {"janken": None, "seat": None, "queue": []}
    if purpose == "edge":
        table |= {"phase": "edge", "seat": winner}
        return
    table["initiative"] = winner
    table["phase"] = "moon" if purpose == "start" else "begin-round"
