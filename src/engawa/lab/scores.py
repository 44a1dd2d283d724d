"""What a contender scored, and how sure that is. Deals are the unit: matches with the same dice are not independent."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt
from statistics import NormalDist, fmean, variance
from typing import NamedTuple

from engawa.lab.rows import Row

SURE = 0.95
Z = NormalDist().inv_cdf((1 + SURE) / 2)


class Score(NamedTuple):
    """A mean share of the win, with an interval that holds the true one 95 times in 100."""

    value: float
    low: float
    high: float
    weight: float  # as many independent matches would make it as sure
    deals: int
    matches: int


def by_deal(rows: Iterable[Row]) -> dict[int, list[Row]]:
    """The rows of each deal, in the order of seats."""
    deals: dict[int, list[Row]] = {}
    for row in sorted(rows, key=lambda row: (row.deal, row.seat)):
        deals.setdefault(row.deal, []).append(row)
    return deals


def score_of(rows: Iterable[Row]) -> Score:
    """The score of the one contender in the rows of one pairing."""
    deals = by_deal(rows)
    means = [fmean(row.share for row in each) for each in deals.values()]
    return estimated(means, sum(map(len, deals.values())))


def estimated(means: Sequence[float], matches: int) -> Score:
    """The mean of what each deal gave, with Wilson's interval for as many matches as the spread of the deals is worth.

    Where deals do not differ at all their spread says nothing, as after ten wins out of ten: each counts as one match.
    """
    n, value = len(means), fmean(means)
    spread = variance(means) / n if n > 1 else 0.0
    weight, z = (value * (1 - value) / spread, student(n - 1)) if spread > 0.0 else (float(n), Z)
    low, high = wilson(value, weight, z)
    return Score(value, low, high, weight, n, matches)


def wilson(value: float, weight: float, z: float = Z) -> tuple[float, float]:
    """The shares from which *value* is no further than chance takes it, in *weight* matches."""
    middle = (value + z * z / (2 * weight)) / (1 + z * z / weight)
    reach = z / (1 + z * z / weight) * sqrt(value * (1 - value) / weight + z * z / (4 * weight * weight))
    return max(0.0, middle - reach), min(1.0, middle + reach)


def student(freedom: int) -> float:
    """The quantile of Student's distribution that replaces Z where the spread is known from few deals."""
    first = (Z**3 + Z) / 4
    second = (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96
    third = (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384
    return Z + first / freedom + second / freedom**2 + third / freedom**3
