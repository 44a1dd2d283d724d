"""Events that a clerk enters are the same as those that threads write; and nobody depends on it."""

import asyncio
import os
import signal
import sqlite3
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings, strategies as st
from store import child

from engawa.store import Draft, Store, Taken, at_once
from engawa.store.batch import Append
from engawa.store.clerk import HIRES, MANY, MOST_TEXT, Clerk
from engawa.store.database import open_database
from engawa.store.events import numbered

pytestmark = pytest.mark.anyio
MATCHES = ("a", "b", "c", "d")
MOVE = [Draft("move", {"by": 0}, 1.0)]

writes = st.lists(
    st.tuples(
        st.sampled_from([*MATCHES, "nowhere"]),
        st.integers(-1, 1),  # before where the match stands, there, or beyond
        st.integers(1, 3),  # events
        st.sampled_from([None, "over", "open"]),
    ),
    min_size=1,
    max_size=6,
)


@pytest.fixture(params=["uvloop", "asyncio"])
def anyio_backend(request: pytest.FixtureRequest) -> tuple[str, dict[str, bool]]:
    """The loop that a server has, and the one it has where there is no other."""
    return "asyncio", {"use_uvloop": request.param == "uvloop"}


def dump(path: Path) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as connection:
        rows = connection.execute("SELECT id, active, state, head FROM matches ORDER BY id").fetchall()
        return rows + connection.execute("SELECT * FROM events ORDER BY match, number").fetchall()


def clerk_of(store: Store) -> Clerk:
    clerk: Clerk = store._database._runner._clerk  # type: ignore[attr-defined]
    return clerk


def pid_of(store: Store) -> int | None:
    process = clerk_of(store)._process
    return None if process is None else process.pid


