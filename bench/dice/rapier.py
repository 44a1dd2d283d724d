"""The peer: Rapier in Node, which gets the same tray and the same releases and does the same with dice that lean."""

from __future__ import annotations

import json
import shutil
import subprocess
from dataclasses import asdict
from pathlib import Path
from typing import Any

from engawa.dice import Throw, recording, tray
from engawa.dice.drawing import Draw
from engawa.dice.geometry import APOTHEM, HALF, WALLS
from engawa.dice.landing import FPS, LONGEST

FOLDER = Path(__file__).with_name("node")
AGAIN = 10  # releases of every die, should it have to go again


def lacks() -> str | None:
    """What is missing here, if something is."""
    missing = [name for name in ("node", "npm") if shutil.which(name) is None]
    return f"expected {' and '.join(missing)} on the PATH" if missing else None


def install() -> None:
    """Have npm bring Rapier; it stays beside its `package.json`, where git does not look."""
    subprocess.run(["npm", "ci", "--loglevel=error"], cwd=FOLDER, check=True, stdout=subprocess.DEVNULL)


class Rapier:
    """A process that throws, so many steps to a frame."""

    def __init__(self, steps: int) -> None:
        command = ["node", str(FOLDER / "throws.mjs")]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self._tell(tray_of(steps))

    def stop(self) -> None:
        self._process.communicate()

    def throw(self, request: Throw) -> dict[str, Any]:
        """What a throw took, in milliseconds of CPU, and how it went."""
        draw = Draw(request)
        releases = [asdict(release) for release in draw.releases()]
        again = [[asdict(draw.release_again(die)) for _ in range(AGAIN)] for die in range(len(releases))]
        self._tell({"releases": releases, "again": again})
        assert self._process.stdout is not None
        return dict(json.loads(self._process.stdout.readline()))

    def _tell(self, what: dict[str, Any]) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(what) + "\n")
        self._process.stdin.flush()


def tray_of(steps: int) -> dict[str, Any]:
    """Our tray and what counts as rest in it, in metres."""
    return {
        "apothem": APOTHEM * recording.TENTH,
        "half": HALF * recording.TENTH,
        "walls": WALLS,
        "rim": tray.RIM,
        "thickness": tray.THICKNESS,
        "mass": tray.MASS,
        "bounce": tray.BOUNCE,
        "friction": tray.FRICTION,
        "steps": steps,
        "step": 1 / (FPS * steps),
        "longest": LONGEST,
        "still": tray.STILL,
        "creep": tray.CREEP,
        "twist": tray.TWIST,
        "out": tray.OUT,
        "flat": recording.FLAT,
        "low": recording.LOW,
    }
