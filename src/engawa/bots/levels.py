"""Bots that look ahead, each a level stronger than the one before; docs/search.md has what was measured."""

from __future__ import annotations

from typing import NamedTuple

from engawa.bots import searchers
from engawa.bots.budget import Budget
from engawa.bots.sight import legal_actions, see
from engawa.core.game import Position


class Level(NamedTuple):
    """How far a bot looks ahead: so many simulations, in a tree of so many nodes."""

    simulations: int
    nodes: int

    def choose(self, view: Position, rng: list[int], budget: Budget) -> int:
        """The action that the search likes best. Where there is one, nothing is searched."""
        sight = see(view, rng)
        actions = legal_actions(sight)
        if len(actions) == 1:
            return actions[0]
        simulations = max(1, round(budget.scale * self.simulations))
        return searchers.search(sight, rng, self.nodes, simulations, budget.seconds).best


LEVELS = {
    "novice": Level(simulations=40, nodes=2_000),
    "skilled": Level(simulations=1_000, nodes=5_000),
    "strong": Level(simulations=100_000, nodes=250_000),
}
