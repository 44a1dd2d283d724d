"""A ladder: every level against the one below it and against the anchors, and where that puts each of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import NamedTuple

from engawa.lab import arena, contenders, elo
from engawa.lab.rows import Row
from engawa.lab.scores import Score, score_of

FIXED = "greedy"  # the contender that has 1000 points in every game


class Rung(NamedTuple):
    """Where one contender stands."""

    name: str
    below: str | None  # the next weaker level
    scores: dict[str, Score]  # against whom it has played as the one contender
    step: elo.Rating | None  # points above the level below, from their matches alone
    rating: elo.Rating  # from all matches


def pairings_of(levels: Sequence[str], anchors: Sequence[str] = contenders.ANCHORS) -> list[arena.Pairing]:
    """Who plays whom: *levels* are from weak to strong."""
    steps = [arena.Pairing(higher, lower) for lower, higher in pairwise(levels)]
    others = [arena.Pairing(level, anchor) for level in levels for anchor in anchors if anchor not in levels]
    return [*steps, *others, *(arena.Pairing(*pair) for pair in pairwise(anchors) if not {*pair} & {*levels})]


def climb(rows: Iterable[Row], levels: Sequence[str]) -> list[Rung]:
    """The rungs of a ladder from the rows that there are: the anchors first, then the levels."""
    found: dict[arena.Pairing, list[Row]] = {}
    for row in rows:
        found.setdefault(row.pairing, []).append(row)
    players = {pairing: each[0].setting.players for pairing, each in found.items()}
    scores = {pairing: score_of(each) for pairing, each in found.items()}
    below = {higher: lower for lower, higher in pairwise(levels)}
    names = [*(name for name in reversed(contenders.ANCHORS) if name not in levels), *levels]
    names = [name for name in names if any(name in pairing for pairing in scores)]
    results = [
        elo.Result(names.index(pairing.one), names.index(pairing.other), score, players[pairing])
        for pairing, score in scores.items()
    ]
    ratings = elo.rate(results, len(names), names.index(FIXED) if FIXED in names else 0)
    rungs = []
    for name, rating in zip(names, ratings, strict=True):
        own = {pairing.other: score for pairing, score in scores.items() if pairing.one == name}
        lower = below.get(name)
        step = (
            elo.step_of(own[lower], players[arena.Pairing(name, lower)]) if lower is not None and lower in own else None
        )
        rungs.append(Rung(name, lower, own, step, rating))
    return rungs
