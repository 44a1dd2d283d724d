"""Distances, zones, terrain, light and sight."""

from __future__ import annotations

from engawa.core.forge import kernel
from engawa.games.ninja_all_stars.state import (
    CHEST_THERE,
    LANTERN,
    LANTERNS,
    MODELS,
    NOTHING,
    SHRINE,
    SHRINES,
    SIDE,
    STEALTH,
    Board,
    State,
    are_enemies,
    has,
    is_on_board,
    standing_on,
)
from engawa.games.ninja_all_stars.vocabulary import DIRECTIONS, ELEVATED, FOLIAGE, ROUGH, WALL

WAY = (7, 0, 1, 6, -1, 2, 5, 4, 3)  # the direction of a neighbour, by rows from the north-west
LIGHT = 2  # how far a lantern shines
UPHILL, HARD, EASY = 3, 2, 1  # what a step costs


@kernel(inline=True)
def distance(one: int, other: int) -> int:
    """The larger of the two coordinate differences. [NS-X3]"""
    return max(abs(one % SIDE - other % SIDE), abs(one // SIDE - other // SIDE))


@kernel
def direction_to(here: int, there: int) -> int:
    """The direction of an adjacent space. [NS-X4]"""
    return WAY[(there // SIDE - here // SIDE + 1) * 3 + there % SIDE - here % SIDE + 1]


@kernel
def is_behind(here: int, face: int, there: int) -> bool:
    """Whether an adjacent space is in the back zone: the three opposite the facing. [NS-F1, NS-F3]"""
    turn = (direction_to(here, there) - face) % DIRECTIONS
    return 3 <= turn <= 5


@kernel
def has_in_front(s: State, model: int, there: int) -> bool:
    """Whether a space is in the front zone of *model*; walls and levels do not cut it. [NS-F2, NS-F3, NS-G6]"""
    here = s.space[model]
    return distance(here, there) == 1 and not is_behind(here, s.face[model], there)


@kernel
def has_at_its_back(s: State, model: int, there: int) -> bool:
    here = s.space[model]
    return distance(here, there) == 1 and is_behind(here, s.face[model], there)


@kernel
def are_adjacent(s: State, one: int, other: int) -> bool:
    """Whether both are on the board, each in the influence zone of the other. [NS-F2]"""
    return is_on_board(s, one) and is_on_board(s, other) and distance(s.space[one], s.space[other]) == 1


@kernel(inline=True)
def is_enterable(b: Board, s: State, space: int) -> bool:
    """No wall, lantern, shrine or closed chest. [NS-X5, NS-G5, NS-G7]"""
    what = standing_on(s, space)
    return b.terrain[space] != WALL and what != LANTERN and what != SHRINE and what != CHEST_THERE


@kernel(inline=True)
def is_free(b: Board, s: State, space: int) -> bool:
    """Enterable, and no model on it. [NS-X5]"""
    return b.terrain[space] != WALL and standing_on(s, space) == NOTHING


@kernel
def cost_of(b: Board, here: int, there: int) -> int:
    """The movement points of a step. [NS-G1, NS-G2, NS-G3, NS-G4]"""
    if b.terrain[there] == ELEVATED:
        return EASY if b.terrain[here] == ELEVATED else UPHILL
    return HARD if b.terrain[there] == ROUGH else EASY


@kernel
def is_lit(s: State, space: int) -> bool:
    """Whether a lantern shines there: within two, through walls too. [NS-G8]"""
    for i in range(LANTERNS):
        if s.lantern[i] >= 0 and distance(s.lantern[i], space) <= LIGHT:
            return True
    return False


@kernel
def is_by_shrine(s: State, space: int) -> bool:
    for i in range(SHRINES):
        if s.shrine[i] >= 0 and distance(s.shrine[i], space) == 1:
            return True
    return False


@kernel
def sees(b: Board, s: State, watcher: int, there: int) -> bool:
    """Whether *watcher* has a line of sight to a space. [NS-L6]"""
    here, face = s.space[watcher], s.face[watcher]
    x, y = here % SIDE, here // SIDE
    dx, dy = there % SIDE - x, there // SIDE - y
    n = max(abs(dx), abs(dy))
    # A model sees itself [NS-L1]; next to it, what is not in its back zone. [NS-L2]
    if n <= 1:
        return n == 0 or not is_behind(here, face, there)
    high = b.terrain[here] == ELEVATED or b.terrain[there] == ELEVATED
    for i in range(1, n):
        column, row = x + dx * i // n, y + dy * i // n
        # What is not whole is rounded; where the line runs between two spaces, one clear space is enough. [NS-L5]
        over_x, over_y = 2 * (dx * i % n), 2 * (dy * i % n)
        east, south = int(over_x > n), int(over_y > n)
        near = (row + south) * SIDE + column + east
        far = (row + int(over_y >= n)) * SIDE + column + int(over_x >= n)
        if not is_clear(b, s, here, face, near, high) and (far == near or not is_clear(b, s, here, face, far, high)):
            return False
    return True


@kernel
def is_clear(b: Board, s: State, here: int, face: int, space: int, high: bool) -> bool:
    """Whether a line of sight from *here* runs through *space*; *high*: one of its ends is elevated."""
    # It leaves through the front zone. [NS-L2]
    if distance(here, space) == 1 and is_behind(here, face, space):
        return False
    # Walls and foliage block. [NS-L3, NS-G3, NS-G5]
    terrain = b.terrain[space]
    if terrain == WALL or terrain == FOLIAGE:
        return False
    # So does a height between two lower ends. [NS-L4]
    if terrain == ELEVATED and not high:
        return False
    # Models block, unless in Stealth, or standing lower than a line from above. [NS-L3, NS-L4, NS-H4]
    what = standing_on(s, space)
    is_model = NOTHING < what <= MODELS
    return not is_model or has(s, what - 1, STEALTH) or (high and terrain != ELEVATED)


@kernel
def is_seen_by_enemy(b: Board, s: State, model: int) -> bool:
    """Whether any enemy on the board sees *model*, Stunned, hidden or a sentry though it may be. [NS-H1]"""
    for other in range(MODELS):
        if is_on_board(s, other) and are_enemies(model, other) and sees(b, s, other, s.space[model]):
            return True
    return False
