"""Analyses of matches: few at a time, told as they grow to whoever listens, and kept."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
import logging
import os
from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable
from typing import NamedTuple

import engawa
from engawa.analysis import heading
from engawa.core.match import Match
from engawa.core.messages import Message, document_of
from engawa.server import wire_http
from engawa.server.fair_queue import Asker, FairQueue, Rank
from engawa.server.live import Refused
from engawa.server.minds import ENDED, Document, Told, line_of
from engawa.store import MatchStore, StoreTrouble, UnknownMatch

MOST_WAITING = 30
MOST_PLIES = 3000  # of a match
AT_ONCE = 3  # made for different addresses, however few processors there are: they leave those to everybody else
LINGER = 20.0  # seconds for which one goes on without a listener: whoever loads the page anew finds it
TRIES = 2
BEAT = 20.0  # seconds after which a line is sent again, so that nobody on the way takes the silence for the end
SHAPE = wire_http.Analysis.model_json_schema()

Head = Callable[[], Awaitable[Document]]  # gets the document of an analysis that has not begun
Analyse = Callable[[Document, int | None], AsyncGenerator[Told, None]]

log = logging.getLogger("engawa.server")


class Listening(NamedTuple):
    """An analysis as somebody hears it: lines of JSON, each a whole `wire_http.Analysis`."""

    lines: AsyncIterator[bytes]
    left: Callable[[], None]  # to be called once nobody hears them any more


class Job:
    """One analysis: the line that tells what is known by now, who works on it, and how many listen."""

    def __init__(self, basis: str, document: Document, address: str) -> None:
        self.basis = basis
        self.address = address  # of whoever asked first
        self.state, self.line = document["state"], line_of(document)
        self.match: str | None = None  # with which it is kept when it is done
        self.news = asyncio.Event()  # set, and replaced, with every change
        self.work: asyncio.Task[None] | None = None
        self.listeners = 0
        self.farewell: asyncio.TimerHandle | None = None  # while nobody listens
        self.is_closed = False

    def know(self, state: str, line: bytes) -> None:
        """Take in what has been found."""
        self.state, self.line = state, line
        self.news.set()
        self.news = asyncio.Event()

    def close(self) -> None:
        """End the answers to all who listen."""
        self.is_closed = True
        self.news.set()

    @property
    def is_over(self) -> bool:
        return self.state in ENDED

    async def lines(self) -> AsyncIterator[bytes]:
        """What is known, and whatever becomes known, until it is over. Whoever is slow misses what is outdated."""
        while True:
            news = self.news
            yield self.line
            if self.is_over and news is self.news:
                return
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(news.wait(), BEAT)
            if self.is_closed:
                return


class Analyses:
    """The analyses that this process makes.

    So many of them as *most* are made at once for one address. *nodes* are those of a first look; by default as many
    as the game needs. Without a listener one goes on for so many seconds as *linger*.
    """

    def __init__(
        self, store: MatchStore, analyse: Analyse, *, most: int, nodes: int | None = None, linger: float = LINGER
    ) -> None:
        self._store = store
        self._analyse = analyse
        self._most = most
        self._nodes = nodes
        self._linger = linger
        self._jobs: dict[str, Job] = {}
        self._work = set[asyncio.Task[None]]()
        self.queue = FairQueue(max(AT_ONCE, (os.cpu_count() or 1) // 4), each=1)

    async def of_match(self, name: str, match: Match, address: str) -> Listening:
        """The analysis of a match that is over. If the store has none, it is made, and kept there."""
        record = match.record()
        basis = self._basis(record)
        kept = await self._store.analysis(name, basis)
        if kept is not None:
            return Listening(_only(kept), lambda: None)

        async def head() -> Document:
            return heading(match)

        return await self._listen(basis, head, record, address, name)

    async def of_record(self, head: Head, record: Document, address: str) -> Listening:
        """The analysis of a record that somebody brought. It is made, and not kept."""
        return await self._listen(self._basis(record), head, record, address)

    def hush(self) -> None:
        """End all answers: the process is about to end."""
        for job in self._jobs.values():
            job.close()

    @property
    def count(self) -> int:
        """How many are under way or wait."""
        return sum(not job.is_over for job in self._jobs.values())

    async def close(self) -> None:
        """Stop them all."""
        for job in [*self._jobs.values()]:
            self._end(job)
        if self._work:
            await asyncio.wait(self._work)

    def _basis(self, record: Document) -> str:
        """What an analysis follows from, as a digest. Another version of ours may see more, or write it otherwise."""
        text = json.dumps([engawa.__version__, SHAPE, self._nodes, record], sort_keys=True)
        return hashlib.sha256(text.encode()).hexdigest()

    async def _listen(
        self, basis: str, head: Head, record: Document, address: str, name: str | None = None
    ) -> Listening:
        job = self._jobs.get(basis) or await self._begin(basis, head, record, address)
        job.match = job.match or name
        job.listeners += 1
        if job.farewell is not None:
            job.farewell.cancel()
        return Listening(job.lines(), lambda: self._leave(job))

    def _leave(self, job: Job) -> None:
        job.listeners -= 1
        if not job.listeners:
            patience = 0.0 if job.state == "waiting" else self._linger  # nothing is lost where nothing was found
            job.farewell = asyncio.get_running_loop().call_later(patience, self._end, job)

    async def _begin(self, basis: str, head: Head, record: Document, address: str) -> Job:
        if len(record["plies"]) > MOST_PLIES:
            raise Refused("not-possible", Message("server-analysis-too-long", most=MOST_PLIES))
        self._expect_room(address)
        document = await head()
        if basis in self._jobs:  # somebody else has asked meanwhile
            return self._jobs[basis]
        self._expect_room(address)
        job = self._jobs[basis] = Job(basis, document, address)
        job.work = asyncio.create_task(self._make(job, record))
        self._work.add(job.work)
        job.work.add_done_callback(self._work.discard)
        return job

    def _expect_room(self, address: str) -> None:
        """Raise unless one more may be made for an address."""
        under_way = [job.address for job in self._jobs.values() if not job.is_over]
        if under_way.count(address) >= self._most:
            raise Refused("limit", Message("server-analyses-open", most=self._most))
        if len(under_way) > MOST_WAITING:
            raise Refused("busy", Message("server-analyses-busy"))

    def _end(self, job: Job) -> None:
        """Forget a job, and stop whoever works on it."""
        self._forget(job)
        if job.work is not None:
            job.work.cancel()

    def _forget(self, job: Job) -> None:
        if self._jobs.get(job.basis) is job:
            del self._jobs[job.basis]

    async def _make(self, job: Job, record: Document) -> None:
        """Have it done. If whoever does it comes to an early end, another one tries."""
        async with self.queue.place(Asker(job.address, Rank.HELP)):
            for _ in range(TRIES):
                if not job.is_over:
                    await self._follow(job, record)
        if not job.is_over:
            document, why = json.loads(job.line), Message("server-analysis-failed")
            log.warning("the analysis of a match of %s came to an early end", document["game"])
            document |= {"state": "failed", "reason": document_of(why)}
            job.know("failed", line_of(document))
        if job.state != "done":  # whoever asks again has it begun anew
            self._forget(job)

    async def _follow(self, job: Job, record: Document) -> None:
        async with contextlib.aclosing(self._analyse(record, self._nodes)) as told:
            async for state, line in told:
                if state == "done" and job.match is not None:
                    await self._keep(job.match, job.basis, line)
                job.know(state, line)
                if job.is_over:
                    return

    async def _keep(self, match: str, basis: str, line: bytes) -> None:
        try:
            await self._store.keep_analysis(match, basis, line)
        except UnknownMatch:  # it has been forgotten meanwhile
            pass
        except StoreTrouble as trouble:
            log.warning("%s", trouble)


async def _only(line: bytes) -> AsyncIterator[bytes]:
    yield line
