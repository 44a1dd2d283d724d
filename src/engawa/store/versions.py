"""The versions of the schema: what each one changed, and how a database comes to the newest."""

from __future__ import annotations

from sqlalchemy import func, insert, inspect, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from engawa.store.errors import StoreTrouble
from engawa.store.tables import versions

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
)

BYTES = {"sqlite": "BLOB", "postgresql": "BYTEA"}
LOCK = 0x656E67617761  # 'engawa': the advisory lock under which PostgreSQL is migrated


async def migrate(connection: AsyncConnection, where: str, migrations: tuple[Migration, ...] = MIGRATIONS) -> None:
    """Bring the database to the newest version, within the caller's write transaction.

    On SQLite that transaction holds the write lock already; on PostgreSQL a lock of its own lasts until it ends. So of
    two processes that open a database at once, the second finds the work done.
    """
    if connection.dialect.name == "postgresql":
        await connection.execute(select(func.pg_advisory_xact_lock(LOCK)))
    version = await _version(connection, where)
    if version > len(migrations):
        raise StoreTrouble(
            f"{where}: made by a newer Engawa (version {version} of the store, this one knows {len(migrations)}): "
            "update Engawa"
        )
    for number, migration in enumerate(migrations[version:], version + 1):
        for statement in migration:
            await connection.execute(text(statement.format(bytes=BYTES[connection.dialect.name])))
        await connection.execute(insert(versions).values(version=number))


async def _version(connection: AsyncConnection, where: str) -> int:
    """The version of the database, 0 where it is empty."""
    present = await connection.run_sync(lambda sync: inspect(sync).get_table_names())
    if versions.name in present:
        return (await connection.execute(select(func.max(versions.c.version)))).scalar() or 0
    if present:
        raise StoreTrouble(f"{where}: holds something else (the table {min(present)!r}), expected an empty database")
    return 0
