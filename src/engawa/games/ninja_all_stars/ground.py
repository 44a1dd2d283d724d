"""Distances, zones, terrain, light and sight."""

from __future__ import annotations

from engawa.core.forge import kernel
from engawa.games.ninja_all_stars import bases, state, vocabulary as v
from engawa.games.ninja_all_stars.state import Board, State

WAY = (7, 0, 1, 6, -1, 2, 5, 4, 3)  # the direction of a neighbour, by rows from the north-west
LIGHT = 2  # how far a lantern shines
CLEAR, SOMEBODY, OWN_BACK = 0, 5, 6  # what is in the way of a line of sight, besides terrain that is not open


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
def is_lit(s: State, space: int) -> bool:
    """Whether a lantern shines there: within two, through walls too. [NS-G8]"""
    for i in range(v.LANTERNS):
        if s.lantern[i] >= 0 and distance(s.lantern[i], space) <= LIGHT:
            return True
    return False


@kernel
def is_by_shrine(s: State, space: int) -> bool:
    for i in range(v.SHRINES):
        if s.shrine[i] >= 0 and distance(s.shrine[i], space) == 1:
            return True
    return False


@kernel
def stands_in_light(s: State, model: int) -> bool:
    """Whether any space of *model* is in the light of a lantern. [NS-G8, NS-B5]"""
    for i in range(state.parts(state.width_of(s, model))):
        if is_lit(s, state.part_of(s.space[model], i)):
            return True
    return False


@kernel
def stands_by_shrine(s: State, model: int) -> bool:
    for i in range(state.parts(state.width_of(s, model))):
        if is_by_shrine(s, state.part_of(s.space[model], i)):
            return True
    return False


@kernel
def sees(b: Board, s: State, watcher: int, there: int) -> bool:
    """Whether *watcher* has a line of sight to a space, or to any space of the large base there. [NS-L6, NS-B5]"""
    return obstacle(b, s, watcher, there) == CLEAR


@kernel
def obstacle(b: Board, s: State, watcher: int, there: int) -> int:
    """The first thing in the way of a line of sight, and below it the space where it is; or CLEAR. [NS-L6]"""
    if s.large != 0:
        return obstacle_for_bases(b, s, watcher, there)
    here, face = s.space[watcher], s.face[watcher]
    x, y = here % v.SIDE, here // v.SIDE
    dx, dy = there % v.SIDE - x, there // v.SIDE - y
    n = max(abs(dx), abs(dy))
    # A model sees itself [NS-L1]; next to it, what is not in its back zone. [NS-L2]
    if n <= 1:
        return CLEAR if n == 0 or not is_behind(here, 0, face, there) else OWN_BACK * v.SPACES + there
    high = b.terrain[here] == v.ELEVATED or b.terrain[there] == v.ELEVATED
    for i in range(1, n):
        column, row = x + dx * i // n, y + dy * i // n
        # What is not whole is rounded; where the line runs between two spaces, one clear space is enough. [NS-L5]
        over_x, over_y = 2 * (dx * i % n), 2 * (dy * i % n)
        east, south = int(over_x > n), int(over_y > n)
        near = (row + south) * v.SIDE + column + east
        far = (row + int(over_y >= n)) * v.SIDE + column + int(over_x >= n)
        what = in_the_way(b, s, here, face, near, high)
        if what != CLEAR and (far == near or in_the_way(b, s, here, face, far, high) != CLEAR):
            return what * v.SPACES + near
    return CLEAR


@kernel
def in_the_way(b: Board, s: State, here: int, face: int, space: int, high: bool) -> int:
    """What on *space* blocks a line of sight from *here*, or CLEAR; *high*: one of its ends is elevated."""
    # It leaves through the front zone. [NS-L2]
    if distance(here, space) == 1 and is_behind(here, 0, face, space):
        return OWN_BACK
    return on_the_line(b, s, space, high)


