"""A day at the table, shortened: mixed life at two servers on one PostgreSQL, with kills and a restart of the database.

What must be 0: acknowledged plies that are gone, positions that show more than their viewer may know, answers 500.
Memory is that of the server which is not killed.
"""

from __future__ import annotations

import asyncio
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory

from bench.row import Row, at_most
from bench.server.borrowed import PostgreSQL
from bench.server.disk import DISK
from bench.server.life import CAST, Ack, Diary, Guest, Sight
from bench.server.process import Server
from engawa.server.table import PLIES, Table, Viewer
from engawa.store import Event, Store

HOUR, QUICK = 3600.0, 120.0  # seconds
WARM = 0.25  # of the day, before memory is looked at
BEATS = 40  # looks at memory in a day
KILLS = (0.35, 0.55, 0.75)  # of the day: a server is killed and started again
RESTART = 0.45  # PostgreSQL is restarted
COMMAND = (
    "uvicorn",
    "--factory",
    "engawa.server.hosted:app",
    "--http",
    "engawa.server.deadlines:Http",
    "--ws",
    "engawa.server.fast_socket:Socket",
)
SPARE = ("--no-access-log", "--log-level", "warning", "--port", "{port}")


class Day:
    """What came of it."""

    def __init__(self) -> None:
        self.diary = Diary()
        self.memory: list[float] = []  # of the server that stays
        self.lost = 0
        self.leaks = 0
        self.faults = 0  # lines of a log that tell of a mistake of ours


def rows(quick: bool, seconds: float | None = None) -> Iterator[Row]:
    """What a day came to, in numbers."""
    day = live(seconds or (QUICK if quick else HOUR))
    diary = day.diary
    yield Row("soak: plies acknowledged", "plies", len(diary.acknowledged))
    yield Row("soak: of them lost", "plies", day.lost, goal=at_most(0))
    yield Row("soak: positions looked at by three viewers", "positions", len(diary.sights))
    yield Row("soak: of them with more, or less, than the viewer may know", "positions", day.leaks, goal=at_most(0))
    yield Row("soak: answers 500", "answers", diary.answers[500], goal=at_most(0))
    yield Row("soak: tracebacks in the logs", "lines", day.faults, goal=at_most(0))
    yield Row("soak: until a person's move is acknowledged, p50", "s", median(diary.seconds))
    yield Row("soak: until a person's move is acknowledged, p95", "s", quantiles(diary.seconds, n=20)[-1])
    quarter = max(1, len(day.memory) // 4)
    growth = 100 * (median(day.memory[-quarter:]) / median(day.memory[:quarter]) - 1)
    yield Row("soak: growth of memory after the warm-up", "%", growth, goal=at_most(5))
    for what, count in sorted(diary.done.items()):
        yield Row(f"soak: {what}", "times", count)
    for status, count in sorted(diary.answers.items()):
        yield Row(f"soak: answers {status}", "answers", count)


def live(seconds: float) -> Day:
    """Live a day of so many seconds."""
    day = Day()
    with TemporaryDirectory(prefix="engawa-soak-", dir=DISK) as folder, ExitStack() as ending:
        database = PostgreSQL()
        ending.callback(database.stop)
        database.start()
        logs = [Path(folder) / name for name in ("stays.log", "dies.log")]
        servers = [_serve(database.url, log) for log in logs]
        ending.callback(_stop, servers)
        over = threading.Event()
        hosts = [server.host for server in servers]
        guests = [Guest(hosts, day.diary, over, i) for i, _ in enumerate(_cast())]
        for guest in guests:
            ending.callback(guest.leave)
        threads = [
            threading.Thread(target=who, args=[guest], daemon=True) for who, guest in zip(_cast(), guests, strict=True)
        ]
        for thread in threads:
            thread.start()
        try:
            _pass(day, seconds, servers, logs[1], database)
        finally:
            over.set()
        for thread in threads:
            thread.join(60)
        day.faults = sum(log.read_text(errors="replace").count("Traceback") for log in Path(folder).glob("*.log*"))
        asyncio.run(_look_back(day, database.url))
    return day


def _cast() -> list[Callable[[Guest], None]]:
    return [who for who, count in CAST for _ in range(count)]


def _stop(servers: list[Server]) -> None:
    for server in servers:
        server.stop()


def _serve(database: str, log: Path, port: int | None = None) -> Server:
    return Server([sys.executable, "-m", *COMMAND, *SPARE], log, port=port, ENGAWA_STORE=database)


def _pass(day: Day, seconds: float, servers: list[Server], log: Path, database: PostgreSQL) -> None:
    """Let the time pass, with what happens at its hours."""
    begun, beat = time.monotonic(), 0
    hours = sorted([*((at, "kill") for at in KILLS), (RESTART, "restart")])
    while (passed := (time.monotonic() - begun) / seconds) < 1:
        if hours and passed >= hours[0][0]:
            _, what = hours.pop(0)
            if what == "kill":
                port = servers[1].port
                servers[1].process.send_signal(signal.SIGKILL)
                servers[1].process.wait()
                servers[1] = _serve(database.url, log.with_name(f"{log.name}.{len(hours)}"), port)
            else:
                database.run("pg_ctl", "stop", "-w", "-m", "fast")
                database.again()
        elif passed >= max(WARM, beat / BEATS):
            beat = int(passed * BEATS) + 1
            day.memory.append(servers[0].own_memory())
        time.sleep(seconds / BEATS / 10)


async def _look_back(day: Day, address: str) -> None:
    """Compare what people were told with what is stored."""
    async with await Store.open(address) as store:
        past = Past(store)
        day.lost = sum([not await past.has(ack) for ack in day.diary.acknowledged])
        day.leaks = sum([not await past.showed(sight) for sight in day.diary.sights])


class Past:
    """What is stored, as a witness of what people were told."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._events: dict[str, list[Event]] = {}

    async def has(self, ack: Ack) -> bool:
        """Whether a ply that was acknowledged is there."""
        plies = [event.body["text"] for event in await self._of(ack.match) if event.type in PLIES]
        return ack.ply < len(plies) and plies[ack.ply] == ack.text

    async def showed(self, sight: Sight) -> bool:
        """Whether a viewer was shown just what the rules let that viewer know."""
        header, seed = await self._store.header(sight.match), await self._store.seed(sight.match)
        table = Table.begun(sight.match, header, seed)
        for event in await self._of(sight.match):
            if table.match.ply >= sight.ply:
                break
            table.follow(event)
        return dict(table.standing(Viewer(sight.seats)).position) == sight.position

    async def _of(self, match: str) -> list[Event]:
        if match not in self._events:
            self._events[match] = await self._store.events(match)
        return self._events[match]
