"""Bases: the space or the two by two that a model covers, how far they are apart, and where they have room.

A base is its anchor, the north-western space, and how many spaces it goes on from there to the east and south. [NS-B1]
"""

from __future__ import annotations

from engawa.core.forge import kernel
from engawa.games.ninja_all_stars import state, vocabulary as v
from engawa.games.ninja_all_stars.state import Board, State

FREE, OCCUPIED, BLOCKED = 0, 1, 2  # what a place is for a base: other models are on it, or something that stays
EASY = 1  # what a step costs at least
MOST_OF_IT = 3  # spaces of a large base


@kernel(inline=True)
def between(one: int, wide: int, other: int, broad: int) -> int:
    """The distance of two bases: that of their nearest spaces. [NS-X3, NS-B5]"""
    across = max(other % v.SIDE - one % v.SIDE - wide, one % v.SIDE - other % v.SIDE - broad)
    down = max(other // v.SIDE - one // v.SIDE - wide, one // v.SIDE - other // v.SIDE - broad)
    return max(0, across, down)


@kernel(inline=True)
def gap(s: State, one: int, other: int) -> int:
    """The distance of two models."""
    if s.large == 0:
        return between(s.space[one], 0, s.space[other], 0)
    return between(s.space[one], state.width_of(s, one), s.space[other], state.width_of(s, other))


@kernel(inline=True)
def distance_to(s: State, model: int, space: int) -> int:
    """The distance of a model and a space."""
    if s.large == 0:
        return between(s.space[model], 0, space, 0)
    return between(s.space[model], state.width_of(s, model), space, 0)


@kernel(inline=True)
def room_on(b: Board, s: State, model: int, there: int) -> int:
    """What *there* is for the base of *model*, its own spaces apart: FREE, OCCUPIED or BLOCKED. [NS-X5, NS-B2]"""
    return room_on_space(b, s, model, there) if state.width_of(s, model) == 0 else room_on_four(b, s, model, there)


@kernel(inline=True)
def room_on_space(b: Board, s: State, model: int, space: int) -> int:
    what = state.standing_on(s, space)
    if b.terrain[space] == v.WALL or what > v.MODELS:
        return BLOCKED
    return FREE if what == v.NOTHING or what == model + 1 else OCCUPIED


@kernel
def room_on_four(b: Board, s: State, model: int, there: int) -> int:
    if there % v.SIDE == v.SIDE - 1 or there // v.SIDE == v.SIDE - 1:
        return BLOCKED
    room = FREE
    for i in range(state.parts(1)):
        room = max(room, room_on_space(b, s, model, state.part_of(there, i)))
    return room


@kernel
def is_high(b: Board, here: int, wide: int) -> bool:
    """Whether a base counts as elevated: its space is, or at least three of its four are. [NS-B3]"""
    if wide == 0:
        return b.terrain[here] == v.ELEVATED
    count = 0
    for i in range(state.parts(wide)):
        count += int(b.terrain[state.part_of(here, i)] == v.ELEVATED)
    return count >= MOST_OF_IT


@kernel
def climbs(b: Board, here: int, there: int, wide: int) -> bool:
    """Whether a step goes from below onto an elevated space."""
    if wide == 0:
        return b.terrain[there] == v.ELEVATED and b.terrain[here] != v.ELEVATED
    if is_high(b, here, wide):
        return False
    for i in range(state.parts(wide)):
        space = state.part_of(there, i)
        if b.terrain[space] == v.ELEVATED and between(here, wide, space, 0) > 0:
            return True
    return False


@kernel(inline=True)
def cost_of(b: Board, here: int, there: int, wide: int, vaults: bool) -> int:
    """The movement points of a step: of the dearest space that is newly covered. [NS-G1, NS-G2, NS-G3, NS-G4, NS-B2]

    Who *vaults* climbs for no more than a step on the level. [NS-P9]
    """
    if wide == 0:
        return cost_of_space(b, vaults or b.terrain[here] == v.ELEVATED, there)
    return cost_of_four(b, here, there, vaults)


@kernel(inline=True)
def cost_of_space(b: Board, easily: bool, space: int) -> int:
    """What a space costs whoever comes to it, or *easily* climbs it."""
    if b.terrain[space] == v.ELEVATED:
        return EASY if easily else b.climb
    if b.terrain[space] == v.FOLIAGE:
        return b.foliage
    return b.rough if b.terrain[space] == v.ROUGH else EASY


@kernel
def cost_of_four(b: Board, here: int, there: int, vaults: bool) -> int:
    easily, dearest = vaults or is_high(b, here, 1), EASY
    for i in range(state.parts(1)):
        space = state.part_of(there, i)
        if between(here, 1, space, 0) > 0:
            dearest = max(dearest, cost_of_space(b, easily, space))
    return dearest


@kernel
def is_on(b: Board, s: State, model: int, terrain: int) -> bool:
    """Whether any space of *model* has that *terrain*. [NS-B5]"""
    for i in range(state.parts(state.width_of(s, model))):
        if b.terrain[state.part_of(s.space[model], i)] == terrain:
            return True
    return False
