"""What was acknowledged is there, whatever happens; what goes wrong is one line, and nothing is half-written."""

import asyncio
import shutil
import signal
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from tempfile import TemporaryDirectory

import asyncpg
import pytest
from store import child

from engawa.store import Draft, Store, StoreTrouble
from engawa.store.database import open_database

pytestmark = pytest.mark.anyio
MOVE = [Draft("move", {}, 1.0)]


@asynccontextmanager
async def held(address: str) -> AsyncIterator[None]:
    """Somebody else is writing, and does not finish."""
    if "host=" not in address:
        with closing(sqlite3.connect(address, isolation_level=None)) as connection:
            connection.execute("BEGIN IMMEDIATE")
            yield
        return
    connection = await asyncpg.connect(address)
    try:
        await connection.execute("BEGIN; LOCK TABLE matches IN EXCLUSIVE MODE")
        yield
    finally:
        await connection.close()


async def test_after_a_kill_every_acknowledged_event_is_there(address: str):
    process = child.start("plays", address)
    child.go(process)
    told = [process.stdout.readline().split() for _ in range(300)]
    process.send_signal(signal.SIGKILL)
    told += [report for report in child.reports(process) if len(report) == 2]
    assert process.returncode == -signal.SIGKILL
    async with await Store.open(address) as store:
        heads = await store.heads([f"m{i}" for i in range(8)])
        for match, number in told:
            assert heads[match] > int(number)
        for match, head in heads.items():
            events = await store.events(match)
            assert [event.body["pair"] for event in events] == [number // 2 * 2 for number in range(head)]
            assert head % 2 == 0
            await store.append(match, head, MOVE)


async def test_sqlite_has_a_log_that_is_on_the_disk_before_a_commit_returns(tmp_path: Path):
    database = await open_database(tmp_path / "matches.db", 1.0)
    pragmas = [f"PRAGMA {name}" for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")]
    values = await database.write(lambda c: [c.exec_driver_sql(pragma).scalar() for pragma in pragmas])
    entering = [database._runner._entering.execute(pragma).fetchone()[0] for pragma in pragmas]
    await database.close()
    assert values == entering == ["wal", 2, 1, 1000]  # 2 is FULL


async def test_a_lock_that_somebody_keeps_is_one_line(store: Store, address: str):
    await store.create("m", {})
    async with await Store.open(address, patience=0.01) as hasty:
        async with held(address):
            answers = await asyncio.gather(
                hasty.append("m", 0, MOVE), hasty.create("n", {}), hasty.grant("m", "t", [0]), return_exceptions=True
            )
            assert [type(answer) for answer in answers] == [StoreTrouble] * 3
            for answer in answers:
                assert str(answer) == f"{hasty.where}: {reason(address)}"
            assert await hasty.events("m") == []
        await hasty.append("m", 0, MOVE)
    assert await store.heads(["m", "n"]) == {"m": 1}


def reason(address: str) -> str:
    return "canceling statement due to lock timeout" if "host=" in address else "database is locked"


async def test_a_writer_that_is_cancelled_while_it_waits_for_a_lock_takes_nobody_along(store: Store, address: str):
    await store.create("m", {})
    await store.create("n", {})
    async with held(address):
        writers = [asyncio.create_task(store.append(match, 0, MOVE)) for match in ("m", "n")]
        for _ in range(5):
            await asyncio.sleep(0)
        writers[0].cancel()
    (event,) = await writers[1]
    assert await store.events("n") == [event]
    assert writers[0].cancelled()


async def test_a_disk_that_takes_no_more_loses_nothing_that_was_acknowledged(tmp_path: Path):
    path = tmp_path / "matches.db"
    process = child.start("fills", path, 1_500_000)
    child.go(process)
    reports = child.reports(process)
    (trouble,) = [report for report in reports if report[0] == "trouble"]
    assert " ".join(trouble[1:]) in {f"{path}: disk I/O error", f"{path}: database or disk is full"}
    stored = [int(report[1]) for report in reports if report[0] == "stored"]
    assert stored == list(range(2, stored[-1] + 1, 2))
    assert len(stored) > 2
    async with await Store.open(path) as store:
        assert len(await store.events("m")) == stored[-1]


async def test_a_server_that_was_restarted_is_found_again(postgresql):
    async with await Store.open(postgresql.empty()) as store:
        await store.create("m", {})
        cut(postgresql)
        await store.append("m", 0, MOVE)
        cut(postgresql)
        assert len(await store.events("m")) == 1


async def test_a_connection_that_is_lost_in_a_write_is_one_line_and_the_next_write_goes_on(postgresql):
    address = postgresql.empty()
    async with await Store.open(address, patience=60) as store:
        await store.create("m", {})
        async with held(address):
            writer = asyncio.create_task(store.append("m", 0, MOVE))
            waiting = "SELECT pid FROM pg_stat_activity WHERE application_name = 'engawa' AND wait_event_type = 'Lock'"
            while not await asyncio.to_thread(postgresql.execute, waiting):
                pass
            await asyncio.to_thread(postgresql.execute, f"SELECT pg_terminate_backend(pid) FROM ({waiting}) AS waiting")
            with pytest.raises(StoreTrouble) as trouble:
                await writer
        assert str(trouble.value).startswith(f"{store.where}: ")
        assert "\n" not in str(trouble.value)
        assert await store.events("m") == []
        await store.append("m", 0, MOVE)


def cut(postgresql) -> None:
    postgresql.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'engawa'")


async def refused(address: str | Path) -> str:
    with pytest.raises(StoreTrouble) as trouble:
        await Store.open(address)
    assert "\n" not in str(trouble.value)
    return str(trouble.value)


async def test_a_file_that_is_no_database_is_refused_and_left_as_it_is(tmp_path: Path):
    path = tmp_path / "matches.db"
    path.write_text("Dear diary, " * 1000)
    assert await refused(path) == f"{path}: file is not a database"
    assert path.read_text() == "Dear diary, " * 1000


async def test_a_damaged_file_is_refused(tmp_path: Path):
    path = tmp_path / "matches.db"
    async with await Store.open(path) as store:
        await store.create("m", {})
    path.write_bytes(path.read_bytes()[:4096] + b"damage" * 10_000)
    assert await refused(path) == f"{path}: database disk image is malformed"


async def test_a_file_that_is_damaged_later_is_one_line(tmp_path: Path):
    path = tmp_path / "matches.db"
    async with await Store.open(path) as store:
        await store.create("m", {}, drafts=[Draft("chat", {"text": "x" * 1_000_000})])
    sound = path.read_bytes()
    middle = len(sound) // 2  # of the long text
    path.write_bytes(sound[:middle] + b"\xff" * 10_000 + sound[middle + 10_000 :])
    async with await Store.open(path) as store:
        with pytest.raises(StoreTrouble, match=r"^[^\n]*: database disk image is malformed$"):
            await store.events("m")


async def test_a_place_where_no_file_can_be_is_refused(tmp_path: Path):
    (tmp_path / "file").touch()
    assert await refused(tmp_path) == f"{tmp_path}: unable to open database file"
    assert await refused(tmp_path / "file" / "matches.db") in {
        f"{tmp_path}/file/matches.db: Not a directory",
        f"{tmp_path}/file/matches.db: File exists",
    }


async def test_a_file_that_we_may_not_read_or_write_is_refused(tmp_path: Path):
    with TemporaryDirectory() as folder:  # not below pytest's, where only root may look
        Path(folder).chmod(0o755)
        files = [Path(folder, "readable.db"), Path(folder, "secret.db")]
        for file, mode in zip(files, (0o444, 0o000), strict=True):
            async with await Store.open(file) as store:
                await store.create("m", {})
            file.chmod(mode)
        process = child.start("intrudes", tmp_path / "own.db", *files)
        child.go(process)
        assert [" ".join(report) for report in child.reports(process)] == [
            f"{files[0]}: attempt to write a readonly database",
            f"{files[1]}: unable to open database file",
        ]


async def test_the_file_is_for_its_owner_alone(tmp_path: Path):
    path = tmp_path / "new" / "matches.db"
    async with await Store.open(path) as store:
        await store.create("m", {}, seed=b"secret")
        files = list(path.parent.iterdir())
        assert len(files) == 3  # with its log
        assert {file.stat().st_mode & 0o777 for file in files} == {0o600}
    assert path.parent.stat().st_mode & 0o777 == 0o700


async def test_a_server_that_cannot_be_reached_is_one_line_without_the_password(tmp_path: Path):
    nowhere = f"postgresql://ada:secret@/matches?host={tmp_path}&password=secret"
    assert await refused(nowhere) == "postgresql:///matches: No such file or directory"
    said = await refused("postgresql://ada:secret@127.0.0.1:1/matches")
    assert said.startswith("postgresql://127.0.0.1:1/matches: ")
    assert "secret" not in said


async def test_a_database_that_is_not_there_is_one_line(postgresql):
    assert (await refused(f"postgresql://postgres@/none?host={postgresql.folder}")).endswith(
        'database "none" does not exist'
    )


@pytest.mark.parametrize("url", ["postgresql://host:port/matches", "postgresql://[::1/matches", "mysql://host/matches"])
async def test_a_url_that_cannot_be_read_is_one_line(url: str):
    await refused(url)


async def test_a_copy_of_the_file_opens_like_the_file(tmp_path: Path):
    async with await Store.open(tmp_path / "matches.db") as store:
        await store.create("m", {}, drafts=MOVE)
    shutil.copy(tmp_path / "matches.db", tmp_path / "copy.db")
    async with await Store.open(tmp_path / "copy.db") as store:
        assert await store.heads(["m"]) == {"m": 1}
