"""What a throw leaves behind: where every die lies and how it got there, and the document that keeps both.

Nothing here needs physics: a document is read and played back anywhere. docs/dice.md specifies it.
"""

from __future__ import annotations

import binascii
import sys
import zlib
from array import array
from base64 import b64decode, b64encode
from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, hypot, radians
from typing import Any, NamedTuple

from engawa.core.documents import expect, expect_choice, expect_int, expect_keys, expect_list, expect_table, expect_text
from engawa.dice.cube import Quaternion, shown
from engawa.dice.geometry import HALF, SEATS, TURN
from engawa.dice.request import AIM, DICE, STRENGTH, Flick

VERSION = 2  # before it had seats, throws were aimed by one hand alone
SEATLESS = 1
HAND = ("seat", "dice", "side", "flick", "aimed")
FPS = 60
LONGEST = 240  # frames after the first
ROLLS = 100
NUMBERS = 7  # of a pose: x, y, z, and the quaternion w, x, y, z
FINE = 2  # places are in twentieths of a millimetre, two to a tenth
UNIT = 4096  # of a quaternion's numbers
FAR = 1 << 15
ROUGH, UPRIGHT = 0.01, cos(radians(0.5))  # how true the last pose must be


class Landed(NamedTuple):
    """A die that lies: the face on top, its centre in tenths of a millimetre, its front in tenths of a degree."""

    face: int
    x: int
    y: int
    yaw: int


class Thrown(NamedTuple):
    """How a hand threw: so many dice, from where, by which flick, whether somebody gave it, and whose hand it is."""

    dice: int
    side: int
    flick: Flick
    aimed: bool
    seat: int | None = None

    def document(self) -> dict[str, Any]:
        """The hand as JSON has it."""
        whose = {} if self.seat is None else {"seat": self.seat}
        return {**whose, "dice": self.dice, "side": self.side, "flick": list(self.flick), "aimed": self.aimed}


@dataclass(frozen=True, slots=True)
class Roll:
    """Some dice on their way, sixty times a second: NUMBERS for each die, die after die, frame after frame."""

    dice: tuple[int, ...]
    poses: tuple[int, ...]

    @property
    def frames(self) -> int:
        """How many there are, the release and the end included."""
        return len(self.poses) // (NUMBERS * len(self.dice))

    def pose(self, frame: int, die: int) -> tuple[int, ...]:
        """The NUMBERS of a die; *frame* -1 is the last."""
        at = (frame % self.frames * len(self.dice) + self.dice.index(die)) * NUMBERS
        return self.poses[at : at + NUMBERS]


@dataclass(frozen=True, slots=True)
class Landing:
    """A throw that has come to rest. The first roll is of all dice, each further one of a die that had to go again."""

    hands: tuple[Thrown, ...]
    rolls: tuple[Roll, ...]

    @property
    def dice(self) -> tuple[Landed, ...]:
        """Where every die lies in the end."""
        last = {die: roll.pose(-1, die) for roll in self.rolls for die in roll.dice}
        return tuple(landed(last[die]) for die in range(len(last)))

    def document(self) -> dict[str, Any]:
        """The landing as JSON has it."""
        steps = array("h", [step for roll in self.rolls for step in _steps(roll)])
        if sys.byteorder == "big":
            steps.byteswap()
        return {
            "version": SEATLESS if any(hand.seat is None for hand in self.hands) else VERSION,
            "fps": FPS,
            "hands": [hand.document() for hand in self.hands],
            "rolls": [{"dice": list(roll.dice), "frames": roll.frames} for roll in self.rolls],
            "poses": b64encode(zlib.compress(steps.tobytes(), 9)).decode("ascii"),
        }


