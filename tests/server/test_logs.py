"""Logs as lines of JSON: each can be read, and whatever people do, no link and no seed of theirs is in any."""

import base64
import json
import logging
import sqlite3
from contextlib import closing
from pathlib import Path

from cli.session import Terminal
from server.hosted import Hosted
from server.people import Person, bearer, link, make, sit

from engawa.server.logs import Lines


def secrets_in(file: Path) -> list[str]:
    """The seeds of all matches, as text could hold them."""
    with closing(sqlite3.connect(file)) as connection:
        seeds = [seed for (seed,) in connection.execute("SELECT seed FROM seeds")]
    assert seeds
    ways = (bytes.hex, repr, lambda s: base64.b64encode(s).decode(), lambda s: base64.urlsafe_b64encode(s).decode())
    return [way(seed).strip("=") for seed in seeds for way in ways]


def test_every_event_is_a_line_and_none_holds_a_secret(tmp_path: Path):
    file, log = tmp_path / "matches.db", tmp_path / "log"
    with Hosted(file, log, ENGAWA_LOG="json") as server:
        made = make(server, "me", "link")
        match, tokens = made["match"], [made["token"], made["spectator"], link(made, 1)]
        with sit(server, match, tokens[0]) as ada, sit(server, match, tokens[2]) as bea:
            bea.move()
            ada.hear("played")
        # Links where they do not belong: in a path, in a query, in a wrong greeting, in a body, in the id of a match.
        for token in tokens:
            server.http.get(f"/api/matches/{token}/record?token={token}", headers=bearer(token))
            server.http.get(f"/{token}?{token}")
            server.http.post("/api/matches", json={"game": token, "seats": [token]})
            with Person(server, token, token) as lost:
                lost.until_closed()
            with Person(server, match) as rude:
                rude.say("hello", version=token, token=[token])
                rude.until_closed()
        file.unlink()  # and trouble, which is told with what it is about
        refused = server.http.post("/api/matches", json={"game": "niwa", "seats": [{"kind": "me"}, {"kind": "me"}]})
        assert refused.status_code == 503
        secrets = tokens
    # The seeds are in the memory of the server alone by now; those of another match are in its file.
    with Hosted(tmp_path / "other.db", log, ENGAWA_LOG="json") as server:
        made = make(server, "me", "me", game="niwa")
        with sit(server, made["match"], made["token"]) as both:
            both.move()
        secrets += [made["token"], made["spectator"], *secrets_in(tmp_path / "other.db")]
    written = log.read_text()
    events = [json.loads(line) for line in written.splitlines()]
    assert not [secret for secret in secrets if secret in written]
    assert {"at", "level", "logger", "event"} <= set.intersection(*(set(event) for event in events))
    told = [event["event"] for event in events]
    assert told.count("made") == 2
    assert told.count("serving") == 2
    assert any("removed, moved or replaced" in event for event in told)
    requests = [event for event in events if event["event"] == "request"]
    assert {"client", "method", "path", "status"} <= set(requests[0])
    assert ("POST", "/api/matches", 201) in {(each["method"], each["path"], each["status"]) for each in requests}


def test_a_trace_is_part_of_its_line():
    try:
        raise ValueError("q" * 21 + "Q")  # like a link
    except ValueError as error:
        caught = (type(error), error, error.__traceback__)
    record = logging.LogRecord("engawa", logging.ERROR, "file", 1, "no %s", ("luck",), caught)
    line = Lines().format(record)
    assert "\n" not in line
    assert json.loads(line)["event"] == "no luck"
    assert "Traceback" in json.loads(line)["trace"]
    assert "q" * 21 + "Q" not in line
    assert Lines().format(logging.LogRecord("e", 20, "f", 1, "ab" * 32, None, None)).count("ab") == 0


def test_the_own_table_logs_when_it_is_asked_to(tmp_path: Path):
    with Terminal("--no-browser", "--port", "0", "--log-json", "--data", str(tmp_path / "matches.db")) as terminal:
        line = terminal.expect('"event": "serving"')
        assert '"logger": "engawa.server"' in line
        terminal.expect("Matches are kept in ")
        terminal.press("\x03")
        assert terminal.end() == 0
