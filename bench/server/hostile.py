"""One hostile address, and what everybody else notices of it: the drills of issue 17.

While it does its worst, two people at another address play, and every move of theirs is timed.
"""

from __future__ import annotations

import asyncio
import json
import resource
import socket
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, suppress
from importlib.util import find_spec
from pathlib import Path
from statistics import quantiles
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from bench.row import Row, at_least, at_most
from bench.server.endless import endless
from bench.server.process import PATIENT, Server
from bench.server.wires import SocketWire
from engawa.server.wire import VERSION

GAME, PLIES = "nueby/jaeger", 15_000  # a legal record, nearly as long as a match of it can be
FLOODER = {"X-Forwarded-For": "10.9.9.9"}
DEADLINES = "engawa.server.deadlines"
COMMAND = (sys.executable, "-m", "uvicorn", "--factory", "engawa.server.hosted:app", "--port", "{port}")
OPTIONS = ("--log-level", "warning", "--ws", "engawa.server.fast_socket:Socket")
HALF = b"POST /api/replay HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"
MEGA = 1_000_000
ASIDES = "SELECT count(*), coalesce(sum(length(body)), 0) FROM events WHERE type IN ('seat', 'object')"
PLAIN: dict[str, Any] = {
    "proxy": None,
    "ping_interval": None,
    "close_timeout": 1,
}  # a stall is to be seen, not to end it


def rows(quick: bool) -> Iterator[Row]:
    """Each drill on a server of its own."""
    for drill in (quiet, records, making, floods, storing, silence, ending, files):
        with TemporaryDirectory() as folder, ExitStack() as ending_of:
            yield from drill(_Drill(Path(folder), ending_of), quick)


class Stored(NamedTuple):
    """What a store holds."""

    events: int
    bytes: int


class _Drill:
    """A server as docs/hosting.md starts it, and two people who play there."""

    def __init__(self, folder: Path, leaving: ExitStack) -> None:
        http = ("--http", f"{DEADLINES}:Http") if find_spec(DEADLINES) else ()  # so that older servers can be drilled
        self.store = folder / "matches.db"
        self.server = Server([*COMMAND, *OPTIONS, *http], folder / "log", ENGAWA_STORE=str(self.store))
        self.leaving = leaving
        leaving.callback(self._stop)
        self.http = leaving.enter_context(httpx.Client(base_url=f"http://{self.server.host}", timeout=PATIENT))

    def during(self, attack: Callable[[], object]) -> list[float]:
        """The seconds that each move of others took while an attack went on, the longest last."""
        seconds, done, seated = list[float](), threading.Event(), threading.Event()
        player = threading.Thread(target=self._play, args=(seconds, done, seated))
        player.start()
        try:
            seated.wait(PATIENT)  # or it would be the coming of people that waits, and no move
            attack()
        finally:
            done.set()
            player.join()
        return sorted(seconds)

    def _play(self, seconds: list[float], done: threading.Event, seated: threading.Event) -> None:
        while not done.is_set():
            made = self.http.post("/api/matches", json=wish("niwa")).json()
            with connect(f"ws://{self.server.host}/api/matches/{made['match']}/socket", **PLAIN) as talk:
                talk.send(json.dumps({"type": "hello", "version": VERSION, "token": made["token"]}))
                standing = _next(talk, "snapshot")["standing"]
                while standing["legal"] and not done.is_set():
                    move = {"type": "move", "number": standing["number"], "text": standing["legal"][0]}
                    begun = time.perf_counter()
                    talk.send(json.dumps(move))
                    standing = _next(talk, "played")["standing"]
                    seconds.append(time.perf_counter() - begun)
                    seated.set()
                    time.sleep(0.02)  # people think: their moves come all the time, not as fast as they can

    def stored(self) -> Stored:
        """What is stored of names and objections."""
        with closing(sqlite3.connect(self.store)) as read:
            return Stored(*read.execute(ASIDES).fetchone())

    def line(self, sends: bytes = b"") -> socket.socket:
        host, port = self.server.host.split(":")
        line = self.leaving.enter_context(socket.create_connection((host, int(port)), PATIENT))
        line.sendall(sends)
        return line

    def _stop(self) -> None:
        self.server.process.terminate()
        try:
            self.server.process.wait(20)
        except subprocess.TimeoutExpired:
            self.server.process.kill()
            self.server.process.wait()


