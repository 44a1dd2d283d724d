"""What can be done in a state: generic kernels, bound to the rules of one game."""

from __future__ import annotations

from engawa.core import contract as game
from engawa.core.contract import LEGAL
from engawa.core.forge import kernel


@kernel(inline=True)
def legal(b: game.Board, s: game.State, out: list[int]) -> int:
    """Write the legal actions, which are the candidates that no clause forbids; their number."""
    n = 0
    for i in range(game.candidates(b, s, out)):
        action = out[i]
        out[n] = action
        n += game.refusal(b, s, action) == LEGAL
    return n
