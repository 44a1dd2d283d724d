"""What a decision is called by what it cost."""

from __future__ import annotations

from collections.abc import Iterable

# From this cost on, a share of the win: the worst first, so that the first that fits is the grade.
COSTS = {"blunder": 0.15, "mistake": 0.05, "slip": 0.02}
GRADES = ("best", "good", "slip", "mistake", "blunder")


def grade_of(cost: float) -> str:
    """The grade of a decision that gave so much away."""
    dear = next((grade for grade, least in COSTS.items() if cost >= least), "good")
    return dear if cost > 0 else "best"


def count(grades: Iterable[str | None]) -> dict[str, int]:
    """How many decisions had each grade."""
    given = list(grades)
    return {grade: given.count(grade) for grade in GRADES}
