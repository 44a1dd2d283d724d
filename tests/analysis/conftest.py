"""Thicket and Lanterns are on the shelf where an analysis looks a game up."""

import pytest

from engawa import catalogue


@pytest.fixture(autouse=True)
def toys(monkeypatch):
    monkeypatch.setitem(catalogue.MODULES, "thicket", "analysis.paths")
    monkeypatch.setitem(catalogue.MODULES, "lanterns", "toys.lanterns")
