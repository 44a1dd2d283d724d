"""What holds for all tests: where compiled code and bytecode are kept, and which of them come first."""

import os

import pytest

from engawa.core.forge import lives

# What takes longest comes first, so that at the end no process is left alone with it.
LONGEST = ("tests/lives/", "::test_compiled_and_interpreted_play_the_same_games", "tests/web/", "tests/server/")


@pytest.fixture(autouse=True)
def usual_life(monkeypatch):
    """Whatever life of kernels a test prefers, the next one has the usual again."""
    monkeypatch.setattr(lives, "_preferred", "built")


def pytest_configure(config: pytest.Config) -> None:
    # Beside pytest's own cache, so that a second run is warm.
    os.environ["ENGAWA_CACHE"] = str(config.cache.mkdir("engawa"))
    # Hundreds of servers and commands are started: all but the first read bytecode.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: next((i for i, part in enumerate(LONGEST) if part in item.nodeid), len(LONGEST)))
