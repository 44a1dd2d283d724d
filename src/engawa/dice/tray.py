"""The tray as MuJoCo sees it. Imported only when dice are really thrown.

MuJoCo has no restitution: a damper that turns the closing speed round within one step, with a weak spring, bounces as
asked and comes to rest without trembling. Parameters in docs/dice.md.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import cos, pi, sin, tan
from typing import Any

import mujoco
import numpy

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


@dataclass(frozen=True, slots=True)
class Roll:
    """What happened: x, y, z in metres and the turn, frame by frame and die by die; which dice came to rest inside."""

    frames: Any
    resting: list[bool]


def roll(releases: Sequence[Release], obstacles: Sequence[Pose]) -> Roll:
    """Throw dice among obstacles that nothing moves, until those in the tray rest."""
    model = tray(len(releases), len(obstacles))
    data = mujoco.MjData(model)
    dice = data.qpos.reshape(-1, 7)
    speeds = data.qvel.reshape(-1, 6)
    for i, release in enumerate(releases):
        dice[i] = *release.place, *release.turn
        speeds[i] = *release.velocity, *turned(inverse(release.turn), release.spin)  # spin in the die's own axes
    for i, pose in enumerate(obstacles):
        data.mocap_pos[i] = pose.x * MM / 10, pose.y * MM / 10, HALF * MM / 10
        data.mocap_quat[i] = lying(4, pose.yaw)
    frames = numpy.empty((LONGEST + 1, len(releases), 7))
    frames[0] = dice
    still = numpy.zeros(len(releases), int)
    for frame in range(1, LONGEST + 1):
        mujoco.mj_step(model, data, STEPS)
        frames[frame] = dice
        before, now = frames[frame - 1], frames[frame]
        creep = numpy.abs(now[:, :3] - before[:, :3]).max(axis=1)
        twist = 1 - numpy.abs((now[:, 3:] * before[:, 3:]).sum(axis=1))
        still = numpy.where((creep < CREEP) & (twist < TWIST), still + 1, 0)
        out = numpy.hypot(now[:, 0], now[:, 1]) > OUT
        if ((still >= STILL) | out).all():
            frame = max(1, frame - STILL + 1)  # what follows the first frame of rest shows nothing new
            break
    return Roll(frames[: frame + 1], ((still >= STILL) & ~out).tolist())


@cache
def tray(dice: int, obstacles: int) -> Any:
    """The model of the tray with so many dice to throw and so many in their way."""
    return mujoco.MjModel.from_xml_string(scene(dice, obstacles))


def scene(dice: int, obstacles: int) -> str:
    """The same as MuJoCo's XML."""
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
