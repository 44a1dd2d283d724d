"""Dice that land by physics: the table waits for the hand that throws, and everybody sees the same throw."""

import re
import time

import pytest
from server.people import PUSH, Person, link, make, record, sit

import engawa
from engawa import catalogue
from engawa.core.record import verify
from engawa.dice import read_landing

FLICK = {"direction": -120, "strength": 640}


def dice_match(server, *seats, record=None, patience=0):
    """A match of Ninja Dice at a table that does not wait for flicks."""
    return make(server, *seats, game="ninja-dice", options={"first": 0}, record=record, patience=patience)


def throw(person, flick=None):
    person.say("throw", number=person.standing["number"], flick=flick)
    return person.hear("played", "refused")


def test_the_house_falls_by_itself_and_then_the_table_waits_for_the_hand_that_throws(server):
    made = dice_match(server, "me", "link")
    with sit(server, made["match"], made["token"]) as ada, sit(server, made["match"], link(made, 1)) as bea:
        for person in (ada, bea):
            assert person.standing["position"]["phase"] == "throw"
            assert (person.standing["to_act"], person.standing["thrower"]) == ("chance", 0)
        told = throw(ada)
        assert told["entry"]["text"].startswith("throw S1=")
        assert told["standing"]["thrower"] is None
        assert bea.hear("played")["entry"] == told["entry"]


def test_a_flick_is_part_of_the_throw_that_all_see_and_of_the_record(server):
    made = dice_match(server, "me", "link")
    with sit(server, made["match"], made["token"]) as ada, sit(server, made["match"], link(made, 1)) as bea:
        entry = throw(ada, FLICK)["entry"]
        document = entry["throw"]
        assert bea.hear("played")["entry"]["throw"] == document
        hand, other = document["hands"]
        assert (hand["flick"], hand["aimed"]) == ([-120, 640], True)
        assert not other["aimed"]
        assert record(server, made["match"], made["token"])["plies"][1]["throw"] == document
        lie = [(str(die.x), str(die.y)) for die in read_landing(document).dice[:5]]
        assert lie == re.findall(r"S\d=\w+@(-?\d+),(-?\d+)", entry["text"])


@pytest.mark.parametrize(
    ("flick", "field"),
    [
        ({"direction": 451, "strength": 0}, "throw.flick.direction"),
        ({"direction": 0, "strength": -1}, "throw.flick.strength"),
        ({"direction": 0.5, "strength": 1}, "throw.flick.direction"),
        ({"direction": 0, "strength": 1, "poses": "AAAA"}, "throw.flick.poses"),
    ],
)
def test_a_forged_flick_is_refused_with_its_field_and_nothing_is_thrown(server, flick, field):
    made = dice_match(server, "me", "link")
    with sit(server, made["match"], made["token"]) as ada:
        refused = throw(ada, flick)
        assert refused["code"] == "malformed"
        assert field in refused["reason"]
        assert record(server, made["match"], made["token"])["plies"][1:] == []


def test_nobody_says_where_dice_land(server):
    made = dice_match(server, "me", "link")
    with sit(server, made["match"], made["token"]) as ada:
        said = ada.move("throw S1=fight@0,0,0")
        assert (said["type"], said["code"]) == ("refused", "not-yours")


def test_only_hands_that_hold_dice_throw_them(server):
    made = dice_match(server, "me", "link")
    with sit(server, made["match"], made["token"]) as ada:
        with sit(server, made["match"], made["spectator"]) as watching:
            assert throw(watching)["code"] == "not-yours"
        throw(ada)
        ada.sync()  # one throw in thirty has her captured, and the next house falls
        assert throw(ada)["code"] == "not-yours"


def test_dice_are_taken_and_thrown_in_one_gesture(server):
    made = dice_match(server, "me", "random", record=PUSH)
    with sit(server, made["match"], made["token"]) as ada:
        number = ada.standing["number"]
        ada.say("move", number=number, text="roll S1 S2 S3 S4 S5")
        ada.say("throw", number=number + 1, flick=FLICK)
        assert ada.hear("played")["standing"]["thrower"] == 0
        assert ada.hear("played")["entry"]["throw"]["hands"][0]["aimed"]


def test_a_throw_for_a_position_that_has_passed_is_stale(server):
    made = dice_match(server, "me", "link")
    with sit(server, made["match"], made["token"]) as ada:
        ada.say("throw", number=0, flick=None)
        assert ada.hear("refused")["code"] == "stale"


def test_bots_throw_and_a_match_with_them_ends_and_verifies(server):
    made = dice_match(server, "me", "random")
    with sit(server, made["match"], made["token"]) as ada:
        while ada.standing["to_act"] is not None:
            if ada.standing["thrower"] == 0:
                throw(ada)
            elif ada.standing["legal"]:
                ada.move("run" if "run" in ada.standing["legal"] else None)
            else:
                ada.next()
        document = record(server, made["match"], made["token"])
    thrown = [ply for ply in document["plies"] if ply["text"].startswith("throw")]
    assert len(thrown) >= 6
    assert all("throw" in ply for ply in thrown)
    assert verify(document, catalogue.find).sealed
    assert engawa.load(document).result == document["result"]


