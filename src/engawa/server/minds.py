"""What tables ask of those who think: a bot's move, a hint, an analysis. Where they think is theirs to know."""

from __future__ import annotations

import json
import time
from collections.abc import AsyncGenerator, Iterator
from typing import Any, NamedTuple, Protocol

from engawa import analysis, bots, catalogue
from engawa.bots import remarks
from engawa.bots.remarks import Moment, Occasion, Remark
from engawa.core.forge import forge
from engawa.core.record import parse_record

LONGEST = 900.0  # seconds after which an analysis is stopped: others wait
NEWS = 0.7  # seconds between two lines on the way, and at least
LEAST = 0.2  # seconds for thinking, however long a question had to wait
SLACK = 4.0  # times as long as it takes to write one
ENDED = ("done", "stopped", "failed")

Document = dict[str, Any]
Told = tuple[str, bytes]  # the state of an analysis, and the line that tells all that is known


class Decision(NamedTuple):
    """What a bot plays, and what it says to it."""

    move: str
    remark: Remark | None = None


class Minds(Protocol):
    """Those who think for the tables of a process. They have so many *places*: how many they are asked at once."""

    places: int

    def prepare(self) -> None:
        """Be ready before anybody asks."""

    async def move(self, bot: str, view: Document, due: float, moment: Moment | None = None) -> Decision:
        """What *bot* decides for the seat to act, from what that seat may know; a *moment* lets it speak.

        The answer is *due* at that time of the monotonic clock: whoever had to wait is thought about for less.
        """

    async def hint(self, view: Document, due: float) -> Document:
        """The best moves of the seat to act, from what that seat may know."""

    def analyse(self, record: Document, nodes: int | None) -> AsyncGenerator[Told, None]:
        """What becomes known about a match. It ends early if whoever thinks does."""

    def close(self) -> None:
        """Let them go."""


def left(due: float) -> float:
    """The seconds for thinking about something that is *due* at that time of the monotonic clock."""
    return max(LEAST, due - time.monotonic())


def load() -> None:
    """Load the kernels of every opponent, so that nobody waits for them."""
    for game in catalogue.games():
        kernels = bots.opponent_of(game).kernels(game)
        if kernels is not None:
            forge(kernels[0], *kernels[1])


def choose(
    view: Document, seconds: float, bot: str, rng: list[int], moment: Moment | None = None
) -> tuple[str, Occasion | None]:
    """What *bot* decides in a view, and what it could speak about."""
    game = catalogue.find(view["game"])
    action = bots.find(bot).choose(view, rng, bots.Budget(seconds=seconds))
    sitting = game.notation.parse_position(view)
    move = game.notation.format_move(sitting.board, sitting.state, action)
    return move, None if moment is None else remarks.found(moment, action)


def decided(move: str, occasion: Occasion | None, moment: Moment | None) -> Decision:
    """The same with its remark put into words: where the table is, they are in memory."""
    return Decision(move, None if moment is None or occasion is None else remarks.worded(moment, occasion))


def studied(record: Document, nodes: int | None) -> Iterator[Told | None]:
    """Analyse a record: what is known, now and then; None while there is nothing new to tell."""
    analyst = analysis.Analyst(parse_record(record, catalogue.find), nodes=nodes)
    due = time.monotonic()
    stopped_at = due + LONGEST
    for progress in analyst.work(lambda nodes: time.monotonic() < stopped_at):
        now = time.monotonic()
        if progress.state in ENDED or now >= due:
            yield progress.state, line_of(analyst.document())
            due = time.monotonic() + max(NEWS, SLACK * (time.monotonic() - now))
        else:
            yield None


def line_of(document: Document) -> bytes:
    """A document as a line."""
    return json.dumps(document, separators=(",", ":")).encode() + b"\n"
