"""Moves that are refused: by whom, when and why. In Niwa seat 1, the samurai, places first."""

import pytest
from server.people import Person, link, make, record, said, sit


@pytest.fixture
def two(server):
    """Two people at a table of Niwa where both have placed their figures and seat 0 is to move."""
    made = make(server, "me", "link")
    with sit(server, made["match"], made["token"]) as ada, sit(server, made["match"], link(made, 1)) as bea:
        bea.move("G:h4 Y:h5 O:i3")
        ada.hear("played")
        ada.move("G:c6 Y:c5 O:b7")
        bea.hear("played")
        yield made, ada, bea


def plies(server, made):
    return len(record(server, made["match"], made["token"])["plies"])


def test_an_illegal_move_names_its_clause_in_both_languages(server, two):
    made, ada, _ = two
    refused = ada.move("stop")
    assert (refused["code"], refused["clause"], refused["ply"]) == ("illegal", "NI-1", 2)
    assert refused["reason"] == said(refused)
    assert said(refused, "de")
    assert said(refused) != said(refused, "de")
    assert plies(server, made) == 2


@pytest.mark.parametrize("text", ["", "e2-e4", "K1 z99-z98 >K2", "\u0000", "K" * 80, "＊", "K1>K2\n"])
def test_an_unreadable_move_says_what_was_expected(server, two, text):
    made, ada, _ = two
    if text == "K1>K2\n":  # blanks do not matter
        assert ada.move(text)["entry"]["text"] == "K1>K2"
        return
    refused = ada.move(text)
    assert (refused["code"], refused["clause"]) == ("unreadable", None)
    assert refused["reason"] == said(refused) != said(refused, "de")
    assert plies(server, made) == 2


def test_a_move_out_of_turn_is_refused(server, two):
    made, _, bea = two
    assert bea.move("S1>S2")["code"] == "not-yours"
    assert plies(server, made) == 2


def test_a_spectator_cannot_move_undo_rename_replace_or_answer(server, two):
    made, ada, _ = two
    with sit(server, made["match"], made["spectator"]) as eye:
        assert eye.move(ada.standing["legal"][0])["code"] == "not-yours"
        for message in (
            {"type": "undo-request"},
            {"type": "undo-answer", "agree": True},
            {"type": "name", "seat": 0, "name": "Eve"},
            {"type": "replace", "seat": 0},
        ):
            eye.say(**message)
            assert eye.hear("refused")["code"] in ("not-yours", "not-possible")
    assert plies(server, made) == 2


@pytest.mark.parametrize("number", [-1, 0, 1, 3, 10**6, 2**70])
def test_a_move_for_another_number_is_stale(server, two, number):
    made, ada, _ = two
    ada.say("move", number=number, text=ada.standing["legal"][0])
    refused = ada.hear("refused")
    assert (refused["code"], refused["ply"]) == ("stale", 2)
    assert plies(server, made) == 2


def test_of_two_writers_of_one_number_one_wins(server, two):
    made, ada, _ = two
    with sit(server, made["match"], made["token"]) as tab:
        number, legal = ada.standing["number"], ada.standing["legal"]
        for person, text in ((ada, legal[0]), (tab, legal[1])):
            person.say("move", number=number, text=text)
        answers = []
        for person in (ada, tab):
            person.say("why", text="stop")
            person.hear("why")
            answers.append([m for m in person.heard if m["type"] == "refused" or m.get("entry", {}).get("ply") == 2])
        assert sorted(m["code"] for several in answers for m in several if m["type"] == "refused") == ["stale"]
        played = [m["entry"]["text"] for several in answers for m in several if m["type"] == "played"]
        assert len(played) == 2
        assert len(set(played)) == 1
        assert record(server, made["match"], made["token"])["plies"][2]["text"] == played[0]


def test_chat_and_names_in_between_do_not_make_a_move_stale(server, two):
    _, ada, bea = two
    number = ada.standing["number"]
    bea.say("chat", text="hm")
    bea.say("name", seat=1, name="Bea")
    ada.hear("chat")
    ada.hear("presence")
    ada.say("move", number=number, text=ada.standing["legal"][0])
    assert ada.hear("played", "refused")["type"] == "played"


def test_why_answers_with_reason_and_clause(server, two):
    _, ada, bea = two
    for person in (ada, bea):
        person.say("why", text="K1>K1")
        answer = person.hear("why")
        assert answer["clause"]
        assert said(answer["reason"]) != said(answer["reason"], "de")
    ada.say("why", text=ada.standing["legal"][0])
    assert ada.hear("why")["clause"] is None
    ada.say("why", text="nonsense")
    assert ada.hear("refused")["code"] == "unreadable"


@pytest.mark.parametrize("which", ["wrong", "other match", "short"])
def test_a_link_of_something_else_opens_nothing(server, two, which):
    made, _, _ = two
    token = {"wrong": "A" * 22, "other match": make(server, "me", "link")["token"], "short": "A" * 16}[which]
    with Person(server, made["match"], token) as thief:
        (refused,) = thief.until_closed()
        assert refused["code"] == "token"
    answer = server.http.get(f"/api/matches/{made['match']}/record", headers={"Authorization": f"Bearer {token}"})
    assert (answer.status_code, answer.json()["code"]) == (403, "token")


@pytest.mark.parametrize("headers", [{}, {"Authorization": "Bearer"}, {"Authorization": "Basic abc"}])
def test_without_a_link_there_is_no_record(server, two, headers):
    made, _, _ = two
    answer = server.http.get(f"/api/matches/{made['match']}/record", headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (403, "token")


@pytest.mark.parametrize("match", ["nope", "%00", "x" * 300, "%F0%9F%8F%AF"])
def test_an_unknown_match_is_said_to_be_unknown(server, match):
    with Person(server, match, "A" * 22) as person:
        assert [message["code"] for message in person.until_closed()] == ["unknown-match"]
    answer = server.http.get(f"/api/matches/{match}/replay", headers={"Authorization": "Bearer abc"})
    assert (answer.status_code, answer.json()["code"]) == (404, "unknown-match")


def test_another_version_of_the_protocol_is_refused(server, two):
    made, _, _ = two
    with Person(server, made["match"]) as old:
        old.say("hello", version=0, token=made["token"])
        (refused,) = old.until_closed()
        assert refused["code"] == "version"


def test_after_the_end_nothing_can_be_played_or_taken_back(server):
    made = make(server, "me", "me")
    with sit(server, made["match"], made["token"]) as both:
        while both.standing["to_act"] is not None:
            both.move(both.standing["legal"][-1])
        assert both.standing["free_undo"] == 0
        assert both.move("stop")["code"] == "not-yours"
        both.say("undo-request")
        assert both.hear("refused")["code"] == "not-possible"
        both.say("chat", text="well played")
        assert both.hear("chat")["entry"]["text"] == "well played"
