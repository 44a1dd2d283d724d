"""Who sees whom. [NS-L1 … NS-L6, NS-B5]"""

from functools import cache

from .bases import base_of, is_high
from .document import Table
from .geometry import is_elevated, is_foliage, is_wall, name, xy
from .models import back_zone, has, standing_on


def sees(table: Table, observer: str, target: str) -> bool:
    """Whether a line from one base to the other leaves through the front and meets a clear space at every step."""
    own, theirs = base_of(table, observer), base_of(table, target)
    return any(is_line_clear(table, observer, target, here, there) for here in own for there in theirs)


def is_line_clear(table: Table, observer: str, target: str, here: str, there: str) -> bool:
    """Whether nothing is in the way between two of their spaces."""
    own, theirs, back = base_of(table, observer), base_of(table, target), back_zone(table, observer)
    (ox, oy), (tx, ty) = xy(here), xy(there)
    n = max(abs(tx - ox), abs(ty - oy))
    board = table["options"]["board"]
    # If either end is elevated, elevated spaces do not block, nor do models that stand lower. [NS-L4]
    from_above = is_high(table, own) or is_high(table, theirs)

    def is_clear(space: str) -> bool:
        # The spaces of the two bases never block. [NS-B5]
        if space in own or space in theirs:
            return True
        if is_wall(board, space) or is_foliage(board, space):
            return False
        if is_elevated(board, space) and not from_above:
            return False
        # Models of either side block, unless they are in Stealth. [NS-L3]
        blocking = [model for model in standing_on(table, space) if not has(table, model, "stealth")]
        if blocking and not from_above:
            return False
        return not any(is_high(table, base_of(table, model)) for model in blocking)

    has_left = False
    for i in range(1, n + 1):
        # A corner is no obstacle: of two spaces equally near to the line one is enough. [NS-L5]
        spaces = nearest_spaces(ox, tx - ox, oy, ty - oy, i, n)
        # The first space outside the own base must be in the own front zone. [NS-L2, NS-B5]
        is_first = not has_left and own.isdisjoint(spaces)
        if not any(is_clear(space) and not (is_first and space in back) for space in spaces):
            return False
        has_left = has_left or is_first
    return True


@cache
def nearest_spaces(ox: int, dx: int, oy: int, dy: int, i: int, n: int) -> list[str]:
    """The spaces whose middle is at most half a space from the point at i/n of the line, in either coordinate."""
    columns = [x for x in range(min(ox, ox + dx), max(ox, ox + dx) + 1) if 2 * abs(n * (x - ox) - dx * i) <= n]
    rows = [y for y in range(min(oy, oy + dy), max(oy, oy + dy) + 1) if 2 * abs(n * (y - oy) - dy * i) <= n]
    return [name(x, y) for x in columns for y in rows]
