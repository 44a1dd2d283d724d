"""The table of a page, in this Python: the same modules that a worker of the browser runs."""

import pytest

from engawa.page.store import Memory, PageStore


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def store() -> PageStore:
    return PageStore(Memory())
