"""Tests that take `table` are about both the engine and the reference."""

import pytest
from games.ninja_all_stars.sides import LOADERS, Table


@pytest.fixture(params=LOADERS)
def table(request: pytest.FixtureRequest) -> Table:
    return Table(request.param)
