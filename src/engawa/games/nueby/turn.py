"""The turn: free entry, hunting and blockades, the roll, and what comes after a move."""

from __future__ import annotations

from engawa.core.contract import LEGAL, note
from engawa.core.forge import kernel
from engawa.games.nueby import clauses, events, moving, state, vocabulary as v
from engawa.games.nueby.state import Board, State

IN_THIS_ORDER = clauses.WERFER.index("NU-S2")
FREE_ENTRY_IS_DUE = clauses.WERFER.index("NU-3")
BLOCKADE_ON_A_FREE_FIELD = clauses.EINSER_BLOCKER.index("NB-2")
ONE_PUSHES_ONCE = clauses.EINSER_BLOCKER.index("NB-1")
SHUT_ENTRY = clauses.EINSER_BLOCKER.index("NB-5")
HUNTERS_ARE_BESIDE = clauses.JAEGER.index("NJ-5")
EVERY_HIT_IS_USED = clauses.JAEGER.index("NJ-6")


@kernel(inline=True)
def begin_turn(b: Board, s: State, seat: int) -> None:
    """A turn of *seat* begins, with a free entry if it is due. [NU-S2]"""
    s.turn, s.die, s.sixes = seat, 0, 0
    # No own piece in play, and those in the goal as far in as they can be: one enters. [NU-3]
    if is_entry_due(b, s):
        areas, only = 0, v.NOWHERE
        for piece in range(seat * v.OWN, seat * v.OWN + v.OWN):
            if (
                b.stand[s.field[piece]] == v.WAITING
                and moving.comes_first(s, piece)
                and moving.is_open(b, s, s.field[piece])
            ):
                areas, only = areas + 1, piece
        # Where there is something to choose, the player does. [NU-3, NZ-2]
        if areas > 1:
            s.phase = v.ENTERING
            return
        if areas == 1:
            enter_freely(b, s, only)
            return
    before_roll(b, s)


@kernel(inline=True)
def is_entry_due(b: Board, s: State) -> bool:
    """Whether the seat has nothing in play, something waiting, and its goal pieces as far in as they can be. [NU-3]"""
    return s.in_play[s.turn] == 0 and goal_is_tidy(b, s)


@kernel
def in_play_of(b: Board, s: State, seat: int) -> int:
    """How many pieces of *seat* are neither waiting nor home."""
    pieces = 0
    for piece in range(seat * v.OWN, seat * v.OWN + v.OWN):
        pieces += s.field[piece] != v.NOWHERE and b.stand[s.field[piece]] == v.IN_PLAY
    return pieces


@kernel
def goal_is_tidy(b: Board, s: State) -> bool:
    """Whether somebody waits and the goal pieces of the seat are as far in as they can be. [NU-3]"""
    home, shallowest = 0, v.LANE
    for piece in range(s.turn * v.OWN, s.turn * v.OWN + v.OWN):
        here = s.field[piece]
        if b.stand[here] == v.HOME:
            home += 1
            shallowest = min(shallowest, b.depth[here])
    return home < v.OWN and (home == 0 or shallowest > v.LANE - home)


@kernel
def refusal_of_free_entry(b: Board, s: State, route: int) -> int:
    """The clause that forbids to enter freely along *route*."""
    # A waiting own piece is put on the entry of the area where it waits, as if with a six. [NU-3]
    if state.whose_is(b.route[route]) != s.turn * moving.COUNTS + v.FACES or b.route[route] & v.ENTERS == 0:
        return FREE_ENTRY_IS_DUE
    if moving.own_piece_on(b, s, state.start_of(b.route[route])) == v.NOBODY:
        return FREE_ENTRY_IS_DUE
    # A blockade shuts the entry. [NB-5]
    return LEGAL if moving.is_open(b, s, state.start_of(b.route[route])) else SHUT_ENTRY


@kernel
def enter_freely(b: Board, s: State, piece: int) -> None:
    """Put a waiting piece on its entry, as if with a six; the roll after it counts as the roll after a six. [NU-4]"""
    area = s.field[piece]
    note(events.FREELY_ENTERED, s.turn, area, b.entry[area])
    s.in_play[s.turn] += 1
    moving.land(b, s, piece, b.entry[area])
    s.sixes = 1
    before_roll(b, s)


