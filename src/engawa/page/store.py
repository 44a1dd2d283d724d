"""Matches kept by the browser: the face of the store over a driver that swaps texts by key, all or none.

Two tabs are like two processes on one database: whoever comes second to a number gets `Taken`, and each hears of what
the other has written.
"""

from __future__ import annotations

import json
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any, Protocol

from engawa.core.documents import expect, expect_choice, expect_int, expect_table
from engawa.core.messages import Message
from engawa.store import broadcast, errors, events, tokens
from engawa.store.events import Draft, Event, State
from engawa.store.tokens import Role

NUMBER = "08d"  # of an event in its key, so that keys are sorted as numbers are

Swap = list[list[str | None]]  # keys with what they hold, or None for nothing


class Driver(Protocol):
    """What keeps texts by key."""

    async def get(self, key: str) -> str | None:
        """What is kept there."""

    async def range(self, prefix: str) -> list[list[str]]:
        """All keys that begin so and what they hold, sorted."""

    async def write(self, expected: Swap, puts: Swap) -> bool:
        """If keys hold what is *expected*, let them hold what is put, all at once and for good; whether it was so."""

    def announce(self, text: str) -> None:
        """Say something to the other tabs."""

    def onannounce(self, heard: Callable[[str], None]) -> None:
        """Hear what they say."""


class Memory:
    """A driver that keeps texts as long as the page is open."""

    def __init__(self) -> None:
        self.kept: dict[str, str] = {}

    async def get(self, key: str) -> str | None:
        return self.kept.get(key)

    async def range(self, prefix: str) -> list[list[str]]:
        return [[key, self.kept[key]] for key in sorted(self.kept) if key.startswith(prefix)]

    async def write(self, expected: Swap, puts: Swap) -> bool:
        if any(self.kept.get(str(key)) != value for key, value in expected):
            return False
        for key, value in puts:
            if value is None:
                self.kept.pop(str(key), None)
            else:
                self.kept[str(key)] = value
        return True

    def announce(self, text: str) -> None:
        pass

    def onannounce(self, heard: Callable[[str], None]) -> None:
        pass


