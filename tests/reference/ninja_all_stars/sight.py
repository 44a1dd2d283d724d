"""Who sees whom, and what is in the way. [NS-L1 … NS-L7, NS-B5]"""

from functools import cache

from .bases import base_of, is_high
from .document import Table
from .geometry import is_elevated, is_foliage, is_wall, name, xy
from .models import back_zone, standing_on

Offset = tuple[int, int]
Line = tuple[tuple[Offset, ...], ...]

# The points of a base, in fifths of the distance of two dots; the first is its centre.
POINTS = ((0, 0), (2, 0), (-2, 0), (0, 2), (0, -2), (1, 1), (1, -1), (-1, 1), (-1, -1))


def sees(table: Table, observer: str, target: str) -> bool:
    """Whether a line from any point of the one base to any point of the other is clear. [NS-L5]"""
    own, theirs = base_of(table, observer), base_of(table, target)
    # Of a large base every space has its points. [NS-B5]
    return any(sees_along(table, observer, target, here, there) for here in own for there in theirs)


def sees_along(table: Table, observer: str, target: str, here: str, there: str) -> bool:
    """Whether one of the 81 lines between two of their spaces is clear. [NS-L6]"""
    dx, dy = offset(here, there)
    n = max(abs(dx), abs(dy))
    if n == 0:
        return True
    if n == 1:
        return there not in back_zone(table, observer)

    def is_clear(c: Offset) -> bool:
        return obstacle(table, observer, target, beyond(here, c)) is None

    return any(all(any(map(is_clear, crossing)) for crossing in line) for line in lines(dx, dy))


def obstacle(table: Table, observer: str, target: str, space: str) -> str | None:
    """What closes a space between the two to their sight, or None if it is clear. [NS-L2 … NS-L4, NS-L7]"""
    board = table["options"]["board"]
    own, theirs = base_of(table, observer), base_of(table, target)
    is_from_above = is_high(table, own) or is_high(table, theirs)
    # The spaces of the two bases never block and are never back zone. [NS-B5]
    if space in own or space in theirs:
        return None
    if space in back_zone(table, observer):
        return "back zone"
    if is_wall(board, space):
        return "wall"
    if is_foliage(board, space):
        return "foliage"
    if is_elevated(board, space) and not is_from_above:
        return "height"
    # Models of either side block, in Stealth too; from above one looks over those that stand lower.
    for model in standing_on(table, space):
        if not is_from_above or is_high(table, base_of(table, model)):
            return "model"
    return None


def reason(table: Table, observer: str, target: str) -> tuple[str, str] | None:
    """Why a model does not see another, both on small bases: the space on the centre line, and what blocks there."""
    if sees(table, observer, target):
        return None
    (here,), (there,) = base_of(table, observer), base_of(table, target)
    for crossing in centre_line(*offset(here, there)):
        spaces = sorted((beyond(here, c) for c in crossing), key=xy)
        obstacles = [obstacle(table, observer, target, space) for space in spaces]
        if all(obstacles):
            return spaces[0], str(obstacles[0])
    return there, "back zone"


@cache
def lines(dx: int, dy: int) -> frozenset[Line]:
    """The lines from all points of a base to all of another, each as its crossings; those that are alike once."""
    return frozenset(crossings(dx, dy, p, q) for p in POINTS for q in POINTS)


def centre_line(dx: int, dy: int) -> Line:
    """The line from centre to centre, the only one that is asked for a reason. [NS-L7]"""
    return crossings(dx, dy, (0, 0), (0, 0))


def crossings(dx: int, dy: int, p: Offset, q: Offset) -> Line:
    """The spaces nearest to a line where it crosses a line of dots, as offsets from the observer. [NS-L6]"""
    if abs(dx) < abs(dy):
        turned = crossings(dy, dx, (p[1], p[0]), (q[1], q[0]))
        return tuple(tuple((x, y) for y, x in crossing) for crossing in turned)
    (px, py), (qx, qy) = p, q
    s = 1 if dx > 0 else -1
    w = 5 * abs(dx) + s * qx - s * px
    h = 5 * dy + qy - py
    return tuple(tuple((s * i, y) for y in nearest(py * w + (5 * i - s * px) * h, 5 * w)) for i in range(1, abs(dx)))


def nearest(m: int, n: int) -> tuple[int, ...]:
    """m/n rounded; both neighbours if it is exactly between them."""
    q, r = divmod(m, n)
    if 2 * r < n:
        return (q,)
    return (q + 1,) if 2 * r > n else (q, q + 1)


def offset(here: str, there: str) -> Offset:
    """How far one space lies east and south of another."""
    (x, y), (to_x, to_y) = xy(here), xy(there)
    return to_x - x, to_y - y


def beyond(here: str, c: Offset) -> str:
    """The space at an offset."""
    x, y = xy(here)
    return name(x + c[0], y + c[1])