@kernel(inline=True)
def before_roll(b: Board, s: State) -> None:
    """On to the roll, unless there is something else to do first. [NU-S2]"""
    s.phase = v.ROLLING
    # A hunter may hunt instead. [NJ-5]
    if b.hunts == 1 and hunters_of(b, s) != 0:
        s.phase = v.STARTING
    # A blockade on Frei may be put before any roll. [NB-2]
    if b.blocks == 1 and is_on_frei(b, s):
        s.phase = v.STARTING


@kernel(inline=True)
def roll(b: Board, s: State, die: int) -> None:
    """The die shows its number."""
    note(events.ROLLED, s.turn, die, 0)
    s.die = die
    s.sixes += b.sixes * (die == v.FACES)  # without a branch: no processor foresees a die
    # On to the move of a piece; where none can move, it is skipped. [NU-S2]
    s.phase = v.MOVING
    if not moving.survey(b, s):
        note(events.STUCK, s.turn, die, 0)
        if b.blocks == 0 or not is_stone_to_use(b, s):
            after_move(b, s)


@kernel(inline=True)
def after_move(b: Board, s: State) -> None:
    """The same seat again after its first six, else the next one. [NU-21]"""
    again = s.die == v.FACES and s.sixes == 1
    s.die, s.compelled, s.ways, s.moved, s.pushed = 0, v.NOWHERE, 0, 0, 0
    if again:
        note(events.AGAIN, s.turn, 0, 0)
        before_roll(b, s)
    else:
        next_turn(b, s)


@kernel(inline=True)
def next_turn(b: Board, s: State) -> None:
    seat = s.turn + 1 if s.turn + 1 < b.players else 0
    if s.places != 0:
        seat = next_running(b, s, seat)
    begin_turn(b, s, seat)


@kernel
def next_running(b: Board, s: State, seat: int) -> int:
    """*seat*, or the first after it that has not finished. [NU-12]"""
    while state.is_placed(s, seat):
        seat = seat + 1 if seat + 1 < b.players else 0
    return seat


@kernel
def has_won(b: Board, s: State) -> bool:
    """Whether all pieces of the seat are in the goal. [NU-10]"""
    for piece in range(s.turn * v.OWN, s.turn * v.OWN + v.OWN):
        if b.stand[s.field[piece]] != v.HOME:
            return False
    return True


@kernel
def finish(b: Board, s: State) -> None:
    """The seat whose turn it is has all pieces in the goal; the roll is over. [NU-10, NU-12]"""
    won = s.places == 0
    note(events.WON if won else events.PLACED, s.turn, 0 if won else state.placed(s) + 1, 0)
    s.die, s.sixes, s.compelled, s.ways, s.moved, s.pushed = 0, 0, v.NOWHERE, 0, 0, 0
    # The game is over at once, unless it is played on for the places. [NU-10]
    if b.places == 0:
        s.phase, s.winner = v.ENDED, s.turn
        return
    state.place(s, s.turn)
    # It ends when one player is left, who is last; the winner is the first. [NU-12]
    if state.placed(s) == b.players - 1:
        last = next_running(b, s, 0)
        note(events.PLACED, last, state.place(s, last), 0)
        s.phase, s.winner = v.ENDED, (s.places & v.PLACE_MASK) - 1
        s.turn = s.winner
    else:
        next_turn(b, s)


# Blockades


@kernel
def go_on(b: Board, s: State) -> None:
    """After a step with a blockade in the game: whatever the roll still allows, or what comes after it. [NU-S2]"""
    if s.moved == 1:
        s.ways, s.compelled = 0, v.NOWHERE
    # What is possible, and what compels, is judged when the piece moves. [NB-2, NB-6]
    elif moving.survey(b, s):
        return
    if not is_stone_to_use(b, s):
        after_move(b, s)


@kernel
def is_stone_to_use(b: Board, s: State) -> bool:
    """Whether a roll without a move of a piece goes on for the own blockade: to push it, or to put it. [NB-1, NB-2]"""
    # If another roll follows, there is time to put it then. [NU-21]
    return refusal_of_push(b, s) == LEGAL or (is_on_frei(b, s) and not (s.die == v.FACES and s.sixes == 1))


@kernel
def is_on_frei(b: Board, s: State) -> bool:
    return s.stone[s.turn] == b.frei[s.turn]


@kernel
def refusal_of_push(b: Board, s: State) -> int:
    """The clause that forbids to push the own blockade."""
    # With a one, once a roll, and as long as it is on its track and not yet on Frei. [NB-1]
    if s.die != 1 or s.pushed == 1 or s.stone[s.turn] < b.ring or is_on_frei(b, s):
        return ONE_PUSHES_ONCE
    return LEGAL


