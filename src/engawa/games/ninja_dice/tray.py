"""Dice in the tray: who lies beyond whose front edge, who lies in whom, and where a matched fortune is laid."""

from __future__ import annotations

from engawa.core.forge import kernel
from engawa.dice.geometry import ONE, QUARTER, TOLERANCE, along, gap, is_beyond, is_inside, overlaps
from engawa.games.ninja_dice.state import State, is_in
from engawa.games.ninja_dice.vocabulary import ALL_SKILLS, FORTUNE, NOWHERE, NUMBERS, SKILLS, WILD

BESIDE = 170  # from the centre of a die to that of a fortune beside it [ND-H11]
NEAR = 20 * ONE  # how far a matched fortune may lie from its die [ND-P4]


@kernel
def reaches(s: State, one: int, other: int) -> bool:
    """Whether die *other* lies, partly or wholly, beyond the front edge of die *one*. [ND-T2, ND-H4, ND-C3]"""
    a, b = NUMBERS * one, NUMBERS * other
    return is_beyond(s.place[a], s.place[a + 1], s.place[a + 2], s.place[b], s.place[b + 1], s.place[b + 2])


@kernel
def lies_in(s: State, one: int, other: int) -> bool:
    """Whether two dice lie in each other."""
    a, b = NUMBERS * one, NUMBERS * other
    return overlaps(s.place[a], s.place[a + 1], s.place[a + 2], s.place[b], s.place[b + 1], s.place[b + 2])


@kernel
def is_near(s: State, die: int, x: int, y: int, yaw: int) -> bool:
    """Whether a die at that place is 0 to 2 mm from *die*. [ND-P4]"""
    a = NUMBERS * die
    apart = gap(s.place[a], s.place[a + 1], s.place[a + 2], x, y, yaw)
    return -TOLERANCE <= apart <= NEAR + TOLERANCE


@kernel
def is_free_fortune(s: State, die: int) -> bool:
    """Whether a skill die is a fortune that boosts nothing."""
    return s.face[die] == FORTUNE and s.boosts[die] == NOWHERE


@kernel
def can_boost(s: State, fortune: int, die: int) -> bool:
    """Whether a free fortune can be matched with a die: a fight, sneak, pick or wild before its front edge. [ND-H4]"""
    return is_free_fortune(s, fortune) and 0 <= s.face[die] <= WILD and reaches(s, fortune, die)


@kernel
def can_match(s: State) -> bool:
    """Whether any match is possible. [ND-H10]"""
    for fortune in range(SKILLS):
        if is_free_fortune(s, fortune):
            for die in range(SKILLS):
                if can_boost(s, fortune, die):
                    return True
    return False


@kernel
def lay(s: State, die: int, x: int, y: int, yaw: int) -> None:
    """Put a die somewhere."""
    s.place[NUMBERS * die], s.place[NUMBERS * die + 1], s.place[NUMBERS * die + 2] = x, y, yaw


@kernel
def lay_with_fortunes(s: State, die: int, x: int, y: int, yaw: int) -> None:
    """Put a skill die somewhere; it takes its fortunes along, the lowest number first. [ND-P3, ND-P7]"""
    lay(s, die, x, y, yaw)
    s.placed |= 1 << die
    lying = ALL_SKILLS
    for fortune in range(SKILLS):
        if s.boosts[fortune] == die:
            lying &= ~(1 << fortune)
    for fortune in range(SKILLS):
        if s.boosts[fortune] == die:
            lay_beside(s, fortune, die, lying)
            lying |= 1 << fortune
            s.placed |= 1 << fortune


@kernel
def lay_beside(s: State, fortune: int, die: int, lying: int) -> None:
    """Lay a fortune beside the die that it boosts, among the dice of the set *lying*. [ND-H11]"""
    yaw = s.place[NUMBERS * die + 2]
    possible, quarter, free = NOWHERE, 0, False
    while quarter < 4 and not free:
        x, y = spot(s, die, quarter)
        # The first spot inside the tray that overlaps no other skill die, or else the first inside.
        if is_inside(x, y, yaw):
            free = is_free(s, fortune, x, y, yaw, lying)
            if free or possible == NOWHERE:
                possible = quarter
        quarter += 1
    if possible != NOWHERE:
        x, y = spot(s, die, possible)
        lay(s, fortune, x, y, yaw)


@kernel
def spot(s: State, die: int, quarter: int) -> tuple[int, int]:
    """Where a fortune can lie: before the front side of a die (0), left of it, behind it, right of it (3). [ND-H11]"""
    way = s.place[NUMBERS * die + 2] + QUARTER * quarter
    x = s.place[NUMBERS * die] + (along(BESIDE, 0, way) + ONE // 2) // ONE
    y = s.place[NUMBERS * die + 1] + (along(0, BESIDE, way) + ONE // 2) // ONE
    return x, y


@kernel
def is_free(s: State, fortune: int, x: int, y: int, yaw: int, lying: int) -> bool:
    """Whether a fortune could lie there without lying in another die of the set *lying*."""
    for other in range(SKILLS):
        a = NUMBERS * other
        if other != fortune and is_in(lying, other):
            if overlaps(x, y, yaw, s.place[a], s.place[a + 1], s.place[a + 2]):
                return False
    return True
