"""What one address may hold and have stored: refused in one line, while others, and moves, go on."""

from contextlib import ExitStack

import pytest
from server.people import Person, bearer, link, make, record, sit
from websockets.exceptions import ConnectionClosed

ELSEWHERE = {"X-Forwarded-For": "192.0.2.1"}


@pytest.fixture
def limited(servers):
    """Starts a server with limits of the test's own."""

    def start(**limits):
        server = servers(patience=0.0)
        server.settings["limits"] = server.settings["limits"] | limits
        return server.start()

    return start


def refusal(person):
    refused = person.hear("refused", "presence", "chat", "objections")
    assert (refused["type"], refused["code"]) == ("refused", "limit")
    return refused["key"]


def test_an_address_has_so_many_sockets_open_and_no_more(limited):
    server = limited(sockets=3)
    made = make(server, "me", "link")
    with ExitStack() as sitting:
        people = [sitting.enter_context(sit(server, made["match"], made["token"])) for _ in range(3)]
        with Person(server, made["match"]) as late:
            assert [message["key"] for message in late.until_closed()] == ["server-sockets-open"]
        with Person(server, made["match"], link(made, 1), **ELSEWHERE) as other:
            other.hear("snapshot")
        people[0].presence(1, True)
        people[0].presence(1, False)
        people[1].__exit__()
        people[0].hear("presence")
        assert any(is_let_in(server, made) for _ in range(100))  # as soon as the server has seen the other one go


def is_let_in(server, made):
    try:
        with Person(server, made["match"], made["token"]) as person:
            return person.next()["type"] == "snapshot"
    except ConnectionClosed:
        return False


def test_an_address_looks_at_so_many_tables_and_no_more(limited):
    server = limited(tables_each=2)
    made = [make(server, "me", "link") for _ in range(3)]
    with ExitStack() as sitting:
        for each in (made[0], made[0], made[1]):  # two sockets at one table count once
            sitting.enter_context(sit(server, each["match"], each["token"]))
        with Person(server, made[2]["match"], made[2]["token"]) as late:
            assert [message["key"] for message in late.until_closed()] == ["server-tables-open"]
        with Person(server, made[2]["match"], link(made[2], 1), **ELSEWHERE) as other:
            other.hear("snapshot")
    with sit(server, made[2]["match"], made[2]["token"]) as after_they_have_gone:
        assert after_they_have_gone.standing


def test_an_address_has_so_many_matches_made_and_no_more(limited):
    server = limited(made=[0, 2])
    wish = {"game": "niwa", "seats": [{"kind": "me"}, {"kind": "me"}]}
    answers = [server.http.post("/api/matches", json=wish) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [201, 201, 429]
    assert answers[2].json()["key"] == "server-made-too-fast"
    again = server.http.post(
        f"/api/matches/{answers[0].json()['match']}/rematch", headers=bearer(answers[0].json()["token"])
    )
    assert (again.status_code, again.json()["key"]) == (429, "server-made-too-fast")
    assert server.http.post("/api/matches", json=wish, headers=ELSEWHERE).status_code == 201


def test_what_is_no_move_is_stored_so_often_for_an_address_on_all_its_sockets(limited):
    server = limited(asides=[0, 4])
    made = make(server, "me", "link")
    with (
        sit(server, made["match"], made["token"]) as ada,
        Person(server, made["match"], link(made, 1), **ELSEWHERE) as bea,
    ):
        bea.hear("snapshot")
        for name in ("Ada", "Ida"):
            ada.say("name", seat=0, name=name)
        with sit(server, made["match"], made["token"]) as twin:
            for objects in (True, False):
                twin.say("object", objects=objects)
                twin.hear("objections")
            twin.say("object", objects=True)
            assert refusal(twin) == "server-stored-too-fast"
        ada.sync()
        ada.say("chat", text="hello")
        while ada.next()["type"] != "refused":
            pass
        assert ada.heard[-1]["key"] == "server-stored-too-fast"
        bea.say("name", seat=1, name="Bea")
        while bea.hear("presence")["seats"][1]["name"] != "Bea":
            pass
        assert bea.move()["type"] == "played"
        ada.hear("played")
        assert ada.move()["type"] == "played"


def test_moves_are_counted_by_address_too(limited):
    server = limited(stored=[0, 3])
    made = make(server, "me", "me")
    with sit(server, made["match"], made["token"]) as both:
        assert [both.move()["type"] for _ in range(4)] == ["played"] * 3 + ["refused"]
        assert both.heard[-1]["key"] == "server-stored-too-fast"


def test_a_match_keeps_so_much_that_is_no_move_and_is_played_to_its_end_all_the_same(limited):
    server = limited(match_asides=6)
    made = make(server, "me", "me")
    with sit(server, made["match"], made["token"]) as both:
        for _ in range(2):
            both.move()
            both.say("undo-request")
            both.hear("undone")
        both.say("chat", text="one")
        both.hear("chat")
        for name in ("Ada", "Ida", "Eda"):
            both.say("name", seat=0, name=name)
        both.sync()
    server.stop()
    server.start()
    with sit(server, made["match"], made["token"]) as both:
        for said in (
            {"type": "chat", "text": "no"},
            {"type": "name", "seat": 0, "name": "Uda"},
            {"type": "undo-request"},
        ):
            both.say(**said)
            assert both.hear("refused")["key"] == "server-match-full"
        while both.standing["to_act"] is not None:
            assert both.move()["type"] == "played"
    assert record(server, made["match"], made["token"])["seats"][0]["name"] == "Eda"


def test_a_name_that_one_has_already_is_not_stored_again(server):
    made = make(server, "me", "me")
    with sit(server, made["match"], made["token"]) as both:
        for _ in range(3):
            both.say("name", seat=0, name="Ada")
        both.sync()
        assert both.move()["standing"]["number"] == 2
