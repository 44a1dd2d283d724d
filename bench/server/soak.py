"""A day at the table, shortened: mixed life at two servers on one PostgreSQL, with kills and a restart of the database.

What must be 0: acknowledged plies that are gone, positions that show more than their viewer may know, answers 500, and
whatever people met that nobody should. Memory is that of the server which is not killed. The load is life, not as much
as there can be: of two cores something is left, or the times of people's moves would be those of a queue.
"""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import NamedTuple

from bench.row import Row, at_least, at_most
from bench.server.borrowed import PostgreSQL
from bench.server.diary import Ack, Diary, Sight
from bench.server.disk import DISK
from bench.server.life import CASTS, HAPPENS, OVERTIME
from bench.server.process import ROOT, Server, cpu_of
from engawa.server.table import PLIES, Table, Viewer
from engawa.store import Event, Store

HOUR = 3600.0  # seconds
WARM = 0.25  # of the day, before memory is looked at
BEATS = 80  # looks at memory in a day
PARTS = 8  # of the day after the warm-up, each with a median of memory
KILLS = (0.3, 0.6, 0.85)  # of the day: a server is killed and started again
RESTART = 0.4  # PostgreSQL is restarted
WINDOWS, SHORTEST = 60, 10.0  # in a day, and seconds: of moves that are looked at together
WORST = 5  # windows that are told one by one
PROMPT = 0.030  # seconds in which nineteen of twenty moves are acknowledged, on an idle machine
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


class Window(NamedTuple):
    """People's moves in a part of the day, in seconds, and what happened in it."""

    minute: float  # at which it begins
    moves: list[float]
    events: str

    @property
    def p95(self) -> float:
        """Without end, if nobody could move."""
        if len(self.moves) < 2:
            return max(self.moves, default=float("inf"))
        return quantiles(self.moves, n=20, method="inclusive")[-1]


