"""A process that enters events into SQLite for a busy server.

A thread that writes shares the interpreter with the event loop, and they wait for each other many times a transaction.
With many moves a second that took a seventh of them.
"""

from __future__ import annotations

import asyncio
import json
import logging
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from engawa.store import at_once
from engawa.store.batch import Append, Write

MANY = 4  # writes that wait for one transaction: then there is work for a clerk
MOST_TEXT = 200_000  # letters that events may have in one transaction: writing them down takes the event loop's time
HIRES = 3  # a clerk that comes to an early end is replaced, but not for ever
BODY = at_once.COLUMNS.index("body")
ENCODER = json.JSONEncoder(separators=(",", ":"), allow_nan=False)

log = logging.getLogger("engawa.store")


class Clerk:
    """The process that writes to the file at *path*: there from the first rush to the end."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._process: Process | None = None
        self._hiring: asyncio.Task[None] | None = None
        self._hires = 0

    async def enter(self, writes: Sequence[Write]) -> dict[str, int] | None:
        """Write all, and give the new heads. None if it cannot be done so: somebody else has to answer each writer.

        Where a clerk was lost, what it had written shows as taken.
        """
        if self._process is None:
            if len(writes) >= MANY and self._hiring is None and self._hires < HIRES:
                self._hires += 1
                self._hiring = asyncio.create_task(self._hire())
            return None
        rows, heads = _rows_of(writes)
        if not 0 < len(rows) <= at_once.MOST_ROWS or sum(len(row[BODY]) for row in rows) > MOST_TEXT:
            return None
        try:
            answer = await self._ask(self._process, rows)
        except asyncio.CancelledError:  # the answer will come, and to somebody else
            await self.close()
            raise
        if not answer:
            log.warning("the process that writes to %s came to an early end", self._path)
            await self.close()
        return heads if answer == at_once.DONE else None

    async def close(self) -> None:
        """Let it go when it has written what it was given."""
        if self._hiring is not None:
            await self._hiring
        process, self._process = self._process, None
        if process is not None and process.stdin is not None:
            process.stdin.close()
            await process.wait()

    async def _hire(self) -> None:
        try:
            command = (sys.executable, "-I", "-S", at_once.__file__, str(self._path))
            self._process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE)
        except (OSError, NotImplementedError) as error:  # where no process can be started, threads do it all
            log.warning("no process can be started that writes to %s: %s", self._path, error)
        finally:
            self._hiring = None

    async def _ask(self, process: Process, rows: list[Any]) -> bytes:
        """What it answers; nothing if it is gone."""
        assert process.stdin is not None
        assert process.stdout is not None
        line = ENCODER.encode(rows).encode() + b"\n"
        try:
            process.stdin.write(line)
            return await process.stdout.readline()
        except (OSError, RuntimeError):  # uvloop says so of a pipe that it knows to be closed
            return b""


def _rows_of(writes: Sequence[Write]) -> tuple[list[tuple[Any, ...]], dict[str, int]]:
    """The rows of what is written, and the new heads; no rows where a match is to be made."""
    rows: list[tuple[Any, ...]] = []
    heads: dict[str, int] = {}
    for write in writes:
        if not isinstance(write, Append):
            return [], {}
        match, first, events, state = write
        end = heads[match] = first + len(events)
        for number, row in enumerate(events, first):
            rows.append((match, first, number, row["type"], row["body"], row["at"], number + 1 == end, state))
    return rows, heads
