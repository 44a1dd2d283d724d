"""Who subscribes is told how far each match has come, or hears what processes say to each other."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple, TypeVar

CHANNEL = "engawa"
WORDS = "engawa_words"
LONGEST_WORD = 7_900  # bytes that PostgreSQL carries at once


class Notice(NamedTuple):
    """A match has come so far: its events from 0 to *head* - 1 are stored."""

    match: str | None  # None: some news were lost, so look at every match again
    head: int


LOOK_AGAIN = Notice(None, 0)


def format_notice(match: str, head: int) -> str:
    """A notice as PostgreSQL carries it."""
    return f"{head} {match}"


def parse_notice(payload: str) -> Notice:
    """The notice in what PostgreSQL carried."""
    head, _, match = payload.partition(" ")
    return Notice(match, int(head))


class Subscription:
    """A stream of notices. Of a match that moves faster than they are read, only the latest is kept."""

    def __init__(self) -> None:
        self._heads: dict[str | None, int] = {}
        self._bell = asyncio.Event()
        self._ended = False

    def hear(self, notice: Notice) -> None:
        """Keep a notice until it is read."""
        self._heads[notice.match] = max(notice.head, self._heads.get(notice.match, 0))
        self._bell.set()

    def end(self) -> None:
        """Let the stream end after what is in it."""
        self._ended = True
        self._bell.set()

    def __aiter__(self) -> Subscription:
        return self

    async def __anext__(self) -> Notice:
        while not self._heads:
            if self._ended:
                raise StopAsyncIteration
            self._bell.clear()
            await self._bell.wait()
        match = next(iter(self._heads))
        return Notice(match, self._heads.pop(match))


class Words:
    """A stream of what processes say to each other. Who does not listen has missed it."""

    def __init__(self) -> None:
        self._words: deque[str] = deque()
        self._bell = asyncio.Event()
        self._ended = False

    def hear(self, word: str) -> None:
        """Keep a word until it is read."""
        self._words.append(word)
        self._bell.set()

    def end(self) -> None:
        """Let the stream end after what is in it."""
        self._ended = True
        self._bell.set()

    def __aiter__(self) -> Words:
        return self

    async def __anext__(self) -> str:
        while not self._words:
            if self._ended:
                raise StopAsyncIteration
            self._bell.clear()
            await self._bell.wait()
        return self._words.popleft()


Stream = TypeVar("Stream", Subscription, Words)


class Broadcast:
    """Tells every subscription and everybody who listens in this process."""

    def __init__(self) -> None:
        self._subscriptions: set[Subscription] = set()
        self._listening: set[Words] = set()
        self._ended = False

    @contextmanager
    def subscription(self) -> Iterator[Subscription]:
        """A stream of what is told from now on."""
        with self._kept(Subscription(), self._subscriptions) as subscription:
            yield subscription

    @contextmanager
    def words(self) -> Iterator[Words]:
        """A stream of what is said from now on."""
        with self._kept(Words(), self._listening) as words:
            yield words

    def tell(self, notice: Notice) -> None:
        """Tell all who subscribe."""
        for subscription in self._subscriptions:
            subscription.hear(notice)

    def say(self, word: str) -> None:
        """Say it to all who listen."""
        for words in self._listening:
            words.hear(word)

    def end(self) -> None:
        """There will be no more news."""
        self._ended = True
        for subscription in self._subscriptions:
            subscription.end()
        for words in self._listening:
            words.end()

    @contextmanager
    def _kept(self, stream: Stream, among: set[Stream]) -> Iterator[Stream]:
        among.add(stream)
        if self._ended:
            stream.end()
        try:
            yield stream
        finally:
            among.discard(stream)
