"""uvicorn's HTTP with deadlines: for a request to come, for its body, for the answer to be read, and for the end.

uvicorn itself waits for all of them as long as a client likes, also when it is told to end. What is asked of its
classes here is little: that `cycle` is the request at hand, with `more_body` and `response_complete`; a version without
them is served as it is.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any, NamedTuple

from uvicorn.config import Config
from uvicorn.protocols.http.auto import AutoHTTPProtocol

try:
    import resource
except ImportError:  # Windows, where there is no such bound
    resource = None  # type: ignore[assignment]

SPARE = 32  # files that connections leave to the rest of the server: its store, its processes, its log
QUIET = 60.0  # seconds between two lines of the log that say the same
FAREWELL = 2.0  # seconds in which a last answer may still be fetched
LATE = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: %d\r\ncontent-type: text/plain\r\n\r\n"
FULL = (
    b"HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\ncontent-length: %d\r\ncontent-type: text/plain\r\n\r\n"
)

log = logging.getLogger("engawa.server")

Base: Any = AutoHTTPProtocol


class Deadlines(NamedTuple):
    """Seconds that a client has."""

    head: float = 10.0  # for the head of a request, from the first byte or the connection on
    body: float = 30.0  # for its body
    stall: float = 30.0  # in which it takes nothing of what is sent
    grace: float = 3.0  # for what is under way when the server is told to end


class Http(Base):  # type: ignore[misc]
    """One connection. `uvicorn --http engawa.server.deadlines:Http`."""

    deadlines = Deadlines()

    def __init__(self, config: Config, *state: Any, **more: Any) -> None:
        if config.timeout_graceful_shutdown is None:  # the last resort: whatever is left then is cancelled
            config.timeout_graceful_shutdown = int(self.deadlines.grace + FAREWELL) + 1
        super().__init__(config, *state, **more)
        self._due: asyncio.TimerHandle | None = None  # for what is waited for
        self._awaited: tuple[Any, str] | None = None  # that: the request, and "head" or "body" of it
        self._stalled: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        """Begin, unless nearly all files that the system allows are open: then others would not get any."""
        super().connection_made(transport)
        if is_last_file(transport):
            complaints.log_once("nearly all files that this process may have are open: connections are turned away")
            self._bid_farewell(FULL, b"too many connections, try again later\n")
        else:
            self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._stop()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._watch()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._watch()

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._stalled is None:
            self._stalled = self.loop.call_later(self.deadlines.stall, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None

    def shutdown(self) -> None:
        """The server ends: what is under way has a while."""
        super().shutdown()
        self.loop.call_later(self.deadlines.grace, self._give_up)

    def _watch(self) -> None:
        """Have a deadline for what the client owes: a head, a body, or nothing while it is answered."""
        awaited = self._owed()
        if awaited == self._awaited:
            return
        if self._due is not None:
            self._due.cancel()
        self._due, self._awaited = None, awaited
        if awaited is not None:
            seconds = self.deadlines.head if awaited[1] == "head" else self.deadlines.body
            self._due = self.loop.call_later(seconds, self._let_go)

    def _owed(self) -> tuple[Any, str] | None:
        cycle = getattr(self, "cycle", None)
        if self not in self.connections or self.transport.is_closing():  # it has become a socket, or ends
            return None
        if cycle is None:
            return None, "head"
        if cycle.response_complete:  # the next one; while nothing has come, uvicorn's own timer runs
            return None if self.timeout_keep_alive_task is not None else (cycle, "head")
        return (cycle, "body") if cycle.more_body else None

    def _let_go(self) -> None:
        what = "the body" if self._awaited is not None and self._awaited[1] == "body" else "a request"
        cycle = getattr(self, "cycle", None)
        if cycle is not None and cycle.response_started and not cycle.response_complete:
            self.transport.abort()
        else:
            self._bid_farewell(LATE, b"%s did not come in time\n" % what.encode())

    def _bid_farewell(self, head: bytes, line: bytes) -> None:
        """Say a last thing past uvicorn, which takes it for a client that is gone."""
        self.transport.write(head % len(line) + line)
        self.transport.close()
        self.loop.call_later(FAREWELL, self.transport.abort)

    def _give_up(self) -> None:
        if not self.transport.is_closing():
            self.transport.close()
        self.loop.call_later(FAREWELL, self.transport.abort)

    def _stop(self) -> None:
        for timer in (self._due, self._stalled):
            if timer is not None:
                timer.cancel()
        self._due = self._stalled = None


class Complaints:
    """Lines for the log, each said once in a while however often there is reason to."""

    def __init__(self) -> None:
        self._said: dict[str, float] = {}

    def log_once(self, line: str) -> None:
        now = time.monotonic()
        if now - self._said.get(line, -QUIET) >= QUIET:
            self._said[line] = now
            log.warning("%s", line)


complaints = Complaints()


def is_last_file(transport: Any) -> bool:
    """Whether the file of a connection is among the last that there can be: the system gives the lowest number free."""
    connection = transport.get_extra_info("socket")
    if resource is None or connection is None:
        return False
    most, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return most != resource.RLIM_INFINITY and connection.fileno() >= most - min(SPARE, most // 4)
