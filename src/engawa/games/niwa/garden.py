"""Gardens: tiles laid edge to edge become fields and lines. Free building is checked here, with exact messages.

Cells are axial (q, r), pointy-top. A tile at (u, v) has its middle at (2u+v, v-u), its corner i one step that way,
and touches the tile at (u, v) + direction i along edge i.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from math import acos, degrees, sqrt
from typing import Any, NamedTuple

from engawa.core.documents import expect, expect_int, expect_list
from engawa.core.errors import InvalidNotation
from engawa.core.messages import Message
from engawa.games.niwa import state
from engawa.games.niwa.edition import COLOUR_LETTERS, Edition, Tile
from engawa.games.niwa.state import PLAYERS, Garden

Cell = tuple[int, int]
Line = tuple[Cell, Cell]

DIRECTIONS: tuple[Cell, ...] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))  # E, NE, NW, W, SW, SE
FAR = 1000  # no layout reaches so far
OPPOSITE = 135  # degrees that the bases lie apart at least, seen from the middle [NI-C7]


class Laid(NamedTuple):
    """A tile in its place: where, which one, and by how many sixths it is turned."""

    u: int
    v: int
    name: str
    rotation: int
    tile: Tile

    @property
    def place(self) -> Cell:
        return self.u, self.v

    @property
    def middle(self) -> Cell:
        return 2 * self.u + self.v, self.v - self.u

    def corner(self, i: int) -> Cell:
        return step(self.middle, i)

    def ring(self, i: int) -> int:
        """The colour of the line between the middle and corner *i*."""
        return self.tile.ring[(i - self.rotation) % state.WAYS]

    def spoke(self, i: int) -> int:
        """The colour of the line between corners *i* and *i*+1, which crosses edge *i*."""
        return self.tile.spoke[(i - self.rotation) % state.WAYS]

    def __str__(self) -> str:
        return f"{self.name} ({self.u},{self.v})"


def step(cell: Cell, way: int) -> Cell:
    """The cell next to *cell*."""
    return cell[0] + DIRECTIONS[way][0], cell[1] + DIRECTIONS[way][1]


def read_layout(edition: Edition, layout: Any, where: str = "garden") -> list[Laid]:
    """The tiles of a layout `[[u, v, tile, rotation], …]`, each one readable; whether they fit is not checked."""
    tiles = []
    for i, entry in enumerate(expect_list(layout, where)):
        here = f"{where}[{i}]"
        expect(isinstance(entry, Sequence) and not isinstance(entry, str) and len(entry) == 4, here, "niwa-tile", entry)
        u, v, name, rotation = entry
        u, v = expect_int(u, f"{here}[0]", -FAR, FAR), expect_int(v, f"{here}[1]", -FAR, FAR)
        names = ", ".join(edition.tiles)
        expect(isinstance(name, str) and name in edition.tiles, f"{here}[2]", "niwa-tile-name", name, names=names)
        rotation = expect_int(rotation, f"{here}[3]", 0, state.WAYS - 1)
        tiles.append(Laid(u, v, name, rotation, edition.tiles[name]))
    return tiles


def check_layout(edition: Edition, tiles: Sequence[Laid]) -> None:
    """Raise unless the tiles make a garden: all of the box, one to a place, joined, the pictures fitting. [NI-C6]"""
    problem = next(problems(edition, tiles), None)
    if problem is not None:
        raise InvalidNotation(problem)


def problems(edition: Edition, tiles: Sequence[Laid]) -> Iterator[Message]:
    """Everything that is wrong with a layout, the plainest first."""
    # The garden is laid from all the tiles of the box. [NI-C6]
    for name, tile in edition.tiles.items():
        count = sum(laid.name == name for laid in tiles)
        if count != tile.copies:
            yield Message("niwa-tile-count", name=name, expected=tile.copies, came=count)
    # One to a place.
    by_place: dict[Cell, Laid] = {}
    for laid in tiles:
        if laid.place in by_place:
            yield Message("niwa-place-taken", first=str(by_place[laid.place]), second=str(laid))
        by_place.setdefault(laid.place, laid)
    # Connected edge to edge.
    joined = connected(by_place)
    apart = sorted(set(by_place) - joined)
    if apart:
        yield Message("niwa-tile-apart", first=str(by_place[min(joined)]), second=str(by_place[apart[0]]))
    # The pictures of touching tiles join. [NI-C6]
    for laid, edge, other in touching(by_place):
        ours, theirs = laid.spoke(edge), other.spoke((edge + 3) % state.WAYS)
        if ours != theirs:
            yield Message(
                "niwa-edges-disagree",
                first=str(laid), edge=edge, colour=COLOUR_LETTERS[ours],
                second=str(other), back=(edge + 3) % state.WAYS, other=COLOUR_LETTERS[theirs],
            )  # fmt: skip
        # No field is next to both bases.
        if laid.tile.base and other.tile.base:
            yield Message("niwa-bases-touch", first=str(laid), second=str(other))


def misplaced_bases(tiles: Sequence[Laid]) -> Message | None:
    """What is wrong with where the bases of a whole garden lie: seen from its middle, they are opposite. [NI-C7]"""
    one, other = (laid for laid in tiles if laid.tile.base)
    if are_opposite([laid.place for laid in tiles], one.place, other.place):
        return None
    angle = angle_between([laid.place for laid in tiles], one.place, other.place)
    facts = {"case": "middle"} if angle is None else {"case": "apart", "angle": f"{angle:.1f}"}
    return Message("niwa-bases-not-opposite", first=str(one), second=str(other), least=OPPOSITE, **facts)


def are_opposite(places: Collection[Cell], one: Cell, other: Cell) -> bool:
    """Whether two of the *places* are three eighths of a turn apart, seen from the middle of all; in whole numbers."""
    product, squares = _products(places, one, other)
    return product < 0 and 2 * product**2 >= squares


def angle_between(places: Collection[Cell], one: Cell, other: Cell) -> float | None:
    """The same as degrees, for people; None if one of the two is the middle itself."""
    product, squares = _products(places, one, other)
    return degrees(acos(max(-1.0, min(1.0, product / sqrt(squares))))) if squares else None


def _products(places: Collection[Cell], one: Cell, other: Cell) -> tuple[int, int]:
    """Of the ways from the middle of all to two of them: their product, and that of their squares."""
    u, v, count = sum(u for u, _ in places), sum(v for _, v in places), len(places)
    (a, b), (c, d) = ((count * place[0] - u, count * place[1] - v) for place in (one, other))
    return 2 * a * c + 2 * b * d + a * d + b * c, 4 * (a * a + a * b + b * b) * (c * c + c * d + d * d)


def touching(by_place: dict[Cell, Laid]) -> Iterator[tuple[Laid, int, Laid]]:
    """Every pair of tiles with a common edge, once, with the edge as the first one counts it."""
    for place, laid in by_place.items():
        for edge in range(3):
            other = by_place.get(step(place, edge))
            if other is not None:
                yield laid, edge, other


def connected(places: Collection[Cell]) -> set[Cell]:
    """The places that hang together with the first one."""
    reached = set(sorted(places)[:1])
    todo = list(reached)
    while todo:
        place = todo.pop()
        for way in range(state.WAYS):
            near = step(place, way)
            if near in places and near not in reached:
                reached.add(near)
                todo.append(near)
    return reached


def build(tiles: Sequence[Laid], first: int = 0) -> Garden:
    """The garden that a valid layout makes, seat *first* to begin. Fields are numbered in the order of their names."""
    lines = lines_of(tiles)
    cells = sorted({cell for line in lines for cell in line}, key=lambda cell: (cell[1], cell[0]))
    number = {cell: i for i, cell in enumerate(cells)}
    left, top = min(q for q, _ in cells), min(r for _, r in cells)
    garden = Garden()
    garden.fields, garden.first = len(cells), first
    assert garden.fields <= state.FIELDS
    for cell, i in number.items():
        garden.column[i], garden.row[i] = cell[0] - left, cell[1] - top
        for way in range(state.WAYS):
            colour = lines.get((cell, step(cell, way)))
            if colour is not None:
                garden.neighbour[i][way] = number[step(cell, way)]
                garden.line[i][way] = colour
                garden.near[i] |= 1 << number[step(cell, way)]
                garden.over[i][colour] |= 1 << number[step(cell, way)]
                across = garden.across[i][colour]
                across[across.index(state.NOWHERE)] = number[step(cell, way)]
    for field in range(garden.fields):
        for way in range(state.WAYS):
            garden.behind[field][way] = as_set(fields_behind(garden, field, way))
            garden.beyond[field][way] = as_set(fields_beyond(garden, field, way))
    # The first base listed is seat 0's.
    bases = [number[laid.middle] for laid in tiles if laid.tile.base]
    for seat in range(PLAYERS):
        garden.base[seat] = bases[seat]
        for field, steps in enumerate(steps_to(garden, bases[seat])):
            garden.distance[seat][field] = steps
        for steps in range(state.FIELDS):
            garden.nearer[seat][steps] = as_set([f for f in range(garden.fields) if garden.distance[seat][f] < steps])
    return garden


def lines_of(tiles: Sequence[Laid]) -> dict[Line, int]:
    """The colour of every line, found from both of its fields. [NI-C4]"""
    lines: dict[Line, int] = {}
    for laid in tiles:
        for i in range(state.WAYS):
            corner, following = laid.corner(i), laid.corner((i + 1) % state.WAYS)
            for one, other, colour in ((laid.middle, corner, laid.ring(i)), (corner, following, laid.spoke(i))):
                lines[one, other] = lines[other, one] = colour
    return lines


def steps_to(garden: Garden, base: int) -> list[int]:
    """How many lines lie between each field and *base*."""
    steps = [0 if field == base else -1 for field in range(garden.fields)]
    todo = [base]
    for field in todo:
        for near in garden.neighbour[field]:
            if near != state.NOWHERE and steps[near] < 0:
                steps[near] = steps[field] + 1
                todo.append(near)
    return steps


def fields_behind(garden: Garden, field: int, way: int) -> list[int]:
    """The neighbours of the field on the *way* side that are two away: straight on, or one turn aside. [NI-10]"""
    jumped = garden.neighbour[field][way]
    if jumped == state.NOWHERE:
        return []
    return [garden.neighbour[jumped][(way + turn) % state.WAYS] for turn in (-1, 0, 1)]


def fields_beyond(garden: Garden, field: int, way: int) -> list[int]:
    """The fields three away between straight on and one turn aside, if a line joins them to one behind. [NI-11]"""
    behind = fields_behind(garden, field, way)
    if not behind:
        return []
    left, straight, right = behind
    return [
        garden.neighbour[near][toward]
        for turn, aside in ((-1, left), (1, right))
        for near, toward in ((straight, (way + turn) % state.WAYS), (aside, way))
        if near != state.NOWHERE
    ]


def as_set(fields: list[int]) -> int:
    """The fields as bits of one int; NOWHERE is left out."""
    return sum(1 << field for field in {*fields} - {state.NOWHERE})


def field_name(b: Garden, field: int) -> str:
    """The name of a field: letter of its row, number of its column."""
    return _name(b.row[field], b.column[field])


def field_names(b: Garden) -> tuple[str, ...]:
    """The names of all fields."""
    return _names(tuple(b.row[: b.fields]), tuple(b.column[: b.fields]))


def field_numbers(b: Garden) -> Mapping[str, int]:
    """The fields by their names."""
    return _numbers(field_names(b))


@lru_cache
def _names(rows: tuple[int, ...], columns: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(_name(row, column) for row, column in zip(rows, columns, strict=True))


@cache
def _name(row: int, column: int) -> str:
    return f"{chr(ord('a') + row)}{column + 1}"


@lru_cache
def _numbers(names: tuple[str, ...]) -> Mapping[str, int]:
    return {name: field for field, name in enumerate(names)}
