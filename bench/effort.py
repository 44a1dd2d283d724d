"""How long something is measured."""

from __future__ import annotations

from dataclasses import dataclass

from bench.race import Work, race
from bench.row import Goal, Row


@dataclass(frozen=True)
class Effort:
    """How long to measure."""

    rounds: int
    seconds: float  # of each side in a round
    starts: int  # of a process

    def race(self, what: str, unit: str, ours: Work, peer: str, theirs: Work, goal: Goal | None = None) -> Row:
        result = race(ours, theirs, self.rounds, self.seconds)
        return Row(what, unit, result.medians[0], peer, result.medians[1], result.ratios, goal)


FULL = Effort(rounds=7, seconds=1.0, starts=15)
QUICK = Effort(rounds=3, seconds=0.2, starts=5)
