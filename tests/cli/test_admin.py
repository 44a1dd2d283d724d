"""`engawa admin`: beside a server that runs, on a real SQLite and a real PostgreSQL."""

import json
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from server.people import make, sit
from server.serve import Server
from store.conftest import postgresql  # noqa: F401

from engawa.core.messages import LANGUAGES
from engawa.core.record import is_record
from engawa.server.limits import Limits

DAY = 86_400.0
Administer = Callable[[str], object]


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "matches.db")
    return request.getfixturevalue("postgresql").empty()


@pytest.fixture
def administer(address: str, request: pytest.FixtureRequest) -> Administer:
    """A statement behind the server's back."""

    def execute(statement: str) -> object:
        if "host=" in address:
            return request.getfixturevalue("postgresql").execute(statement)
        with closing(sqlite3.connect(address)) as connection, connection:
            return connection.execute(statement).fetchall()

    return execute


@pytest.fixture
def server(address: str, tmp_path: Path) -> Iterator[Server]:
    started = Server(address, tmp_path / "log").start()
    yield started
    started.stop()


def played(server: Server, moves: int = 4) -> str:
    made = make(server, "me", "me")
    with sit(server, made["match"], made["token"]) as both:
        for _ in range(moves):
            assert both.move()["type"] == "played"
    return str(made["match"])


def test_a_backup_is_made_beside_a_server_and_comes_back(run, server: Server, address: str, tmp_path: Path):
    matches = {played(server), played(server)}
    ran = run("admin", "backup", str(tmp_path / "backup.db"), "--data", address)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.replace("\n", " ").startswith(f"Backed up to {tmp_path / 'backup.db'}:"[:40])
    again = run("admin", "backup", str(tmp_path / "backup.db"), "--data", address)
    assert (again.code, again.out) == (2, "")
    assert again.err == f"engawa: {tmp_path / 'backup.db'}: exists already, expected a new file\n"
    restored = run(
        "admin", "restore", str(tmp_path / "backup.db"), "--data", str(tmp_path / "new.db"), "--json"
    ).document
    assert restored["where"] == str(tmp_path / "new.db")
    checked = run("admin", "check", "--data", str(tmp_path / "new.db"), "--json").document
    assert checked == {"good": 2, "problems": []}
    with closing(sqlite3.connect(tmp_path / "new.db")) as connection:
        assert {match for (match,) in connection.execute("SELECT id FROM matches")} == matches


def test_a_store_in_use_or_with_matches_takes_no_backup(run, server: Server, address: str, tmp_path: Path):
    played(server)
    assert run("admin", "backup", str(tmp_path / "backup.db"), "--data", address).code == 0
    ran = run("admin", "restore", str(tmp_path / "backup.db"), "--data", address)
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    said = "holds 1 matches, expected an empty store" if "host=" in address else "served already, by process"
    assert said in ran.err


def test_old_matches_are_forgotten_and_a_dry_run_only_tells(run, server: Server, address: str, administer: Administer):
    over, idle, fresh, named = (played(server) for _ in range(4))
    administer(f"UPDATE matches SET state = 'over', active = {time.time() - 11 * DAY} WHERE id = '{over}'")
    administer(f"UPDATE matches SET active = {time.time() - 11 * DAY} WHERE id = '{idle}'")
    words = ["admin", "forget", "--data", address, "--json", "--over-for"]
    assert run(*words, "10", "--dry-run").document == {"forgotten": [over], "dry_run": True}
    assert run(*words, "12").document["forgotten"] == []
    assert run(*words, "10").document["forgotten"] == [over]
    ran = run("admin", "forget", named, "--idle-for", "10", "--data", address)
    assert sorted(ran.out.splitlines()) == sorted([idle, named, "2 matches forgotten."])
    assert run("admin", "check", "--data", address, "--json").document == {"good": 1, "problems": []}
    assert administer("SELECT count(*) FROM events WHERE match = '" + fresh + "'") != administer("SELECT 0")
    unknown = run("admin", "forget", fresh, "nobody", "--data", address)
    assert (unknown.code, unknown.err) == (2, 'engawa: there is no match "nobody"\n')
    older = run("admin", "forget", "--data", address, "--", "-nobody")  # ids may have begun so once
    assert (older.code, older.err) == (2, 'engawa: there is no match "-nobody"\n')
    assert run("admin", "check", "--data", address, "--json").document["good"] == 1


