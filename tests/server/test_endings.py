"""Ending a match before its end: calling it off, resigning, a draw. The reason is told, stored, and in the record."""

import pytest
from server.people import bearer, link, make, record, sit

import engawa
from engawa import catalogue
from engawa.core.record import verify


def begun(server, *seats, **wishes):
    """Everybody at the table of a match in which all people have moved once."""
    made = make(server, *seats, **wishes)
    people = {0: sit(server, made["match"], made["token"])}
    people |= {each["seat"]: sit(server, made["match"], each["token"]) for each in made["links"]}
    while waiting := [seat for seat in people if not any(by(person, seat) for person in people.values())]:
        actor = people[waiting[0]].standing["to_act"]
        if actor in people:
            people[actor].wait_for_turn()
            people[actor].move()
        for person in people.values():
            person.sync()
    return made, list(people.values())


def by(person, seat):
    return any(each["type"] == "played" and each["entry"]["by"] == seat for each in person.heard)


def leave(people):
    for person in people:
        person.__exit__()


def ended(server, made, people, result):
    """All are told of the result, the record replays to it and verifies, and there is a rematch."""
    for person in people:
        while person.standing["result"] is None:
            person.next()
        assert person.standing["result"] == result
        assert (person.standing["to_act"], person.standing["legal"], person.standing["endings"]) == (None, [], [])
    leave(people)
    document = record(server, made["match"], made["token"])
    assert document["result"] == result
    assert engawa.load(document).result == result
    assert verify(document, catalogue.find).sealed
    with sit(server, made["match"], made["spectator"]) as late:
        assert late.standing["result"] == result
    again = server.http.post(f"/api/matches/{made['match']}/rematch", headers=bearer(made["token"]))
    assert again.status_code == 201
    replay = server.http.get(f"/api/matches/{made['match']}/replay", headers=bearer(made["token"])).json()
    assert replay["result"] == result
    return document


def test_of_two_players_the_other_one_has_won(server):
    made, (ada, bea) = begun(server, "me", "link")
    assert set(bea.standing["endings"]) == {"resign", "draw"}
    bea.say("resign")
    result = {"winners": [0], "scores": [1, -1], "reason": "resigned", "resigned": [1]}
    document = ended(server, made, (ada, bea), result)
    assert document["ended"] == {"how": "resigned", "seats": [1]}
    assert next(each["aside"] for each in ada.heard if each["type"] == "noted")["kind"] == "resigned"


def test_a_match_is_called_off_until_a_person_has_moved(server):
    made = make(server, "me", "link")
    ada, bea = sit(server, made["match"], made["token"]), sit(server, made["match"], link(made, 1))
    assert ada.standing["endings"] == ["abort"]
    ada.say("resign")
    assert ada.hear("refused")["code"] == "not-possible"
    ada.say("abort")
    ended(server, made, (ada, bea), {"winners": [], "scores": [0, 0], "reason": "aborted"})

    made, (ada, bea) = begun(server, "me", "link")
    ada.say("abort")
    assert ada.hear("refused")["code"] == "not-possible"
    leave((ada, bea))


def test_a_draw_is_offered_once_a_move_and_ends_the_match_if_it_is_taken(server):
    made, (ada, bea) = begun(server, "me", "link")
    ada.say("draw-offer")
    assert bea.hear("noted")["standing"]["draw_asked"] == 0
    ada.say("draw-answer", agree=True)
    assert ada.hear("refused")["code"] == "not-possible"  # one does not answer oneself
    bea.say("draw-answer", agree=False)
    while (told := ada.hear("noted"))["aside"]["kind"] != "draw-refused":
        pass
    assert (told["standing"]["draw_asked"], told["standing"]["endings"]) == (None, ["resign"])
    ada.say("draw-offer")
    assert ada.hear("refused")["code"] == "not-possible"
    bea.say("draw-offer")
    while ada.hear("noted")["standing"]["draw_asked"] != 1:
        pass
    ada.say("draw-answer", agree=True)
    ended(server, made, (ada, bea), {"winners": [], "scores": [0, 0], "reason": "drawn"})


def test_whoever_plays_on_has_answered_an_offer(server):
    _, people = begun(server, "me", "link")
    actor = people[0].standing["to_act"]
    mover, other = people[actor], people[1 - actor]
    other.say("draw-offer")
    mover.hear("noted")
    mover.move()
    assert mover.standing["draw_asked"] is None
    leave(people)


def test_a_game_without_draws_offers_none(server):
    _, (ada, bea) = begun(server, "me", "link", game="lanterns")
    assert ada.standing["endings"] == ["resign"]
    ada.say("draw-offer")
    assert ada.hear("refused")["code"] == "not-possible"
    leave((ada, bea))


def test_a_bot_declines_a_draw_at_the_start_of_a_match(server):
    made = make(server, "me", "novice")
    with sit(server, made["match"], made["token"]) as ada:
        ada.wait_for_turn()
        ada.move()
        ada.wait_for_turn()
        ada.say("draw-offer")
        answer = ada.hear("noted")
        while answer["aside"]["kind"] == "draw":
            answer = ada.hear("noted")
        assert (answer["aside"]["kind"], answer["aside"]["seat"]) == ("draw-refused", 1)


@pytest.mark.parametrize(("leaver", "heir"), [("bot", "skilled"), ("idle", "idle")])
def test_among_more_a_seat_is_played_on_as_was_agreed_and_stays_given_up(server, leaver, heir):
    made, (ada, bea, cleo) = begun(server, "me", "link", "link", game="nueby/jaeger", agreement={"leaver": leaver})
    bea.say("resign")
    while not ada.heard_of(1)["resigned"] or ada.heard_of(1)["kind"] != "bot":
        ada.next()
    assert ada.heard_of(1)["bot"] == heir
    bea.cut()
    with sit(server, made["match"], link(made, 1)) as again:
        again.hear("presence")
        assert (again.heard_of(1)["kind"], again.standing["legal"], again.standing["endings"]) == ("bot", [], [])
    ada.say("resign")
    result = {"winners": [2], "scores": [-1, -1, 1], "reason": "resigned", "resigned": [1, 0]}
    ended(server, made, (ada, cleo), result)


def test_alone_against_bots_resigning_ends_the_match(server):
    made, (ada,) = begun(server, "me", "random", "random", game="nueby/jaeger")
    ada.say("resign")
    result = {"winners": [1, 2], "scores": [-1, 1, 1], "reason": "resigned", "resigned": [0]}
    ended(server, made, (ada,), result)
