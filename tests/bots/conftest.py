"""Lanterns is on the shelf where bots look a game up: it has several players, chance and hidden cards."""

import pytest

from engawa import catalogue


@pytest.fixture(autouse=True)
def lanterns(monkeypatch):
    monkeypatch.setitem(catalogue.MODULES, "lanterns", "toys.lanterns")
