"""The six Nüby games. Clause ids such as [NU-6] are those of docs/rules/nueby.

The standard rules are in `moving` and `turn`; the six games are small additions to them, most of them in the board.
"""

from __future__ import annotations

from engawa.core.contract import CHANCE, LEGAL, LISTED, OVER, note
from engawa.core.forge import kernel
from engawa.core.rng import below
from engawa.games.nueby import actions, moving, turn, vocabulary as v
from engawa.games.nueby.clauses import WERFER
from engawa.games.nueby.estimate import estimate
from engawa.games.nueby.events import KEPT, PASSED
from engawa.games.nueby.state import Board, State, start_of, swap

__all__ = ["estimate"]

PLAYERS = v.SEATS
MAX_ACTIONS = v.WAYS + v.RING + 2  # a piece moves, a blockade goes on any field of the ring or is pushed, or no more
DICE = 4  # of a hunt
HITS = (625, 500, 150, 20, 1)  # of 1296: how often four dice show a number so many times

FREE_ENTRY_IS_DUE = WERFER.index("NU-3")
WHO_CAN_MOVE_MUST = WERFER.index("NU-6")
GAME_IS_OVER = WERFER.index("NU-10")


@kernel
def setup(b: Board, s: State) -> None:
    """All pieces where they begin [NU-S1, NK-1]; seat 0 begins, perhaps with a free entry. [NU-S2, NU-3]"""
    s.named, s.hits, s.focus, s.compelled, s.winner, s.places = 0, 0, 0, v.NOWHERE, v.NOBODY, 0
    s.moved, s.pushed, s.ways = 0, 0, 0
    for word in range(v.FIELDS // v.TO_A_WORD):
        s.at[word] = 0
    for piece in range(v.PIECES):
        field = b.first[piece // v.OWN][piece % v.OWN]
        s.field[piece] = field
        if field != v.NOWHERE and b.stand[field] != v.WAITING:
            swap(s, field, v.NOTHING, piece + 1)
    for seat in range(v.SEATS):
        s.stone[seat] = b.home[seat]
        s.in_play[seat] = turn.in_play_of(b, s, seat)
    turn.begin_turn(b, s, 0)


@kernel(inline=True)
def to_act(b: Board, s: State) -> int:
    """The seat to act, CHANCE, or OVER."""
    if s.phase <= v.HUNTING:
        return CHANCE
    return OVER if s.phase == v.ENDED else s.turn


@kernel(inline=True)
def candidates(b: Board, s: State, out: list[int]) -> int:
    """Write the actions worth asking about; their number."""
    if s.phase == v.MOVING:
        for i in range(s.ways):
            out[i] = s.way[i]
        return s.ways if b.blocks == 0 else with_blockade(b, s, out)
    return other_candidates(b, s, out)


@kernel
def with_blockade(b: Board, s: State, out: list[int]) -> int:
    """Behind the moves of pieces, write what can be done with the own blockade, or that it is left. [NB-1, NB-2]"""
    n = s.ways
    if turn.refusal_of_push(b, s) == LEGAL:
        out[n] = actions.plain(actions.PUSH)
        n += 1
    if turn.is_on_frei(b, s):
        for field in range(b.ring):
            if turn.refusal_of_drop(b, s, field) == LEGAL:
                out[n] = actions.dropping(field)
                n += 1
    if s.ways == 0:
        out[n] = actions.plain(actions.DONE)
        n += 1
    return n


@kernel(inline=True)
def is_certain(b: Board, s: State) -> bool:
    """Whether all candidates are legal: those with the die were asked about when it fell."""
    return s.phase == v.MOVING


@kernel(inline=True)
def random_action(b: Board, s: State, rng: list[int]) -> int:
    """One of the candidates with the die, each as likely."""
    return s.way[below(rng, s.ways)] if s.phase == v.MOVING and b.blocks == 0 else LISTED


@kernel
def other_candidates(b: Board, s: State, out: list[int]) -> int:
    """The same where no piece is to be moved with the die."""
    n = 0
    if s.phase == v.ENTERING:
        for piece in range(s.turn * v.OWN, s.turn * v.OWN + v.OWN):
            here = s.field[piece]
            if b.stand[here] == v.WAITING and moving.comes_first(s, piece):
                out[n] = b.open[s.turn][v.FACES][here] >> v.ROUTE_BITS
                n += 1
    elif s.phase == v.FOCUSING:
        for chosen in range(1 << v.OWN):
            out[n] = actions.focusing(chosen)
            n += 1
    elif s.phase == v.STARTING:
        out[0] = actions.plain(actions.ROLL)
        n = 1
        if b.hunts == 1:
            for number in range(1, v.FACES + 1):
                out[n] = actions.hunting(number)
                n += 1
        elif b.blocks == 1:
            for field in range(b.ring):
                out[n] = actions.dropping(field)
                n += 1
    return n


@kernel(inline=True)
def refusal(b: Board, s: State, action: int) -> int:
    """LEGAL, or the clause that forbids *action*."""
    if s.phase == v.MOVING:
        if 0 <= action < b.routes and s.moved == 0:
            return moving.refusal_of_move(b, s, action)
        # Who can move must move. [NU-6]
        if s.ways != 0 and action == actions.plain(actions.PASS):
            return LEGAL if s.compelled == v.NOWHERE else WHO_CAN_MOVE_MUST
    return refusal_of_other(b, s, action)


@kernel
def refusal_of_other(b: Board, s: State, action: int) -> int:
    """The clause that forbids an action that is not the move of a piece."""
    kind, rest = actions.kind_of(action), actions.rest_of(action)
    # Nothing is played when the game is over. [NU-10]
    if s.phase == v.ENDED:
        return GAME_IS_OVER
    # A free entry comes first and cannot be declined. [NU-3]
    if s.phase == v.ENTERING:
        return turn.refusal_of_free_entry(b, s, action) if 0 <= action < b.routes else FREE_ENTRY_IS_DUE
    if s.phase == v.MOVING and kind == actions.STRAY and s.moved == 0:
        return moving.refusal_of_stray(b, s, rest >> actions.FIELD_SHIFT)
    if s.phase == v.STARTING and kind == actions.HUNT:
        return turn.refusal_of_hunt(b, s, rest)
    if (s.phase == v.STARTING or s.phase == v.MOVING) and kind == actions.DROP:
        return turn.refusal_of_drop(b, s, rest)
    if s.phase == v.FOCUSING and kind == actions.FOCUS:
        return turn.refusal_of_focus(b, s, rest)
    if s.phase == v.STARTING and action == actions.plain(actions.ROLL):
        return LEGAL
    if s.phase == v.MOVING and b.blocks == 1 and action == actions.plain(actions.PUSH):
        return turn.refusal_of_push(b, s)
    # Nobody has to push or to put the blockade, so that is all once a piece has moved or none can. [NB-1, NB-2]
    if s.phase == v.MOVING and b.blocks == 1 and action == actions.plain(actions.DONE):
        return LEGAL if s.ways == 0 else WHO_CAN_MOVE_MUST if s.compelled != v.NOWHERE else turn.IN_THIS_ORDER
    # Everything in its order. [NU-S2]
    return turn.IN_THIS_ORDER


@kernel(inline=True)
def play(b: Board, s: State, action: int) -> None:
    """Play a legal *action*, or at chance an outcome, in place."""
    if s.phase == v.ROLLING:
        turn.roll(b, s, action)
    elif s.phase == v.MOVING:
        play_move(b, s, action)
    else:
        play_other(b, s, action)


@kernel(inline=True)
def play_move(b: Board, s: State, action: int) -> None:
    """Move a piece, or pass, or do something with the blockade."""
    if action == actions.plain(actions.PASS):
        note(PASSED, s.turn, 0, 0)
        turn.after_move(b, s)
        return
    if action >= b.routes:
        play_blockade(b, s, action)
        return
    moving.move_piece(b, s, action)
    # All own pieces in the goal: the game is won. [NU-10]
    if b.route[action] & v.ENDS_HOME != 0 and turn.has_won(b, s):
        turn.finish(b, s)
    elif b.blocks == 1:
        # A piece moves once a roll; the blockade may follow. [NB-1, NB-2]
        s.moved = 1
        turn.go_on(b, s)
    else:
        turn.after_move(b, s)


@kernel
def play_blockade(b: Board, s: State, action: int) -> None:
    """Push or put the own blockade, or leave it."""
    if actions.kind_of(action) == actions.PUSH:
        turn.push(b, s)
    elif actions.kind_of(action) == actions.DROP:
        turn.drop(b, s, actions.rest_of(action))
    else:
        note(KEPT, s.turn, 0, 0)
        turn.after_move(b, s)


@kernel
def play_other(b: Board, s: State, action: int) -> None:
    """What is not the move of a piece, and how a hunt came out."""
    kind, rest = actions.kind_of(action), actions.rest_of(action)
    if s.phase == v.HUNTING:
        turn.take_hits(b, s, action)
    elif s.phase == v.ENTERING:
        turn.enter_freely(b, s, moving.own_piece_on(b, s, start_of(b.route[action])))
    elif kind == actions.HUNT:
        turn.hunt(s, rest)
    elif kind == actions.FOCUS:
        turn.give_focus(b, s, rest)
    elif kind == actions.DROP:
        turn.drop(b, s, rest)
    else:
        s.phase = v.ROLLING


@kernel(inline=True)
def chances(b: Board, s: State, out: list[int], weights: list[int]) -> int:
    """One die, or the hits of four [NJ-5]; how many outcomes."""
    if s.phase == v.HUNTING:
        for hits in range(DICE + 1):
            out[hits], weights[hits] = hits, HITS[hits]
        return DICE + 1
    for face in range(v.FACES):
        out[face], weights[face] = face + 1, 1
    return v.FACES


@kernel(inline=True)
def toss(b: Board, s: State, rng: list[int]) -> int:
    """What the die shows; the hits of a hunt are listed."""
    return 1 + below(rng, v.FACES) if s.phase == v.ROLLING else LISTED


@kernel
def roller(b: Board, s: State) -> int:
    """Whoever's turn it is rolls, and hunts."""
    return s.turn


@kernel
def score(b: Board, s: State, seat: int) -> int:
    """1 for the winner, 0 for the others. [NU-10]"""
    return 1 if s.winner == seat else 0
