"""One measured thing: ours, a peer's beside it, and what we want of it."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import median
from typing import Any


@dataclass(frozen=True)
class Goal:
    """A limit for the ratio of a row, or for our own number where there is no peer."""

    sense: str  # "≥" or "≤"
    limit: float

    def is_met_by(self, value: float) -> bool:
        return value >= self.limit if self.sense == "≥" else value <= self.limit


@dataclass(frozen=True)
class Row:
    """Medians over the rounds of one measurement."""

    what: str
    unit: str
    ours: float
    peer: str = ""
    theirs: float | None = None
    ratios: tuple[float, ...] = ()  # ours to theirs, one for each round
    goal: Goal | None = None

    @property
    def ratio(self) -> float | None:
        return median(self.ratios) if self.ratios else None

    @property
    def met(self) -> bool | None:
        """Whether the goal is reached, if there is one."""
        if self.goal is None:
            return None
        return self.goal.is_met_by(self.ours if self.ratio is None else self.ratio)

    def document(self) -> dict[str, Any]:
        """The row as JSON has it."""
        return {
            "what": self.what,
            "unit": self.unit,
            "ours": self.ours,
            "peer": self.peer or None,
            "theirs": self.theirs,
            "ratio": self.ratio,
            "ratios": self.ratios,
            "goal": {"sense": self.goal.sense, "limit": self.goal.limit} if self.goal else None,
            "met": self.met,
        }


def at_least(limit: float) -> Goal:
    return Goal("≥", limit)


def at_most(limit: float) -> Goal:
    return Goal("≤", limit)