def lives(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"


@asynccontextmanager
async def opened(path: Path, *, hired: bool) -> AsyncIterator[Store]:
    """A store with some matches and a clerk; or one that will never have a clerk."""
    async with await Store.open(path) as store:
        clerk_of(store)._hires = HIRES
        for match in MATCHES:
            await store.create(match, {}, at=1.0)
        if hired:
            clerk_of(store)._hires = 0
            await clerk_of(store)._hire()
        yield store


async def written(path: Path, batches: list[list[Append]], *, hired: bool) -> list[list[str]]:
    async with opened(path, hired=hired) as store:
        answers = [await store._database.enter(batch) for batch in batches]
        assert (pid_of(store) is not None) == hired
    return [[repr(answer), *map(repr, sorted(heads.items()))] for answer, heads in answers]


def appends(wishes: list[tuple[str, int, int, str | None]], heads: dict[str, int]) -> list[Append]:
    made = []
    for place, (match, off, count, state) in enumerate(wishes):
        number = max(0, heads[match] + off)
        drafts = [Draft("move", {"by": place, "text": f"{i} ü\n\ud800"}, 1.1 + place / 3 + i) for i in range(count)]
        rows = [event.row() for event in numbered(match, number, drafts)]
        made.append(Append(match, number, rows, state))  # type: ignore[arg-type]
        if off == 0 and match != "nowhere":
            heads[match] += count
    return made


def one_each(number: int, count: int = 1) -> list[Append]:
    return appends([(match, 0, count, None) for match in MATCHES], dict.fromkeys(MATCHES, number))


@settings(max_examples=40, deadline=None)
@given(st.lists(writes, min_size=1, max_size=3))
def test_both_ways_store_and_answer_the_same(wishes):
    heads = dict.fromkeys([*MATCHES, "nowhere"], 0)
    batches = [appends(batch, heads) for batch in wishes]
    with TemporaryDirectory() as folder:
        short, long = Path(folder) / "short.db", Path(folder) / "long.db"
        one = asyncio.run(written(short, batches, hired=True))
        other = asyncio.run(written(long, batches, hired=False))
        assert one == other
        assert dump(short) == dump(long)


async def test_what_is_in_order_needs_no_thread_and_leaves_nothing_else_in_the_file(tmp_path):
    async with opened(tmp_path / "matches.db", hired=True) as store:
        clerk = clerk_of(store)
        assert await clerk.enter(one_each(0, 2)) == dict.fromkeys(MATCHES, 2)
        assert await clerk.enter(one_each(0, 2)) is None  # their numbers are taken
        assert await clerk.enter(appends([("a", 0, at_once.MOST_ROWS + 1, None)], {"a": 2})) is None
        assert await clerk.enter(appends([("a", 0, at_once.MOST_ROWS, None)], {"a": 2})) == {"a": at_once.MOST_ROWS + 2}
        assert await store.heads(MATCHES[1:]) == dict.fromkeys(MATCHES[1:], 2)
    with closing(sqlite3.connect(tmp_path / "matches.db")) as connection:
        kinds = connection.execute("SELECT DISTINCT type FROM sqlite_schema").fetchall()
    assert {kind for (kind,) in kinds} <= {"table", "index"}


async def test_its_commits_are_on_the_disk_before_they_return(tmp_path):
    database = await open_database(tmp_path / "matches.db", 1.0)
    with closing(at_once.opened(str(tmp_path / "matches.db"))) as connection:
        pragmas = [f"PRAGMA {name}" for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")]
        assert [connection.execute(pragma).fetchone()[0] for pragma in pragmas] == ["wal", 2, 1, 0]  # 2 is FULL
    await database.close()


async def test_it_comes_with_the_first_rush_and_goes_with_the_store(tmp_path):
    async with await Store.open(tmp_path / "matches.db") as store:
        for match in MATCHES:
            await store.create(match, {})
        for number in range(10):
            await asyncio.gather(*(store.append(match, number, MOVE) for match in MATCHES[: MANY - 1]))
        assert clerk_of(store)._hires == 0
        await asyncio.gather(*(store.append("d", number, MOVE) for number in range(MANY + 1)))
        assert clerk_of(store)._hires == 1
        while (pid := pid_of(store)) is None:
            await asyncio.sleep(0.01)
        await store.append("d", MANY + 1, MOVE)
        assert lives(pid)
    assert not lives(pid)


@pytest.mark.parametrize("noticed", [False, True])
async def test_if_it_is_killed_threads_go_on_and_others_take_its_place_but_not_for_ever(tmp_path, caplog, noticed):
    async with opened(tmp_path / "matches.db", hired=False) as store:
        clerk, number = clerk_of(store), 0
        clerk._hires = 0
        for _ in range(HIRES):
            while (pid := pid_of(store)) is None:
                await store._database.enter(one_each(number))
                number += 1
            os.kill(pid, signal.SIGKILL)
            while noticed and clerk._process.returncode is None:
                await asyncio.sleep(0.01)
            problems, heads = await store._database.enter(one_each(number))
            number += 1
            assert (problems, heads) == ([None] * len(MATCHES), dict.fromkeys(MATCHES, number))
        assert caplog.text.count("came to an early end") == HIRES
        for _ in range(5):
            await store._database.enter(one_each(number))
            number += 1
        assert pid_of(store) is None
        for match in MATCHES:
            assert [event.number for event in await store.events(match)] == list(range(number))


async def test_whenever_it_is_killed_nothing_is_lost_and_nothing_written_twice(tmp_path):
    async with await Store.open(tmp_path / "matches.db") as store:
        refused = 0

        async def play(match: str) -> int:
            nonlocal refused
            await store.create(match, {})
            number = 0
            while not killing.done():
                try:
                    await store.append(match, number, [Draft("move", {"number": number})])
                except Taken:  # it was written before the clerk could say so
                    refused += 1
                number += 1
            return number

        async def kill() -> None:
            for pause in (0.03, 0.05, 0.07):
                while (pid := pid_of(store)) is None:
                    await asyncio.sleep(0.01)
                await asyncio.sleep(pause)
                os.kill(pid, signal.SIGKILL)
                while pid_of(store) == pid:
                    await asyncio.sleep(0.01)

        killing, matches = asyncio.create_task(kill()), [f"m{i}" for i in range(5 * MANY)]
        counts = await asyncio.gather(*map(play, matches))
        for match, count in zip(matches, counts, strict=True):
            assert [event.body["number"] for event in await store.events(match)] == list(range(count))
        assert refused <= len(matches) * HIRES


async def test_what_it_had_written_before_it_was_killed_is_taken(tmp_path, monkeypatch):
    async with opened(tmp_path / "matches.db", hired=True) as store:
        clerk = clerk_of(store)
        ask = clerk._ask

        async def ask_and_kill(process, rows):
            assert await ask(process, rows) == at_once.DONE
            process.kill()
            return await process.stdout.readline()

        monkeypatch.setattr(clerk, "_ask", ask_and_kill)
        answers = await asyncio.gather(*(store.append(match, 0, MOVE) for match in MATCHES), return_exceptions=True)
        assert [type(answer) for answer in answers] == [Taken] * len(MATCHES)
        assert await store.heads(MATCHES) == dict.fromkeys(MATCHES, 1)


async def test_nobody_hears_the_answer_to_somebody_who_did_not_wait_for_it(tmp_path):
    async with opened(tmp_path / "matches.db", hired=True) as store:
        asked = asyncio.create_task(store._database.enter(one_each(0)))
        await asyncio.sleep(0)
        asked.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asked
        problems, _ = await store._database.enter(one_each(1)[:2] + one_each(5)[2:])
        assert [type(problem).__name__ for problem in problems] == ["NoneType"] * 2 + ["InvalidNotation"] * 2


async def test_it_leaves_waiting_for_locks_to_the_store(tmp_path):
    path = tmp_path / "matches.db"
    async with opened(path, hired=True) as store:
        pid = pid_of(store)
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            assert await clerk_of(store).enter(one_each(0)) is None
            writing = asyncio.create_task(store._database.enter(one_each(0)))
            await asyncio.sleep(0.2)
            assert not writing.done()
            other.execute("COMMIT")
        assert await writing == ([None] * len(MATCHES), dict.fromkeys(MATCHES, 1))
        assert await clerk_of(store).enter(one_each(1)) == dict.fromkeys(MATCHES, 2)
        assert pid_of(store) == pid


async def test_it_leaves_long_texts_to_the_store(tmp_path):
    async with opened(tmp_path / "matches.db", hired=True) as store:
        for number, (length, enters) in enumerate([(MOST_TEXT, True), (MOST_TEXT + 1, False)]):
            body = {"text": "x" * (length - len('{"text":""}'))}
            rows = [event.row() for event in numbered("a", number, [Draft("move", body, 1.0)])]
            entered = await clerk_of(store).enter([Append("a", number, rows, None)])
            assert (entered is not None) == enters
        await store.append("a", 1, [Draft("move", body)])
        assert await store.heads(["a"]) == {"a": 2}


async def test_it_leaves_new_matches_to_the_store(tmp_path):
    async with opened(tmp_path / "matches.db", hired=True) as store:
        await asyncio.gather(
            *(store.append(match, 0, MOVE) for match in MATCHES), *(store.create(f"new {i}", {}) for i in range(3))
        )
        assert await store.heads([*MATCHES, "new 2"]) == {**dict.fromkeys(MATCHES, 1), "new 2": 0}


@pytest.mark.parametrize("what", [signal.SIGINT, signal.SIGTERM])
async def test_what_ends_the_server_does_not_end_it_before(tmp_path, what):
    async with opened(tmp_path / "matches.db", hired=True) as store:
        assert await clerk_of(store).enter(one_each(0)) is not None  # it has settled in
        os.kill(pid_of(store), what)
        assert await clerk_of(store).enter(one_each(1)) == dict.fromkeys(MATCHES, 2)


async def test_it_ends_with_a_server_that_is_killed(tmp_path):
    process = child.start("plays", tmp_path / "matches.db")
    child.go(process)
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
    while not (clerks := children.read_text().split()):
        process.stdout.readline()
    process.kill()
    child.reports(process)
    deadline = time.monotonic() + 10
    while lives(int(clerks[0])):
        assert time.monotonic() < deadline
        await asyncio.sleep(0.01)


async def test_what_a_dead_server_has_left_behind_is_not_written(tmp_path, monkeypatch):
    path = tmp_path / "matches.db"
    async with opened(path, hired=False):
        pass
    readable, writable = os.pipe()
    for number in (0, 1):
        os.write(writable, b'[["a",%d,%d,"move","{}",1.0,true,null]]\n' % (number, number))
    os.close(writable)
    parents = iter([1, 1, 2])
    monkeypatch.setattr(os, "getppid", lambda: next(parents))
    monkeypatch.setattr(signal, "signal", lambda *_: None)
    with os.fdopen(readable, "rb") as lines, open(tmp_path / "answers", "wb") as answers:
        monkeypatch.setattr(sys, "stdin", type("Lines", (), {"buffer": lines}))
        monkeypatch.setattr(sys, "stdout", answers)
        at_once.main(str(path))
    assert (tmp_path / "answers").read_bytes() == at_once.DONE
    assert [row[0] for row in dump(path)[len(MATCHES) :]] == ["a"]


async def test_where_no_process_can_be_started_threads_do_it_all(tmp_path, monkeypatch, caplog):
    monkeypatch.setattr(sys, "executable", str(tmp_path / "nothing"))
    async with await Store.open(tmp_path / "matches.db") as store:
        await store.create("m", {})
        for number in range(0, 50, 10):
            await asyncio.gather(*(store.append("m", number + i, MOVE) for i in range(10)))
        assert await store.heads(["m"]) == {"m": 50}
    assert caplog.text.count("no process can be started") == HIRES
