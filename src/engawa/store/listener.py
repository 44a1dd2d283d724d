"""What other processes tell: a connection that listens to PostgreSQL, and is made anew when it is lost."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import asyncpg

from engawa.store.broadcast import CHANNEL, LOOK_AGAIN, WORDS, Broadcast, parse_notice
from engawa.store.errors import StoreTrouble
from engawa.store.trouble import in_one_line

QUIET = 30.0  # seconds after which a silent connection is asked whether it lives
SHORTEST_PAUSE, LONGEST_PAUSE = 0.05, 5.0  # between attempts to connect again


class PostgresListener:
    """Passes on what PostgreSQL notifies, from the first `start` until `stop`."""

    def __init__(self, connect: Callable[[], Awaitable[Any]], where: str, broadcast: Broadcast) -> None:
        self._connect = connect
        self._where = where
        self._broadcast = broadcast
        self._starting = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Listen: from now on nothing is missed without saying so."""
        async with self._starting:
            if self._task is None:
                lost = asyncio.Event()
                self._task = asyncio.create_task(self._keep(await self._listen(lost), lost))

    async def stop(self) -> None:
        """Listen no more."""
        async with self._starting:
            if self._task is not None:
                self._task.cancel()
                await asyncio.wait([self._task])

    async def _keep(self, connection: Any, lost: asyncio.Event) -> None:
        try:
            while True:
                await _until(lost, connection)
                connection.terminate()
                lost = asyncio.Event()
                connection = await self._listen_again(lost)
                self._broadcast.tell(LOOK_AGAIN)
        finally:
            connection.terminate()

    async def _listen_again(self, lost: asyncio.Event) -> Any:
        pause = SHORTEST_PAUSE
        while True:
            with suppress(StoreTrouble):
                return await self._listen(lost)
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _listen(self, lost: asyncio.Event) -> Any:
        """A connection that listens; *lost* is set when it is no more."""
        with in_one_line(self._where, asyncpg.PostgresError, asyncpg.InterfaceError):
            connection = await self._connect()
            try:
                connection.add_termination_listener(lambda _: lost.set())
                for channel in (CHANNEL, WORDS):
                    await connection.add_listener(channel, self._hear)
            except BaseException:
                connection.terminate()
                raise
            return connection

    def _hear(self, connection: Any, process: int, channel: str, payload: str) -> None:
        if channel == WORDS:
            self._broadcast.say(payload)
        else:
            self._broadcast.tell(parse_notice(payload))


async def _until(lost: asyncio.Event, connection: Any) -> None:
    """Wait until the connection is lost. One that broke without a word is found out by asking."""
    while not lost.is_set():
        try:
            async with asyncio.timeout(QUIET):
                await lost.wait()
        except TimeoutError:
            try:
                await connection.fetchval("SELECT 1")
            except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError):
                return
