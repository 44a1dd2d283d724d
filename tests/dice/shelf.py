"""Throws that several tests look at, made once."""

from functools import cache

from engawa.core.fairness import seed_of
from engawa.dice import Flick, Hand, Landing, Pose, Throw, throw

SEED = seed_of(11)
THROWS = 220
LYING = (Pose(0, 0, 0), Pose(-400, 300, 450), Pose(700, -500, 123), Pose(0, -200, 3000))
HARD = (Hand(5, 0, Flick(300, 1000)), Hand(4, 900, Flick(-450, 1000)))


def nine(number: int) -> Throw:
    """Nine dice, thrown by two to five people in turn."""
    others = ((4,), (2, 2), (1, 1, 2), (1, 1, 1, 1))[number % 4]
    hands = [Hand(dice, 3600 * i // (1 + len(others))) for i, dice in enumerate((5, *others))]
    return Throw(tuple(hands), SEED, f"nine {number}")


def among(number: int) -> Throw:
    """Five dice among four that lie."""
    return Throw((Hand(3, 2700), Hand(2, 900)), SEED, f"among {number}", LYING)


def hard(number: int) -> Throw:
    """Nine dice, flicked as hard and as far aside as may be: many leave the tray."""
    return Throw(HARD, SEED, f"hard {number}")


@cache
def landings() -> list[Landing]:
    """What comes of the nines."""
    return [throw(nine(number)) for number in range(THROWS)]


@cache
def landings_among() -> list[Landing]:
    """What comes of throws among lying dice."""
    return [throw(among(number)) for number in range(40)]


@cache
def hard_landings() -> list[Landing]:
    """What comes of the hard ones."""
    return [throw(hard(number)) for number in range(30)]
