"""How pieces move, and when they must: the standard rules, with what the six games add where it belongs.

Geometry is in the routes of the board, so most of NZ, NW and NA is found in `routes`.
"""

from __future__ import annotations

from engawa.core.contract import LEGAL, note
from engawa.core.forge import kernel
from engawa.games.nueby import clauses, events, state, vocabulary as v
from engawa.games.nueby.actions import PASS, plain
from engawa.games.nueby.state import Board, State

BOARD = clauses.WERFER.index("NU-C1")
EVERY_FIELD_COUNTS = clauses.WERFER.index("NU-1")
OWN_PIECES_MOVE = clauses.WERFER.index("NU-2")
OWN_COLOUR_IN_THE_WAY = clauses.WERFER.index("NU-7")
NOBODY_IS_PASSED_IN_THE_LANE = clauses.WERFER.index("NU-8")
SIX_ENTERS_OR_THROWS = clauses.WERFER.index("NU-20")
BACKWARDS_OVER_PIECES = clauses.WERFER.index("NU-30")
NOBODY_PASSES_A_BLOCKADE = clauses.EINSER_BLOCKER.index("NB-4")
BLOCKADE_IS_NO_OPPONENT = clauses.EINSER_BLOCKER.index("NB-5")
NOBODY_IS_THROWN_BESIDE = clauses.JAEGER.index("NJ-1")
FOCUS_COMES_HOME = clauses.JAEGER.index("NJ-9")
ARROW_FIELD_ONLY_THROWS = clauses.WERFER.index("NW-3")
GREY_FIELDS_ARE_SAFE = clauses.KURZER_EINSATZ.index("NK-4")

COUNTS = v.FACES + 2  # by which a seat and a count become one number


@kernel(inline=True)
def refusal_of_move(b: Board, s: State, route: int) -> int:
    """The clause that forbids to move a piece along *route*."""
    # Every field counts, and the whole count is moved. [NU-1]
    if state.whose_is(b.route[route]) != s.turn * COUNTS + s.die:
        return EVERY_FIELD_COUNTS
    # Any own piece may be moved. [NU-2]
    if own_piece_on(b, s, state.start_of(b.route[route])) == v.NOBODY:
        return OWN_PIECES_MOVE
    return refusal_of_route(b, s, b.route[route])


@kernel(inline=True)
def refusal_of_route(b: Board, s: State, kind: int) -> int:
    """The clause that forbids an own piece to take a route, given as the board's word, that begins where it stands."""
    met = state.standing_on(s, state.end_of(kind))
    # Nobody lands on the own colour [NU-7]; that is all that most routes ask.
    if kind & v.LIMITED == 0:
        return OWN_COLOUR_IN_THE_WAY if state.is_own(s, met) else LEGAL
    return refusal_of_limited(b, s, kind, met)


@kernel(inline=True)
def refusal_of_limited(b: Board, s: State, kind: int, met: int) -> int:
    """The same where a route asks for more; on its end stands *met*."""
    route = state.number_of(kind)
    # Some ways are there, but not for everyone or not in this direction: the clause stands with the route.
    if kind & v.BARRED != 0:
        return b.clause[route]
    # A six only enters or throws an opponent. [NU-20]
    if kind & v.WITH_A_SIX != 0 and not state.is_opponent(s, met):
        return SIX_ENTERS_OR_THROWS
    # Nobody lands on the own colour. [NU-7]
    if state.is_own(s, met):
        return OWN_COLOUR_IN_THE_WAY
    if kind & v.BLOCKABLE != 0:
        clause = refusal_by_blockade(b, s, route, met)
        if clause != LEGAL:
            return clause
    # In the goal lane nobody is passed over. [NU-8]
    if kind & v.IN_LANE != 0 and not lane_is_clear(b, s, route):
        return NOBODY_IS_PASSED_IN_THE_LANE
    # Backwards one only throws, over occupied fields. [NU-30]
    if kind & v.OVER_PIECES != 0 and not (state.is_opponent(s, met) and is_crowded(b, s, route)):
        return BACKWARDS_OVER_PIECES
    # From an arrow field one only throws. [NW-3]
    if kind & v.ONLY_THROWS != 0 and not state.is_opponent(s, met):
        return ARROW_FIELD_ONLY_THROWS
    # On side paths and grey lanes nobody is thrown. [NJ-1, NK-4]
    if kind & v.SAFE != 0 and met != v.NOTHING:
        return NOBODY_IS_THROWN_BESIDE if b.hunts == 1 else GREY_FIELDS_ARE_SAFE
    # Only hunters with focus come home. [NJ-9]
    if kind & v.COMES_HOME != 0 and b.hunts == 1 and not state.has_focus(s, own_piece_on(b, s, state.start_of(kind))):
        return FOCUS_COMES_HOME
    return LEGAL


