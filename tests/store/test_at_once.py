"""Events written in one statement are the same as those written by the way that answers each write for itself."""

import asyncio
import sqlite3
from pathlib import Path
from tempfile import TemporaryDirectory

from hypothesis import given, settings
from hypothesis import strategies as st

from engawa.store import Draft, Store
from engawa.store.at_once import MOST_ROWS, AtOnce
from engawa.store.batch import Append
from engawa.store.events import numbered

MATCHES = ("a", "b", "c")

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


def dump(path: Path) -> list[tuple[object, ...]]:
    with sqlite3.connect(path) as connection:
        rows = connection.execute("SELECT id, active, state, head FROM matches ORDER BY id").fetchall()
        return rows + connection.execute("SELECT * FROM events ORDER BY match, number").fetchall()


async def written(path: Path, batches: list[list[Append]], at_once: bool) -> list[list[str]]:
    async with await Store.open(path) as store:
        for match in MATCHES:
            await store.create(match, {}, at=1.0)
        if not at_once:
            store._database._runner._at_once.write = lambda _: None  # type: ignore[attr-defined]
        answers = [await store._database.enter(batch) for batch in batches]
    return [[repr(answer), *map(repr, sorted(heads.items()))] for answer, heads in answers]


def appends(wishes: list[tuple[str, int, int, str | None]], heads: dict[str, int]) -> list[Append]:
    made = []
    for place, (match, off, count, state) in enumerate(wishes):
        number = max(0, heads[match] + off)
        drafts = [Draft("move", {"by": place, "text": f"{i} ü"}, 1.1 + place / 3 + i) for i in range(count)]
        rows = [event.row() for event in numbered(match, number, drafts)]
        made.append(Append(match, number, rows, state))  # type: ignore[arg-type]
        if off == 0 and match != "nowhere":
            heads[match] += count
    return made


@settings(max_examples=60, deadline=None)
@given(st.lists(writes, min_size=1, max_size=3))
def test_both_ways_store_and_answer_the_same(wishes):
    heads = dict.fromkeys([*MATCHES, "nowhere"], 0)
    batches = [appends(batch, heads) for batch in wishes]
    with TemporaryDirectory() as folder:
        short, long = Path(folder) / "short.db", Path(folder) / "long.db"
        one = asyncio.run(written(short, batches, at_once=True))
        other = asyncio.run(written(long, batches, at_once=False))
        assert one == other
        assert dump(short) == dump(long)


def test_what_is_in_order_goes_the_short_way_and_leaves_nothing_else_in_the_file(tmp_path):
    async def main() -> None:
        async with await Store.open(tmp_path / "matches.db") as store:
            await asyncio.gather(*(store.create(match, {}) for match in MATCHES))
            shortcut: AtOnce = store._database._runner._at_once  # type: ignore[attr-defined]
            made = appends([(match, 0, 2, None) for match in MATCHES], dict.fromkeys(MATCHES, 0))
            assert shortcut.write(made) == dict.fromkeys(MATCHES, 2)
            assert shortcut.write(made) is None  # their numbers are taken
            many = appends([("a", 0, MOST_ROWS + 1, None)], {"a": 2})
            assert shortcut.write(many) is None
            assert await store.heads(MATCHES) == dict.fromkeys(MATCHES, 2)

    asyncio.run(main())
    with sqlite3.connect(tmp_path / "matches.db") as connection:
        kinds = connection.execute("SELECT DISTINCT type FROM sqlite_schema").fetchall()
    assert {kind for (kind,) in kinds} <= {"table", "index"}
