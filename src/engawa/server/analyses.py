"""Analyses of matches: each in a process of its own, few at a time, so that bots keep moving."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
import logging
import os
import time
from collections.abc import AsyncIterator, Callable
from multiprocessing.connection import Connection
from typing import Any

from starlette.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

import engawa
from engawa import bots, catalogue
from engawa.analysis import Analyst, heading
from engawa.core.match import Match
from engawa.core.messages import Message, document_of
from engawa.core.record import parse_record
from engawa.server import wire_http
from engawa.server.child import FRESH, settle_in
from engawa.server.live import Refused
from engawa.store import Store, StoreTrouble, UnknownMatch

NICENESS = 12  # people wait for bots before they wait for this
MOST_WAITING = 30
MOST_PLIES = 3000  # of a match
LONGEST = 900.0  # seconds after which an analysis is stopped: others wait
LINGER = 20.0  # seconds for which one goes on without a listener: whoever loads the page anew finds it
AGAIN = 5.0  # seconds after which a process looks again whether somebody has compiled the game
NEWS = 0.7  # seconds between two lines on the way, and at least
SLACK = 4.0  # times as long as it takes to write one
BEAT = 20.0  # seconds after which a line is sent again, so that nobody on the way takes the silence for the end
ENDED = ("done", "stopped", "failed")
SHAPE = wire_http.Analysis.model_json_schema()

Document = dict[str, Any]

log = logging.getLogger("engawa.server")


class Lines(StreamingResponse):
    """Lines of JSON, each a whole `wire_http.Analysis`. *left* is called once nobody hears them any more."""

    media_type = "application/jsonl"

    def __init__(self, lines: AsyncIterator[bytes], left: Callable[[], None]) -> None:
        super().__init__(lines, headers={"Cache-Control": "no-store", "X-Accel-Buffering": "no"})
        self._left = left

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await super().__call__(scope, receive, send)
        finally:
            self._left()


class Job:
    """One analysis: the line that tells what is known by now, who works on it, and how many listen."""

    def __init__(self, basis: str, document: Document, address: str) -> None:
        self.basis = basis
        self.address = address  # of whoever asked first
        self.state, self.line = document["state"], _line(document)
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
    """The analyses that this process makes. *warm* is called with a game that is to be compiled, some time.

    So many of them as *most* are made at once for one address. *nodes* are those of a first look; by default as many
    as the game needs. Without a listener one goes on for so many seconds as *linger*.
    """

    def __init__(
        self, store: Store, warm: Callable[[str], None], *, most: int, nodes: int | None = None, linger: float = LINGER
    ) -> None:
        self._store = store
        self._warm = warm
        self._most = most
        self._nodes = nodes
        self._linger = linger
        self._jobs: dict[str, Job] = {}
        self._work = set[asyncio.Task[None]]()
        self._turn = asyncio.Semaphore(max(1, (os.cpu_count() or 1) // 4))

    async def of_match(self, name: str, match: Match, address: str) -> Lines:
        """The analysis of a match that is over. If the store has none, it is made, and kept there."""
        record = match.record()
        basis = self._basis(record)
        kept = await self._store.analysis(name, basis)
        if kept is not None:
            return Lines(_only(kept), lambda: None)
        return self._listen(basis, match, record, address, name)

    def of_record(self, match: Match, record: Document, address: str) -> Lines:
        """The analysis of a record that somebody brought. It is made, and not kept."""
        return self._listen(self._basis(record), match, record, address)

    def hush(self) -> None:
        """End all answers: the process is about to end."""
        for job in self._jobs.values():
            job.close()

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

    def _listen(self, basis: str, match: Match, record: Document, address: str, name: str | None = None) -> Lines:
        job = self._jobs.get(basis) or self._begin(basis, match, record, address)
        job.match = job.match or name
        job.listeners += 1
        if job.farewell is not None:
            job.farewell.cancel()
        return Lines(job.lines(), lambda: self._leave(job))

    def _leave(self, job: Job) -> None:
        job.listeners -= 1
        if not job.listeners:
            patience = 0.0 if job.state == "waiting" else self._linger  # nothing is lost where nothing was found
            job.farewell = asyncio.get_running_loop().call_later(patience, self._end, job)

    def _begin(self, basis: str, match: Match, record: Document, address: str) -> Job:
        if match.ply > MOST_PLIES:
            raise Refused("not-possible", Message("server-analysis-too-long", most=MOST_PLIES))
        under_way = [job.address for job in self._jobs.values() if not job.is_over]
        if under_way.count(address) >= self._most:
            raise Refused("limit", Message("server-analyses-open", most=self._most))
        if len(under_way) > MOST_WAITING:
            raise Refused("busy", Message("server-analyses-busy"))
        job = self._jobs[basis] = Job(basis, heading(match), address)
        self._warm(match.game.key)
        job.work = asyncio.create_task(self._make(job, record))
        self._work.add(job.work)
        job.work.add_done_callback(self._work.discard)
        return job

    def _end(self, job: Job) -> None:
        """Forget a job, and stop whoever works on it."""
        self._forget(job)
        if job.work is not None:
            job.work.cancel()

    def _forget(self, job: Job) -> None:
        if self._jobs.get(job.basis) is job:
            del self._jobs[job.basis]

    async def _make(self, job: Job, record: Document) -> None:
        """Have a process do it. If that comes to an early end, another one tries without the compiled twin."""
        async with self._turn:
            for compiled in (True, False):
                if not job.is_over:
                    await self._follow(job, record, compiled)
        if not job.is_over:
            document, why = json.loads(job.line), Message("server-analysis-failed")
            log.warning("the analysis of a match of %s came to an early end", document["game"])
            document |= {"state": "failed", "reason": document_of(why)}
            job.know("failed", _line(document))
        if job.state != "done":  # whoever asks again has it begun anew
            self._forget(job)

    async def _follow(self, job: Job, record: Document, compiled: bool) -> None:
        pipe, other = FRESH.Pipe(duplex=False)
        child = FRESH.Process(target=work, args=(other, record, self._nodes, compiled), daemon=True)
        child.start()
        other.close()
        try:
            while not job.is_over:
                state, line = await asyncio.to_thread(pipe.recv)
                if state == "done" and job.match is not None:
                    await self._keep(job.match, job.basis, line)
                job.know(state, line)
        except (EOFError, OSError):  # it is gone
            pass
        finally:
            child.terminate()
            await asyncio.to_thread(child.join)
            pipe.close()

    async def _keep(self, match: str, basis: str, line: bytes) -> None:
        try:
            await self._store.keep_analysis(match, basis, line)
        except UnknownMatch:  # it has been forgotten meanwhile
            pass
        except StoreTrouble as trouble:
            log.warning("%s", trouble)


def work(pipe: Connection, record: Document, nodes: int | None, compiled: bool) -> None:
    """Analyse a record, telling through the *pipe* what is known. Runs in the child."""
    settle_in(NICENESS)
    analyst = Analyst(parse_record(record, catalogue.find), nodes=nodes)
    is_compiled, looked = compiled and bots.use_twin(analyst.match.game), time.monotonic()
    due, stopped_at = looked, looked + LONGEST
    for progress in analyst.work(lambda nodes: time.monotonic() < stopped_at):
        now = time.monotonic()
        if compiled and not is_compiled and now - looked > AGAIN:
            is_compiled, looked = bots.use_twin(analyst.match.game), now
        if progress.state in ENDED or now >= due:
            pipe.send((progress.state, _line(analyst.document())))
            due = time.monotonic() + max(NEWS, SLACK * (time.monotonic() - now))


def _line(document: Document) -> bytes:
    return json.dumps(document, separators=(",", ":")).encode() + b"\n"


async def _only(line: bytes) -> AsyncIterator[bytes]:
    yield line
