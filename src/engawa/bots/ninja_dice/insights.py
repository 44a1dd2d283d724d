"""What people would say of a move in Ninja Dice and its rules do not tell: what it brings and risks."""

from __future__ import annotations

from collections.abc import Sequence

from engawa.bots.sight import Sight
from engawa.core.messages import Message
from engawa.games.ninja_dice.forecast import forecast


def push(sight: Sight, actions: Sequence[int]) -> list[Message]:
    """What throwing again brings on average, and what it risks, as the coach reckons."""
    move = sight.game.notation.format_move(sight.board, sight.state, actions[0])
    numbers = forecast(sight.board, sight.state, None) if move.startswith("roll") else None
    if numbers is None or numbers["push"] is None:
        return []
    percent = round(100 * numbers["capture"])
    return [Message("hint-ninja-dice-push", push=round(numbers["push"], 1), run=numbers["run"], percent=percent)]