def quiet(drill: _Drill, quick: bool) -> Iterator[Row]:
    """Nothing happens."""
    moves = drill.during(lambda: time.sleep(2 if quick else 5))
    yield Row("hostile: a move of others, nobody attacks, p95", "s", p95(moves))


def records(drill: _Drill, quick: bool) -> Iterator[Row]:
    """Twelve replays of a long record, of which nobody reads the answer."""
    body = json.dumps(endless(GAME, PLIES), separators=(",", ":")).encode()
    head = "POST /api/replay HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 10.9.9.9\r\nContent-Type: application/json\r\n"
    request = f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body
    answers = list[bytes]()

    def attack() -> None:
        lines = [drill.line(request) for _ in range(12)]
        for line in lines:
            with suppress(TimeoutError, ConnectionError):
                answers.append(line.recv(12))

    before = drill.server.memory()
    moves = drill.during(attack)
    grown = max(0, drill.server.memory() - before)
    yield Row("hostile: twelve unread replays, memory of all its processes grows by", "MB", grown / MEGA)
    yield Row("hostile: a move of others meanwhile, p95", "s", p95(moves))
    yield Row("hostile: the longest of them", "s", moves[-1])


def making(drill: _Drill, quick: bool) -> Iterator[Row]:
    """Matches made of a long record, one after another."""
    asked = wish(GAME) | {"record": endless(GAME, PLIES)}
    times = 2 if quick else 6
    moves = drill.during(lambda: [drill.http.post("/api/matches", json=asked, headers=FLOODER) for _ in range(times)])
    yield Row("hostile: matches made of a long record, a move of others meanwhile, p95", "s", p95(moves))
    yield Row("hostile: the longest of them", "s", moves[-1])


def floods(drill: _Drill, quick: bool) -> Iterator[Row]:
    """Thirty sockets pour messages as fast as the network takes them."""
    made = drill.http.post("/api/matches", json=wish("niwa"), headers=FLOODER).json()
    url = f"ws://{drill.server.host}/api/matches/{made['match']}/socket"
    talks = [drill.leaving.enter_context(connect(url, additional_headers=FLOODER, **PLAIN)) for _ in range(30)]
    hello = json.dumps({"type": "hello", "version": VERSION, "token": made["spectator"]})
    text = b'{"type":"ping"}'
    frame = bytes((0x81, 0x80 | len(text), 0, 0, 0, 0)) + text  # masked with zeros
    poured = [0]
    until = time.monotonic() + (3 if quick else 8)

    def pour(talk: Any) -> None:
        with suppress(OSError, ConnectionClosed):
            talk.send(hello)
            _next(talk, "snapshot")
            while time.monotonic() < until:
                talk.socket.sendall(frame * 5000)
                poured[0] += 5000

    def attack() -> None:
        pouring = [threading.Thread(target=pour, args=(talk,), daemon=True) for talk in talks]
        for thread in pouring:
            thread.start()
        for thread in pouring:
            thread.join(max(0.0, until - time.monotonic()) + 1)

    moves = drill.during(attack)
    yield Row("hostile: thirty sockets pour, messages that the network took", "messages", poured[0])
    yield Row("hostile: a move of others meanwhile, p95", "s", p95(moves))
    yield Row("hostile: the longest of them", "s", moves[-1])


