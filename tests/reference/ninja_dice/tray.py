"""Dice on the tray: what lies in front of a line, what overlaps, what lies beside and inside.

A die is the list of the position document: face, x, y, yaw. Lengths are tenths of a millimetre.
"""

from functools import cache
from itertools import product
from math import cos, hypot, radians, sin
from typing import Any

Die = list[Any]
Point = tuple[float, float]

HALF = 80  # of a die's side
RIM = 1240  # no corner lies farther from the centre
TOLERANCE = 0.5
BESIDE = 20  # a matched fortune lies at most so far from its die
SPOT = 170  # from the centre of a die to that of a fortune laid beside it
DECIMALS = 9  # far coarser than the errors of floats, far finer than what tenths can tell apart


def is_in_front(die: Die, of: Die) -> bool:
    """Whether *die* lies partly or wholly beyond the extended front edge *of* the other. [ND-T2] [ND-H4]"""
    _, x, y, yaw = of
    farthest = max(along((cx - x, cy - y), yaw) for cx, cy in corners(die))
    # Touching the line is not beyond it.
    return round(farthest, DECIMALS) > HALF + TOLERANCE


def overlap(one: Die, other: Die) -> bool:
    """Whether the footprints of two dice share more than a touch."""
    return gap(one, other) < -TOLERANCE


def is_beside(one: Die, other: Die) -> bool:
    """Whether two dice lie 0 to 2 mm apart."""
    return -TOLERANCE <= gap(one, other) <= BESIDE + TOLERANCE


def is_inside(die: Die) -> bool:
    """Whether all corners of a die lie inside the tray."""
    return all(round(hypot(x, y), DECIMALS) <= RIM + TOLERANCE for x, y in corners(die))


def spots(die: Die) -> list[tuple[int, int, int]]:
    """Before, left of, behind and right of a die: where a fortune may be laid beside it. [ND-H11]"""
    _, x, y, yaw = die
    found = []
    for turn in (0, 900, 1800, 2700):
        dx, dy = direction(yaw + turn)
        found.append((round(x + SPOT * dx), round(y + SPOT * dy), yaw))
    return found


def gap(one: Die, other: Die) -> float:
    """The widest gap between the shadows of two dice, over the four side directions of the two."""
    return gap_between(tuple(one), tuple(other))


@cache
def gap_between(one: tuple[Any, ...], other: tuple[Any, ...]) -> float:
    """The same of dice that can be remembered: all 31 rolls ask for the same few gaps."""
    widths = []
    for yaw in (one[3], one[3] + 900, other[3], other[3] + 900):
        first = [along(corner, yaw) for corner in corners([*one])]
        second = [along(corner, yaw) for corner in corners([*other])]
        widths.append(max(min(first) - max(second), min(second) - max(first)))
    return round(max(widths), DECIMALS)


def corners(die: Die) -> list[Point]:
    """The four corners of a die's footprint."""
    _, x, y, yaw = die
    (fx, fy), (lx, ly) = direction(yaw), direction(yaw + 900)
    return [(x + a * fx + b * lx, y + a * fy + b * ly) for a, b in product((HALF, -HALF), repeat=2)]


def along(point: Point, yaw: int) -> float:
    """How far a point lies in a direction."""
    dx, dy = direction(yaw)
    return point[0] * dx + point[1] * dy


@cache
def direction(yaw: int) -> Point:
    """One step in a direction."""
    return cos(radians(yaw / 10)), sin(radians(yaw / 10))
