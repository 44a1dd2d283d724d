"""The file that SQLite writes to, seen from outside: whether it is still the one that its name leads to.

SQLite goes on writing to a file that was removed or moved, and is content; whoever starts next finds nothing of that.
"""

from __future__ import annotations

import os
import secrets
import sqlite3
from pathlib import Path

from engawa.core.messages import Message
from engawa.store.errors import StoreTrouble

STAMP = slice(60, 64)  # where a file has its `user_version`, of which nobody else makes use
LARGEST_STAMP = 2**31 - 1

Identity = tuple[int, int]


class DatabaseFile:
    """The database at *path* and its log, which must both stay what they were when this was made."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._files = (str(path), f"{path}-wal")
        self._known = self._identities()
        self._stamp: bytes | None = None
        self._handle: int | None = None

    def stamp(self, connection: sqlite3.Connection) -> None:
        """Mark the file, so that it is noticed if another one is written over it in its place.

        For whoever has the file alone: a second stamp would look like such another file.
        """
        if not hasattr(os, "pread"):  # Windows, where nobody can write over a file that is open
            return
        stamp = 1 + secrets.randbelow(LARGEST_STAMP)
        connection.execute(f"PRAGMA user_version = {stamp}")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        # Kept open until SQLite has let go: to close any handle of a file loses all the locks that a process has on it.
        self._handle = os.open(self._path, os.O_RDONLY)
        written = stamp.to_bytes(4, "big")
        if self._read_stamp() == written:  # else somebody still reads what was there before
            self._stamp = written

    def expect_there(self) -> None:
        """Raise if what is written now could not be found again."""
        if self._identities() != self._known or (self._stamp is not None and self._read_stamp() != self._stamp):
            raise StoreTrouble(Message("store-gone", where=str(self._path)))

    def close(self) -> None:
        """Let go of it, after SQLite has."""
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None

    def _read_stamp(self) -> bytes:
        assert self._handle is not None
        return os.pread(self._handle, STAMP.stop - STAMP.start, STAMP.start)

    def _identities(self) -> list[Identity | None]:
        return [_identity(file) for file in self._files]


def _identity(file: str) -> Identity | None:
    try:
        found = os.stat(file)
    except OSError:
        return None
    return found.st_dev, found.st_ino
