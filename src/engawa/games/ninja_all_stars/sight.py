"""Sight: whether any of the lines between two bases is clear, and if none is, what is in the way."""

from __future__ import annotations

from engawa.core.forge import kernel
from engawa.games.ninja_all_stars import bases, ground, state, vocabulary as v
from engawa.games.ninja_all_stars.state import Board, State

CLEAR, SOMEBODY, OWN_BACK = 0, 5, 6  # what is in the way of a line of sight, besides terrain that is not open
COLUMN = 3  # numbers of a column in the table of lines


@kernel
def sees(b: Board, s: State, watcher: int, there: int) -> bool:
    """Whether *watcher* has a line of sight to a space, or to any space of the large base there. [NS-L5, NS-B5]"""
    return obstacle(b, s, watcher, there) == CLEAR


@kernel
def obstacle(b: Board, s: State, watcher: int, there: int) -> int:
    """What is in the way if no line is clear, and below it the space where it is; or CLEAR. [NS-L6, NS-L7]"""
    if s.large != 0:
        return obstacle_for_bases(b, s, watcher, there)
    here, face = s.space[watcher], s.face[watcher]
    dx, dy = there % v.SIDE - here % v.SIDE, there // v.SIDE - here // v.SIDE
    # A model sees itself [NS-L1]; next to it, what is not in its back zone. [NS-L2]
    if max(abs(dx), abs(dy)) <= 1:
        return CLEAR if here == there or not ground.is_behind(here, 0, face, there) else OWN_BACK * v.SPACES + there
    high = b.terrain[here] == v.ELEVATED or b.terrain[there] == v.ELEVATED
    found = on_centre_line(b, s, here, face, there, high)
    # What the centre line is blocked by is the reason, unless another line is clear. [NS-L7]
    if found == CLEAR or dx == 0 or dy == 0 or abs(dx) == abs(dy):
        return found
    return CLEAR if is_any_clear(b, s, here, face, there, high) else found


@kernel
def on_centre_line(b: Board, s: State, here: int, face: int, there: int, high: bool) -> int:
    """The first thing in the way of the line from centre to centre, and below it the space where it is; or CLEAR."""
    x, y = here % v.SIDE, here // v.SIDE
    dx, dy = there % v.SIDE - x, there // v.SIDE - y
    n = max(abs(dx), abs(dy))
    for i in range(1, n):
        column, row = x + dx * i // n, y + dy * i // n
        # What is not whole is rounded; where the line runs between two spaces, one clear space is enough. [NS-L5]
        over_x, over_y = 2 * (dx * i % n), 2 * (dy * i % n)
        near = (row + int(over_y > n)) * v.SIDE + column + int(over_x > n)
        far = (row + int(over_y >= n)) * v.SIDE + column + int(over_x >= n)
        what = in_the_way(b, s, here, face, near, high)
        if what != CLEAR and (far == near or in_the_way(b, s, here, face, far, high) != CLEAR):
            return what * v.SPACES + near
    return CLEAR


@kernel
def is_any_clear(b: Board, s: State, here: int, face: int, there: int, high: bool) -> bool:
    """Whether one of all lines is clear: of those still open, every column closes those that need a blocked space."""
    dx, dy = there % v.SIDE - here % v.SIDE, there // v.SIDE - here // v.SIDE
    ahead, aside = sign(dx), sign(dy) * v.SIDE
    n, m = abs(dx), abs(dy)
    if n < m:
        ahead, aside, n, m = aside, ahead, m, n
    at = b.lines_at[n][m]
    still_open = b.lines[at]
    for i in range(1, n):
        lower = here + i * ahead + b.lines[at + 1] * aside
        if still_open & ~b.lines[at + 3] != 0 and in_the_way(b, s, here, face, lower, high) != CLEAR:
            still_open &= ~b.lines[at + 2]
            # Whoever is left needs the upper one, or was content with either.
            if still_open != 0 and in_the_way(b, s, here, face, lower + aside, high) != CLEAR:
                return False
        elif still_open & b.lines[at + 3] != 0 and in_the_way(b, s, here, face, lower + aside, high) != CLEAR:
            still_open &= ~b.lines[at + 3]
        if still_open == 0:
            return False
        at += COLUMN
    return True


@kernel(inline=True)
def sign(number: int) -> int:
    return int(number > 0) - int(number < 0)


@kernel
def in_the_way(b: Board, s: State, here: int, face: int, space: int, high: bool) -> int:
    """What on *space* blocks a line of sight from *here*, or CLEAR; *high*: one of its ends is elevated."""
    # It leaves through the front zone. [NS-L2]
    if ground.distance(here, space) == 1 and ground.is_behind(here, 0, face, space):
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
    # Models block, hidden or not, unless they stand lower than a line from above. [NS-L3, NS-L4, NS-H4]
    what = state.standing_on(s, space)
    if what == v.NOTHING or what > v.MODELS:
        return CLEAR
    if not high:
        return SOMEBODY
    anchor, wide = where_it_stands(s, what - 1, space)
    return SOMEBODY if bases.is_high(b, anchor, wide) else CLEAR


