"""The end of the process, heard of early: a server that is told to end first waits for its open answers."""

from __future__ import annotations

import asyncio
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

SIGNALS = (signal.SIGINT, signal.SIGTERM)


@contextmanager
def announced_to(call: Callable[[], None]) -> Iterator[None]:
    """Have *call* made as soon as the process is told to end, beside what the server does then."""
    loop, handlers = asyncio.get_running_loop(), dict[signal.Signals, Callable[[int, FrameType | None], object]]()

    def hear(number: int, frame: FrameType | None) -> None:
        loop.call_soon_threadsafe(call)
        handlers[signal.Signals(number)](number, frame)

    if threading.current_thread() is threading.main_thread():  # no other may set handlers
        for number in SIGNALS:
            handler = signal.getsignal(number)
            if callable(handler):
                handlers[number] = handler
                signal.signal(number, hear)
    try:
        yield
    finally:
        for number, handler in handlers.items():
            if signal.getsignal(number) is hear:
                signal.signal(number, handler)
