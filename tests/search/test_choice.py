"""What the search chooses, on trees small enough to solve by eye."""

import pytest
from search.shelf import NIWA, STONES, look_into, search
from search.stones import Board, State
from search.thicket import chance, end, looking, seat, throw

WIN, LOSS, TIE = end(1, 0), end(0, 1), end(1, 1)
listed_or_wide = pytest.mark.parametrize("luck", [chance, throw])


def value(findings, action, of=0):
    return next(choice.values[of] for choice in findings.choices if choice.action == action)


def test_a_win_in_one_is_taken_without_any_simulation():
    findings = look_into(seat(0, LOSS, TIE, WIN, LOSS), simulations=0)
    assert findings.best == 2
    assert findings.decided
    assert findings.values == (1.0, 0.0)
    assert findings.line == (2,)


def test_a_loss_in_one_is_the_last_choice():
    unclear = looking(seat(1, WIN, LOSS), 1, 99)
    assert look_into(seat(0, LOSS, unclear, LOSS), simulations=1).best == 1


def test_a_tie_is_better_than_a_loss_and_worse_than_a_win():
    assert look_into(seat(0, LOSS, TIE)).best == 1
    assert look_into(seat(0, LOSS, TIE)).values == (0.5, 0.5)
    assert look_into(seat(1, LOSS, TIE)).best == 0


def test_the_opponent_takes_what_is_best_for_itself():
    greedy = looking(seat(1, WIN, LOSS), 90, 10)
    solid = looking(seat(1, WIN, TIE), 20, 80)
    findings = look_into(seat(0, greedy, solid))
    assert findings.best == 1
    assert findings.line == (1, 1)
    assert value(findings, 0) == 0.0


def test_a_seat_that_acts_twice_plans_both_actions():
    findings = look_into(seat(0, seat(0, LOSS, LOSS, WIN), seat(1, WIN, LOSS)))
    assert findings.line == (0, 2)
    assert findings.values == (1.0, 0.0)


@listed_or_wide
def test_a_gamble_is_worth_its_weights(luck):
    findings = look_into(seat(0, luck((2, WIN), (1, LOSS)), TIE), simulations=3000)
    assert findings.best == 0
    assert value(findings, 0) == pytest.approx(2 / 3, abs=0.06)
    assert not findings.decided
    assert look_into(seat(0, luck((2, LOSS), (1, WIN)), TIE), simulations=3000).best == 1


@listed_or_wide
def test_what_chance_decided_is_known_to_who_acts_next(luck):
    """Neither answer is better before the throw, so a search that forgets the outcome would find a half here."""
    gamble = luck((1, seat(0, WIN, LOSS)), (1, seat(0, LOSS, WIN)))
    findings = look_into(seat(0, TIE, gamble), simulations=2000)
    assert findings.best == 1
    assert value(findings, 1) > 0.95


@listed_or_wide
def test_chance_at_the_root_is_searched_too(luck):
    findings = look_into(luck((3, WIN), (1, LOSS)), view=0, simulations=3000)
    assert findings.values[0] == pytest.approx(3 / 4, abs=0.06)
    assert findings.line == ()
    assert sum(choice.visits for choice in findings.choices) == 3000


def test_more_outcomes_of_a_wide_chance_come_up_the_more_it_is_visited():
    throws = throw(*[(1, end(face, 3)) for face in range(8)])
    few, many = (look_into(throws, view=0, simulations=n) for n in (4, 400))
    assert len(few.choices) < len(many.choices) == 8


def test_of_three_seats_each_seeks_its_own_share():
    """A pessimist would fear that seat 1 helps seat 2, and settle for a third."""
    third = end(5, 5, 5)
    own = seat(1, end(2, 2, 0), end(0, 0, 1))
    trap = seat(2, end(9, 0, 0), end(0, 1, 1))
    findings = look_into(seat(0, third, own, trap), players=3)
    assert findings.best == 1
    assert findings.values == pytest.approx((0.5, 0.5, 0.0), abs=0.02)


@pytest.mark.parametrize("heap", [1, 2, 3, 5, 9, 14, 15])
def test_forced_wins_are_found_and_proven(heap):
    findings = search(STONES, Board(), State(heap=heap), simulations=4000, nodes=20_000)
    assert findings.decided
    assert findings.best == heap % 4
    assert findings.values == (1.0, 0.0)
    assert findings.simulations < 4000


@pytest.mark.parametrize("heap", [4, 8, 12])
def test_forced_losses_are_proven_and_still_answered(heap):
    findings = search(STONES, Board(), State(heap=heap, turn=1), simulations=4000, nodes=20_000)
    assert findings.decided
    assert findings.values == (1.0, 0.0)
    assert findings.best in (1, 2, 3)


def test_nothing_is_proven_behind_chance():
    findings = look_into(seat(0, chance((1, WIN), (1, WIN)), TIE))
    assert findings.best == 0
    assert not findings.decided


def test_a_win_in_niwa_is_seen_two_turns_ahead():
    figures = {"K1": ["e8", ""], "K2": ["f6", "YGG"], "K3": ["b7", "OOY"]}
    figures |= {"S1": ["i3", "GGO"], "S2": ["e5", "YYO"], "S3": ["d6", ""]}
    place = {"game": "niwa", "garden": "compact", "phase": "move", "turn": 1, "mover": None, "turns": 7}
    sitting = NIWA.notation.parse_position(place | {"figures": figures})
    findings = search(NIWA, sitting.board, sitting.state, simulations=20_000, nodes=50_000, life="built")
    assert findings.decided
    assert findings.values == (0.0, 1.0)
    assert findings.simulations < 20_000
