"""Taking back: free until chance or something hidden came to light, then by consent; bots always agree."""

import pytest
from server.people import link, make, record, sit


def texts(server, made):
    return [ply["text"] for ply in record(server, made["match"], made["token"])["plies"]]


def test_a_move_is_taken_back_at_once_while_nobody_has_moved_since(server):
    made = make(server, "me", "link")
    with sit(server, made["match"], made["token"]) as ada, sit(server, made["match"], link(made, 1)) as bea:
        before = bea.standing
        bea.move()
        assert bea.standing["free_undo"] == 1
        bea.say("undo-request")
        undone = bea.hear("undone")
        assert undone["plies"] == 1
        assert undone["standing"]["position"] == before["position"]
        assert undone["standing"]["legal"] == before["legal"]
        assert ada.hear("undone")["standing"]["position"] == before["position"]
        assert texts(server, made) == []


def test_it_never_takes_back_what_another_person_has_played(server):
    made = make(server, "me", "link")
    with sit(server, made["match"], made["token"]) as ada, sit(server, made["match"], link(made, 1)) as bea:
        bea.move()
        ada.hear("played")
        ada.move()
        bea.hear("played")
        assert bea.standing["free_undo"] == 0
        bea.say("undo-request")
        assert bea.hear("refused")["code"] == "not-possible"
        ada.say("undo-request")
        assert ada.hear("undone")["plies"] == 1


def test_with_nothing_played_there_is_nothing_to_take_back(server):
    made = make(server, "me", "me")
    with sit(server, made["match"], made["token"]) as both:
        both.say("undo-request")
        assert both.hear("refused")["code"] == "not-possible"


def test_a_bot_always_agrees_and_its_answer_goes_with_the_move(server):
    made = make(server, "me", "random")
    with sit(server, made["match"], made["token"]) as ada:
        ada.wait_for_turn()
        placed = ada.standing
        while ada.standing["to_act"] == 0:
            ada.move()
        turn = ada.wait_for_turn()
        assert turn["free_undo"] > 1
        ada.say("undo-request")
        undone = ada.hear("undone")
        assert undone["plies"] == turn["free_undo"]
        assert undone["standing"]["to_act"] == 0
        while ada.standing["free_undo"]:
            ada.say("undo-request")
            ada.hear("undone")
        assert ada.standing["position"] == placed["position"]
        assert ada.move()["type"] == "played"


def test_a_bot_agrees_even_where_dice_have_been_rolled(server):
    made = make(server, "me", "random", game="lanterns")
    with sit(server, made["match"], made["token"]) as ada:
        before = ada.standing
        ada.move("roll")
        rolled = ada.hear("played")["entry"]
        ada.say("undo-request")
        assert ada.hear("undone")["standing"]["position"] == before["position"]
        ada.move("roll")
        assert ada.hear("played")["entry"]["text"] == rolled["text"]  # the same roll: nothing is won by it


@pytest.fixture
def dice(server):
    """Three people at Lanterns; seat 0 has rolled."""
    made = make(server, "me", "link", "link", game="lanterns")
    people = [sit(server, made["match"], token) for token in (made["token"], link(made, 1), link(made, 2))]
    people[0].move("roll")
    for person in people:
        while person.standing["ply"] < 3:
            person.hear("played")
    yield made, people
    for person in people:
        person.__exit__()


def test_once_dice_have_fallen_all_others_are_asked(dice):
    _, (ada, bea, cleo) = dice
    assert ada.standing["free_undo"] == 0
    ada.say("undo-request")
    for person in (ada, bea, cleo):
        asked = person.hear("undo-asked")
        assert asked["seat"] == asked["standing"]["undo_asked"] == 0
        assert asked["standing"]["ply"] == 3
    ada.say("undo-answer", agree=True)
    assert ada.hear("refused")["code"] == "not-possible"  # one does not answer oneself
    ada.say("undo-request")
    assert ada.hear("refused")["code"] == "not-possible"  # nor ask twice
    bea.say("undo-answer", agree=True)
    assert bea.hear("undo-asked")["standing"]["ply"] == 3
    bea.say("undo-answer", agree=True)
    assert bea.hear("refused")["code"] == "not-possible"
    cleo.say("undo-answer", agree=True)
    undone = ada.hear("undone")
    assert (undone["plies"], undone["standing"]["ply"], undone["standing"]["undo_asked"]) == (2, 1, None)


def test_one_who_does_not_agree_is_enough(dice):
    _, (ada, bea, cleo) = dice
    ada.say("undo-request")
    bea.hear("undo-asked")
    bea.say("undo-answer", agree=False)
    for person in (ada, cleo):
        refused = person.hear("undo-refused")
        assert (refused["seat"], refused["standing"]["undo_asked"], refused["standing"]["ply"]) == (1, None, 3)
    cleo.say("undo-answer", agree=True)
    assert cleo.hear("refused")["code"] == "not-possible"


def test_playing_on_withdraws_the_question(dice):
    _, (ada, bea, _) = dice
    ada.say("undo-request")
    ada.hear("undo-asked")
    ada.move("show")
    assert ada.standing["undo_asked"] is None
    bea.say("undo-answer", agree=True)
    assert bea.hear("refused")["code"] == "not-possible"


