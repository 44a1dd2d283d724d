"""Luck: what the seat and its dice decide, whoever plays them."""

import random

import pytest
from lab.made import deals

from engawa.lab.luck import luck_of

WON, LOST, SEAT_0, SEAT_1 = (0, 1), (1, 0), (0, 0), (1, 1)


def test_if_dice_decide_everything_nobody_gets_beyond_one_half():
    luck = luck_of(deals([SEAT_0, SEAT_1] * 20))
    assert (luck.score.value, luck.same.value, luck.ceiling.value) == (0.5, 1.0, 0.5)
    assert luck.decided.value == pytest.approx(1.0)


def test_if_play_decides_everything_seat_and_dice_explain_nothing():
    luck = luck_of(deals([WON] * 20))
    assert (luck.same.value, luck.decided.value, luck.ceiling.value) == (0.0, 0.0, 1.0)
    assert luck.ceiling.low < 1.0


def test_deals_that_go_either_way_by_play_count_against_luck():
    luck = luck_of(deals([WON, LOST] * 20))
    assert luck.decided.value == pytest.approx(-1.0)  # a seat that won never wins again: dice explain less than nothing


def test_matches_that_have_nothing_in_common_are_not_luck():
    drawn = random.Random(3)
    luck = luck_of(deals([(drawn.randrange(2), drawn.randrange(2)) for _ in range(2000)]))
    assert luck.decided.low < 0.0 < luck.decided.high
    assert luck.same.value == pytest.approx(0.5, abs=0.04)


def test_the_ceiling_lies_where_every_deal_that_is_not_the_seats_is_won():
    luck = luck_of(deals([SEAT_0] * 3 + [SEAT_1] * 3 + [WON] * 3 + [LOST]))
    assert luck.same.value == pytest.approx(0.6)
    assert luck.ceiling.value == pytest.approx(0.7)
    assert luck.score.value < luck.ceiling.value


def test_the_share_of_luck_is_found_again():
    drawn, rows = random.Random(5), []
    for _ in range(3000):
        seat = drawn.randrange(2)
        rows.append((seat, seat) if drawn.random() < 0.3 else (drawn.randrange(2), drawn.randrange(2)))
    luck = luck_of(deals(rows))
    assert luck.decided.low < 0.3 < luck.decided.high
    assert luck.decided.high - luck.decided.low < 0.1


def test_with_four_seats_the_dice_leave_a_quarter():
    luck = luck_of(deals([(2, 2, 2, 2), (0, 0, 0, 0), (3, 3, 3, 3), (1, 1, 1, 1)]))
    assert luck.score.value == 0.25
    assert luck.ceiling.value == pytest.approx(0.25)
    assert luck.decided.value == pytest.approx(1.0)
    assert luck_of(deals([(0, 1, 2, 3)] * 4)).ceiling.value == 1.0
