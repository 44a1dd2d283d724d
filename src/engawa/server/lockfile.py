"""The lock file beside a file of matches: it says where they are on the table, and is held for as long as they are.

Two tables with the same matches would not hear of each other's moves, and a browser keeps the matches of each apart.
"""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from engawa.core.messages import Message
from engawa.store import StoreTrouble

HELD = (errno.EACCES, errno.EAGAIN, errno.EDEADLK)  # by somebody else; whatever else fails says nothing about that
FAR = 4096  # where Windows locks, since nobody may read there then


class Served(StoreTrouble):
    """The matches are on a table already: in that process, at that address if it is known."""

    def __init__(self, matches: Path, process: str, address: str) -> None:
        key = "store-served-at" if address else "store-served"
        super().__init__(Message(key, where=str(matches), process=process, address=address))
        self.address = address


@contextmanager
def held(matches: Path | None, address: str = "") -> Iterator[None]:
    """Say that the file of *matches* is on the table in this process, at that *address*.

    Where no lock file can be, and of what is no file, things go on without one.
    """
    path = None if matches is None else matches.resolve()
    lock = None if path is None else _opened(path.with_name(f"{path.name}.table"))
    if path is None or lock is None:
        yield
        return
    try:
        try:
            _lock(lock)
        except OSError as error:
            if error.errno in HELD:
                raise _served(path, lock) from None
        os.truncate(lock, 0)
        os.write(lock, f"{os.getpid()} {address}".encode())
        yield
    finally:
        os.close(lock)  # which lets go of it; so does the end of the process, however it comes


def _served(matches: Path, lock: int) -> Served:
    """Who has the lock, as they have written into it."""
    process, _, address = os.read(lock, FAR).decode(errors="replace").partition(" ")
    return Served(matches, process, address)


def _opened(path: Path) -> int | None:
    """The file, if there can be one: else the store will say what is wrong."""
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        return os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError:
        return None


def _lock(lock: int) -> None:
    if sys.platform == "win32":
        import msvcrt

        os.lseek(lock, FAR, os.SEEK_SET)
        msvcrt.locking(lock, msvcrt.LK_NBLCK, 1)
        os.lseek(lock, 0, os.SEEK_SET)
    else:
        import fcntl

        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