def test_every_match_that_does_not_replay_is_a_line(run, server: Server, address: str, administer: Administer):
    good, illegal, torn, strange = (played(server) for _ in range(4))
    administer(
        f'UPDATE events SET body = \'{{"by": 0, "text": "K1 a1-a2 >K2"}}\' WHERE match = \'{illegal}\' AND number = 3'
    )
    administer(f"DELETE FROM events WHERE match = '{torn}' AND number = 1")
    administer(f"UPDATE matches SET header = '{{\"game\": \"niwa\"}}' WHERE id = '{strange}'")
    ran = run("admin", "check", "--data", address)
    assert ran.code == 1
    *lines, last = ran.out.splitlines()
    assert last == "One match replays, 3 do not."
    told = dict(line.split(": ", 1) for line in lines)
    assert set(told) == {illegal, torn, strange}
    assert told[torn] == "3 events are there, expected 4 without a gap"
    assert told[illegal].startswith("event 3: ")
    assert told[strange].startswith("event 0: KeyError")
    german = run("admin", "check", "--data", address, "--lang", "de").out
    assert f"{torn}: 3 Ereignisse sind da, erwartet waren 4 ohne Lücke\n" in german
    assert good not in german


def test_all_records_are_exported(run, server: Server, address: str, tmp_path: Path, administer: Administer):
    matches = {played(server), played(server)}
    ran = run("admin", "export", str(tmp_path / "records.jsonl"), "--data", address, "--json")
    assert ran.document == {"where": str(tmp_path / "records.jsonl"), "matches": 2}
    lines = [json.loads(line) for line in (tmp_path / "records.jsonl").read_text().splitlines()]
    assert {line["match"] for line in lines} == matches
    for line in lines:
        assert is_record(line["record"])
        assert "seed" not in line["record"]  # it is not over
    administer(f"DELETE FROM events WHERE match = '{lines[0]['match']}' AND number = 1")
    faulty = run("admin", "export", str(tmp_path / "records.jsonl"), "--data", address)
    assert faulty.code == 1
    assert faulty.err == f"{lines[0]['match']}: 3 events are there, expected 4 without a gap\n"
    assert len((tmp_path / "records.jsonl").read_text().splitlines()) == 1
    nowhere = run("admin", "export", str(tmp_path / "no" / "file"), "--data", address)
    assert (nowhere.code, nowhere.out, nowhere.err.count("\n")) == (2, "", 1)


def test_the_limits_are_shown(run):
    assert list(run("admin", "limits", "--json").document) == list(Limits._fields)
    shown = run("admin", "limits").out
    assert "  requests" in shown
    assert "10 a second, 60 at once" in shown


@pytest.mark.parametrize("command", ["backup", "export", "check", "forget", "restore"])
def test_a_store_that_is_not_there_is_one_line_and_is_not_made(run, command: str, tmp_path: Path):
    words = {"backup": ["x"], "export": ["x"], "restore": [str(tmp_path / "x")], "forget": ["--over-for", "1"]}
    ran = run("admin", command, *words.get(command, []), "--data", str(tmp_path / "matches.db"))
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert "No such file or directory" in ran.err
    assert not (tmp_path / "matches.db").exists()


@pytest.mark.parametrize("wish", [[], ["--over-for", "-1"], ["--over-for", "soon"]])
def test_forgetting_needs_to_be_told_what(run, wish: list[str], tmp_path: Path):
    with closing(sqlite3.connect(tmp_path / "matches.db")):
        ran = run("admin", "forget", *wish, "--data", str(tmp_path / "matches.db"))
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", ["backup", "restore", "forget", "export", "check", "limits"])
def test_every_command_has_its_page(run, lang: str, command: str):
    ran = run("admin", command, "--help", "--lang", lang)
    assert (ran.code, ran.err) == (0, "")
    assert max(map(len, ran.out.splitlines())) <= 80
