"""Those who think for the tables of a page: another worker, asked by messages."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import AsyncGenerator, Callable
from contextlib import aclosing
from typing import Any

from engawa.bots.occasions import Occasion
from engawa.bots.remarks import Moment
from engawa.server import minds
from engawa.server.minds import Decision, Document, Told

MOST_TRIES = 3  # of one question: it may be what those who think die of

Post = Callable[[str, int, str], object]  # "think" or "stop", the number of the question, its text


class ThoughtFailed(RuntimeError):
    """Whoever thought about a question could not."""


class Waiting:
    """Somebody who waits for answers to a question."""

    def __init__(self, question: Document) -> None:
        self.text = json.dumps(question)
        self.tries = 0
        self.answers = asyncio.Queue[Document]()


class PageMinds:
    """Asks by *post*, and hears answers by `hear`."""

    places = 1  # there is one worker

    def __init__(self, post: Post) -> None:
        self._post = post
        self._numbers = itertools.count(1)
        self._waiting: dict[int, Waiting] = {}
        self._lost: str | None = None

    def hear(self, number: int, text: str) -> None:
        """Take in an answer."""
        if number in self._waiting:
            self._waiting[number].answers.put_nowait(json.loads(text))

    def meet(self) -> None:
        """Another worker thinks from now on, and is asked what the one before has not answered."""
        for number in [*self._waiting]:
            self._put(number)

    def lost(self, why: str) -> None:
        """There is no worker any more: nobody waits for one any longer."""
        self._lost = why
        for waiting in self._waiting.values():
            waiting.answers.put_nowait({"done": True, "failed": why})

    def prepare(self) -> None:
        """The worker is on its way already."""

    async def move(self, bot: str, view: Document, due: float, moment: Moment | None = None) -> Decision:
        asked = {"kind": "move", "view": view, "bot": bot, "seconds": minds.left(due), "moment": moment}
        move, occasion = (await self._ask(asked))["result"]
        return minds.decided(move, None if occasion is None else Occasion(*occasion), moment)

    async def hint(self, view: Document, due: float) -> Document:
        found: Document = (await self._ask({"kind": "hint", "view": view, "seconds": minds.left(due)}))["result"]
        return found

    async def analyse(self, record: Document, nodes: int | None) -> AsyncGenerator[Told, None]:
        async with aclosing(self._answers({"kind": "analysis", "record": record, "nodes": nodes})) as answers:
            async for answer in answers:
                if "line" in answer:
                    yield answer["line"]["state"], minds.line_of(answer["line"])

    def close(self) -> None:
        self.lost("the page is closed")

    async def _ask(self, question: Document) -> Document:
        async with aclosing(self._answers(question)) as answers:
            async for answer in answers:
                return answer
        raise ThoughtFailed("no answer came")

    async def _answers(self, question: Document) -> AsyncGenerator[Document, None]:
        number = next(self._numbers)
        waiting = self._waiting[number] = Waiting(question)
        done = False
        try:
            self._put(number)
            while not done:
                answer: dict[str, Any] = await waiting.answers.get()
                done = answer["done"]
                if "failed" in answer:
                    raise ThoughtFailed(answer["failed"])
                yield answer
        finally:
            del self._waiting[number]
            if not done:
                self._post("stop", number, "")

    def _put(self, number: int) -> None:
        waiting = self._waiting[number]
        waiting.tries += 1
        if self._lost is not None or waiting.tries > MOST_TRIES:
            waiting.answers.put_nowait({"done": True, "failed": self._lost or "no answer came"})
        else:
            self._post("think", number, waiting.text)
