"""The searchers of this process, with their buffers: made when first needed, then kept."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from threading import Lock

from engawa.bots.sight import Sight
from engawa.core.forge import preferred
from engawa.core.game import Game
from engawa.search import Findings, Searcher

KEPT = 6  # searchers; the one not used for longest goes first

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
        searcher = _searcher(sight.game, sight.players, nodes, preferred())
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
def _searcher(game: Game, players: int, nodes: int, life: str) -> Searcher:
    return Searcher(game, players, nodes=nodes)
