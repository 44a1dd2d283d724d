"""Our side: random games of anything in the catalogue, in either life of its rules."""

from __future__ import annotations

from types import ModuleType

from bench.niwa import Alive
from engawa import catalogue
from engawa.core import rng
from engawa.lab import playouts


class RandomGames:
    """Random games for so many *players*, from the first ply to the end; called, it plays so many and tells that."""

    def __init__(
        self, alive: Alive, key: str, players: int, games: int, bound: ModuleType | None = None, **options: object
    ) -> None:
        game = catalogue.find(key)
        self.players = players
        self.life, self.games = alive(bound or game.bound(playouts)), games
        board, start = game.notation.board_of(game.notation.read_options(options, players, None)), game.rules.State()
        game.kernels.setup(board, start)
        self.states = self.life.enter(board), self.life.enter(start), self.life.new(game.rules.State)
        words, size = self.life.ints(rng.WORDS), max(game.kernels.MAX_ACTIONS, game.kernels.OUTCOME)
        rng.seed(words, 20)
        self.buffers = words, self.life.ints(size), self.life.ints(size), self.life.ints(players)

    def __call__(self) -> int:
        self.plies()
        return self.games

    def plies(self) -> int:
        """Play as many; the plies, chance included."""
        plies: int = self.life.playouts(*self.states, self.games, *self.buffers)
        return plies