def test_a_card_that_was_shown_is_taken_back_only_by_consent(dice):
    _, (ada, bea, cleo) = dice
    ada.move("show")
    bea.wait_for_turn()
    ada.say("undo-request")
    for person in (bea, cleo):
        person.hear("undo-asked")
        person.say("undo-answer", agree=True)
    assert ada.hear("undone")["plies"] == 1


def test_a_question_outlives_a_lost_connection(dice, server):
    made, (ada, bea, cleo) = dice
    ada.say("undo-request")
    bea.hear("undo-asked")
    bea.cut()
    with sit(server, made["match"], link(made, 1)) as again:
        assert again.standing["undo_asked"] == 0
        again.say("undo-answer", agree=True)
        cleo.say("undo-answer", agree=True)
        assert again.hear("undone")["plies"] == 2


@pytest.fixture
def hasty(servers):
    """A server at which a bot may play on for whoever is gone."""
    return servers(patience=0.0).start()


def leave_to_a_bot(server, made, ada, bea):
    """Bea goes, and Ada lets a bot play on for her."""
    bea.__exit__()
    ada.presence(1, False)
    ada.say("replace", seat=1)
    while ada.heard_of(1)["kind"] != "bot":
        ada.next()


def play_turns(one, other, plies):
    while one.standing["ply"] < plies:
        mover, waits = (one, other) if one.standing["legal"] else (other, one)
        mover.move()
        waits.hear("played")


def test_a_bot_does_not_agree_for_the_person_it_plays_on_for(hasty):
    made = make(hasty, "me", "link", game="lanterns")
    with sit(hasty, made["match"], made["token"]) as ada:
        ada.move("roll")
        ada.hear("played")
        ada.say("undo-request")
        ada.hear("undo-asked")
        ada.say("replace", seat=1)
        refused = ada.hear("undo-refused", "undone")
        assert (refused["type"], refused["seat"], refused["standing"]["undo_asked"]) == ("undo-refused", 1, None)
        ada.say("undo-request")
        assert ada.hear("refused", "undone")["code"] == "not-possible"
        assert ada.standing["ply"] == 3


def test_what_was_played_before_a_bot_took_over_stands_however_often_one_asks(hasty):
    made = make(hasty, "me", "link")
    ada, bea = sit(hasty, made["match"], made["token"]), sit(hasty, made["match"], link(made, 1))
    with ada:
        play_turns(ada, bea, 12)
        stands = texts(hasty, made)
        leave_to_a_bot(hasty, made, ada, bea)
        ada.wait_for_turn()
        for _ in range(2):  # what the bot has played since, and one's own, is taken back as ever
            ada.move()
            ada.wait_for_turn()
        while True:
            ada.say("undo-request")
            if ada.hear("undone", "refused")["type"] == "refused":
                break
            ada.wait_for_turn()
        assert ada.standing["free_undo"] == 0
        assert texts(hasty, made)[:12] == stands


def test_who_comes_back_finds_what_the_bot_has_played_for_them(hasty):
    made = make(hasty, "me", "link")
    ada, bea = sit(hasty, made["match"], made["token"]), sit(hasty, made["match"], link(made, 1))
    with ada:
        play_turns(ada, bea, 12)
        leave_to_a_bot(hasty, made, ada, bea)
        while ada.standing["ply"] < 16:
            ada.wait_for_turn()
            ada.move()
        with sit(hasty, made["match"], link(made, 1)) as bea:
            ada.presence(1, True)
            for person in (ada, bea):
                person.say("undo-request")
                assert person.hear("undone", "refused")["type"] == "refused"


def test_a_question_is_withdrawn_when_a_third_seat_changes_hands(hasty):
    made = make(hasty, "me", "link", "link", game="lanterns")
    with sit(hasty, made["match"], made["token"]) as ada, sit(hasty, made["match"], link(made, 1)) as bea:
        ada.move("roll")
        while bea.standing["ply"] < 3:
            bea.hear("played")
        ada.say("replace", seat=2)
        ada.say("undo-request")  # the bot has come after the roll
        assert ada.hear("refused", "undo-asked")["type"] == "refused"
        ada.move("show")
        bea.wait_for_turn()
        bea.move("roll")
        while ada.standing["ply"] < 6:
            ada.hear("played")
        bea.say("undo-request")
        ada.hear("undo-asked")
        with sit(hasty, made["match"], link(made, 2)):
            assert ada.hear("undo-refused")["standing"]["undo_asked"] is None
            ada.say("undo-answer", agree=True)
            assert ada.hear("refused", "undone")["code"] == "not-possible"


def test_a_roll_that_was_taken_back_comes_again_and_everybody_is_told_so(dice, server):
    made, (ada, bea, cleo) = dice
    rolled = [entry["text"] for entry in entries(ada)]
    assert not any(entry["again"] for entry in entries(ada))
    ada.say("undo-request")
    for person in (bea, cleo):
        person.hear("undo-asked")
        person.say("undo-answer", agree=True)
    ada.hear("undone")
    ada.move("roll")
    with sit(server, made["match"], made["spectator"]) as late:
        for person in (ada, bea, cleo):
            while person.heard[-1]["type"] != "played" or person.standing["ply"] < 3:
                person.hear("played")
            move, roll = entries(person)[-2:]
            assert ([move["text"], roll["text"]], move["again"], roll["again"]) == (rolled[-2:], False, True)
        assert [entry["again"] for entry in late.heard[0]["log"]] == [False, False, True]


def entries(person):
    return [message["entry"] for message in person.heard if message["type"] == "played"]
