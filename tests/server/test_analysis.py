"""A match that is over is analysed beside the table: begun, asked about, stopped, and found again."""

import os
import signal

import pytest
from server.children import spawned_by
from server.people import bearer, make, record, sit
from server.serve import Server

import engawa
from engawa.server.wire import Analysis


@pytest.fixture(scope="module")
def played(server) -> dict[str, str]:
    """A match of Lanterns that two bots and a person have finished."""
    made = make(server, "me", "random", "random", game="lanterns")
    with sit(server, made["match"], made["token"]) as ada:
        while ada.standing["to_act"] is not None:
            if ada.standing["legal"]:
                ada.move()
            else:
                ada.next()
    return made


def long_record(seed: int) -> dict[str, object]:
    """The record of a match that takes a while to analyse, and that no test shares with another."""
    match = engawa.new("niwa", seed=seed)
    while match.to_act is not None and match.ply < 30:
        match.play(match.legal()[(7 * match.ply + seed) % len(match.legal())])
    return match.record()


def finished(server: Server, document: dict[str, object]) -> dict[str, object]:
    """What is known once it has come to an end."""
    while document["state"] not in ("done", "stopped", "failed"):
        answer = server.http.get(f"/api/analysis/{document['id']}", params={"after": document["number"]})
        assert answer.status_code == 200, answer.text
        document = answer.json()
    return document


def test_a_match_that_is_over_is_analysed_once_for_all_who_may_watch_it(server, played):
    path, begun = f"/api/matches/{played['match']}/analysis", []
    for token in (played["token"], played["spectator"]):
        answer = server.http.post(path, headers=bearer(token))
        assert answer.status_code == 202, answer.text
        begun.append(answer.json())
    assert begun[0]["id"] == begun[1]["id"]
    document = finished(server, begun[0])
    Analysis.model_validate(document, strict=True)
    assert document["state"] == "done"
    assert (
        len(document["plies"])
        == len(document["curve"]) - 1
        == len(record(server, played["match"], played["token"])["plies"])
    )
    assert server.http.post(path, headers=bearer(played["token"])).json() == document


def test_a_match_that_goes_on_is_not_analysed(server):
    made = make(server, "me", "link")
    answer = server.http.post(f"/api/matches/{made['match']}/analysis", headers=bearer(made["token"]))
    assert (answer.status_code, answer.json()["code"]) == (409, "not-possible")
    assert server.http.post(f"/api/matches/{made['match']}/analysis", headers=bearer("x" * 20)).status_code == 403


def test_what_is_wrong_with_a_record_is_said_in_one_line(server):
    answer = server.http.post("/api/analysis", json={"record": 1, "game": "niwa"})
    assert (answer.status_code, answer.json()["code"]) == (422, "unreadable")
    assert "\n" not in answer.json()["reason"]["en"]


def test_an_analysis_that_nobody_began_is_not_there(server):
    for ask in (server.http.get, server.http.delete):
        answer = ask("/api/analysis/00")
        assert (answer.status_code, answer.json()["code"]) == (404, "unknown-analysis")


def test_an_analysis_can_be_stopped_and_what_is_known_stays(servers):
    server = servers().start()
    name = server.http.post("/api/analysis", json=long_record(1)).json()["id"]
    behind = server.http.post("/api/analysis", json=long_record(2)).json()
    stopped = server.http.delete(f"/api/analysis/{behind['id']}").json()
    assert (behind["state"], stopped["state"], stopped["plies"]) == ("waiting", "stopped", [])
    stopped = server.http.delete(f"/api/analysis/{name}").json()
    assert stopped["state"] == "stopped"
    assert len(stopped["curve"]) == (len(stopped["plies"]) + 1 if stopped["plies"] else 0)
    assert server.http.get(f"/api/analysis/{name}").json() == stopped


def test_a_process_that_comes_to_an_early_end_twice_is_said_to_have_failed(servers):
    server = servers().start()
    name = server.http.post("/api/analysis", json=long_record(3)).json()["id"]
    ended = set[int]()
    while server.http.get(f"/api/analysis/{name}").json()["state"] != "failed":
        for child in {*spawned_by(server)} - ended:
            os.kill(child, signal.SIGKILL)
            ended.add(child)
    assert server.http.get(f"/api/analysis/{name}").json()["reason"]["de"]
    assert server.http.post("/api/analysis", json=long_record(3)).json()["state"] == "waiting"
    server.http.delete(f"/api/analysis/{name}")
    server.log.write_text("")  # the server has said that it came to an early end


def test_a_new_match_goes_on_from_a_turning_point(server, played):
    begun = server.http.post(f"/api/matches/{played['match']}/analysis", headers=bearer(played["token"])).json()
    for turning in finished(server, begun)["turning"]:
        made = make(server, "me", "me", "me", game="lanterns", record=turning["position"])
        with sit(server, made["match"], made["token"]) as ada:
            assert ada.standing["position"]["turn"] == turning["position"]["turn"]
