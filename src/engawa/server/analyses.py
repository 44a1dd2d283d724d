"""Analyses of matches: each in a process of its own, few at a time, so that bots keep moving."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
import logging
import os
import time
from collections import OrderedDict
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any

from engawa import bots, catalogue
from engawa.analysis import Analyst, heading
from engawa.core.match import Match
from engawa.core.messages import LANGUAGES, Message
from engawa.core.record import parse_record
from engawa.server.child import FRESH, settle_in
from engawa.server.live import Refusal

NICENESS = 12  # people wait for bots before they wait for this
KEPT = 60  # analyses; the one not asked for longest goes first
MOST_WAITING = 30
MOST_PLIES = 3000  # of a match
LONGEST = 900.0  # seconds after which an analysis is stopped: others wait
AGAIN = 5.0  # seconds after which a process looks again whether somebody has compiled the game
PATIENCE = 5.0  # seconds in which a process may stop by itself
WAIT = 8.0  # seconds that a question for news is kept waiting
NEWS = 0.7  # seconds between two documents on the way
ENDED = ("done", "stopped", "failed")

Document = dict[str, Any]

log = logging.getLogger("engawa.server")


class Job:
    """One analysis: what is known by now, and who works on it."""

    def __init__(self, document: Document) -> None:
        self.document = document
        self.news = asyncio.Event()  # set, and replaced, with every change
        self.work: asyncio.Task[None] | None = None
        self.pipe: Connection | None = None  # while somebody does

    def tell(self, found: Document) -> None:
        """Take in what has been found."""
        self.document = self.document | found | {"number": self.document["number"] + 1}
        self.news.set()
        self.news = asyncio.Event()

    @property
    def is_over(self) -> bool:
        return self.document["state"] in ENDED


class Analyses:
    """The analyses of this process by their ids. *warm* is called with a game that is to be compiled, some time.

    *nodes* are those of a first look; by default as many as the game needs.
    """

    def __init__(self, warm: Callable[[str], None], nodes: int | None = None) -> None:
        self._warm = warm
        self._nodes = nodes
        self._jobs: OrderedDict[str, Job] = OrderedDict()
        self._turn = asyncio.Semaphore(max(1, (os.cpu_count() or 1) // 4))

    def begin(self, match: Match, record: Document) -> Document:
        """Analyse that *match*, unless it has been or is being done; what is known."""
        name = hashlib.sha256(json.dumps(record, sort_keys=True).encode()).hexdigest()[:32]
        job = self._jobs.get(name)
        if job is None or job.document["state"] in ("stopped", "failed"):
            if match.ply > MOST_PLIES:
                raise Refusal("not-possible", Message("server-analysis-too-long", most=MOST_PLIES))
            if sum(not each.is_over for each in self._jobs.values()) > MOST_WAITING:
                raise Refusal("busy", Message("server-analyses-busy"))
            job = self._jobs[name] = Job({"id": name, "number": 0} | heading(match))
            self._warm(match.game.key)
            job.work = asyncio.create_task(self._work(job, record))
            self._forget()
        self._jobs.move_to_end(name)
        return job.document

    async def known(self, name: str, after: int) -> Document:
        """What is known by now. Whoever knows the number *after* waits a while for a higher one."""
        job = self._job(name)
        if job.document["number"] <= after and not job.is_over:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(job.news.wait(), WAIT)
        return job.document

    async def stop(self, name: str) -> Document:
        """Stop it; what is known."""
        job = self._job(name)
        if job.pipe is not None and job.work is not None and job.document["plies"]:  # else there is nothing to keep
            with contextlib.suppress(OSError):  # it has come to an end of its own
                job.pipe.send(None)
            await asyncio.wait([job.work], timeout=PATIENCE)
        await _end(job)
        if not job.is_over:
            job.tell({"state": "stopped"})
        return job.document

    async def close(self) -> None:
        """Stop them all."""
        for job in self._jobs.values():
            await _end(job)

    def _job(self, name: str) -> Job:
        if name not in self._jobs:
            raise Refusal("unknown-analysis", Message("server-unknown-analysis"))
        self._jobs.move_to_end(name)
        return self._jobs[name]

    def _forget(self) -> None:
        over = [name for name, job in self._jobs.items() if job.is_over]
        for name in over[: max(0, len(self._jobs) - KEPT)]:
            del self._jobs[name]

    async def _work(self, job: Job, record: Document) -> None:
        """Have a process do it. If that comes to an early end, another one tries without the compiled twin."""
        async with self._turn:
            for compiled in (True, False):
                if not job.is_over:
                    await self._follow(job, record, compiled)
        if not job.is_over:
            log.warning("the analysis of a match of %s came to an early end", job.document["game"])
            why = Message("server-analysis-failed")
            job.tell({"state": "failed", "reason": {lang: why.text(lang) for lang in LANGUAGES}})

    async def _follow(self, job: Job, record: Document, compiled: bool) -> None:
        job.pipe, other = FRESH.Pipe()
        child = FRESH.Process(target=work, args=(other, record, self._nodes, compiled), daemon=True)
        child.start()
        other.close()
        try:
            while not job.is_over:
                job.tell(await asyncio.to_thread(job.pipe.recv))
        except (EOFError, OSError):  # it is gone
            pass
        finally:
            child.terminate()
            await asyncio.to_thread(child.join)
            job.pipe.close()
            job.pipe = None


async def _end(job: Job) -> None:
    if job.work is not None and not job.work.done():
        job.work.cancel()
        await asyncio.wait([job.work])


def work(pipe: Connection, record: Document, nodes: int | None, compiled: bool) -> None:
    """Analyse a record, telling through the *pipe* what is known, until something comes back. Runs in the child."""
    settle_in(NICENESS)
    analyst = Analyst(parse_record(record, catalogue.find), nodes=nodes)
    is_compiled, looked, told = compiled and bots.use_twin(analyst.match.game), time.monotonic(), 0.0
    due = looked + LONGEST
    for progress in analyst.work(lambda nodes: not pipe.poll() and time.monotonic() < due):
        if compiled and not is_compiled and time.monotonic() - looked > AGAIN:
            is_compiled, looked = bots.use_twin(analyst.match.game), time.monotonic()
        if progress.state in ENDED or time.monotonic() - told > NEWS:
            pipe.send(analyst.document())
            told = time.monotonic()
