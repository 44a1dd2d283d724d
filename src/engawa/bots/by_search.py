"""Levels of the tree search, for games that have no opponent of their own."""

from __future__ import annotations

from typing import NamedTuple

from engawa.bots import opponents, searchers
from engawa.bots.sight import Sight
from engawa.core.game import Game
from engawa.search import Findings, searcher, uct

STUDY = 400_000  # simulations of the closest look, in a tree of so many nodes


class Level(NamedTuple):
    """How far a bot looks ahead: so many simulations, in a tree of so many nodes."""

    simulations: int
    nodes: int

    def choose(self, sight: Sight, rng: list[int], budget: opponents.Budget) -> int:
        """The action that the search likes best."""
        simulations = self.simulations if budget.nodes is None else max(1, budget.nodes)
        return searchers.search(sight, rng, self.nodes, simulations, budget.seconds).best


LEVELS = {
    "novice": Level(simulations=40, nodes=2_000),
    "casual": Level(simulations=200, nodes=3_000),
    "skilled": Level(simulations=1_000, nodes=5_000),
    "strong": Level(simulations=10_000, nodes=50_000),
    "master": Level(simulations=100_000, nodes=250_000),
}


def study(
    sight: Sight, rng: list[int], budget: opponents.Budget, keep_going: opponents.KeepGoing | None = None
) -> Findings:
    """What the search finds in the position, until the budget ends or *keep_going* says no."""
    simulations = STUDY if budget.nodes is None else max(1, budget.nodes)
    return searchers.search(sight, rng, STUDY, simulations, budget.seconds, keep_going)


def kernels(game: Game) -> opponents.Kernels:
    """The tree search of *game*."""
    return game.bound(uct), searcher.KERNELS


OPPONENT = opponents.Opponent(
    levels={name: level.choose for name, level in LEVELS.items()}, study=study, kernels=kernels
)
