"""Whole games of Nüby between different minds, in compiled code; every seat has dice of its own. Kernels."""

from __future__ import annotations

from engawa.bots.nueby import thinking
from engawa.bots.nueby.desk import Desk
from engawa.bots.nueby.thinking import Habit
from engawa.bots.nueby.value import Mind
from engawa.core.contract import CHANCE, OVER
from engawa.core.forge import assign, kernel
from engawa.core.rng import below
from engawa.games.nueby import vocabulary as v
from engawa.games.nueby.rules import estimate, play, to_act
from engawa.games.nueby.state import Board, State
from engawa.search.expectimax import ROOT

RANDOM, GREEDY = -2, -1  # instead of rolls to look ahead
TOO_LONG = 20_000  # plies


@kernel
def contest(
    start: State, desk: Desk, minds: list[Mind], habits: list[Habit], dice: list[list[int]], rng: list[int]
) -> int:
    """Who wins a game in which every seat has its own mind, *habits* and *dice*; nobody, if it takes too long."""
    b, s, out, weights = desk.board, desk.state, desk.stack.moves[0], desk.stack.weights[0]
    assign(s, start)
    actor, plies = to_act(b, s), 0
    while actor != OVER and plies < TOO_LONG:
        plies += 1
        if actor == CHANCE:
            thinking.settle_chance(b, s, dice[s.turn], out, weights)
        elif habits[actor].rolls == RANDOM:
            play(b, s, thinking.any_action(b, s, rng, out))
        elif habits[actor].rolls == GREEDY:
            play(b, s, greediest(b, s, desk.pool, out, rng))
        else:
            play(b, s, thinking.decide(desk, minds[actor], habits[actor], rng))
        actor = to_act(b, s)
    return s.winner if s.phase == v.ENDED else v.NOBODY


@kernel
def greediest(b: Board, s: State, pool: list[State], out: list[int], rng: list[int]) -> int:
    """The action after which the estimate is highest; of equals, any."""
    n, best, top, ties = thinking.legal(b, s, out), 0, -1.0, 0
    for i in range(n):
        assign(pool[ROOT], s)
        play(b, pool[ROOT], out[i])
        worth = 2.0 if pool[ROOT].winner == s.turn else estimate(b, pool[ROOT], s.turn)
        if worth > top:
            best, top, ties = i, worth, 1
        elif worth == top:
            ties += 1
            if below(rng, ties) == 0:
                best = i
    return out[best]
