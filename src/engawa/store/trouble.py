"""What ails a database, as `StoreTrouble`: in one line, in our languages where the saying is known."""

from __future__ import annotations

import errno
import socket
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import SQLAlchemyError

from engawa.core.messages import Message
from engawa.store.errors import StoreTrouble

# What systems and drivers say most often, by number or by word, and the message that says it in our languages.
SAYINGS: dict[int | str, str] = {
    errno.EACCES: "store-forbidden",
    errno.ECONNREFUSED: "store-refused",
    errno.ENOENT: "store-nowhere",
    errno.ENOTDIR: "store-no-directory",
    socket.EAI_NONAME: "store-no-host",
    "attempt to write a readonly database": "store-read-only",
    "database disk image is malformed": "store-damaged",
    "database is locked": "store-locked",
    "database or disk is full": "store-full",
    "file is not a database": "store-no-database",
    "unable to open database file": "store-no-file",
    "": "store-no-answer",
}


@contextmanager
def in_one_line(where: str, *errors: type[Exception]) -> Iterator[None]:
    """Whatever goes wrong with the database at *where*, as StoreTrouble. A driver may have *errors* of its own."""
    caught: tuple[type[Exception], ...] = (SQLAlchemyError, sqlite3.Error, OSError, *errors)
    try:
        yield
    except caught as error:
        raise StoreTrouble(Message("store-trouble", where=where, problem=_reason(error))) from error


def _reason(error: BaseException) -> Message | str:
    """What the driver or the system says, without what SQLAlchemy adds to it."""
    original = getattr(error, "orig", None) or error
    cause = original.__cause__ or original
    said = (getattr(cause, "strerror", None) or str(cause)).partition("\n")[0]
    known = SAYINGS.get(getattr(cause, "errno", None) or said) or SAYINGS.get(said)
    return Message(known) if known else said
