"""A tournament: deals in which one contender takes every seat in turn, with the same dice; on all processors.

A deal is the unit of a tournament. With two seats it is a pair of matches with the seats swapped, so that what the dice
and the first turn give to one contender, they give to the other too.
"""

from __future__ import annotations

import json
import multiprocessing
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from functools import cache
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from engawa import catalogue
from engawa.core.processes import FRESH, born_deaf, leave_interrupts
from engawa.lab import arena, contenders
from engawa.lab.rows import Row, append_rows, read_rows

AHEAD = 2  # deals that wait for every process, so that none is idle


class Task(NamedTuple):
    """One deal of one pairing."""

    setting: arena.Setting
    pairing: arena.Pairing
    deal: int


def tasks_of(setting: arena.Setting, pairings: Iterable[arena.Pairing], deals: int) -> list[Task]:
    """All deals, every pairing's first ones first: whenever it ends, all have had as many."""
    pairings = list(pairings)
    return [Task(setting, pairing, deal) for deal in range(deals) for pairing in pairings]


def hold(tasks: Sequence[Task], jobs: int = 1, path: Path | None = None) -> Iterator[list[Row]]:
    """Play the deals in so many processes; the rows of each as they come. Those in the file *path* come first.

    What comes is in that file already: whoever stops early goes on from there the next time.
    """
    kept = _kept(tasks, path)
    yield from kept.values()
    left = [task for task in tasks if _key(task) not in kept]
    for rows in map(play_deal, left) if jobs == 1 else _side_by_side(left, jobs):
        if path is not None:
            append_rows(path, rows)
        yield rows


def play_deal(task: Task) -> list[Row]:
    """The matches of a deal: the one contender has each seat once."""
    _settle_in(task.setting.game, task.setting.players, task.pairing, json.dumps(task.setting.options))
    return [Row(*task, seat, arena.play_match(*task, seat)) for seat in range(task.setting.players)]


@cache
def _settle_in(game: str, players: int, pairing: arena.Pairing, options: str) -> None:
    """Load kernels, and make buffers, in a match that does not count: nobody's clock runs meanwhile."""
    contenders.warm(catalogue.find(game), pairing)
    arena.play_match(arena.Setting(game, players, json.loads(options), nodes=1), pairing, 0, 0)


def _kept(tasks: Sequence[Task], path: Path | None) -> dict[str, list[Row]]:
    """The deals that are in the file with all their matches."""
    wanted = {_key(task): task.setting.players for task in tasks}
    found: dict[str, list[Row]] = {}
    for row in read_rows(path) if path is not None else ():
        key = _key(Task(row.setting, row.pairing, row.deal))
        if key in wanted:
            found.setdefault(key, []).append(row)
    return {key: rows for key, rows in found.items() if len(rows) == wanted[key]}


def _key(task: Task) -> str:
    return json.dumps(task, sort_keys=True)


def _side_by_side(tasks: Sequence[Task], jobs: int) -> Iterator[list[Row]]:
    """The deals as they are finished, by so many processes, which end when nobody asks for more."""
    before = multiprocessing.active_children()
    pool = ProcessPoolExecutor(jobs, FRESH, leave_interrupts)
    waiting = iter(tasks)
    try:
        running: set[Future[list[Row]]] = set()
        while True:
            with born_deaf():  # the pool starts its processes as work comes in
                running |= {pool.submit(play_deal, task) for task in islice(waiting, AHEAD * jobs - len(running))}
            if not running:
                break
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for each in done:
                yield each.result()
    finally:
        for child in multiprocessing.active_children():
            if child not in before:
                child.terminate()
        # The pool's own thread sees that and ends. If Python ended meanwhile, it would wake a thread that is gone.
        pool.shutdown(wait=True, cancel_futures=True)
