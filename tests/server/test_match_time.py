"""Clocks go by time that nobody can set: a step of the system clock costs nobody anything, whoever serves the match."""

import asyncio
from contextlib import AsyncExitStack

import pytest
from server.people import PUSH

from engawa.server import making, reading, wire, wire_http
from engawa.server.clock import SHOWN_MOVE
from engawa.server.match_time import HERE, MatchTime, Watch, era_of_this_clock
from engawa.server.tables import Tables
from engawa.store import Event, Store

PLACING = ["G:h4 Y:h5 O:i3", "G:c6 Y:c5 O:b7"]
CORRECTED = [7200.0, -7200.0]  # seconds by which somebody sets the clock of the system


class Machine:
    """A machine with the two clocks that every system has: one can be set, the other counts from its start."""

    def __init__(self, era="here", started=500.0):
        self.era, self.steady, self.wall = era, started, 1_800_000_000.0

    def goes_on(self, seconds):
        self.steady += seconds
        self.wall += seconds

    @property
    def watch(self):
        return Watch(self.era, lambda: self.steady, lambda: self.wall)


class House:
    """A server process on a *machine*, at whose table both seats of a match sit."""

    def __init__(self, machine, address):
        self.machine, self.address = machine, address

    async def __aenter__(self):
        self._open = AsyncExitStack()
        self.store = await self._open.enter_async_context(await Store.open(self.address))
        tables = Tables(self.store, thinkers=1, watch=self.machine.watch)
        self.tables = await self._open.enter_async_context(tables)
        return self

    async def __aexit__(self, *exception):
        await self._open.aclose()

    async def make(self, **wish):
        seats = [{"kind": "me"}, {"kind": "me"}]
        wished = wire_http.NewMatch.model_validate({"seats": seats, **wish})
        start = wished.record and reading.resumed(wished.record, wished.game, len(wished.seats))
        return await making.make(self.store, wished, start)

    async def sit(self, made):
        self.live, self.connection = await self.tables.join(made.match, made.token, None, lambda message: None)
        return self.live.table

    async def move(self, text):
        number = self.live.table.number
        await self.tables.move(self.live, self.connection, wire.Move(type="move", number=number, text=text))


@pytest.mark.parametrize("step", CORRECTED)
@pytest.mark.parametrize("when", ["before the move", "after the move"])
def test_a_step_of_the_clock_costs_nobody_anything(tmp_path, step, when):
    async def play():
        machine = Machine()
        async with House(machine, tmp_path / "matches.db") as house:
            made = await house.make(game="niwa", clock={"seconds": 100})
            table = await house.sit(made)
            await house.move(PLACING[0])
            machine.goes_on(SHOWN_MOVE + 10)
            if when == "before the move":
                machine.wall += step
            await house.move(PLACING[1])
            if when == "after the move":
                machine.wall += step
            machine.goes_on(SHOWN_MOVE + 5)
            return table.clock().left, table.time_is_up(0), [ply.at for ply in table.match.plies]

    left, is_up, at = asyncio.run(play())
    assert sorted(left) == [85, 100]  # whoever places second begins
    assert not is_up
    stepped = step if when == "before the move" else 0.0
    assert at[1] - at[0] == SHOWN_MOVE + 10 + stepped  # the record has wall time, as people's clocks showed it


@pytest.mark.parametrize("step", CORRECTED)
def test_a_step_while_the_server_is_down_costs_nobody_anything(address, step):
    async def play():
        machine = Machine()
        async with House(machine, address) as house:
            made = await house.make(game="niwa", clock={"seconds": 100})
            await house.sit(made)
            await house.move(PLACING[0])
        machine.wall += step
        machine.goes_on(SHOWN_MOVE + 30)
        async with House(machine, address) as house:  # another process on the same machine reads the same clock
            table = await house.sit(made)
            left = sorted(table.clock().left)
            await house.move(PLACING[1])
            return left, sorted(table.clock().left)

    assert asyncio.run(play()) == ([70, 100], [70, 100])


@pytest.mark.parametrize("step", CORRECTED)
def test_two_machines_whose_clocks_differ_agree_about_the_time_that_is_left(postgresql, step):
    address = postgresql.empty()

    async def play():
        one, other = Machine("one"), Machine("other", started=90_000.0)
        other.wall += step
        async with House(one, address) as here, House(other, address) as there:
            made = await here.make(game="niwa", clock={"seconds": 100})
            await here.sit(made)
            await there.sit(made)
            await here.move(PLACING[0])
            await heard(there, 1)
            for machine in (one, other):
                machine.goes_on(SHOWN_MOVE + 10)
            await there.move(PLACING[1])
            await heard(here, 2)
            for machine in (one, other):
                machine.goes_on(SHOWN_MOVE + 5)
            return [sorted(house.live.table.clock().left) for house in (here, there)]

    assert asyncio.run(play()) == [[85, 100], [85, 100]]


async def heard(house, number):
    """Wait until a house has heard of all events before that *number*."""
    while house.live.table.number < number:
        await asyncio.sleep(0)


def test_what_no_machine_has_measured_is_charged_to_nobody(postgresql):
    address = postgresql.empty()

    async def play():
        gone, next_one = Machine("gone"), Machine("next", started=3.0)
        async with House(gone, address) as house:
            made = await house.make(game="niwa", clock={"seconds": 100})
            await house.sit(made)
            await house.move(PLACING[0])
        next_one.wall += 50_000.0
        async with House(next_one, address) as house:
            table = await house.sit(made)
            before = sorted(table.clock().left)
            next_one.goes_on(SHOWN_MOVE + 20)
            return before, sorted(table.clock().left)

    assert asyncio.run(play()) == ([100, 100], [80, 100])


@pytest.mark.parametrize("step", CORRECTED)
def test_a_step_neither_hurries_nor_holds_a_throw_that_the_table_waits_for(tmp_path, step):
    async def play():
        machine = Machine()
        async with House(machine, tmp_path / "matches.db") as house:
            seats = [{"kind": "me"}, {"kind": "link"}]
            made = await house.make(game="ninja-dice", seats=seats, record=PUSH | {"active": 1}, patience=12)
            table = await house.sit(made)
            assert table.match.to_act == 1
            guest = await house.tables.join(made.match, made.links[0].token, None, lambda message: None)
            number = table.number
            await house.tables.move(*guest, wire.Move(type="move", number=number, text="run"))
            throw = wire.Throw(type="throw", number=table.number)
            await house.tables.throw(house.live, house.connection, throw)
            machine.wall += step
            machine.goes_on(5.0)
            return table.throwing().left

    assert asyncio.run(play()) == 7.0


def test_events_of_older_servers_have_wall_time_alone_and_are_counted_by_it():
    machine = Machine()
    time = MatchTime(machine.watch)
    assert time.follow(Event("m", 0, "move", {}, machine.wall - 100)) == machine.wall - 100
    assert time.follow(Event("m", 1, "move", {}, machine.wall - 60)) == machine.wall - 60
    assert time.now() == machine.wall
    assert time.follow(Event("m", 2, "move", {}, machine.wall - 90)) == machine.wall - 60  # never backwards


def test_a_clock_that_counts_from_boot_is_the_same_in_every_process():
    assert era_of_this_clock() == HERE.era
    assert len(HERE.era) == 12
