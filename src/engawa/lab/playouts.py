"""Random games: generic kernels, bound to the rules of one game."""

from __future__ import annotations

from engawa.core import contract as game
from engawa.core.contract import CHANCE, OVER
from engawa.core.forge import assign, kernel
from engawa.core.moves import any_action, settle_chance


@kernel
def playout(b: game.Board, s: game.State, rng: list[int], out: list[int], weights: list[int]) -> int:
    """Play at random to the end; the number of plies, chance included."""
    plies = 0
    actor = game.to_act(b, s)
    while actor != OVER:
        if actor == CHANCE:
            settle_chance(b, s, rng, out, weights)
        else:
            game.play(b, s, any_action(b, s, rng, out))
        plies += 1
        actor = game.to_act(b, s)
    return plies


@kernel
def playouts(
    b: game.Board,
    start: game.State,
    s: game.State,
    games: int,
    rng: list[int],
    out: list[int],
    weights: list[int],
    scores: list[int],
) -> int:
    """So many random games from *start*, scores added up by seat; the number of plies."""
    plies = 0
    for _ in range(games):
        assign(s, start)
        plies += playout(b, s, rng, out, weights)
        for seat in range(len(scores)):
            scores[seat] += game.score(b, s, seat)
    return plies
