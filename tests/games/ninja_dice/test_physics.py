"""Throws by real physics: from the seed of the match, kept in its record, replayed without, never believed blindly."""

import json
import subprocess
import sys
from copy import deepcopy
from functools import cache

import pytest
from games.ninja_dice.table import table, throwing

import engawa
from engawa import catalogue
from engawa.core.match import Match
from engawa.core.record import verify
from engawa.dice import read_landing


@cache
def played() -> Match:
    """A match of two in which everybody saves the first die and runs after the second throw."""
    match = engawa.new("ninja-dice", players=2, seed=5)
    thrown = 0
    while match.to_act is not None:
        position = match.position()
        if match.to_act == "chance":
            thrown += match.thrower is not None
            match.roll([120, 700] if match.thrower is not None and thrown % 2 else None)
        elif position["phase"] == "push" and match.history[-1].startswith("throw") and position["round"] == 1:
            match.play("roll S1 S2 S3 S4 S5")
        else:
            match.play(match.legal()[-1])
    return match


def record() -> dict:
    return json.loads(json.dumps(played().record()))


def throws(document: dict) -> list[int]:
    return [i for i, ply in enumerate(document["plies"]) if "throw" in ply]


@pytest.mark.clause("ND-R2")
def test_a_throw_is_from_the_side_of_everybody_who_throws():
    match = throwing("pick@0,0,0", players=4, active=1)
    assert match.thrower == 1
    text = match.roll()
    assert [word[:2] for word in text.split()[1:]] == ["S2", "S3", "S4", "S5", "T1", "T2", "T3"]
    landing = match.plies[-1].landing
    assert [(hand["dice"], hand["side"]) for hand in landing["hands"]] == [(4, 1800), (1, 2700), (1, 0), (1, 900)]
    assert [hand["aimed"] for hand in landing["hands"]] == [False] * 4


def test_the_outcome_is_where_the_landing_ends_and_shows_the_faces_of_the_edition():
    match = throwing("")
    words = match.roll().split()[1:]
    faces = ["fight", "sneak", "pick", "fortune", "wild", "catch"], ["arrow"] * 2 + ["hourglass"] * 2 + ["catch"] * 2
    landed = read_landing(match.plies[-1].landing).dice
    assert words == [
        f"{name}={faces[i >= 5][die.face]}@{die.x},{die.y},{die.yaw}"
        for i, (name, die) in enumerate(zip(["S1", "S2", "S3", "S4", "S5", "T1", "T2"], landed, strict=True))
    ]


@pytest.mark.clause("ND-R5")
def test_the_same_seed_throws_the_same_and_a_flick_is_kept():
    def thrown(flick):
        match = engawa.new("ninja-dice", players=3, seed=8)
        match.play("house lock lock lock lock")
        return match.roll(flick), match.plies[-1].landing

    assert thrown(None) == thrown(None)
    text, landing = thrown([-300, 1000])
    assert landing["hands"][0] == {"seat": 0, "dice": 5, "side": 2700, "flick": [-300, 1000], "aimed": True}
    assert [hand["aimed"] for hand in landing["hands"][1:]] == [False, False]
    assert text != thrown(None)[0]


@pytest.mark.parametrize(
    ("flick", "problem"),
    [
        ([451, 500], "flick.direction: expected a whole number from -450 to 450, got 451"),
        ([0, 1001], "flick.strength: expected a whole number from 0 to 1000, got 1001"),
        ([0.5, 500], "flick.direction: expected a whole number"),
        ([0], "flick: expected a direction and a strength"),
        ("hard", "flick: expected a list"),
    ],
)
def test_a_forged_flick_is_refused_and_nothing_is_thrown(flick, problem):
    match = throwing("")
    with pytest.raises(engawa.InvalidNotation, match=problem):
        match.roll(flick)
    assert match.ply == 0


def test_only_throws_are_aimed_and_only_they_have_a_thrower():
    match = engawa.new("ninja-dice", players=2, seed=1)
    assert match.thrower is None
    with pytest.raises(engawa.InvalidNotation, match="no dice are thrown at ply 0"):
        match.roll([0, 500])
    match.roll()
    assert match.thrower == 0
    assert table("push").thrower is None
    assert played().thrower is None


@pytest.mark.clause("ND-R5")
@pytest.mark.parametrize(
    ("players", "locked", "throwers"),
    [(5, [], [0, 4, 3, 2, 1]), (5, ["T1", "T2", "T3"], [0, 4]), (2, [], [0, 1])],
)
def test_case_22_who_throws(players, locked, throwers):
    match = throwing("", players=players, locked=locked)
    assert match.throwers == throwers
    match.roll()
    hands = match.plies[-1].landing["hands"]
    assert [hand["seat"] for hand in hands] == throwers
    assert sum(hand["dice"] for hand in hands[1:]) == (4 - len(locked) if players > 2 else 2)


@pytest.mark.clause("ND-R5")
def test_case_22_seats_sit_evenly_round_the_tray_clockwise():
    def sides(players):
        match = engawa.new("ninja-dice", players=players)
        return match.board.side[:players]

    assert (sides(3), sides(4)) == ([2700, 1500, 300], [2700, 1800, 900, 0])


