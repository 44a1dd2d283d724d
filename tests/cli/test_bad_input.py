"""What cannot be read or cannot be is one line on stderr and exit code 2, whatever it was."""

import json
import socket
import sqlite3
from contextlib import closing

import pytest
from cli.positions import WIN_IN_ONE

import engawa
from engawa.core.messages import LANGUAGES

SOURCES = {
    "nothing": b"",
    "no JSON": b"{'game': 'niwa'}",
    "half a document": json.dumps(WIN_IN_ONE)[:-9].encode(),
    "a list": b"[]",
    "a number": b"3",
    "no text": b"\x89PNG\r\n\x1a\n\x00\xff",
    "another game": b'{"game": "chess"}',
    "a game that is no name": b'{"game": ["niwa"]}',
    "deep nesting": b"[" * 100_000,
    "nesting that can just be read": b'{"game":' + b"[" * 900 + b"]" * 900 + b"}",
    "a long number": b'{"game":' + b"9" * 5000 + b"}",
    "a number without end": b'{"game": "niwa", "turns": 1e999}',
    "no number": b'{"game": "niwa", "turns": NaN}',
    "half a letter": b'{"game": "\\ud800"}',
    "an impossible position": json.dumps(WIN_IN_ONE | {"turns": 10**30}).encode(),
    "a record of nothing": b'{"record": 1, "plies": []}',
}

LINES = [
    ["fly"],
    ["--fly"],
    ["--data"],
    ["--port", "http"],
    ["--port", "65536"],
    ["--port", "-1"],
    ["--lan", "games"],
    ["--data", "matches.db", "legal", "niwa"],
    ["--port", "0", "--data", "."],
    ["--port", "0", "--data", "diary.txt"],
    ["--port", "0", "--data", "diary.txt/matches.db"],
    ["--port", "0", "--data", "mysql://localhost/matches"],
    ["--port", "0", "--data", "postgresql://[localhost/matches"],
    ["--port", "0", "--data", "postgresql://127.0.0.1:1/matches"],
    ["--lang", "fr", "games"],
    ["games", "--lang"],
    ["games", "niwa"],
    ["games", "--json=yes"],
    ["new"],
    ["new", "chess"],
    ["new", "niwa", "-o"],
    ["new", "niwa", "-o", "garden"],
    ["new", "niwa", "-o", "=compact"],
    ["new", "niwa", "-o", "garden=bog"],
    ["new", "niwa", "-o", "garden=[[0,0]]"],
    ["new", "niwa", "-o", "garden=@nowhere.json"],
    ["new", "niwa", "-o", "pond=1"],
    ["new", "niwa", "-o", "seed=1"],
    ["new", "niwa", "--seed", "seven"],
    ["new", "niwa", "--seed", "9" * 5000],
    ["new", "niwa", "--players", "3"],
    ["new", "niwa", "--players", "two"],
    ["new", "niwa", "--edition", "nowhere.toml"],
    ["new", "niwa", "--edition", "."],
    ["show", "nowhere.json"],
    ["show", "."],
    ["show", "a\nb"],
    ["show", "x" * 5000],
    ["show", "nowhere.json", "too much"],
    ["why"],
    ["why", "K1>K9", "niwa"],
    ["why", "\udcff", "niwa"],
    ["rules", "NI-99"],
    ["perft", "niwa", "--depth", "0"],
    ["perft", "niwa", "--depth", "41"],
    ["perft", "niwa", "--depth", "9" * 30],
    ["perft", "niwa", "--depth", "deep"],
    ["play"],
    ["play", "chess"],
    ["play", "niwa", "--load", "nowhere.json"],
    ["play", "--load", "nowhere.json", "--seed", "1"],
    ["play", "niwa", "--bot", "7=greedy"],
    ["play", "niwa", "--bot", "1=deep-blue"],
    ["play", "niwa", "--bot", "greedy", "--hot-seat"],
]


def is_one_line(ran) -> bool:
    return ran.code == 2 and ran.out == "" and ran.err.startswith("engawa: ") and ran.err.count("\n") == 1


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("words", LINES, ids=lambda words: " ".join(words)[:40].encode("unicode_escape").decode())
def test_a_command_line_that_cannot_be_is_one_line(run, words, lang, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "diary.txt").write_text("Dear diary, " * 100)
    ran = run("--lang", lang, *words)
    assert is_one_line(ran), ran


