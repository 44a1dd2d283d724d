"""Carousel, a game for tests: two seats ride in a circle for as long as both like. Who gets off loses.

What it looks like is in favour of seat 0, wherever it is judged.
"""

from __future__ import annotations

from engawa.core.contract import LEGAL, OVER
from engawa.core.forge import kernel, record

PLAYERS, MAX_ACTIONS = 2, 2
RIDE, GET_OFF = 0, 1
NO_SUCH_WAY = 1


@record
class Board:
    horses: int = 3


@record
class State:
    horse: int = 0
    turn: int = 0
    over: int = 0


@kernel
def to_act(b: Board, s: State) -> int:
    return OVER if s.over == 1 else s.turn


@kernel
def candidates(b: Board, s: State, out: list[int]) -> int:
    out[0], out[1] = RIDE, GET_OFF
    return 2


@kernel
def refusal(b: Board, s: State, action: int) -> int:
    return LEGAL if s.over == 0 and RIDE <= action <= GET_OFF else NO_SUCH_WAY


@kernel
def play(b: Board, s: State, action: int) -> None:
    s.over = action
    s.horse = (s.horse + 1) % b.horses
    s.turn = 1 - s.turn


@kernel
def score(b: Board, s: State, seat: int) -> int:
    return int(s.turn == seat)


@kernel
def estimate(b: Board, s: State, seat: int) -> float:
    return 0.9 if seat == 0 else 0.1


@kernel
def key(b: Board, s: State) -> int:
    return 2 * s.horse + s.turn + 1
