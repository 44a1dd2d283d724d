"""Thinking in a worker of its own: bots' moves, hints and analyses, asked for and told as JSON.

Here neither a web framework nor Pydantic is needed. Python runs in one thread: while one question is thought about,
others wait; an analysis breathes between its steps.
"""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from collections.abc import AsyncIterator, Callable
from typing import Any

from engawa import analysis
from engawa.bots.moments import Moment
from engawa.core.rng import WORDS
from engawa.server import minds

log = logging.getLogger("engawa.page")

Document = dict[str, Any]
Tell = Callable[[int, str], object]


class Desk:
    """What is being thought about, by the number under which it was asked. *tell* carries the answers."""

    def __init__(self, tell: Tell) -> None:
        self._tell = tell
        self._tasks: dict[int, asyncio.Task[None]] = {}

    def think(self, number: int, text: str) -> None:
        """Begin with a question."""
        task = self._tasks[number] = asyncio.ensure_future(self._answer(number, json.loads(text)))
        task.add_done_callback(lambda _: self._tasks.pop(number, None))

    def stop(self, number: int) -> None:
        """Nobody wants to know any more."""
        if number in self._tasks:
            self._tasks[number].cancel()

    async def _answer(self, number: int, question: Document) -> None:
        try:
            async for answer in KINDS[question["kind"]](question):
                self._tell(number, json.dumps(answer))
        except asyncio.CancelledError:
            raise
        except Exception as error:  # of ours, or a foreign record: whoever asked goes on without an answer
            log.exception("no answer to a question of kind %s", question.get("kind"))
            self._tell(number, json.dumps({"done": True, "failed": str(error).partition("\n")[0]}))


async def move(question: Document) -> AsyncIterator[Document]:
    """What a bot decides."""
    words = [secrets.randbits(32) for _ in range(WORDS)]
    moment = None if question["moment"] is None else Moment(*question["moment"])
    decided, occasion = minds.choose(question["view"], question["seconds"], question["bot"], words, moment)
    yield {"done": True, "result": [decided, occasion]}


async def hint(question: Document) -> AsyncIterator[Document]:
    """The best moves in a view."""
    yield {"done": True, "result": analysis.hint(question["view"], seconds=question["seconds"])}


async def study(question: Document) -> AsyncIterator[Document]:
    """What is known about a match, until all is."""
    for told in minds.studied(question["record"], question["nodes"]):
        if told is not None:
            yield {"done": False, "line": json.loads(told[1])}
        await asyncio.sleep(0)
    yield {"done": True}


KINDS: dict[str, Callable[[Document], AsyncIterator[Document]]] = {"move": move, "hint": hint, "analysis": study}
