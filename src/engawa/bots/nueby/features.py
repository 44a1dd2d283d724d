"""What a position of Nüby is described by, seat by seat: rows of a table of weights, each with an amount.

Every seat is described alike, from its own side of the board, so that what one seat teaches serves all.
"""

from __future__ import annotations

from engawa.core.forge import array, kernel, record
from engawa.games.nueby import moving, state, vocabulary as v
from engawa.games.nueby.state import Board, State

STEPS, AREAS = 80, 20  # the most steps that are told apart; the same for areas, by fours
FOCUS_IN_STEPS = 15.0  # what losing the focus counts for, beside the steps lost
LOSS = 20.0  # steps that a throw costs, about: amounts are near 1
LONG = 100.0  # steps that all pieces have to go, about

# Rows. A piece in play has one by its steps to the goal: on the outer ring, with focus, or elsewhere.
ON_RING = 0
FOCUSED = ON_RING + STEPS
BESIDE = FOCUSED + STEPS
WAITS = BESIDE + STEPS  # by the steps that are left from the entry
AT_HOME = WAITS + AREAS  # by depth
HOW_MANY_RUN = AT_HOME + v.LANE  # none to four
HOW_MANY_WAIT = HOW_MANY_RUN + v.OWN + 1
HOW_MANY_HUNT = HOW_MANY_WAIT + v.OWN + 1
PLACE = HOW_MANY_HUNT + v.OWN + 1  # turns until it is this seat's
NO_MORE_SIXES = PLACE + v.SEATS  # on turn, and a six rolls no more
FREE_ENTRY = NO_MORE_SIXES + 1  # one is due as the turn begins
TABLE = FREE_ENTRY + 1  # by the number of players
WAY = TABLE + v.SEATS + 1  # the own steps left,
RIVAL = WAY + 1  # and those of whoever has the fewest
EXPOSED = RIVAL + 1  # how likely own pieces are hit,
AT_STAKE = EXPOSED + 1  # the same with what it costs,
TARGETS = AT_STAKE + 1  # how many faces hit,
PREY = TARGETS + 1  # the same with what it brings
THREATS = PREY + 1 - EXPOSED
ON_TURN = EXPOSED + THREATS  # these four for the seat on turn
STONE_ON_TRACK = ON_TURN + THREATS  # by step
TRACK = 4  # rows for it: Frei, one and two steps before it, and further away
STONE_ON_RING = STONE_ON_TRACK + TRACK
STONE_AHEAD = STONE_ON_RING + 1  # of a piece, by distance
SHUT_IN = STONE_AHEAD + v.FACES  # pieces that wait for an entry with a blockade
ROWS = SHUT_IN + 1
ACTIVE = 40  # rows of one seat at once, at most


@record
class Picture:
    """A position as its rows, and how it is looked at."""

    watch: int = v.FACES  # hits of more fields are not noticed
    alone: int = v.NOBODY  # a seat that sees only its own pieces
    rows: list[int] = array(v.SEATS)  # how many each seat has
    row: list[list[int]] = array(v.SEATS, ACTIVE)
    amount: list[list[float]] = array(v.SEATS, ACTIVE)
    # Who can hit whom with the next roll.
    faces: list[int] = array(v.PIECES)  # of the attacker looked at, that hit this piece: a bit for each
    safety: list[float] = array(v.PIECES)  # how likely a piece is hit by none
    targets: list[float] = array(v.SEATS)  # faces that hit somebody
    prey: list[float] = array(v.SEATS)  # what the hits of all faces are worth, the best of each face


@kernel
def describe(b: Board, s: State, p: Picture) -> None:
    """Write the rows of every seat."""
    look_for_hits(b, s, p)
    for seat in range(b.players):
        p.rows[seat] = 0
        describe_pieces(b, s, p, seat)
        describe_turn(b, s, p, seat)
        describe_threats(b, s, p, seat)
        if b.blocks == 1:
            describe_blockades(b, s, p, seat)


