"""Bots, hints and analyses are thought about in processes of their own, so that the table never waits for them."""

from __future__ import annotations

import asyncio
import os
import secrets
from collections.abc import AsyncGenerator, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import Connection
from typing import Any

from engawa import analysis
from engawa.bots.remarks import Moment, Occasion
from engawa.core.processes import FRESH, born_deaf
from engawa.core.rng import WORDS
from engawa.server import metrics, minds
from engawa.server.child import settle_in
from engawa.server.minds import Decision, Document

NICENESS = 5
PATIENT = 19  # of an analysis: people wait for bots before they wait for this
MOST = 4  # processes, however many processors there are
TRIES = 3  # if a process comes to an early end, others think again

Thought = Callable[..., Any]  # of a view, when it is due, and whatever else there is to know


class Thinkers:
    """A few processes for whatever is thought about: made when all the others are busy, each apart from them."""

    def __init__(self, count: int | None = None) -> None:
        self.places = count or min(os.cpu_count() or 1, MOST)
        self._idle: list[ProcessPoolExecutor] = []  # the one used last is the next: it has most in its memory

    async def move(self, bot: str, view: Document, due: float, moment: Moment | None = None) -> Decision:
        """What *bot* decides for the seat to act, from what that seat may know; a *moment* lets it speak."""
        metrics.THOUGHTS["move"] += 1
        words = [secrets.randbits(32) for _ in range(WORDS)]
        move, occasion = await self._think(choose, view, due, bot, words, moment)
        return minds.decided(move, occasion, moment)

    async def hint(self, view: Document, due: float) -> Document:
        """The best moves of the seat to act, from what that seat may know."""
        metrics.THOUGHTS["hint"] += 1
        found: Document = await self._think(hint, view, due)
        return found

    async def analyse(self, record: Document, nodes: int | None) -> AsyncGenerator[minds.Told, None]:
        """What becomes known about a match, from a process that is stopped when nobody asks any more."""
        metrics.THOUGHTS["analysis"] += 1
        pipe, other = FRESH.Pipe(duplex=False)
        child = FRESH.Process(target=study, args=(other, record, nodes), daemon=True)
        with born_deaf():
            child.start()
        other.close()
        try:
            while True:
                yield await asyncio.to_thread(pipe.recv)
        except (EOFError, OSError):  # it is gone
            pass
        finally:
            child.terminate()
            await asyncio.to_thread(child.join)
            pipe.close()

    def prepare(self) -> None:
        """Have a process ready that has loaded all that the games of the house are thought about with."""
        thinker = ProcessPoolExecutor(1, FRESH, settle_in, (NICENESS,))
        with born_deaf():
            thinker.submit(minds.load)
        self._idle.append(thinker)

    async def _think(self, thought: Thought, view: Document, due: float, *more: Any) -> Any:
        for _ in range(TRIES):
            try:
                return await self._ask(thought, view, due, *more)
            except BrokenProcessPool:  # whoever ended that one may have ended the idle ones too
                self._let_go(wait=False)
        raise BrokenProcessPool(f"{TRIES} processes came to an early end over a position of {view['game']!r}")

    async def _ask(self, *question: Any) -> Any:
        thinker = self._idle.pop() if self._idle else ProcessPoolExecutor(1, FRESH, settle_in, (NICENESS,))
        try:
            with born_deaf():  # its process is started by the first question
                answer = asyncio.get_running_loop().run_in_executor(thinker, *question)
            return await answer
        finally:
            self._idle.append(thinker)

    def close(self) -> None:
        """Let the processes go, and wait for one that is still thinking: it is not for long."""
        self._let_go(wait=True)

    def _let_go(self, wait: bool) -> None:
        while self._idle:
            self._idle.pop().shutdown(wait=wait, cancel_futures=True)


def choose(
    view: Document, due: float, bot: str, rng: list[int], moment: Moment | None = None
) -> tuple[str, Occasion | None]:
    """What *bot* decides in a view. Runs in a thinker's process, by our clock."""
    return minds.choose(view, minds.left(due), bot, rng, moment)


def hint(view: Document, due: float) -> Document:
    """The best moves in a view. Runs in a thinker's process too."""
    return analysis.hint(view, seconds=minds.left(due))


def study(pipe: Connection, record: Document, nodes: int | None) -> None:
    """Analyse a record, telling through the *pipe* what is known. Runs in a process of its own."""
    settle_in(PATIENT)
    for told in minds.studied(record, nodes):
        if told is not None:
            pipe.send(told)
