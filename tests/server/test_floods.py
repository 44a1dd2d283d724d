"""Floods: they are refused, then closed, and their address may not come for a while; nobody else notices."""

import contextlib
import json
import threading

import pytest
from server.people import Person, make, said, sit
from websockets.exceptions import ConnectionClosed

from engawa.server.limits import FIRST_PENALTY, LONGEST_PENALTY, Penalties

FLOODED = {"messages": [0, 60], "refusals": [0, 5]}
FLOODER, OTHER = {"X-Forwarded-For": "10.0.0.1"}, {"X-Forwarded-For": "10.0.0.2"}


@pytest.fixture
def guarded(servers):
    server = servers()
    server.settings["limits"] = server.settings["limits"] | FLOODED
    return server.start()


def test_a_socket_that_goes_on_over_its_limit_is_closed_and_its_address_waits(guarded):
    made = make(guarded, "me", "link")
    with sit(guarded, made["match"], made["token"]) as bea:
        with Person(guarded, made["match"], made["token"], **FLOODER) as ada:
            ada.hear("snapshot")
            with contextlib.suppress(ConnectionClosed):  # it is closed on the way
                for _ in range(100):
                    ada.say("why", text="stop")
            answers = [message for message in ada.until_closed() if message["type"] in ("why", "refused")]
            assert [message["type"] for message in answers] == ["why"] * 59 + ["refused"] * 6
            assert [message["key"] for message in answers[59:]] == ["server-too-fast"] * 5 + ["server-come-later"]
            assert ada.socket.protocol.close_code == 1008
        assert said(answers[-1]) == "not so fast: come again in 10 seconds"
        with Person(guarded, made["match"], **FLOODER) as again:
            (told,) = again.until_closed()
            assert (told["key"], again.socket.protocol.close_code) == ("server-come-later", 4000)
        refused = guarded.http.get("/api/games", headers=FLOODER)
        assert (refused.status_code, refused.json()["key"]) == (429, "server-come-later")
        assert 1 <= int(refused.headers["retry-after"]) <= 10
        assert guarded.http.get("/api/games", headers=OTHER).status_code == 200
        bea.sync()


def test_requests_that_go_on_over_the_limit_keep_their_address_out(servers):
    server = servers()
    server.settings["limits"] = server.settings["limits"] | {"requests": [0, 3], "refusals": [0, 2]}
    server.start()
    told = [server.http.get("/api/games", headers=FLOODER) for _ in range(7)]
    assert [answer.status_code for answer in told] == [200] * 3 + [429] * 4
    assert [answer.json()["key"] for answer in told[3:]] == ["server-too-fast"] * 2 + ["server-come-later"] * 2
    assert server.http.get("/api/games", headers=OTHER).status_code == 200


def test_thirty_floods_at_once_leave_others_their_turn(guarded):
    """Each sends thousands of messages in one go; whoever asks meanwhile is answered between them."""
    made = make(guarded, "me", "link")
    flood = [json.dumps({"type": "why", "text": "stop"})] * 2000
    people = [Person(guarded, made["match"], made["spectator"], **FLOODER) for _ in range(10)]

    def pour(person: Person) -> None:
        try:
            for message in flood:
                person.send(message)
        except Exception:  # it is closed meanwhile, as it should be
            pass

    with sit(guarded, made["match"], made["token"]) as bea:
        pouring = [threading.Thread(target=pour, args=(person,)) for person in people]
        for thread in pouring:
            thread.start()
        for _ in range(20):
            bea.say("ping")
            bea.hear("pong")
        for thread in pouring:
            thread.join()
        for person in people:
            person.until_closed()
            assert person.socket.protocol.close_code in (1008, 1006)
            person.__exit__()


def test_penalties_grow_and_are_forgiven():
    now = 0.0
    penalties = Penalties(lambda: now)
    given = []
    for _ in range(12):
        given.append(penalties.add("a"))
        assert penalties.add("a") == given[-1]  # another socket of the same flood
        assert penalties.left("b") == 0
        now += given[-1]
        assert penalties.left("a") == 0
    assert given[:4] == [FIRST_PENALTY, 2 * FIRST_PENALTY, 4 * FIRST_PENALTY, 8 * FIRST_PENALTY]
    assert given[-1] == LONGEST_PENALTY
    now += LONGEST_PENALTY + 1
    assert penalties.add("a") == FIRST_PENALTY
