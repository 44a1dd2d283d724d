"""Perft: how many sequences of n plies there are. Generic kernels, bound to the rules of one game."""

from __future__ import annotations

from engawa.core import contract as game
from engawa.core.contract import CHANCE, WIDE
from engawa.core.forge import assign, kernel
from engawa.core.moves import legal


@kernel
def branches(b: game.Board, s: game.State, out: list[int], weights: list[int]) -> int:
    """Write the legal actions, or at chance the outcomes; their number. Outcomes too many to list are not followed."""
    if game.to_act(b, s) != CHANCE:
        return legal(b, s, out)
    listed = game.chances(b, s, out, weights)
    return 0 if listed == WIDE else listed


@kernel
def perft(
    b: game.Board,
    pool: list[game.State],
    moves: list[list[int]],
    weights: list[int],
    tried: list[int],
    depth: int,
) -> int:
    """The sequences of *depth* plies from `pool[0]`. A row of every buffer serves one ply, so there are *depth* + 1."""
    if depth == 0:
        return 1
    total, ply = 0, 0
    tried[0] = branches(b, pool[0], moves[0], weights)
    while ply >= 0:
        if ply == depth - 1 or tried[ply] == 0:
            if ply == depth - 1:
                total += tried[ply]
            ply -= 1
        else:
            tried[ply] -= 1
            assign(pool[ply + 1], pool[ply])
            game.play(b, pool[ply + 1], moves[ply][tried[ply]])
            ply += 1
            tried[ply] = branches(b, pool[ply], moves[ply], weights)
    return total