class PageStore:
    """Matches in a page."""

    def __init__(self, driver: Driver) -> None:
        self._driver = driver
        self._broadcast = broadcast.Broadcast()
        driver.onannounce(self._hear)

    # Writing

    async def create(
        self,
        match: str,
        header: dict[str, Any],
        *,
        seed: bytes | None = None,
        tokens: Mapping[str, Role] | None = None,
        drafts: Sequence[Draft] = (),
        state: State = "open",
        at: float | None = None,
    ) -> list[Event]:
        stored = events.numbered(events.expect_name(match, "match"), 0, drafts)
        row = {
            "created": events.expect_time(time.time() if at is None else at, "at"),
            "state": expect_choice(state, "state", events.STATES),
            "head": len(stored),
            "header": json.loads(events.write_json(expect_table(header, "header"), "header")),
            "seed": None if seed is None else seed.hex(),
            "tokens": [_granted(token, role) for token, role in (tokens or {}).items()],
        }
        puts: Swap = [[_match(match), json.dumps(row)], *_written(stored)]
        if not await self._write([[_match(match), None]], puts):
            raise errors.Taken(match)
        if stored:
            self._tell(match, len(stored))
        return stored

    async def append(
        self, match: str, number: int, drafts: Sequence[Draft], *, state: State | None = None
    ) -> list[Event]:
        expect(len(drafts) > 0, "drafts", "expected-list", list(drafts))
        expect_int(number, "number", 0, events.MOST_EVENTS - len(drafts))
        stored = events.numbered(match, number, drafts)

        def move_on(row: dict[str, Any]) -> Swap:
            expect_int(number, "number", 0, row["head"])
            if row["head"] != number:
                raise errors.Taken(match, number, row["head"])
            row |= {"head": number + len(stored), "state": state or row["state"]}
            return _written(stored)

        await self._change(match, move_on)
        self._tell(match, number + len(stored))
        return stored

    async def grant(self, match: str, token: str, role: Role) -> None:
        def let_in(row: dict[str, Any]) -> Swap:
            granted = _granted(token, role)
            row["tokens"] = [kept for kept in row["tokens"] if kept[0] != granted[0]] + [granted]
            return []

        await self._change(match, let_in)

    async def keep_analysis(self, match: str, basis: str, document: bytes) -> None:
        await self._row(match)
        await self._write([], [[f"analysis/{match}", json.dumps([basis, document.decode()])]])

    # Reading

    async def heads(self, ids: Iterable[str]) -> dict[str, int]:
        """How far those matches have come. Unknown ones are left out."""
        texts = {match: await self._driver.get(_match(match)) for match in ids if events.is_name(match)}
        return {match: json.loads(text)["head"] for match, text in texts.items() if text is not None}

    async def header(self, match: str) -> dict[str, Any]:
        header: dict[str, Any] = (await self._row(match))["header"]
        return header

    async def seed(self, match: str) -> bytes | None:
        seed = (await self._row(match))["seed"]
        return None if seed is None else bytes.fromhex(seed)

    async def events(self, match: str, since: int = 0) -> list[Event]:
        expect_int(since, "since", 0, events.MOST_EVENTS)
        row = await self._row(match)
        if since >= row["head"]:
            return []
        kept = await self._asked(self._driver.range(f"event/{match}/"))
        found = [json.loads(kept[number][1]) for number in range(since, row["head"])]
        return [
            Event(match, number, kind, json.loads(body), at) for number, (kind, body, at) in enumerate(found, since)
        ]

    async def role(self, match: str, token: str) -> Role | None:
        text = await self._asked(self._driver.get(_match(match)))
        found = None if text is None else tokens.find(token, [(h, r) for h, r in json.loads(text)["tokens"]])
        return None if found is None else json.loads(found)

    async def analysis(self, match: str, basis: str) -> bytes | None:
        await self._row(match)
        text = await self._asked(self._driver.get(f"analysis/{match}"))
        known, document = (None, "") if text is None else json.loads(text)
        return str(document).encode() if known == basis else None

    # Being told

    @asynccontextmanager
    async def subscribe(self) -> AsyncIterator[broadcast.Subscription]:
        with self._broadcast.subscription() as subscription:
            yield subscription

    @asynccontextmanager
    async def words(self) -> AsyncIterator[broadcast.Words]:
        with self._broadcast.words() as words:
            yield words

    async def say(self, word: str) -> None:
        self._broadcast.say(word)
        self._driver.announce(f"{broadcast.WORDS} {word}")

    # Inside

    async def _row(self, match: str) -> dict[str, Any]:
        text = await self._asked(self._driver.get(_match(match))) if events.is_name(match) else None
        if text is None:
            raise errors.UnknownMatch(match)
        row: dict[str, Any] = json.loads(text)
        return row

    async def _change(self, match: str, change: Callable[[dict[str, Any]], Swap]) -> None:
        """Change the row of a match, and write what goes with it; again if another tab was faster."""
        while True:
            await self._row(match)
            before = await self._asked(self._driver.get(_match(match)))
            row = json.loads(str(before))
            puts = change(row)
            if await self._write([[_match(match), before]], [[_match(match), json.dumps(row)], *puts]):
                return

    async def _write(self, expected: Swap, puts: Swap) -> bool:
        return bool(await self._asked(self._driver.write(expected, puts)))

    async def _asked(self, answer: Awaitable[Any]) -> Any:
        """What the driver says. Whatever goes wrong in a browser comes as an exception with a name."""
        try:
            return await answer
        except Exception as error:
            full = "QuotaExceededError" in f"{getattr(error, 'name', '')} {error}"
            problem = Message("store-full") if full else str(error).partition("\n")[0]
            message = Message("store-trouble", where=Message("store-in-page"), problem=problem)
            raise errors.StoreTrouble(message, Message("server-store-full") if full else None) from error

    def _tell(self, match: str, head: int) -> None:
        self._broadcast.tell(broadcast.Notice(match, head))
        self._driver.announce(f"{broadcast.CHANNEL} {broadcast.format_notice(match, head)}")

    def _hear(self, text: str) -> None:
        channel, _, said = text.partition(" ")
        if channel == broadcast.CHANNEL:
            self._broadcast.tell(broadcast.parse_notice(said))
        else:
            self._broadcast.say(said)


def _match(match: str) -> str:
    return f"match/{match}"


def _written(stored: Sequence[Event]) -> Swap:
    rows = [event.row() for event in stored]  # which says so if one cannot be stored
    return [
        [f"event/{row['match']}/{row['number']:{NUMBER}}", json.dumps([row["type"], row["body"], row["at"]])]
        for row in rows
    ]


def _granted(token: str, role: Role) -> list[str]:
    expect(role is not None, "role", "expected-text", role)
    return [tokens.hashed(token), events.write_json(role, "role")]
