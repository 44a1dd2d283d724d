"""What is measured of the server, row by row."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from bench.row import Goal, Row, at_least
from bench.server.crowd import MATCHES, Round
from bench.server.disk import DISK, file_system, sync_seconds
from bench.server.process import HOSTED, allow_sockets
from bench.server.scripts import scripts
from bench.server.sides import Sides

PEER = "boardgame.io, tic-tac-toe"
SIZES = (200, 2000)  # open matches
ROUNDS, QUICK_ROUNDS = 7, 3

Figure = Callable[[Round], float]
BUSY: tuple[tuple[str, str, Figure, Goal | None], ...] = (
    ("moves acknowledged", "moves/s", lambda r: r.moves / r.seconds, at_least(1)),
    ("until a move is acknowledged, p50", "s", lambda r: r.percentile(50), None),
    ("until a move is acknowledged, p95", "s", lambda r: r.percentile(95), None),
    ("until a move is acknowledged, p99", "s", lambda r: r.percentile(99), None),
    ("until the other seat has it, p50", "s", lambda r: median(r.delivered) / 1000, None),
    ("CPU time of the server for a move", "s", lambda r: r.cpu / r.moves, None),
    ("told to both seats for a move", "bytes", lambda r: r.bytes, None),
)


def rows(quick: bool, ways: Sequence[str] = (HOSTED,)) -> Iterator[Row]:
    """Every row, as soon as it is measured. Several *ways* of serving take turns in the same rounds."""
    allow_sockets(4 * max(SIZES))
    yield Row(f"writing to the disk ({file_system(DISK)}) until it is there", "s", sync_seconds(DISK))
    with TemporaryDirectory(prefix="engawa-bench-", dir=DISK) as folder:
        played = Path(folder) / "scripts.json"
        played.write_text(json.dumps(scripts(MATCHES)))
        for size in SIZES[:1] if quick else SIZES:
            with TemporaryDirectory(dir=folder) as place, Sides(Path(place), size, played, ways) as sides:
                yield from rows_of(sides, ways, QUICK_ROUNDS if quick else ROUNDS)


def rows_of(sides: Sides, ways: Sequence[str], rounds: int) -> Iterator[Row]:
    """What is measured with so many matches open."""
    matches = f"{sides.size} open matches"
    before = sides.settle()
    sides.open()
    yield from beside(ways, f"{matches}: memory for each", "kB", [sides.memory_since(before)])
    played = sides.play(rounds)
    for what, unit, figure, goal in BUSY:
        figures = [[figure(side) for side in round] for round in played]
        yield from beside(ways, f"{matches}: {what}", unit, figures, goal)
    alone = [[side.percentile(50) for side in sides.play_alone()]]
    yield from beside(ways, f"{matches}: until it is acknowledged, one at a time, p50", "s", alone)
    sides.leave()
    yield from beside(ways, f"{matches}: memory for each when all have left", "kB", [sides.memory_since(before)])


def beside(
    ways: Sequence[str], what: str, unit: str, rounds: list[list[float]], goal: Goal | None = None
) -> Iterator[Row]:
    """A row of what each of our ways did, round by round, beside the peer, which is the last."""
    *ours, theirs = zip(*rounds, strict=True)
    for way, figures in zip(ways, ours, strict=True):
        named = what if len(ways) == 1 else f"{way}, {what}"
        ratios = tuple(one / other for one, other in zip(figures, theirs, strict=True))
        yield Row(named, unit, median(figures), PEER, median(theirs), ratios, goal)
