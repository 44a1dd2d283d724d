"""Worked cases of the reference, played in the engine too."""

from importlib import import_module

import pytest


@pytest.fixture
def beside_the_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever `after` and `quietly` play is played in the engine as well, and must lead to the same."""
    agreement = import_module("reference.ninja_all_stars.agreement")
    monkeypatch.setattr("reference.ninja_all_stars.sittings.play", agreement.play_in_both)