def test_whoever_comes_back_gets_the_last_throw_and_those_that_they_missed(server):
    made = dice_match(server, "me", "link")
    with sit(server, made["match"], made["token"]) as ada:
        standing = ada.standing
        told = throw(ada)
    with Person(server, made["match"], made["token"], standing["number"], standing) as back:
        assert back.hear("played")["entry"] == told["entry"]
    with Person(server, made["match"], made["token"]) as anew:
        assert anew.hear("snapshot")["log"][1] == told["entry"]


def test_a_replay_shows_every_throw(server):
    made = dice_match(server, "me", "link")
    with sit(server, made["match"], made["token"]) as ada:
        told = throw(ada)
        replay = server.http.post("/api/replay", json=record(server, made["match"], made["token"])).json()
        assert replay["frames"][2]["entry"]["throw"] == told["entry"]["throw"]


def test_for_somebody_who_is_gone_a_bot_throws_on(strict):
    made = dice_match(strict, "me", "link")
    with sit(strict, made["match"], link(made, 1)) as bea:
        bea.say("replace", seat=0)
        assert "throw" in bea.hear("played")["entry"]


# Everyone throws


def refused(person, **more):
    """The code with which an answer is refused."""
    person.say("throw", number=person.standing["number"], flick=None, **more)
    return person.hear("refused")["code"]


def answer(person, flick=None, **more):
    person.say("throw", number=person.standing["number"], flick=flick, **more)
    return person.hear("played", "flicked", "refused")


@pytest.mark.clause("ND-R5")
def test_everyone_throws_once_all_have_answered(server):
    made = dice_match(server, "me", "link", "link", patience=60)
    seats = [made["token"], link(made, 1), link(made, 2)]
    with (
        sit(server, made["match"], seats[0]) as ada,
        sit(server, made["match"], seats[1]) as bea,
        sit(server, made["match"], seats[2]) as cai,
        sit(server, made["match"], made["spectator"]) as watching,
    ):
        assert ada.standing["throwing"] == {"seats": [0, 2, 1], "waiting": [0, 2, 1], "left": None}
        # An opponent may be faster than the active ninja: then nobody counts seconds yet.
        told = answer(bea, {"direction": 200, "strength": 900})
        assert (told["seat"], told["throwing"]) == (1, {"seats": [0, 2, 1], "waiting": [0, 2], "left": None})
        ada.hear("flicked")
        told = answer(ada, FLICK)
        assert told["throwing"]["waiting"] == [2]
        assert 50 < told["throwing"]["left"] <= 60
        assert watching.hear("flicked")["seat"] == 1
        assert watching.hear("flicked")["throwing"]["waiting"] == [2]
        # What was answered is final, and nobody answers for another.
        assert refused(ada) == "not-possible"
        assert refused(watching) == "not-yours"
        assert refused(bea, seat=2) == "not-possible"
        cai.say("throw", number=cai.standing["number"], flick=None)
        hands = cai.hear("played")["entry"]["throw"]["hands"]
        assert [(hand["seat"], hand["aimed"]) for hand in hands] == [(0, True), (2, False), (1, True)]
        assert [hands[0]["flick"], hands[2]["flick"]] == [[-120, 640], [200, 900]]
        assert watching.hear("played")["entry"]["throw"]["hands"] == hands


@pytest.mark.clause("ND-R5")
def test_who_gives_nothing_in_time_throws_with_the_default(server):
    made = dice_match(server, "me", "link", patience=1)
    with sit(server, made["match"], made["token"]) as ada, sit(server, made["match"], link(made, 1)) as bea:
        told = answer(ada, FLICK)
        assert told["throwing"]["waiting"] == [1]
        assert told["throwing"]["left"] <= 1
        hands = bea.hear("played")["entry"]["throw"]["hands"]
        assert [hand["aimed"] for hand in hands] == [True, False]


def test_flicks_outlive_lost_lines_and_are_told_to_whoever_comes_back(server):
    made = dice_match(server, "me", "link", patience=60)
    with sit(server, made["match"], made["token"]) as ada:
        standing = ada.standing
        answer(ada, FLICK)
    # Nobody is at the table now: it has been put away, and comes from the store again.
    with sit(server, made["match"], made["token"]) as anew:
        assert anew.standing["throwing"]["waiting"] == [1]
        assert 0 < anew.standing["throwing"]["left"] <= 60
        with Person(server, made["match"], made["token"], standing["number"], standing) as back:
            assert back.hear("flicked")["seat"] == 0
        with sit(server, made["match"], link(made, 1)) as bea:
            hands = answer(bea)["entry"]["throw"]["hands"]
    assert [hand["aimed"] for hand in hands] == [True, False]
    assert hands[0]["flick"] == [-120, 640]


