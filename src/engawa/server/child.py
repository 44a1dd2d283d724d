"""Processes beside the server: they leave it the first call on the processor, and end when it does."""

from __future__ import annotations

import multiprocessing
import os
import threading

from engawa.core.processes import leave_interrupts


def settle_in(niceness: int) -> None:
    """Begin a child's life. Ctrl-C is for the server, and whoever ends the server ends the child."""
    leave_interrupts()
    if hasattr(os, "nice"):
        os.nice(niceness)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(0)
