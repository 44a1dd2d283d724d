"""SQLite: one file with a write-ahead log, which is on the disk before a commit returns."""

from __future__ import annotations

import os
import sqlite3
import time
from asyncio import get_running_loop, to_thread
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event

from engawa.core.messages import Message
from engawa.store.batch import Answers, Write, write_all
from engawa.store.database import Database, Work
from engawa.store.errors import StoreTrouble
from engawa.store.sqlite_file import DatabaseFile
from engawa.store.sqlite_ledger import SqliteLedger
from engawa.store.trouble import in_one_line

T = TypeVar("T")
W = TypeVar("W")

CONNECTIONS = 4  # that read, or write what comes seldom; one more enters all the rest
BETWEEN_TRIES = 0.01  # seconds
OLDEST = (3, 35)  # that can tell which rows it took (RETURNING)


async def open_sqlite(path: Path, patience: float, *, alone: bool = False) -> Database:
    """The database in that file, which is made if there is none. *alone*: nobody else has it open like this."""
    settings: Any = {"timeout": patience, "isolation_level": None}  # no hidden BEGIN: ours are below
    with in_one_line(str(path)):
        await to_thread(_prepare, path, patience)
        entering = sqlite3.connect(path, check_same_thread=False, **settings)
        _settle(entering)
        file = DatabaseFile(path)
        if alone:
            file.stamp(entering)
    engine = create_engine(
        URL.create("sqlite", database=str(path)), connect_args=settings, pool_size=CONNECTIONS, max_overflow=0
    )
    event.listen(engine, "connect", lambda connection, _: _settle(connection))

    # A writer takes the lock at once; one that began as a reader could not wait for it.
    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql(connection.get_execution_options().get("begin", "BEGIN"))

    return Database(str(path), Threads(engine, entering, file))


class Threads:
    """SQLite has no network to wait for: a thread does all of some work, and the event loop hears of it once."""

    def __init__(self, engine: Engine, entering: sqlite3.Connection, file: DatabaseFile) -> None:
        self._engine = engine
        self._writing = engine.execution_options(begin="BEGIN IMMEDIATE")
        self._entering = entering
        self._file = file
        self._threads = ThreadPoolExecutor(CONNECTIONS, "engawa-store")

    async def read(self, work: Work[T]) -> T:
        """Run *work* on a connection that sees what is committed."""
        return await self._run(self._read, work)

    async def write(self, work: Work[T]) -> T:
        """Run *work* in a transaction."""
        return await self._run(self._write, work)

    async def enter(self, writes: Sequence[Write]) -> Answers:
        """Write what can be written, in one transaction."""
        return await self._run(self._enter, writes)

    async def close(self) -> None:
        """Let go of the file when all work is done."""
        await to_thread(self._threads.shutdown)
        self._entering.close()
        self._engine.dispose()
        self._file.close()

    def expect_there(self) -> None:
        """Raise if the file is no longer where it was."""
        self._file.expect_there()

    async def _run(self, way: Callable[[W], T], work: W) -> T:
        return await get_running_loop().run_in_executor(self._threads, way, work)

    def _read(self, work: Work[T]) -> T:
        with self._engine.connect() as connection:
            return work(connection)

    def _write(self, work: Work[T]) -> T:
        self._file.expect_there()
        with self._writing.begin() as connection:
            written = work(connection)
        self._file.expect_there()
        return written

    def _enter(self, writes: Sequence[Write]) -> Answers:
        self._file.expect_there()
        self._entering.execute("BEGIN IMMEDIATE")
        with self._entering:  # commits, or takes all back
            answers = write_all(SqliteLedger(self._entering), writes)
        self._file.expect_there()  # now that it is on the disk: nobody is told of what went down with a file
        return answers


def _settle(connection: sqlite3.Connection) -> None:
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()  # the log is there from now on


def _prepare(path: Path, patience: float) -> None:
    """Make the file, for its owner alone, and give it a write-ahead log, which it keeps."""
    if sqlite3.sqlite_version_info < OLDEST:
        raise StoreTrouble(Message("store-old-sqlite", where=str(path), version=sqlite3.sqlite_version))
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    if not path.exists():
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    deadline = time.monotonic() + patience
    with closing(sqlite3.connect(path, timeout=patience, isolation_level=None)) as connection:
        while (mode := _log(connection, deadline)) is None:
            time.sleep(BETWEEN_TRIES)
    if mode != "wal":
        raise StoreTrouble(Message("store-no-log", where=str(path), mode=mode))


def _log(connection: sqlite3.Connection, deadline: float) -> str | None:
    """The kind of log that the file has now, None if somebody else was about to turn it on.

    SQLite does not wait then, since each holds what the other wants.
    """
    try:
        return str(connection.execute("PRAGMA journal_mode = WAL").fetchone()[0])
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > deadline:
            raise
        return None