@kernel(inline=True)
def on_the_line(b: Board, s: State, space: int, high: bool) -> int:
    """What on *space* blocks a line of sight that runs through it, or CLEAR; *high*: one of its ends is elevated."""
    # Walls and foliage block. [NS-L3, NS-G3, NS-G5]
    terrain = b.terrain[space]
    if terrain == v.WALL or terrain == v.FOLIAGE:
        return terrain
    # So does a height between two lower ends. [NS-L4]
    if terrain == v.ELEVATED and not high:
        return v.ELEVATED
    # Models block, unless in Stealth, or standing lower than a line from above. [NS-L3, NS-L4, NS-H4]
    what = state.standing_on(s, space)
    if what == v.NOTHING or what > v.MODELS or state.has(s, what - 1, v.STEALTH):
        return CLEAR
    if not high:
        return SOMEBODY
    anchor, wide = where_it_stands(s, what - 1, space)
    return SOMEBODY if bases.is_high(b, anchor, wide) else CLEAR


@kernel
def where_it_stands(s: State, model: int, space: int) -> tuple[int, int]:
    """Anchor and width of the base that covers *space*."""
    return (s.space[model], 1) if state.width_of(s, model) == 1 else (space, 0)


@kernel
def obstacle_for_bases(b: Board, s: State, watcher: int, there: int) -> int:
    """The same where bases are large: that of the best pair of their spaces, or of the anchors. [NS-B5]"""
    what = state.standing_on(s, there)
    anchor, broad = there, 0
    if v.NOTHING < what <= v.MODELS:
        anchor, broad = where_it_stands(s, what - 1, there)
    here, wide = s.space[watcher], state.width_of(s, watcher)
    high = bases.is_high(b, here, wide) or bases.is_high(b, anchor, broad)
    first = CLEAR
    for i in range(state.parts(wide)):
        for j in range(state.parts(broad)):
            found = obstacle_on_line(
                b, s, watcher, state.part_of(here, i), state.part_of(anchor, j), anchor, broad, high
            )
            if found == CLEAR:
                return CLEAR
            if i + j == 0:
                first = found
    return first


@kernel
def obstacle_on_line(
    b: Board, s: State, watcher: int, start: int, end: int, anchor: int, broad: int, high: bool
) -> int:
    """What is in the way from one space to another, the spaces of the two bases apart; or CLEAR. [NS-L6, NS-B5]"""
    x, y = start % v.SIDE, start // v.SIDE
    dx, dy = end % v.SIDE - x, end // v.SIDE - y
    n = max(abs(dx), abs(dy))
    inside = True
    for i in range(1, n + 1):
        column, row = x + dx * i // n, y + dy * i // n
        over_x, over_y = 2 * (dx * i % n), 2 * (dy * i % n)
        near = (row + int(over_y > n)) * v.SIDE + column + int(over_x > n)
        far = (row + int(over_y >= n)) * v.SIDE + column + int(over_x >= n)
        if bases.distance_to(s, watcher, near) > 0 and bases.distance_to(s, watcher, far) > 0:
            what = beside_bases(b, s, watcher, inside, near, anchor, broad, high)
            if what != CLEAR and beside_bases(b, s, watcher, inside, far, anchor, broad, high) != CLEAR:
                return what * v.SPACES + near
            inside = False
    return CLEAR


@kernel
def beside_bases(
    b: Board, s: State, watcher: int, leaving: bool, space: int, anchor: int, broad: int, high: bool
) -> int:
    """What on *space* blocks a line that is *leaving* the watcher's base there, or has left it; or CLEAR."""
    if leaving and has_at_its_back(s, watcher, space):
        return OWN_BACK
    return CLEAR if bases.between(anchor, broad, space, 0) == 0 else on_the_line(b, s, space, high)


@kernel
def is_seen_by_enemy(b: Board, s: State, model: int) -> bool:
    """Whether any enemy on the board sees *model*, Stunned, hidden or a sentry though it may be. [NS-H1]"""
    for other in range(v.MODELS):
        if state.is_on_board(s, other) and state.are_enemies(model, other) and sees(b, s, other, s.space[model]):
            return True
    return False
