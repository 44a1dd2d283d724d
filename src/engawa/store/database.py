"""A database that is open, whichever of the two it is."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Protocol

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from engawa.store.address import file_of, shown_url
from engawa.store.errors import StoreTrouble, in_one_line
from engawa.store.news import News


class Listener(Protocol):
    """Brings the news of other processes."""

    async def start(self) -> None: ...

    async def stop(self) -> None: ...


class Database:
    """Connections to read and to write by. *listening* makes a listener, where the database has news to tell."""

    def __init__(self, where: str, engine: AsyncEngine, listening: Callable[[News], Listener] | None = None) -> None:
        self.where = where  # as people may see it
        self.listening = listening
        self._engine = engine
        self._writing = engine.execution_options(begin="BEGIN IMMEDIATE")
        self._closed = False
        self._users = 0
        self._unused = asyncio.Event()
        self._unused.set()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection that sees what is committed."""
        with self._used():
            async with self._engine.connect() as connection:
                yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A connection whose changes are on the disk afterwards, or are not made."""
        with self._used():
            async with self._writing.begin() as connection:
                yield connection

    async def close(self) -> None:
        """Let go of it, after those who use it now."""
        self._closed = True
        await self._unused.wait()
        await self._engine.dispose()

    def expect_open(self) -> None:
        """Raise if it is closed."""
        if self._closed:
            raise StoreTrouble(f"{self.where}: closed")

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


async def open_database(address: str | Path | None, patience: float) -> Database:
    """The database at that *address*; it waits up to *patience* seconds for the locks of others."""
    path = file_of(address)
    if path is not None:
        from engawa.store.sqlite import open_sqlite

        return await open_sqlite(path, patience)
    url = str(address)
    try:
        from engawa.store.postgresql import open_postgresql
    except ImportError:
        raise StoreTrouble(f"{shown_url(url)}: PostgreSQL needs its driver: pip install 'engawa[scale]'") from None
    return open_postgresql(url, patience)
