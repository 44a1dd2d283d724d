"""The searchers of this process, with their buffers: made when first needed, then kept."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from threading import Lock

from engawa.bots.readiness import is_compiled
from engawa.bots.sight import Sight
from engawa.core.game import Game
from engawa.search import Findings, Searcher

KEPT = 6  # searchers; the one not used for longest goes first
MOST_PLAIN_NODES = 30_000  # of an interpreted tree: no more are reached in time, and making them takes some

_one_at_a_time = Lock()  # buffers serve one search after the other


def search(
    sight: Sight,
    rng: list[int],
    nodes: int,
    simulations: int,
    seconds: float | None,
    keep_going: Callable[[int], bool] | None = None,
    depth: int | None = None,
) -> Findings:
    """What the seat to act finds out about the position in its sight; *depth* is that of its playouts."""
    with _one_at_a_time:
        searcher = _searcher(sight.game, sight.players, nodes, is_compiled(sight.game))
        return searcher.search(
            sight.board,
            sight.state,
            sight.seat,
            rng,
            simulations=simulations,
            seconds=seconds,
            keep_going=keep_going,
            depth=depth,
        )


@lru_cache(KEPT)
def _searcher(game: Game, players: int, nodes: int, compiled: bool) -> Searcher:
    return Searcher(game, players, compiled=compiled, nodes=nodes if compiled else min(nodes, MOST_PLAIN_NODES))
