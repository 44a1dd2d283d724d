"""The searchers of this process, with their buffers: made when first needed, then kept."""

from __future__ import annotations

from functools import lru_cache
from threading import Lock

from engawa.bots.sight import Sight
from engawa.core.forge import can_compile
from engawa.core.game import Game
from engawa.search import Findings, Searcher, is_ready

KEPT = 6  # searchers; the one not used for longest goes first
MOST_PLAIN_NODES = 30_000  # of an interpreted tree: no more are reached in time, and making them takes some

_one_at_a_time = Lock()  # buffers serve one search after the other
_twins: set[Game] = set()  # what is searched compiled


def search(sight: Sight, rng: list[int], nodes: int, simulations: int, seconds: float | None) -> Findings:
    """What the seat to act finds out about the position in its sight."""
    with _one_at_a_time:
        searcher = _searcher(sight.game, sight.players, nodes, sight.game in _twins)
        return searcher.search(sight.board, sight.state, sight.seat, rng, simulations=simulations, seconds=seconds)


def use_twin(game: Game) -> bool:
    """Whether *game* is searched compiled in this process from now on.

    That is so if its twin is in the cache; loading it takes most of a second, once. Nothing is compiled here.
    """
    if game not in _twins and can_compile() and is_ready(game):
        _twins.add(game)
    return game in _twins


@lru_cache(KEPT)
def _searcher(game: Game, players: int, nodes: int, compiled: bool) -> Searcher:
    return Searcher(game, players, compiled=compiled, nodes=nodes if compiled else min(nodes, MOST_PLAIN_NODES))
