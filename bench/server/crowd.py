"""The players: one process of Node, for both sides the same, that opens matches, plays them and takes the time."""

from __future__ import annotations

import json
import subprocess
from dataclasses import dataclass
from pathlib import Path
from statistics import quantiles
from typing import Any, Protocol

from bench.server.node import FOLDER
from bench.server.process import cpu_of
from engawa.server.wire import VERSION

MATCHES = 200  # that are played in a round
ACTIVE = 64  # of them at the same time


@dataclass(frozen=True)
class Round:
    """What a crowd measured while it played."""

    seconds: float
    acknowledged: list[float]  # milliseconds, move by move: until the mover had it
    delivered: list[float]  # until the other seat had it
    bytes: float  # that both seats were told for a move
    cpu: float  # seconds of the server

    @property
    def moves(self) -> int:
        return len(self.acknowledged)

    def percentile(self, which: int) -> float:
        """The seconds in which so many per cent of the moves were acknowledged."""
        return quantiles(self.acknowledged, n=100)[which - 1] / 1000


class Timed(Protocol):
    """One server or several, whose time is taken."""

    log: Path

    @property
    def host(self) -> str: ...

    def cpu(self) -> float: ...

    def memory(self) -> int: ...


class Crowd:
    """Players at *server*, both seats of every match connected; they come by another *host* if there is a proxy."""

    def __init__(self, side: str, server: Timed, scripts: Path, host: str | None = None) -> None:
        self.server = server
        self.fresh = 0  # open matches that nobody has played in
        command = ["node", str(FOLDER / "crowd.mjs"), side, host or server.host, str(scripts), str(VERSION)]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def open(self, matches: int) -> None:
        """Come to so many new matches, and leave all others."""
        self._tell(open=matches)
        self.fresh = matches

    def play(self, matches: int, active: int) -> Round:
        """Play the script of so many fresh matches, so many of them at the same time."""
        before = self.server.cpu()
        measured = self._tell(play=matches, active=active)
        self.fresh -= matches
        return Round(**measured, cpu=self.server.cpu() - before)

    def leave(self) -> None:
        """Go away from all matches."""
        self._tell(leave=True)
        self.fresh = 0

    def cpu(self) -> float:
        """The CPU seconds that the players themselves have taken so far."""
        return cpu_of(self._process.pid)

    def stop(self) -> None:
        self._process.communicate()

    def _tell(self, **what: Any) -> dict[str, Any]:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(what) + "\n")
        self._process.stdin.flush()
        answer = self._process.stdout.readline()
        if not answer:
            raise RuntimeError(f"the crowd gave up; its server said:\n{self.server.log.read_text()[-2000:]}")
        return dict(json.loads(answer))