@kernel
def mark(p: Picture, seat: int, row: int, amount: float) -> None:
    """One more row of *seat*."""
    p.row[seat][p.rows[seat]] = row
    p.amount[seat][p.rows[seat]] = amount
    p.rows[seat] += 1


@kernel
def describe_pieces(b: Board, s: State, p: Picture, seat: int) -> None:
    """Where the pieces are, and how many are under way, waiting, and hunting."""
    run, wait, hunt = 0, 0, 0
    for piece in range(seat * v.OWN, seat * v.OWN + v.OWN):
        here = s.field[piece]
        left = min(b.left[seat][here], STEPS - 1)
        if b.stand[here] == v.HOME:
            mark(p, seat, AT_HOME + b.depth[here] - 1, 1.0)
        elif b.stand[here] == v.WAITING:
            mark(p, seat, WAITS + min(left >> 2, AREAS - 1), 1.0)
            wait += 1
        else:
            run += 1
            if state.has_focus(s, piece):
                mark(p, seat, FOCUSED + left, 1.0)
            elif is_beside(b, here):
                mark(p, seat, BESIDE + left, 1.0)
                hunt += b.side[here]
            else:
                mark(p, seat, ON_RING + left, 1.0)
    mark(p, seat, HOW_MANY_RUN + run, 1.0)
    mark(p, seat, HOW_MANY_WAIT + wait, 1.0)
    if b.hunts == 1:
        mark(p, seat, HOW_MANY_HUNT + hunt, 1.0)
    if run == 0 and wait > 0 and lane_is_tidy(b, s, seat):
        mark(p, seat, FREE_ENTRY, 1.0)


@kernel
def describe_turn(b: Board, s: State, p: Picture, seat: int) -> None:
    """When it is the seat's turn, how many play, and how far it is for whom."""
    after = seat - s.turn if seat >= s.turn else seat - s.turn + b.players
    mark(p, seat, PLACE + after, 1.0)
    if after == 0 and s.sixes > 0:
        mark(p, seat, NO_MORE_SIXES, 1.0)
    mark(p, seat, TABLE + b.players, 1.0)
    least = 1e9
    for other in range(b.players):
        if other != seat and not state.is_placed(s, other):
            least = min(least, way_of(b, s, other))
    mark(p, seat, WAY, way_of(b, s, seat) / LONG)
    mark(p, seat, RIVAL, least / LONG)


@kernel
def describe_threats(b: Board, s: State, p: Picture, seat: int) -> None:
    """How likely own pieces are hit, and others by them, with what that is worth."""
    exposed, stake = 0.0, 0.0
    for piece in range(seat * v.OWN, seat * v.OWN + v.OWN):
        if p.safety[piece] < 1.0:
            exposed += 1.0 - p.safety[piece]
            stake += (1.0 - p.safety[piece]) * loss_of(b, s, piece)
    first = ON_TURN if seat == s.turn else EXPOSED
    if exposed > 0.0:
        mark(p, seat, first, exposed)
        mark(p, seat, first + AT_STAKE - EXPOSED, stake)
    if p.targets[seat] > 0.0:
        mark(p, seat, first + TARGETS - EXPOSED, p.targets[seat] / v.FACES)
        mark(p, seat, first + PREY - EXPOSED, p.prey[seat] / v.FACES)


@kernel
def describe_blockades(b: Board, s: State, p: Picture, seat: int) -> None:
    """How far the own blockade is, and which pieces have one before them."""
    if s.stone[seat] >= b.ring:
        mark(p, seat, STONE_ON_TRACK + max(0, TRACK - 1 - (b.frei[seat] - s.stone[seat])), 1.0)
    if s.stone[seat] < b.ring:
        mark(p, seat, STONE_ON_RING, 1.0)
    for piece in range(seat * v.OWN, seat * v.OWN + v.OWN):
        here = s.field[piece]
        if b.stand[here] == v.WAITING and state.standing_on(s, b.entry[here]) >= v.STONE:
            mark(p, seat, SHUT_IN, 1.0)
        elif b.stand[here] == v.IN_PLAY:
            ahead, steps = b.next[here], 1
            while steps < v.FACES and state.standing_on(s, ahead) < v.STONE:
                ahead, steps = b.next[ahead], steps + 1
            # A blockade behind the own fork is in nobody's way.
            if state.standing_on(s, ahead) >= v.STONE and b.left[seat][ahead] < b.left[seat][here]:
                mark(p, seat, STONE_AHEAD + steps - 1, 1.0)


