"""The contract of a judge, who says what positions are worth where a search ends, written as one who knows nothing."""

from __future__ import annotations

from engawa.core import contract as game
from engawa.core.forge import kernel, record


@record
class Mind:
    """What the judge knows."""

    nothing: int = 0


@record
class Picture:
    """Where it looks at a position."""

    nothing: int = 0


@kernel
def weigh(b: game.Board, s: game.State, mind: Mind, picture: Picture, shares: list[float]) -> None:
    """Write every seat's share of the win: from 0 to 1, together 1."""
    for seat in range(len(shares)):
        shares[seat] = 1.0 / len(shares)


@kernel
def is_quiet(b: game.Board, s: game.State) -> bool:
    """Whether the position can be judged as it is; else it is played on until it can."""
    return True


@kernel
def is_spare(b: game.Board, s: game.State, action: int) -> bool:
    """Whether another action is certainly as good, or nobody would play this one: it is left out, save at a root."""
    return False
