"""What was learnt about the six games, as files: 32-bit floats, row after row."""

from __future__ import annotations

import sys
from array import array
from collections.abc import Iterator
from functools import lru_cache
from importlib.resources import files
from itertools import chain
from pathlib import Path

from engawa.bots.nueby import features, value
from engawa.core.game import Game

FOLDER = "weights_data"


def name_of(game: Game) -> str:
    """What the file of a *game* is called."""
    return game.key.removeprefix(f"{game.family}/")


@lru_cache(maxsize=6)
def mind_of(name: str) -> value.Mind:
    """What is known about the game of that *name*, as it was shipped."""
    return unpacked(files("engawa.bots.nueby").joinpath(FOLDER, f"{name}.f4").read_bytes())


def write(folder: Path, name: str, mind: value.Mind) -> Path:
    """Write a *mind* into the file of a game."""
    path = folder / f"{name}.f4"
    path.write_bytes(packed(mind))
    return path


def packed(mind: value.Mind) -> bytes:
    """A mind as bytes, the lowest first on every machine."""
    words = array("f", chain(*mind.weight, mind.out))
    if sys.byteorder == "big":
        words.byteswap()
    return words.tobytes()


def unpacked(data: bytes) -> value.Mind:
    """The mind that bytes stand for."""
    words = array("f", data)
    if len(words) != features.ROWS * value.SUMS + value.HIDDEN:
        raise ValueError(
            f"expected {features.ROWS * value.SUMS + value.HIDDEN} weights, got {len(words)}: train them anew"
        )
    if sys.byteorder == "big":
        words.byteswap()
    numbers = iter(words)
    return value.Mind(
        weight=[_taken(numbers, value.SUMS) for _ in range(features.ROWS)], out=_taken(numbers, value.HIDDEN)
    )


def _taken(numbers: Iterator[float], count: int) -> list[float]:
    return [next(numbers) for _ in range(count)]
