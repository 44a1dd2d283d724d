"""Backups: all that a store holds at one moment, as a file that is a store itself, from and to either database."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Table, create_engine, func, insert, select, tuple_

from engawa.core.messages import Message
from engawa.store import schema
from engawa.store.database import Database, open_database
from engawa.store.errors import StoreTrouble
from engawa.store.trouble import in_one_line
from engawa.store.versions import expect_newest, migrate

TABLES = (schema.matches, schema.seeds, schema.tokens, schema.analyses, schema.events)  # what others lean on first
AT_ONCE = 2_000  # rows
PATIENCE = 60.0  # seconds to wait for a lock

Advance = Callable[[int, int], None]  # rows that are copied now, of so many


async def back_up(address: str | Path | None, file: Path, advance: Advance) -> int:
    """Write all that the store at *address* holds into a new *file*; how many rows. People play on meanwhile.

    What is in it was there at one moment. It is whole, and on the disk, or there is none.
    """
    if file.exists():
        raise StoreTrouble(Message("backup-exists", where=str(file)))
    part = file.with_name(f"{file.name}.part")
    source = await open_database(address, PATIENCE)
    try:
        with in_one_line(str(file)):
            part.unlink(missing_ok=True)
            os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
        rows = await source.read(lambda connection: _snapshot(connection, part, source.where, advance))
        with in_one_line(str(file)):
            part.replace(file)
            _sync(file.parent)
        return rows
    finally:
        part.unlink(missing_ok=True)
        await source.close()


async def restore(file: Path, address: str | Path | None, advance: Advance) -> int:
    """Fill the empty store at *address* from a backup, of this version or an older one; how many rows."""
    if not file.is_file():
        raise StoreTrouble(Message("store-trouble", where=str(file), problem=Message("store-nowhere")))
    with tempfile.TemporaryDirectory(prefix="engawa-") as folder, in_one_line(str(file)):
        copy = Path(shutil.copy(file, Path(folder, "backup.db")))  # which is brought up to date, and the file is not
        backup = await open_database(copy, PATIENCE)
        try:
            await backup.write(lambda connection: migrate(connection, str(file)))
        finally:
            await backup.close()
        target = await open_database(address, PATIENCE)
        try:
            return await target.write(lambda connection: _fill(connection, copy, target, advance))
        finally:
            await target.close()


def _snapshot(source: Connection, part: Path, where: str, advance: Advance) -> int:
    if source.dialect.name == "postgresql":
        source = source.execution_options(isolation_level="REPEATABLE READ")
    expect_newest(source, where)
    with _opened(part) as target:
        migrate(target, str(part))
        return _copy(source, target, advance)


def _fill(target: Connection, copy: Path, into: Database, advance: Advance) -> int:
    migrate(target, into.where)
    held = target.execute(select(func.count()).select_from(schema.matches)).scalar_one()
    if held:
        raise StoreTrouble(Message("backup-not-empty", where=into.where, matches=held))
    with _opened(copy) as source:
        return _copy(source, target, advance)


def _copy(source: Connection, target: Connection, advance: Advance) -> int:
    """Copy the rows of all tables, in pieces that take little room and little time."""
    counts = {t.name: source.execute(select(func.count()).select_from(t)).scalar_one() for t in TABLES}
    total, done = sum(counts.values()), 0
    for table in TABLES:
        for rows in _pieces(source, table):
            target.execute(insert(table), rows)
            done += len(rows)
            advance(done, total)
    return done


def _pieces(source: Connection, table: Table) -> Iterator[list[dict[str, Any]]]:
    """All rows in the order of their keys, each piece going on after the last."""
    key = [*table.primary_key]
    query = select(table).order_by(*key).limit(AT_ONCE)
    rows = [dict(row) for row in source.execute(query).mappings()]
    while rows:
        yield rows
        last = tuple(rows[-1][column.name] for column in key)
        rows = [dict(row) for row in source.execute(query.where(tuple_(*key) > last)).mappings()]


@contextmanager
def _opened(file: Path) -> Iterator[Connection]:
    """A transaction on a file that nobody else has; it is on the disk at the end."""
    engine = create_engine(URL.create("sqlite", database=str(file)))
    try:
        with in_one_line(str(file)), engine.begin() as connection:
            connection.exec_driver_sql("PRAGMA synchronous = FULL")
            yield connection
    finally:
        engine.dispose()


def _sync(folder: Path) -> None:
    """Let a new name be on the disk too, where a folder can be asked for that."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
