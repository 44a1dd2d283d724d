"""Many writers: one wins each number, nobody harms another, and what waits together is written together."""

import asyncio
from collections import Counter

import pytest
from store import child

from engawa import InvalidNotation
from engawa.store import Draft, Store, StoreTrouble, Taken, UnknownMatch

pytestmark = pytest.mark.anyio


def move(by: object = 0) -> list[Draft]:
    return [Draft("move", {"by": by})]


async def test_of_many_writers_of_one_number_one_wins(store: Store):
    await store.create("m", {})
    for number in range(5):
        answers = await asyncio.gather(*(store.append("m", number, move(i)) for i in range(30)), return_exceptions=True)
        (winner,) = [i for i, answer in enumerate(answers) if isinstance(answer, list)]
        assert sum(isinstance(answer, Taken) for answer in answers) == 29
        assert (await store.events("m"))[number].body == {"by": winner}
    assert len(await store.events("m")) == 5


async def test_of_two_stores_on_one_database_one_wins_each_number(store: Store, address: str):
    ids = [f"m{i}" for i in range(40)]
    await asyncio.gather(*(store.create(match, {}) for match in ids))
    async with await Store.open(address) as other:
        for number in range(5):
            # The one goes through the matches in the order in which the other comes from the end.
            ours = [store.append(match, number, move("store")) for match in ids]
            theirs = [other.append(match, number, move("other")) for match in reversed(ids)]
            answers = await asyncio.gather(*ours, *theirs, return_exceptions=True)
            assert Counter(type(answer) for answer in answers) == {list: 40, Taken: 40}
        for match in ids:
            assert await store.events(match) == await other.events(match)
    assert await store.heads(ids) == dict.fromkeys(ids, 5)


async def test_of_two_processes_one_wins_each_number(store: Store, address: str):
    count = 40
    await store.create("race", {})
    children = [child.start("races", address, name, count) for name in ("a", "b")]
    for process in children:
        child.go(process)
    told = [dict(reversed(report) for report in child.reports(process)) for process in children]
    events = await store.events("race")
    assert [event.number for event in events] == list(range(count))
    for event in events:
        winner, loser = told if event.body["by"] == "a" else reversed(told)
        assert (winner[str(event.number)], loser[str(event.number)]) == ("won", "lost")


async def test_what_one_writer_is_refused_harms_no_other(store: Store):
    await store.create("full", {}, drafts=move())
    for i in range(50):
        await store.create(f"m{i}", {})
    answers = await asyncio.gather(
        *(
            writing
            for i in range(50)
            for writing in (
                store.append(f"m{i}", 0, move("good") * 2),
                store.append("full", 0, move("taken")),
                store.append("nowhere", 0, move("unknown")),
                store.append(f"m{i}", 7, move("ahead")),
                store.create("full", {}),
            )
        ),
        return_exceptions=True,
    )
    kinds = Counter(type(answer) for answer in answers)
    assert kinds == {list: 50, Taken: 100, UnknownMatch: 50, InvalidNotation: 50}
    assert await store.heads(["full", *(f"m{i}" for i in range(50))]) == {"full": 1, **{f"m{i}": 2 for i in range(50)}}


async def test_a_number_that_came_past_the_store_is_refused_and_harms_no_other(store: Store, administer):
    ids = [f"m{i}" for i in range(20)]
    await asyncio.gather(*(store.create(match, {}) for match in ids))
    administer("INSERT INTO events VALUES ('m7', 0, 'move', '{}', 1.0)")
    answers = await asyncio.gather(*(store.append(match, 0, move()) for match in ids), return_exceptions=True)
    assert [match for match, answer in zip(ids, answers, strict=True) if isinstance(answer, Exception)] == ["m7"]
    assert isinstance(answers[7], StoreTrouble)
    assert [len(await store.events(match)) for match in ids] == [1] * 20


async def test_a_writer_may_follow_itself_without_waiting(store: Store):
    await store.create("m", {})
    await asyncio.gather(*(store.append("m", number, move(number)) for number in range(300)))
    assert [event.body["by"] for event in await store.events("m")] == list(range(300))


async def test_what_waits_together_is_committed_together(postgresql):
    async with await Store.open(postgresql.empty()) as store:
        await asyncio.gather(*(store.create(f"m{i}", {}) for i in range(100)))
        await asyncio.gather(*(store.append(f"m{i}", 0, move()) for i in range(100)))
        # xmin is the transaction that wrote a row.
        assert int(postgresql.execute("SELECT count(DISTINCT xmin::text) FROM events")[0][0]) <= 2


async def test_a_writer_that_is_cancelled_takes_nobody_along(store: Store):
    ids = [f"m{i}" for i in range(60)]
    await asyncio.gather(*(store.create(match, {}) for match in ids))
    writers = [asyncio.create_task(store.append(match, 0, move(match))) for match in ids]
    for writer in writers[0::3]:
        writer.cancel()  # before it began
    await asyncio.sleep(0)
    for writer in writers[1::3]:
        writer.cancel()  # while it waits
    await asyncio.gather(*writers, return_exceptions=True)
    heads = await store.heads(ids)
    assert all(heads[match] == 1 for match in ids[2::3])
    assert all(writer.cancelled() for writer in writers[0::3])
    for match in ids:
        await store.append(match, heads[match], move())
        assert [event.number for event in await store.events(match)] == list(range(heads[match] + 1))


async def test_closing_writes_what_waits(store: Store, address: str):
    await store.create("m", {})
    writers = [asyncio.create_task(store.append("m", number, move())) for number in range(300)]
    await asyncio.sleep(0)
    await store.close()
    assert [[event.number for event in await writer] for writer in writers] == [[number] for number in range(300)]
    async with await Store.open(address) as again:
        assert await again.heads(["m"]) == {"m": 300}


async def test_closing_waits_for_those_who_read(store: Store):
    await store.create("m", {}, drafts=move())
    readers = [asyncio.create_task(store.events("m")) for _ in range(20)]
    await asyncio.sleep(0)
    await store.close()
    assert [len(await reader) for reader in readers] == [1] * 20


async def test_a_closed_store_says_so(store: Store):
    await store.create("m", {})
    await store.close()
    await store.close()
    for attempt in (store.append("m", 0, move()), store.events("m"), store.role("m", "t"), store.grant("m", "t", [0])):
        with pytest.raises(StoreTrouble, match=r": closed$"):
            await attempt
    with pytest.raises(StoreTrouble, match=r": closed$"):
        async with store.subscribe():
            pass
