"""Where the tests keep compiled code: beside pytest's own cache, so that a second run is warm."""

import os

import pytest


def pytest_configure(config: pytest.Config) -> None:
    os.environ["ENGAWA_CACHE"] = str(config.cache.mkdir("engawa"))
