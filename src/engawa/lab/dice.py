"""Duplicate dice: in all matches of a deal, what chance decides for a seat the n-th time is the same."""

from __future__ import annotations

from typing import Any

from engawa.core import rng
from engawa.core.fairness import generator, words
from engawa.core.game import Game

ROLLERS = "turn", "active"  # what states call the seat that chance is about


class Dice:
    """The chance of one match. It follows from the seed of its deal, the seat whose turn it is, and a count.

    Two matches of one deal soon differ in what has been played, and so in the ply of a roll; a seat has its own row of
    dice all the same. Where a state does not say whose turn it is, one row serves all.
    """

    def __init__(self, game: Game, players: int, seed: bytes) -> None:
        self._game = game
        self._rows = [generator(words(seed, f"dice {seat}")) for seat in range(players + 1)]
        self._throw = [0] * rng.WORDS
        size = max(game.kernels.MAX_ACTIONS, game.kernels.OUTCOME)
        self._out, self._weights = [0] * size, [0] * size
        self._roller = next((name for name in ROLLERS if hasattr(game.rules.State(), name)), None)

    def settle(self, b: Any, s: Any) -> None:
        """Decide the chance at hand, in place."""
        row = self._rows[-1 if self._roller is None else getattr(s, self._roller)]
        if self._game.has("sample"):  # a throw draws as often as it has dice, and its row moves on by one all the same
            rng.seed(self._throw, rng.below(row, rng.MASK))
            row = self._throw
        self._game.moves.settle_chance(b, s, row, self._out, self._weights)
