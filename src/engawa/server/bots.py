"""Bots and hints are thought about in processes of their own, so that the table never waits for them."""

from __future__ import annotations

import asyncio
import os
import secrets
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, NamedTuple

from engawa import analysis, bots, catalogue
from engawa.bots import remarks
from engawa.bots.opponents import SECONDS
from engawa.bots.remarks import Moment, Occasion, Remark
from engawa.core.rng import WORDS
from engawa.server.child import FRESH, settle_in
from engawa.server.compiling import Compiling

NICENESS = 5
MOST = 4  # processes, however many processors there are
LEAST = 0.2  # seconds for thinking, however long a question had to wait

Thought = Callable[..., Any]  # of a view, a compiled twin or none, when it is due, and whatever else there is to know


class Decision(NamedTuple):
    """What a bot plays, and what it says to it."""

    move: str
    remark: Remark | None = None


class Thinkers:
    """A few processes for whatever is thought about: made when all the others are busy, each apart from them."""

    def __init__(self, count: int | None = None) -> None:
        self._free = asyncio.Semaphore(count or min(os.cpu_count() or 1, MOST))
        self._idle: list[ProcessPoolExecutor] = []  # the one used last is the next: it has most in its memory
        self._compiling = Compiling()

    def open(self, game: str, names: Iterable[str | None]) -> None:
        """A match of *game* is opened, with bots of these *names*: if one of them searches, compile what it needs."""
        if not set(bots.levels()).isdisjoint(names):
            self.warm(game)

    def warm(self, game: str) -> None:
        """Compile what *game* is thought about with, some time."""
        self._compiling.want(game)

    async def move(self, bot: str, view: dict[str, Any], moment: Moment | None = None) -> Decision:
        """What *bot* decides for the seat to act, from what that seat may know; a *moment* lets it speak."""
        words, due = [secrets.randbits(32) for _ in range(WORDS)], time.monotonic() + SECONDS
        self.open(view["game"], [bot])
        move, occasion = await self._think(choose, view, due, bot, words, moment)
        # It is put into words here, where they are in memory.
        return Decision(move, None if moment is None or occasion is None else remarks.worded(moment, occasion))

    async def hint(self, view: dict[str, Any]) -> dict[str, Any]:
        """The best moves of the seat to act, from what that seat may know."""
        self.warm(view["game"])
        found: dict[str, Any] = await self._think(hint, view, time.monotonic() + analysis.SECONDS)
        return found

    async def _think(self, thought: Thought, view: dict[str, Any], due: float, *more: Any) -> Any:
        async with self._free:
            # If a process comes to an early end, others think again, without the twin: it may have been the reason.
            for compiled in (self._compiling.has(view["game"]), False, False):
                try:
                    return await self._ask(thought, view, compiled, due, *more)
                except BrokenProcessPool:  # whoever ended that one may have ended the idle ones too
                    self._let_go(wait=False)
        raise BrokenProcessPool(f"three processes came to an early end over a position of {view['game']!r}")

    async def _ask(self, *question: Any) -> Any:
        thinker = self._idle.pop() if self._idle else ProcessPoolExecutor(1, FRESH, settle_in, (NICENESS,))
        try:
            return await asyncio.get_running_loop().run_in_executor(thinker, *question)
        finally:
            self._idle.append(thinker)

    def close(self) -> None:
        """Let the processes go, and wait for one that is still thinking: it is not for long."""
        self._compiling.close()
        self._let_go(wait=True)

    def _let_go(self, wait: bool) -> None:
        while self._idle:
            self._idle.pop().shutdown(wait=wait, cancel_futures=True)


def choose(
    view: dict[str, Any], compiled: bool, due: float, bot: str, rng: list[int], moment: Moment | None = None
) -> tuple[str, Occasion | None]:
    """What *bot* decides in a view, and what it could speak about. Runs in a thinker's process, by our clock."""
    game = catalogue.find(view["game"])
    if compiled:
        bots.use_twin(game)
    action = bots.find(bot).choose(view, rng, bots.Budget(seconds=_left(due)))
    sitting = game.notation.parse_position(view)
    move = game.notation.format_move(sitting.board, sitting.state, action)
    return move, None if moment is None else remarks.found(moment, action)


def hint(view: dict[str, Any], compiled: bool, due: float) -> dict[str, Any]:
    """The best moves in a view. Runs in a thinker's process too."""
    if compiled:
        bots.use_twin(catalogue.find(view["game"]))
    return analysis.hint(view, seconds=_left(due))


def _left(due: float) -> float:
    return max(LEAST, due - time.monotonic())
