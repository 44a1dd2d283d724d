"""The processes beside a server, as the system shows them."""

import os
import select
from contextlib import suppress
from pathlib import Path

from server.serve import Server

from engawa.server.bots import NICENESS, PATIENT

AT_LAST = 600.0  # seconds in which a process of the lowest priority gets its turn, however busy the machine


def spawned_by(server: Server) -> list[int]:
    """The living processes that a server has beside it; multiprocessing has one of its own, which is not counted."""
    mine = number_of(server)
    children = Path(f"/proc/{mine}/task/{mine}/children").read_text().split()
    return [int(child) for child in children if "spawn_main" in told_of(int(child), "cmdline")]


def thinkers_of(server: Server) -> list[int]:
    """Those of them in which bots think, once they have begun to."""
    usual = niceness_of(number_of(server))
    return [child for child in spawned_by(server) if niceness_of(child) == usual + NICENESS]


def analysts_of(server: Server) -> list[int]:
    """Those of them that analyse a match, once they have told something."""
    usual = niceness_of(number_of(server))
    return [child for child in spawned_by(server) if niceness_of(child) == usual + PATIENT]


def number_of(server: Server) -> int:
    assert server.process is not None
    return server.process.pid


def niceness_of(process: int) -> int | None:
    told = told_of(process, "stat").rpartition(")")[2].split()
    return int(told[16]) if told else None


def has_a_compiler(process: int) -> bool:
    """Whether Numba is loaded there."""
    return "llvmlite" in told_of(process, "maps")


def told_of(process: int, what: str) -> str:
    """What the system tells of a process; nothing, once it has ended."""
    with suppress(FileNotFoundError, ProcessLookupError):
        return Path(f"/proc/{process}/{what}").read_text()
    return ""


class Watch:
    """Knows when a process has ended, be it whose child it may."""

    def __init__(self, process: int) -> None:
        self.handle = os.pidfd_open(process)

    def __enter__(self) -> "Watch":
        return self

    def __exit__(self, *exception: object) -> None:
        os.close(self.handle)

    def sees_the_end(self) -> bool:
        ended, _, _ = select.select([self.handle], [], [], AT_LAST)
        return bool(ended)
