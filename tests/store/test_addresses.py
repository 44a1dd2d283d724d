"""Where matches are kept: a file in the user's data directory, another file, or PostgreSQL by its URL."""

from pathlib import Path

import pytest

from engawa.store import Store, StoreTrouble, data_directory
from engawa.store.address import file_of, shown_url

pytestmark = pytest.mark.anyio


@pytest.fixture
def home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    for name in ("ENGAWA_DATA", "XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    return tmp_path


@pytest.mark.parametrize(
    ("platform", "folder"),
    [
        ("linux", ".local/share/engawa"),
        ("darwin", "Library/Application Support/engawa"),
        ("win32", "AppData/Local/engawa"),
    ],
)
def test_matches_are_kept_where_the_platform_keeps_such_things(home, monkeypatch, platform, folder):
    monkeypatch.setattr("sys.platform", platform)
    assert data_directory() == home / folder


def test_the_data_directory_can_be_chosen(home: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("XDG_DATA_HOME", "/srv/data")
    assert data_directory() == Path("/srv/data/engawa")
    monkeypatch.setenv("ENGAWA_DATA", "~/games")
    assert data_directory() == home / "games"


async def test_without_an_address_a_store_is_in_the_data_directory(home: Path):
    async with await Store.open() as store:
        assert store.where == str(home / ".local/share/engawa/matches.db")
    assert Path(store.where).exists()


async def test_a_file_may_have_any_name(tmp_path: Path):
    path = tmp_path / "Käse & 庭?#%20" / "a b?mode=ro.db"
    async with await Store.open(path) as store:
        await store.create("m", {})
    assert [file.name for file in path.parent.iterdir()] == [path.name]


def test_what_has_a_scheme_is_a_url_and_all_else_a_file(home: Path):
    assert file_of("C:/games/matches.db").name == "matches.db"
    assert file_of("~/matches.db") == home / "matches.db"
    assert file_of("matches.db") == Path.cwd() / "matches.db"
    assert file_of("postgres://host/matches") is file_of("PostgreSQL://host/matches") is None
    with pytest.raises(StoreTrouble, match="expected a file or the URL of a PostgreSQL database, got a URL of 'mysql'"):
        file_of("mysql://host/matches")


def test_a_url_is_shown_without_its_secrets():
    assert shown_url("postgresql://ada:s@cret@host:5432/matches?password=secret") == "postgresql://host:5432/matches"
    assert shown_url("postgresql://a,b:5433/matches") == "postgresql://a,b:5433/matches"
    assert shown_url("postgresql:///matches?host=/run") == "postgresql:///matches"