@pytest.mark.parametrize("command", [["show"], ["legal"], ["why", "K1>K2"], ["verify"], ["perft"]], ids=" ".join)
@pytest.mark.parametrize("source", SOURCES)
def test_a_document_that_cannot_be_is_one_line(run, command, source):
    ran = run(*command, "-", stdin=SOURCES[source])
    assert is_one_line(ran), ran


@pytest.mark.parametrize("source", SOURCES)
def test_no_match_begins_from_a_document_that_cannot_be(run, source, tmp_path):
    (tmp_path / "document").write_bytes(SOURCES[source])
    ran = run("play", "--load", str(tmp_path / "document"))
    assert is_one_line(ran), ran


def test_errors_are_said_in_the_language_that_was_asked_for(run):
    assert run("show", "nowhere.json").err == "engawa: nowhere.json: cannot be read: no such file\n"
    assert (
        run("show", "nowhere.json", "--lang", "de").err
        == "engawa: nowhere.json: nicht lesbar: die Datei gibt es nicht\n"
    )
    assert run("fly", "--lang", "de").err.startswith('engawa: unbekannter Befehl "fly": erwartet war einer von play,')
    assert run("why").err == "engawa: MOVE is missing, see “engawa why --help”\n"
    assert run("show", stdin="{").err == "engawa: stdin, line 1, column 2: expected JSON, got the end\n"


def test_a_port_that_somebody_else_has_is_one_line(run):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        ran = run("--port", str(port))
        assert is_one_line(ran)
        assert ran.err == f"engawa: port {port} is in use: choose another with --port\n"
        assert run("--port", str(port), "--lang", "de").err.startswith(f"engawa: Port {port} ist belegt")


def test_matches_of_a_newer_engawa_are_one_line(run, tmp_path):
    with closing(sqlite3.connect(tmp_path / "matches.db")) as database:
        database.execute("CREATE TABLE versions (version INTEGER PRIMARY KEY NOT NULL)")
        database.execute("INSERT INTO versions VALUES (999)")
        database.commit()
    words = ["--port", "0", "--data", str(tmp_path / "matches.db")]
    ran = run(*words)
    assert is_one_line(ran)
    assert "made by a newer Engawa (version 999 of the store" in ran.err
    assert "von einem neueren Engawa angelegt (Version 999 des Speichers" in run(*words, "--lang", "de").err


def test_a_store_that_cannot_be_opened_is_named_with_the_reason_in_your_language(run, tmp_path):
    assert run("--port", "0", "--data", str(tmp_path)).err == (
        f"engawa: matches cannot be kept: {tmp_path}: unable to open database file\n"
    )
    words = ["--port", "0", "--lang", "de", "--data", "postgresql://ada:secret@127.0.0.1:1/matches"]
    assert run(*words).err == (
        "engawa: die Partien haben keinen Platz: postgresql://127.0.0.1:1/matches: "
        "dort antwortet nichts, die Verbindung wurde abgelehnt\n"
    )


def test_a_record_that_was_changed_afterwards_is_found_out(run):
    match = engawa.load(WIN_IN_ONE)
    match.play("K1 g4^i4")
    true = match.record()
    lies = {
        "an illegal move": true | {"plies": [{"by": 0, "text": "K1 g4^j4"}], "result": None},
        "another actor": true | {"plies": [{"by": 1, "text": "K1 g4^i4"}]},
        "a move after the end": true | {"plies": [*true["plies"], {"by": 0, "text": "K2>K1"}]},
        "another result": true | {"result": {"winners": [1], "scores": [-1, 1], "reason": "base"}},
        "another seed": true | {"seed": "00" * 32},
        "another match": true | {"id": "elsewhere"},
        "no seed": {key: value for key, value in true.items() if key != "seed"},
    }
    assert run("verify", stdin=json.dumps(true)).code == 0
    for lie, record in lies.items():
        assert is_one_line(run("verify", stdin=json.dumps(record))), lie
