"""A throw, from the hands to where every die lies flat. The first one loads MuJoCo."""

from __future__ import annotations

from collections.abc import Sequence

from engawa.dice import recording, tray
from engawa.dice.drawing import Draw
from engawa.dice.landing import Landed, Landing, Roll
from engawa.dice.release import Release
from engawa.dice.request import Pose, Throw, check

TRIES = 50  # of one die


def throw(request: Throw) -> Landing:
    """Throw the dice. One that leans, lies on another or is out goes again, alone, until it lies flat. [ND-R4]"""
    check(request)
    table = Table(request)
    table.roll(range(request.dice), table.draw.releases())
    for die in range(request.dice):
        tries = 0
        while die not in table.landed:
            tries += 1
            if tries > TRIES:
                raise RuntimeError(f"die {die} did not lie flat in {TRIES} throws of {request!r}")
            table.roll([die], [table.draw.release_again(die)])
    return Landing(table.draw.hands, tuple(table.rolls))


class Table:
    """One throw under way: the dice that lie for good, and the rolls so far."""

    def __init__(self, request: Throw) -> None:
        self.draw = Draw(request)
        self.lying = list(request.lying)
        self.landed: dict[int, Landed] = {}
        self.rolls: list[Roll] = []

    def roll(self, dice: Sequence[int], releases: Sequence[Release]) -> None:
        """Roll some dice among those that lie; the ones that land flat stay."""
        moved = tray.roll(releases, self.lying)
        frames = recording.with_faces(moved.frames, [self.draw.faces[die] for die in dice])
        poses = recording.rounded(frames)
        for i, die in enumerate(dice):
            place = recording.lasting_place(frames[-1][i], self.lying) if moved.resting[i] else None
            if place is not None:
                poses[-1][i] = recording.last_pose(place, poses[-2][i])
                self.landed[die] = place
                self.lying.append(Pose(place.x, place.y, place.yaw))
        self.rolls.append(Roll(tuple(dice), tuple(number for frame in poses for die in frame for number in die)))