# Hits


@kernel
def look_for_hits(b: Board, s: State, p: Picture) -> None:
    """Write who can hit whom with one roll."""
    for piece in range(b.players * v.OWN):
        p.safety[piece] = 1.0
    for seat in range(b.players):
        p.targets[seat], p.prey[seat] = 0.0, 0.0
        for piece in range(b.players * v.OWN):
            p.faces[piece] = 0
        for face in range(1, p.watch + 1):
            most = 0.0
            for piece in range(seat * v.OWN, seat * v.OWN + v.OWN):
                most = max(most, best_hit(b, s, p, seat, piece, face))
            if most > 0.0:
                p.targets[seat] += 1.0
                p.prey[seat] += most
        for piece in range(b.players * v.OWN):
            if p.faces[piece] != 0:
                p.safety[piece] *= 1.0 - count_of(p.faces[piece]) / v.FACES


@kernel
def best_hit(b: Board, s: State, p: Picture, seat: int, piece: int, face: int) -> float:
    """What the best hit of a *piece* with that *face* is worth, or 0; those it can hit are noted."""
    span, most = b.open[seat][face][s.field[piece]], 0.0
    first = span >> v.ROUTE_BITS
    for route in range(first, first + (span & v.ROUTE_MASK)):
        met = state.standing_on(s, state.end_of(b.route[route]))
        if v.NOTHING < met < v.STONE and (met - 1) // v.OWN != seat and is_hit(b, s, route, face, met):
            p.faces[met - 1] |= 1 << (face - 1)
            most = max(most, loss_of(b, s, met - 1))
    return most


@kernel
def is_hit(b: Board, s: State, route: int, face: int, met: int) -> bool:
    """Whether a *route* onto the piece *met* is open, as far as others stand in its way."""
    kind = b.route[route]
    if kind & v.SAFE != 0 or (kind & v.ENTERS != 0 and face != v.FACES):
        return False
    if kind & v.BLOCKABLE != 0 and moving.refusal_by_blockade(b, s, route, met) != 0:
        return False
    return kind & v.OVER_PIECES == 0 or moving.is_crowded(b, s, route)


# Small words


@kernel
def loss_of(b: Board, s: State, piece: int) -> float:
    """What it costs if a piece is thrown where it stands, near 1."""
    seat, here = piece // v.OWN, s.field[piece]
    steps = float(b.left[seat][b.refuge[here]] - b.left[seat][here])
    return (steps + (FOCUS_IN_STEPS if state.has_focus(s, piece) else 0.0)) / LOSS


@kernel
def way_of(b: Board, s: State, seat: int) -> float:
    """The steps that all pieces of *seat* have to go."""
    steps = 0
    for piece in range(seat * v.OWN, seat * v.OWN + v.OWN):
        steps += b.left[seat][s.field[piece]]
    return float(steps)


@kernel
def is_beside(b: Board, here: int) -> bool:
    """Whether a field in play is not of the outer ring: inside, on a side path or grey."""
    return here >= b.ring and b.stand[here] == v.IN_PLAY


@kernel
def lane_is_tidy(b: Board, s: State, seat: int) -> bool:
    """Whether the goal pieces of *seat* are as far in as they can be. [NU-3]"""
    home, shallowest = 0, v.LANE
    for piece in range(seat * v.OWN, seat * v.OWN + v.OWN):
        here = s.field[piece]
        if b.stand[here] == v.HOME:
            home += 1
            shallowest = min(shallowest, b.depth[here])
    return home == 0 or shallowest > v.LANE - home


@kernel
def count_of(faces: int) -> int:
    """How many faces a set of them has."""
    count = 0
    while faces != 0:
        count += faces & 1
        faces >>= 1
    return count
