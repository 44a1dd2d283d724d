"""The lines of sight between two bases, as a table for the kernels of `sight`. [NS-L6]

By symmetry only offsets (across, down) with 0 < down < across are needed; on straight and diagonal ones all 81 lines
are one. The lines of an offset look at no more than two spaces of a column, a lower and an upper one. So a column of
the table is the lower of the two, the set of lines that need it, and the set of those that need the upper one; a line
in neither set is content with either. Lines that another one contains are left out.

>>> starts, table = lines_of(6)
>>> bin(table[starts[5][2]]).count("1")  # lines of the offset (5, 2)
11
"""

from __future__ import annotations

from functools import cache

from engawa.games.ninja_all_stars import vocabulary as v

# A base in fifths of the distance of two dots: the centre, the corners and the middles of the sides of a diamond.
POINTS = ((0, 0), (2, 0), (-2, 0), (0, 2), (0, -2), (1, 1), (1, -1), (-1, 1), (-1, -1))
FIFTHS = 5

Line = tuple[int, int]  # columns in which the lower space is needed, and those in which the upper one is, as sets


@cache
def lines_of(side: int) -> tuple[list[list[int]], list[int]]:
    """Where each offset of a board so wide begins in the table, and the table: all lines as a set, then its columns."""
    starts = [[v.NOWHERE] * v.SIDE for _ in range(v.SIDE)]
    table: list[int] = []
    for across in range(2, side):
        for down in range(1, across):
            starts[across][down] = len(table)
            lower, lines = lines_between(across, down)
            table.append((1 << len(lines)) - 1)
            for column in range(1, across):
                needs = [sum((line[i] >> column & 1) << k for k, line in enumerate(lines)) for i in range(2)]
                table += [lower[column], *needs]
    return starts, table


def lines_between(across: int, down: int) -> tuple[list[int], list[Line]]:
    """The lower space of each column, and the lines between two bases that no other line contains."""
    found: list[list[tuple[int, int]]] = [crossings(across, down, start, end) for start in POINTS for end in POINTS]
    lower = [0, *(min(row[i][0] for row in found) for i in range(across - 1))]
    lines = {_line(row, lower) for row in found}
    return lower, sorted(line for line in lines if not any(_contains(other, line) for other in lines if other != line))


def crossings(across: int, down: int, start: tuple[int, int], end: tuple[int, int]) -> list[tuple[int, int]]:
    """The spaces nearest to a line in each column, the first and the last: exactly between two both are. [NS-L5]"""
    width = FIFTHS * across + end[0] - start[0]
    height = FIFTHS * down + end[1] - start[1]
    over, whole, row = start[1] * width - start[0] * height, FIFTHS * width, []
    for _ in range(1, across):
        over += FIFTHS * height
        near, rest = divmod(over, whole)
        row.append((near + (2 * rest > whole), near + (2 * rest >= whole)))
    return row


def _line(row: list[tuple[int, int]], lower: list[int]) -> Line:
    needs_lower = needs_upper = 0
    for column, (first, last) in enumerate(row, 1):
        if first == last:
            if first == lower[column]:
                needs_lower |= 1 << column
            else:
                needs_upper |= 1 << column
    return needs_lower, needs_upper


def _contains(one: Line, other: Line) -> bool:
    """Whether the first line is clear wherever the other is."""
    return one[0] & ~other[0] == 0 and one[1] & ~other[1] == 0
