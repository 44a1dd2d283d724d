"""Ratings: by maximum likelihood, finite at 100 %, and the same model for any number of seats."""

import pytest
from lab.made import deals

from engawa.lab.elo import Result, difference, rate, step_of
from engawa.lab.ladder import climb, pairings_of
from engawa.lab.scores import Score

WON, LOST = (0, 1), (1, 0)


def scored(value: float, weight: float) -> Score:
    return Score(value, 0.0, 1.0, weight, int(weight), int(weight))


def test_points_are_those_of_elo():
    assert difference(0.5) == 0.0
    assert difference(0.64) == pytest.approx(100, abs=0.1)
    assert difference(10 / 11) == pytest.approx(400)
    assert difference(0.25, players=4) == pytest.approx(0.0)
    assert difference(1.0) == float("inf")


def test_two_contenders_are_as_far_apart_as_their_score_says():
    greedy, other = rate([Result(1, 0, scored(0.64, 1e6))], 2, fixed=0)
    assert (greedy.value, greedy.low, greedy.high) == (1000, 1000, 1000)
    assert other.value == pytest.approx(1100, abs=0.2)
    assert other.high - other.value == pytest.approx(0.71, abs=0.01)  # 1.96 × 174 / sqrt(n p (1 − p))


def test_steps_add_up_along_a_chain():
    results = [Result(k + 1, k, scored(0.7, 1e5)) for k in range(3)]
    ratings = rate(results, 4, fixed=0)
    step = difference(0.7)
    assert [each.value for each in ratings] == pytest.approx([1000 + k * step for k in range(4)], abs=0.1)
    assert ratings[1].high - ratings[1].low < ratings[3].high - ratings[3].low


def test_results_that_contradict_each_other_are_weighed():
    results = [Result(1, 0, scored(0.64, 1000)), Result(2, 1, scored(0.64, 1000)), Result(0, 2, scored(0.5, 1000))]
    ratings = rate(results, 3, fixed=0)
    assert ratings[2].value < 1200
    assert ratings[1].value == pytest.approx((ratings[0].value + ratings[2].value) / 2, abs=0.5)


def test_all_won_is_a_large_but_finite_step_that_grows_with_the_matches():
    few, many = (rate([Result(1, 0, scored(1.0, n))], 2, fixed=0)[1] for n in (10, 1000))
    assert 1400 < few.value < many.value < 3000
    assert few.low < few.value < few.high


def test_a_step_is_tempered_like_a_rating_and_open_where_all_was_won():
    step = step_of(Score(1.0, 0.8, 1.0, 20.0, 20, 40))
    assert step.value == pytest.approx(rate([Result(1, 0, scored(1.0, 20))], 2, fixed=0)[1].value - 1000)
    assert (step.low, step.high) == (difference(0.8), float("inf"))


def test_one_against_three_wins_a_quarter_among_equals():
    assert rate([Result(1, 0, scored(0.25, 1e6), players=4)], 2, fixed=0)[1].value == pytest.approx(1000, abs=0.1)
    stronger = rate([Result(1, 0, scored(0.4, 1e6), players=4)], 2, fixed=0)[1].value - 1000
    assert stronger == pytest.approx(difference(0.4, players=4), abs=0.1)


def test_a_ladder_has_neighbours_and_anchors():
    assert pairings_of(["novice", "casual"]) == [
        ("casual", "novice"),
        ("novice", "greedy"),
        ("novice", "random"),
        ("casual", "greedy"),
        ("casual", "random"),
        ("greedy", "random"),
    ]
    assert pairings_of(["random", "greedy"]) == [("greedy", "random")]


def test_the_rungs_of_a_ladder_are_rated_from_all_their_matches():
    levels = ["novice", "casual"]
    shares = {"casual": 3, "novice": 2, "greedy": 4}  # deals out of four that each wins against whoever is below it
    rows = [
        row
        for pairing in pairings_of(levels)
        for row in deals([WON] * shares[pairing.one] + [LOST] * (4 - shares[pairing.one]), pairing)
    ]
    rungs = climb(rows, levels)
    assert [rung.name for rung in rungs] == ["random", "greedy", "novice", "casual"]
    by_name = {rung.name: rung for rung in rungs}
    assert by_name["greedy"].rating.value == 1000
    assert by_name["random"].rating.value < 1000 < by_name["casual"].rating.value
    assert by_name["casual"].below == "novice"
    assert by_name["casual"].scores["novice"].value == 0.75
    assert by_name["casual"].step.value > 0
    assert by_name["novice"].step is None


def test_contenders_that_no_matches_connect_are_rated_apart_and_without_certainty():
    ratings = rate([Result(1, 0, scored(0.7, 50)), Result(3, 2, scored(0.7, 50))], 4, fixed=0)
    assert ratings[1].high - ratings[1].low < 300
    assert ratings[3].value - ratings[2].value == pytest.approx(ratings[1].value - 1000, abs=1)
    assert min(each.high - each.low for each in ratings[2:]) > 100_000


def test_a_ladder_that_was_stopped_early_has_the_rungs_that_were_played():
    rungs = climb(deals([WON, LOST], pairings_of(["novice", "casual"])[0]), ["novice", "casual"])
    assert [rung.name for rung in rungs] == ["novice", "casual"]
