"""PostgreSQL: for as many processes and machines as one likes."""

from __future__ import annotations

from typing import Any, TypeVar

import asyncpg
from sqlalchemy import URL
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from engawa.store.address import shown_url
from engawa.store.database import Database, Work
from engawa.store.listener import PostgresListener

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

    async def close(self) -> None:
        """Let go of all connections."""
        await self._engine.dispose()


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
    return Database(where, Awaited(engine), lambda news: PostgresListener(connect, where, news))
