"""Compiled twins: a child process makes the search of an opened game, while bots think interpreted."""

from __future__ import annotations

from collections import Counter
from typing import Any

from engawa import bots, catalogue
from engawa.core.forge import can_compile
from engawa.server.child import FRESH, settle_in

NICENESS = 19  # nobody waits for it
TRIES = 3  # for a game whose child came to an early end


class Compiling:
    """The games whose search is compiled into the cache, one at a time. Nothing waits: it is looked at when asked."""

    def __init__(self) -> None:
        self._made: set[str] = set()
        self._wanted: list[str] = []  # the first of them is being made
        self._tries: Counter[str] = Counter()
        self._child: Any = None

    def want(self, game: str) -> None:
        """Have that *game* compiled, unless it is already."""
        if not self.has(game) and game not in self._wanted and self._tries[game] < TRIES and can_compile():
            self._wanted.append(game)
            self._proceed()

    def has(self, game: str) -> bool:
        """Whether that *game* has been compiled."""
        self._proceed()
        return game in self._made

    def close(self) -> None:
        """Stop compiling."""
        self._wanted.clear()
        if self._child is not None:
            self._child.terminate()
            self._child.join()
            self._child = None

    def _proceed(self) -> None:
        """See whether the child has ended, and begin with the next game."""
        if self._child is not None and self._child.exitcode is not None:
            game = self._wanted.pop(0)
            if self._child.exitcode == 0:
                self._made.add(game)
            self._child = None
        if self._child is None and self._wanted:
            self._tries[self._wanted[0]] += 1
            self._child = FRESH.Process(target=make, args=(self._wanted[0],), daemon=True)
            self._child.start()


def make(game: str) -> None:
    """Compile what the bots of a game think with, or find it in the cache. Runs in the child."""
    settle_in(NICENESS)
    found = catalogue.find(game)
    bots.opponent_of(found).warm(found)
