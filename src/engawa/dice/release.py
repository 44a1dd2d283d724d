"""How dice leave the hands: places, speeds and turns, drawn from the seed of a match. No physics yet."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from math import cos, log, pi, radians, sin, sqrt, tau

from engawa.core.fairness import WORD_BITS, below
from engawa.dice.cube import Quaternion, Vector
from engawa.dice.geometry import APOTHEM, HALF
from engawa.dice.request import AIM, STRENGTH, Flick

MM = 0.001
EDGE = 2 * HALF * MM / 10
PITCH = 28.5 * MM  # between dice in a hand: more than the diagonal of a die
REACH = APOTHEM / 10 * MM - 25 * MM  # from the centre of the tray to the first row of a hand
ROW = 3  # dice beside each other
HEIGHT = (31 * MM, 60 * MM)  # the lowest clears a lying die
SPEED = (0.70, 1.35)  # m/s, of the softest and of the hardest flick
UNLIKE = (0.75, 1.25)  # by how much a die of a hand is slower or faster than the hand
AIM_OF_HAND, AIM_OF_DIE = 0.22, 0.20  # radians, standard deviations
FALL = (-0.6, 0.0)  # m/s
SPIN = (15.0, 40.0)  # rad/s, about any axis
ROLLING = 0.25  # how much of the spin of a rolling die is added


@dataclass(frozen=True, slots=True)
class Release:
    """A die as it leaves the hand: metres, metres a second, radians a second, all in the directions of the tray."""

    place: Vector
    turn: Quaternion
    velocity: Vector
    spin: Vector


def drawn_flick(row: Iterator[int]) -> Flick:
    """How somebody throws who just rolls."""
    direction = round(AIM_OF_HAND * normal(row) * 1800 / pi)
    return Flick(max(-AIM, min(AIM, direction)), below(row, STRENGTH + 1))


def released(row: Iterator[int], side: int, flick: Flick, place: Vector) -> Release:
    """A die thrown from *place* by somebody at *side*."""
    low, high = SPEED
    speed = (low + (high - low) * flick.strength / STRENGTH) * between(row, *UNLIKE)
    way = radians((side + flick.direction) / 10) + pi + AIM_OF_DIE * normal(row)
    x, y = speed * cos(way), speed * sin(way)
    rolling = ROLLING / (EDGE / 2)
    a, b, c = direction(row)
    spin = between(row, *SPIN)
    return Release(
        place=(place[0], place[1], place[2] + between(row, *HEIGHT)),
        turn=orientation(row),
        velocity=(x, y, between(row, *FALL)),
        spin=(spin * a - rolling * y, spin * b + rolling * x, spin * c),
    )


def places(row: Iterator[int], hands: list[tuple[int, int]]) -> list[list[Vector]]:
    """For every hand (dice, side) where its dice are held, in any order; heights are above the lowest release."""
    held: list[list[Vector]] = []
    for dice, side in hands:
        taken = [place for hand in held for place in hand]
        grips = (grip(dice, side, level) for level in count())
        held.append(next(mine for mine in grips if all(is_apart(one, other) for one in mine for other in taken)))
    return [shuffled(row, mine) for mine in held]


def grip(dice: int, side: int, level: int) -> list[Vector]:
    """Where a hand holds its dice: in rows before its thrower, or above other hands."""
    out, up = radians(side / 10), level * (PITCH + HEIGHT[1] - HEIGHT[0])
    places = []
    for first in range(0, dice, ROW):
        ahead = REACH - first // ROW * PITCH
        beside = min(ROW, dice - first)
        for i in range(beside):
            aside = (i - (beside - 1) / 2) * PITCH
            places.append((ahead * cos(out) - aside * sin(out), ahead * sin(out) + aside * cos(out), up))
    return places


def is_apart(one: Vector, other: Vector) -> bool:
    """Whether dice held at both places cannot touch, however they are turned."""
    flat = (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2
    return one[2] != other[2] or flat >= (0.999 * PITCH) ** 2


def shuffled(row: Iterator[int], listed: list[Vector]) -> list[Vector]:
    """The same in another order, each order as likely."""
    mixed = listed[:]
    for i in range(len(mixed) - 1, 0, -1):
        j = below(row, i + 1)
        mixed[i], mixed[j] = mixed[j], mixed[i]
    return mixed


def orientation(row: Iterator[int]) -> Quaternion:
    """Any turn, each as likely."""
    u, v, w = share(row), tau * share(row), tau * share(row)
    return sqrt(1 - u) * sin(v), sqrt(1 - u) * cos(v), sqrt(u) * sin(w), sqrt(u) * cos(w)


def direction(row: Iterator[int]) -> Vector:
    """Any direction in space, each as likely."""
    z, angle = between(row, -1, 1), tau * share(row)
    flat = sqrt(1 - z * z)
    return flat * cos(angle), flat * sin(angle), z


def normal(row: Iterator[int]) -> float:
    """A number of the normal distribution."""
    return sqrt(-2 * log(1 - share(row))) * cos(tau * share(row))


def between(row: Iterator[int], low: float, high: float) -> float:
    """A number from *low* to *high*."""
    return low + (high - low) * share(row)


def share(row: Iterator[int]) -> float:
    """A number from 0 to below 1, in steps of 2**-53."""
    return (next(row) >> (WORD_BITS - 53)) / (1 << 53)
