"""The versions of the schema: what each one changed, and how a database comes to the newest."""

from __future__ import annotations

from sqlalchemy import Connection, func, insert, inspect, select, text

from engawa.core.messages import Message
from engawa.store.errors import StoreTrouble
from engawa.store.schema import versions

# A migration is SQL that both databases understand; {bytes} is what they name differently. Once released it is never
# edited: the next change is the next migration. tests/store/versions has a database of every version.
Migration = tuple[str, ...]

MIGRATIONS: tuple[Migration, ...] = (
    (
        """
        CREATE TABLE matches (
            id TEXT PRIMARY KEY NOT NULL,
            created DOUBLE PRECISION NOT NULL,
            active DOUBLE PRECISION NOT NULL,
            state TEXT NOT NULL CHECK (state IN ('open', 'over')),
            head INTEGER NOT NULL,
            header TEXT NOT NULL
        )
        """,
        """
        CREATE TABLE events (
            match TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
            number INTEGER NOT NULL CHECK (number >= 0),
            type TEXT NOT NULL,
            body TEXT NOT NULL,
            at DOUBLE PRECISION NOT NULL,
            PRIMARY KEY (match, number)
        )
        """,
        """
        CREATE TABLE seeds (
            match TEXT PRIMARY KEY NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
            seed {bytes} NOT NULL
        )
        """,
        """
        CREATE TABLE tokens (
            match TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
            hash TEXT NOT NULL,
            role TEXT NOT NULL,
            PRIMARY KEY (match, hash)
        )
        """,
        "CREATE TABLE versions (version INTEGER PRIMARY KEY NOT NULL)",
    ),
    (
        """
        CREATE TABLE analyses (
            match TEXT PRIMARY KEY NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
            basis TEXT NOT NULL,
            document {bytes} NOT NULL
        )
        """,
    ),
)

BYTES = {"sqlite": "BLOB", "postgresql": "BYTEA"}
LOCK = 0x656E67617761  # 'engawa': the advisory lock under which PostgreSQL is migrated


def migrate(connection: Connection, where: str, migrations: tuple[Migration, ...] = MIGRATIONS) -> None:
    """Bring the database to the newest version, within the caller's write transaction.

    On SQLite that transaction holds the write lock already; on PostgreSQL a lock of its own lasts until it ends. So of
    two processes that open a database at once, the second finds the work done.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(LOCK)))
    version = _version(connection, where)
    if version > len(migrations):
        raise StoreTrouble(Message("store-newer", where=where, version=str(version), ours=str(len(migrations))))
    for number, migration in enumerate(migrations[version:], version + 1):
        for statement in migration:
            connection.execute(text(statement.format(bytes=BYTES[connection.dialect.name])))
        connection.execute(insert(versions).values(version=number))


def expect_newest(connection: Connection, where: str) -> None:
    """Raise unless the database is of the newest version: for those who read it and may not change it."""
    version = _version(connection, where)
    if version > len(MIGRATIONS):
        raise StoreTrouble(Message("store-newer", where=where, version=str(version), ours=str(len(MIGRATIONS))))
    if version < len(MIGRATIONS):
        raise StoreTrouble(Message("store-older", where=where, version=str(version), ours=str(len(MIGRATIONS))))


def _version(connection: Connection, where: str) -> int:
    """The version of the database, 0 where it is empty."""
    present = inspect(connection).get_table_names()
    if versions.name in present:
        return connection.execute(select(func.max(versions.c.version))).scalar() or 0
    if present:
        raise StoreTrouble(Message("store-not-ours", where=where, table=min(present)))
    return 0
