"""One process and two on one PostgreSQL, behind nginx with matches pinned by hash, in the same rounds."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import NamedTuple

from bench.row import Row
from bench.server.borrowed import PostgreSQL, Proxy
from bench.server.crowd import ACTIVE, MATCHES, Crowd, Round
from bench.server.disk import DISK
from bench.server.process import HOSTED, WAYS, Server, allow_sockets, cpu_of
from bench.server.scripts import scripts

OPEN = 200  # matches
ROUNDS, QUICK_ROUNDS = 7, 2
SIZE = "SELECT pg_total_relation_size('{table}')"
KB = 1000


class Played(NamedTuple):
    """A round, and the CPU seconds that it took of everybody."""

    round: Round
    cpu: dict[str, float]


WHO = ("the servers", "the database", "nginx", "the crowd")
COMPARED: tuple[tuple[str, str, Callable[[Played], float]], ...] = (
    ("moves acknowledged", "moves/s", lambda p: p.round.moves / p.round.seconds),
    ("until a move is acknowledged, p50", "s", lambda p: p.round.percentile(50)),
    ("until a move is acknowledged, p95", "s", lambda p: p.round.percentile(95)),
    *((f"CPU time for a move, {who}", "s", lambda p, who=who: p.cpu[who] / p.round.moves) for who in WHO),
    ("all of them together", "% of a core", lambda p: 100 * sum(p.cpu.values()) / p.round.seconds),
)


class House:
    """So many processes on one database, nginx before them, and a crowd."""

    def __init__(self, count: int, database: PostgreSQL, folder: Path, played: Path, started: ExitStack) -> None:
        folder.mkdir()
        self.database, self.folder = database, folder
        self.log = folder / "0.log"
        self.servers: list[Server] = []
        for i in range(count):
            command = [sys.executable, "-m", *WAYS[HOSTED]]
            self.servers.append(Server(command, folder / f"{i}.log", ENGAWA_STORE=database.url))
            started.callback(self.servers[-1].stop)
        self.proxy = started.enter_context(Proxy(self.servers[0], None, folder, *self.servers[1:]))
        self.crowd = Crowd("ours", self, played)
        started.callback(self.crowd.stop)

    @property
    def host(self) -> str:
        return f"{self.proxy.host}/engawa"

    def cpu(self) -> float:
        return sum(server.cpu() for server in self.servers)

    def memory(self) -> int:
        return sum(server.memory() for server in self.servers)

    def round(self) -> Played:
        """Play a round, in fresh matches."""
        self.crowd.open(OPEN)
        before = self._taken()
        played = self.crowd.play(MATCHES, ACTIVE)
        return Played(played, {who: seconds - before[who] for who, seconds in self._taken().items()})

    def _taken(self) -> dict[str, float]:
        """The CPU seconds that everybody has taken so far."""
        database, nginx = self.database.folder / "data" / "postmaster.pid", self.folder / "pid"
        processes = [cpu_of(int(file.read_text().split()[0])) for file in (database, nginx)]
        return dict(zip(WHO, [self.cpu(), *processes, self.crowd.cpu()], strict=True))


def rows(quick: bool) -> Iterator[Row]:
    """What one and two processes do, and what a match takes of the database."""
    allow_sockets(8 * OPEN)
    with TemporaryDirectory(prefix="engawa-bench-", dir=DISK) as folder, ExitStack() as started:
        played = Path(folder) / "scripts.json"
        played.write_text(json.dumps(scripts(MATCHES)))
        database = PostgreSQL()
        started.callback(database.stop)
        database.start()
        houses = [House(count, database, Path(folder) / str(count), played, started) for count in (1, 2)]
        rounds = [[house.round() for house in houses] for _ in range(1 + (QUICK_ROUNDS if quick else ROUNDS))][1:]
        yield from _compared(rounds)
        yield from _stored(database)


def _compared(rounds: list[list[Played]]) -> Iterator[Row]:
    for what, unit, figure in COMPARED:
        ones, twos = ([figure(one) for one in side] for side in zip(*rounds, strict=True))
        ratios = tuple(two / one for one, two in zip(ones, twos, strict=True))
        yield Row(f"two processes: {what}", unit, median(twos), "one process", median(ones), ratios)


def _stored(database: PostgreSQL) -> Iterator[Row]:
    """What an event and a match take, indexes and all."""
    counts = {table: int(database.execute(f"SELECT count(*) FROM {table}")[0][0]) for table in ("events", "matches")}
    sizes = {table: int(database.execute(SIZE.format(table=table))[0][0]) for table in counts}
    sizes["tokens"] = int(database.execute(SIZE.format(table="tokens"))[0][0])
    sizes["seeds"] = int(database.execute(SIZE.format(table="seeds"))[0][0])
    yield Row("stored for an event of Niwa, indexes included", "bytes", sizes["events"] / counts["events"])
    around = sizes["matches"] + sizes["tokens"] + sizes["seeds"]
    yield Row("stored for a match besides its events", "bytes", around / counts["matches"])
