"""Where the active model can get, and how."""

from __future__ import annotations

from engawa.bots.ninja_all_stars.mind import FAR, Mind
from engawa.core.forge import kernel
from engawa.games.ninja_all_stars.activation import can_begin_move
from engawa.games.ninja_all_stars.bases import EASY, FREE, cost_of, room_on
from engawa.games.ninja_all_stars.ground import distance
from engawa.games.ninja_all_stars.moving import LEASH, points_of
from engawa.games.ninja_all_stars.state import Board, State, are_enemies, has, is_on_board, tokens_of, width_of
from engawa.games.ninja_all_stars.vocabulary import (
    DIRECTIONS,
    MEDAL,
    MODELS,
    MOON_POWER,
    NINJA,
    NOWHERE,
    SIDE,
    SPACES,
    STEALTH,
)


@kernel
def points_left(b: Board, s: State) -> int:
    """The points of the movement under way, or of one that can begin."""
    if s.moving != 0:
        return s.mp
    return points_of(b, s) if can_begin_move(s) and s.pounced == 0 else 0


@kernel
def can_run_on(s: State) -> bool:
    """Whether a run could follow the movement."""
    if s.model >= NINJA or has(s, s.model, MEDAL) or s.pounced == 1:
        return False
    return can_act_after(s) if s.river != 2 else s.extra == 1


@kernel
def can_act_after(s: State) -> bool:
    """Whether there is an action left for the active model once it has moved."""
    if s.moving != 0 or s.move == 0:
        return s.act == 1 or (s.extra == 1 and s.moving != 0)
    return (s.act == 1 and s.either == 0) or s.extra == 1


@kernel
def flood(b: Board, s: State, m: Mind, points: int) -> None:
    """Note what every space costs that the active model can get to. It passes nobody whom it would have to dodge."""
    mark_zones(s, m)
    for space in range(SPACES):
        m.cost[space] = FAR
    here = s.space[s.model]
    m.cost[here], m.via[here], m.found[0], m.reached = 0, here, here, 1
    first = 0
    for spent in range(points):
        while first < m.reached and m.cost[m.found[first]] < spent:
            first += 1
        i = first
        while i < m.reached:
            space = m.found[i]
            if m.cost[space] == spent and (space == here or m.zone[space] == 0):
                spread_from(b, s, m, space, points)
            i += 1


@kernel
def spread_from(b: Board, s: State, m: Mind, space: int, points: int) -> None:
    """Note what the neighbours of a *space* cost."""
    for way in range(DIRECTIONS):
        there = b.neighbour[space][way]
        # No step is cheaper than an easy one, so most of what was found needs no second look.
        if there >= 0 and m.cost[there] > m.cost[space] + EASY and room_on(b, s, s.model, there) == FREE:
            cost = m.cost[space] + cost_of(b, space, there, width_of(s, s.model), False)
            if cost <= points and cost < m.cost[there] and is_on_leash(s, space, there):
                if m.cost[there] == FAR:
                    m.found[m.reached] = there
                    m.reached += 1
                m.cost[there], m.via[there] = cost, space


@kernel
def is_on_leash(s: State, here: int, there: int) -> bool:
    """Whether a sentry may step there."""
    if s.model < NINJA:
        return True
    guarded = s.guard[s.model - NINJA]
    return distance(there, guarded) <= LEASH or distance(there, guarded) < distance(here, guarded)


@kernel
def mark_zones(s: State, m: Mind) -> None:
    """Mark the spaces that cannot be left without dodging."""
    for space in range(SPACES):
        m.zone[space] = 0
    if tokens_of(s, s.model, MOON_POWER) > 0:
        return
    for other in range(MODELS):
        if is_on_board(s, other) and are_enemies(s.model, other) and not has(s, other, STEALTH):
            mark_around(m, s.space[other], width_of(s, s.model), width_of(s, other))


@kernel
def mark_around(m: Mind, space: int, wide: int, broad: int) -> None:
    """Mark where a base of the one width is next to one of the other width on *space*."""
    x, y = space % SIDE, space // SIDE
    for row in range(max(0, y - 1 - wide), min(SIDE, y + 2 + broad)):
        for column in range(max(0, x - 1 - wide), min(SIDE, x + 2 + broad)):
            m.zone[row * SIDE + column] = 1


@kernel
def step_towards(m: Mind, here: int, goal: int) -> int:
    """The first step of the way from *here* to a *goal* that was found, or NOWHERE."""
    if m.cost[goal] >= FAR:
        return NOWHERE
    space = goal
    while m.via[space] != here:
        if m.via[space] == space:
            return NOWHERE
        space = m.via[space]
    return space
