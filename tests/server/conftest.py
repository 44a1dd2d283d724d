"""Real servers on real stores: one that lets tests hurry, and one that is strict."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from server.serve import Server
from store.conftest import address, postgresql  # noqa: F401

STRICT = {"requests": [0, 100], "messages": [0, 60], "chat": [0, 5]}
FAST = {name: [1e6, 1_000_000] for name in ("requests", "messages", "chat", "made", "stored", "asides")}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that hurries nobody and stops nobody. Its analyses are quick."""
    yield from running(tmp_path_factory.mktemp("server"), limits=FAST, nodes=20)


@pytest.fixture(scope="session")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with no patience: neither with leavers nor with floods. What is used up does not come back."""
    yield from running(tmp_path_factory.mktemp("strict"), limits=STRICT, patience=0.0)


@pytest.fixture
def servers(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Makes servers of a test's own, not started yet."""
    made: list[Server] = []

    def make(at: str | Path | None = None, **settings: Any) -> Server:
        server = Server(at or tmp_path / "matches.db", tmp_path / f"log{len(made)}", limits=FAST, **settings)
        made.append(server)
        return server

    with ExitStack() as ending:
        ending.callback(lambda: [ending.callback(server.stop) for server in made if server.runs])
        yield make


def running(folder: Path, **settings: Any) -> Iterator[Server]:
    server = Server(folder / "matches.db", folder / "log", **settings).start()
    yield server
    server.stop()
