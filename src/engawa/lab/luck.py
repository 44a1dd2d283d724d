"""How much of a result is luck: what the seat and its dice decide, whoever plays them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt
from statistics import fmean
from typing import NamedTuple

from engawa.lab.rows import Row
from engawa.lab.scores import Score, Z, by_deal, estimated, score_of

Shares = Sequence[Sequence[float]]  # of one deal: for every match of it, what each seat got


class Luck(NamedTuple):
    """What duplicate dice tell about a pairing."""

    score: Score  # of the one contender
    same: Score  # how often a seat that won wins again when the contenders have changed seats
    decided: Score  # the part of the variance of results that seat and dice explain
    ceiling: Score  # the score of a contender that wins every deal which the seat does not decide


def luck_of(rows: Iterable[Row]) -> Luck:
    """What the rows of one pairing say about luck."""
    rows = list(rows)
    deals = by_deal(rows)
    players = rows[0].setting.players
    score = score_of(rows)
    shares = [[row.played.shares for row in each] for each in deals.values()]
    same = estimated([agreement(each) for each in shares], len(rows))
    part = 1 - 1 / players
    ceiling = Score(1 - part * same.value, 1 - part * same.high, 1 - part * same.low, same.weight, *same[4:])
    return Luck(score, same, _explained(shares, score), ceiling)


def agreement(matches: Shares) -> float:
    """How likely two matches of a deal are won by the same seat; those who share a win count with their parts."""
    return fmean(
        sum(one * other for one, other in zip(matches[k], matches[n], strict=True))
        for k in range(len(matches))
        for n in range(k)
    )


def _explained(deals: Sequence[Shares], score: Score) -> Score:
    """The covariance between two matches of a deal, seat by seat, over the variance of a match.

    Both are taken around what strength alone would give each seat. The interval is by leaving out each deal in turn.
    """
    moments = [_moments(each, score.value) for each in deals]
    shared, whole = (sum(column) for column in zip(*moments, strict=True))
    if whole == 0.0:  # the same contender won every match
        return Score(0.0, 0.0, 1.0, score.weight, score.deals, score.matches)
    value, n = shared / whole, len(moments)
    reach = 1.0
    if n > 1:
        without = [(shared - one) / (whole - other) if whole > other else value for one, other in moments]
        mean = fmean(without)
        reach = Z * sqrt((n - 1) / n * sum((each - mean) ** 2 for each in without))
    return Score(value, max(-1.0, value - reach), min(1.0, value + reach), score.weight, score.deals, score.matches)


def _moments(matches: Shares, value: float) -> tuple[float, float]:
    """Of one deal: the mean product of two matches' surprises, and of a match's with itself."""
    players = len(matches)
    rest = (1 - value) / (players - 1)
    surprises = [
        [share - (value if seat == k else rest) for seat, share in enumerate(shares)]
        for k, shares in enumerate(matches)
    ]
    products = [
        [sum(one * other for one, other in zip(surprises[k], surprises[n], strict=True)) for n in range(players)]
        for k in range(players)
    ]
    shared = fmean(products[k][n] for k in range(players) for n in range(k))
    return shared, fmean(products[k][k] for k in range(players))
