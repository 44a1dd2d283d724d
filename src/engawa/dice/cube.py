"""A die as a cube: six faces, the front of each, and the 24 ways in which it can lie squarely.

Faces 0 to 5 look along +x, -x, +y, -y, +z, -z of the die's own axes. The front of a face on one axis is the positive
direction of the next axis: x, y, z, x. docs/dice.md has the drawing. Quaternions are (w, x, y, z).
"""

from __future__ import annotations

from math import atan2, cos, degrees, radians, sin

from engawa.dice.geometry import QUARTER, TURN

Quaternion = tuple[float, float, float, float]
Vector = tuple[float, float, float]

FACES = 6
NORMALS: tuple[Vector, ...] = ((1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1))
FRONTS: tuple[Vector, ...] = ((0, 1, 0), (0, 1, 0), (0, 0, 1), (0, 0, 1), (1, 0, 0), (1, 0, 0))
# The turn that brings a face up and its front to +x.
UPRIGHT: tuple[Quaternion, ...] = (
    (0.5, -0.5, -0.5, -0.5),
    (0.5, 0.5, 0.5, -0.5),
    (0.5, 0.5, 0.5, 0.5),
    (0.5, -0.5, 0.5, -0.5),
    (1.0, 0.0, 0.0, 0.0),
    (0.0, 1.0, 0.0, 0.0),
)


def lying(face: int, yaw: float) -> Quaternion:
    """How a die is turned that shows *face* with its front towards *yaw*, in tenths of a degree."""
    half = radians(yaw / 10) / 2
    return product((cos(half), 0.0, 0.0, sin(half)), UPRIGHT[face])


def shown(q: Quaternion) -> tuple[int, float, float]:
    """The face on top, the direction of its front in tenths of a degree, and how upright it is (1: quite)."""
    heights = [turned(q, normal)[2] for normal in NORMALS]
    face = heights.index(max(heights))
    x, y, _ = turned(q, FRONTS[face])
    return face, degrees(atan2(y, x)) * 10 % TURN, heights[face]


def product(p: Quaternion, q: Quaternion) -> Quaternion:
    """First *q*, then *p*."""
    a, b, c, d = p
    w, x, y, z = q
    return (
        a * w - b * x - c * y - d * z,
        a * x + b * w + c * z - d * y,
        a * y - b * z + c * w + d * x,
        a * z + b * y - c * x + d * w,
    )


def inverse(q: Quaternion) -> Quaternion:
    """The turn back."""
    w, x, y, z = q
    return w, -x, -y, -z


def turned(q: Quaternion, v: Vector) -> Vector:
    """A vector after the turn *q*."""
    _, x, y, z = product(product(q, (0.0, *v)), inverse(q))
    return x, y, z


ROTATIONS = tuple(lying(face, QUARTER * quarter) for face in range(FACES) for quarter in range(4))
