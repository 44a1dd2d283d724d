"""`python -m bench.dice.fidelity`: how far dealing from the landing bank is from throwing, with intervals."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, pstdev, stdev

from engawa.core import rng
from engawa.core.fairness import seed_of, words
from engawa.dice import Hand, Pose, Throw, throw
from engawa.dice.bank import bank
from engawa.dice.bank.dealing import land
from engawa.dice.bank.layout import HAND
from engawa.dice.geometry import ONE, TURN, gap, is_beyond

SEED = seed_of(5)


@dataclass(frozen=True)
class Case:
    """So many dice thrown again by the first of so many throwers, the rest of its hand lying where it landed."""

    throwers: int
    thrown: int
    placed: tuple[Pose, ...] = ()  # where the rest was put, if it does not lie as it landed

    def __str__(self) -> str:
        before = " before a row of dice" if self.placed else ""
        return f"{self.thrown} of {HAND}{before}, {self.throwers} throwers"

    @property
    def others(self) -> list[int]:
        """The dice of the other hands."""
        return [2] if self.throwers == 2 else [1] * (self.throwers - 1)

    @property
    def sides(self) -> list[int]:
        return [TURN * i // self.throwers for i in range(self.throwers)]


ROW = tuple(Pose(0, y, 0) for y in (-255, -85, 85, 255))  # a fence across the thrower's way, a millimetre in each gap
CASES = [
    *(Case(throwers, HAND) for throwers in (2, 3, 5)),
    *(Case(3, thrown) for thrown in (4, 3, 2, 1)),
    *(Case(throwers, 1) for throwers in (2, 5)),
    Case(3, 1, ROW),
]
Layout = tuple[list[Pose], list[Pose]]  # the dice thrown by the first hand; all others in the tray


def main() -> int:
    """Print the table."""
    parser = argparse.ArgumentParser(prog="python -m bench.dice.fidelity", description="The bank beside live throws.")
    parser.add_argument("--throws", type=int, default=1000, help="of every case, live and dealt (1000)")
    options = parser.parse_args()
    print("| thrown | along the thrower's axis, mm | KS along | KS nearest | a thrown die covers | it is covered |")
    print("|---|---|---|---|---|---|")
    for case in CASES:
        pairs = [both(case, number) for number in range(options.throws)]
        print(line(case, [live for live, _ in pairs], [dealt for _, dealt in pairs]), flush=True)
    return 0


def both(case: Case, number: int) -> tuple[Layout, Layout]:
    """One throw of a case, live and dealt, among the same lying dice."""
    purpose = f"{case} {number}"
    row = words(SEED, f"{purpose} bank")
    generator = [next(row) >> 32 for _ in range(rng.WORDS)]
    places = [0] * 3 * (HAND + sum(case.others))
    land(bank().landings, generator, places, 0, (1 << HAND) - 1, 0, case.throwers)
    for i, pose in enumerate(case.placed, start=case.thrown):
        places[3 * i : 3 * i + 3] = pose
    lying = [Pose(*places[3 * i : 3 * i + 3]) for i in range(case.thrown, HAND)]
    return live(case, purpose, lying), dealt(case, generator, places, lying)


def live(case: Case, purpose: str, lying: list[Pose]) -> Layout:
    hands = [Hand(dice, side) for dice, side in zip([case.thrown, *case.others], case.sides, strict=True)]
    dice = [Pose(*die[1:]) for die in throw(Throw(tuple(hands), SEED, purpose, tuple(lying))).dice]
    return dice[: case.thrown], dice[case.thrown :] + lying


def dealt(case: Case, generator: list[int], places: list[int], lying: list[Pose]) -> Layout:
    thrown = (1 << case.thrown) - 1
    lies, die = (1 << HAND) - 1 - thrown, HAND
    for dice, side in zip(case.others, case.sides[1:], strict=True):
        lies = land(bank().landings, generator, places, lies, ((1 << dice) - 1) << die, side, case.throwers)
        die += dice
    land(bank().landings, generator, places, lies, thrown, 0, case.throwers)
    poses = [Pose(*places[at : at + 3]) for at in range(0, len(places), 3)]
    return poses[: case.thrown], poses[HAND:] + lying


def line(case: Case, live: list[Layout], dealt: list[Layout]) -> str:
    """A row of the table: live / dealt, and how far apart they are."""
    along = [[pose.x / 10 for thrown, _ in layouts for pose in thrown] for layouts in (live, dealt)]
    near = [[nearest(layout) for layout in layouts] for layouts in (live, dealt)]
    cells = [
        str(case),
        " / ".join(f"{fmean(sample):.0f} ± {pstdev(sample):.0f}" for sample in along),
        f"{distance(*along):.2f}",
        f"{distance(*near):.2f}",
        shares(covers, live, dealt),
        shares(is_covered, live, dealt),
    ]
    return f"| {' | '.join(cells)} |"


def shares(share: Callable[[Layout], float], live: list[Layout], dealt: list[Layout]) -> str:
    """The mean share of both, and the difference with its 95 % interval; a throw counts as one, whatever its dice."""
    ours, theirs = [share(layout) for layout in dealt], [share(layout) for layout in live]
    error = 1.96 * sqrt(stdev(ours) ** 2 / len(ours) + stdev(theirs) ** 2 / len(theirs))
    return f"{fmean(theirs):.3f} / {fmean(ours):.3f}, {fmean(ours) - fmean(theirs):+.3f} ± {error:.3f}"


def covers(layout: Layout) -> float:
    """How many of the other dice lie before a die of the hand, of all pairs."""
    thrown, others = layout
    return fmean(is_beyond(*die, *other) for die in thrown for other in others)


def is_covered(layout: Layout) -> float:
    """How many dice of the hand lie before another die, of all pairs."""
    thrown, others = layout
    return fmean(is_beyond(*other, *die) for die in thrown for other in others)


def nearest(layout: Layout) -> float:
    """The gap from the first die of the hand to the nearest other one, in millimetres."""
    (first, *rest), others = layout
    return min(gap(*first, *other) for other in [*rest, *others]) / ONE / 10


def distance(one: Sequence[float], other: Sequence[float]) -> float:
    """The Kolmogorov-Smirnov distance: how far apart two distributions are at most, 0 to 1."""
    steps = sorted([(value, 1 / len(one)) for value in one] + [(value, -1 / len(other)) for value in other])
    total, most = 0.0, 0.0
    for i, (value, step) in enumerate(steps):
        total += step
        if i + 1 == len(steps) or steps[i + 1][0] != value:
            most = max(most, abs(total))
    return most


if __name__ == "__main__":
    sys.exit(main())
