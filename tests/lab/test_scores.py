"""Scores and their intervals: deals are the unit."""

import random

import pytest
from lab.made import deals, match

from engawa.lab.scores import estimated, score_of, student, wilson

WON, LOST, SEAT_0, SEAT_1 = (0, 1), (1, 0), (0, 0), (1, 1)  # who wins a deal: a contender, or a seat whoever has it


def test_a_score_is_the_mean_share_of_the_win():
    score = score_of(deals([WON, WON, WON, LOST]))
    assert (score.value, score.deals, score.matches) == (0.75, 4, 8)
    assert score_of([match(0, 0, 0), match(0, 1, 0)]).value == 0.5


def test_deals_that_seats_decide_make_a_score_surer_than_as_many_single_matches():
    level = score_of(deals([SEAT_0, SEAT_1] * 24 + [WON, LOST]))
    swinging = score_of(deals([WON, LOST] * 25))
    assert level.value == swinging.value == 0.5
    assert level.weight > 100 > swinging.weight  # there were 100 matches
    assert level.high - level.low < swinging.high - swinging.low


def test_ten_wins_out_of_ten_leave_room_for_a_loss():
    score = score_of(deals([WON] * 10))
    assert (score.value, score.high, score.weight) == (1.0, 1.0, 10.0)
    assert score.low == pytest.approx(0.722, abs=0.001)  # Wilson's interval for 10 of 10


def test_an_interval_is_turned_round_with_the_score():
    one, other = score_of(deals([WON, WON, LOST, SEAT_0])), score_of(deals([LOST, LOST, WON, SEAT_0]))
    assert (1 - one.high, 1 - one.low) == pytest.approx((other.low, other.high))


def test_without_pairs_the_interval_is_that_of_single_matches():
    score = estimated([1.0] * 60 + [0.0] * 40, 100)
    assert (score.low, score.high) == pytest.approx(wilson(0.6, 100), abs=0.003)


@pytest.mark.parametrize(("freedom", "quantile"), [(3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042), (1000, 1.962)])
def test_few_deals_are_judged_by_students_distribution(freedom, quantile):
    assert student(freedom) == pytest.approx(quantile, rel=0.015)


@pytest.mark.parametrize(("skill", "luck"), [(0.5, 0.0), (0.6, 0.5), (0.9, 0.2), (0.55, 0.7)])
def test_intervals_hold_about_as_often_as_they_say(skill, luck):
    drawn, held = random.Random(7), 0
    truth = luck / 2 + (1 - luck) * skill
    for _ in range(400):
        means = []
        for _ in range(40):
            by_play = [float(drawn.random() < skill) for _ in range(2)]
            means.append(0.5 if drawn.random() < luck else sum(by_play) / 2)
        score = estimated(means, 80)
        held += score.low <= truth <= score.high
    assert 0.92 < held / 400 < 0.99
