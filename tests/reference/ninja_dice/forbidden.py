"""What the rules of Ninja Dice forbid: every clause that speaks against a move."""

from typing import Any

from .texts import SKILL_DICE, read_move
from .tray import Die, is_beside, is_in_front, is_inside, overlap

Document = dict[str, Any]

ASKED_IN = {"steal": "steal", "match": "match", "ready": "match", "run": "push", "place": "push", "roll": "push"}
# The clauses that say what is due in a phase: any of these forbids what is not.
DUE = {
    "house": {"ND-R1"},
    "throw": {"ND-R2"},
    "steal": {"ND-T1", "ND-T3"},
    "match": {"ND-H8", "ND-H10"},
    "push": {"ND-P1", "ND-H9"},
    "over": {"ND-E3", "ND-S2"},
}


def forbidding(document: Document, text: str) -> set[str]:
    """All clauses that forbid a move now, none if it is legal; a ValueError if the text is no move."""
    kind, words = read_move(text)
    if document["phase"] != ASKED_IN[kind]:
        return DUE[document["phase"]]
    if kind == "steal":
        return forbidding_steal(document, *words)
    if kind == "match":
        return forbidding_match(document, *words)
    if kind == "place":
        return forbidding_place(document, words[0], ["", *words[1:]])
    if kind == "roll":
        return forbidding_roll(document, words)
    # Who may match or push may also be ready, or run away.
    return set()


def forbidding_steal(document: Document, arrow: str, victim: str) -> set[str]:
    """The clauses that forbid *arrow* to be decided so now."""
    # One arrow at a time, in order.
    if arrow != document["arrows"][0]:
        return {"ND-T1"}
    # It is a choice which, and whether. [ND-T3]
    return set() if victim == "-" else forbidding_theft(document, arrow, int(victim[1:]))


def has_victim(document: Document, arrow: str) -> bool:
    """Whether an arrow can steal from anybody."""
    return any(not forbidding_theft(document, arrow, seat) for seat in range(document["players"]))


def forbidding_theft(document: Document, arrow: str, victim: int) -> set[str]:
    """The clauses that keep the coins of *victim* from an arrow."""
    line = document["threat"][arrow]
    dice = dice_of(document, victim)
    clauses = set()
    # An arrow cannot target its owner's own dice. [ND-T6]
    if victim == document["held"][arrow]:
        clauses |= {"ND-T6"}
    # One of the victim's dice lies in front of the line. [ND-T2]
    if not any(is_in_front(die, line) for die in dice):
        clauses |= {"ND-T2", "ND-T3"}
    # Whoever shows a catch cannot be stolen from. [ND-T5] A saved skill die that shows catch still protects. [ND-T6]
    if any(die[0] == "catch" for die in dice):
        clauses |= {"ND-T5", "ND-T6"} if victim == document["active"] else {"ND-T5"}
    # A player with no coin has nothing to steal. [ND-T6]
    if victim >= document["players"] or document["treasure"][victim] == 0:
        clauses |= {"ND-T6"}
    return clauses


def dice_of(document: Document, seat: int) -> list[Die]:
    """The dice of a seat in the tray: the skill dice are the active ninja's. [ND-T3]"""
    if seat == document["active"]:
        return list(document["skill"].values())
    # Hourglasses of earlier rolls are not there any more. [ND-T4]
    return [die for name, die in document["threat"].items() if document["held"][name] == seat]


def forbidding_match(document: Document, fortune: str, die: str) -> set[str]:
    """The clauses that forbid to match *fortune* with *die*."""
    skill = document["skill"]
    clauses = set()
    # A fortune boosts one die, never a fortune or a catch. [ND-H4]
    if skill[fortune][0] != "fortune" or skill[die][0] in ("fortune", "catch"):
        clauses |= {"ND-H4"}
    # A match cannot be undone or moved. [ND-H6]
    if fortune in document["boosts"]:
        clauses |= {"ND-H4", "ND-H6"}
    # The die lies partly or wholly in front of the fortune's extended front edge. [ND-H4]
    if not is_in_front(skill[die], skill[fortune]):
        clauses |= {"ND-H4"}
    return clauses


def forbidding_place(document: Document, name: str, spot: Die) -> set[str]:
    """The clauses that forbid to lay a die on *spot*."""
    skill, boosts = document["skill"], document["boosts"]
    clauses = set()
    # Fortunes that boost nothing cannot be saved. [ND-P2] So they are not placed. [ND-P7]
    if skill[name][0] == "fortune" and name not in boosts:
        clauses |= {"ND-P2", "ND-P7"}
    # The die lies inside the tray. [ND-P4]
    if not is_inside(spot):
        clauses |= {"ND-P3", "ND-P4"}
    # A matched fortune stays beside the die it boosts. [ND-P3] [ND-P4]
    if name in boosts and not is_beside(spot, skill[boosts[name]]):
        clauses |= {"ND-P3", "ND-P4"}
    return clauses


def forbidding_roll(document: Document, rolled: tuple[str, ...]) -> set[str]:
    """The clauses that forbid to reroll exactly these dice."""
    skill, boosts = document["skill"], document["boosts"]
    staying = [name for name in SKILL_DICE if name not in rolled]
    # At least one. [ND-P1]
    clauses = set() if rolled else {"ND-P1"}
    for name in staying:
        # Fortunes that boost nothing are rerolled, and so are those of a rerolled die. [ND-P2]
        if skill[name][0] == "fortune" and boosts.get(name) not in staying:
            clauses |= {"ND-P2"}
    for name in rolled:
        # A matched fortune is rerolled only together with its die. [ND-P2] [ND-H6]
        if name in boosts and boosts[name] in staying:
            clauses |= {"ND-P2"}
    for name in staying:
        # A die placed since the last throw overlaps none of those that stay. [ND-P4]
        if name in document["placed"]:
            if any(overlap(skill[name], skill[other]) for other in staying if other != name):
                clauses |= {"ND-P4"}
    return clauses
