"""The names of dice, faces and phases, as text has them and the rules number them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engawa.games.ninja_dice.vocabulary import SKILLS, THREATS

if TYPE_CHECKING:
    from engawa.games.ninja_dice import document as written

SYMBOLS: tuple[written.HouseFace, ...] = ("guard", "guard2", "resident", "resident2", "lock")  # of a house die
FACES = ("fight", "sneak", "pick", "wild", "fortune", "catch", "arrow", "hourglass")  # of the others
SKILL_FACES, THREAT_FACES = FACES[:6], FACES[5:]
PHASES: tuple[written.Phase, ...] = ("house", "throw", "steal", "match", "push", "over")
DIE_NAMES = (*(f"S{i + 1}" for i in range(SKILLS)), *(f"T{i + 1}" for i in range(THREATS)))
SKILL_NAMES, THREAT_NAMES = DIE_NAMES[:SKILLS], DIE_NAMES[SKILLS:]


def faces_of(die: int) -> tuple[str, ...]:
    """What a die can show."""
    return SKILL_FACES if die < SKILLS else THREAT_FACES


def names_in(dice: int, names: tuple[str, ...] = SKILL_NAMES) -> list[str]:
    """The names of the dice of a set."""
    return [name for i, name in enumerate(names) if dice >> i & 1]
