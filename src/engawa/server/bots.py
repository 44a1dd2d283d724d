"""Bots in seats think in processes of their own, so that the table never waits for them."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import secrets
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from engawa import bots, catalogue
from engawa.core.rng import WORDS

NICE = 5


class Thinkers:
    """A few processes in which bots choose their moves."""

    def __init__(self, count: int = 1) -> None:
        self._count = count
        self._pool: ProcessPoolExecutor | None = None

    async def move(self, bot: str, view: dict[str, Any]) -> str:
        """The move that *bot* chooses for the seat to act, from what that seat may know."""
        words = [secrets.randbits(32) for _ in range(WORDS)]
        try:
            return await self._ask(bot, view, words)
        except BrokenProcessPool:  # somebody ended a process: think again in new ones
            self.close()
            return await self._ask(bot, view, words)

    async def _ask(self, bot: str, view: dict[str, Any], words: list[int]) -> str:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._count, mp_context=context, initializer=_settle_in)
        return await asyncio.get_running_loop().run_in_executor(self._pool, choose, bot, view, words)

    def close(self) -> None:
        """Let the processes go; what they still think about is dropped."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def choose(bot: str, view: dict[str, Any], rng: list[int]) -> str:
    """The move of *bot* in a view, as text. Runs in a thinker's process."""
    action = bots.find(bot).choose(view, rng, bots.BUDGET)
    game = catalogue.find(view["game"])
    sitting = game.notation.parse_position(view)
    return game.notation.format_move(sitting.board, sitting.state, action)


def _settle_in() -> None:
    """Leave the table the first call on the processor, and do not outlive it."""
    os.nice(NICE)
    threading.Thread(target=_end_with_the_table, daemon=True).start()


def _end_with_the_table() -> None:
    table = multiprocessing.parent_process()
    assert table is not None
    table.join()
    os._exit(0)
