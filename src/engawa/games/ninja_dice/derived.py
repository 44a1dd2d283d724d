"""What follows from where the dice lie, for whoever draws a position: who is reached by whom, and what dice count."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engawa.games.ninja_dice import vocabulary as v
from engawa.games.ninja_dice.names import DIE_NAMES, SKILL_NAMES
from engawa.games.ninja_dice.skills import boosted, strength
from engawa.games.ninja_dice.state import State, owner_of
from engawa.games.ninja_dice.tray import can_boost, is_free_fortune, reaches
from engawa.games.ninja_dice.turn import shows_catch

if TYPE_CHECKING:
    from engawa.games.ninja_dice import document as written


def derived(s: State) -> written.Derived:
    """What the rules make of the dice in the tray. Fortunes are asked about where they can be matched, or have been."""
    matching = s.phase in (v.MATCH, v.PUSH)
    return {
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
