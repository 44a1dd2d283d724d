"""The tray as MuJoCo sees it.

MuJoCo has no restitution: a damper that turns the closing speed round within one step, with a weak spring, bounces as
asked and comes to rest without trembling. Parameters in docs/dice.md.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import cos, hypot, pi, sin, tan
from typing import NamedTuple

from engawa.dice import engine
from engawa.dice.cube import inverse, lying, turned
from engawa.dice.geometry import APOTHEM, HALF, WALLS
from engawa.dice.landing import FPS, LONGEST
from engawa.dice.release import MM, Release
from engawa.dice.request import Pose

STEPS = 16  # a frame
STEP = 1 / (FPS * STEPS)
MASS = 0.0045  # kg
RIM, THICKNESS = 45 * MM, 10 * MM
BOUNCE = {"floor": 0.35, "die": 0.45, "wall": 0.50}
FRICTION = {"floor": 0.40, "die": 0.18, "wall": 0.10}
SPRING = 0.15
STILL = 5  # frames without motion make rest
CREEP, TWIST = 0.05 * MM, 2e-6  # a frame: what counts as motion
OUT = (APOTHEM / 10 + 4) * MM  # centres farther out have left the tray


Frame = list[list[float]]  # of each die x, y, z in metres and its turn


class Roll(NamedTuple):
    """What happened, frame by frame; which dice came to rest inside."""

    frames: list[Frame]
    resting: list[bool]


def roll(releases: Sequence[Release], obstacles: Sequence[Pose]) -> Roll:
    """Throw dice among obstacles that nothing moves, until those in the tray rest."""
    places = [[*release.place, *release.turn] for release in releases]
    # Spin is in the die's own axes.
    speeds = [[*release.velocity, *turned(inverse(release.turn), release.spin)] for release in releases]
    fixed = [
        [pose.x * MM / 10, pose.y * MM / 10, HALF * MM / 10, *lying(4, pose.yaw)] for pose in obstacles
    ]  # fmt: skip
    stage = engine.stage(scene(len(releases), len(obstacles)), flat(places), flat(speeds), flat(fixed))
    frames: list[Frame] = [places]
    still = [0] * len(releases)
    out = [False] * len(releases)
    while len(frames) <= LONGEST:
        numbers = stage.step(STEPS)
        frames.append([list(numbers[i : i + 7]) for i in range(0, len(numbers), 7)])
        before, now = frames[-2:]
        still = [count + 1 if is_still(*pair) else 0 for count, *pair in zip(still, before, now, strict=True)]
        out = [hypot(die[0], die[1]) > OUT for die in now]
        if all(count >= STILL or gone for count, gone in zip(still, out, strict=True)):
            del frames[max(2, len(frames) - STILL + 1) :]  # what follows the first frame of rest shows nothing new
            break
    return Roll(frames, [count >= STILL and not gone for count, gone in zip(still, out, strict=True)])


def is_still(before: list[float], now: list[float]) -> bool:
    """Whether a die has hardly moved in a frame."""
    creep = max(abs(now[i] - before[i]) for i in range(3))
    twist = 1 - abs(sum(now[i] * before[i] for i in range(3, 7)))
    return creep < CREEP and twist < TWIST


def flat(rows: Sequence[Sequence[float]]) -> list[float]:
    """All numbers in a row."""
    return [number for row in rows for number in row]


@cache
def scene(dice: int, obstacles: int) -> str:
    """The tray with so many dice to throw and so many in their way, as MuJoCo's XML."""
    size = f"{HALF * MM / 10}"
    die = f'<geom type="box" size="{size} {size} {size}" mass="{MASS}" {surface("die")}/>'
    free = f"<body><freejoint/>{die}</body>" * dice
    fixed = f'<body mocap="true">{die}</body>' * obstacles
    return f"""
<mujoco>
  <option timestep="{STEP}" integrator="implicitfast" cone="elliptic" solver="Newton" iterations="20" tolerance="1e-8">
    <flag sleep="enable" midphase="disable"/>
  </option>
  <worldbody>
    <geom type="plane" size="1 1 1" priority="1" {surface("floor")}/>
    {"".join(wall(i) for i in range(WALLS))}
    {free}{fixed}
  </worldbody>
</mujoco>"""


def wall(i: int) -> str:
    angle, out = 2 * pi * i / WALLS, APOTHEM / 10 * MM + THICKNESS / 2
    along = (APOTHEM / 10 * MM + THICKNESS) * tan(pi / WALLS)
    return (
        f'<geom type="box" size="{THICKNESS / 2} {along} {RIM / 2}" priority="1" {surface("wall")}'
        f' pos="{out * cos(angle)} {out * sin(angle)} {RIM / 2}" euler="0 0 {360 * i / WALLS}"/>'
    )


def surface(of: str) -> str:
    """How things bounce off it and slide on it. Of two, the one with priority decides."""
    solref = f"{-SPRING / STEP**2} {-(1 + BOUNCE[of]) / STEP}"
    return f'condim="3" friction="{FRICTION[of]} 0 0" solref="{solref}" solimp="0.95 0.99 0.0002 0.5 2"'
