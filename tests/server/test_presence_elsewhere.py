"""Processes tell each other who is there. A word may get lost, and a process may die without one."""

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from engawa.server.presence import SILENCE, Presence
from engawa.store import Store

pytestmark = pytest.mark.anyio
NOBODY = frozenset[int]()


class House:
    """A process, as far as presence goes, with a clock that a test turns."""

    def __init__(self, store: Store) -> None:
        self.now = 0.0
        self.gone: list[tuple[str, frozenset[int]]] = []
        self.presence = Presence(store, lambda match, gone: self.gone.append((match, gone)), lambda: self.now)


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    async with await Store.open(tmp_path / "matches.db") as store:
        yield store


async def said(store: Store, house: House) -> list[str]:
    """All that a house has to say now."""
    async with store.words() as words:
        speaking = asyncio.create_task(house.presence.speak())
        heard = [await anext(words)]
        while True:
            await asyncio.sleep(0)
            if words._words:
                heard.append(await anext(words))
            else:
                break
        speaking.cancel()
        await asyncio.gather(speaking, return_exceptions=True)
    return heard


async def test_what_one_says_the_other_knows_and_not_of_itself(store: Store):
    one, two = House(store), House(store)
    one.presence.tell("m", frozenset({0, 2}))
    for word in await said(store, one):
        for house in (one, two):
            house.presence.hear(word)
    assert two.presence.seats("m") == {0, 2}
    assert one.presence.seats("m") == two.presence.seats("other") == NOBODY
    assert two.gone == [("m", NOBODY)]


async def test_who_leaves_is_gone_and_others_stay(store: Store):
    one, two = House(store), House(store)
    for seats in ({0, 2}, {2}):
        one.presence.tell("m", frozenset(seats))
        for word in await said(store, one):
            two.presence.hear(word)
    assert two.presence.seats("m") == {2}
    assert two.gone[-1] == ("m", {0})


async def test_who_asks_is_answered_by_those_who_have_somebody_there(store: Store):
    one, two = House(store), House(store)
    one.presence.tell("m", frozenset({1}))
    await said(store, one)  # nobody listens yet
    two.presence.tell("m", frozenset({0}), ask=True)
    for word in await said(store, two):
        one.presence.hear(word)
    for word in await said(store, one):
        two.presence.hear(word)
    assert two.presence.seats("m") == {1}


async def test_of_whom_nothing_was_said_for_long_is_gone(store: Store):
    one, two = House(store), House(store)
    one.presence.tell("m", frozenset({1}))
    (word,) = await said(store, one)
    two.presence.hear(word)
    two.now = SILENCE
    two.presence._miss_the_silent()
    assert two.presence.seats("m") == {1}
    two.now += 1
    two.presence._miss_the_silent()
    assert two.presence.seats("m") == NOBODY
    assert two.gone[-1] == ("m", {1})


async def test_many_tables_are_told_in_words_that_can_be_carried(store: Store):
    one, two = House(store), House(store)
    matches = [f"{number:012}" for number in range(500)]
    for match in matches:
        one.presence.tell(match, frozenset(range(12)), ask=True)
    words = await said(store, one)
    assert len(words) > 1
    for word in words:
        assert set(json.loads(word)) == {"process", "here", "asked"}
        two.presence.hear(word)
    assert all(two.presence.seats(match) == set(range(12)) for match in matches)
