"""Every test that asks for an `address` or a `store` runs twice: on a real SQLite and a real PostgreSQL."""

import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from store.postgres import PostgreSQL

from engawa.store import Store


@pytest.fixture(scope="session")
def postgresql() -> Iterator[PostgreSQL]:
    server = PostgreSQL()
    try:
        server.start()
        yield server
    finally:
        server.stop()


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where an empty database is, or can be made."""
    if request.param == "sqlite":
        return str(tmp_path / "matches.db")
    return request.getfixturevalue("postgresql").empty()


@pytest.fixture
async def store(address: str) -> AsyncIterator[Store]:
    async with await Store.open(address) as opened:
        yield opened


@pytest.fixture
def administer(address: str, request: pytest.FixtureRequest) -> Callable[[str], list[list[str]]]:
    """What a statement gives when the database is asked behind the store's back."""

    def execute(statement: str) -> list[list[str]]:
        if "host=" in address:
            return request.getfixturevalue("postgresql").execute(statement)
        with closing(sqlite3.connect(address)) as connection, connection:
            return [[str(value) for value in row] for row in connection.execute(statement)]

    return execute
