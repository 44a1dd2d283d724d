"""Where dice lie, in whole numbers: tenths of a millimetre, tenths of a degree, the same answer in both lives.

A die is (x, y, yaw): the centre of its square, and a direction counter-clockwise from +x. Lengths that come out are in
ONE-ths of a tenth of a millimetre. Sines are rounded to whole ONE-ths, so that no machine's last digit decides.
"""

from __future__ import annotations

from math import radians, sin

from engawa.core.forge import kernel

HALF = 80  # of the edge of a die
WALLS, APOTHEM = 16, 1200  # of the tray: how many, and how far from the centre each is
INSIDE = 1240  # how far from the centre a corner may be
TURN, QUARTER = 3600, 900
SEATS = 12  # around the tray at most
ONE = 1 << 30
TOLERANCE = ONE // 2  # touching is neither overlapping nor lying beyond
SINE = tuple(round(ONE * sin(radians(tenths / 10))) for tenths in range(TURN))


@kernel
def overlaps(ax: int, ay: int, ayaw: int, bx: int, by: int, byaw: int) -> bool:
    """Whether two dice lie in each other."""
    # Two whose circles do not meet never do.
    if (bx - ax) * (bx - ax) + (by - ay) * (by - ay) >= 8 * HALF * HALF:
        return False
    return gap(ax, ay, ayaw, bx, by, byaw) < -TOLERANCE


@kernel
def gap(ax: int, ay: int, ayaw: int, bx: int, by: int, byaw: int) -> int:
    """The widest gap between the shadows of two dice on a line, over the four side directions; below 0: none."""
    both = HALF * ONE + shadow(byaw - ayaw)
    widest = -both
    for yaw in (ayaw, ayaw + QUARTER, byaw, byaw + QUARTER):
        widest = max(widest, abs(along(bx - ax, by - ay, yaw)) - both)
    return widest


@kernel
def is_inside(x: int, y: int, yaw: int) -> bool:
    """Whether all corners of a die are in the tray."""
    # The farthest corner is (|u| + HALF, |v| + HALF) from the centre, with u and v along the sides of the die.
    sides = abs(along(x, y, yaw)) + abs(along(x, y, yaw + QUARTER))
    squared = (x * x + y * y + 2 * HALF * HALF) * ONE + 2 * HALF * sides
    return squared <= INSIDE * INSIDE * ONE + 2 * INSIDE * TOLERANCE + ONE // 4


@kernel
def is_beyond(ax: int, ay: int, ayaw: int, bx: int, by: int, byaw: int) -> bool:
    """Whether a die reaches beyond the front edge of die a, extended to both sides without end."""
    return reach(ax, ay, ayaw, bx, by, byaw) > TOLERANCE


@kernel
def reach(ax: int, ay: int, ayaw: int, bx: int, by: int, byaw: int) -> int:
    """How far the farthest corner of a die lies beyond the front edge of die a; below 0 before it."""
    return along(bx - ax, by - ay, ayaw) + shadow(byaw - ayaw) - HALF * ONE


@kernel
def shadow(yaw: int) -> int:
    """Half the shadow of a die on a line that is turned by *yaw* against its sides."""
    return HALF * (abs(sine(yaw)) + abs(sine(yaw + QUARTER)))


@kernel
def along(x: int, y: int, yaw: int) -> int:
    """How far (x, y) lies in the direction *yaw*."""
    return x * sine(yaw + QUARTER) + y * sine(yaw)


@kernel(inline=True)
def sine(yaw: int) -> int:
    """The sine, in ONE-ths."""
    return SINE[yaw % TURN]
