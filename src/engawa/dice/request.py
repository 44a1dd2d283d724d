"""What is asked for: hands full of dice, where their throwers sit, how they flick, and what lies in the tray."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from engawa.core.documents import expect, expect_int
from engawa.core.fairness import SEED_BYTES
from engawa.dice import geometry
from engawa.dice.geometry import INSIDE, TURN, is_inside

DICE = 9  # in the tray at once, thrown or lying
AIM = 450  # how far a flick may point away from straight across
STRENGTH = 1000  # of the hardest flick


class Pose(NamedTuple):
    """Where a die lies: its centre in tenths of a millimetre, a side of it (or its front) in tenths of a degree."""

    x: int
    y: int
    yaw: int


class Flick(NamedTuple):
    """How a hand throws: tenths of a degree to the left of straight across the tray, and how hard, 0 to 1000."""

    direction: int
    strength: int


@dataclass(frozen=True, slots=True)
class Hand:
    """So many dice in the hand of somebody who sits at *side*, tenths of a degree around the tray from +x."""

    dice: int
    side: int
    flick: Flick | None = None  # None: just roll, the seed decides
    seat: int | None = None  # whose hand it is, to be kept with the throw


@dataclass(frozen=True, slots=True)
class Throw:
    """Hands that throw at once, dice that lie in their way, and the seed that decides what the hands leave open.

    Dice are numbered hand by hand. The same seed serves many throws: each has a *purpose*, such as "ply 17".
    """

    hands: tuple[Hand, ...]
    seed: bytes
    purpose: str
    lying: tuple[Pose, ...] = ()

    @property
    def dice(self) -> int:
        """How many are thrown."""
        return sum(hand.dice for hand in self.hands)


def check(request: Throw) -> None:
    """Raise, in one line, unless the request can be thrown. Lying dice may lie in each other, as a game lays them."""
    expect(bool(request.hands), "hands", "expected-hand", list(request.hands))
    for i, hand in enumerate(request.hands):
        expect_int(hand.dice, f"hands[{i}].dice", 1, DICE)
        expect_int(hand.side, f"hands[{i}].side", 0, TURN - 1)
        if hand.seat is not None:
            expect_int(hand.seat, f"hands[{i}].seat", 0, geometry.SEATS - 1)
        if hand.flick is not None:
            expect_int(hand.flick.direction, f"hands[{i}].flick.direction", -AIM, AIM)
            expect_int(hand.flick.strength, f"hands[{i}].flick.strength", 0, STRENGTH)
    for i, pose in enumerate(request.lying):
        for name, value in (("x", pose.x), ("y", pose.y)):
            expect_int(value, f"lying[{i}].{name}", -INSIDE, INSIDE)
        expect_int(pose.yaw, f"lying[{i}].yaw", 0, TURN - 1)
        expect(is_inside(*pose), f"lying[{i}]", "expected-inside", list(pose))
    everything = request.dice + len(request.lying)
    expect(everything <= DICE, "hands, lying", "expected-dice", everything, most=str(DICE))
    expect(
        isinstance(request.seed, bytes) and len(request.seed) == SEED_BYTES, "seed", "expected-seed-bytes", request.seed
    )
