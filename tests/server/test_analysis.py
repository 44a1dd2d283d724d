"""Analyses beside the table: told line by line, kept, shared, and stopped when nobody listens."""

import json
import os
import signal
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from typing import Any

import httpx
import pytest
from server.children import Watch, analysts_of
from server.people import bearer, make, record, said, sit
from server.serve import PATIENT, Server

import engawa
from engawa.server.wire_http import Analysis

Told = Iterator[dict[str, Any]]
ENDED = ("done", "stopped", "failed")
LONG = 5000  # nodes
WON = {
    "game": "niwa", "garden": "compact", "phase": "move", "turn": 0, "mover": None, "turns": 12,
    "figures": {"K1": ["g4", ""], "K2": ["c5", "YYG"], "K3": ["b7", "OOG"],
                "S1": ["h4", "GG"], "S2": ["h5", "YY"], "S3": ["i3", "OO"]},
}  # fmt: skip


def finish(server: Server) -> dict[str, str]:
    """A match of Lanterns that two bots and a person have finished."""
    made = make(server, "me", "random", "random", game="lanterns")
    with sit(server, made["match"], made["token"]) as ada:
        while ada.standing["to_act"] is not None:
            if ada.standing["legal"]:
                ada.move()
            else:
                ada.next()
    return made


@pytest.fixture(scope="module")
def played(server) -> dict[str, str]:
    return finish(server)


def long_record(seed: int) -> dict[str, object]:
    """The record of a match that takes LONG nodes a while, though not its first move."""
    match = engawa.new("niwa", seed=seed)
    for _ in range(2):  # where figures are laid out, there is much to look at
        match.play(match.legal()[0])
    match = engawa.load(match.position())
    while match.to_act is not None and match.ply < 120:
        match.play(match.legal()[(7 * match.ply + seed) % len(match.legal())])
    return match.record()


@contextmanager
def told(server: Server, path: str, method: str = "GET", **how: Any) -> Iterator[Told]:
    """What a server tells of an analysis to somebody who has a connection of their own, and who leaves in the end."""
    address = f"http://{server.host}{path}"
    with httpx.Client(timeout=PATIENT) as http, http.stream(method, address, **how) as answer:
        assert answer.status_code == 200, answer.read()
        assert answer.headers["content-type"] == "application/jsonl"
        yield map(json.loads, answer.iter_lines())


def told_of_match(server: Server, made: dict[str, str], token: str = "token"):
    return told(server, f"/api/matches/{made['match']}/analysis", headers=bearer(made[token]))


def told_of_record(server: Server, document: dict[str, object]):
    return told(server, "/api/analysis", "POST", json=document)


def wait_for_news(lines: Told) -> dict[str, Any]:
    """What is told first once the work has begun."""
    return next(document for document in lines if document["state"] != "waiting")


def test_an_analysis_is_told_line_by_line_until_all_is_known(server, played):
    with told_of_match(server, played) as lines:
        documents = list(lines)
    for document in documents:
        Analysis.model_validate(document, strict=True)
    assert [document["state"] in ENDED for document in documents] == [False] * (len(documents) - 1) + [True]
    last = documents[-1]
    plies = record(server, played["match"], played["token"])["plies"]
    assert (last["state"], len(last["plies"]), len(last["curve"])) == ("done", len(plies), len(plies) + 1)


def test_what_is_known_of_a_match_is_told_at_once_to_all_who_may_watch_it(server, played):
    with told_of_match(server, played) as lines:
        *_, last = lines
    for token in ("token", "spectator"):
        with told_of_match(server, played, token) as lines:
            assert list(lines) == [last]


def test_every_process_knows_what_one_has_found(servers, postgresql):
    address = postgresql.empty()
    one, two = servers(address, nodes=5).start(), servers(address, nodes=5).start()
    played = make(one, "me", "me", record=WON)
    with sit(one, played["match"], played["token"]) as both:
        both.move("K1 g4^i4")
    with told_of_match(one, played) as lines:
        *_, last = lines
    assert last["state"] == "done"
    one.kill()
    with told_of_match(two, played) as lines:
        assert list(lines) == [last]


@pytest.mark.parametrize("game", ["niwa", "lanterns"])
def test_a_match_that_goes_on_is_not_analysed(server, game):
    made = make(server, "me", "link", game=game)
    path = f"/api/matches/{made['match']}/analysis"
    answer = server.http.get(path, headers=bearer(made["token"]))
    assert (answer.status_code, answer.json()["code"]) == (409, "not-possible")
    for wrong in ({}, bearer("x" * 20)):
        assert (server.http.get(path, headers=wrong)).json()["code"] == "token"


def test_what_is_wrong_with_a_record_is_said_in_one_line(server):
    answer = server.http.post("/api/analysis", json={"record": 1, "game": "niwa"})
    assert (answer.status_code, answer.json()["code"]) == (422, "unreadable")
    assert "\n" not in answer.json()["reason"]


def test_the_work_stops_when_nobody_listens_any_more(servers):
    server, document = servers(nodes=LONG, linger=0.0).start(), long_record(1)
    with ExitStack() as ending:
        with told_of_record(server, document) as lines, told_of_record(server, document) as others:
            wait_for_news(lines)
            wait_for_news(others)
            (analyst,) = analysts_of(server)  # one, to which two listen
            watch = ending.enter_context(Watch(analyst))
        assert watch.sees_the_end()


def test_whoever_comes_back_finds_the_work_going_on_until_the_server_ends(servers):
    server, document = servers(nodes=LONG, linger=PATIENT).start(), long_record(2)
    with told_of_record(server, document) as lines:
        wait_for_news(lines)
    before = analysts_of(server)
    with told_of_record(server, document) as lines:
        assert next(lines)["state"] in ("first", "second")
        assert analysts_of(server) == before != []
        server.stop()  # and does not wait for the analysis
        assert all(document["state"] not in ENDED for document in lines)


def test_one_address_has_only_so_many_analyses_made_at_once(servers):
    server, (*four, another) = servers().start(), [long_record(seed) for seed in range(5)]
    with ExitStack() as following:
        for document in four[1:]:
            following.enter_context(told_of_record(server, document))
        with told_of_record(server, four[0]):
            answer = server.http.post("/api/analysis", json=another)
            assert (answer.status_code, answer.json()["code"]) == (429, "limit")
            with told_of_record(server, four[0]) as lines:
                assert next(lines)["state"] == "waiting"
        begun = False
        while not begun:  # until the server has noticed that somebody is gone
            with server.http.stream("POST", "/api/analysis", json=another) as answer:
                assert answer.status_code in (200, 429)
                begun = answer.status_code == 200


def test_a_process_that_comes_to_an_early_end_twice_is_said_to_have_failed(servers):
    server, document = servers(nodes=LONG).start(), long_record(5)
    with told_of_record(server, document) as lines:
        for last in lines:
            for analyst in analysts_of(server) if last["state"] == "first" else ():
                with suppress(ProcessLookupError):
                    os.kill(analyst, signal.SIGKILL)
    assert (last["state"], bool(said(last["reason"], "de"))) == ("failed", True)
    with told_of_record(server, document) as lines:
        assert next(lines)["state"] == "waiting"
    server.log.write_text("")  # the server has said that it came to an early end


def test_a_new_match_goes_on_from_a_turning_point(server, played):
    with told_of_match(server, played) as lines:
        *_, last = lines
    for turning in last["turning"]:
        made = make(server, "me", "me", "me", game="lanterns", record=turning["position"])
        with sit(server, made["match"], made["token"]) as ada:
            assert ada.standing["position"]["turn"] == turning["position"]["turn"]