@pytest.mark.clause("ND-R5")
def test_everyone_throws_by_the_own_flick_as_one_throw():
    def thrown(flicks):
        match = engawa.new("ninja-dice", players=3, seed=8)
        match.play("house lock lock lock lock")
        match.roll(flicks)
        return match

    match = thrown({0: [-300, 1000], 1: [450, 0]})
    hands = match.plies[-1].landing["hands"]
    assert [(hand["seat"], hand["aimed"]) for hand in hands] == [(0, True), (2, False), (1, True)]
    assert [hand["flick"] for hand in hands[::2]] == [[-300, 1000], [450, 0]]
    assert len(match.plies[-1].landing["rolls"][0]["dice"]) == 7  # all hands together
    assert match.history[-1] != thrown({0: [-300, 1000]}).history[-1]
    match.undo()
    landing = thrown({0: [-300, 1000], 1: [450, 0]}).plies[-1].landing
    assert match.follows(landing)
    landing["hands"][1]["flick"] = [0, 1]  # which nobody aimed
    assert not match.follows(landing)


@pytest.mark.clause("ND-R5")
@pytest.mark.parametrize("flicks", [{3: [0, 0]}, {1: [0, 0], 7: [0, 0]}])
def test_who_holds_no_dice_does_not_flick(flicks):
    match = throwing("", players=4, locked=["T2", "T3"], held={"T1": 3, "T4": 2})
    assert match.throwers == [0, 3, 2]
    with pytest.raises(engawa.InvalidNotation, match=r"^flicks: expected only seats that throw: 0, 3, 2, got "):
        match.roll(flicks | {1: [0, 0]})
    assert match.ply == 0


def old(document: dict) -> dict:
    """A record as it was written before everyone threw: its throws do not say whose hands they are."""
    for i in throws(document):
        landing = document["plies"][i]["throw"]
        landing["version"] = 1
        for hand in landing["hands"]:
            del hand["seat"]
    return document


def test_throws_of_one_flick_replay_and_verify_as_they_were():
    document = old(record())
    again = engawa.load(document)
    assert again.record() == document
    assert verify(document, catalogue.find).sealed


def test_in_an_old_throw_nobody_but_the_active_ninja_aimed():
    document = old(record())
    document["plies"][throws(document)[0]]["throw"]["hands"][1]["aimed"] = True
    with pytest.raises(engawa.InvalidNotation, match="the throw did not begin as the seed says"):
        verify(document, catalogue.find)


def test_a_throw_by_other_seats_than_those_that_hold_dice_is_refused():
    document = record()
    document["plies"][throws(document)[0]]["throw"]["hands"][1]["seat"] = 0
    with pytest.raises(
        engawa.InvalidNotation, match=r"throw.hands: expected only seats that throw: 0, 1, got \[0, 0\]"
    ):
        engawa.load(document)


@pytest.mark.clause("ND-R3")
def test_saved_dice_are_obstacles_that_nothing_moves():
    match = throwing("pick@0,0,0 pick@0,300,450 pick@300,0,0 pick@-300,0,0")
    before = match.position()["skill"]
    match.roll()
    assert {name: match.position()["skill"][name] for name in before} == before


def test_a_throw_taken_back_comes_out_the_same_again():
    match = throwing("")
    first, landing = match.roll(), match.plies[-1].landing
    assert match.undo() == first
    assert match.roll() == first
    assert match.plies[-1].landing == landing


def test_a_record_replays_with_its_throws_and_verifies():
    document = record()
    again = engawa.load(document)
    assert again.position() == played().position()
    assert again.record() == document
    assert len(throws(document)) == sum(ply["text"].startswith("throw") for ply in document["plies"]) >= 6
    checked = verify(document, catalogue.find)
    assert (checked.plies, checked.sealed) == (played().ply, True)
    assert checked.outcomes == sum(ply["by"] == "chance" for ply in document["plies"])


