"""What a bot makes of its view: the position as it may be, and what it can do there."""

from __future__ import annotations

from typing import Any, NamedTuple

from engawa import catalogue
from engawa.core.game import Game, Position


class Sight(NamedTuple):
    """A position as the seat to act imagines it, or one that throws."""

    game: Game
    players: int
    board: Any
    state: Any
    seat: int


def see(view: Position, rng: list[int], seat: int | None = None) -> Sight:
    """The position of a view document; what the seat to act, or another *seat*, cannot know is dealt at random."""
    game = catalogue.find(view["game"])
    sitting = game.notation.parse_position(view)
    seat = game.kernels.to_act(sitting.board, sitting.state) if seat is None else seat
    game.kernels.imagine(sitting.board, sitting.state, seat, rng)
    return Sight(game, sitting.players, sitting.board, sitting.state, seat)


def legal_actions(sight: Sight) -> list[int]:
    """The legal actions of the seat to act."""
    out = [0] * sight.game.kernels.MAX_ACTIONS
    return out[: sight.game.moves.legal(sight.board, sight.state, out)]
