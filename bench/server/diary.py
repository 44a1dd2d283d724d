"""What the people of a soak write down, each process of them in a file: what they were told, and what went wrong."""

from __future__ import annotations

import json
import time
from collections import Counter
from pathlib import Path
from typing import Any, NamedTuple


class Ack(NamedTuple):
    """A ply that its mover was told of: the match, its number among the plies, and its text."""

    match: str
    ply: int
    text: str


class Sight(NamedTuple):
    """A position as a viewer was shown it."""

    match: str
    ply: int
    seats: tuple[int, ...]
    position: dict[str, Any]


class Timed(NamedTuple):
    """When a person's move was acknowledged, by the monotonic clock that all processes share, and how long it took."""

    at: float
    seconds: float


class Diary:
    """What all of them write down."""

    def __init__(self) -> None:
        self.acknowledged: list[Ack] = []
        self.sights: list[Sight] = []
        self.moves: list[Timed] = []
        self.answers: Counter[str] = Counter()  # by status
        self.done: Counter[str] = Counter()
        self.mistakes: list[str] = []  # whatever nobody should ever meet
        self.begun = time.monotonic()
        self.cpu = 0.0  # seconds that the process took for all of it

    def write(self, path: Path) -> None:
        """Keep it for another process."""
        self.cpu = time.process_time()
        path.write_text(json.dumps(vars(self)), encoding="utf-8")

    @classmethod
    def read(cls, *paths: Path) -> Diary:
        """One diary of several."""
        diary = cls()
        for path in paths:
            said = json.loads(path.read_text(encoding="utf-8"))
            diary.acknowledged += [Ack(*ack) for ack in said["acknowledged"]]
            diary.sights += [Sight(match, ply, tuple(seats), seen) for match, ply, seats, seen in said["sights"]]
            diary.moves += [Timed(*move) for move in said["moves"]]
            diary.answers.update(said["answers"])
            diary.done.update(said["done"])
            diary.mistakes += said["mistakes"]
            diary.cpu += said["cpu"]
        return diary
