"""Stones, a game for tests: take one to three from a heap; who takes the last wins. A multiple of four is lost."""

from __future__ import annotations

from engawa.core.contract import LEGAL, OVER
from engawa.core.forge import kernel, record

PLAYERS, MAX_ACTIONS = 2, 3
TOO_MANY = 1


@record
class Board:
    most: int = 3


@record
class State:
    heap: int = 0
    turn: int = 0


@kernel
def to_act(b: Board, s: State) -> int:
    return s.turn if s.heap > 0 else OVER


@kernel
def candidates(b: Board, s: State, out: list[int]) -> int:
    for i in range(b.most):
        out[i] = i + 1
    return b.most


@kernel
def refusal(b: Board, s: State, action: int) -> int:
    return LEGAL if 0 < action <= min(b.most, s.heap) else TOO_MANY


@kernel
def play(b: Board, s: State, action: int) -> None:
    s.heap -= action
    s.turn = 1 - s.turn


@kernel
def score(b: Board, s: State, seat: int) -> int:
    return int(s.turn != seat)


@kernel
def key(b: Board, s: State) -> int:
    return 2 * s.heap + s.turn + 1
