"""Lanterns, a game for tests: hidden cards are dealt, players roll, then show them. Every kind of chance is in it."""

from __future__ import annotations

from pathlib import Path

from engawa.core.clauses import load_clauses
from engawa.core.contract import CHANCE, LEGAL, OVER, WIDE, note
from engawa.core.forge import array, kernel, record
from engawa.core.rng import below

CLAUSES = load_clauses(Path(__file__).with_name("clauses.toml"))
PLAYERS = 3
CARDS, FACES, ROLLS = 6, 3, 3
DEALING, ACTING, ROLLING, ENDED = 0, 1, 2, 3
MAX_ACTIONS, OUTCOME = 3, PLAYERS
ROLL, SHOW = 1, 2
ROLLED, SHOWN = 1, 2
THREE_ROLLS = CLAUSES.index("LA-1")
ROLL_FIRST = CLAUSES.index("LA-2")


@record
class Board:
    players: int = 2


@record
class State:
    phase: int = DEALING
    turn: int = 0
    rolls: list[int] = array(PLAYERS)
    total: list[int] = array(PLAYERS)
    card: list[int] = array(PLAYERS)
    shown: list[int] = array(PLAYERS)


@kernel
def setup(b: Board, s: State) -> None:
    s.phase, s.turn = DEALING, 0
    for seat in range(PLAYERS):
        s.rolls[seat], s.total[seat], s.card[seat], s.shown[seat] = 0, 0, 0, 0


@kernel
def to_act(b: Board, s: State) -> int:
    if s.phase == ENDED:
        return OVER
    return s.turn if s.phase == ACTING else CHANCE


@kernel
def candidates(b: Board, s: State, out: list[int]) -> int:
    out[0], out[1] = ROLL, SHOW
    return 2 if s.phase == ACTING else 0


@kernel
def refusal(b: Board, s: State, action: int) -> int:
    if s.phase != ACTING or (action == ROLL and s.rolls[s.turn] == ROLLS):
        return THREE_ROLLS
    if action != ROLL and (action != SHOW or s.rolls[s.turn] == 0):
        return ROLL_FIRST
    return LEGAL


@kernel
def play(b: Board, s: State, action: int) -> None:
    if s.phase == ROLLING:
        s.total[s.turn] += action
        s.phase = ACTING
        note(ROLLED, s.turn, action, 0)
    elif action == ROLL:
        s.rolls[s.turn] += 1
        s.phase = ROLLING
    else:
        s.shown[s.turn] = 1
        note(SHOWN, s.turn, s.card[s.turn], 0)
        s.turn += 1
        if s.turn == b.players:
            s.turn, s.phase = 0, ENDED


@kernel
def chances(b: Board, s: State, out: list[int], weights: list[int]) -> int:
    if s.phase == DEALING:
        return WIDE
    for face in range(FACES):
        out[face], weights[face] = face + 1, FACES - face
    return FACES


@kernel
def sample(b: Board, s: State, rng: list[int], outcome: list[int]) -> None:
    for seat in range(PLAYERS):
        outcome[seat] = 1 + below(rng, CARDS) if seat < b.players else 0


@kernel
def settle(b: Board, s: State, outcome: list[int]) -> None:
    for seat in range(PLAYERS):
        s.card[seat] = outcome[seat]
    s.phase = ACTING


@kernel
def score(b: Board, s: State, seat: int) -> int:
    return s.total[seat] + s.card[seat]


@kernel
def observe(b: Board, s: State, seat: int) -> None:
    for other in range(PLAYERS):
        if other != seat and s.shown[other] == 0:
            s.card[other] = 0


@kernel
def imagine(b: Board, s: State, seat: int, rng: list[int]) -> None:
    if s.phase == DEALING:
        return
    for other in range(b.players):
        if other != seat and s.shown[other] == 0:
            s.card[other] = 1 + below(rng, CARDS)
