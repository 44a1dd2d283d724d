"""The buffers that thinking about one board of Nüby takes, in one life."""

from __future__ import annotations

from typing import Any

from engawa.bots.nueby.features import Picture
from engawa.core.forge import Life
from engawa.games.nueby.rules import MAX_ACTIONS
from engawa.games.nueby.state import Board, State
from engawa.search.expectimax import PLIES, Frame, Look

LAYERS = 2  # of what is known: the last pass that is over, and the one under way


class Desk:
    """One board, and room to think about its positions, one after the other."""

    def __init__(self, life: Life, board: Board) -> None:
        self.life, self.players = life, board.players
        self.board = life.enter(board)
        self.pool, self.frames = life.pool(State, PLIES), life.pool(Frame, PLIES)
        self.lists, self.weights = life.ints(PLIES, MAX_ACTIONS), life.ints(PLIES, MAX_ACTIONS)
        self.look, self.picture = life.new(Look), life.new(Picture)
        self.shares, self.choices = life.floats(self.players), life.floats(LAYERS * MAX_ACTIONS, self.players)
        self.proven = life.ints(LAYERS * MAX_ACTIONS)

    @property
    def stack(self) -> tuple[Any, ...]:
        """What a search goes down on."""
        return self.pool, self.frames, self.lists, self.weights, self.look

    @property
    def verdict(self) -> tuple[Any, ...]:
        """Where a judge looks at a position, and where it is written what positions are worth."""
        return self.picture, self.shares, self.choices, self.proven
