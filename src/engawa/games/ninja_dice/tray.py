"""Dice in the tray: who lies beyond whose front edge, who lies in whom, and where a matched fortune is laid."""

from __future__ import annotations

from engawa.core.forge import kernel
from engawa.dice import geometry
from engawa.games.ninja_dice import vocabulary as v
from engawa.games.ninja_dice.state import State, is_in

BESIDE = 170  # from the centre of a die to that of a fortune beside it [ND-H11]
NEAR = 20 * geometry.ONE  # how far a matched fortune may lie from its die [ND-P4]


@kernel
def reaches(s: State, one: int, other: int) -> bool:
    """Whether die *other* lies, partly or wholly, beyond the front edge of die *one*. [ND-T2, ND-H4, ND-C3]"""
    a, b = v.NUMBERS * one, v.NUMBERS * other
    return geometry.is_beyond(s.place[a], s.place[a + 1], s.place[a + 2], s.place[b], s.place[b + 1], s.place[b + 2])


@kernel
def lies_in(s: State, one: int, other: int) -> bool:
    """Whether two dice lie in each other."""
    a, b = v.NUMBERS * one, v.NUMBERS * other
    return geometry.overlaps(s.place[a], s.place[a + 1], s.place[a + 2], s.place[b], s.place[b + 1], s.place[b + 2])


@kernel
def is_near(s: State, die: int, x: int, y: int, yaw: int) -> bool:
    """Whether a die at that place is 0 to 2 mm from *die*. [ND-P4]"""
    a = v.NUMBERS * die
    apart = geometry.gap(s.place[a], s.place[a + 1], s.place[a + 2], x, y, yaw)
    return -geometry.TOLERANCE <= apart <= NEAR + geometry.TOLERANCE


@kernel
def is_free_fortune(s: State, die: int) -> bool:
    """Whether a skill die is a fortune that boosts nothing."""
    return s.face[die] == v.FORTUNE and s.boosts[die] == v.NOWHERE


@kernel
def can_boost(s: State, fortune: int, die: int) -> bool:
    """Whether a free fortune can be matched with a die: a fight, sneak, pick or wild before its front edge. [ND-H4]"""
    return is_free_fortune(s, fortune) and 0 <= s.face[die] <= v.WILD and reaches(s, fortune, die)


@kernel
def can_match(s: State) -> bool:
    """Whether any match is possible. [ND-H10]"""
    for fortune in range(v.SKILLS):
        if is_free_fortune(s, fortune):
            for die in range(v.SKILLS):
                if can_boost(s, fortune, die):
                    return True
    return False


@kernel
def lay(s: State, die: int, x: int, y: int, yaw: int) -> None:
    """Put a die somewhere."""
    s.place[v.NUMBERS * die], s.place[v.NUMBERS * die + 1], s.place[v.NUMBERS * die + 2] = x, y, yaw


@kernel
def lay_with_fortunes(s: State, die: int, x: int, y: int, yaw: int) -> None:
    """Put a skill die somewhere; it takes its fortunes along, the lowest number first. [ND-P3, ND-P7]"""
    lay(s, die, x, y, yaw)
    s.placed |= 1 << die
    lying = v.ALL_SKILLS
    for fortune in range(v.SKILLS):
        if s.boosts[fortune] == die:
            lying &= ~(1 << fortune)
    for fortune in range(v.SKILLS):
        if s.boosts[fortune] == die:
            lay_beside(s, fortune, die, lying)
            lying |= 1 << fortune
            s.placed |= 1 << fortune


@kernel
def lay_beside(s: State, fortune: int, die: int, lying: int) -> None:
    """Lay a fortune beside the die that it boosts, among the dice of the set *lying*. [ND-H11]"""
    yaw = s.place[v.NUMBERS * die + 2]
    possible, quarter, free = v.NOWHERE, 0, False
    while quarter < 4 and not free:
        x, y = spot(s, die, quarter)
        # The first spot inside the tray that overlaps no other skill die, or else the first inside.
        if geometry.is_inside(x, y, yaw):
            free = is_free(s, fortune, x, y, yaw, lying)
            if free or possible == v.NOWHERE:
                possible = quarter
        quarter += 1
    if possible != v.NOWHERE:
        x, y = spot(s, die, possible)
        lay(s, fortune, x, y, yaw)


@kernel
def spot(s: State, die: int, quarter: int) -> tuple[int, int]:
    """Where a fortune can lie: before the front side of a die (0), left of it, behind it, right of it (3). [ND-H11]"""
    way = s.place[v.NUMBERS * die + 2] + geometry.QUARTER * quarter
    x = s.place[v.NUMBERS * die] + (geometry.along(BESIDE, 0, way) + geometry.ONE // 2) // geometry.ONE
    y = s.place[v.NUMBERS * die + 1] + (geometry.along(0, BESIDE, way) + geometry.ONE // 2) // geometry.ONE
    return x, y


@kernel
def is_free(s: State, fortune: int, x: int, y: int, yaw: int, lying: int) -> bool:
    """Whether a fortune could lie there without lying in another die of the set *lying*."""
    for other in range(v.SKILLS):
        a = v.NUMBERS * other
        if other != fortune and is_in(lying, other):
            if geometry.overlaps(x, y, yaw, s.place[a], s.place[a + 1], s.place[a + 2]):
                return False
    return True
