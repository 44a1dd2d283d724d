"""The names of spaces and models, and what they stand for."""

from __future__ import annotations

import re

from engawa.games.ninja_all_stars import vocabulary as v

COLUMNS = "abcdefghijklmnopqrstuvwx"
SEAT_LETTERS = "ABCD"
SPACE = re.compile(r"([a-x])([1-9]|1[0-9]|2[0-4])")
MODEL = re.compile(r"([A-D])([1-9])|Z([1-6])")


def space_name(space: int) -> str:
    """What people call a space: `a1` is in the north-west. [NS-X3]"""
    return f"{COLUMNS[space % v.SIDE]}{space // v.SIDE + 1}"


def space_number(name: str) -> int | None:
    """The space of that name, if there is one."""
    found = SPACE.fullmatch(name)
    return (int(found[2]) - 1) * v.SIDE + COLUMNS.index(found[1]) if found else None


def model_name(model: int) -> str:
    """What people call a model: `A1` to `D9`, sentries `Z1` to `Z6`. [NS-X1]"""
    return f"{SEAT_LETTERS[model // v.OWN]}{model % v.OWN + 1}" if model < v.NINJA else f"Z{model - v.NINJA + 1}"


def model_number(name: str) -> int | None:
    """The model of that name, if there is one."""
    found = MODEL.fullmatch(name)
    if found is None:
        return None
    return v.NINJA + int(found[3]) - 1 if found[3] else SEAT_LETTERS.index(found[1]) * v.OWN + int(found[2]) - 1


SPACE_NAMES = tuple(space_name(space) for space in range(v.SIDE * v.SIDE))
MODEL_NAMES = tuple(model_name(model) for model in range(v.NINJA + v.SENTRIES))