@kernel
def refusal_of_stray(b: Board, s: State, here: int) -> int:
    """The clause that forbids a move from *here* that no route makes."""
    # The board has this field, [NU-C1]
    if here >= b.fields:
        return BOARD
    # an own piece is there, [NU-2]
    if own_piece_on(b, s, here) == v.NOBODY:
        return OWN_PIECES_MOVE
    # who waits enters with a six onto the entry, [NU-20] and else the whole count is moved. [NU-1]
    return SIX_ENTERS_OR_THROWS if b.stand[here] == v.WAITING else EVERY_FIELD_COUNTS


@kernel
def refusal_by_blockade(b: Board, s: State, route: int, met: int) -> int:
    """The clause about blockades that forbids *route*, on the end of which stands *met*."""
    # Nobody passes over a blockade. [NB-4]
    between = b.over[route]
    while between != 0:
        if state.standing_on(s, (between & 255) - 1) >= v.STONE:
            return NOBODY_PASSES_A_BLOCKADE
        between >>= 8
    if b.route[route] & v.ENTERS != 0:
        # A one enters only to take off a blockade, where every entry is shut. [NB-6]
        if s.die == 1:
            return LEGAL if met >= v.STONE and is_locked_out(b, s) else SIX_ENTERS_OR_THROWS
        # A six does not remove it: the entry is shut. [NB-5]
        return BLOCKADE_IS_NO_OPPONENT if met >= v.STONE else LEGAL
    # It is hit forward only. [NB-3, NB-5]
    if met >= v.STONE and b.route[route] & v.BACK != 0:
        return BLOCKADE_IS_NO_OPPONENT
    return LEGAL


@kernel
def is_locked_out(b: Board, s: State) -> bool:
    """Whether nothing own is in play, and every entry that own pieces wait for is shut by a blockade. [NB-6]"""
    for piece in range(s.turn * v.OWN, s.turn * v.OWN + v.OWN):
        here = s.field[piece]
        if b.stand[here] == v.IN_PLAY:
            return False
        if b.stand[here] == v.WAITING and is_open(b, s, here):
            return False
    return True


@kernel
def is_open(b: Board, s: State, area: int) -> bool:
    """Whether no blockade shuts the entry of a start area. [NB-5]"""
    return state.standing_on(s, b.entry[area]) < v.STONE


@kernel
def lane_is_clear(b: Board, s: State, route: int) -> bool:
    """Whether the goal fields that a route passes are empty."""
    between = b.over[route]
    while between != 0:
        field = (between & 255) - 1
        if b.stand[field] == v.HOME and state.standing_on(s, field) != v.NOTHING:
            return False
        between >>= 8
    return True


@kernel
def is_crowded(b: Board, s: State, route: int) -> bool:
    """Whether a piece stands on every field between the ends of a route."""
    between = b.over[route]
    while between != 0:
        if not state.is_piece(state.standing_on(s, (between & 255) - 1)):
            return False
        between >>= 8
    return True


# Must they?


@kernel(inline=True)
def survey(b: Board, s: State) -> bool:
    """Write down which routes are open with the die, and one that compels; whether there are any."""
    # Two of a piece are written even if it has fewer: that is cheaper than to look, and it seldom has more.
    seat, die, routes, seen = s.turn, s.die, 0, 0
    for piece in range(seat * v.OWN, seat * v.OWN + v.OWN):
        span = b.open[seat][die][s.field[piece]]
        first = span >> v.ROUTE_BITS
        s.way[routes], s.way[routes + 1] = b.route[first], b.route[first + 1]
        routes += span & v.ROUTE_MASK
        seen |= span
    if seen & v.SPECIAL != 0:
        routes = write_all(b, s)
    ways, compelled = 0, v.NOWHERE
    for i in range(routes):
        kind = s.way[i]
        route = state.number_of(kind)
        s.way[ways] = route
        if refusal_of_route(b, s, kind) == LEGAL:
            ways += 1
            if compelled == v.NOWHERE and compels(b, s, kind):
                compelled = route
    # Passing needs a move that could be made, and none that must be [NU-6]; where a blockade keeps the roll open,
    # `done` ends it. Without one no such position arises, but it may be asked about.
    s.way[ways] = plain(PASS)
    s.ways, s.compelled = ways + (compelled == v.NOWHERE and (ways != 0 or b.blocks == 0)), compelled
    return ways != 0


@kernel
def write_all(b: Board, s: State) -> int:
    """Write down the routes of all own pieces with the die; how many."""
    routes = 0
    for piece in range(s.turn * v.OWN, s.turn * v.OWN + v.OWN):
        # Pieces that wait in one area enter along one route.
        if comes_first(s, piece):
            span = b.open[s.turn][s.die][s.field[piece]]
            for more in range(span & v.ROUTE_MASK):
                s.way[routes + more] = b.route[(span >> v.ROUTE_BITS) + more]
            routes += span & v.ROUTE_MASK
    return routes


