"""What cannot be thrown is refused in one line: what was expected, what came, where."""

import pytest

from engawa.core.errors import InvalidNotation
from engawa.core.fairness import seed_of
from engawa.dice import Flick, Hand, Pose, Throw, throw

SEED = seed_of(1)
FIVE = (Hand(5, 0),)


@pytest.mark.parametrize(
    ("request_", "line"),
    [
        (Throw((), SEED, "x"), "hands: expected at least one hand with dice, got []"),
        (Throw((Hand(0, 0),), SEED, "x"), "hands[0].dice: expected a whole number from 1 to 9, got 0"),
        (Throw((Hand(10, 0),), SEED, "x"), "hands[0].dice: expected a whole number from 1 to 9, got 10"),
        (
            Throw((Hand(5, 0), Hand(5, 1800)), SEED, "x"),
            "hands, lying: expected at most 9 dice in the tray, thrown and lying, got 10",
        ),
        (
            Throw(FIVE, SEED, "x", tuple(Pose(-800 + 200 * i, 0, 0) for i in range(5))),
            "hands, lying: expected at most 9 dice in the tray, thrown and lying, got 10",
        ),
        (Throw((Hand(1, 3600),), SEED, "x"), "hands[0].side: expected a whole number from 0 to 3599, got 3600"),
        (
            Throw((Hand(1, 0), Hand(1, 900, Flick(451, 10))), SEED, "x"),
            "hands[1].flick.direction: expected a whole number from -450 to 450, got 451",
        ),
        (
            Throw((Hand(1, 0, Flick(0, 1001)),), SEED, "x"),
            "hands[0].flick.strength: expected a whole number from 0 to 1000, got 1001",
        ),
        (
            Throw((Hand(1, 0, Flick(0, 0.5)),), SEED, "x"),
            "hands[0].flick.strength: expected a whole number from 0 to 1000, got 0.5",
        ),
        (Throw(FIVE, SEED, "x", (Pose(1200, 0, 0),)), "lying[0]: expected a place inside the tray, got [1200, 0, 0]"),
        (
            Throw(FIVE, SEED, "x", (Pose(0, 0, 0), Pose(0, 9000, 0))),
            "lying[1].y: expected a whole number from -1240 to 1240, got 9000",
        ),
        (Throw(FIVE, SEED, "x", (Pose(0, 0, -1),)), "lying[0].yaw: expected a whole number from 0 to 3599, got -1"),
        (Throw(FIVE, b"short", "x"), "seed: expected 32 bytes, got b'short'"),
    ],
)
def test_a_bad_request_gets_one_line(request_, line):
    with pytest.raises(InvalidNotation) as refused:
        throw(request_)
    assert str(refused.value) == line


def test_the_line_is_german_for_germans():
    with pytest.raises(InvalidNotation) as refused:
        throw(Throw(FIVE, SEED, "x", (Pose(1200, 0, 0),)))
    assert refused.value.text("de") == "lying[0]: erwartet war ein Platz in der Schale, gekommen ist [1200, 0, 0]"


def test_dice_that_lie_in_each_other_are_no_obstacle_to_a_throw():
    """A game may lay a die where there is no room [ND-H11], and that never forbids a roll [ND-P4]."""
    lying = (Pose(0, 0, 0), Pose(50, 0, 300))
    assert len(throw(Throw((Hand(1, 0),), SEED, "x", lying)).dice) == 1
