"""Short forms of the drills of the bench: mixed life with kills, and messages of all kinds. No time is asked about."""

import asyncio
import json
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from engawa import catalogue
from engawa.server import making
from engawa.server.table import Table, Viewer
from engawa.server.wire_http import NewMatch, SeatWish
from engawa.store import Store

ROOT = Path(__file__).parents[2]


# What depends on how long it takes, or on what else the machine does.
OF_LONG_ONES = {
    "the same in the worst window",
    "memory, at most away from where it was after the warm-up",
    "growth",
}


def drilled(drill: str, size: int) -> dict[str, float]:
    """What a drill of that size found, in a process of its own; whatever it missed fails the test."""
    command = [sys.executable, "-m", "bench.server.drill", drill, str(size), "--json"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.stdout, done.stderr
    found = json.loads(done.stdout)
    assert set(found["missed"]) <= OF_LONG_ONES, found["missed"] + found["notes"]
    rows: dict[str, float] = found["rows"]
    return rows


def test_a_short_day_in_which_everything_happens_loses_nothing_and_leaks_nothing():
    found = drilled("soak", 10)
    assert found["answers 201"] > 0


def test_what_people_meet_and_should_not_fails_a_soak(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.syspath_prepend(ROOT)
    from bench.server.diary import Diary
    from bench.server.life import Guest, Lost

    guest = Guest([], Diary(), threading.Event(), 0, 1.0)
    for error in (Lost(), AssertionError("a person is refused"), TimeoutError("waited in vain")):
        with guest.trying():
            raise error
    assert [mistake.splitlines()[-1].partition(":")[0] for mistake in guest.diary.mistakes] == [
        "AssertionError",
        "TimeoutError",
    ]


def test_a_report_takes_the_place_of_the_last_one(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.syspath_prepend(ROOT)
    from bench.server.drill import REPORT, written

    page = "# Speed\n<!-- soak -->\nold\n<!-- /soak -->\nmore\n"
    assert written(page, "soak", "new") == "# Speed\n<!-- soak -->\nnew\n<!-- /soak -->\nmore\n"
    for drill in ("soak", "fuzz"):
        assert "new" in written(REPORT.read_text(encoding="utf-8"), drill, "new")


def test_a_soak_would_see_a_lost_ply_and_a_leak(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(catalogue.MODULES, "lanterns", "toys.lanterns")  # whose cards are hidden from the first ply on
    monkeypatch.syspath_prepend(ROOT)
    from bench.server.diary import Ack, Sight
    from bench.server.soak import Past

    wish = NewMatch(game="lanterns", seats=[SeatWish(kind="me") for _ in range(3)])

    async def judged() -> list[bool]:
        async with await Store.open(tmp_path / "matches.db") as store:
            match = (await making.make(store, wish)).match
            events = await store.events(match)
            table = Table.begun(match, await store.header(match), await store.seed(match))
            for event in events:
                table.follow(event)
            ply, own = table.match.ply, dict(table.standing(Viewer((0,))).position)
            past, text = Past(store), events[0].body["text"]
            acks = [Ack(match, 0, text), Ack(match, 0, "another"), Ack(match, 99, text)]
            sights = [Sight(match, ply, (seat,), own) for seat in (0, 1)]
            return [await past.has(ack) for ack in acks] + [await past.showed(sight) for sight in sights]

    assert asyncio.run(judged()) == [True, False, False, True, False]


def test_no_message_is_answered_by_a_fault():
    found = drilled("fuzz", 4_000)
    assert found["answers: played"] > 0
    assert found["answers: 200"] > 0
