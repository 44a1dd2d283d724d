"""Spaces, directions, zones and terrain. [NS-X3, NS-X4, NS-F2, NS-F3, NS-G1 … NS-G5]"""

from functools import cache

from .components import BOARDS

COLUMNS = "abcdefghijklmnopqrs"
SIZE = len(COLUMNS)
FACINGS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
OFFSETS = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))
EDGES = ("N", "E", "S", "W")
OPPOSITE_EDGE = {"N": "S", "E": "W", "S": "N", "W": "E"}


@cache
def xy(space: str) -> tuple[int, int]:
    """Column and row of a space, from 1."""
    return COLUMNS.index(space[0]) + 1, int(space[1:])


def name(x: int, y: int) -> str:
    """The space in that column and row."""
    return f"{COLUMNS[x - 1]}{y}"


def is_inside(x: int, y: int) -> bool:
    """Whether the board has that column and row."""
    return 1 <= x <= SIZE and 1 <= y <= SIZE


SPACES = [name(x, y) for y in range(1, SIZE + 1) for x in range(1, SIZE + 1)]


@cache
def distance(one: str, other: str) -> int:
    """How many steps lie between two spaces if nothing is in the way. [NS-X3]"""
    (ax, ay), (bx, by) = xy(one), xy(other)
    return max(abs(ax - bx), abs(ay - by))


@cache
def within(middle: str, n: int) -> tuple[str, ...]:
    """All spaces at most *n* away, the middle too."""
    return tuple(space for space in SPACES if distance(middle, space) <= n)


@cache
def around(space: str) -> tuple[str, ...]:
    """The adjacent spaces: the influence zone of whoever stands there. [NS-F2]"""
    x, y = xy(space)
    return tuple(name(x + dx, y + dy) for dx, dy in OFFSETS if is_inside(x + dx, y + dy))


def quarter_turned(space: str) -> str:
    """Where a space comes to lie when the board is turned by 90 degrees, north to east. [NS-X4]"""
    x, y = xy(space)
    return name(20 - y, x)


@cache
def terrain(board: str, space: str) -> str:
    """The sign of the space on the map of NS-D8."""
    x, y = xy(space)
    return BOARDS[board][y - 1][x - 1]


def is_wall(board: str, space: str) -> bool:
    """Whether nobody can ever stand there. [NS-G5]"""
    return terrain(board, space) == "#"


def is_foliage(board: str, space: str) -> bool:
    """Whether leaves hide what is behind. [NS-G3]"""
    return terrain(board, space) == "T"


def is_elevated(board: str, space: str) -> bool:
    """Whether one stands high there. [NS-G4]"""
    return terrain(board, space) == "^"


@cache
def zone(board: str, edge: str) -> tuple[str, ...]:
    """The deployment zone of an edge. [NS-D8]"""
    lines = {"N": (1, 1, 2), "E": (0, 18, 19), "S": (1, 18, 19), "W": (0, 1, 2)}
    axis, *numbers = lines[edge]
    return tuple(space for space in SPACES if terrain(board, space) == "d" and xy(space)[axis] in numbers)


@cache
def all_zones(board: str) -> frozenset[str]:
    """The deployment zones of all four edges, in play or not."""
    return frozenset(space for edge in EDGES for space in zone(board, edge))