def storing(drill: _Drill, quick: bool) -> Iterator[Row]:
    """Fifty sockets of one address, each with as many new names as it may send, and objections between them."""
    seconds = 10 if quick else 60
    made = [drill.http.post("/api/matches", json=wish("niwa"), headers=FLOODER).json() for _ in range(10)]
    before = drill.stored()

    async def name(table: dict[str, Any]) -> None:
        path, text = f"/api/matches/{table['match']}/socket", "x" * 30
        with suppress(ConnectionError):
            async with SocketWire(drill.server.host, path, "10.9.9.9") as line:
                line.say([json.dumps({"type": "hello", "version": VERSION, "token": table["token"]}).encode()])
                reading = asyncio.ensure_future(_read_all(line))
                for beat in range(seconds):
                    names = [{"type": "name", "seat": 0, "name": f"{text}{beat} {i}"} for i in range(10)]
                    objections = [{"type": "object", "objects": bool(i % 2)} for i in range(10)]
                    line.say([json.dumps(said).encode() for pair in zip(names, objections) for said in pair])  # noqa: B905
                    await asyncio.sleep(1)
                reading.cancel()

    async def attack() -> None:
        await asyncio.gather(*(name(made[i % len(made)]) for i in range(50)))

    moves = drill.during(lambda: asyncio.run(attack()))
    after = drill.stored()
    yield Row("hostile: fifty sockets store names, events", "events/s", (after.events - before.events) / seconds)
    grown = (after.bytes - before.bytes) / 1000 * 60 / seconds
    yield Row("hostile: what they say, in a minute, without keys and indexes", "kB", grown)
    yield Row("hostile: a move of others meanwhile, p95", "s", p95(moves))


async def _read_all(line: SocketWire) -> None:
    async for _ in line.hear():
        pass


def silence(drill: _Drill, quick: bool) -> Iterator[Row]:
    """Connections that say nothing, or half of something."""
    count = 300 if quick else 1500
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 4096), hard))
    lines = [drill.line((b"", b"GET /api", HALF)[i % 3]) for i in range(count)]
    time.sleep(35)  # the longest deadline is 30
    open_still = 0
    for line in lines:
        line.setblocking(False)
        try:
            while line.recv(4096):
                pass
        except BlockingIOError:
            open_still += 1
        except OSError:
            pass
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    yield Row(
        f"hostile: of {count} silent connections, open after 35 seconds", "connections", open_still, goal=at_most(0)
    )


def ending(drill: _Drill, quick: bool) -> Iterator[Row]:
    """A server that is told to end while half a body has come."""
    drill.line(HALF)
    drill.http.get("/api/games")
    begun = time.monotonic()
    drill.server.process.terminate()
    with suppress(subprocess.TimeoutExpired):
        drill.server.process.wait(20)
    yield Row("hostile: until the end, with half a body (20: never)", "s", time.monotonic() - begun, goal=at_most(10))


def files(drill: _Drill, quick: bool) -> Iterator[Row]:
    """More connections than the system gives files for."""
    resource.prlimit(drill.server.process.pid, resource.RLIMIT_NOFILE, (150, 150))
    lines = [drill.line() for _ in range(250)]
    time.sleep(1)
    for line in lines:
        line.close()
    time.sleep(1)
    answer = 0
    with suppress(httpx.HTTPError):
        answer = httpx.get(f"http://{drill.server.host}/api/games", timeout=10).status_code
    told = len(drill.server.log.read_text().splitlines())
    yield Row("hostile: out of files, lines in the log", "lines", told, goal=at_least(1))
    yield Row("hostile: answers after that", "answers", float(answer == 200), goal=at_least(1))


def wish(game: str) -> dict[str, Any]:
    return {"game": game, "seats": [{"kind": "me"}, {"kind": "me"}]}


def p95(moves: list[float]) -> float:
    return quantiles(moves, n=20, method="inclusive")[-1] if len(moves) > 1 else moves[0]


def _next(talk: Any, kind: str) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = json.loads(talk.recv(PATIENT))
        if message["type"] == kind:
            return message
