"""PostgreSQL: for as many processes and machines as one likes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

import asyncpg
from sqlalchemy import URL, Connection, Table, Text, bindparam, func, insert, select, update
from sqlalchemy.dialects import postgresql
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from engawa.store.address import shown_url
from engawa.store.batch import Answers, Moved, Row, Standing, Write, write_all
from engawa.store.broadcast import CHANNEL, format_notice
from engawa.store.database import Database, Work
from engawa.store.listener import PostgresListener
from engawa.store.schema import matches

T = TypeVar("T")

CONNECTIONS = 8  # one writes, the others read
TO_CONNECT = 10.0  # seconds
TO_ANSWER = 30.0


class Awaited:
    """Work that waits for the network again and again, while the event loop does something else."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def read(self, work: Work[T]) -> T:
        """Run *work* on a connection that sees what is committed."""
        async with self._engine.connect() as connection:
            return await connection.run_sync(work)

    async def write(self, work: Work[T]) -> T:
        """Run *work* in a transaction."""
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def enter(self, writes: Sequence[Write]) -> Answers:
        """Write what can be written, in one transaction."""
        return await self.write(lambda connection: write_all(PostgresLedger(connection), writes))

    def expect_there(self) -> None:
        """Who reaches it finds it where it is."""

    async def close(self) -> None:
        """Let go of all connections."""
        await self._engine.dispose()


class PostgresLedger:
    """A `Ledger` on a connection that is in a transaction, and locks the matches that it writes to."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def standing(self, ids: Sequence[str]) -> list[Standing]:
        """Where those matches stand, as far as there are any."""
        query = select(matches.c.id, matches.c.head, matches.c.state).where(matches.c.id.in_(ids))
        return [Standing(*row) for row in self._connection.execute(query.order_by(matches.c.id).with_for_update())]

    def create(self, rows: Sequence[Row]) -> Iterable[str]:
        """Insert rows of matches; the ids of those that did not exist yet."""
        statement = postgresql.insert(matches).on_conflict_do_nothing().returning(matches.c.id)
        return self._connection.execute(statement, rows).scalars()

    def insert(self, table: Table, rows: Sequence[Row]) -> None:
        """Insert rows with all their columns."""
        self._connection.execute(insert(table), rows)

    def move(self, rows: Sequence[Moved]) -> None:
        """Let matches come so far."""
        statement = update(matches).where(matches.c.id == bindparam("match"))
        self._connection.execute(statement, [row._asdict() for row in rows])

    def tell(self, heads: dict[str, int]) -> None:
        """Tell other processes: they hear it when the transaction commits, and only then."""
        notices = bindparam("notices", type_=postgresql.ARRAY(Text))
        told = [format_notice(match, head) for match, head in heads.items()]
        self._connection.execute(select(func.pg_notify(CHANNEL, func.unnest(notices))), {"notices": told})


def open_postgresql(url: str, patience: float) -> Database:
    """The database at that URL, which the driver reads as libpq does: hosts, sslmode, passfile and all."""
    where = shown_url(url)
    settings = {"application_name": "engawa", "lock_timeout": f"{max(1, round(patience * 1000))}ms"}

    async def connect() -> Any:
        try:
            return await asyncpg.connect(url, timeout=TO_CONNECT, command_timeout=TO_ANSWER, server_settings=settings)
        except (ValueError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            raise ConnectionError(str(error)) from error

    engine = create_async_engine(
        URL.create("postgresql+asyncpg"),
        async_creator=connect,
        pool_size=CONNECTIONS,
        max_overflow=0,
        pool_pre_ping=True,  # a server that was restarted is noticed here, not in the middle of a write
    )
    return Database(where, Awaited(engine), lambda broadcast: PostgresListener(connect, where, broadcast))
