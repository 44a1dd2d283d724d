"""Whatever answers or refuses a request names it, so that nobody takes one answer for another."""

import json

import pytest
from cli.positions import WIN_IN_ONE
from server.people import PUSH, Person, link, make, sit

MOST = 2**53 - 1  # of an id: a client's numbers hold no larger ones


@pytest.fixture
def two(server):
    made = make(server, "me", "link", record=WIN_IN_ONE)
    with sit(server, made["match"], made["token"]) as ada, sit(server, made["match"], link(made, 1)) as bea:
        yield ada, bea


def test_answers_name_the_request_in_whatever_order_they_come(two):
    ada, _ = two
    ada.say("hint", id=7)
    ada.say("why", id=8, text="K1 g4^i4")
    ada.say("forecast", id=9)
    ada.say("ping", id=MOST)
    answers = [ada.hear("hint", "why", "forecast", "pong") for _ in range(4)]
    assert {answer["type"]: answer["to"] for answer in answers} == {"hint": 7, "why": 8, "forecast": 9, "pong": MOST}


def test_a_coach_is_answered_by_number_too(server):
    made = make(server, "me", "link", game="ninja-dice", record=PUSH)
    with sit(server, made["match"], made["token"]) as ada, sit(server, made["match"], link(made, 1)) as bea:
        ada.say("forecast", id=1)
        assert (ada.hear("forecast")["to"], bea.standing) == (1, ada.standing | {"legal": [], "free_undo": 0})
        bea.say("forecast", id=2)
        assert (lambda refused: (refused["code"], refused["to"]))(bea.hear("refused")) == ("not-yours", 2)


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ({"type": "move", "number": 0, "text": "stop"}, "illegal"),
        ({"type": "move", "number": 9, "text": "K1 g4^i4"}, "stale"),
        ({"type": "why", "text": "nonsense"}, "unreadable"),
        ({"type": "undo-request"}, "not-possible"),
        ({"type": "undo-answer", "agree": True}, "not-possible"),
        ({"type": "name", "seat": 1, "name": "Ada"}, "not-yours"),
        ({"type": "replace", "seat": 1}, "not-possible"),
        ({"type": "throw", "number": 0}, "not-yours"),
        ({"type": "hello", "version": 3, "token": "x" * 20}, "malformed"),
        ({"type": "chat", "text": ""}, "malformed"),
        ({"type": "weather"}, "malformed"),
    ],
)
def test_a_refusal_names_the_request(two, said, code):
    ada, _ = two
    ada.say(**said, id=5)
    refused = ada.hear("refused")
    assert (refused["code"], refused["to"]) == (code, 5)
    ada.say(**said)
    assert ada.hear("refused")["to"] is None


def test_a_hint_that_is_refused_while_one_is_thought_about_names_its_own(server):
    made = make(server, "me", "me")
    with sit(server, made["match"], made["token"]) as ada:
        ada.say("hint", id=1)
        ada.say("hint", id=2)
        refused = ada.hear("refused", "hint")
        assert (refused["code"], refused["to"]) == ("limit", 2)
        assert ada.hear("refused", "hint")["to"] == 1


@pytest.mark.parametrize("id", [-1, MOST + 1, 1.5, "1", True, [1]])
def test_an_id_is_a_whole_number(two, id):
    ada, _ = two
    ada.say("ping", id=id)
    refused = ada.hear("refused")
    assert (refused["code"], refused["to"]) == ("malformed", None)


def test_what_comes_too_fast_is_refused_by_number(strict):
    made = make(strict, "me", "me")
    with sit(strict, made["match"], made["token"]) as ada:
        for id in range(80):  # over the limit, and not so far that the socket is closed
            ada.say("ping", id=id)
        answers = [ada.hear("pong", "refused") for _ in range(80)]
        assert [answer["to"] for answer in answers] == [*range(80)]
        assert {answer["code"] for answer in answers if answer["type"] == "refused"} == {"limit"}
        ada.send(json.dumps({"type": "ping", "id": 1})[:-1])
        assert ada.hear("refused")["to"] is None


def test_a_refused_hello_is_named(server):
    made = make(server, "me", "me")
    with Person(server, made["match"]) as stranger:
        stranger.say("hello", version=2, token=made["token"], id=3)
        (refused,) = stranger.until_closed()
        assert (refused["code"], refused["to"]) == ("version", 3)
