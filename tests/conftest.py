"""What holds for all tests: where compiled code and bytecode are kept, and which of them come first."""

import os

import pytest

# What takes longest comes first, so that at the end no process is left alone with it.
LONGEST = ("::test_compiled_and_interpreted_play_the_same_games", "tests/web/", "tests/server/")


def pytest_configure(config: pytest.Config) -> None:
    # Beside pytest's own cache, so that a second run is warm.
    os.environ["ENGAWA_CACHE"] = str(config.cache.mkdir("engawa"))
    # Hundreds of servers and commands are started: all but the first read bytecode.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: next((i for i, part in enumerate(LONGEST) if part in item.nodeid), len(LONGEST)))
