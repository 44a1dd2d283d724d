"""Records are read in processes of their own, which may take so much time and memory and no more.

Reading is replaying: a record of half a megabyte is seconds of work, and somebody else chose what is in it. So the
table never waits for it, one address has few at once, and a reader that takes too much is ended; the next one works.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from multiprocessing.connection import Connection
from typing import Any, TypeVar

from engawa.core.errors import InvalidNotation
from engawa.core.messages import Message
from engawa.core.processes import FRESH, born_deaf
from engawa.server.child import settle_in
from engawa.server.limits import Limits
from engawa.server.live import Refused

try:
    import resource
except ImportError:  # Windows has no such limits: there only the clock ends a reader
    resource = None  # type: ignore[assignment]

T = TypeVar("T")

NICENESS = 5  # as bots have: people's moves come first
MOST = 2  # processes
MOST_WAITING = 30
IDLE = 60.0  # seconds after which a reader without work goes, and with it the memory that its last record took
SPENT = Refused("not-possible", Message("server-record-too-costly"))

log = logging.getLogger("engawa.server")


class Readers:
    """A few processes that read, made when the others are busy."""

    def __init__(self, limits: Limits) -> None:
        self._most = limits.records
        self._limits = limits
        self._turn = asyncio.Semaphore(MOST)
        self._waiting = 0
        self._reading = Counter[Hashable]()  # by address
        self._idle: list[tuple[Reader, asyncio.TimerHandle]] = []
        self._threads = ThreadPoolExecutor(MOST, "reader")

    @asynccontextmanager
    async def place(self, address: Hashable) -> AsyncIterator[None]:
        """One of the few places of an *address*; it is held until the answer is read, not only until it is made."""
        if self._reading[address] >= self._most:
            raise Refused("limit", Message("server-records-open", most=self._most))
        self._reading[address] += 1
        try:
            yield
        finally:
            self._reading[address] -= 1
            if not self._reading[address]:
                del self._reading[address]

    async def read(self, function: Callable[..., T], *about: Any) -> T:
        """What *function* returns in a reader's process."""
        if self._waiting >= MOST_WAITING:
            raise Refused("busy", Message("server-records-busy"))
        self._waiting += 1
        try:
            await self._turn.acquire()
        finally:
            self._waiting -= 1
        try:
            return await self._ask(self._reader(), function, *about)
        finally:
            self._turn.release()

    async def _ask(self, reader: Reader, function: Callable[..., T], *about: Any) -> T:
        loop = asyncio.get_running_loop()
        try:
            asked = loop.run_in_executor(self._threads, reader.ask, function, about)
            kind, answer = await asyncio.wait_for(asked, self._limits.reading_wall)
        except (EOFError, OSError, TimeoutError):  # it was ended, or is now
            kind, answer = "spent", None
        except BaseException:
            reader.end()
            raise
        if kind == "spent":
            reader.end()
            log.warning("a record took more time or memory than its reader may have")
            raise SPENT
        self._idle.append((reader, loop.call_later(IDLE, self._retire)))
        if kind == "refused":
            raise answer
        done: T = answer
        return done

    def _reader(self) -> Reader:
        if not self._idle:
            return Reader(self._limits)
        reader, farewell = self._idle.pop()
        farewell.cancel()
        return reader

    def _retire(self) -> None:
        """Let go of the reader that has had no work for longest."""
        self._idle.pop(0)[0].end()

    def close(self) -> None:
        """Let them all go."""
        while self._idle:
            reader, farewell = self._idle.pop()
            farewell.cancel()
            reader.end()
        self._threads.shutdown(wait=False)


class Reader:
    """One process that reads what it is asked to, one thing after another."""

    def __init__(self, limits: Limits) -> None:
        self._pipe, other = FRESH.Pipe()
        self._process = FRESH.Process(target=_serve, args=(other, limits), daemon=True)
        with born_deaf():
            self._process.start()
        other.close()

    def ask(self, function: Callable[..., Any], about: tuple[Any, ...]) -> tuple[str, Any]:
        """What becomes of it: done, refused or spent, and what there is to say."""
        self._pipe.send((function, about))
        told: tuple[str, Any] = self._pipe.recv()
        return told

    def end(self) -> None:
        """End it, whatever it does."""
        self._process.kill()
        self._process.join()
        self._pipe.close()


def _serve(pipe: Connection, limits: Limits) -> None:
    settle_in(NICENESS)
    _limit(resource and resource.RLIMIT_AS, limits.reading_memory)
    while True:
        try:
            function, about = pipe.recv()
        except EOFError:
            return
        _limit(resource and resource.RLIMIT_CPU, int(_spent()) + limits.reading)
        try:
            told = ("done", function(*about))
        except (InvalidNotation, Refused) as refused:
            told = ("refused", refused)
        except (MemoryError, RecursionError):
            told = ("spent", None)
        pipe.send(told)


def _limit(what: Any, most: int) -> None:
    """Hold this process to so much of something, where the system can."""
    if resource is not None:
        _, hard = resource.getrlimit(what)
        resource.setrlimit(what, (most if hard == resource.RLIM_INFINITY else min(most, hard), hard))


def _spent() -> float:
    """The seconds of the processor that this process has taken."""
    return time.process_time() + 1.0  # begun ones count