@kernel
def is_seen_by_enemy(b: Board, s: State, model: int) -> bool:
    """Whether any enemy on the board sees *model*, Stunned, hidden or a sentry though it may be. [NS-H1]"""
    for other in range(v.MODELS):
        if state.is_on_board(s, other) and state.are_enemies(model, other) and sees(b, s, other, s.space[model]):
            return True
    return False


# Large bases


@kernel
def where_it_stands(s: State, model: int, space: int) -> tuple[int, int]:
    """Anchor and width of the base that covers *space*."""
    return (s.space[model], 1) if state.width_of(s, model) == 1 else (space, 0)


@kernel
def obstacle_for_bases(b: Board, s: State, watcher: int, there: int) -> int:
    """The same where bases are large: of any pair of their spaces a line is clear, else that of the anchors. [NS-B5]"""
    what = state.standing_on(s, there)
    anchor, broad = there, 0
    if v.NOTHING < what <= v.MODELS:
        anchor, broad = where_it_stands(s, what - 1, there)
    here, wide = s.space[watcher], state.width_of(s, watcher)
    if bases.between(here, wide, anchor, broad) == 0:
        return CLEAR
    high = bases.is_high(b, here, wide) or bases.is_high(b, anchor, broad)
    first = CLEAR
    for i in range(state.parts(wide)):
        for j in range(state.parts(broad)):
            start, end = state.part_of(here, i), state.part_of(anchor, j)
            found = between_bases(b, s, watcher, start, end, anchor, broad, high)
            if found == CLEAR:
                return CLEAR
            if i + j == 0:
                first = found
    return first


@kernel
def between_bases(b: Board, s: State, watcher: int, start: int, end: int, anchor: int, broad: int, high: bool) -> int:
    """What is in the way from one space to another, the spaces of the two bases apart; or CLEAR. [NS-L6, NS-B5]"""
    x, y = start % v.SIDE, start // v.SIDE
    dx, dy = end % v.SIDE - x, end // v.SIDE - y
    n, found = max(abs(dx), abs(dy)), CLEAR
    # Of two spaces side by side the back zone decides. [NS-L2]
    if n == 1:
        return OWN_BACK * v.SPACES + end if ground.has_at_its_back(s, watcher, end) else CLEAR
    for i in range(1, n):
        column, row = x + dx * i // n, y + dy * i // n
        over_x, over_y = 2 * (dx * i % n), 2 * (dy * i % n)
        near = (row + int(over_y > n)) * v.SIDE + column + int(over_x > n)
        far = (row + int(over_y >= n)) * v.SIDE + column + int(over_x >= n)
        what = beside_bases(b, s, watcher, near, anchor, broad, high)
        if found == CLEAR and what != CLEAR and beside_bases(b, s, watcher, far, anchor, broad, high) != CLEAR:
            found = what * v.SPACES + near
    if found == CLEAR or dx == 0 or dy == 0 or abs(dx) == abs(dy):
        return found
    return CLEAR if is_any_clear_between_bases(b, s, watcher, start, end, anchor, broad, high) else found


@kernel
def is_any_clear_between_bases(
    b: Board, s: State, watcher: int, start: int, end: int, anchor: int, broad: int, high: bool
) -> bool:
    """Whether one of all lines from one space to another is clear, the spaces of the two bases apart."""
    dx, dy = end % v.SIDE - start % v.SIDE, end // v.SIDE - start // v.SIDE
    ahead, aside = sign(dx), sign(dy) * v.SIDE
    n, m = abs(dx), abs(dy)
    if n < m:
        ahead, aside, n, m = aside, ahead, m, n
    at = b.lines_at[n][m]
    still_open = b.lines[at]
    for i in range(1, n):
        lower = start + i * ahead + b.lines[at + 1] * aside
        closed = beside_bases(b, s, watcher, lower, anchor, broad, high) != CLEAR
        if closed:
            still_open &= ~b.lines[at + 2]
        if still_open & (b.lines[at + 3] if not closed else still_open) != 0:
            if beside_bases(b, s, watcher, lower + aside, anchor, broad, high) != CLEAR:
                still_open &= ~b.lines[at + 3] if not closed else 0
        at += COLUMN
    return still_open != 0


@kernel
def beside_bases(b: Board, s: State, watcher: int, space: int, anchor: int, broad: int, high: bool) -> int:
    """What on *space* blocks a line between two bases, or CLEAR; the bases themselves never do."""
    if bases.distance_to(s, watcher, space) == 0 or bases.between(anchor, broad, space, 0) == 0:
        return CLEAR
    return OWN_BACK if ground.has_at_its_back(s, watcher, space) else on_the_line(b, s, space, high)
