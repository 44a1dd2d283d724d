"""The sign beside a file of matches: it says where they are on the table, and is held for as long as they are.

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
def sign(matches: Path, address: str) -> Iterator[None]:
    """Say that the *matches* are at that *address*. Where no sign can be put up, things go on without one."""
    path = matches.with_name(f"{matches.name}.table")
    held = _opened(path)
    if held is None:
        yield
        return
    try:
        try:
            _lock(held)
        except OSError as error:
            if error.errno in HELD:
                raise Served(path.read_text(encoding="utf-8")) from None
        os.truncate(held, 0)
        os.write(held, address.encode())
        yield
    finally:
        os.close(held)  # which lets go of it; so does the end of the process, however it comes


def _opened(path: Path) -> int | None:
    """The file of a sign, if there can be one: else the store will say what is wrong."""
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        return os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError:
        return None


def _lock(held: int) -> None:
    if sys.platform == "win32":
        import msvcrt

        os.lseek(held, FAR, os.SEEK_SET)
        msvcrt.locking(held, msvcrt.LK_NBLCK, 1)
        os.lseek(held, 0, os.SEEK_SET)
    else:
        import fcntl

        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
