"""The levels of Niwa: alpha-beta, and what each overlooks."""

from __future__ import annotations

from functools import lru_cache
from threading import Lock
from typing import NamedTuple

from engawa.bots import greedy, opponents
from engawa.bots.sight import Sight, legal_actions
from engawa.core.forge import preferred
from engawa.core.game import Game
from engawa.core.logarithms import exp, log
from engawa.core.rng import below
from engawa.games.niwa.actions import JUMP, PLACE, STOP, TRANSFER, figure_in, kind_of
from engawa.games.niwa.state import OWN
from engawa.search import Findings, alphabeta_searcher

PATIENCE = 2  # of the master
STUDY = 4_000_000  # nodes of the closest look
TRUST = 1.32  # how much surer a look ahead is than an estimate, in log odds: `fitting.trust` of 200 matches

_one_at_a_time = Lock()  # buffers serve one search after the other


class Level(NamedTuple):
    """How many turns a player looks at, its own included, and how often in a hundred it overlooks what it could do."""

    turns: int
    nodes: int
    placings: int = 0
    jumps: int = 0
    transfers: int = 0
    rear: int = 0  # figures that are not its foremost
    patience: int = 0  # actions of a position that it looks at in full before it only glances at the others; 0: all

    def choose(self, sight: Sight, rng: list[int], budget: opponents.Budget) -> int:
        """The best of what it sees; of equals, any."""
        actions = greedy.shuffled([a for a in legal_actions(sight) if self.sees(sight, a, rng)], rng)
        actions = actions or greedy.shuffled(legal_actions(sight), rng)
        nodes = self.nodes if budget.nodes is None else budget.nodes
        with _one_at_a_time:
            searcher = _searcher(sight.game, preferred())
            return searcher.best(
                sight.board,
                sight.state,
                actions,
                depth=self.turns,
                patience=self.patience,
                nodes=nodes,
                seconds=budget.seconds,
            ).action

    def sees(self, sight: Sight, action: int, rng: list[int]) -> bool:
        """Whether it thinks of *action*; nobody overlooks that the game is won with it."""
        blindness = self.blindness(sight, action)
        return blindness == 0 or below(rng, 100) >= blindness or greedy.worth(sight, action) == greedy.WON

    def blindness(self, sight: Sight, action: int) -> int:
        """How often in a hundred it overlooks *action*."""
        kind = kind_of(action)
        if kind == PLACE:
            return self.placings
        if kind == STOP:
            return 0
        habit = {JUMP: self.jumps, TRANSFER: self.transfers}.get(kind, 0)
        return max(habit, self.rear if figure_in(action) != foremost(sight) else 0)


LEVELS = {
    "novice": Level(turns=1, nodes=2_000, placings=90, jumps=50, transfers=80, rear=50),
    "casual": Level(turns=1, nodes=2_000, placings=75, jumps=35, transfers=60, rear=15),
    "skilled": Level(turns=2, nodes=10_000, placings=20, jumps=10, transfers=20),
    "strong": Level(turns=3, nodes=50_000, transfers=20),
    "master": Level(turns=alphabeta_searcher.DEEPEST, nodes=1_500_000, patience=PATIENCE),
}


def foremost(sight: Sight) -> int:
    """The figure of the seat to act that is under way, or else nearest to the enemy base."""
    b, s, first = sight.board, sight.state, sight.seat * OWN
    if s.mover >= 0:
        return int(s.mover)
    return min(range(first, first + OWN), key=lambda figure: b.distance[1 - sight.seat][s.field[figure]])


def study(
    sight: Sight, rng: list[int], budget: opponents.Budget, keep_going: opponents.KeepGoing | None = None
) -> Findings:
    """Every action with what it is worth, until the budget ends, the win is proven or *keep_going* says no."""
    nodes = STUDY if budget.nodes is None else budget.nodes
    actions = greedy.shuffled(legal_actions(sight), rng)
    with _one_at_a_time:
        searcher = _searcher(sight.game, preferred())
        return searcher.study(
            sight.board,
            sight.state,
            actions,
            nodes=nodes,
            seconds=budget.seconds,
            keep_going=keep_going,
            chance_of=chance_of,
        )


def chance_of(share: float) -> float:
    """The chance to win of a position that a look ahead values so."""
    if not 0.0 < share < 1.0:
        return share
    return 1.0 / (1.0 + exp(-TRUST * log(share / (1.0 - share))))


@lru_cache(2)
def _searcher(game: Game, life: str) -> alphabeta_searcher.AlphaBeta:
    return alphabeta_searcher.AlphaBeta(game)
