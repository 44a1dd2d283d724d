"""Many writes in one transaction: each is answered for itself, and what one is refused harms no other."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol, TypeAlias

from sqlalchemy import Table

from engawa.core.documents import expect_int
from engawa.store.errors import Taken, UnknownMatch
from engawa.store.events import State
from engawa.store.schema import events, seeds, tokens

Row = dict[str, Any]


class Creation(NamedTuple):
    """A new match, with all that it begins with, as rows."""

    match: str
    row: Row
    seeds: list[Row]
    tokens: list[Row]
    events: list[Row]


class Append(NamedTuple):
    """One or more events, consecutive from *number*, as rows."""

    match: str
    number: int
    events: list[Row]
    state: State | None  # what the match becomes by them, if anything


Write: TypeAlias = Creation | Append
Answers: TypeAlias = tuple[list[Exception | None], dict[str, int]]  # to each write; and the new heads by match


class Standing(NamedTuple):
    """How far a match has come, and what it is then."""

    match: str
    head: int
    state: str


class Moved(NamedTuple):
    """How far a match comes, when, and what it is then."""

    match: str
    head: int
    active: float
    state: str


class Ledger(Protocol):
    """What a batch does with a database, in one transaction."""

    def standing(self, ids: Sequence[str]) -> Iterable[Standing]:
        """Where those matches stand, as far as there are any; nobody else can change it until the transaction ends."""

    def create(self, rows: Sequence[Row]) -> Iterable[str]:
        """Insert rows of matches; the ids of those that did not exist yet."""

    def insert(self, table: Table, rows: Sequence[Row]) -> None:
        """Insert rows with all their columns."""

    def move(self, rows: Sequence[Moved]) -> None:
        """Let matches come so far."""

    def tell(self, heads: dict[str, int]) -> None:
        """Tell other processes, once it is committed."""


@dataclass(slots=True)
class Batch:
    """What one transaction will have stored."""

    standing: dict[str, Row]  # of every match that is appended to: head and state, and active once it is
    rows: dict[str, list[Row]] = field(default_factory=lambda: {"events": [], "seeds": [], "tokens": []})
    heads: dict[str, int] = field(default_factory=dict)  # of every match that got events


def write_all(ledger: Ledger, writes: Sequence[Write]) -> Answers:
    """Write what can be written: the answer to each write, and the new heads.

    Locks are taken in the order of ids, old matches before new ones, so that two processes never wait for each other.
    """
    batch = Batch(_lock(ledger, {write.match for write in writes if isinstance(write, Append)}))
    created = _create(ledger, {write.match: write for write in writes if isinstance(write, Creation)})
    answers = [_answer(batch, created, write) for write in writes]
    _store(ledger, batch)
    return answers, batch.heads


def _lock(ledger: Ledger, ids: Iterable[str]) -> dict[str, Row]:
    standing = ledger.standing(sorted(ids)) if ids else ()
    return {match: {"head": head, "state": state} for match, head, state in standing}


def _create(ledger: Ledger, creations: dict[str, Creation]) -> dict[str, Creation]:
    """Those that did not exist yet: the database took their rows."""
    rows = [creations[match].row for match in sorted(creations)]
    return {match: creations[match] for match in ledger.create(rows)} if rows else {}


def _answer(batch: Batch, created: dict[str, Creation], write: Write) -> Exception | None:
    """None, and the rows of *write* are in the batch; or why they are not."""
    try:
        if isinstance(write, Append):
            _append(batch, write)
        else:
            _begin(batch, created, write)
    except ValueError as refused:
        return refused
    return None


def _append(batch: Batch, write: Append) -> None:
    standing = batch.standing.get(write.match)
    if standing is None:
        raise UnknownMatch(write.match)
    head = standing["head"]
    if write.number < head:
        raise Taken(write.match, write.number, head)
    expect_int(write.number, "number", 0, head)
    batch.rows["events"] += write.events
    batch.heads[write.match] = standing["head"] = head + len(write.events)
    standing["active"] = write.events[-1]["at"]
    standing["state"] = write.state or standing["state"]


def _begin(batch: Batch, created: dict[str, Creation], write: Creation) -> None:
    if created.get(write.match) is not write:
        raise Taken(write.match)
    batch.rows["events"] += write.events
    batch.rows["seeds"] += write.seeds
    batch.rows["tokens"] += write.tokens
    if write.events:
        batch.heads[write.match] = len(write.events)


def _store(ledger: Ledger, batch: Batch) -> None:
    for table in (seeds, tokens, events):
        if rows := batch.rows[table.name]:
            ledger.insert(table, rows)
    moved = [Moved(match, **batch.standing[match]) for match in sorted(batch.heads.keys() & batch.standing.keys())]
    if moved:
        ledger.move(moved)
    if batch.heads:
        ledger.tell(batch.heads)
