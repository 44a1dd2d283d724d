"""Processes beside the server: they leave it the first call on the processor, and end when it does."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading

FRESH = multiprocessing.get_context("spawn")  # a fork of a process with threads and sockets is no good start


def settle_in(niceness: int) -> None:
    """Begin a child's life. Ctrl-C is for the server, and whoever ends the server ends the child."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(niceness)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(0)