class Day:
    """What came of it."""

    def __init__(self, seconds: float) -> None:
        self.seconds, self.begun = seconds, time.monotonic()
        self.diary = Diary()
        self.events: list[tuple[float, str]] = []  # when a server was killed, or the database restarted
        self.memory: list[float] = []  # of the server that stays
        self.family: list[float] = []  # the same with its thinkers and readers
        self.cpu: dict[str, float] = {}  # seconds, by who took them
        self.lost = 0
        self.leaks = 0
        self.faults = 0  # lines of a log that tell of a mistake of ours

    @property
    def window(self) -> float:
        """The seconds of a window."""
        return max(self.seconds / WINDOWS, SHORTEST)

    def windows(self) -> list[Window]:
        """The parts of the day, none left out: one in which nobody moves is the worst of all."""
        found, length = [], self.window
        for i in range(int(self.seconds // length)):
            start, end = self.begun + i * length, self.begun + (i + 1) * length
            moves = [move.seconds for move in self.diary.moves if start <= move.at < end]
            happened = [what for at, what in self.events if start <= at < end]
            found.append(Window(i * length / 60, moves, " and ".join(happened)))
        return found

    def swing(self) -> float:
        """How far memory was from where it was after the warm-up, at most, in per cent: medians of parts of the day."""
        size = max(1, len(self.memory) // PARTS)
        parts = [median(self.memory[i : i + size]) for i in range(0, len(self.memory) - size + 1, size)]
        return max((100 * (part / parts[0] - 1) for part in parts), key=abs)


def rows(day: Day) -> Iterator[Row]:
    """What a day came to, in numbers."""
    diary, windows = day.diary, day.windows()
    worst = max((window.p95 for window in windows), default=float("inf"))
    times = [move.seconds for move in diary.moves]
    yield Row("plies acknowledged", "plies", len(diary.acknowledged), goal=at_least(1))
    yield Row("of them lost", "plies", day.lost, goal=at_most(0))
    yield Row("positions looked at by three viewers", "positions", len(diary.sights), goal=at_least(1))
    yield Row("of them with more, or less, than the viewer may know", "positions", day.leaks, goal=at_most(0))
    yield Row("answers 500", "answers", diary.answers["500"], goal=at_most(0))
    yield Row("tracebacks in the logs", "lines", day.faults, goal=at_most(0))
    yield Row("what people met that nobody should", "times", len(diary.mistakes), goal=at_most(0))
    yield Row("a person's move until it is acknowledged, p50", "s", median(times))
    yield Row("the same, p95", "s", quantiles(times, n=20)[-1])
    yield Row("the same in the worst window", "s", worst, goal=at_most(PROMPT))
    late = sum(window.p95 > PROMPT for window in windows)
    yield Row(f"windows of {day.window:.0f} s slower than that, of {len(windows)}", "windows", late)
    yield Row("memory, at most away from where it was after the warm-up", "%", abs(day.swing()), goal=at_most(5))
    yield Row("memory of the server that stays", "MB", median(day.memory) / 1e6)
    yield Row("the same with its thinkers and readers, at most", "MB", max(day.family) / 1e6)
    for what, seconds in day.cpu.items():
        yield Row(f"processor, {what}", "% of a core", 100 * seconds / day.seconds)
    for what in ("a server is killed", "the database is restarted"):
        yield Row(what, "times", sum(event == what for _, event in day.events), goal=at_least(1))
    expected = [what for kinds in HAPPENS.values() for what in kinds]
    for what in expected:
        yield Row(what, "times", diary.done[what], goal=at_least(1))
    for what, count in sorted(diary.done.items()):
        if what not in expected:
            yield Row(what, "times", count)
    for status, count in sorted(diary.answers.items()):
        yield Row(f"answers {status}", "answers", count)


def notes(day: Day) -> Iterator[str]:
    """What does not fit into rows: how fast each window was, and what went wrong."""
    windows = day.windows()
    yield f"p95 of each window, ms: {' '.join(_brief(window) for window in windows)}"
    for window in sorted(windows, key=lambda each: -each.p95)[:WORST]:
        if window.p95 > PROMPT:
            happened = window.events or "nothing was done to it"
            yield f"minute {window.minute:.1f}: p95 {1000 * window.p95:.0f} ms of {len(window.moves)} moves; {happened}"
    yield from day.diary.mistakes[:20]


def _brief(window: Window) -> str:
    return f"{1000 * window.p95:.0f}{'*' * bool(window.events)}"


def live(seconds: float) -> Day:
    """Live a day of so many seconds."""
    with TemporaryDirectory(prefix="engawa-soak-", dir=DISK) as folder, ExitStack() as ending:
        database = PostgreSQL()
        ending.callback(database.stop)
        database.start()
        place = Path(folder)
        house = House(database, place)
        ending.callback(house.stop)
        diaries = {cast: place / f"{cast}.json" for cast in CASTS}
        casts = [_people(cast, path, seconds, house.servers) for cast, path in diaries.items()]
        for cast in casts:
            ending.callback(cast.kill)
            cast.stdout.readline()  # type: ignore[union-attr]
        day = Day(seconds)
        house.live(day)
        for cast in casts:
            cast.stdin.close()  # type: ignore[union-attr]
        for cast in casts:
            cast.wait(2 * OVERTIME)
        day.diary = Diary.read(*diaries.values())
        day.cpu = {cast: Diary.read(path).cpu for cast, path in diaries.items()} | house.cpu()
        day.faults = sum(log.read_text(errors="replace").count("Traceback") for log in place.glob("*.log*"))
        asyncio.run(_look_back(day, database.url))
    return day


def _people(cast: str, path: Path, seconds: float, servers: list[Server]) -> subprocess.Popen[bytes]:
    hosts = [server.host for server in servers]
    command = [sys.executable, "-m", "bench.server.life", cast, str(path), str(seconds), *hosts]
    return subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE)


class House:
    """Two servers on one database: one stays, one is killed now and then."""

    def __init__(self, database: PostgreSQL, folder: Path) -> None:
        self._database, self._log = database, folder / "dies.log"
        self.servers = [self._serve(folder / "stays.log"), self._serve(self._log)]
        self._taken = {"the servers with their thinkers": 0.0, "the database": 0.0}  # by those that are gone

    def live(self, day: Day) -> None:
        """Let the day pass, with what happens at its hours."""
        hours = sorted([*((at, self.kill) for at in KILLS), (RESTART, self.restart)], key=lambda hour: hour[0])
        beats = iter(range(1, BEATS + 1))
        beat = next(beats)
        while (passed := (time.monotonic() - day.begun) / day.seconds) < 1 or hours:
            if hours and passed >= hours[0][0]:
                _, happen = hours.pop(0)
                day.events.append((time.monotonic(), happen()))
            if passed >= beat / BEATS:
                beat = next(beats, BEATS)
                if passed >= WARM:
                    day.memory.append(self.servers[0].own_memory())
                    day.family.append(self.servers[0].memory())
            time.sleep(day.seconds / BEATS / 4)

    def kill(self) -> str:
        dying = self.servers[1]
        self._taken["the servers with their thinkers"] += dying.cpu()
        dying.process.send_signal(signal.SIGKILL)
        dying.process.wait()
        self._log = self._log.with_name(f"{self._log.name}.again")
        self.servers[1] = self._serve(self._log, dying.port)
        return "a server is killed"

    def restart(self) -> str:
        self._taken["the database"] += self._database_cpu()
        self._database.run("pg_ctl", "stop", "-w", "-m", "fast")
        self._database.again()
        return "the database is restarted"

    def cpu(self) -> dict[str, float]:
        """The CPU seconds that they took, without thinkers of a server that was killed and did not wait for them."""
        servers = sum(server.cpu() for server in self.servers)
        now = {"the servers with their thinkers": servers, "the database": self._database_cpu()}
        return {what: self._taken[what] + seconds for what, seconds in now.items()}

    def stop(self) -> None:
        for server in self.servers:
            server.stop()

    def _database_cpu(self) -> float:
        pid = (self._database.folder / "data" / "postmaster.pid").read_text().split()[0]
        return cpu_of(int(pid))

    def _serve(self, log: Path, port: int | None = None) -> Server:
        command = [sys.executable, "-m", *COMMAND, *SPARE]
        return Server(command, log, port=port, ENGAWA_STORE=self._database.url)


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
