"""Matches that nobody has played in for long are forgotten, where a host wants that."""

import asyncio
import time
from pathlib import Path
from random import Random

import pytest

from engawa.server import making, wire, wire_http
from engawa.server.live import Refused
from engawa.server.retention import Keeping, forget_the_old
from engawa.server.setting import DAY, settings_of
from engawa.server.tables import Tables
from engawa.store import Store


@pytest.mark.parametrize(
    ("keeping", "left"),
    [
        (Keeping(), {"over, old", "over, new", "open, old", "open, new"}),
        (Keeping(over=10 * DAY), {"over, new", "open, old", "open, new"}),
        (Keeping(over=10 * DAY, open=10 * DAY), {"over, new", "open, new"}),
    ],
)
def test_only_what_is_older_than_it_is_kept_is_forgotten(tmp_path: Path, keeping: Keeping, left: set[str]):
    async def run() -> set[str]:
        async with await Store.open(tmp_path / "matches.db") as store:
            for name in ("over, old", "over, new", "open, old", "open, new"):
                state, age = name.split(", ")
                await store.create(name, {}, state=state, at=time.time() - {"old": 11, "new": 9}[age] * DAY)
            await forget_the_old(store, keeping)
            return set(await store.heads(["over, old", "over, new", "open, old", "open, new"]))

    assert asyncio.run(run()) == left


def test_what_is_over_stays_so_since_nothing_is_taken_back_after_the_end(tmp_path: Path):
    async def run() -> str:
        async with await Store.open(tmp_path / "matches.db") as store, Tables(store) as tables:
            seats = [wire_http.SeatWish(kind="me")] * 2
            made = await making.make(store, wire_http.NewMatch(game="niwa", seats=seats))
            live, me = await tables.join(made.match, made.token, None, lambda _: None)
            rng = Random(1)
            while (match := live.table.match).to_act is not None:
                move = wire.Move(type="move", number=live.table.number, text=rng.choice(match.legal()))
                await tables.move(live, me, move)
            with pytest.raises(Refused):
                await tables.ask_undo(live, me)
            tables.leave(live, me)
            return (await store.summaries())[0].state

    assert asyncio.run(run()) == "over"


def test_a_host_sets_days():
    assert settings_of({"ENGAWA_KEEP_OVER": "365"})["keeping"] == Keeping(365 * DAY, None)
    assert settings_of({})["keeping"] == Keeping()
