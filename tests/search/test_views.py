"""A search knows what the seat may know, and nothing else."""

import pytest
from search import cups
from search.shelf import CUPS, POSITIONS, lantern_state, search


@pytest.mark.parametrize("life", ["interpreted", "native"])
def test_hidden_cards_change_nothing_in_what_is_found(life):
    game, players, b, _ = POSITIONS["lanterns"]
    states = [lantern_state(3, *cards) for cards in ((1, 1), (6, 6), (2, 5))]
    found = [search(game, b, s, players=players, life=life) for s in states]
    assert found[0] == found[1] == found[2]


def test_the_own_card_matters():
    game, players, b, _ = POSITIONS["lanterns"]
    low, high = (search(game, b, lantern_state(card, 5, 2), players=players).values[0] for card in (1, 6))
    assert low < high - 0.2


def test_nobody_knows_where_the_ball_is_but_who_hid_it():
    found = [search(CUPS, cups.Board(), cups.State(ball=ball), view=0, simulations=3000) for ball in range(3)]
    assert found[0] == found[1] == found[2]
    # The lifted cup tells as much as it tells: two thirds for who changes its mind, and never certainty.
    assert found[0].values[0] == pytest.approx(2 / 3, abs=0.05)
    assert not found[0].decided


@pytest.mark.parametrize("ball", range(3))
def test_only_what_is_legal_in_the_imagined_position_is_tried(ball):
    s = cups.State(ball=ball, pointed=0)
    findings = search(CUPS, cups.Board(), s, view=1, simulations=200)
    assert {choice.action for choice in findings.choices} == {1, 2} - {ball}


def test_there_is_always_something_to_play():
    game, players, b, s = POSITIONS["lanterns"]
    assert search(game, b, s, players=players, simulations=0).best in (1, 2)
