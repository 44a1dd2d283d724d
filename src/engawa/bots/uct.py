"""Plain UCT: a tree search that judges by random games to the end. For the lab; people are not offered it."""

from __future__ import annotations

from engawa.bots import opponents, searchers
from engawa.bots.sight import Sight, legal_actions
from engawa.search import TO_THE_END

SIMULATIONS = 10_000  # where neither nodes nor seconds are given
ENDLESS = 1 << 40
NODES = 1_000_000  # of the tree: enough for some seconds, with all the children of every node


def decide(sight: Sight, rng: list[int], budget: opponents.Budget) -> int:
    """The action that the search likes best, after as many simulations as the budget allows."""
    actions = legal_actions(sight)
    if len(actions) == 1:
        return actions[0]
    own = SIMULATIONS if budget.seconds is None else ENDLESS
    simulations = own if budget.nodes is None else max(1, budget.nodes)
    return searchers.search(sight, rng, NODES, simulations, budget.seconds, depth=TO_THE_END).best
