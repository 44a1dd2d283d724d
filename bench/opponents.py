"""How fast the opponents think, beside engines that are known for it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from statistics import median
from time import process_time
from typing import Any

from bench.effort import Effort
from bench.niwa import GARDEN, NIWA
from bench.row import Goal, Row, at_least
from bench.stockfish import HASH_MB, Stockfish
from engawa.core import rng
from engawa.core.forge import assign, native
from engawa.games.niwa import rules
from engawa.games.niwa.state import NOBODY
from engawa.search import alphabeta
from engawa.search.alphabeta_searcher import KERNELS, AlphaBeta
from engawa.search.alphabeta_table import WORDS

ENTRIES = HASH_MB * 2**20 // (8 * WORDS)  # of the table: as much memory as the peer has
POSITIONS, TURNS, SEED = 12, 10, 20
OUR_NODES, THEIR_NODES = 200_000, 40_000  # in each position, of which the peer has four times as many


def rows(effort: Effort) -> Iterator[Row]:
    """Every row, as soon as it is measured."""
    ours = NiwaSearch(nodes=OUR_NODES)
    for judge in ("classical", "NNUE"):
        theirs = Stockfish(judge, nodes=THEIR_NODES)
        yield compare("alpha-beta in Niwa", ours.rate, f"Stockfish, {judge}", theirs.rate, effort.rounds, at_least(1))


def compare(
    what: str, ours: Callable[[], float], peer: str, theirs: Callable[[], float], rounds: int, goal: Goal
) -> Row:
    """So many rounds of both, who goes first changing every round."""
    rates: dict[str, list[float]] = {what: [], peer: []}
    for turn in range(rounds):
        pair = [(what, ours), (peer, theirs)]
        for name, rate in pair if turn % 2 == 0 else reversed(pair):
            rates[name].append(rate())
    ratios = tuple(one / other for one, other in zip(rates[what], rates[peer], strict=True))
    return Row(what, "nodes/s", median(rates[what]), peer, median(rates[peer]), ratios, goal)


class NiwaSearch:
    """Alpha-beta in positions of random games, so many nodes each. A node is a ply played, as with the peer."""

    def __init__(self, nodes: int) -> None:
        self.searcher = AlphaBeta(NIWA, entries=ENTRIES, life=native(NIWA.bound(alphabeta), *KERNELS))
        self.nodes = nodes
        self.positions = some_positions()

    def rate(self) -> float:
        """Nodes in a CPU second."""
        start, done = process_time(), 0
        for state, actions in self.positions:
            done += self.searcher.best(GARDEN, state, actions, nodes=self.nodes).nodes
        return done / (process_time() - start)


def some_positions() -> list[tuple[Any, list[int]]]:
    """Positions in which a turn begins, from random games that go on."""
    words, out = [0] * rng.WORDS, [0] * rules.MAX_ACTIONS
    rng.seed(words, SEED)
    found: list[tuple[Any, list[int]]] = []
    state = rules.State()
    rules.setup(GARDEN, state)
    while len(found) < POSITIONS:
        count = NIWA.moves.legal(GARDEN, state, out)
        if state.turns == TURNS and state.mover == NOBODY:
            kept = rules.State()
            assign(kept, state)
            found.append((kept, out[:count]))
        if state.turns >= TURNS or count == 0:
            rules.setup(GARDEN, state)
        else:
            rules.play(GARDEN, state, out[rng.below(words, count)])
    return found
