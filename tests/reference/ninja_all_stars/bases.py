"""The spaces under a model: one, or four for a large base. [NS-B1 … NS-B5]"""

from functools import cache

from .components import CLANS
from .document import SEATS, Table
from .geometry import distance, is_elevated, is_foliage, is_inside, is_wall, name, xy
from .teams import roster

DIAGONALS = {"NE": (1, -1), "SE": (1, 1), "SW": (-1, 1), "NW": (-1, -1)}
STRAIGHT = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}


def is_large(table: Table, model: str) -> bool:
    """Whether the edition of the match puts a ninja on a large base."""
    edition = table["options"].get("edition")
    if edition is None or model[0] == "Z":
        return False
    team = table["options"]["teams"][SEATS.index(model[0])]
    element = team if isinstance(team, str) else CLANS[team["clan"]][0]
    kind = roster(team)[int(model[1:]) - 1].kind
    return bool(edition["teams"][element]["classes"].get(kind, {}).get("base") == "large")


def base_at(table: Table, model: str, anchor: str) -> frozenset[str]:
    """The spaces that a model would cover; none if not all of them are on the board."""
    return square(anchor, 2 if is_large(table, model) else 1)


@cache
def square(anchor: str, size: int) -> frozenset[str]:
    """So many spaces to the east and south of an anchor; none if not all of them are on the board."""
    x, y = xy(anchor)
    places = [(x + dx, y + dy) for dx in range(size) for dy in range(size)]
    return frozenset(name(*place) for place in places) if all(is_inside(*place) for place in places) else frozenset()


def base_of(table: Table, model: str) -> frozenset[str]:
    """The spaces that a model on the board covers."""
    return base_at(table, model, table["models"][model]["at"])


@cache
def apart(one: frozenset[str], other: frozenset[str]) -> int:
    """The distance of the best pair of spaces. [NS-B5]"""
    return min(distance(here, there) for here in one for there in other)


@cache
def zone_around(base: frozenset[str]) -> frozenset[str]:
    """The spaces around a base: eight, or twelve. [NS-F2, NS-B4]"""
    xs, ys = zip(*map(xy, base), strict=True)
    wide, high = range(min(xs) - 1, max(xs) + 2), range(min(ys) - 1, max(ys) + 2)
    return frozenset(name(x, y) for x in wide for y in high if is_inside(x, y)) - base


@cache
def back_of(base: frozenset[str], facing: str) -> frozenset[str]:
    """The back zone: the opposite row, or the opposite corner and what is next to it. [NS-F3, NS-B4]"""
    xs, ys = zip(*map(xy, base), strict=True)
    west, east, north, south = min(xs) - 1, max(xs) + 1, min(ys) - 1, max(ys) + 1
    if facing in STRAIGHT:
        dx, dy = STRAIGHT[facing]
        column, row = {1: west, -1: east}.get(dx), {1: north, -1: south}.get(dy)
        return frozenset(s for s in zone_around(base) if xy(s)[0] == column or xy(s)[1] == row)
    dx, dy = DIAGONALS[facing]
    column, row = west if dx == 1 else east, north if dy == 1 else south
    # As many spaces on either side of the corner as the base is wide.
    wide = max(xs) - min(xs) + 1
    places = [(column + dx * i, row) for i in range(wide + 1)] + [(column, row + dy * i) for i in range(wide + 1)]
    return frozenset(name(*place) for place in places if is_inside(*place))


@cache
def front_of(base: frozenset[str], facing: str) -> frozenset[str]:
    """The rest of the zone."""
    return zone_around(base) - back_of(base, facing)


def is_high(table: Table, base: frozenset[str]) -> bool:
    """Whether most of a base is elevated. [NS-B3]"""
    count = sum(is_elevated(table["options"]["board"], space) for space in base)
    return count == 1 if len(base) == 1 else count >= 3


def climbs(table: Table, before: frozenset[str], after: frozenset[str]) -> bool:
    """Whether a step goes from below onto an elevated space."""
    new = after - before
    return not is_high(table, before) and any(is_elevated(table["options"]["board"], space) for space in new)


def is_in_foliage(table: Table, model: str) -> bool:
    """Whether any space of a model is foliage. [NS-B5]"""
    return any(is_foliage(table["options"]["board"], space) for space in base_of(table, model))


def is_enterable(table: Table, space: str) -> bool:
    """Whether a model could stand there. [NS-X5]"""
    things = (*table["lanterns"], *table["shrines"], *table["chests"])
    return not is_wall(table["options"]["board"], space) and space not in things
