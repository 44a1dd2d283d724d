"""Who computes how dice move: MuJoCo of this machine, loaded by the first throw, or one that a page has brought."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Protocol

from engawa.core import extras
from engawa.core.errors import InvalidNotation
from engawa.core.messages import Message

Numbers = Sequence[float]


class Stage(Protocol):
    """A scene with everything in its place, from which it moves on."""

    def step(self, times: int) -> Numbers:
        """Move on by so many steps; x, y, z and the turn of each die."""


Staging = Callable[[str, Numbers, Numbers, Numbers], Stage]  # a scene, places and speeds of dice, places of obstacles

_brought: Staging | None = None


def bring(staging: Staging) -> None:
    """From now on dice are thrown by that engine."""
    global _brought
    _brought = staging


def expect_ready() -> None:
    """Raise in one line unless dice can be thrown here."""
    if _brought is None and sys.platform == "emscripten":
        raise InvalidNotation(Message("dice-not-in-page"))
    if _brought is None:
        extras.expect_extra("dice")


def stage(scene: str, places: Numbers, speeds: Numbers, obstacles: Numbers) -> Stage:
    """Dice at those *places*, seven numbers each, with those *speeds*, six each, among *obstacles*, seven each."""
    return (_brought or MuJoCo)(scene, places, speeds, obstacles)


class MuJoCo:
    """The library of this machine."""

    def __init__(self, scene: str, places: Numbers, speeds: Numbers, obstacles: Numbers) -> None:
        import mujoco

        self._step = mujoco.mj_step
        self._model = _model(scene)
        self._data = mujoco.MjData(self._model)
        self._data.qpos[:], self._data.qvel[:] = places, speeds
        for i in range(len(obstacles) // 7):
            self._data.mocap_pos[i] = obstacles[7 * i : 7 * i + 3]
            self._data.mocap_quat[i] = obstacles[7 * i + 3 : 7 * i + 7]

    def step(self, times: int) -> Numbers:
        self._step(self._model, self._data, times)
        return self._data.qpos.tolist()  # type: ignore[no-any-return]


@cache
def _model(scene: str) -> Any:
    import mujoco

    return mujoco.MjModel.from_xml_string(scene)
