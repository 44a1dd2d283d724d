"""Short forms of the drills of the bench: mixed life with kills, and messages by a grammar. No time is asked about."""

import asyncio
import json
import subprocess
import sys
from pathlib import Path

import pytest

from engawa import catalogue
from engawa.server import making
from engawa.server.table import Table, Viewer
from engawa.server.wire_http import NewMatch, SeatWish
from engawa.store import Store

ROOT = Path(__file__).parents[2]


def drilled(drill: str, size: str) -> dict[str, float]:
    """What a drill of that size found, in a process of its own."""
    command = [sys.executable, "-m", "bench.server.drill", drill, size]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    found: dict[str, float] = json.loads(done.stdout)
    return found


def test_a_short_day_with_kills_loses_nothing_and_leaks_nothing():
    found = drilled("soak", "15")
    assert found["plies acknowledged"] > 0
    assert found["positions looked at by three viewers"] > 0
    assert [found[what] for what in ("of them lost", "answers 500", "tracebacks in the logs")] == [0, 0, 0]
    assert found["of them with more, or less, than the viewer may know"] == 0


def test_a_soak_would_see_a_lost_ply_and_a_leak(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(catalogue.MODULES, "lanterns", "toys.lanterns")  # whose cards are hidden from the first ply on
    monkeypatch.syspath_prepend(ROOT)
    from bench.server.life import Ack, Sight
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


def test_no_message_of_the_grammar_is_answered_by_a_fault():
    found = drilled("fuzz", "4000")
    assert found["messages sent"] >= 4_000
    assert [found[what] for what in ("answers 500", "tracebacks in the log", "hangs")] == [0, 0, 0]
    assert found["played"] > 0
