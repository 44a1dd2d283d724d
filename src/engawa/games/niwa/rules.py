"""Niwa. Clause ids such as [NI-6] are those of docs/rules/niwa.md."""

from __future__ import annotations

from engawa.core.contract import LEGAL, OVER, note
from engawa.core.forge import kernel
from engawa.games.niwa import actions, events, state
from engawa.games.niwa.clauses import CLAUSES
from engawa.games.niwa.estimate import estimate
from engawa.games.niwa.meeting import landings_from, refusal_of_jump
from engawa.games.niwa.state import PLAYERS, Board, Garden, State

__all__ = ["PLAYERS", "Board", "Garden", "State", "estimate"]

HORIZON = 60  # turns that a search may look ahead
KEY_FACTOR, KEY_MASK = 0x1E37_79B9_7F4A_7C15, 0x7FFF_FFFF_FFFF_FFFF

MAX_ACTIONS = 120  # the ways to place

FIELDS_AROUND_BASE = CLAUSES.index("NI-S2")
PLACING_COMES_FIRST = CLAUSES.index("NI-S3")
MOVE_OR_TRANSFER = CLAUSES.index("NI-1")
LINE_NEEDS_TOP_BEAD = CLAUSES.index("NI-2")
BEAD_GOES_TO_ANOTHER = CLAUSES.index("NI-3")
TRANSFER_NEEDS_ROOM = CLAUSES.index("NI-5")
FIELD_IS_OCCUPIED = CLAUSES.index("NI-6")
OWN_BASE_IS_NO_PARKING = CLAUSES.index("NI-7")
GAME_IS_OVER = CLAUSES.index("NI-20")
GAME_IS_DRAWN = CLAUSES.index("NI-21")


