"""Distances, zones, terrain and light."""

from __future__ import annotations

from engawa.core.forge import kernel
from engawa.games.ninja_all_stars import bases, state, vocabulary as v
from engawa.games.ninja_all_stars.state import Board, State

WAY = (7, 0, 1, 6, -1, 2, 5, 4, 3)  # the direction of a neighbour, by rows from the north-west


@kernel(inline=True)
def distance(one: int, other: int) -> int:
    """The larger of the two coordinate differences. [NS-X3]"""
    return max(abs(one % v.SIDE - other % v.SIDE), abs(one // v.SIDE - other // v.SIDE))


@kernel(inline=True)
def direction_to(here: int, wide: int, there: int) -> int:
    """The direction in which a space lies beside a base: that in which the zone of the base has it. [NS-X4, NS-B4]"""
    across, down = there % v.SIDE - here % v.SIDE, there // v.SIDE - here // v.SIDE
    east, south = int(across > wide) - int(across < 0), int(down > wide) - int(down < 0)
    return WAY[(south + 1) * 3 + east + 1]


@kernel(inline=True)
def is_behind(here: int, wide: int, face: int, there: int) -> bool:
    """Whether an adjacent space is in the back zone: in one of the three directions opposite the facing.

    For one space these are three spaces [NS-F1, NS-F3], for a large base the four of a row, or five. [NS-B4]
    """
    turn = (direction_to(here, wide, there) - face) % v.DIRECTIONS
    return 3 <= turn <= 5


@kernel
def has_in_front(s: State, model: int, there: int) -> bool:
    """Whether a space is in the front zone of *model*; walls and levels do not cut it. [NS-F2, NS-F3, NS-G6]"""
    beside = bases.distance_to(s, model, there) == 1
    return beside and not is_behind(s.space[model], state.width_of(s, model), s.face[model], there)


@kernel
def has_at_its_back(s: State, model: int, there: int) -> bool:
    return bases.distance_to(s, model, there) == 1 and is_behind(
        s.space[model], state.width_of(s, model), s.face[model], there
    )


@kernel
def faces(s: State, model: int, other: int) -> bool:
    """Whether *model* has any space of *other* in its front zone."""
    if s.large == 0:
        return has_in_front(s, model, s.space[other])
    for i in range(state.parts(state.width_of(s, other))):
        if has_in_front(s, model, state.part_of(s.space[other], i)):
            return True
    return False


@kernel
def has_its_back_to(s: State, model: int, other: int) -> bool:
    """Whether any space of *other* is in the back zone of *model*."""
    for i in range(state.parts(state.width_of(s, other))):
        if has_at_its_back(s, model, state.part_of(s.space[other], i)):
            return True
    return False


@kernel
def are_adjacent(s: State, one: int, other: int) -> bool:
    """Whether both are on the board, each in the influence zone of the other. [NS-F2]"""
    return state.is_on_board(s, one) and state.is_on_board(s, other) and bases.gap(s, one, other) == 1


@kernel(inline=True)
def is_enterable(b: Board, s: State, space: int) -> bool:
    """No wall, lantern, shrine or closed chest. [NS-X5, NS-G5, NS-G7]"""
    what = state.standing_on(s, space)
    return b.terrain[space] != v.WALL and what != v.LANTERN and what != v.SHRINE and what != v.CHEST_THERE


@kernel(inline=True)
def is_free(b: Board, s: State, space: int) -> bool:
    """Enterable, and no model on it. [NS-X5]"""
    return b.terrain[space] != v.WALL and state.standing_on(s, space) == v.NOTHING


@kernel
def is_lit(b: Board, s: State, space: int) -> bool:
    """Whether a lantern shines there, through walls too. [NS-G8]"""
    for i in range(b.lanterns):
        if s.lantern[i] >= 0 and distance(s.lantern[i], space) <= b.light:
            return True
    return False


@kernel
def is_by_shrine(s: State, space: int) -> bool:
    for i in range(v.SHRINES):
        if s.shrine[i] >= 0 and distance(s.shrine[i], space) == 1:
            return True
    return False


@kernel
def stands_in_light(b: Board, s: State, model: int) -> bool:
    """Whether any space of *model* is in the light of a lantern. [NS-G8, NS-B5]"""
    for i in range(state.parts(state.width_of(s, model))):
        if is_lit(b, s, state.part_of(s.space[model], i)):
            return True
    return False


@kernel
def stands_by_shrine(s: State, model: int) -> bool:
    for i in range(state.parts(state.width_of(s, model))):
        if is_by_shrine(s, state.part_of(s.space[model], i)):
            return True
    return False
