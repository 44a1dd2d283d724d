"""Ninja Dice played slowly and literally, as a witness against the fast implementation.

Clause ids such as [ND-T2] are those of docs/rules/ninja-dice.md. Everything here is a text or a document of that page;
nothing is shared with the engine. Documents that are given are taken to be positions that can arise.
"""

from collections.abc import Callable
from copy import deepcopy
from itertools import combinations
from typing import Any

from .forbidden import Document, forbidding, forbidding_match, has_victim
from .skills import Use, best_use
from .texts import SKILL_DICE, THREAT_DICE, read_house, read_move, read_throw
from .tray import is_inside, overlap, spots

ROUNDS = 3
CAPTURE = 4


def start(players: int, first: int = 0) -> Document:
    """The opening position: the house of the first active ninja is about to be rolled."""
    if not 2 <= players <= 5:
        raise ValueError(f"expected 2 to 5 players, got {players!r}")
    if not 0 <= first < players:
        raise ValueError(f"expected a seat below {players} to be first, got {first!r}")
    # Everyone starts with 3 coins of 1. [ND-S1]
    begun = {"game": "ninja-dice", "players": players, "first": first, "treasure": [3] * players}
    return turn_of(begun, 1, first)


def to_act(document: Document) -> int | str | None:
    """The seat to act, "chance", or None at the end."""
    phase = document["phase"]
    if phase == "over":
        return None
    if phase in ("house", "throw"):
        return "chance"
    seat: int = document["held"][document["arrows"][0]] if phase == "steal" else document["active"]
    return seat


def legal(document: Document) -> list[str]:
    """The texts of all legal moves but placements, sorted; none at chance and at the end."""
    victims = ["-", *(f"P{seat}" for seat in range(document["players"]))]
    steals = [f"{arrow}>{victim}" for arrow in THREAT_DICE for victim in victims]
    matches = [f"{fortune}+{die}" for fortune in SKILL_DICE for die in SKILL_DICE]
    rolls = [f"roll {' '.join(dice)}" for size in range(1, 6) for dice in combinations(SKILL_DICE, size)]
    return sorted(move for move in [*steals, *matches, "ready", "run", *rolls] if not forbidding(document, move))


def play(document: Document, text: str) -> Document:
    """The position after a legal move or a possible outcome; the given one stays as it is."""
    after = deepcopy(document)
    if document["phase"] == "house":
        return after_house(after, text)
    if document["phase"] == "throw":
        return after_throw(after, text)
    clauses = forbidding(document, text)
    if clauses:
        raise ValueError(f"{text!r} is forbidden by {sorted(clauses)} in {document!r}")
    kind, words = read_move(text)
    return MOVES[kind](after, *words)


def result(document: Document) -> dict[str, Any] | None:
    """Winners and scores once the match is over."""
    if document["phase"] != "over":
        return None
    return {"winners": document["winners"], "scores": document["treasure"]}


def after_house(document: Document, text: str) -> Document:
    """The position after the house was rolled."""
    # A house of 3 + r dice. [ND-S2]
    document["house"] = read_house(text, 3 + document["round"])
    return before_throw(document)


def before_throw(document: Document) -> Document:
    """The position in which the threat dice are dealt and everything is about to be thrown."""
    free = [die for die in THREAT_DICE if die not in document["locked"]]
    seats = opponents(document)
    # Two players: the opponent gets a second if there is one. With three and more nobody gets a second. [ND-P5]
    if document["players"] == 2:
        seats = seats * 2
    # By number; spare ones wait aside. [ND-P6]
    return document | {"phase": "throw", "held": dict(zip(free, seats, strict=False)), "placed": []}


def after_throw(document: Document, text: str) -> Document:
    """The position after skill and threat dice have landed."""
    missing = [die for die in SKILL_DICE if die not in document["skill"]]
    thrown = read_throw(text, missing + list(document["held"]))
    for name, die in thrown.items():
        document["skill" if name[0] == "S" else "threat"][name] = die
    document["skill"] = dict(sorted(document["skill"].items()))
    # From the player who rolled the house counter-clockwise, each of their arrows, by number. [ND-T1]
    document["arrows"] = [
        name
        for seat in opponents(document)
        for name, die in sorted(document["threat"].items())
        if document["held"][name] == seat and die[0] == "arrow"
    ]
    return before_steal(document)


def opponents(document: Document) -> list[int]:
    """All but the active ninja, counter-clockwise from the one to the right, who rolls the house. [ND-S3]"""
    return [(document["active"] - step) % document["players"] for step in range(1, document["players"])]


def before_steal(document: Document) -> Document:
    """The position in which the next arrow with a possible victim is decided, or the one after all arrows."""
    # An arrow without a possible victim is passed over unasked, when its turn comes. [ND-T10]
    while document["arrows"] and not has_victim(document, document["arrows"][0]):
        del document["arrows"][0]
    return document | {"phase": "steal"} if document["arrows"] else after_arrows(document)


def after_steal(document: Document, arrow: str, victim: str) -> Document:
    """The position after an arrow was decided."""
    if victim != "-":
        document["treasure"][int(victim[1:])] -= 1
        document["treasure"][document["held"][arrow]] += 1
    del document["arrows"][0]
    return before_steal(document)


