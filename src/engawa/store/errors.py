"""What the store answers when it cannot do as asked: three exceptions, one line each."""

from __future__ import annotations

import errno
import socket
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import SQLAlchemyError

from engawa.core.messages import Message

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


class Taken(ValueError):
    """Somebody else was faster: that number of the match, or the id of a new one, has been written already."""

    def __init__(self, match: str, number: int | None = None, head: int | None = None) -> None:
        event = f"event {number} of match {match!r} is taken: the match is at {head}"
        super().__init__(f"match {match!r} exists already" if number is None else event)
        self.match = match
        self.number = number
        self.head = head  # the number that is free


class UnknownMatch(ValueError):
    """No such match: it never was, or it has been forgotten."""

    def __init__(self, match: str) -> None:
        super().__init__(f"unknown match {match!r}")
        self.match = match


class StoreTrouble(RuntimeError):
    """The database cannot be opened, read or written now; one line says which and why.

    Nothing is half-written. A write that met this is not stored, with one exception: where the connection was lost
    during its commit, nobody knows. Read the match before writing again.
    """

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message

    def __str__(self) -> str:
        return self.message.text()


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
