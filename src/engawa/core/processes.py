"""Processes beside this one: how they are started, and that Ctrl-C is not for them."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Iterator
from contextlib import contextmanager

FRESH = multiprocessing.get_context("spawn")  # a fork of a process with threads, sockets and compiled code is no start


@contextmanager
def born_deaf() -> Iterator[None]:
    """Processes that are started meanwhile do not hear Ctrl-C, not even before they can say so themselves."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})  # a new process inherits this
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)  # what came meanwhile is heard now


def leave_interrupts() -> None:
    """Ctrl-C is for the process that started this one. Where signals can be blocked, it has never heard it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
