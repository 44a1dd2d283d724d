"""A database comes to the newest version from any older one, once, and not from one that we do not know."""

import shutil
from pathlib import Path

import pytest
from sqlalchemy import inspect
from store import child, sample

from engawa.store import Store, StoreTrouble
from engawa.store.database import open_database
from engawa.store.schema import metadata
from engawa.store.versions import MIGRATIONS, migrate

pytestmark = pytest.mark.anyio
NEXT = (*MIGRATIONS, ("ALTER TABLE matches ADD COLUMN note TEXT", "CREATE TABLE notes (note TEXT)"))


@pytest.fixture(params=range(1, len(MIGRATIONS) + 1))
def old(request: pytest.FixtureRequest, address: str) -> str:
    """The address of a database as an older version left it, or the present one."""
    version = sample.VERSIONS / str(request.param)
    if "host=" in address:
        request.getfixturevalue("postgresql").psql("-f", version.with_suffix(".sql"))
    else:
        shutil.copy(version.with_suffix(".db"), address)
    return address


async def test_a_new_database_has_every_version(store: Store, administer):
    assert administer("SELECT version FROM versions") == [[str(i + 1)] for i in range(len(MIGRATIONS))]
    await sample.fill(store)
    await sample.check(store, len(MIGRATIONS))


async def test_a_database_of_every_version_opens_with_all_that_it_held(old: str, request):
    for _ in range(2):
        async with await Store.open(old) as store:
            await sample.check(store, request.node.callspec.params["old"])
    async with await Store.open(old) as store:
        await store.append("played", 3, sample.DRAFTS)
        assert await store.forget(before=1e10) == ["played"]


async def test_a_database_that_was_migrated_is_like_one_that_is_new(old: str):
    async with await Store.open(old):
        pass
    assert await columns(old) == declared()


async def test_the_tables_are_made_as_they_are_declared(store: Store, address: str):
    assert await columns(address) == declared()


async def columns(address: str) -> dict[str, list[tuple[str, bool, bool]]]:
    """What every table has: names, whether they may be null, whether they are in the primary key."""
    database = await open_database(address, 1.0)
    try:
        return await database.read(
            lambda connection: {
                table: sorted(
                    (column["name"], column["nullable"], column["name"] in keys(connection, table))
                    for column in inspect(connection).get_columns(table)
                )
                for table in inspect(connection).get_table_names()
            }
        )
    finally:
        await database.close()


def keys(connection, table: str) -> list[str]:
    return inspect(connection).get_pk_constraint(table)["constrained_columns"]


def declared() -> dict[str, list[tuple[str, bool, bool]]]:
    return {
        table.name: sorted((column.name, column.nullable, column.primary_key) for column in table.columns)
        for table in metadata.sorted_tables
    }


async def migrated(address: str, migrations) -> None:
    database = await open_database(address, 1.0)
    try:
        await database.write(lambda connection: migrate(connection, database.where, migrations))
    finally:
        await database.close()


async def test_the_next_migration_runs_once_and_keeps_what_is_there(old: str, administer):
    await migrated(old, NEXT)
    await migrated(old, NEXT)
    assert administer("SELECT max(version) FROM versions") == [[str(len(NEXT))]]
    assert len(administer("SELECT note FROM matches")) == 2
    assert administer("SELECT note FROM notes") == []


async def test_a_database_made_by_a_newer_engawa_is_refused(old: str):
    await migrated(old, NEXT)
    with pytest.raises(StoreTrouble) as trouble:
        await Store.open(old)
    said = f"made by a newer Engawa (version {len(NEXT)} of the store, this one knows {len(MIGRATIONS)}): update Engawa"
    assert str(trouble.value).endswith(f": {said}")


async def test_a_migration_that_fails_leaves_the_database_as_it_was(old: str, administer):
    with pytest.raises(StoreTrouble, match=r"^[^\n]*syntax error[^\n]*$"):
        await migrated(old, (*NEXT, ("CREATE TABLE half (note TEXT)", "CREATE NONSENSE")))
    async with await Store.open(old) as store:
        await sample.check(store)
    assert await columns(old) == declared()


async def test_a_database_that_holds_something_else_is_refused_and_left_alone(address: str, administer):
    administer("CREATE TABLE recipes (name TEXT)")
    with pytest.raises(StoreTrouble, match=r"^[^\n]*: holds something else \(the table 'recipes'\), expected an empty"):
        await Store.open(address)
    assert list(await columns(address)) == ["recipes"]


async def test_processes_that_open_a_new_database_at_once_all_can(address: str):
    children = [child.start("opens", address) for _ in range(2)]
    for process in children:
        child.go(process)
    assert [child.reports(process) for process in children] == [[["opened", "{}"]]] * 2


def test_there_is_a_file_of_every_version():
    for version in range(1, len(MIGRATIONS) + 1):
        for ending in ("db", "sql"):
            assert Path(sample.VERSIONS / f"{version}.{ending}").exists(), "python tests/store/sample.py writes it"
