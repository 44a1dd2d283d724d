"""The buffers that thinking about one board of Nüby takes, in one life."""

from __future__ import annotations

from typing import NamedTuple

from engawa.bots.nueby.features import Picture
from engawa.core.forge import Life
from engawa.games.nueby.rules import MAX_ACTIONS
from engawa.games.nueby.state import Board, State
from engawa.search.expectimax import PLIES, Frame, Look, Stack

LAYERS = 2  # of what is known: the last pass that is over, and the one under way


class Desk(NamedTuple):
    """One board, and room to think about its positions, one after the other."""

    board: Board
    state: State  # of a game that is played on it
    pool: list[State]
    stack: Stack  # what a search goes down on
    picture: Picture  # where a judge looks at a position


def desk_for(life: Life, board: Board) -> Desk:
    """A desk for a *board*, in that life."""
    stack = Stack(
        life.new(Look),
        life.pool(Frame, PLIES),
        moves=life.ints(PLIES, MAX_ACTIONS),
        weights=life.ints(PLIES, MAX_ACTIONS),
        shares=life.floats(board.players),
        choices=life.floats(LAYERS * MAX_ACTIONS, board.players),
        proven=life.ints(LAYERS * MAX_ACTIONS),
    )
    return Desk(life.enter(board), life.new(State), life.pool(State, PLIES), stack, life.new(Picture))
