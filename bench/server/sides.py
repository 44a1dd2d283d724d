"""Ours and the peer's: two servers, each with its crowd at as many open matches."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path

from bench.server.crowd import ACTIVE, MATCHES, Crowd, Round
from bench.server.process import OurServer, TheirServer

FEW = 20  # matches: enough to load what is loaded late, and to see how a move goes alone
KB = 1000

Pair = tuple[float, float]


class Sides:
    """Both sides. They take turns: one rests while the other is measured."""

    def __init__(self, folder: Path, size: int, scripts: Path) -> None:
        self.size = size
        self._crowds: list[Crowd] = []
        with ExitStack() as started:
            for side, start in (("ours", OurServer), ("theirs", TheirServer)):
                server = start(folder)
                started.callback(server.stop)
                self._crowds.append(Crowd(side, server, scripts))
                started.callback(self._crowds[-1].stop)
            self._ending = started.pop_all()

    def __enter__(self) -> Sides:
        return self

    def __exit__(self, *exception: object) -> None:
        self._ending.close()

    def settle(self) -> Pair:
        """Play a little, so that everything is loaded; the memory that both hold then."""
        for crowd in self._crowds:
            crowd.open(FEW)
            crowd.play(FEW, ACTIVE)
            crowd.leave()
        return self._memory()

    def open(self) -> None:
        """Let both crowds come to all their matches."""
        for crowd in self._crowds:
            crowd.open(self.size)

    def leave(self) -> None:
        for crowd in self._crowds:
            crowd.leave()

    def memory_since(self, before: Pair) -> Pair:
        """What both hold more now, for each of the matches, in kB."""
        ours, theirs = ((now - then) / self.size / KB for now, then in zip(self._memory(), before, strict=True))
        return ours, theirs

    def play(self, rounds: int) -> list[tuple[Round, Round]]:
        """So many rounds of both, who goes first changing every round. One before them is not counted."""
        played = [self._round(MATCHES, ACTIVE, turn % 2 == 0) for turn in range(rounds + 1)]
        return played[1:]

    def play_alone(self) -> tuple[Round, Round]:
        """A little of both, only one match being active at a time."""
        return self._round(FEW, 1, True)

    def _round(self, matches: int, active: int, ours_first: bool) -> tuple[Round, Round]:
        ours, theirs = self._crowds
        for crowd in self._crowds:
            if crowd.fresh < matches:
                crowd.open(self.size)
        if ours_first:
            return ours.play(matches, active), theirs.play(matches, active)
        second, first = theirs.play(matches, active), ours.play(matches, active)
        return first, second

    def _memory(self) -> Pair:
        ours, theirs = (crowd.server.memory() for crowd in self._crowds)
        return ours, theirs
