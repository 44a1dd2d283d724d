"""Bots that think in threads beside the table, and in processes: how long the table's loop has to wait for them.

`python -m bench.threads`: while a bot thinks one turn after another, a loop wants to wake every two milliseconds.
How late it is, is what every move at every table would wait. *Idle* is the same with nobody thinking. There is one
thinker, since what threads share of kernels has one memory.
"""

from __future__ import annotations

import asyncio
import os
import statistics
import time
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import suppress
from multiprocessing import get_context
from typing import Any

import engawa
from engawa.core import rng
from engawa.server import minds

GAMES = "niwa", "nueby/werfer", "ninja-all-stars", "ninja-dice"
LEVEL = "strong"
SECONDS, WARM, TICK = 8.0, 3.0, 0.002


def think(view: dict[str, Any], seed: int) -> None:
    """One move of a bot."""
    words = [0] * rng.WORDS
    rng.seed(words, seed)
    minds.choose(view, 2.0, LEVEL, words, None)


async def late(executor: Executor | None, view: dict[str, Any]) -> tuple[list[float], int]:
    """How late a loop woke, in milliseconds, and how many moves were thought meanwhile."""
    moves = 0

    async def go_on() -> None:
        nonlocal moves
        while True:
            await asyncio.get_running_loop().run_in_executor(executor, think, view, moves)
            moves += 1

    task = asyncio.create_task(go_on()) if executor else None
    await asyncio.sleep(WARM)
    begun, moves, found = time.perf_counter(), 0, []
    while time.perf_counter() - begun < SECONDS:
        before = time.perf_counter()
        await asyncio.sleep(TICK)
        found.append((time.perf_counter() - before - TICK) * 1000)
    thought = moves
    if task is not None:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
    return found, thought


def main() -> None:
    """Print a line for each game and way."""
    for game in GAMES:
        match = engawa.new(game, seed=5)
        while not isinstance(match.to_act, int) or len(match.legal()) < 2:
            match.roll() if match.to_act == "chance" else match.play(match.legal()[0])
        view = match.view(match.to_act)
        ways: dict[str, Executor | None] = {
            "idle": None,
            "threads": ThreadPoolExecutor(1),
            "processes": ProcessPoolExecutor(1, get_context("spawn")),
        }
        for way, executor in ways.items():
            found, moves = asyncio.run(late(executor, view))
            middle, worst = statistics.median(found), statistics.quantiles(found, n=100)[98]
            told = f"late by {middle:6.2f} ms, p99 {worst:7.2f}; {moves} moves; load {os.getloadavg()[0]:.0f}"
            print(f"{game:18} {way:10} {told}", flush=True)
            if executor:
                executor.shutdown(cancel_futures=True)


if __name__ == "__main__":
    main()
