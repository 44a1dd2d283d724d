"""Who sees whom. [NS-L1 … NS-L6]"""

from functools import cache

from .document import Table
from .geometry import back_zone, is_elevated, is_foliage, is_wall, name, xy
from .models import has, space_of, standing_on


def sees(table: Table, observer: str, target: str) -> bool:
    """Whether the line from one model to the other leaves through the front and meets a clear space at every step."""
    here, there = space_of(table, observer), space_of(table, target)
    (ox, oy), (tx, ty) = xy(here), xy(there)
    n = max(abs(tx - ox), abs(ty - oy))
    back = back_zone(here, table["models"][observer]["face"])
    # A model always sees itself. [NS-L1]
    if n == 0:
        return True
    if n == 1:
        return there not in back
    board = table["options"]["board"]
    # If either end is elevated, elevated spaces do not block, nor do models that stand lower. [NS-L4]
    is_high = is_elevated(board, here) or is_elevated(board, there)

    def is_clear(space: str, i: int) -> bool:
        # The own back zone blocks. [NS-L2]
        if i == 1 and space in back:
            return False
        if is_wall(board, space) or is_foliage(board, space):
            return False
        if is_elevated(board, space) and not is_high:
            return False
        # Models of either side block, unless they are in Stealth. [NS-L3]
        if any(not has(table, model, "stealth") for model in standing_on(table, space)):
            return is_high and not is_elevated(board, space)
        return True

    # A corner is no obstacle: of two spaces equally near to the line one is enough. [NS-L5]
    return all(any(is_clear(space, i) for space in nearest_spaces(ox, tx - ox, oy, ty - oy, i, n)) for i in range(1, n))


@cache
def nearest_spaces(ox: int, dx: int, oy: int, dy: int, i: int, n: int) -> list[str]:
    """The spaces whose middle is at most half a space from the point at i/n of the line, in either coordinate."""
    columns = [x for x in range(min(ox, ox + dx), max(ox, ox + dx) + 1) if 2 * abs(n * (x - ox) - dx * i) <= n]
    rows = [y for y in range(min(oy, oy + dy), max(oy, oy + dy) + 1) if 2 * abs(n * (y - oy) - dy * i) <= n]
    return [name(x, y) for x in columns for y in rows]
