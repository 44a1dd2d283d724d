"""A peer: games of Settlers among the random players of Catanatron."""

# `make lint` runs without the peers.
# mypy: disable-error-code="import-not-found, import-untyped, no-any-return"

from __future__ import annotations

from catanatron import Color, Game, RandomPlayer


class Catanatron:
    """Random play as its users do it, on a new map every time."""

    def __init__(self, players: int) -> None:
        self.colors = list(Color)[:players]

    def actions(self) -> int:
        """Play a game; the decisions in it. A roll is one of them, and so is a knight's victim."""
        game = Game([RandomPlayer(color) for color in self.colors])
        game.play()
        return len(game.state.actions)

    def games(self) -> int:
        """Play a game; that it is one."""
        self.actions()
        return 1
