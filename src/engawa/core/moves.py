"""What can be done in a state, and what chance does there: generic kernels, bound to the rules of one game."""

from __future__ import annotations

from engawa.core import contract as game
from engawa.core.contract import LEGAL, LISTED, WIDE
from engawa.core.forge import kernel
from engawa.core.rng import below


@kernel(inline=True)
def legal(b: game.Board, s: game.State, out: list[int]) -> int:
    """Write the legal actions, which are the candidates that no clause forbids; their number."""
    count = game.candidates(b, s, out)
    if game.is_certain(b, s):
        return count
    n = 0
    for i in range(count):
        action = out[i]
        out[n] = action
        n += game.refusal(b, s, action) == LEGAL
    return n


@kernel(inline=True)
def any_action(b: game.Board, s: game.State, rng: list[int], out: list[int]) -> int:
    """One of the legal actions, each as likely; *out* is for the list of them, where there has to be one."""
    action = game.random_action(b, s, rng)
    return out[below(rng, legal(b, s, out))] if action == LISTED else action


@kernel(inline=True)
def settle_chance(b: game.Board, s: game.State, rng: list[int], out: list[int], weights: list[int]) -> None:
    """Draw one outcome of the chance at hand and apply it. A wide outcome is drawn into *out*."""
    outcome = game.toss(b, s, rng)
    if outcome == LISTED:
        n = game.chances(b, s, out, weights)
        if n == WIDE:
            game.sample(b, s, rng, out)
            game.settle(b, s, out)
            return
        outcome = out[draw(rng, weights, n)]
    game.play(b, s, outcome)


@kernel
def draw(rng: list[int], weights: list[int], n: int) -> int:
    """One of *n* indices, as likely as its weight."""
    total, i = 0, 0
    for j in range(n):
        total += weights[j]
    drawn = below(rng, total)
    while drawn >= weights[i]:
        drawn -= weights[i]
        i += 1
    return i
