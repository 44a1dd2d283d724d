"""Many writes in one transaction: each is answered for itself, and what one is refused harms no other."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from sqlalchemy import Connection, Text, bindparam, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from engawa.core.documents import expect_int
from engawa.store import many
from engawa.store.errors import Taken, UnknownMatch
from engawa.store.events import State
from engawa.store.news import CHANNEL, format_notice
from engawa.store.tables import events, matches, seeds, tokens

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


@dataclass(slots=True)
class Batch:
    """What one transaction will have stored."""

    standing: dict[str, Row]  # of every match that is appended to: head and state, and active once it is
    rows: dict[str, list[Row]] = field(default_factory=lambda: {"events": [], "seeds": [], "tokens": []})
    heads: dict[str, int] = field(default_factory=dict)  # of every match that got events


def write_all(
    connection: Connection, writes: Sequence[Creation | Append]
) -> tuple[list[Exception | None], dict[str, int]]:
    """Write what can be written: the answer to each write, and the new heads.

    Locks are taken in the order of ids, old matches before new ones, so that two processes never wait for each other.
    """
    batch = Batch(_lock(connection, {write.match for write in writes if isinstance(write, Append)}))
    created = _create(connection, {write.match: write for write in writes if isinstance(write, Creation)})
    answers = [_answer(batch, created, write) for write in writes]
    _store(connection, batch)
    return answers, batch.heads


def _lock(connection: Connection, ids: Iterable[str]) -> dict[str, Row]:
    """Where those matches stand, which nobody else can change until the transaction ends."""
    if not ids:
        return {}
    if connection.dialect.name == "sqlite":
        rows = many.standing(connection, ids)
    else:
        query = select(matches.c.id, matches.c.head, matches.c.state).where(matches.c.id.in_(sorted(ids)))
        locked = connection.execute(query.order_by(matches.c.id).with_for_update())
        rows = [(row.id, row.head, row.state) for row in locked]
    return {match: {"head": head, "state": state} for match, head, state in rows}


def _create(connection: Connection, creations: dict[str, Creation]) -> dict[str, Creation]:
    """Those that did not exist yet: the database took their rows."""
    if not creations:
        return {}
    dialect = sqlite if connection.dialect.name == "sqlite" else postgresql
    statement = dialect.insert(matches).on_conflict_do_nothing().returning(matches.c.id)
    rows = [creations[match].row for match in sorted(creations)]
    return {match: creations[match] for match in (connection.execute(statement, rows)).scalars()}


def _answer(batch: Batch, created: dict[str, Creation], write: Creation | Append) -> Exception | None:
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


def _store(connection: Connection, batch: Batch) -> None:
    moved = [{"match": match, **batch.standing[match]} for match in sorted(batch.heads.keys() & batch.standing.keys())]
    if connection.dialect.name == "sqlite":
        for table in (seeds, tokens, events):
            many.insert(connection, table, batch.rows[table.name])
        if moved:
            many.move(connection, [(row["match"], row["head"], row["active"], row["state"]) for row in moved])
        return
    for table in (seeds, tokens, events):
        if rows := batch.rows[table.name]:
            connection.execute(insert(table), rows)
    if moved:
        connection.execute(update(matches).where(matches.c.id == bindparam("match")), moved)
    if batch.heads:
        # Heard when the transaction commits, and only then.
        notices = bindparam("notices", type_=postgresql.ARRAY(Text))
        heads = [format_notice(match, head) for match, head in batch.heads.items()]
        connection.execute(select(func.pg_notify(CHANNEL, func.unnest(notices))), {"notices": heads})
