"""Days for a turn: they go by the calendar, over restarts, and nobody is missed meanwhile."""

import time

from server.people import bearer, link, make, sit

import engawa
from engawa.core.match import Match
from engawa.server.clock import DAY, days_of

THREE = {"days": 3}


def test_every_turn_has_its_days_and_they_go_on_while_no_server_runs(servers):
    first = servers().start()
    made = make(first, "me", "link", clock=THREE, agreement={"undo": True})
    with sit(first, made["match"], made["token"]) as ada, sit(first, made["match"], link(made, 1)) as bea:
        assert ada.standing["clock"] == {
            "left": [3 * DAY] * 2, "runs": None, "waits": 0, "increment": 0, "days": 3
        }  # fmt: skip
        bea.move()
        clock = bea.standing["clock"]
        assert clock["runs"] == 0
    first.kill()
    time.sleep(1.1)
    second = servers(first.address).start()
    with sit(second, made["match"], link(made, 1)) as bea:
        clock = bea.standing["clock"]
        assert (clock["runs"], clock["left"][1]) == (0, 3 * DAY)
        assert 3 * DAY - 60 < clock["left"][0] <= 3 * DAY - 1
        bea.say("replace", seat=0)  # she is not here, and need not be
        assert bea.hear("refused")["code"] == "not-possible"
    turns = second.http.post(
        "/api/turns",
        json={"matches": [{"match": made["match"], "token": token} for token in (made["token"], "x" * 22)]},
    ).json()
    assert [(turn["to_act"], turn["yours"], turn["over"]) for turn in turns] == [(0, [0], False)]
    assert 3 * DAY - 120 < turns[0]["left"] < 3 * DAY
    with sit(second, made["match"], made["token"]) as ada:
        ada.move()
        to_act = ada.standing["to_act"]
    key = {"match": made["match"], "token": made["token"]}
    assert second.http.post("/api/turns", json={"matches": [key]}).json()[0]["to_act"] == to_act


def test_the_days_of_a_turn_begin_when_the_other_has_moved():
    match: Match = engawa.new("niwa", seed=1)
    day = iter((0.0, DAY, 4 * DAY))
    match.clock = lambda: next(day)
    for _ in range(2):
        match.play(match.legal()[0])
    clock = days_of(match, 2, 1.5 * DAY, None)
    assert clock.runs == match.to_act
    assert clock.left[clock.runs] == 0.5 * DAY  # from when the other placed; the own placing was one more of this turn
    assert days_of(match, 2, 9 * DAY, None).left[clock.runs] < 0


def test_an_invitation_says_what_a_link_leads_to_before_anybody_sits_down(server):
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "link"}]
    made = server.http.post("/api/matches", json={"game": "niwa", "seats": seats, "clock": THREE}).json()
    address, headers = f"/api/matches/{made['match']}/invitation", bearer(link(made, 1))
    told = server.http.get(address, headers=headers).json()
    assert (told["host"], told["title"], told["minutes"], told["yours"]) == ("Ada", "Niwa", 15, [1])
    assert (told["clock"]["days"], told["seats"][1]["came"], told["over"]) == (3, False, False)
    with sit(server, made["match"], made["token"]) as ada:
        assert (ada.heard[0]["seats"][1]["came"], ada.heard[0]["seats"][1]["present"]) == (False, False)
        with sit(server, made["match"], link(made, 1)):
            assert ada.presence(1, True)["seats"][1]["came"]
        assert ada.presence(1, False)["seats"][1]["came"]  # who was here is missed, who never came is not
    assert server.http.get(address, headers=bearer("x" * 22)).status_code == 403


def test_a_clock_has_seconds_or_days_and_not_both(server):
    for clock in ({}, {"seconds": 60, "days": 1}, {"days": 0}):
        wish = {"game": "niwa", "seats": [{"kind": "me"}, {"kind": "link"}], "clock": clock}
        assert server.http.post("/api/matches", json=wish).status_code == 422
