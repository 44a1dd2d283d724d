"""What the search thinks a position is worth."""

import pytest
from search import thicket
from search.shelf import THICKET, look_into
from search.thicket import chance, end, looking, seat, swapped

from engawa.core.forge import bind
from engawa.search import TO_THE_END, shares

UNCLEAR = seat(0, chance((1, end(1, 0)), (2, end(0, 1))), chance((1, end(0, 1)), (1, end(1, 0))))
RICH = seat(
    1,
    looking(chance((3, seat(0, end(1, 0), end(1, 1))), (2, end(0, 1))), 40, 60),
    looking(chance((1, UNCLEAR), (4, end(1, 0))), 70, 30),
)


def shares_of(tree, players):
    kernels = bind(shares, game=THICKET.kernels)
    found = [0.0] * players
    kernels.judge(thicket.board_of(tree), thicket.State(), found)
    return found


@pytest.mark.parametrize(
    ("scores", "expected"),
    [
        ((3, 1), [1.0, 0.0]),
        ((-5, -4), [0.0, 1.0]),
        ((0, 0), [0.5, 0.5]),
        ((10**15, 7, 10**15), [0.5, 0.0, 0.5]),
        ((2, 2, 2), [1 / 3, 1 / 3, 1 / 3]),
        ((-1, -9, -3), [1.0, 0.0, 0.0]),
    ],
)
def test_the_win_goes_to_the_highest_score_and_is_shared_in_a_tie(scores, expected):
    assert shares_of(end(*scores), len(scores)) == expected


def test_a_seat_that_nobody_sits_in_has_no_share():
    assert shares_of(end(-4, -2, 0), 2) == [0.0, 1.0]


@pytest.mark.parametrize(
    ("hope", "expected"),
    [((30, 70), [0.3, 0.7]), ((50, 50, 50), [1 / 3] * 3), ((90, 90), [0.5, 0.5]), ((0, 0), [0.5, 0.5])],
)
def test_estimates_are_scaled_to_one_win(hope, expected):
    assert shares_of(looking(seat(0, end(1, 0)), *hope), len(hope)) == pytest.approx(expected)


def test_the_values_of_all_seats_are_one_win():
    for players in (2, 3):
        findings = look_into(RICH, players=players, simulations=500)
        for values in (findings.values, *(choice.values for choice in findings.choices)):
            assert sum(values) == pytest.approx(1.0)


def test_exchanged_seats_have_exchanged_values():
    one, other = look_into(RICH, simulations=4000), look_into(swapped(RICH), simulations=4000)
    assert one.values == pytest.approx(other.values[::-1], abs=0.03)
    assert one.best == other.best


def test_mirrored_choices_are_worth_the_same():
    findings = look_into(seat(0, RICH, RICH), simulations=4000, exploration=1.0)
    one, other = findings.choices
    assert one.values == pytest.approx(other.values, abs=0.05)


def test_playouts_go_as_deep_as_asked():
    """Every estimate before the end is wrong; the deeper the playout, the later the one that is asked."""
    misjudged = looking(chance((1, looking(chance((1, end(1, 0))), 10, 90))), 30, 70)
    position = chance((1, misjudged))
    values = [look_into(position, view=0, simulations=1, depth=depth).values[0] for depth in (0, 1, 2, TO_THE_END)]
    assert values == [0.3, 0.1, 1.0, 1.0]
