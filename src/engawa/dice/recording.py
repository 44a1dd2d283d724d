"""From what physics computed to what is kept: faces put on, rounded, every die that lies flat at its lasting place."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product as combinations
from math import cos, dist, radians

from engawa.dice.cube import Quaternion, lying, shown
from engawa.dice.geometry import HALF, TURN, is_inside, overlaps
from engawa.dice.landing import FAR, FINE, UNIT, Landed
from engawa.dice.release import MM
from engawa.dice.request import Pose
from engawa.dice.tray import Frame

TENTH = MM / 10
FLAT, LOW = cos(radians(2)), 0.8 * MM  # how far a die that lies flat may lean, and be off its height
YAW = 0.2  # what a tenth of a degree moves a corner, in tenths of a millimetre


def with_faces(frames: Sequence[Frame], faces: Sequence[Quaternion]) -> list[Frame]:
    """The frames with the faces put on: each die first turned as its faces are. Nothing jumps from q to -q."""
    shown: list[Frame] = []
    for frame in frames:
        shown.append([[*die[:3], *_product(die[3:], face)] for die, face in zip(frame, faces, strict=True)])
        for die, before in zip(shown[-1], shown[-2] if len(shown) > 1 else (), strict=False):
            if sum(die[i] * before[i] for i in range(3, 7)) < 0:
                die[3:] = [-number for number in die[3:]]
    return shown


def _product(turn: Sequence[float], face: Quaternion) -> list[float]:
    w, x, y, z = turn
    a, b, c, d = face
    return [
        w * a - x * b - y * c - z * d,
        w * b + x * a + y * d - z * c,
        w * c - x * d + y * a + z * b,
        w * d + x * c - y * b + z * a,
    ]


def lasting_place(pose: Sequence[float], others: Sequence[Pose]) -> Landed | None:
    """Where a die lies in whole tenths, inside and overlapping none of the *others*; None if it does not lie flat."""
    x, y, z, *turn = pose
    face, yaw, upright = shown((turn[0], turn[1], turn[2], turn[3]))
    if upright < FLAT or abs(z - HALF * TENTH) > LOW:
        return None
    exact = x / TENTH, y / TENTH, yaw
    # Dice that touch may be rounded into each other: then the nearest place without overlap is taken.
    steps = combinations(*([round(number) + step for step in (-1, 0, 1)] for number in exact))
    near = [Pose(*step) for step in steps]
    for place in sorted(near, key=lambda each: dist((each.x, each.y, YAW * each.yaw), (*exact[:2], YAW * yaw))):
        if is_inside(*place) and not any(overlaps(*place, *other) for other in others):
            return Landed(face, place.x, place.y, place.yaw % TURN)
    return None


def rounded(frames: Sequence[Frame]) -> list[list[list[int]]]:
    """The frames in the whole numbers of a landing's document."""
    scale = [FINE / TENTH] * 3 + [UNIT] * 4
    return [
        [[max(-FAR, min(FAR - 1, round(n * s))) for n, s in zip(die, scale, strict=True)] for die in frame]
        for frame in frames
    ]


def last_pose(die: Landed, before: Sequence[int]) -> list[int]:
    """The pose of a die that lies, in the same numbers; of q and -q the one nearer to *before*."""
    turn = [round(UNIT * number) for number in lying(die.face, die.yaw)]
    sign = -1 if sum(one * other for one, other in zip(turn, before[3:], strict=True)) < 0 else 1
    return [FINE * die.x, FINE * die.y, FINE * HALF, *(sign * number for number in turn)]
