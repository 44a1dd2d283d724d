"""Position documents: one of every phase, and what is wrong with a changed one."""

from __future__ import annotations

from typing import Any

import pytest

import engawa

START = {
    "game": "niwa",
    "garden": "compact",
    "phase": "move",
    "turn": 0,
    "mover": None,
    "figures": {
        "K1": ["c6", "GG"],
        "K2": ["c5", "YY"],
        "K3": ["b7", "OO"],
        "S1": ["h4", "GG"],
        "S2": ["h5", "YY"],
        "S3": ["i3", "OO"],
    },
    "turns": 0,
}
NOW = "0|b7:OO c5:YY c6:GG|h4:GG h5:YY i3:OO"
THEN = "1|b7:OO c5:YYG c6:G|h4:GG h5:YY i3:OO"
UNPLACED = START | {"phase": "place", "turn": 1, "figures": {}}
SAMURAIS = {name: START["figures"][name] for name in ("S1", "S2", "S3")}
HALF_PLACED = START | {"phase": "place", "turn": 0, "figures": SAMURAIS}
WON = START | {
    "phase": "over",
    "turn": None,
    "figures": START["figures"] | {"K1": ["i4", "G"], "K2": ["c5", "YYG"]},
    "turns": 9,
    "winner": 0,
    "end": "base",
}
DRAWN = START | {"phase": "over", "turn": None, "turns": 200, "winner": None, "end": "turns"}


def with_figures(given: dict[str, Any], **figures: Any) -> dict[str, Any]:
    return given | {"figures": given["figures"] | figures}


def without(given: dict[str, Any], key: str) -> dict[str, Any]:
    return {name: value for name, value in given.items() if name != key}


def problem_of(given: dict[str, Any]) -> str:
    """What is wrong with a position document."""
    with pytest.raises(engawa.InvalidNotation) as error:
        engawa.load(given)
    return str(error.value)