@kernel
def push(b: Board, s: State) -> None:
    """Push the own blockade one field out. [NB-1]"""
    step = 0
    while b.track[s.turn][step] != s.stone[s.turn]:
        step += 1
    s.stone[s.turn], s.pushed = b.track[s.turn][step + 1], 1
    note(events.PUSHED, s.turn, s.stone[s.turn], 0)
    go_on(b, s)


@kernel
def refusal_of_drop(b: Board, s: State, field: int) -> int:
    """The clause that forbids to put the own blockade on *field*."""
    if b.blocks == 0:
        return IN_THIS_ORDER
    # From Frei, on a ring field without a piece or a blockade. [NB-2]
    if not is_on_frei(b, s) or field >= b.ring or state.standing_on(s, field) != v.NOTHING:
        return BLOCKADE_ON_A_FREE_FIELD
    return LEGAL


@kernel
def drop(b: Board, s: State, field: int) -> None:
    """Put the own blockade on the ring, before a roll or with it. [NB-2]"""
    state.swap(s, field, v.NOTHING, v.STONE + s.turn)
    s.stone[s.turn] = field
    note(events.DROPPED, s.turn, field, 0)
    if s.phase == v.MOVING:
        go_on(b, s)
    else:
        s.phase = v.ROLLING


# Hunting


@kernel
def hunters_of(b: Board, s: State) -> int:
    """The own pieces without focus on side paths, as a set: bit i is the i-th piece of the seat. [NJ-5, NJ-7]"""
    hunters = 0
    for i in range(v.OWN):
        piece = s.turn * v.OWN + i
        if b.side[s.field[piece]] == 1 and not state.has_focus(s, piece):
            hunters |= 1 << i
    return hunters


@kernel
def refusal_of_hunt(b: Board, s: State, number: int) -> int:
    """The clause that forbids to hunt with that *number*."""
    if b.hunts == 0:
        return IN_THIS_ORDER
    # It needs a hunter, and a number that a die can show. [NJ-5]
    if hunters_of(b, s) == 0 or not 1 <= number <= v.FACES:
        return HUNTERS_ARE_BESIDE
    return LEGAL


@kernel
def hunt(s: State, number: int) -> None:
    """Name a number; four dice decide. [NJ-5]"""
    s.named, s.phase = number, v.HUNTING
    note(events.HUNTED, s.turn, number, 0)


@kernel
def take_hits(b: Board, s: State, hits: int) -> None:
    """So many dice showed the number. Where only one choice is left, it is made. [NJ-6]"""
    note(events.HIT, s.turn, hits, s.named)
    s.named, s.hits, s.phase = 0, hits, v.FOCUSING
    choices, only = 0, 0
    for chosen in range(1 << v.OWN):
        if refusal_of_focus(b, s, chosen) == LEGAL:
            choices, only = choices + 1, chosen
    if choices == 1:
        give_focus(b, s, only)


@kernel
def refusal_of_focus(b: Board, s: State, chosen: int) -> int:
    """The clause that forbids to give the focus to that set of own pieces."""
    # Only hunters are turned over. [NJ-5]
    if chosen & ~hunters_of(b, s) != 0:
        return HUNTERS_ARE_BESIDE
    # Every hit turns one over; two on the same cancel, so what is left over must be even, unless hits are kind. [NJ-6]
    spare = s.hits - size_of(chosen)
    if spare < 0 or (spare % 2 == 1 and b.kind_hits == 0):
        return EVERY_HIT_IS_USED
    return LEGAL


@kernel
def give_focus(b: Board, s: State, chosen: int) -> None:
    """The chosen hunters get the focus, and the turn is over. [NJ-7]"""
    for i in range(v.OWN):
        if (chosen >> i) & 1 == 1:
            piece = s.turn * v.OWN + i
            s.focus |= 1 << piece
            note(events.FOCUSED, s.turn, s.field[piece], 0)
    if chosen == 0 and s.hits > 0:
        note(events.UNFOCUSED, s.turn, 0, 0)
    s.hits = 0
    next_turn(b, s)


@kernel
def size_of(pieces: int) -> int:
    """How many pieces a set of own ones has."""
    return (pieces & 1) + ((pieces >> 1) & 1) + ((pieces >> 2) & 1) + ((pieces >> 3) & 1)
