"""Decisions are called by what they cost, and counted by that."""

import pytest

from engawa.analysis import COSTS, GRADES, grade_of
from engawa.analysis.grades import count


@pytest.mark.parametrize(
    ("cost", "grade"),
    [
        (0.0, "best"), (0.000001, "good"), (0.019999, "good"), (0.02, "slip"), (0.049999, "slip"),
        (0.05, "mistake"), (0.149999, "mistake"), (0.15, "blunder"), (1.0, "blunder"),
    ],
)  # fmt: skip
def test_a_decision_is_called_by_what_it_cost(cost, grade):
    assert grade_of(cost) == grade


def test_the_costs_are_those_of_the_grades_beyond_a_good_one_and_the_worst_come_first():
    assert [*COSTS] == [*reversed(GRADES[2:])]
    assert [*COSTS.values()] == sorted(COSTS.values(), reverse=True)


def test_what_was_no_decision_is_not_counted():
    counted = {"best": 2, "good": 0, "slip": 0, "mistake": 0, "blunder": 1}
    assert count(["best", None, "blunder", "best"]) == counted
