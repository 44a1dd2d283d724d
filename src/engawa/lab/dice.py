"""Duplicate dice: in all matches of a deal, what chance decides for a seat the n-th time is the same."""

from __future__ import annotations

from typing import Any

from engawa.core import fairness, rng
from engawa.core.contract import NOBODY
from engawa.core.game import Game


class Dice:
    """The chance of one match. It follows from the seed of its deal, the seat whose luck it is, and a count.

    Two matches of one deal soon differ in what has been played, and so in the ply of a roll; a seat has its own row of
    dice all the same, and what is nobody's comes from one more. However many dice a roll takes, the row moves on by
    one: of two n-th rolls that can come out alike, the one comes out as the other.
    """

    def __init__(self, game: Game, players: int, seed: bytes) -> None:
        self._game = game
        self._rows = {seat: fairness.generator(fairness.words(seed, f"dice {seat}")) for seat in range(players)}
        self._rows[NOBODY] = fairness.generator(fairness.words(seed, f"dice {players}"))
        self._roll = [0] * rng.WORDS
        size = max(game.kernels.MAX_ACTIONS, game.kernels.OUTCOME)
        self._out, self._weights = [0] * size, [0] * size

    def settle(self, b: Any, s: Any) -> None:
        """Decide the chance at hand, in place."""
        rng.seed(self._roll, rng.below(self._rows[self._game.kernels.roller(b, s)], rng.MASK))
        self._game.moves.settle_chance(b, s, self._roll, self._out, self._weights)
