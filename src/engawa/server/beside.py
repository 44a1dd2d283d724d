"""Work for the processor beside the event loop: in a thread, or at once where there are none, as in a page."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


async def beside(function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """What *function* returns, without anybody waiting for it where that can be."""
    if sys.platform == "emscripten":
        return function(*args, **kwargs)
    return await asyncio.to_thread(function, *args, **kwargs)
