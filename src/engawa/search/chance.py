"""Chance in the tree of a search: drawn from tickets. Generic kernels."""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

from engawa.core import contract as game
from engawa.core.contract import WIDE
from engawa.core.forge import kernel
from engawa.core.moves import draw
from engawa.core.rng import below, seed

TICKETS = 4.0  # that a node with wide chance has after one visit; they grow with the square root of the visits
STRIDE = 65_537  # between the tickets of one node and those of the next
ONE_PRIME, OTHER_PRIME, FACTOR = 2_147_483_647, 2_147_483_629, 1_000_003


class Luck(NamedTuple):
    """The generator of a search, one for tickets, and what is legal or can come up with its weights."""

    rng: list[int]
    throw: list[int]
    out: list[int]
    weights: list[int]


@kernel
def settle_by_ticket(b: game.Board, s: game.State, luck: Luck, visits: int, salt: int) -> int:
    """Draw an outcome at a node with so many *visits* and apply it; the number that this outcome has in the tree.

    A wide outcome follows from a ticket, which is a seed, and a node has the more tickets the more it was visited. So
    no outcome is stored, each comes back often enough for the tree to grow below it, and in the end all come up.
    """
    n, out = game.chances(b, s, luck.out, luck.weights), luck.out
    if n != WIDE:
        outcome = out[draw(luck.rng, luck.weights, n)]
        game.play(b, s, outcome)
        return outcome
    seed(luck.throw, salt + below(luck.rng, 1 + int(TICKETS * sqrt(visits))))
    game.sample(b, s, luck.throw, out)
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
