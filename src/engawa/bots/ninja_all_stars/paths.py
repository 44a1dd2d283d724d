"""Where the active model can get, and how."""

from __future__ import annotations

from engawa.bots.ninja_all_stars.mind import FAR, Mind
from engawa.core.forge import kernel
from engawa.games.ninja_all_stars import bases, moving, state, vocabulary as v
from engawa.games.ninja_all_stars.activation import can_begin_move
from engawa.games.ninja_all_stars.ground import distance
from engawa.games.ninja_all_stars.state import Board, State


@kernel
def points_left(b: Board, s: State) -> int:
    """The points of the movement under way, or of one that can begin."""
    if s.moving != 0:
        return s.mp
    return moving.points_of(b, s) if can_begin_move(s) and s.pounced == 0 else 0


@kernel
def can_run_on(s: State) -> bool:
    """Whether a run could follow the movement."""
    if s.model >= v.NINJA or state.has(s, s.model, v.MEDAL) or s.pounced == 1:
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
    for space in range(v.SPACES):
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
    for way in range(v.DIRECTIONS):
        there = b.neighbour[space][way]
        # No step is cheaper than an easy one, so most of what was found needs no second look.
        if (
            there >= 0
            and m.cost[there] > m.cost[space] + bases.EASY
            and bases.room_on(b, s, s.model, there) == bases.FREE
        ):
            cost = m.cost[space] + bases.EASY
            # A pounce counts spaces.
            if s.moving != v.POUNCING:
                cost = m.cost[space] + bases.cost_of(b, space, there, state.width_of(s, s.model), False)
            if cost <= points and cost < m.cost[there] and is_on_leash(b, s, space, there):
                if m.cost[there] == FAR:
                    m.found[m.reached] = there
                    m.reached += 1
                m.cost[there], m.via[there] = cost, space


@kernel
def is_on_leash(b: Board, s: State, here: int, there: int) -> bool:
    """Whether a sentry may step there."""
    if s.model < v.NINJA:
        return True
    guarded = s.guard[s.model - v.NINJA]
    return distance(there, guarded) <= b.leash or distance(there, guarded) < distance(here, guarded)


@kernel
def mark_zones(s: State, m: Mind) -> None:
    """Mark the spaces that cannot be left without dodging."""
    for space in range(v.SPACES):
        m.zone[space] = 0
    if state.tokens_of(s, s.model, v.MOON_POWER) > 0:
        return
    for other in range(v.MODELS):
        if state.is_on_board(s, other) and state.are_enemies(s.model, other):
            mark_around(m, s.space[other], state.width_of(s, s.model), state.width_of(s, other))


@kernel
def mark_around(m: Mind, space: int, wide: int, broad: int) -> None:
    """Mark where a base of the one width is next to one of the other width on *space*."""
    x, y = space % v.SIDE, space // v.SIDE
    for row in range(max(0, y - 1 - wide), min(v.SIDE, y + 2 + broad)):
        for column in range(max(0, x - 1 - wide), min(v.SIDE, x + 2 + broad)):
            m.zone[row * v.SIDE + column] = 1


@kernel
def step_towards(m: Mind, here: int, goal: int) -> int:
    """The first step of the way from *here* to a *goal* that was found, or NOWHERE."""
    if m.cost[goal] >= FAR:
        return v.NOWHERE
    space = goal
    while m.via[space] != here:
        if m.via[space] == space:
            return v.NOWHERE
        space = m.via[space]
    return space