def after_arrows(document: Document) -> Document:
    """The position after threat dice were picked up or locked."""
    hourglasses = [name for name, die in document["threat"].items() if die[0] == "hourglass"]
    # Hourglasses are locked for the rest of the turn, the others picked up. [ND-T7] [ND-T8]
    document |= {"locked": sorted(document["locked"] + hourglasses), "held": {}, "threat": {}}
    # Four in total: the active ninja is captured, the turn ends at once, nothing is collected. [ND-T9]
    return next_turn(document) if len(document["locked"]) == CAPTURE else before_match(document)


def before_match(document: Document) -> Document:
    """The position in which a match may be made, or the house is checked."""
    # Matching is asked only while a match is possible. [ND-H10]
    pairs = [(fortune, die) for fortune in SKILL_DICE for die in SKILL_DICE]
    if any(not forbidding_match(document, fortune, die) for fortune, die in pairs):
        return document | {"phase": "match"}
    return check_house(document)


def after_match(document: Document, fortune: str, die: str) -> Document:
    """The position after a fortune was matched and moved beside its die."""
    document["boosts"][fortune] = die
    document["boosts"] = dict(sorted(document["boosts"].items()))
    lay_beside(document, fortune, lifted=[fortune])
    return before_match(document)


def lay_beside(document: Document, fortune: str, lifted: list[str]) -> None:
    """Lay a matched *fortune* on a spot beside its die, while the *lifted* dice are in the hand. [ND-H11]"""
    skill = document["skill"]
    inside = [["fortune", *spot] for spot in spots(skill[document["boosts"][fortune]]) if is_inside(["fortune", *spot])]
    others = [skill[other] for other in SKILL_DICE if other not in lifted]
    free = [spot for spot in inside if not any(overlap(spot, other) for other in others)]
    skill[fortune] = (free or inside)[0]


def after_ready(document: Document) -> Document:
    """The position after the ninja has finished matching."""
    return check_house(document)


def check_house(document: Document) -> Document:
    """The position after the house was checked: collected, or about to push."""
    use = skills_against_house(document)
    # When all challenges are beaten the ninja collects and the turn is over at once. [ND-H7]
    if use.beaten:
        return collect(document, use)
    return document | {"phase": "push", "placed": []}


def skills_against_house(document: Document) -> Use:
    """What the skill dice as they lie can do. [ND-H8]"""
    boosted = list(document["boosts"].values())
    # It counts as four of its skill; with two fortunes 8, three 12, four 16. [ND-H4]
    skills = [
        (die[0], 4 * boosted.count(name) or 1)
        for name, die in document["skill"].items()
        if die[0] not in ("fortune", "catch")
    ]
    return best_use(tuple(document["house"]), tuple(sorted(skills)))


def collect(document: Document, use: Use) -> Document:
    """The position after the turn ended with coins."""
    document["treasure"][document["active"]] += use.coins
    return next_turn(document)


def after_run(document: Document) -> Document:
    """The position after running away with a coin for each house die that the skills can beat. [ND-H9]"""
    return collect(document, skills_against_house(document))


def after_place(document: Document, name: str, x: int, y: int, yaw: int) -> Document:
    """The position after a die was laid elsewhere."""
    skill = document["skill"]
    skill[name] = [skill[name][0], x, y, yaw]
    # A boosted die takes its fortunes along: they are lifted, and laid lowest number first. [ND-P7]
    lifted = fortunes_on(document, name)
    document["placed"] = sorted({*document["placed"], name, *lifted})
    while lifted:
        lay_beside(document, lifted[0], lifted)
        del lifted[0]
    return document


def fortunes_on(document: Document, die: str) -> list[str]:
    """The fortunes that boost a die, by number."""
    return sorted(fortune for fortune, boosted in document["boosts"].items() if boosted == die)


def after_roll(document: Document, *rolled: str) -> Document:
    """The position in which the rerolled dice are about to be thrown."""
    for name in rolled:
        del document["skill"][name]
        # A boosted die and its fortunes are rerolled together: then nothing is matched any more. [ND-P2]
        document["boosts"].pop(name, None)
    return before_throw(document)


def turn_of(document: Document, number: int, seat: int) -> Document:
    """The position in which the turn of *seat* in that round has begun: all dice are free again. [ND-S4]"""
    return cleared(document) | {"round": number, "active": seat, "phase": "house"}


def next_turn(document: Document) -> Document:
    """The position in which the next ninja is active, to the left, or the match is over. [ND-S2]"""
    seat = (document["active"] + 1) % document["players"]
    # Every round begins with the first active ninja again. [ND-S2]
    number = document["round"] + (seat == document["first"])
    if number <= ROUNDS:
        return turn_of(document, number, seat)
    # After three rounds the most valuable treasure wins; equal treasure: shared victory. [ND-E3]
    treasure = document["treasure"]
    winners = [seat for seat, coins in enumerate(treasure) if coins == max(treasure)]
    return cleared(document) | {"active": None, "phase": "over", "winners": winners}


def cleared(document: Document) -> Document:
    """The position with every die off the table."""
    empty: Document = {"house": [], "skill": {}, "boosts": {}, "locked": [], "held": {}, "threat": {}}
    return document | empty | {"arrows": [], "placed": []}


MOVES: dict[str, Callable[..., Document]] = {
    "steal": after_steal,
    "match": after_match,
    "ready": after_ready,
    "run": after_run,
    "place": after_place,
    "roll": after_roll,
}
