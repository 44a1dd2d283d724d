"""A database that is open, whichever of the two it is."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Protocol, TypeAlias, TypeVar

from sqlalchemy import Connection, select

from engawa.core.messages import Message
from engawa.store.address import file_of, shown_url
from engawa.store.batch import Answers, Write
from engawa.store.broadcast import Broadcast
from engawa.store.errors import StoreTrouble
from engawa.store.trouble import in_one_line

T = TypeVar("T")
Work: TypeAlias = Callable[[Connection], T]


class Runner(Protocol):
    """Runs work on a connection of its own, so that whoever waits for the database does so once."""

    async def read(self, work: Work[T]) -> T: ...

    async def write(self, work: Work[T]) -> T: ...

    async def enter(self, writes: Sequence[Write]) -> Answers: ...

    def expect_there(self) -> None: ...

    async def close(self) -> None: ...


class Listener(Protocol):
    """Brings the news of other processes."""

    async def start(self) -> None: ...

    async def stop(self) -> None: ...


class Database:
    """What can be read and written. *listening* makes a listener, where the database has news to tell."""

    def __init__(self, where: str, runner: Runner, listening: Callable[[Broadcast], Listener] | None = None) -> None:
        self.where = where  # as people may see it
        self.listening = listening
        self._runner = runner
        self._closed = False
        self._users = 0
        self._unused = asyncio.Event()
        self._unused.set()

    async def read(self, work: Work[T]) -> T:
        """What *work* finds on a connection that sees what is committed."""
        with self._used():
            return await self._runner.read(work)

    async def write(self, work: Work[T]) -> T:
        """What *work* gives back. Its changes are on the disk then, or, if it fails, are not made."""
        with self._used():
            return await self._runner.write(work)

    async def enter(self, writes: Sequence[Write]) -> Answers:
        """Write what can be written, in one transaction and by the shortest way. One caller at a time."""
        with self._used():
            return await self._runner.enter(writes)

    async def check(self) -> None:
        """Raise unless it answers, and what is written would be found again."""
        with self._used():
            self._runner.expect_there()
            await self._runner.read(lambda connection: connection.execute(select(1)).scalar())

    async def close(self) -> None:
        """Let go of it, after those who use it now."""
        self._closed = True
        await self._unused.wait()
        await self._runner.close()

    def expect_open(self) -> None:
        """Raise if it is closed."""
        if self._closed:
            raise StoreTrouble(Message("store-closed", where=self.where))

    @contextmanager
    def _used(self) -> Iterator[None]:
        self.expect_open()
        self._users += 1
        self._unused.clear()
        try:
            with in_one_line(self.where):
                yield
        finally:
            self._users -= 1
            if not self._users:
                self._unused.set()


async def open_database(address: str | Path | None, patience: float, *, alone: bool = False) -> Database:
    """The database at that *address*; it waits up to *patience* seconds for the locks of others.

    *alone* says of a file that no other process serves it, as a lock beside it makes sure.
    """
    path = file_of(address)
    if path is not None:
        from engawa.store.sqlite import open_sqlite

        return await open_sqlite(path, patience, alone=alone)
    url = str(address)
    try:
        from engawa.store.postgresql import open_postgresql
    except ImportError:
        raise StoreTrouble(Message("store-no-driver", where=shown_url(url))) from None
    return open_postgresql(url, patience)