def test_a_throw_whose_time_ran_out_while_nobody_looked_is_made_when_somebody_comes(server):
    made = dice_match(server, "me", "link", patience=1)
    with sit(server, made["match"], made["token"]) as ada:
        answer(ada)
    time.sleep(1.2)
    with sit(server, made["match"], link(made, 1)) as bea:
        assert bea.hear("played")["entry"]["text"].startswith("throw")


def test_on_one_screen_one_after_the_other_aims_and_nobody_is_hurried(server):
    made = dice_match(server, "me", "me", "me", patience=1)
    with sit(server, made["match"], made["token"]) as all_three:
        order = []
        for flick in (FLICK, None):
            told = answer(all_three, flick)
            order.append(told["seat"])
            assert told["throwing"]["left"] is None
        hands = answer(all_three, {"direction": 0, "strength": 0}, seat=1)["entry"]["throw"]["hands"]
        assert order == [0, 2]
        assert [(hand["seat"], hand["aimed"]) for hand in hands] == [(0, True), (2, False), (1, True)]


def test_a_bot_that_throws_waits_for_people_and_people_never_wait_for_bots(server):
    made = make(server, "random", "me", "random", game="ninja-dice", options={"first": 0}, patience=60)
    with sit(server, made["match"], made["token"]) as bea:
        if bea.standing["throwing"]["left"] is None:
            told = bea.hear("flicked")
            assert (told["seat"], told["throwing"]["waiting"]) == (0, [1])
        hands = answer(bea)["entry"]["throw"]["hands"]
        assert [(hand["seat"], hand["aimed"]) for hand in hands] == [(0, True), (2, True), (1, False)]


@pytest.mark.clause("ND-R5")
def test_what_bots_flick_is_kept_with_the_throw_and_verifies_like_the_flick_of_a_person(server):
    made = make(server, "me", "master", "novice", game="ninja-dice", options={"first": 0}, patience=60)
    with sit(server, made["match"], made["token"]) as ada:
        ada.say("throw", number=ada.standing["number"], flick=FLICK)
        hands = ada.hear("played")["entry"]["throw"]["hands"]
        assert [(hand["seat"], hand["aimed"]) for hand in hands] == [(0, True), (2, True), (1, True)]
        kept = record(server, made["match"], made["token"])
    assert kept["plies"][1]["throw"]["hands"] == hands
    assert engawa.load(kept).plies[1].landing["hands"] == hands


def test_where_the_table_waits_for_nobody_bots_aim_no_more_than_people(server):
    made = dice_match(server, "me", "master")
    with sit(server, made["match"], made["token"]) as ada:
        hands = throw(ada)["entry"]["throw"]["hands"]
        assert [hand["aimed"] for hand in hands] == [False, False]


def test_taking_back_takes_flicks_back_too(server):
    made = dice_match(server, "me", "link", record=PUSH, patience=60)
    with sit(server, made["match"], made["token"]) as ada, sit(server, made["match"], link(made, 1)) as bea:
        ada.move("roll S1 S2 S3 S4 S5")
        bea.hear("played")
        answer(bea, FLICK)
        ada.hear("flicked")
        ada.say("undo-request")
        ada.hear("undone")
        ada.move("roll S1 S2 S3 S4 S5")
        assert ada.standing["throwing"]["waiting"] == [0, 1]


# The coach


def test_whoever_is_to_act_may_ask_the_coach(server):
    made = dice_match(server, "me", "link", record=PUSH)
    with sit(server, made["match"], made["token"]) as ada, sit(server, made["match"], link(made, 1)) as bea:
        bea.say("forecast")
        assert bea.hear("refused")["code"] == "not-yours"
        ada.say("forecast")
        told = ada.hear("forecast")
        assert told["number"] == ada.standing["number"]
        assert told["forecast"]["capture"] == 0.0
        assert told["forecast"]["push"] > told["forecast"]["run"] == 2


def test_while_somebody_objects_nobody_is_coached(server):
    made = dice_match(server, "me", "link")
    with sit(server, made["match"], made["token"]) as ada, sit(server, made["match"], link(made, 1)) as bea:
        bea.say("object", objects=True)
        assert ada.hear("objections")["seats"] == [1]
        ada.say("forecast")
        assert ada.hear("refused")["code"] == "not-possible"
        with sit(server, made["match"], made["spectator"]) as watching:
            assert watching.heard[0]["objections"] == [1]
            watching.say("object", objects=True)
            assert watching.hear("refused")["code"] == "not-yours"
        bea.say("object", objects=False)
        assert ada.hear("objections")["seats"] == []


def test_in_a_game_without_a_coach_there_is_nothing_to_say(server):
    made = make(server, "me", "me")
    with sit(server, made["match"], made["token"]) as ada:
        ada.say("forecast")
        assert ada.hear("forecast")["forecast"] is None
