"""Ratings from results: Bradley and Terry's model by maximum likelihood, on Elo's scale.

A contender of rating r weighs 10^(r/400), and wins a match with the share that its weight has of the table's. So with
two seats 100 points are 64 %; with four, where one sits against three others, the same 100 points are 37 %.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, sqrt
from typing import NamedTuple

import numpy as np

from engawa.lab.scores import Score, Z

SCALE = 400 / log(10)  # points for which the odds change by the factor e
FIXED = 1000.0  # the rating of the contender to which all others are compared
DRAWN = 1.0  # matches that every pairing is taken to have drawn besides: without them, 100 % would be endlessly better
ROUNDS, CLOSE = 100, 1e-9
LOOSE = 1e-6  # holds contenders that no chain of matches connects to the others, so that they have some rating


class Result(NamedTuple):
    """What one contender scored against others, all of one name."""

    one: int
    other: int
    score: Score
    players: int = 2


class Rating(NamedTuple):
    """A rating, with an interval of 95 %."""

    value: float
    low: float
    high: float


def difference(share: float, players: int = 2) -> float:
    """The points between two contenders, of which one wins that *share*; endless at 0 and 1."""
    if share in (0.0, 1.0):
        return float("inf") if share else float("-inf")
    return SCALE * (log(share / (1 - share)) + log(players - 1))


def step_of(score: Score, players: int = 2) -> Rating:
    """The points that a score alone speaks for."""
    tempered = (score.value * score.weight + DRAWN / players) / (score.weight + DRAWN)
    return Rating(*(difference(share, players) for share in (tempered, score.low, score.high)))


def rate(results: Sequence[Result], contenders: int, fixed: int) -> list[Rating]:
    """The ratings under which the *results* are most likely; the contender *fixed* has 1000 and no interval.

    Every result counts as the number of independent matches that it is worth, so intervals respect the deals.
    """
    points = np.zeros(contenders)
    for _ in range(ROUNDS):
        slope, curve = _derivatives(results, points)
        move = _without(curve, fixed) @ slope
        points += np.clip(move, -1.0, 1.0)
        if np.abs(move).max() < CLOSE:
            break
    spread = _without(_derivatives(results, points)[1], fixed)
    points -= points[fixed]
    ratings = []
    for k in range(contenders):
        value, reach = FIXED + SCALE * float(points[k]), SCALE * Z * sqrt(float(spread[k][k]))
        ratings.append(Rating(value, value - reach, value + reach))
    return ratings


def _derivatives(results: Sequence[Result], points: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """How the likelihood grows with every rating, and how that growth slows down."""
    slope, curve = np.zeros(len(points)), np.zeros((len(points), len(points)))
    for one, other, score, players in results:
        share = 1 / (1 + (players - 1) * exp(points[other] - points[one]))
        weight = score.weight + DRAWN
        surplus = score.value * score.weight + DRAWN / players - weight * share
        slope[[one, other]] += surplus, -surplus
        bend = weight * share * (1 - share)
        curve[[one, other], [one, other]] += bend
        curve[[one, other], [other, one]] -= bend
    return slope, curve


def _without(curve: np.ndarray, fixed: int) -> np.ndarray:
    """The inverse, where the rating *fixed* does not move."""
    free = [k for k in range(len(curve)) if k != fixed]
    curve = curve + LOOSE * np.eye(len(curve))
    inverse = np.zeros_like(curve)
    inverse[np.ix_(free, free)] = np.linalg.inv(curve[np.ix_(free, free)])
    return inverse
