"""What skill dice do to a house: every use is tried, and the best is taken."""

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import product
from typing import NamedTuple

SKILLS = ("fight", "sneak", "pick")
METHODS = ("fight", "sneak")
# What a house die is, and how many skills it needs. [ND-H1]
NEEDS = {
    "guard": ("guard", 1),
    "guard2": ("guard", 2),
    "resident": ("resident", 1),
    "resident2": ("resident", 2),
    "lock": ("lock", 1),
}
# All beaten: +1 with 4 dice, +2 with 5, +3 with 6. [ND-E1]
BONUS = {4: 1, 5: 2, 6: 3}


class Use(NamedTuple):
    """What one use of the skills brings; of two, the greater is the better."""

    coins: int
    unseen: bool  # nobody was fought
    beaten: bool  # the whole house


@cache
def best_use(house: tuple[str, ...], skills: tuple[tuple[str, int], ...]) -> Use:
    """The use that scores most; of equal ones, one without fighting. [ND-H8] A skill is a face and what it counts."""
    return max(uses(house, skills))


def uses(house: tuple[str, ...], skills: tuple[tuple[str, int], ...]) -> Iterator[Use]:
    """All uses: of the wilds, of the methods, and of the house dice that are to be beaten."""
    # Wild counts as fight, sneak or pick; boosted, all of it as one of them. [ND-H3] [ND-H5]
    choices = product(*(SKILLS if face == "wild" else (face,) for face, _ in skills))
    haves = {total(zip(chosen, (count for _, count in skills), strict=True)) for chosen in choices}
    # All guards by one method, all residents by one method. [ND-H2]
    for guards, residents in product(METHODS, METHODS):
        by = {"guard": guards, "resident": residents, "lock": "pick"}
        for wanted in product((False, True), repeat=len(house)):
            dice = [NEEDS[face] for face, is_wanted in zip(house, wanted, strict=True) if is_wanted]
            need = total((by[group], count) for group, count in dice)
            if any(all(n <= h for n, h in zip(need, have, strict=True)) for have in haves):
                yield worth(house, len(dice), unseen=need[SKILLS.index("fight")] == 0)


def total(counts: Iterable[tuple[str, int]]) -> tuple[int, ...]:
    """How many of each skill these are."""
    sums = dict.fromkeys(SKILLS, 0)
    for skill, count in counts:
        sums[skill] += count
    return tuple(sums.values())


def worth(house: tuple[str, ...], beaten: int, unseen: bool) -> Use:
    """What it brings to beat that many dice of a house."""
    # One coin for each beaten house die. [ND-E1]
    if beaten < len(house):
        return Use(beaten, unseen, beaten=False)
    # All beaten and nobody fought: one more. [ND-E2]
    return Use(beaten + BONUS[len(house)] + unseen, unseen, beaten=True)
