"""Coroutines that begin at once. Most that might have to wait need not, and a task for each would cost more."""

from __future__ import annotations

import asyncio
import contextlib
import types
from collections.abc import Coroutine, Generator
from typing import Any

Work = Coroutine[Any, None, None]


def begun(work: Work) -> asyncio.Task[None] | None:
    """Do *work* as far as it comes without waiting. The rest, if there is one, is the task that comes back."""
    try:
        awaited = work.send(None)
    except StopIteration:
        return None
    return asyncio.create_task(_go_on(work, awaited))


async def _go_on(work: Work, awaited: Any) -> None:
    await _rest(work, awaited)


@types.coroutine
def _rest(work: Work, awaited: Any) -> Generator[Any, None, None]:
    """All of *work* that comes after what it has to wait for first."""
    with contextlib.closing(work):
        yield awaited
        yield from work
