"""The six Nüby games beside the race game of OpenSpiel, Mensch ärgere dich nicht."""

from __future__ import annotations

from collections.abc import Iterator

from bench import opponents_nueby
from bench.effort import Effort
from bench.openspiel import OpenSpiel
from bench.random_games import RandomGames
from bench.row import Row, at_least, at_most
from engawa.core.forge import native
from engawa.core.forge.numba_life import layout
from engawa.games.nueby.state import State
from engawa.games.nueby.variants import VARIANTS

PLAYERS = (2, 4)
GOALS = {("werfer", 4): (at_least(20), at_least(5))}  # beside the loop, beside the rollouts
NONE = None, None


def rows(effort: Effort) -> Iterator[Row]:
    """Random games of all six, for two and for four, what a state takes, and tree search."""
    for players in PLAYERS:
        peer = OpenSpiel(f"maedn(players={players})", leaves=1)
        for variant in VARIANTS:
            ours = RandomGames(native, f"nueby/{variant.name}", players, games=100)
            what, beside = f"random {variant.title} for {players}, compiled", f"OpenSpiel maedn for {players}"
            loop, rollouts = GOALS.get((variant.name, players), NONE)
            yield effort.race(what, "games/s", ours, f"{beside}, Python loop", peer.games, loop)
            yield effort.race(what, "games/s", ours, f"{beside}, C++ rollouts", peer.games_rolled_out, rollouts)
    yield Row("a State of Nüby", "bytes", layout(State).itemsize, goal=at_most(1024))
    yield from opponents_nueby.rows(effort)