def landed(pose: Sequence[int]) -> Landed:
    """Where a die lies whose last pose this is."""
    face, yaw, _ = shown(_turn(pose))
    return Landed(face, pose[0] // FINE, pose[1] // FINE, round(yaw) % TURN)


def read_landing(document: Any, where: str = "landing") -> Landing:
    """The landing in a document, of this version or of the one before it."""
    table = expect_table(document, where)
    expect_keys(table, where, ("version", "fps", "hands", "rolls", "poses"))
    version = expect_choice(table["version"], f"{where}.version", [SEATLESS, VERSION])
    expect_choice(table["fps"], f"{where}.fps", [FPS])
    hands = tuple(
        _read_hand(value, f"{where}.hands[{i}]", version)
        for i, value in enumerate(expect_list(table["hands"], f"{where}.hands"))
    )
    dice = expect_int(sum(hand.dice for hand in hands), f"{where}.hands", 1, DICE)
    shapes = _read_shapes(table["rolls"], f"{where}.rolls", dice)
    count = NUMBERS * sum(len(who) * frames for who, frames in shapes)
    numbers = _read_numbers(table["poses"], f"{where}.poses", count)
    rolls = []
    for who, frames in shapes:
        size = NUMBERS * len(who)
        rolls.append(Roll(who, tuple(_summed(numbers[: size * frames], size))))
        numbers = numbers[size * frames :]
    landing = Landing(hands, tuple(rolls))
    for die, pose in {die: roll.pose(-1, die) for roll in rolls for die in roll.dice}.items():
        expect(_lies(pose), f"{where}.poses", "expected-flat", list(pose), die=str(die))
    return landing


def _read_hand(value: Any, where: str, version: int) -> Thrown:
    table = expect_table(value, where)
    expect_keys(table, where, ("dice", "side", "flick", "aimed") if version == SEATLESS else HAND)
    flick = expect_list(table["flick"], f"{where}.flick")
    expect(len(flick) == 2, f"{where}.flick", "expected-flick", flick)
    return Thrown(
        expect_int(table["dice"], f"{where}.dice", 1, DICE),
        expect_int(table["side"], f"{where}.side", 0, TURN - 1),
        Flick(
            expect_int(flick[0], f"{where}.flick[0]", -AIM, AIM), expect_int(flick[1], f"{where}.flick[1]", 0, STRENGTH)
        ),
        expect_choice(table["aimed"], f"{where}.aimed", [True, False]),
        None if version == SEATLESS else expect_int(table["seat"], f"{where}.seat", 0, SEATS - 1),
    )


def _read_shapes(value: Any, where: str, dice: int) -> list[tuple[tuple[int, ...], int]]:
    """Which dice every roll moves, and for how many frames."""
    listed = expect_list(value, where)
    expect_int(len(listed), where, 1, ROLLS)
    shapes = []
    for i, each in enumerate(listed):
        here = f"{where}[{i}]"
        table = expect_table(each, here)
        expect_keys(table, here, ("dice", "frames"))
        who = [expect_int(die, f"{here}.dice", 0, dice - 1) for die in expect_list(table["dice"], f"{here}.dice")]
        good = who == list(range(dice)) if i == 0 else len(who) == 1
        expect(good, f"{here}.dice", "expected-rolled" if i else "expected-all-rolled", who)
        shapes.append((tuple(who), expect_int(table["frames"], f"{here}.frames", 2, LONGEST + 1)))
    return shapes


def _read_numbers(value: Any, where: str, count: int) -> array[int]:
    """So many 16-bit numbers."""
    text = expect_text(value, where)
    unzip = zlib.decompressobj()
    try:
        data = unzip.decompress(b64decode(text, validate=True), 2 * count + 1)
    except (ValueError, binascii.Error, zlib.error):
        data = b""
    expect(len(data) == 2 * count and unzip.eof, where, "expected-poses", text, bytes=str(2 * count))
    numbers = array("h", data)
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers


def _steps(roll: Roll) -> list[int]:
    """The first frame as it is, of every other what it differs from the one before."""
    size = NUMBERS * len(roll.dice)
    before = (0,) * size + roll.poses
    return [one - other for one, other in zip(roll.poses, before, strict=False)]


def _summed(steps: Sequence[int], size: int) -> list[int]:
    """The poses that differ by these steps."""
    poses = list(steps)
    for i in range(size, len(poses)):
        poses[i] += poses[i - size]
    return poses


def _lies(pose: Sequence[int]) -> bool:
    """Whether a die in that pose lies flat on the tray, in whole tenths of a millimetre."""
    on_the_floor = pose[2] == HALF * FINE and pose[0] % FINE == pose[1] % FINE == 0
    return on_the_floor and abs(hypot(*pose[3:]) / UNIT - 1) < ROUGH and shown(_turn(pose))[2] > UPRIGHT


def _turn(pose: Sequence[int]) -> Quaternion:
    length = hypot(*pose[3:])
    w, x, y, z = (number / length for number in pose[3:])
    return w, x, y, z
