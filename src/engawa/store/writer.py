"""Group commit: while one transaction goes to the disk the next one gathers, and each caller waits for its own."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from sqlite3 import IntegrityError as SqliteIntegrityError
from typing import TypeVar

from sqlalchemy.exc import IntegrityError

from engawa.core.messages import Message
from engawa.store.batch import Write
from engawa.store.database import Database, Work
from engawa.store.errors import StoreTrouble
from engawa.store.histogram import Histogram

LARGEST_BATCH = 256  # writes in one transaction

T = TypeVar("T")
Answer = asyncio.Future[Exception | None]


class Writer:
    """Writes for many callers, one transaction at a time. *told* gets the new heads after each."""

    def __init__(self, database: Database, told: Callable[[dict[str, int]], None]) -> None:
        self._database = database
        self._told = told
        self._waiting: deque[tuple[Write, Answer]] = deque()
        self._bell = asyncio.Event()
        self._turn = asyncio.Lock()
        self._closing = False
        self.commits = Histogram()
        self._task = asyncio.create_task(self._run())

    @property
    def waiting(self) -> int:
        """How many writes wait for their transaction."""
        return len(self._waiting)

    async def write(self, write: Write) -> None:
        """Returns when *write* is on the disk. If the caller is cancelled before, it may be or not."""
        if self._closing:
            raise StoreTrouble(Message("store-closed", where=self._database.where))
        answer: Answer = asyncio.get_running_loop().create_future()
        self._waiting.append((write, answer))
        self._bell.set()
        problem = await answer
        if problem is not None:
            raise problem

    async def alone(self, work: Work[T]) -> T:
        """A transaction for what comes too seldom to be gathered."""
        async with self._turn:
            return await self._database.write(work)

    async def close(self) -> None:
        """Returns when all that waits is written."""
        self._closing = True
        self._bell.set()
        await asyncio.wait([self._task])

    async def _run(self) -> None:
        while self._waiting or not self._closing:
            await self._bell.wait()
            self._bell.clear()
            while self._waiting:
                batch = [self._waiting.popleft() for _ in range(min(len(self._waiting), LARGEST_BATCH))]
                await self._commit([(write, answer) for write, answer in batch if not answer.cancelled()])

    async def _commit(self, batch: list[tuple[Write, Answer]]) -> None:
        problems: list[Exception | None]
        try:
            async with self._turn:
                with self.commits.timed():
                    problems, heads = await self._database.enter([write for write, _ in batch])
        except StoreTrouble as trouble:
            # Nothing was committed, and a row of somebody's is to blame: all others shall not suffer for it.
            if len(batch) > 1 and isinstance(trouble.__cause__, IntegrityError | SqliteIntegrityError):
                for write in batch:
                    await self._commit([write])
                return
            problems, heads = [StoreTrouble(trouble.message) for _ in batch], {}
        except Exception as error:  # a mistake of ours: whoever waits must hear of it, and the next batch be written
            problems, heads = [error for _ in batch], {}
        for (_, answer), problem in zip(batch, problems, strict=True):
            if not answer.cancelled():
                answer.set_result(problem)
        self._told(heads)  # after the answers: whoever wrote is up to date before the news comes
