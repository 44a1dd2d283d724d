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

HELD = (errno.EACCES, errno.EAGAIN, errno.EDEADLK)  # by somebody else; whatever else fails says nothing about that
FAR = 4096  # where Windows locks, since nobody may read there then


class Served(Exception):
    """The matches are on a table already, at that address."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.address = address


@contextmanager
def held(matches: Path, address: str) -> Iterator[None]:
    """Say that the *matches* are at that *address*. Where no such file can be, things go on without one."""
    path = matches.with_name(f"{matches.name}.table")
    lock = _opened(path)
    if lock is None:
        yield
        return
    try:
        try:
            _lock(lock)
        except OSError as error:
            if error.errno in HELD:
                raise Served(path.read_text(encoding="utf-8")) from None
        os.truncate(lock, 0)
        os.write(lock, address.encode())
        yield
    finally:
        os.close(lock)  # which lets go of it; so does the end of the process, however it comes


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
