"""Ours and the peer's: servers, each with its crowd at as many open matches."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path

from bench.server.crowd import ACTIVE, MATCHES, Crowd, Round
from bench.server.process import OurServer, Server, TheirServer

FEW = 20  # matches: enough to load what is loaded late, and to see how a move goes alone
KB = 1000


class Sides:
    """Our server in one or several *ways*, and the peer as the last. They take turns: all but one rest."""

    def __init__(self, folder: Path, size: int, scripts: Path, ways: Sequence[str]) -> None:
        self.size = size
        self._crowds: list[Crowd] = []
        with ExitStack() as started:
            for way in ways:
                place = folder / way
                place.mkdir()
                self._begin(started, "ours", OurServer(place, way), scripts)
            self._begin(started, "theirs", TheirServer(folder), scripts)
            self._ending = started.pop_all()

    def __enter__(self) -> Sides:
        return self

    def __exit__(self, *exception: object) -> None:
        self._ending.close()

    def settle(self) -> list[int]:
        """Play a little, so that everything is loaded; the memory that each holds then."""
        for crowd in self._crowds:
            crowd.open(FEW)
            crowd.play(FEW, ACTIVE)
            crowd.leave()
        return self._memory()

    def open(self) -> None:
        """Let all crowds come to all their matches."""
        for crowd in self._crowds:
            crowd.open(self.size)

    def leave(self) -> None:
        for crowd in self._crowds:
            crowd.leave()

    def memory_since(self, before: list[int]) -> list[float]:
        """What each holds more now, for each of the matches, in kB."""
        return [(now - then) / self.size / KB for now, then in zip(self._memory(), before, strict=True)]

    def play(self, rounds: int) -> list[list[Round]]:
        """So many rounds of all, who goes first changing every round. One before them is not counted."""
        played = [self._round(MATCHES, ACTIVE, turn) for turn in range(rounds + 1)]
        return played[1:]

    def play_alone(self) -> list[Round]:
        """A little of each, only one match being active at a time."""
        return self._round(FEW, 1, 0)

    def _begin(self, started: ExitStack, side: str, server: Server, scripts: Path) -> None:
        started.callback(server.stop)
        crowd = Crowd(side, server, scripts)
        started.callback(crowd.stop)
        self._crowds.append(crowd)

    def _round(self, matches: int, active: int, turn: int) -> list[Round]:
        for crowd in self._crowds:
            if crowd.fresh < matches:
                crowd.open(self.size)
        order = [(turn + i) % len(self._crowds) for i in range(len(self._crowds))]
        played = {i: self._crowds[i].play(matches, active) for i in order}
        return [played[i] for i in range(len(self._crowds))]

    def _memory(self) -> list[int]:
        return [crowd.server.memory() for crowd in self._crowds]
