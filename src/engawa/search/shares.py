"""What a state is worth to each seat, as its share of the win: from 0 to 1, together 1. Generic kernels."""

from __future__ import annotations

from engawa.core import contract as game
from engawa.core.contract import OVER
from engawa.core.forge import kernel


@kernel
def judge(b: game.Board, s: game.State, shares: list[float]) -> None:
    """Write every seat's share: of the result if the game is over, else by the game's estimate."""
    if game.to_act(b, s) == OVER:
        share_result(b, s, shares)
    else:
        share_estimate(b, s, shares)


@kernel
def share_result(b: game.Board, s: game.State, shares: list[float]) -> None:
    """1 for the highest score, 0 for the others; those who tie share it."""
    best, winners = game.score(b, s, 0), 0
    for seat in range(len(shares)):
        best = max(best, game.score(b, s, seat))
    for seat in range(len(shares)):
        winners += game.score(b, s, seat) == best
    for seat in range(len(shares)):
        shares[seat] = 1.0 / winners if game.score(b, s, seat) == best else 0.0


@kernel
def share_estimate(b: game.Board, s: game.State, shares: list[float]) -> None:
    """The estimates, scaled to add up to 1 as results do."""
    total = 0.0
    for seat in range(len(shares)):
        shares[seat] = game.estimate(b, s, seat)
        total += shares[seat]
    for seat in range(len(shares)):
        shares[seat] = shares[seat] / total if total > 0.0 else 1.0 / len(shares)
