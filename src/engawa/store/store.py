"""The store: what a server asks of it."""

from __future__ import annotations

import asyncio
import json
import time
import zlib
from collections.abc import AsyncIterator, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, NamedTuple

from sqlalchemy import Connection, Row, Select, Table, and_, delete, func, select
from sqlalchemy.dialects import postgresql, sqlite

from engawa.core.documents import expect, expect_choice, expect_int, expect_table
from engawa.store import broadcast, events, schema
from engawa.store.batch import Append, Creation
from engawa.store.database import Database, open_database
from engawa.store.errors import UnknownMatch
from engawa.store.events import Draft, Event, State
from engawa.store.histogram import Histogram
from engawa.store.tokens import Role, find, hashed
from engawa.store.versions import migrate
from engawa.store.writer import Writer

PATIENCE = 5.0  # seconds that we wait for a lock of somebody else's
AT_ONCE = 500  # ids in one query


class Summary(NamedTuple):
    """A match as a list has it."""

    id: str
    state: State
    active: float  # when it had its last event
    head: int  # how many it has


class Store:
    """Matches on SQLite or PostgreSQL."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._broadcast = broadcast.Broadcast()
        self._listener = database.listening(self._broadcast) if database.listening else None
        self._writer = Writer(database, self._written)

    @classmethod
    async def open(cls, address: str | Path | None = None, *, patience: float = PATIENCE, alone: bool = False) -> Store:
        """The store at *address*: a file, or a PostgreSQL URL; without one, a file in the user's data directory.

        *alone* is for a server, which is the only one on its file: it notices what others do to that.
        """
        database = await open_database(address, patience, alone=alone)
        try:
            await database.write(lambda connection: migrate(connection, database.where))
        except BaseException:
            await database.close()
            raise
        return cls(database)

    @property
    def where(self) -> str:
        """The file, or the URL without its secrets."""
        return self._database.where

    @property
    def commits(self) -> Histogram:
        """How long transactions took that stored matches and events."""
        return self._writer.commits

    @property
    def waiting(self) -> int:
        """How many writes wait for theirs."""
        return self._writer.waiting

    async def check(self) -> None:
        """Raise `StoreTrouble` unless matches can be read, and would be found again if they were written now."""
        await self._database.check()

    async def close(self) -> None:
        """Write what is still to be written, end the subscriptions, let go of the database."""
        await self._writer.close()
        if self._listener:
            await self._listener.stop()
        self._broadcast.end()
        await self._database.close()

    async def __aenter__(self) -> Store:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    # Writing

    async def create(
        self,
        match: str,
        header: dict[str, Any],
        *,
        seed: bytes | None = None,
        tokens: Mapping[str, Role] | None = None,
        drafts: Sequence[Draft] = (),
        state: State = "open",
        at: float | None = None,
    ) -> list[Event]:
        """Store a new match with all that it begins with, or raise `Taken`; its first events."""
        stored = events.numbered(events.expect_name(match, "match"), 0, drafts)
        created = events.expect_time(time.time() if at is None else at, "at")
        row = {
            "id": match,
            "created": created,
            "active": stored[-1].at if stored else created,
            "state": expect_choice(state, "state", events.STATES),
            "head": len(stored),
            "header": events.write_json(expect_table(header, "header"), "header"),
        }
        hidden = [] if seed is None else [{"match": match, "seed": seed}]
        granted = [_token_row(match, token, role) for token, role in (tokens or {}).items()]
        await self._writer.write(Creation(match, row, hidden, granted, [event.row() for event in stored]))
        return stored

    async def append(
        self, match: str, number: int, drafts: Sequence[Draft], *, state: State | None = None
    ) -> list[Event]:
        """Store events from *number* on, all or none; they are on the disk when this returns.

        Whoever comes second to a number gets `Taken`. With *state* the match is over, or open again, by these events.
        """
        expect(len(drafts) > 0, "drafts", "expected-list", list(drafts))
        expect_int(number, "number", 0, events.MOST_EVENTS - len(drafts))
        stored = events.numbered(_expect_known(match), number, drafts)
        becomes = None if state is None else expect_choice(state, "state", events.STATES)
        await self._writer.write(Append(match, number, [event.row() for event in stored], becomes))
        return stored

    async def grant(self, match: str, token: str, role: Role) -> None:
        """Let whoever holds *token* be *role*, whatever it was before."""
        await self._put(schema.tokens, _token_row(_expect_known(match), token, role))

    async def keep_analysis(self, match: str, basis: str, document: bytes) -> None:
        """Keep what was worked out from a match, in place of what was kept before."""
        packed = await asyncio.to_thread(zlib.compress, document)
        await self._put(schema.analyses, {"match": _expect_known(match), "basis": basis, "document": packed})

    async def forget(self, before: float, state: State = "over") -> list[str]:
        """Delete the matches in that *state* that had their last event before that time; which they were."""
        chosen = schema.matches.c.state == expect_choice(state, "state", events.STATES)
        old = select(schema.matches.c.id).where(chosen, schema.matches.c.active < events.expect_time(before, "before"))
        old = old.order_by(schema.matches.c.id).limit(AT_ONCE).with_for_update()

        def forget_some(connection: Connection) -> Sequence[str]:
            found = connection.execute(old).scalars().all()
            connection.execute(delete(schema.matches).where(schema.matches.c.id.in_(found)))
            return found

        forgotten: list[str] = []
        while True:
            found = await self._writer.alone(forget_some)
            forgotten += found
            if len(found) < AT_ONCE:
                return forgotten

    async def remove(self, ids: Iterable[str]) -> list[str]:
        """Delete these matches, whatever their state; those that there were."""
        gone: list[str] = []
        for some in _portions(ids):
            statement = delete(schema.matches).where(schema.matches.c.id.in_(some)).returning(schema.matches.c.id)
            gone += await self._writer.alone(lambda connection, s=statement: connection.execute(s).scalars().all())  # type: ignore[misc]
        return sorted(gone)

    # Reading

    async def summaries(self) -> list[Summary]:
        """All matches, in the order of their ids."""
        columns = [schema.matches.c[name] for name in Summary._fields]
        query = select(*columns).order_by(schema.matches.c.id).limit(AT_ONCE)
        found: list[Summary] = []
        while True:
            after = query.where(schema.matches.c.id > found[-1].id) if found else query
            rows = await self._database.read(lambda connection, q=after: connection.execute(q).all())  # type: ignore[misc]
            found += [Summary(*row) for row in rows]
            if len(rows) < AT_ONCE:
                return found

    async def header(self, match: str) -> dict[str, Any]:
        """What was fixed when the match was made. The seed is not in it."""
        (row,) = await self._rows(match, select(schema.matches.c.header).where(schema.matches.c.id == match))
        return expect_table(json.loads(row.header), "header")

    async def seed(self, match: str) -> bytes | None:
        """The secret of the match, if it has one."""
        query = (
            select(schema.seeds.c.seed)
            .select_from(schema.matches.outerjoin(schema.seeds))
            .where(schema.matches.c.id == match)
        )
        (row,) = await self._rows(match, query)
        return None if row.seed is None else bytes(row.seed)

    async def events(self, match: str, since: int = 0) -> list[Event]:
        """The events of a match from number *since* on."""
        expect_int(since, "since", 0, events.MOST_EVENTS)
        later = and_(schema.events.c.match == schema.matches.c.id, schema.events.c.number >= since)
        query = (
            select(schema.events)
            .select_from(schema.matches.outerjoin(schema.events, later))
            .where(schema.matches.c.id == match)
        )
        rows = await self._rows(match, query.order_by(schema.events.c.number))
        return [Event(match, row.number, row.type, json.loads(row.body), row.at) for row in rows if row.match]

    async def heads(self, ids: Iterable[str]) -> dict[str, int]:
        """How far those matches have come, as the number that the next event gets. Unknown ones are left out."""
        some = _portions(ids)
        query = select(schema.matches.c.id, schema.matches.c.head)

        def all_heads(connection: Connection) -> dict[str, int]:
            found = (connection.execute(query.where(schema.matches.c.id.in_(ids))) for ids in some)
            return {row.id: row.head for rows in found for row in rows}

        return await self._database.read(all_heads)

    async def role(self, match: str, token: str) -> Role | None:
        """What *token* lets its holder be in that match; None for a wrong one, and in an unknown match."""
        if not events.is_name(match):
            return None
        query = select(schema.tokens.c.hash, schema.tokens.c.role).where(schema.tokens.c.match == match)
        kept = await self._database.read(lambda connection: connection.execute(query).all())
        found = find(token, [(row.hash, row.role) for row in kept])
        return None if found is None else json.loads(found)

    async def analysis(self, match: str, basis: str) -> bytes | None:
        """What was worked out from a match, if something was and it is of that *basis*."""
        query = (
            select(schema.analyses)
            .select_from(schema.matches.outerjoin(schema.analyses))
            .where(schema.matches.c.id == match)
        )
        (row,) = await self._rows(match, query)
        return zlib.decompress(row.document) if row.basis == basis else None

    # Being told

    @asynccontextmanager
    async def subscribe(self) -> AsyncIterator[broadcast.Subscription]:
        """A stream of notices "match X is at head N" about all that is stored from now on.

        On PostgreSQL they tell of every process, on SQLite of this one.
        """
        with self._broadcast.subscription() as subscription:
            await self._listen()
            yield subscription

    @asynccontextmanager
    async def words(self) -> AsyncIterator[broadcast.Words]:
        """A stream of what processes `say` from now on; on SQLite there is only this one."""
        with self._broadcast.words() as words:
            await self._listen()
            yield words

    async def say(self, word: str) -> None:
        """Say something to all that listen to words, here too. It is not kept."""
        expect(len(word.encode()) <= broadcast.LONGEST_WORD, "word", "expected-text", word)
        self._database.expect_open()
        if self._listener is None:
            self._broadcast.say(word)
            return
        said = select(func.pg_notify(broadcast.WORDS, word))
        await self._database.write(lambda connection: connection.execute(said))

    # Inside

    async def _listen(self) -> None:
        self._database.expect_open()
        if self._listener:
            await self._listener.start()

    def _written(self, heads: dict[str, int]) -> None:
        """Tell of our own writes, unless they come back from the database like those of others."""
        if self._listener is None:
            for match, head in heads.items():
                self._broadcast.tell(broadcast.Notice(match, head))

    async def _put(self, table: Table, row: dict[str, Any]) -> None:
        """Insert a row about a match, or replace the one with the same key."""
        known = select(schema.matches.c.id).where(schema.matches.c.id == row["match"]).with_for_update()

        def put(connection: Connection) -> None:
            if connection.execute(known).first() is None:
                raise UnknownMatch(row["match"])
            insert = (sqlite if connection.dialect.name == "sqlite" else postgresql).insert(table).values(row)
            connection.execute(insert.on_conflict_do_update(index_elements=[*table.primary_key], set_=row))

        await self._writer.alone(put)

    async def _rows(self, match: str, query: Select[Any]) -> Sequence[Row[Any]]:
        """The rows about one match, of which a known one has some."""
        _expect_known(match)
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        if not rows:
            raise UnknownMatch(match)
        return rows


def _portions(ids: Iterable[str]) -> list[list[str]]:
    """Ids that a match can have, once each, as many at a time as one query takes."""
    wanted = sorted({match for match in ids if events.is_name(match)})
    return [wanted[i : i + AT_ONCE] for i in range(0, len(wanted), AT_ONCE)]


def _expect_known(match: str) -> str:
    """An id that a match can have; no other is asked for."""
    if not events.is_name(match):
        raise UnknownMatch(match)
    return match


def _token_row(match: str, token: str, role: Role) -> dict[str, Any]:
    expect(role is not None, "role", "expected-text", role)
    return {"match": match, "hash": hashed(token), "role": events.write_json(role, "role")}
