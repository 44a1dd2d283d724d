"""A random game and a digest after every ply: generic kernels, to compare the two lives move by move."""

from __future__ import annotations

from engawa.core import contract as game
from engawa.core.contract import CHANCE, OVER
from engawa.core.forge import digest, kernel
from engawa.core.moves import legal, settle_chance
from engawa.core.rng import below


@kernel
def trace(
    b: game.Board, s: game.State, rng: list[int], out: list[int], weights: list[int], digests: list[int], seats: int
) -> int:
    """Play on at random, a digest of everything known after each ply; how many plies."""
    plies = 0
    actor = game.to_act(b, s)
    while actor != OVER and plies < len(digests):
        listed = 0
        if actor == CHANCE:
            settle_chance(b, s, rng, out, weights)
        else:
            listed = legal(b, s, out)
            game.play(b, s, out[below(rng, listed)])
        digests[plies] = digest(s) ^ listed
        for seat in range(seats):
            digests[plies] ^= int(1000000 * game.estimate(b, s, seat)) << seat
        plies += 1
        actor = game.to_act(b, s)
    return plies
