"""What the store answers when it cannot do as asked: three exceptions, one line each."""

from __future__ import annotations

from engawa.core.messages import Message


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

    def __init__(self, message: Message, told: Message | None = None) -> None:
        super().__init__(message)
        self.message = message
        self.told = told  # what players can do about it, where they can

    def __str__(self) -> str:
        return self.message.text()
