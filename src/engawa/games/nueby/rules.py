"""The six Nüby games. Clause ids such as [NU-6] are those of docs/rules/nueby.

The standard rules are in `moving` and `turn`; the six games are small additions to them, most of them in the board.
"""

from __future__ import annotations

from engawa.core.contract import CHANCE, LEGAL, LISTED, OVER, note
from engawa.core.forge import kernel
from engawa.core.rng import below
from engawa.games.nueby.actions import (
    DROP,
    FIELD_SHIFT,
    FOCUS,
    HUNT,
    KEEP,
    PASS,
    PUSH,
    ROLL,
    STRAY,
    dropping,
    focusing,
    hunting,
    kind_of,
    plain,
    rest_of,
)
from engawa.games.nueby.clauses import WERFER
from engawa.games.nueby.estimate import estimate
from engawa.games.nueby.events import KEPT, PASSED
from engawa.games.nueby.moving import (
    comes_first,
    move_piece,
    own_piece_on,
    refusal_of_move,
    refusal_of_stray,
)
from engawa.games.nueby.state import Board, State, start_of, swap
from engawa.games.nueby.turn import (
    IN_THIS_ORDER,
    after_move,
    begin_turn,
    drop,
    enter_freely,
    give_focus,
    has_won,
    hunt,
    in_play_of,
    look_for_moves,
    push,
    refusal_of_drop,
    refusal_of_focus,
    refusal_of_free_entry,
    refusal_of_hunt,
    roll,
    take_hits,
    win,
)
from engawa.games.nueby.vocabulary import (
    DROPPING,
    ENDED,
    ENDS_HOME,
    ENTERING,
    FACES,
    FIELDS,
    FOCUSING,
    HUNTING,
    MOVING,
    NOBODY,
    NOTHING,
    NOWHERE,
    OWN,
    PIECES,
    PUSHING,
    RING,
    ROLLING,
    ROUTE_BITS,
    SEATS,
    STARTING,
    TO_A_WORD,
    WAITING,
)

__all__ = ["estimate"]

PLAYERS = SEATS
MAX_ACTIONS = RING + 2  # a blockade on any field of the ring, kept, or rolled on
DICE = 4  # of a hunt
HITS = (625, 500, 150, 20, 1)  # of 1296: how often four dice show a number so many times

FREE_ENTRY_IS_DUE = WERFER.index("NU-3")
WHO_CAN_MOVE_MUST = WERFER.index("NU-6")
GAME_IS_OVER = WERFER.index("NU-10")


