"""Footprints on the table, against corners computed the long way, in both lives."""

import random
from fractions import Fraction
from math import cos, hypot, radians, sin

import pytest

from engawa.core.forge import native
from engawa.core.forge.declare import is_kernel
from engawa.core.forge.lint import complaints, unannotated
from engawa.dice import geometry
from engawa.dice.bank import dealing
from engawa.dice.geometry import HALF, ONE, gap, is_beyond, is_inside, overlaps, reach, sine


def corners(x, y, yaw):
    c, s = cos(radians(yaw / 10)), sin(radians(yaw / 10))
    return [(x + HALF * (a * c - b * s), y + HALF * (a * s + b * c)) for a, b in ((1, 1), (-1, 1), (-1, -1), (1, -1))]


def shadows_gap(a, b):
    """The widest gap between shadows, from the corners."""
    widest = []
    for yaw in (a[2], a[2] + 900, b[2], b[2] + 900):
        c, s = cos(radians(yaw / 10)), sin(radians(yaw / 10))
        one, other = ([x * c + y * s for x, y in corners(*die)] for die in (a, b))
        widest.append(max(min(other) - max(one), min(one) - max(other)))
    return max(widest)


def pairs(count):
    """Dice near each other, turned anyhow."""
    drawn = random.Random(8)
    for _ in range(count):
        a = drawn.randint(-900, 900), drawn.randint(-900, 900), drawn.randrange(3600)
        yield a, (a[0] + drawn.randint(-300, 300), a[1] + drawn.randint(-300, 300), drawn.randrange(3600))


def test_gap_reach_and_inside_are_those_of_the_corners():
    for a, b in pairs(2000):
        assert gap(*a, *b) / ONE == pytest.approx(shadows_gap(a, b), abs=1e-5)
        assert overlaps(*a, *b) == (gap(*a, *b) < -ONE // 2)
        front = cos(radians(a[2] / 10)), sin(radians(a[2] / 10))
        farthest = max((x - a[0]) * front[0] + (y - a[1]) * front[1] for x, y in corners(*b))
        assert reach(*a, *b) / ONE == pytest.approx(farthest - HALF, abs=1e-5)
        radius = max(hypot(*corner) for corner in corners(*b))
        if abs(radius - 1240.5) > 1e-4:
            assert is_inside(*b) == (radius < 1240.5)


def test_a_gap_is_the_same_from_both_sides_and_all_around():
    for a, b in pairs(200):
        assert gap(*a, *b) == gap(*b, *a)
        turned = [(-y, x, (yaw + 900) % 3600) for x, y, yaw in (a, b)]
        assert gap(*turned[0], *turned[1]) == gap(*a, *b)


def test_dice_side_by_side_touch_and_do_not_overlap():
    assert gap(0, 0, 0, 160, 0, 0) == 0
    assert not overlaps(0, 0, 0, 160, 0, 0)
    assert overlaps(0, 0, 0, 159, 0, 900)
    assert gap(0, 0, 0, 180, 60, 0) == 20 * ONE


def test_corner_to_corner_the_side_directions_decide():
    assert overlaps(0, 0, 0, 0, 192, 450)  # 80 + 80 * sqrt(2) is 193.1, and half a tenth is tolerated
    assert not overlaps(0, 0, 0, 0, 193, 0)
    assert not overlaps(0, 0, 0, 0, 194, 450)


def test_along_the_edge_is_not_beyond_and_a_tenth_of_a_millimetre_is():
    assert not is_beyond(0, 0, 900, 500, 0, 0)
    assert is_beyond(0, 0, 900, 500, 1, 0)
    assert is_beyond(0, 0, 900, -700, 0, 450)  # level, but turned: a corner sticks out
    assert not is_beyond(0, 0, 900, 0, -160, 900)


def test_half_a_tenth_is_decided_exactly():
    """At 60 degrees the cosine is one half, and one tenth sideways is exactly the tolerance: not beyond it."""
    assert sine(300) == ONE // 2
    assert reach(0, 0, 600, 1, 0, 600) == ONE // 2
    assert not is_beyond(0, 0, 600, 1, 0, 600)
    assert is_beyond(0, 0, 600, 2, 0, 600)


def test_inside_is_a_circle_around_the_tray():
    assert is_inside(1120, 0, 0)
    assert not is_inside(1290, 0, 0)
    assert is_inside(1120, 170, 0)
    farthest = max(x for x in range(1300) if is_inside(x, 0, 0))
    assert (farthest + HALF) ** 2 + HALF**2 <= Fraction(2481, 2) ** 2 < (farthest + 1 + HALF) ** 2 + HALF**2


def test_both_lives_give_the_same_numbers():
    life = native(geometry, "gap", "reach", "is_inside")
    assert life.compiled
    for a, b in pairs(500):
        assert life.gap(*a, *b) == gap(*a, *b)
        assert life.reach(*a, *b) == reach(*a, *b)
        assert life.is_inside(*b) == is_inside(*b)


@pytest.mark.parametrize("module", [geometry, dealing])
def test_kernels_keep_to_what_both_lives_read_alike(module):
    kernels = [value for value in vars(module).values() if is_kernel(value)]
    assert kernels
    for function in kernels:
        assert complaints(function) == []
        assert unannotated(function) == []
