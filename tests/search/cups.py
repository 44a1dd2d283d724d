"""Cups, a game for tests: seat 0 points at one of three cups, seat 1 lifts another empty one, seat 0 chooses at last.

Seat 1 knows where the ball is, so what it can lift depends on what seat 0 cannot see.
"""

from __future__ import annotations

from engawa.core.contract import LEGAL, OVER
from engawa.core.forge import kernel, record
from engawa.core.rng import below

PLAYERS, MAX_ACTIONS = 2, 3
CUPS, UNKNOWN = 3, -1
NOT_NOW = 1


@record
class Board:
    cups: int = CUPS


@record
class State:
    ball: int = UNKNOWN
    pointed: int = UNKNOWN
    lifted: int = UNKNOWN
    chosen: int = UNKNOWN


@kernel
def to_act(b: Board, s: State) -> int:
    if s.chosen != UNKNOWN:
        return OVER
    return 0 if s.pointed == UNKNOWN or s.lifted != UNKNOWN else 1


@kernel
def candidates(b: Board, s: State, out: list[int]) -> int:
    for cup in range(CUPS):
        out[cup] = cup
    return CUPS


@kernel
def refusal(b: Board, s: State, action: int) -> int:
    if s.chosen != UNKNOWN or action < 0 or action >= CUPS or action == s.lifted:
        return NOT_NOW
    if to_act(b, s) == 1 and (action == s.ball or action == s.pointed):
        return NOT_NOW
    return LEGAL


@kernel
def play(b: Board, s: State, action: int) -> None:
    if s.pointed == UNKNOWN:
        s.pointed = action
    elif s.lifted == UNKNOWN:
        s.lifted = action
    else:
        s.chosen = action


@kernel
def score(b: Board, s: State, seat: int) -> int:
    return int((s.chosen == s.ball) == (seat == 0))


@kernel
def observe(b: Board, s: State, seat: int) -> None:
    if seat != 1 and s.chosen == UNKNOWN:
        s.ball = UNKNOWN


@kernel
def imagine(b: Board, s: State, seat: int, rng: list[int]) -> None:
    """Fill in what is blank, and only that: whoever hands over the whole state is told where the ball is."""
    while s.ball == UNKNOWN or s.ball == s.lifted:
        s.ball = below(rng, CUPS)
