"""Who subscribes is told how far each match has come: in the process on SQLite, in every process on PostgreSQL."""

import asyncio

import pytest
from store import child

from engawa.core.errors import InvalidNotation
from engawa.store import LONGEST_WORD, Draft, Notice, Store, Taken

pytestmark = pytest.mark.anyio
MOVE = [Draft("move", {})]


async def test_a_subscriber_is_told_the_head_of_a_match_that_moved(store: Store):
    await store.create("before", {}, drafts=MOVE)
    async with store.subscribe() as notices:
        await store.create("silent", {})
        await store.create("m", {}, drafts=MOVE)
        assert await anext(notices) == Notice("m", 1)
        await store.append("m", 1, MOVE * 2)
        assert await anext(notices) == Notice("m", 3)


async def test_what_was_refused_is_not_told(store: Store):
    await store.create("m", {}, drafts=MOVE)
    await store.create("end", {})
    async with store.subscribe() as notices:
        with pytest.raises(Taken):
            await store.append("m", 0, MOVE)
        await store.append("end", 0, MOVE)
        assert await anext(notices) == Notice("end", 1)


async def test_every_subscriber_is_told(store: Store):
    await store.create("m", {})
    async with store.subscribe() as one, store.subscribe() as two:
        await store.append("m", 0, MOVE)
        assert await anext(one) == await anext(two) == Notice("m", 1)


async def test_of_a_match_that_moves_faster_than_one_reads_only_the_latest_is_told(store: Store):
    await store.create("m", {})
    await store.create("end", {})
    async with store.subscribe() as notices, store.subscribe() as quick:
        for number in range(10):
            await store.append("m", number, MOVE)
        await store.append("end", 0, MOVE)
        while await anext(quick) != Notice("end", 1):
            pass
        assert [await anext(notices), await anext(notices)] == [Notice("m", 10), Notice("end", 1)]


async def test_all_heads_arrive_whoever_writes_how_fast(store: Store):
    ids = [f"m{i}" for i in range(50)]
    await asyncio.gather(*(store.create(match, {}) for match in ids))

    async def play(match: str) -> None:
        for number in range(4):
            await store.append(match, number, MOVE)

    async with store.subscribe() as notices:
        await asyncio.gather(*map(play, ids))
        heads: dict[str | None, int] = {}
        while heads != dict.fromkeys(ids, 4):
            match, head = await anext(notices)
            heads[match] = head


async def test_closing_ends_a_subscription_after_what_was_told(store: Store):
    await store.create("m", {})
    async with store.subscribe() as notices, store.subscribe() as other:
        await store.append("m", 0, MOVE)
        assert await anext(other) == Notice("m", 1)
        await store.close()
        assert [notice async for notice in notices] == [Notice("m", 1)]
        assert [notice async for notice in other] == []


async def test_a_reader_that_waits_can_be_cancelled(store: Store):
    await store.create("m", {})
    async with store.subscribe() as notices:
        waiting = asyncio.create_task(anext(notices))
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        await store.append("m", 0, MOVE)
        assert await anext(notices) == Notice("m", 1)


async def test_processes_on_one_postgresql_are_told_of_each_other(postgresql):
    address = postgresql.empty()
    async with await Store.open(address) as store:
        await store.create("m", {}, drafts=MOVE)
        process = child.start("appends", address, "m", 1)
        async with store.subscribe() as notices:
            child.go(process)
            assert await anext(notices) == Notice("m", 2)
            assert [event.number for event in await store.events("m", since=1)] == [1]
        assert child.reports(process) == []


async def test_a_listener_that_was_cut_off_comes_back_and_says_look_again(postgresql):
    async with await Store.open(postgresql.empty()) as store:
        await store.create("m", {})
        async with store.subscribe() as notices:
            for number in range(3):
                postgresql.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%' "
                    "AND application_name = 'engawa'"
                )
                assert (await anext(notices)).match is None
                await store.append("m", number, MOVE)
                assert await anext(notices) == Notice("m", number + 1)


async def test_a_later_subscriber_is_told_of_what_comes_later(store: Store):
    await store.create("m", {})
    async with store.subscribe():
        await store.append("m", 0, MOVE)
    async with store.subscribe() as notices:
        await store.append("m", 1, MOVE)
        while await anext(notices) != Notice("m", 2):
            pass


async def test_what_is_said_reaches_all_who_listen_in_order(store: Store):
    async with store.words() as one, store.words() as two:
        for word in ("good morning", "はい"):
            await store.say(word)
        for words in (one, two):
            assert [await anext(words), await anext(words)] == ["good morning", "はい"]


async def test_who_comes_later_has_missed_it(store: Store):
    await store.say("early")
    async with store.words() as words:
        await store.say("late")
        assert await anext(words) == "late"
        await store.close()
        assert [word async for word in words] == []


async def test_a_word_that_is_too_long_is_refused_whatever_the_database(store: Store):
    async with store.words() as words:
        await store.say("ä" * (LONGEST_WORD // 2))
        with pytest.raises(InvalidNotation, match="word"):
            await store.say("ä" * (LONGEST_WORD // 2 + 1))
        assert len(await anext(words)) == LONGEST_WORD // 2


async def test_processes_on_one_postgresql_hear_each_other(postgresql):
    address = postgresql.empty()
    async with await Store.open(address) as one, await Store.open(address) as two, two.words() as words:
        await one.say("hello")
        assert await anext(words) == "hello"