def test_a_record_replays_and_verifies_without_physics(tmp_path):
    path = tmp_path / "record.json"
    path.write_text(json.dumps(record()))
    code = (
        "import json, sys, engawa; from engawa import catalogue; from engawa.core.record import verify;"
        f"d = json.load(open({str(path)!r})); engawa.load(d); verify(d, catalogue.find);"
        "print('mujoco' in sys.modules, 'numpy' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["False", "False"]


def forged(change) -> dict:
    document = deepcopy(record())
    change(document, throws(document)[0])
    return document


def moved(text: str, by: int) -> str:
    """The same outcome, its first die somewhere else."""
    word, first, *rest = text.split()
    face, _, place = first.partition("@")
    x, y, yaw = place.split(",")
    return " ".join([word, f"{face}@{int(x) + by},{y},{yaw}", *rest])


def other_face(document, i) -> None:
    text = document["plies"][i]["text"]
    face = text.split()[1].partition("=")[2].partition("@")[0]
    document["plies"][i]["text"] = text.replace(face, "pick" if face != "pick" else "wild", 1)


def swap_throws(document, i) -> None:
    document["plies"][i]["throw"] = document["plies"][throws(document)[2]]["throw"]


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (lambda d, i: d["plies"][i].update(text=moved(d["plies"][i]["text"], 1)), r"throw.poses: the dice do not end"),
        (other_face, r"record.plies\[1\]: throw.poses: the dice do not end where the outcome says"),
        (lambda d, i: d["plies"][i]["throw"].update(poses="x"), r"record.plies\[1\]: throw.poses: expected \d+ bytes"),
        (lambda d, i: d["plies"][i]["throw"].pop("hands"), r"throw: the key 'hands' is missing"),
        (
            lambda d, i: d["plies"][i]["throw"]["hands"][0].update(side=0),
            r"throw.hands: expected hands of so many dice",
        ),
        (lambda d, i: d["plies"][i]["throw"]["hands"][1].update(dice=1), "throw"),
        (lambda d, i: d["plies"][i].update(throw=7), r"record.plies\[1\].throw: expected an object"),
        (
            lambda d, i: d["plies"][0].update(throw=d["plies"][i]["throw"]),
            r"record.plies\[0\]: no dice are thrown at ply 0",
        ),
        (
            lambda d, i: d["plies"][2].update(throw=d["plies"][i]["throw"]),
            r"record.plies\[2\]: no dice are thrown at ply 2",
        ),
        (swap_throws, r"record.plies\[1\]: throw"),
    ],
)
def test_a_record_whose_throw_says_something_else_is_refused_with_the_field(change, problem):
    with pytest.raises(engawa.InvalidNotation, match=problem) as error:
        engawa.load(forged(change))
    assert "\n" not in str(error.value)


def ends_at(document, i, die: int, place: tuple[int, int]) -> None:
    """Move the end of a die in the document of a throw, and in the outcome, to the same place."""
    landing = read_landing(document["plies"][i]["throw"])
    rolls = []
    last = max(j for j, roll in enumerate(landing.rolls) if die in roll.dice)
    for j, roll in enumerate(landing.rolls):
        poses = list(roll.poses)
        if j == last:
            at = len(poses) - 7 * (len(roll.dice) - roll.dice.index(die))
            poses[at : at + 2] = 2 * place[0], 2 * place[1]
        rolls.append(type(roll)(roll.dice, tuple(poses)))
    moved_landing = type(landing)(landing.hands, tuple(rolls))
    document["plies"][i]["throw"] = moved_landing.document()
    words = document["plies"][i]["text"].split()
    face, _, old = words[1 + die].partition("@")
    words[1 + die] = f"{face}@{place[0]},{place[1]},{old.split(',')[2]}"
    document["plies"][i]["text"] = " ".join(words)


@pytest.mark.clause("ND-R4")
def test_a_record_whose_dice_lie_in_each_other_or_outside_is_refused_with_clause_and_field():
    document = record()
    i = throws(document)[0]
    x, y, _ = map(int, document["plies"][i]["text"].split()[2].partition("@")[2].split(","))
    ends_at(document, i, 0, (x + 20, y))
    with pytest.raises(engawa.InvalidNotation, match=r"plies\[1\]: throw.poses: expected S1 beside S2, .* \[ND-R4\]"):
        engawa.load(document)
    document = record()
    ends_at(document, i, 0, (1200, 0))
    with pytest.raises(engawa.InvalidNotation, match=r"throw.poses: expected S1 inside the tray \[ND-R4\]"):
        engawa.load(document)


def test_a_throw_that_did_not_begin_as_the_seed_says_does_not_verify():
    document = record()
    i = throws(document)[0]
    other = engawa.new("ninja-dice", players=2, seed=99)
    other.play(document["plies"][0]["text"])
    document["plies"] = document["plies"][: i + 1]
    document["result"] = None
    document["plies"][i].update(text=other.roll(), throw=other.plies[-1].landing)
    engawa.load(document)  # it can be replayed
    with pytest.raises(
        engawa.InvalidNotation, match=r"record.plies\[1\].throw: the throw did not begin as the seed says"
    ):
        verify(document, catalogue.find)


def test_a_flick_that_nobody_aimed_does_not_verify():
    document = record()
    i = throws(document)[1]
    assert document["plies"][i]["throw"]["hands"][0]["aimed"] is False
    document["plies"][i]["throw"]["hands"][0]["flick"] = [0, 1]
    with pytest.raises(engawa.InvalidNotation, match="the throw did not begin as the seed says"):
        verify(document, catalogue.find)


def test_a_throw_without_its_document_replays_and_does_not_verify():
    document = record()
    for ply in document["plies"]:
        ply.pop("throw", None)
    assert engawa.load(document).position() == played().position()
    with pytest.raises(engawa.InvalidNotation, match=r"record.plies\[1\]: the throw has no document"):
        verify(document, catalogue.find)


def test_the_server_takes_no_poses_from_a_move():
    match = throwing("")
    with pytest.raises(engawa.InvalidNotation, match="no dice are thrown at ply 0"):
        table("push").play("run", {"version": 1})
    with pytest.raises(engawa.InvalidNotation, match="throw: the key 'version' is missing"):
        match.play(match.copy().roll(), {})