@kernel
def setup(b: Garden, s: State) -> None:
    """An empty garden; the seat that does not begin places first. [NI-S3]"""
    s.phase, s.turn, s.mover, s.turns, s.winner, s.end = state.PLACING, 1 - b.first, state.NOBODY, 0, state.NOBODY, 0
    s.taken = 0
    for figure in range(state.FIGURES):
        s.field[figure] = state.NOWHERE
        s.stack[figure] = 0
    for seat in range(PLAYERS):
        s.begun[seat] = 0
        for i in range(state.TURNS // 2 + 1):
            s.seen[seat][i] = 0


@kernel
def to_act(b: Garden, s: State) -> int:
    """The seat to act, or OVER."""
    return OVER if s.phase == state.ENDED else s.turn


@kernel(inline=True)
def candidates(b: Garden, s: State, out: list[int]) -> int:
    """Write the actions worth asking about; their number."""
    if s.phase == state.PLACING:
        return all_placings(out)
    if s.phase == state.ENDED:
        return 0
    n = 0
    if s.mover != state.NOBODY:
        out[0] = actions.STOP
        n = ways_on(b, s, s.mover, out, 1)
    else:
        first = s.turn * state.OWN
        for figure in range(first, first + state.OWN):
            n = ways_on(b, s, figure, out, n)
            one, other = first + (figure + 1) % state.OWN, first + (figure + 2) % state.OWN
            out[n] = actions.transfer(figure, one)
            n += (s.stack[figure] != 0) & state.has_room(s, one)
            out[n] = actions.transfer(figure, other)
            n += (s.stack[figure] != 0) & state.has_room(s, other)
    return n


@kernel
def is_certain(b: Garden, s: State) -> bool:
    """Whether all candidates are legal: all that they may still break is NI-7, by ending a turn on the own base."""
    if s.phase != state.MOVING:
        return False
    if s.mover != state.NOBODY:
        return s.field[s.mover] != b.base[s.turn] and not state.can_cross_home(b, s, s.mover)
    first = s.turn * state.OWN
    return not (
        state.can_cross_home(b, s, first)
        or state.can_cross_home(b, s, first + 1)
        or state.can_cross_home(b, s, first + 2)
    )


@kernel(inline=True)
def refusal(b: Garden, s: State, action: int) -> int:
    """LEGAL, or the clause that forbids *action*."""
    kind = actions.kind_of(action)
    figure, place, third = actions.figure_in(action), actions.place_in(action), actions.third_in(action)
    # Nothing is played when the game is over. [NI-20, NI-21]
    if s.phase == state.ENDED:
        return GAME_IS_OVER if s.end == state.BY_BASE else GAME_IS_DRAWN
    # Both place, then turns begin. [NI-S3]
    if (s.phase == state.PLACING) != (kind == actions.PLACE):
        return PLACING_COMES_FIRST
    if kind == actions.PLACE:
        return refusal_of_placing(figure, place, third)
    if kind == actions.CROSS:
        return refusal_of_crossing(b, s, figure, place, third)
    if kind == actions.TRANSFER and place == 0:
        return refusal_of_transfer(s, figure, third)
    if kind == actions.JUMP and third == 0:
        return refusal_of_jump(b, s, figure, place)
    if action == actions.STOP:
        return refusal_of_stop(b, s)
    # A turn is moving a figure or a transfer; there is nothing else. [NI-1]
    return MOVE_OR_TRANSFER


@kernel(inline=True)
def play(b: Garden, s: State, action: int) -> None:
    """Play a legal *action* in place."""
    kind = actions.kind_of(action)
    figure, place, third = actions.figure_in(action), actions.place_in(action), actions.third_in(action)
    if kind == actions.CROSS:
        cross(b, s, figure, place, third)
    elif kind == actions.TRANSFER:
        note(events.TRANSFERRED, figure, third, state.top_bead(s, figure))
        state.move_bead(s, figure, third)
        finish_turn(s)
    elif kind == actions.JUMP:
        jump(b, s, figure, place)
    elif kind == actions.STOP:
        note(events.STOPPED, s.mover, s.field[s.mover], 0)
        finish_turn(s)
    else:
        place_figures(b, s, figure, place, third)


@kernel
def score(b: Garden, s: State, seat: int) -> int:
    """1 for the winner, -1 for the loser, 0 for both after a draw."""
    if s.winner == state.NOBODY:
        return 0
    return 1 if s.winner == seat else -1


@kernel
def key(b: Garden, s: State) -> int:
    """A hash of the position and the figure under way. Where the last turns are near, they count as well."""
    if s.phase != state.MOVING:
        other = seat_key(s, 1 - s.turn) << 3 if state.has_placed(s, 1 - s.turn) else 0
        return (s.phase + 2 * s.turn + 1 + other) & KEY_MASK
    # Where a turn begins, the position is written down already. [NI-22]
    mixed = s.seen[s.turn][s.begun[s.turn] - 1] if s.mover == state.NOBODY else position_key(s)
    rest = s.turn if s.mover == state.NOBODY else 2 + s.field[s.mover]
    if s.turns + HORIZON > state.TURNS:
        rest += (s.turns + HORIZON - state.TURNS) << 6
    return (mixed ^ rest * KEY_FACTOR) & KEY_MASK


# Set-up


@kernel
def all_placings(out: list[int]) -> int:
    """Every choice of three different corners for green, yellow and orange."""
    n = 0
    for green in range(state.WAYS):
        for yellow in range(state.WAYS):
            for orange in range(state.WAYS):
                if green != yellow and yellow != orange and green != orange:
                    out[n] = actions.placing(green, yellow, orange)
                    n += 1
    return n


@kernel
def refusal_of_placing(green: int, yellow: int, orange: int) -> int:
    """The clause that forbids these corners of the own base."""
    # The figures go on three of the six fields around the own base. [NI-S2]
    if (
        green >= state.WAYS
        or yellow >= state.WAYS
        or orange >= state.WAYS
        or green == yellow
        or yellow == orange
        or green == orange
    ):
        return FIELDS_AROUND_BASE
    return LEGAL


@kernel
def place_figures(b: Garden, s: State, green: int, yellow: int, orange: int) -> None:
    """Each figure gets two beads of its colour and its field. [NI-S1]"""
    first, home = s.turn * state.OWN, b.base[s.turn]
    state.put_figure(s, first, b.neighbour[home][green])
    state.put_figure(s, first + 1, b.neighbour[home][yellow])
    state.put_figure(s, first + 2, b.neighbour[home][orange])
    for colour in range(state.GREEN, state.ORANGE + 1):
        s.stack[first + colour - state.GREEN] = state.COLOURS * colour + colour
    note(events.PLACED, s.turn, 0, 0)
    # Who places after the other makes the first move. [NI-S3]
    if state.has_placed(s, 1 - s.turn):
        s.phase = state.MOVING
        remember(s)
    else:
        s.turn = 1 - s.turn


# The turn


@kernel(inline=True)
def ways_on(b: Garden, s: State, figure: int, out: list[int], n: int) -> int:
    """Add the crossings of *figure*, or its jumps if it has no bead; the number of actions then."""
    here = s.field[figure]
    if s.stack[figure] == 0:
        landings = landings_from(b, s.turn, s.taken, here)
        landing = 0
        while landings >> landing:
            if state.has(landings, landing):
                out[n] = actions.jumping(figure, landing)
                n += 1
            landing += 1
        return n
    top = state.top_bead(s, figure)
    first = figure - figure % state.OWN
    one, other = first + (figure + 1) % state.OWN, first + (figure + 2) % state.OWN
    for i in range(state.WAYS):
        there = b.across[here][top][i]
        if there == state.NOWHERE:
            break
        free = not state.has(s.taken, there)
        out[n] = actions.crossing(figure, there, one)
        n += free & state.has_room(s, one)
        out[n] = actions.crossing(figure, there, other)
        n += free & state.has_room(s, other)
    return n


@kernel(inline=True)
def refusal_of_crossing(b: Garden, s: State, figure: int, there: int, receiver: int) -> int:
    """The clause that forbids *figure* to cross the line to the field *there*."""
    # A turn moves one own figure. [NI-1]
    if not state.may_act(s, figure):
        return MOVE_OR_TRANSFER
    # It crosses a line of its top bead's colour. [NI-2]
    if not state.has(b.over[s.field[figure]][state.top_bead(s, figure)], there):
        return LINE_NEEDS_TOP_BEAD
    # Nobody passes or stops on an occupied field. [NI-6]
    if state.has(s.taken, there):
        return FIELD_IS_OCCUPIED
    # The bead goes on another own figure with fewer than three. [NI-3]
    if not state.can_receive(s, figure, receiver):
        return BEAD_GOES_TO_ANOTHER
    # The own base may be crossed, not parked on. [NI-7]
    if there == b.base[s.turn] and not can_leave(b, s, figure, there):
        return OWN_BASE_IS_NO_PARKING
    return LEGAL


@kernel(inline=True)
def refusal_of_transfer(s: State, giver: int, receiver: int) -> int:
    """The clause that forbids to put the top bead of *giver* on *receiver*."""
    # A turn is moving or a transfer, and only of one's own figures. [NI-1]
    if s.mover != state.NOBODY or not state.is_own(s, giver):
        return MOVE_OR_TRANSFER
    # The top bead goes on another own figure with fewer than three. [NI-5]
    if s.stack[giver] == 0 or not state.can_receive(s, giver, receiver):
        return TRANSFER_NEEDS_ROOM
    return LEGAL


@kernel
def refusal_of_stop(b: Garden, s: State) -> int:
    """The clause that forbids to stop here."""
    # There is no passing. [NI-1]
    if s.mover == state.NOBODY:
        return MOVE_OR_TRANSFER
    # No turn ends on the own base. [NI-7]
    if s.field[s.mover] == b.base[s.turn]:
        return OWN_BASE_IS_NO_PARKING
    return LEGAL


@kernel(inline=True)
def cross(b: Garden, s: State, figure: int, there: int, receiver: int) -> None:
    """Cross a line; the bead goes to *receiver*, and the turn goes on if the figure can."""
    note(events.CROSSED, figure, there, events.GIFTS * receiver + state.top_bead(s, figure))
    state.put_figure(s, figure, there)
    state.move_bead(s, figure, receiver)
    # The enemy base wins at once. [NI-20]
    if there == b.base[1 - s.turn]:
        win(s)
    # The same figure may go on; if it cannot, the turn ends by itself. [NI-4]
    elif can_go_on(b, s, figure):
        s.mover = figure
    else:
        finish_turn(s)


@kernel(inline=True)
def can_go_on(b: Garden, s: State, figure: int) -> bool:
    """Whether *figure* can cross a line with its top bead, or jump if it has none."""
    here, home = s.field[figure], b.base[s.turn]
    if s.stack[figure] == 0:
        return landings_from(b, s.turn, s.taken, here) != 0
    fields = b.over[here][state.top_bead(s, figure)] & ~s.taken
    if state.has(fields, home) and not can_leave(b, s, figure, home):
        fields &= ~(1 << home)
    return fields != 0


@kernel
def can_leave(b: Garden, s: State, figure: int, home: int) -> bool:
    """Whether *figure*, once it has crossed onto its own base, can leave it at once. [NI-7]"""
    taken = s.taken & ~(1 << s.field[figure])
    left = state.UNDER[s.stack[figure]]
    # Without a bead left it must jump.
    if left == 0:
        return landings_from(b, s.turn, taken, home) != 0
    # Else it needs a line of the colour of its next bead to a free field.
    return b.over[home][state.TOP[left]] & ~taken != 0


# Meeting


@kernel
def jump(b: Garden, s: State, figure: int, landing: int) -> None:
    """Jump; the colours of lines do not matter [NI-12], and the turn is over [NI-13]."""
    state.put_figure(s, figure, landing)
    note(events.JUMPED, figure, landing, 0)
    # A jump onto the enemy base wins. [NI-15]
    if landing == b.base[1 - s.turn]:
        win(s)
    else:
        finish_turn(s)


# End


@kernel
def win(s: State) -> None:
    """The seat whose turn it is has reached the enemy base. [NI-20]"""
    s.winner, s.end, s.phase = s.turn, state.BY_BASE, state.ENDED
    s.turns += 1
    s.mover = state.NOBODY
    note(events.WON, s.turn, 0, 0)


@kernel
def finish_turn(s: State) -> None:
    """The other seat begins a turn, unless it is a draw. [NI-21]"""
    s.turns += 1
    s.turn = 1 - s.turn
    s.mover = state.NOBODY
    note(events.TURN_ENDED, s.turn, 0, 0)
    remember(s)
    if times_seen(s) >= state.TIMES:
        s.phase, s.end = state.ENDED, state.BY_REPETITION
        note(events.DRAWN, state.BY_REPETITION, 0, 0)
    elif s.turns >= state.TURNS:
        s.phase, s.end = state.ENDED, state.BY_TURNS
        note(events.DRAWN, state.BY_TURNS, 0, 0)


@kernel
def remember(s: State) -> None:
    """Write down the position in which this turn begins. [NI-22]"""
    s.seen[s.turn][s.begun[s.turn]] = position_key(s)
    s.begun[s.turn] += 1


@kernel
def times_seen(s: State) -> int:
    """How often a turn has begun as this one does."""
    last = s.begun[s.turn] - 1
    key, times = s.seen[s.turn][last], 1
    for i in range(last):
        times += s.seen[s.turn][i] == key
    return times


@kernel
def position_key(s: State) -> int:
    """The figures of both seats as one int below 2**63, exact. [NI-22]"""
    return seat_key(s, 0) * state.SEAT_KEYS + seat_key(s, 1)


@kernel
def seat_key(s: State, seat: int) -> int:
    """Which fields a seat holds with which beads, whichever of its figures it is, as one int below SEAT_KEYS."""
    one, two, three = code(s, seat * state.OWN), code(s, seat * state.OWN + 1), code(s, seat * state.OWN + 2)
    low, high = min(one, two, three), max(one, two, three)
    middle = one + two + three - low - high
    # The number of three fields among all the sets of three, then the three stacks.
    f, g, h = low // state.STACKS, middle // state.STACKS, high // state.STACKS
    fields = h * (h - 1) * (h - 2) // 6 + g * (g - 1) // 2 + f
    return (
        (fields * state.STACKS + low % state.STACKS) * state.STACKS + middle % state.STACKS
    ) * state.STACKS + high % state.STACKS


@kernel
def code(s: State, figure: int) -> int:
    return s.field[figure] * state.STACKS + s.stack[figure]
