"""What the files in `versions` hold, whichever version wrote them.

When a migration was added, run this file: it writes those of the new version.
"""

import asyncio
import subprocess
from pathlib import Path
from typing import Any

from sqlalchemy import select

from engawa.store import Draft, Store
from engawa.store.schema import matches
from engawa.store.versions import MIGRATIONS

VERSIONS = Path(__file__).parent / "versions"
HEADER = {"game": "niwa", "options": {"garden": "compact"}, "seats": [{"name": "Ada"}, {"name": "Jörg"}]}
SEED = bytes(range(32))
DRAFTS = [
    Draft("seat", {"seat": 0, "name": "Ada"}, 1700000000.25),
    Draft("move", {"by": 0, "text": "K1 c6-d6 >K2"}, 1700000001.5),
    Draft("chat", {"text": "schön 庭"}, 1700000002.0),
]

ANALYSIS = '{"state":"done","title":"Nüby"}'.encode()


async def fill(store: Store) -> None:
    await store.create("played", HEADER, seed=SEED, tokens={"ada": [0], "eye": "spectator"}, at=1700000000.0)
    await store.append("played", 0, DRAFTS, state="over")
    await store.keep_analysis("played", "v2", ANALYSIS)
    await store.create("empty", {}, at=1600000000.0)


async def kept(store: Store, *ids: str) -> list[tuple[Any, ...]]:
    """What is kept of those matches beside their headers: id, created, active, state, head."""
    columns = [column for column in matches.columns if column.name != "header"]
    query = select(*columns).where(matches.c.id.in_(ids)).order_by(matches.c.id)
    return [tuple(row) for row in await store._database.read(lambda connection: connection.execute(query).all())]


async def check(store: Store, version: int = 1) -> None:
    """Everything that `fill` stored, as that version could, is there."""
    assert await store.header("played") == HEADER
    assert await store.seed("played") == SEED
    assert await store.seed("empty") is None
    assert [await store.role("played", token) for token in ("ada", "eye", "eva")] == [[0], "spectator", None]
    assert [Draft(event.type, event.body, event.at) for event in await store.events("played")] == DRAFTS
    if version >= 2:
        assert await store.analysis("played", "v2") == ANALYSIS
    assert await store.analysis("empty", "v2") is None
    assert await kept(store, "empty", "played") == [
        ("empty", 1600000000.0, 1600000000.0, "open", 0),
        ("played", 1700000000.0, 1700000002.0, "over", 3),
    ]


def write() -> None:
    """Write the sample as the present version keeps it: a SQLite file, and a dump of a PostgreSQL database."""
    from postgres import PostgreSQL

    async def fill_at(address: str | Path) -> None:
        async with await Store.open(address) as store:
            await fill(store)

    file, script = (VERSIONS / f"{len(MIGRATIONS)}.{ending}" for ending in ("db", "sql"))
    assert not file.exists(), f"{file} is what version {len(MIGRATIONS)} wrote: keep it"
    asyncio.run(fill_at(file))
    server = PostgreSQL()
    try:
        server.start()
        asyncio.run(fill_at(server.url))
        dump = [server.programs / "pg_dump", "--inserts", "--no-owner", "--no-privileges", server.url]
        lines = subprocess.run(dump, check=True, stdout=subprocess.PIPE, text=True).stdout.splitlines()
    finally:
        server.stop()
    kept = [line for line in lines if line and not line.startswith(("--", "\\", "SET "))]
    script.write_text("\n".join(kept) + "\n")


if __name__ == "__main__":
    write()
