"""Help is agreed on when a match is made: it is refused where it was not, and told to all where it is taken."""

import pytest
from cli.positions import WIN_IN_ONE
from server.people import PUSH, make, said, sit

HELP = {"hints": True, "coach": True, "undo": True}


def seated(server, *seats, **wishes):
    """Everybody at the table of a new match."""
    made = make(server, *seats, **wishes)
    tokens = [made["token"], *(link["token"] for link in made["links"])]
    return made, [sit(server, made["match"], token) for token in tokens]


def leave(people):
    for person in people:
        person.__exit__()


@pytest.mark.parametrize(
    ("seats", "wish", "agreed"),
    [
        (("me", "random"), {}, HELP),
        (("me", "me"), {}, HELP),
        (("me", "link"), {}, dict.fromkeys(HELP, False)),
        (("me", "link"), {"hints": True}, {"hints": True, "coach": False, "undo": False}),
        (("me", "random"), {"hints": False}, {**HELP, "hints": False}),
    ],
)
def test_there_is_help_where_nobody_comes_by_a_link_unless_something_else_is_wished_for(server, seats, wish, agreed):
    made, people = seated(server, *seats, agreement=wish)
    for person in people:
        assert person.heard[0]["agreement"] == {**agreed, "leaver": "bot"}
    leave(people)
    told = server.http.get(
        f"/api/matches/{made['match']}/invitation", headers={"Authorization": f"Bearer {made['token']}"}
    ).json()
    assert told["agreement"] == {**agreed, "leaver": "bot"}


def test_a_hint_that_was_not_agreed_on_is_refused_in_one_line_wherever_it_is_thought(server):
    _, (ada, bea) = seated(server, "me", "link", record=WIN_IN_ONE)
    for here in (False, True):
        ada.say("hint", here=here)
        refused = ada.hear("refused", "hint", "noted")
        assert (refused["code"], said(refused)) == (
            "not-possible",
            "this match is played without hints, as was agreed",
        )
    leave((ada, bea))


def test_a_hint_is_told_to_all_once_a_position_and_stays_in_the_log(server):
    made, (ada, bea) = seated(server, "me", "link", record=WIN_IN_ONE, agreement={"hints": True})
    ada.say("hint", here=True)
    told = bea.hear("noted")
    ada.hear("noted")
    ada.say("hint")
    assert ada.hear("hint", "refused")["moves"]
    assert (told["aside"]["kind"], told["aside"]["seat"], told["standing"]) == ("hint", 0, None)
    leave((ada, bea))
    with sit(server, made["match"], made["spectator"]) as eye:
        assert [(each["kind"], each["seat"], each["ply"]) for each in eye.heard[0]["asides"]] == [("hint", 0, 0)]


def test_a_coach_that_was_not_agreed_on_is_refused_and_one_that_was_is_told_once(server):
    for coach in (False, True):
        wish = {"game": "ninja-dice", "record": PUSH, "agreement": {"coach": coach}}
        _, (ada, bea) = seated(server, "me", "link", **wish)
        for _ in range(2):
            ada.say("forecast", subject=None)
            assert ada.hear("refused", "forecast")["type"] == ("forecast" if coach else "refused")
        ada.say("chat", text="done")
        bea.hear("chat")
        assert [each["aside"]["kind"] for each in bea.heard if each["type"] == "noted"] == ["coach"] * coach
        leave((ada, bea))


def halfway(server, **wishes):
    """Ada and Bea at Niwa, Ada in the middle of a turn: she has crossed a line, and may go on or stop."""
    _, (ada, bea) = seated(server, "me", "link", options={"garden": "compact"}, **wishes)
    bea.move()
    ada.wait_for_turn()
    ada.move()
    while True:
        for person in (ada, bea):
            while person.standing["ply"] < max(ada.standing["ply"], bea.standing["ply"]):
                person.hear("played")
        mover = ada if ada.standing["legal"] else bea
        mover.move(next((move for move in mover.standing["legal"] if "-" in move), None))
        if mover is ada and "stop" in ada.standing["legal"]:
            bea.hear("played")
            return ada, bea


@pytest.mark.parametrize("wish", [{}, {"agreement": {"undo": True}, "clock": {"seconds": 600}}])
def test_a_step_is_taken_back_by_consent_where_free_undo_was_not_agreed_on_or_a_clock_runs(server, wish):
    ada, bea = halfway(server, **wish)
    assert ada.standing["free_undo"] == 0
    ada.say("undo-request")
    assert bea.hear("undo-asked", "undone")["type"] == "undo-asked"
    bea.say("undo-answer", agree=True)
    assert ada.hear("undone")["aside"]["kind"] == "undo"
    leave((ada, bea))


def test_free_undo_is_told_to_the_others_and_ends_when_they_have_the_move(server):
    ada, bea = halfway(server, agreement={"undo": True})
    assert ada.standing["free_undo"] == 1
    ada.say("undo-request")
    aside = bea.hear("undone", "undo-asked")["aside"]
    assert (aside["kind"], aside["seat"], aside["ply"]) == ("undo", 0, ada.hear("undone")["standing"]["ply"])
    ada.move(next(move for move in ada.standing["legal"] if "-" in move))
    if ada.standing["to_act"] == 0:
        ada.move("stop")
    assert (ada.standing["to_act"], ada.standing["free_undo"]) == (1, 0)
    ada.say("undo-request")
    while bea.hear("played", "undo-asked", "undone")["type"] == "played":
        pass
    assert bea.heard[-1]["type"] == "undo-asked"
    leave((ada, bea))
