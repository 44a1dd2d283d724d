"""Chance in the tree of a search: drawn from tickets. Generic kernels."""

from __future__ import annotations

from math import sqrt

from engawa.core import contract as game
from engawa.core.contract import WIDE
from engawa.core.forge import kernel
from engawa.core.moves import draw
from engawa.core.rng import below, seed

TICKETS = 4.0  # that a node with wide chance has after one visit; they grow with the square root of the visits
STRIDE = 65_537  # between the tickets of one node and those of the next
ONE_PRIME, OTHER_PRIME, FACTOR = 2_147_483_647, 2_147_483_629, 1_000_003


@kernel
def settle_by_ticket(
    b: game.Board,
    s: game.State,
    rng: list[int],
    throw: list[int],
    out: list[int],
    weights: list[int],
    visits: int,
    salt: int,
) -> int:
    """Draw an outcome at a node with so many *visits* and apply it; the number that this outcome has in the tree.

    A wide outcome follows from a ticket, which is a seed, and a node has the more tickets the more it was visited. So
    no outcome is stored, each comes back often enough for the tree to grow below it, and in the end all come up.
    """
    n = game.chances(b, s, out, weights)
    if n != WIDE:
        outcome = out[draw(rng, weights, n)]
        game.play(b, s, outcome)
        return outcome
    seed(throw, salt + below(rng, 1 + int(TICKETS * sqrt(visits))))
    game.sample(b, s, throw, out)
    game.settle(b, s, out)
    return digest_of(out)


@kernel
def digest_of(outcome: list[int]) -> int:
    """A wide outcome as one number of 62 bits."""
    one, other = 1, 1
    for i in range(game.OUTCOME):
        one = (one * FACTOR + outcome[i]) % ONE_PRIME
        other = (other * FACTOR + outcome[i]) % OTHER_PRIME
    return one << 31 | other