@kernel(inline=True)
def compels(b: Board, s: State, kind: int) -> bool:
    """Whether a legal route must not be passed on. [NU-6]"""
    # Nothing about a six is compelled [NU-22], unless it is a number like the others [NK-2], nor is passing the own
    # goal [NU-9], a backward throw [NU-30], leaving a side path [NJ-2], a marked field [NW-5], a shortcut. [NA-1]
    if kind & v.FREE != 0:
        return False
    # Nor landing on the own blockade, from a start area either. [NB-3, NB-6]
    if kind & v.BLOCKABLE != 0 and state.standing_on(s, state.end_of(kind)) == v.STONE + s.turn:
        return False
    # Nor running past the own last side path, if there the same count ends on an occupied field. [NJ-3]
    return kind & v.BESIDE == 0 or state.standing_on(s, b.instead[state.number_of(kind)]) == v.NOTHING


# Moving


@kernel(inline=True)
def move_piece(b: Board, s: State, route: int) -> None:
    """Move the own piece at its start along a *route*, with all that follows for others."""
    kind = b.route[route]
    here, there = state.start_of(kind), state.end_of(kind)
    note(events.MOVED, s.turn, here, there)
    if kind & v.ENTERS != 0:
        piece = waiting_on(s, here)
        s.in_play[s.turn] += 1
    else:
        piece = state.standing_on(s, here) - 1
        state.swap(s, here, piece + 1, v.NOTHING)
        s.in_play[s.turn] -= kind & v.COMES_HOME != 0
    land(b, s, piece, there)
    # Skipping the lap by a backward throw gives the focus. [NU-31, NJ-10]
    if kind & v.SKIPS != 0:
        note(events.SKIPPED, s.turn, there, 0)
        if b.hunts == 1 and not state.has_focus(s, piece):
            s.focus |= 1 << piece
            note(events.FOCUSED, s.turn, there, 0)


@kernel(inline=True)
def land(b: Board, s: State, piece: int, there: int) -> None:
    """Put *piece*, which stands nowhere now, on *there*; what stood there has to go."""
    met = state.standing_on(s, there)
    state.swap(s, there, met, piece + 1)
    s.field[piece] = there
    if met >= v.STONE:
        take_off(b, s, met - v.STONE, there)
    elif met != v.NOTHING:
        throw(b, s, met - 1, there)


@kernel
def take_off(b: Board, s: State, owner: int, there: int) -> None:
    """A blockade that was hit returns to its track. [NB-3]"""
    s.stone[owner] = b.home[owner]
    note(events.CLEARED, owner, there, b.home[owner])


@kernel
def throw(b: Board, s: State, piece: int, there: int) -> None:
    """A thrown piece goes to the start area of the sector it stood in. [NU-5, NZ-2]"""
    refuge = b.refuge[there]
    note(events.THROWN, piece // v.OWN, there, refuge)
    # It loses its focus. [NJ-8]
    s.focus &= ~(1 << piece)
    if b.shoves == 1:
        shove(b, s, piece, refuge)
    else:
        s.field[piece] = refuge
        s.in_play[piece // v.OWN] -= 1


@kernel
def shove(b: Board, s: State, piece: int, back: int) -> None:
    """Put *piece* on E; whoever stands there is pushed one field on, and so on, never into a goal lane. [NK-3]"""
    pushed, field = piece + 1, back
    while pushed != v.NOTHING:
        met = state.standing_on(s, field)
        state.swap(s, field, met, pushed)
        s.field[pushed - 1] = field
        if pushed != piece + 1:
            note(events.SHOVED, (pushed - 1) // v.OWN, field, 0)
        pushed, field = met, b.next[field]


# Small words


@kernel(inline=True)
def own_piece_on(b: Board, s: State, here: int) -> int:
    """An own piece that stands or waits on *here*, or NOBODY."""
    if b.stand[here] != v.WAITING:
        what = state.standing_on(s, here)
        return what - 1 if state.is_own(s, what) else v.NOBODY
    return waiting_on(s, here)


@kernel
def waiting_on(s: State, area: int) -> int:
    """The first own piece that waits on a start area, or NOBODY."""
    for piece in range(s.turn * v.OWN, s.turn * v.OWN + v.OWN):
        if s.field[piece] == area:
            return piece
    return v.NOBODY


@kernel
def comes_first(s: State, piece: int) -> bool:
    """Whether no earlier piece of its seat is on the same field, so that an area is counted once."""
    for earlier in range(piece - piece % v.OWN, piece):
        if s.field[earlier] == s.field[piece]:
            return False
    return True
