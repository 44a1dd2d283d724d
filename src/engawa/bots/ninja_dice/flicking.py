"""How bots throw: with a flick as it comes, or with one that is meant. It decides roughly where dice land. [ND-R5]"""

from __future__ import annotations

from engawa.bots.sight import Sight
from engawa.core import rng as generator
from engawa.dice import request
from engawa.games.ninja_dice import state, vocabulary as v

AIMING = "strong", "master"  # the levels that mean something by it
SWAY = 126  # tenths of a degree by which a hand errs, about: as one that just rolls
# What is meant: aside, where fewer arrows have the own dice before them; or straight and soft, into the crowd
# (measured in docs/dice.md). Each is a direction and a strength, from and to.
ASIDE = (390, request.AIM), (200, 700)
INTO_THE_CROWD = (-60, 60), (0, 300)


def flick(sight: Sight, name: str, rng: list[int]) -> list[int]:
    """The direction and the strength with which the bot of that *name* throws what the seat has in its hand."""
    if name not in AIMING or not has_thieves(sight.state):
        return [sum(between(rng, -SWAY, SWAY) for _ in range(3)), between(rng, 0, request.STRENGTH)]
    if sight.seat != sight.state.active:
        return [between(rng, *bounds) for bounds in INTO_THE_CROWD]
    direction, strength = (between(rng, *bounds) for bounds in ASIDE)
    return [direction if generator.below(rng, 2) else -direction, strength]


def has_thieves(s: state.State) -> bool:
    """Whether there is something to steal from the active ninja: a coin, and no catch that is saved. [ND-T5, ND-T6]"""
    return s.treasure[s.active] > 0 and v.CATCH not in s.face[: v.SKILLS]


def between(rng: list[int], low: int, high: int) -> int:
    """A whole number from *low* to *high*, each as likely."""
    return low + generator.below(rng, high - low + 1)
