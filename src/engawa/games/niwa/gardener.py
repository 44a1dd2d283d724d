"""The gardener: random fair gardens, found by search. A garden is fair if it looks the same after a half turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engawa.core.errors import InvalidNotation
from engawa.core.fairness import below
from engawa.core.messages import Message
from engawa.games.niwa import garden
from engawa.games.niwa.edition import TILES, Edition
from engawa.games.niwa.garden import Cell, Laid
from engawa.games.niwa.state import WAYS

PAIRS = TILES // 2
SHAPES = 2000  # outlines to try before giving up; a handful is enough for our tiles
HALF_TURN = 3  # in sixths


def random_layout(edition: Edition, row: Iterator[int]) -> list[list[Any]]:
    """A fair garden of all the tiles, decided by a *row* of random words."""
    if any(tile.copies % 2 for tile in edition.tiles.values()):
        raise InvalidNotation(Message("niwa-tiles-unpaired"))
    for _ in range(SHAPES):
        centre, half = _outline(row)
        if half is None:
            continue
        tiles = _fill(edition, row, centre, half)
        if tiles is not None:
            assert not list(garden.problems(edition, tiles))
            assert garden.misplaced_bases(tiles) is None
            return [[laid.u, laid.v, laid.name, laid.rotation] for laid in tiles]
    raise InvalidNotation(Message("niwa-no-fair-garden", tries=SHAPES))


def _outline(row: Iterator[int]) -> tuple[Cell, list[Cell] | None]:
    """Six places, the first for a base, that make twelve joined ones with their opposites; and twice the centre."""
    centre = below(row, 2), below(row, 2)
    start = (1, 0) if centre == (0, 0) else (0, 0)  # a tile cannot be its own opposite, so then the middle stays empty
    half, taken = [start], {start, _opposite(start, centre)}
    while len(half) < PAIRS:
        rim = sorted({garden.step(place, way) for place in taken for way in range(WAYS)} - taken - {_middle(centre)})
        # Of two places the one that touches more tiles is taken, so that gardens are not all corridors.
        chosen = [rim[below(row, len(rim))] for _ in range(2)]
        place = max(chosen, key=lambda place: sum(garden.step(place, way) in taken for way in range(WAYS)))
        half.append(place)
        taken |= {place, _opposite(place, centre)}
    if garden.connected(taken) != taken:
        return centre, None
    # The bases lie opposite each other, a half turn apart, and as far as the outline allows. [NI-C7]
    half.sort(key=lambda place: (-_distance(place, _opposite(place, centre)), place))
    if below(row, 2):
        half = [_opposite(place, centre) for place in half]
    return centre, half


def _fill(edition: Edition, row: Iterator[int], centre: Cell, half: list[Cell]) -> list[Laid] | None:
    """The outline filled with tiles whose pictures join, or None if there is no way to do it."""
    bases = [name for name, tile in edition.tiles.items() if tile.base]
    others = [name for name, tile in edition.tiles.items() if not tile.base for _ in range(tile.copies // 2)]
    names = bases + _shuffled(others, row)
    turns = [_shuffled(list(range(WAYS)), row) for _ in half]
    laid: dict[Cell, Laid] = {}

    def fits(one: Laid) -> bool:
        near = ((way, laid.get(garden.step(one.place, way))) for way in range(WAYS))
        return all(other is None or other.spoke((way + 3) % WAYS) == one.spoke(way) for way, other in near)

    def fill(index: int, left: list[str]) -> bool:
        if index == len(half):
            return True
        place = half[index]
        for name in dict.fromkeys(left[:1] if index == 0 else left):
            for rotation in turns[index]:
                one = Laid(*place, name, rotation, edition.tiles[name])
                u, v = _opposite(place, centre)
                other = Laid(u, v, name, (rotation + HALF_TURN) % WAYS, edition.tiles[name])
                laid[one.place], laid[other.place] = one, other
                if fits(one):
                    rest = left[:]
                    rest.remove(name)
                    if fill(index + 1, rest):
                        return True
                del laid[one.place], laid[other.place]
        return False

    if _distance(half[0], _opposite(half[0], centre)) < 2 or not fill(0, names):
        return None
    return list(laid.values())


def _shuffled(items: list[Any], row: Iterator[int]) -> list[Any]:
    items = items[:]
    for i in range(len(items) - 1, 0, -1):
        j = below(row, i + 1)
        items[i], items[j] = items[j], items[i]
    return items


def _opposite(place: Cell, centre: Cell) -> Cell:
    return centre[0] - place[0], centre[1] - place[1]


def _middle(centre: Cell) -> Cell | None:
    return (0, 0) if centre == (0, 0) else None


def _distance(one: Cell, other: Cell) -> int:
    q, r = one[0] - other[0], one[1] - other[1]
    return max(abs(q), abs(r), abs(q + r))