@kernel
def setup(b: Board, s: State) -> None:
    """All pieces where they begin [NU-S1, NK-1]; seat 0 begins, perhaps with a free entry. [NU-S2, NU-3]"""
    s.named, s.hits, s.focus, s.compelled, s.winner = 0, 0, 0, NOWHERE, NOBODY
    for word in range(FIELDS // TO_A_WORD):
        s.at[word] = 0
    for piece in range(PIECES):
        field = b.first[piece // OWN][piece % OWN]
        s.field[piece] = field
        if field != NOWHERE and b.stand[field] != WAITING:
            swap(s, field, NOTHING, piece + 1)
    for seat in range(SEATS):
        s.stone[seat] = b.home[seat]
        s.in_play[seat] = in_play_of(b, s, seat)
    begin_turn(b, s, 0)


@kernel(inline=True)
def to_act(b: Board, s: State) -> int:
    """The seat to act, CHANCE, or OVER."""
    if s.phase <= HUNTING:
        return CHANCE
    return OVER if s.phase == ENDED else s.turn


@kernel(inline=True)
def candidates(b: Board, s: State, out: list[int]) -> int:
    """Write the actions worth asking about; their number."""
    if s.phase == MOVING:
        for i in range(s.ways):
            out[i] = s.way[i]
        return s.ways
    return other_candidates(b, s, out)


@kernel(inline=True)
def is_certain(b: Board, s: State) -> bool:
    """Whether all candidates are legal: those with the die were asked about when it fell."""
    return s.phase == MOVING


@kernel(inline=True)
def random_action(b: Board, s: State, rng: list[int]) -> int:
    """One of the candidates with the die, each as likely."""
    return s.way[below(rng, s.ways)] if s.phase == MOVING else LISTED


@kernel
def other_candidates(b: Board, s: State, out: list[int]) -> int:
    """The same where no piece is to be moved with the die."""
    n = 0
    if s.phase == ENTERING:
        for piece in range(s.turn * OWN, s.turn * OWN + OWN):
            here = s.field[piece]
            if b.stand[here] == WAITING and comes_first(s, piece):
                out[n] = b.open[s.turn][FACES][here] >> ROUTE_BITS
                n += 1
    elif s.phase == PUSHING:
        out[0], out[1] = plain(PUSH), plain(KEEP)
        n = 2
    elif s.phase == FOCUSING:
        for chosen in range(1 << OWN):
            out[n] = focusing(chosen)
            n += 1
    elif s.phase == STARTING or s.phase == DROPPING:
        out[0] = plain(ROLL) if s.phase == STARTING else plain(KEEP)
        n = 1
        if b.hunts == 1:
            for number in range(1, FACES + 1):
                out[n] = hunting(number)
                n += 1
        elif b.blocks == 1:
            for field in range(b.ring):
                out[n] = dropping(field)
                n += 1
    return n


@kernel(inline=True)
def refusal(b: Board, s: State, action: int) -> int:
    """LEGAL, or the clause that forbids *action*."""
    if s.phase == MOVING:
        if 0 <= action < b.routes:
            return refusal_of_move(b, s, action)
        # Who can move must move. [NU-6]
        if action == plain(PASS):
            return LEGAL if s.compelled == NOWHERE else WHO_CAN_MOVE_MUST
    return refusal_of_other(b, s, action)


@kernel
def refusal_of_other(b: Board, s: State, action: int) -> int:
    """The clause that forbids an action that is not the move of a piece."""
    kind, rest = kind_of(action), rest_of(action)
    # Nothing is played when the game is over. [NU-10]
    if s.phase == ENDED:
        return GAME_IS_OVER
    # A free entry comes first and cannot be declined. [NU-3]
    if s.phase == ENTERING:
        return refusal_of_free_entry(b, s, action) if 0 <= action < b.routes else FREE_ENTRY_IS_DUE
    if s.phase == MOVING and kind == STRAY:
        return refusal_of_stray(b, s, rest >> FIELD_SHIFT)
    if s.phase == STARTING and kind == HUNT:
        return refusal_of_hunt(b, s, rest)
    if (s.phase == STARTING or s.phase == DROPPING) and kind == DROP:
        return refusal_of_drop(b, s, rest)
    if s.phase == FOCUSING and kind == FOCUS:
        return refusal_of_focus(b, s, rest)
    if s.phase == STARTING and action == plain(ROLL):
        return LEGAL
    # Whether the blockade is pushed or put is free. [NB-1, NB-2]
    if s.phase == PUSHING and (action == plain(PUSH) or action == plain(KEEP)):
        return LEGAL
    if s.phase == DROPPING and action == plain(KEEP):
        return LEGAL
    # Everything in its order. [NU-S2]
    return IN_THIS_ORDER


@kernel(inline=True)
def play(b: Board, s: State, action: int) -> None:
    """Play a legal *action*, or at chance an outcome, in place."""
    if s.phase == ROLLING:
        roll(b, s, action)
    elif s.phase == MOVING:
        play_move(b, s, action)
    else:
        play_other(b, s, action)


@kernel(inline=True)
def play_move(b: Board, s: State, action: int) -> None:
    """Move a piece, or pass."""
    if action == plain(PASS):
        note(PASSED, s.turn, 0, 0)
        after_move(b, s)
        return
    move_piece(b, s, action)
    # All own pieces in the goal: the game is won. [NU-10]
    if b.route[action] & ENDS_HOME != 0 and has_won(b, s):
        win(s)
    else:
        after_move(b, s)


@kernel
def play_other(b: Board, s: State, action: int) -> None:
    """What is not the move of a piece, and how a hunt came out."""
    kind, rest = kind_of(action), rest_of(action)
    if s.phase == HUNTING:
        take_hits(b, s, action)
    elif s.phase == ENTERING:
        enter_freely(b, s, own_piece_on(b, s, start_of(b.route[action])))
    elif kind == HUNT:
        hunt(s, rest)
    elif kind == FOCUS:
        give_focus(b, s, rest)
    elif kind == ROLL:
        s.phase = ROLLING
    elif kind == PUSH:
        push(b, s)
    elif kind == DROP:
        drop(b, s, rest)
    else:
        note(KEPT, s.turn, 0, 0)
        look_for_moves(b, s)


@kernel(inline=True)
def chances(b: Board, s: State, out: list[int], weights: list[int]) -> int:
    """One die, or the hits of four [NJ-5]; how many outcomes."""
    if s.phase == HUNTING:
        for hits in range(DICE + 1):
            out[hits], weights[hits] = hits, HITS[hits]
        return DICE + 1
    for face in range(FACES):
        out[face], weights[face] = face + 1, 1
    return FACES


@kernel(inline=True)
def toss(b: Board, s: State, rng: list[int]) -> int:
    """What the die shows; the hits of a hunt are listed."""
    return 1 + below(rng, FACES) if s.phase == ROLLING else LISTED


@kernel
def roller(b: Board, s: State) -> int:
    """Whoever's turn it is rolls, and hunts."""
    return s.turn


@kernel
def score(b: Board, s: State, seat: int) -> int:
    """1 for the winner, 0 for the others. [NU-10]"""
    return 1 if s.winner == seat else 0
