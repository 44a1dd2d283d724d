"""Two pieces of work timed in turns, so that what else the machine does falls on both alike."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from time import process_time

Work = Callable[[], float]  # does a piece of work; how much that was, in plies or nodes


@dataclass(frozen=True)
class Race:
    """What both did per CPU second, round by round."""

    ours: list[float]
    theirs: list[float]

    @property
    def medians(self) -> tuple[float, float]:
        return median(self.ours), median(self.theirs)

    @property
    def ratios(self) -> tuple[float, ...]:
        return tuple(one / other for one, other in zip(self.ours, self.theirs, strict=True))


def race(ours: Work, theirs: Work, rounds: int, seconds: float) -> Race:
    """So many rounds of both, each for at least so many CPU *seconds*, who goes first changing every round."""
    ours(), theirs()  # the first time is not like the others
    result = Race([], [])
    for turn in range(rounds):
        pair = [(ours, result.ours), (theirs, result.theirs)]
        for work, rates in pair if turn % 2 == 0 else reversed(pair):
            rates.append(rate(work, seconds))
    return result


def rate(work: Work, seconds: float) -> float:
    """How much *work* gets done per CPU second of this process, over at least so many *seconds*."""
    done, start, spent = 0.0, process_time(), 0.0
    while spent < seconds:
        done += work()
        spent = process_time() - start
    return done / spent
