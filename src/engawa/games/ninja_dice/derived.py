"""What follows from where the dice lie, for whoever draws a position: who is reached by whom, and what dice count."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from engawa.games.ninja_dice import vocabulary as v
from engawa.games.ninja_dice.names import DIE_NAMES, SKILL_NAMES
from engawa.games.ninja_dice.skills import WAYS, beaten, boosted, fall_to, pay, strength
from engawa.games.ninja_dice.state import State, house_dice, owner_of
from engawa.games.ninja_dice.tray import can_boost, is_free_fortune, reaches
from engawa.games.ninja_dice.turn import shows_catch

if TYPE_CHECKING:
    from engawa.games.ninja_dice import document as written


def derived(s: State) -> written.Derived:
    """What the rules make of the dice in the tray. Fortunes are asked about where they can be matched, or have been."""
    matching = s.phase in (v.MATCH, v.PUSH)
    fallen, coins = _fallen(s)
    return {
        "beaten": fallen,
        "coins": coins,
        "counts": {SKILL_NAMES[die]: strength(s, die) for die in range(v.SKILLS) if die in s.boosts},
        "aims": {DIE_NAMES[die]: _aim(s, die) for die in range(v.SKILLS, v.DICE) if s.face[die] == v.ARROW},
        "boons": {SKILL_NAMES[die]: _boon(s, die) for die in range(v.SKILLS) if matching and is_free_fortune(s, die)},
    }


def _aim(s: State, arrow: int) -> written.Aim:
    """What an arrow reaches of others. [ND-T2, ND-T5, ND-T6]"""
    others = [die for die in range(v.DICE) if s.face[die] != v.NOTHING and owner_of(s, die) != owner_of(s, arrow)]
    reached = [die for die in others if reaches(s, arrow, die)]
    owners = sorted({owner_of(s, die) for die in reached})
    caught = [seat for seat in owners if shows_catch(s, seat)]
    poor = [seat for seat in owners if seat not in caught and not s.treasure[seat]]
    return {
        "dice": [DIE_NAMES[die] for die in reached],
        "open": [seat for seat in owners if seat not in caught and seat not in poor],
        "caught": caught,
        "poor": poor,
    }


def _boon(s: State, fortune: int) -> dict[str, int]:
    """The dice that a free fortune can boost, and as how many each would count. [ND-H4]"""
    return {SKILL_NAMES[die]: boosted(s, die, 1) for die in range(v.SKILLS) if can_boost(s, fortune, die)}


def _fallen(s: State) -> tuple[list[int], int]:
    """The dice of the house that fall to the best use of the skills, by their places, and the coins for it. [ND-H8]"""
    if not house_dice(s) or any(s.face[die] == v.NOTHING for die in range(v.SKILLS)):
        return [], 0
    skills = [0] * WAYS
    wilds = []
    for die in range(v.SKILLS):
        if s.face[die] in (v.FIGHT, v.SNEAK, v.PICK):
            skills[s.face[die]] += strength(s, die)
        elif s.face[die] == v.WILD:
            wilds.append(strength(s, die))
    uses = []
    for use in product(range(WAYS), repeat=len(wilds)):
        fight, sneak, pick = (
            skills[way] + sum(wild for wild, used in zip(wilds, use, strict=True) if used == way) for way in range(WAYS)
        )
        count = beaten(s, fight, sneak, pick)
        uses.append((pay(s, house_dice(s), count, sneak, pick), count, fight, sneak, pick))
    coins, _, fight, sneak, pick = max(uses)
    return _places(s, _counts(s, fight, sneak, pick)), coins


def _counts(s: State, fight: int, sneak: int, pick: int) -> dict[int, int]:
    """How many dice of each symbol so much of each skill beats: guards by one method, residents by one. [ND-H2]"""
    guards, double_guards = s.house[v.GUARD], s.house[v.GUARD2]
    residents, double_residents = s.house[v.RESIDENT], s.house[v.RESIDENT2]
    ways = [
        (*_split(to_guards, guards, double_guards), *_split(to_residents, residents, double_residents))
        for to_guards, to_residents in ((fight, sneak), (sneak, fight))
    ]
    alone = max(fight, sneak)
    singles, doubles = _split(alone, guards + residents, double_guards + double_residents)
    of_guards, of_doubles = min(singles, guards), min(doubles, double_guards)
    ways.append((of_guards, of_doubles, singles - of_guards, doubles - of_doubles))
    best = max(ways, key=sum)
    symbols = (v.GUARD, v.GUARD2, v.RESIDENT, v.RESIDENT2)
    return {**dict(zip(symbols, best, strict=True)), v.LOCK: min(pick, s.house[v.LOCK])}


def _split(skill: int, singles: int, doubles: int) -> tuple[int, int]:
    """The single and the double dice that so much of a skill beats."""
    fallen = min(skill, singles)
    return fallen, fall_to(skill, singles, doubles) - fallen


def _places(s: State, counts: dict[int, int]) -> list[int]:
    """The first dice of each symbol, by their places in the house, which is sorted."""
    places, at = list[int](), 0
    for symbol in range(v.SYMBOLS):
        places += range(at, at + counts[symbol])
        at += s.house[symbol]
    return places
