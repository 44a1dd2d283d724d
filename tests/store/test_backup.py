"""Backups of either database into a file that is a store, and back into either; taken while somebody writes."""

import asyncio
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from engawa.store import Draft, Store, StoreTrouble
from engawa.store.backup import back_up, restore

pytestmark = pytest.mark.anyio


def quiet(done: int, total: int) -> None:
    assert 0 < done <= total


async def fill(store: Store) -> None:
    for i in range(30):
        drafts = [Draft("move", {"text": "ü" * 50, "n": n}, 5.0) for n in range(100)]
        await store.create(f"m{i}", {"i": i}, seed=bytes([i]) * 32, tokens={f"t{i}": {"seats": [0]}}, drafts=drafts)
    await store.keep_analysis("m1", "basis", b"document")


async def all_of(address: str | Path) -> list[object]:
    """All that a store can be asked."""
    async with await Store.open(address) as store:
        matches = await store.summaries()
        return [
            [match, await store.header(match.id), await store.seed(match.id), await store.events(match.id),
             await store.role(match.id, f"t{match.id[1:]}")]
            for match in matches
        ] + [await store.analysis("m1", "basis")]  # fmt: skip


@pytest.mark.parametrize("into", ["sqlite", "postgresql"])
async def test_what_comes_back_is_what_was_there(address: str, into: str, tmp_path: Path, request):
    async with await Store.open(address) as store:
        await fill(store)
    before = await all_of(address)
    seen: list[tuple[int, int]] = []
    rows = await back_up(address, tmp_path / "backup.db", lambda done, total: seen.append((done, total)))
    assert seen[-1] == (rows, rows)
    assert rows == 30 * 103 + 1
    assert (tmp_path / "backup.db").stat().st_mode & 0o777 == 0o600
    target = str(tmp_path / "restored.db") if into == "sqlite" else request.getfixturevalue("postgresql").empty()
    kept = (tmp_path / "backup.db").read_bytes()
    assert await restore(tmp_path / "backup.db", target, quiet) == rows
    assert await all_of(target) == before
    assert (tmp_path / "backup.db").read_bytes() == kept
    assert await all_of(tmp_path / "backup.db") == before  # a backup is a store too


async def test_a_backup_under_load_is_one_moment(address: str, tmp_path: Path):
    """Two matches are written to in turn, so at every moment they differ by one event at most; and so in a backup."""
    async with await Store.open(address) as store:
        await fill(store)
        for name in ("left", "right"):
            await store.create(name, {})
        acknowledged, done = 0, asyncio.Event()

        async def write() -> None:
            nonlocal acknowledged
            while not done.is_set():
                for name in ("left", "right"):
                    await store.append(name, acknowledged, [Draft("move", {"n": acknowledged})])
                acknowledged += 1

        writing = asyncio.create_task(write())
        for i in range(3):
            while acknowledged < 20 * (i + 1):
                await asyncio.sleep(0)
            before = acknowledged
            await back_up(address, tmp_path / f"backup{i}.db", quiet)
            async with await Store.open(tmp_path / f"backup{i}.db") as copy:
                left, right = await copy.events("left"), await copy.events("right")
                assert len(left) - len(right) in (0, 1)
                assert len(right) >= before
                assert [event.body["n"] for event in left] == list(range(len(left)))
        done.set()
        await writing
    with closing(sqlite3.connect(tmp_path / "backup0.db")) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


async def test_nothing_is_written_over_and_nothing_is_left_half(address: str, tmp_path: Path):
    async with await Store.open(address) as store:
        await fill(store)
    existing = tmp_path / "existing.db"
    existing.write_text("dear")
    with pytest.raises(StoreTrouble, match=r"^[^\n]*existing\.db: exists already, expected a new file$"):
        await back_up(address, existing, quiet)
    assert existing.read_text() == "dear"
    await back_up(address, tmp_path / "good.db", quiet)
    with pytest.raises(StoreTrouble, match=r"holds 30 matches, expected an empty store$"):
        await restore(tmp_path / "good.db", address, quiet)

    def break_off(done: int, total: int) -> None:
        raise StoreTrouble("power cut")  # type: ignore[arg-type]

    with pytest.raises(StoreTrouble):
        await back_up(address, tmp_path / "broken.db", break_off)
    with pytest.raises(StoreTrouble, match="No such file or directory"):
        await restore(tmp_path / "missing.db", address, quiet)
    (tmp_path / "text.db").write_text("Dear diary, " * 1000)
    with pytest.raises(StoreTrouble, match="file is not a database"):
        await restore(tmp_path / "text.db", tmp_path / "new.db", quiet)
    left = {file.name for file in tmp_path.iterdir() if not file.name.startswith("matches.db")}
    assert left == {"existing.db", "good.db", "text.db"}


async def test_a_restore_that_breaks_off_leaves_an_empty_store(address: str, tmp_path: Path):
    async with await Store.open(tmp_path / "source.db") as store:
        await fill(store)
    await back_up(tmp_path / "source.db", tmp_path / "backup.db", quiet)

    def break_off(done: int, total: int) -> None:
        if done > 2_000:
            raise ConnectionError("power cut")

    with pytest.raises(StoreTrouble, match="power cut"):
        await restore(tmp_path / "backup.db", address, break_off)
    async with await Store.open(address) as store:
        assert await store.summaries() == []


@pytest.mark.parametrize("version", [1])
async def test_an_older_backup_is_brought_up_to_date(version: int, address: str, tmp_path: Path):
    sample = Path(shutil.copy(Path(__file__).parent / "versions" / f"{version}.db", tmp_path / "sample.db"))
    assert await restore(sample, address, quiet) > 0
    async with await Store.open(address) as store:
        assert await store.summaries()
    with pytest.raises(StoreTrouble, match="of version 1 of the store, this Engawa has 2: start its server once"):
        await back_up(sample, tmp_path / "backup.db", quiet)


async def test_matches_are_listed_and_removed(store: Store):
    for i in range(3):
        await store.create(f"m{i}", {}, at=float(i), drafts=[Draft("move", {}, 7.0)] * i)
    assert [(match.id, match.head, match.active) for match in await store.summaries()] == [
        ("m0", 0, 0.0), ("m1", 1, 7.0), ("m2", 2, 7.0),
    ]  # fmt: skip
    assert await store.remove(["m2", "m0", "nobody"]) == ["m0", "m2"]
    assert [match.id for match in await store.summaries()] == ["m1"]
