"""Editions for tests: a small werfer board of two colours, and what is wrong with a changed one."""

from __future__ import annotations

import copy
from typing import Any

import pytest

import engawa
from engawa.games.nueby.edition import standard

SMALL = {
    "seats": [[0, 1]],
    "entries": ["r0", "r10"],
    "ways": ["r0..r19 r0", "r19 z0.1..z0.4", "r9 z1.1..z1.4"],
    "arrows": ["r0", "r10"],
    "marked": [["r17..r19"], ["r8", "r9"]],
}


def edition(game: str = "werfer", board: dict[str, Any] | None = None) -> dict[str, Any]:
    """An edition with one board."""
    colours = len((board or SMALL)["entries"])
    return {"name": "mine", game: {str(colours): copy.deepcopy(board or SMALL)}}


def changed(game: str = "werfer", colours: int = 6, **keys: Any) -> dict[str, Any]:
    """The edition that ships with the games, one board of it changed; None takes a key away."""
    board = copy.deepcopy(standard()[game][str(colours)]) | keys
    return {"name": "mine", game: {str(colours): {key: value for key, value in board.items() if value is not None}}}


def ways(game: str, colours: int = 6, without: str = "", *more: str) -> list[str]:
    """The ways of a board of the games, some left out, some added."""
    return [way for way in standard()[game][str(colours)]["ways"] if not (without and without in way)] + list(more)


def problem_with(given: Any, game: str = "werfer", **options: Any) -> str:
    """What is wrong with an edition."""
    with pytest.raises(engawa.InvalidNotation) as error:
        engawa.new(f"nueby/{game}", edition=given, **options)
    return str(error.value)
