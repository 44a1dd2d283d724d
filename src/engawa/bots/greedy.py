"""A bot that looks one action ahead and takes what the game's own `estimate` likes best."""

from __future__ import annotations

from engawa.bots.opponents import Budget
from engawa.bots.sight import Sight, legal_actions
from engawa.core.contract import OVER
from engawa.core.forge import assign
from engawa.core.rng import below

LOST, DRAWN, WON = -1.0, 0.5, 2.0  # an estimate is from 0 to 1: a win is always taken, a loss never by choice


def decide(sight: Sight, rng: list[int], budget: Budget) -> int:
    """The action after which the position looks best; of equals, any. It takes no notice of the budget."""
    actions = shuffled(legal_actions(sight), rng)
    return max(actions, key=lambda action: worth(sight, action))


def worth(sight: Sight, action: int) -> float:
    """How good it looks for the seat once *action* is played."""
    rules, b, s = sight.game.kernels, sight.board, type(sight.state)()
    assign(s, sight.state)
    rules.play(b, s, action)
    if rules.to_act(b, s) != OVER:
        return float(rules.estimate(b, s, sight.seat))
    scores = [rules.score(b, s, seat) for seat in range(sight.players)]
    if scores[sight.seat] < max(scores):
        return LOST
    return WON if min(scores) < max(scores) else DRAWN


def shuffled(actions: list[int], rng: list[int]) -> list[int]:
    """The actions in any order, so that the first of equals is any of them."""
    for i in range(len(actions) - 1, 0, -1):
        j = below(rng, i + 1)
        actions[i], actions[j] = actions[j], actions[i]
    return actions
