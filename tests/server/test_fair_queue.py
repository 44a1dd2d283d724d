"""Who is thought for next: people at tables before all others, and every address in turn."""

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack

import pytest

from engawa.server.fair_queue import FIRST_GUESS, LONG, Asker, FairQueue, Rank

PERSON, HELP, SHOW = Rank


class Askers:
    """Those who ask a queue, by name. A thought lasts until the test ends it."""

    def __init__(self, queue: FairQueue) -> None:
        self.queue = queue
        self.served: list[str] = []
        self._thoughts: dict[str, asyncio.Event] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}

    async def ask(self, *names: str, rank: Rank = PERSON, address: str = "", tell: Callable[[int], None] | None = None):
        """Somebody asks under each of the *names*, the first letter of which is the address, if none is given."""
        for name in names:
            self._thoughts[name] = asyncio.Event()
            asker = Asker(address or name[0], rank)
            self._tasks[name] = asyncio.create_task(self._think(name, asker, tell))
            await settled()

    async def _think(self, name: str, asker: Asker, tell: Callable[[int], None] | None) -> None:
        async with self.queue.place(asker, tell):
            self.served.append(name)
            await self._thoughts[name].wait()

    async def end(self, *names: str) -> None:
        for name in names:
            self._thoughts[name].set()
            await self._tasks.pop(name)
            await settled()

    async def cancel(self, name: str) -> None:
        self._tasks[name].cancel()
        await asyncio.wait([self._tasks.pop(name)])
        await settled()

    async def work_off(self) -> list[str]:
        """End one thought after the other; the order in which all were served."""
        while under_way := [name for name in self.served if name in self._tasks]:
            await self.end(under_way[0])
        assert (self.queue.busy, self.queue.waiting) == (0, 0)
        return self.served


async def settled() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


def test_addresses_take_turns_however_much_one_of_them_asks():
    async def run():
        askers = Askers(FairQueue(1))
        await askers.ask("a1", "a2", "a3", "a4", "b1", "c1", "b2")
        return await askers.work_off()

    assert asyncio.run(run()) == ["a1", "a2", "b1", "c1", "a3", "b2", "a4"]


def test_people_come_before_hints_and_hints_before_what_only_spectators_see():
    async def run():
        askers = Askers(FairQueue(1))
        await askers.ask("a1")
        await askers.ask("a2", "b2", rank=SHOW)
        await askers.ask("a3", "b3", rank=HELP)
        await askers.ask("a4", "b4", rank=PERSON)
        return await askers.work_off()

    assert asyncio.run(run()) == ["a1", "a4", "b4", "a3", "b3", "a2", "b2"]


def test_a_place_is_kept_for_a_person_of_whom_nobody_thinks_yet():
    async def run():
        askers = Askers(FairQueue(2, kept=1))
        await askers.ask("a1", "a2", "a3")
        before = [*askers.served]
        await askers.ask("b1", rank=HELP)
        await askers.ask("c1", "c2", "d1")
        after = [*askers.served]
        await askers.end("a1")  # the place that is kept is the last to be had
        return before, after, askers.served, await askers.work_off()

    before, after, freed, served = asyncio.run(run())
    assert before == ["a1", "a2"]
    assert after == ["a1", "a2", "c1"]
    assert freed[:4] == ["a1", "a2", "c1", "d1"]
    assert served[-1] == "b1"


def test_those_who_do_not_sit_at_a_table_never_have_all_places():
    async def run():
        askers = Askers(FairQueue(3, low=2))
        await askers.ask("a1", "b1", rank=HELP)
        await askers.ask("c1", rank=SHOW)
        await askers.ask("d1")
        return [*askers.served], await askers.work_off()

    served, all_of_them = asyncio.run(run())
    assert served == ["a1", "b1", "d1"]
    assert all_of_them == [*served, "c1"]


def test_one_address_has_no_more_places_than_it_may():
    async def run():
        askers = Askers(FairQueue(3, each=1))
        await askers.ask("a1", "a2", "a3", "a4", "b1", rank=HELP)
        return [*askers.served], await askers.work_off()

    assert asyncio.run(run()) == (["a1", "b1"], ["a1", "b1", "a2", "a3", "a4"])


def test_who_goes_leaves_no_trace_and_gives_the_place_back():
    async def run():
        askers = Askers(FairQueue(1))
        await askers.ask("a1", "b1", "c1")
        await askers.cancel("b1")
        await askers.cancel("a1")
        return await askers.work_off()

    async def gone_as_it_was_let_in():
        queue = FairQueue(1)
        async with queue.place(Asker("a", PERSON)):
            waits = asyncio.create_task(AsyncExitStack().enter_async_context(queue.place(Asker("b", PERSON))))
            await settled()
        waits.cancel()  # it has its place, and does not know yet
        await asyncio.wait([waits])
        return queue.busy, queue.waiting

    assert asyncio.run(run()) == ["a1", "c1"]
    assert asyncio.run(gone_as_it_was_let_in()) == (0, 0)


def test_a_thought_that_fails_gives_its_place_back():
    async def run():
        queue = FairQueue(1)
        with pytest.raises(ZeroDivisionError):
            async with queue.place(Asker("a", PERSON)):
                1 // 0
        return queue.busy

    assert asyncio.run(run()) == 0


def test_a_long_wait_is_told_by_what_thoughts_have_taken_so_far():
    async def run():
        now, told = [0.0], {}
        askers = Askers(FairQueue(1, clock=lambda: now[0]))

        async def ask(name: str, rank: Rank = PERSON) -> None:
            told[name] = []
            await askers.ask(name, rank=rank, tell=told[name].append)

        await ask("a1")
        await ask("b1")
        await ask("b2")
        now[0] += 10 * FIRST_GUESS
        await askers.end("a1")  # which took long, so that others are told of longer waits
        await ask("c1")
        await ask("d1", rank=HELP)
        await askers.work_off()
        return told

    told = asyncio.run(run())
    assert told["a1"] == []  # it did not wait
    assert told["b1"] == [LONG * FIRST_GUESS]  # the one under way, and itself
    assert told["b2"] == [3]  # and b1
    assert told["c1"] == [6]  # 1.9 s each: b1, b2 or itself, and itself again
    assert told["d1"] == [8]


def test_the_lightest_of_several_addresses_is_the_one_for_which_least_is_under_way():
    async def run():
        askers = Askers(FairQueue(1))
        await askers.ask("a1", "a2", "b1")
        found = [askers.queue.lightest(each) for each in (["a", "b"], ["a"], ["a", "b", "c"])]
        await askers.work_off()
        return found

    assert asyncio.run(run()) == ["b", "a", "c"]
