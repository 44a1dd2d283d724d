"""How many sequences of moves and outcomes follow the opening of a game with its usual options."""

from __future__ import annotations

from pathlib import Path

from laws.shelf import SHELF
from laws.witnesses import witness_of

from engawa.core.fairness import seed_of
from engawa.core.forge import interpreted
from engawa.core.match import Match
from engawa.lab import perft

ENOUGH = 2000  # sequences: longer ones are not counted
DEEPEST = 8


def path_of(key: str) -> Path:
    """Where the numbers of a game are."""
    return witness_of(SHELF[key].game, "perft", f"{key.replace('/', '-')}-opening.json")


def counts(key: str) -> list[int]:
    """The sequences of one ply, of two, and so on, until there are enough of them or none.

    Outcomes too many to list come from a seed before the first decision, and are not followed later.
    """
    game, seed = SHELF[key].game, seed_of(1)
    players = game.players[0]
    match = Match(game, game.notation.read_options(SHELF[key].options[0], players, seed), players, seed=seed)
    while match.to_act == "chance" and match.outcomes() is None:
        match.roll()
    found: list[int] = []
    while len(found) < DEEPEST and (not found or 0 < found[-1] < ENOUGH):
        found.append(_count(match, len(found) + 1))
    return found


def _count(match: Match, depth: int) -> int:
    life, size = interpreted(match.game.bound(perft)), match.game.kernels.MAX_ACTIONS
    pool = life.pool(match.game.rules.State, depth + 1)
    pool[0] = life.enter(match._s)
    buffers = life.ints(depth + 1, size), life.ints(size), life.ints(depth + 1)
    return int(life.perft(life.enter(match._b), pool, *buffers, depth))
