"""Moves and outcomes in text: what reads, what does not, and what people are told about it."""

import doctest
from copy import deepcopy

import pytest
from games.ninja_dice.table import stealing, table, throwing

import engawa
from engawa.core.contract import LEGAL
from engawa.games.ninja_dice import actions
from engawa.games.ninja_dice.edition import standard


@pytest.mark.parametrize(
    ("given", "written"),
    [
        (" RUN ", "run"),
        ("roll s5  s2", "roll S2 S5"),
        ("Place s2 0 -45 3599", "place S2 0 -45 3599"),
    ],
)
def test_capitals_blanks_and_order_do_not_matter(given, written):
    assert table("push").play(given) == written


def test_thefts_and_matches_read_with_blanks_too():
    assert stealing({"T1": (2, "arrow@-900,0,0")}, "T1").play("t1 > p0") == "T1>P0"
    match = table("match", "fight@600,0,0 fortune@0,0,0 fortune@0,400,0 catch catch")
    assert match.play("s3 + s1") == "S3+S1"


@pytest.mark.parametrize(
    "move",
    [
        *("", "x", "roll S1 S1", "roll S0", "roll S6", "roll 1", "T5>P0", "T0>-", "T1>", "T1>0", "S1+", "S6+S1"),
        *(
            "place S2 01 0 0",
            "place S2 +1 0 0",
            "place S2 -0 0 0",
            "place S2 1.5 0 0",
            "place S2 0 0",
            "place T1 0 0 0",
        ),
        *("place S2 ٣ 0 0", "readyy", "run away"),
    ],
)
def test_what_is_no_move_gets_one_line(move):
    with pytest.raises(engawa.InvalidNotation) as error:
        table("push").play(move)
    assert error.value.text("en").startswith("unreadable move ")
    assert error.value.text("de").startswith("unlesbarer Zug ")
    assert "\n" not in str(error.value)


@pytest.mark.parametrize(
    ("move", "where"),
    [
        ("place S2 0 0 3600", "yaw: expected a whole number from 0 to 3599"),
        ("place S2 0 0 -1", "yaw: expected a whole number from 0 to 3599"),
        ("place S2 99999 0 0", "x: expected a whole number from -16384 to 16383"),
        ("place S2 0 -123456789012345678901234567890 0", "y: expected a whole number from -16384 to 16383"),
    ],
)
def test_numbers_out_of_bounds_are_named(move, where):
    with pytest.raises(engawa.InvalidNotation, match=where):
        table("push").why(move)


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ("S1=sneaky@0,0,0", "outcome, S1: expected one of catch, fight, fortune, pick, sneak, wild, got"),
        ("S1=arrow@0,0,0", "outcome, S1: expected one of catch, fight"),
        ("S1=fight@0,-1241,0", "outcome, S1, y: expected a whole number from -1240 to 1240, got -1241"),
        ("S1=fight@0,0,3600", "outcome, S1, yaw: expected a whole number from 0 to 3599, got 3600"),
        ("S1=fight@0,0", r"every die that is thrown \(S1, T1, T2\) once"),
        ("S1=fight@00,0,0", "every die that is thrown"),
        ("S1=fight@9999999999999999999,0,0", "outcome, S1, x: expected a whole number"),
    ],
)
def test_an_outcome_that_cannot_be_is_named_by_die_and_field(change, problem):
    match = throwing("", skill={f"S{i}": ["pick", 200 * i, 0, 0] for i in range(2, 6)})
    with pytest.raises(engawa.InvalidNotation, match=problem):
        match.play(f"throw {change} T1=catch@0,600,0 T2=catch@0,-600,0")


def test_a_house_that_the_dice_of_an_edition_cannot_show_is_refused():
    edition = deepcopy(standard())
    edition["dice"]["house"] = ["guard"] * 6
    match = engawa.new("ninja-dice", edition=edition)
    assert match.outcomes() == [("house guard guard guard guard", 1)]
    with pytest.raises(engawa.InvalidNotation, match="a house that the dice of this edition can show"):
        match.play("house lock lock lock lock")
    with pytest.raises(engawa.InvalidNotation, match="expected 'house' and 4 of guard"):
        match.play("house door lock lock lock")


@pytest.mark.parametrize(
    "action", [-1, 0, 1, (1 << 48) + 5, 7 << 48, (1 << 62) + 5, (2 << 48) | 1 << 30, (7 << 48) - 1]
)
def test_ints_that_are_no_action_are_refused_in_every_phase(action):
    matches = [
        stealing({"T1": (2, "arrow@-900,0,0")}, "T1"),
        table("match", "fight@600,0,0 fortune@0,0,0 catch catch catch"),
        table("push"),
        engawa.new("ninja-dice"),
    ]
    for match in matches:
        assert match.game.kernels.refusal(match._b, match._s, action) != LEGAL


def test_every_refusal_is_said_in_both_languages():
    seen = {}
    moves = ["run", "ready", "roll", "roll S1", "roll S2", "place S1 9999 0 0", "place S2 0 0 0", "T1>P0", "T1>P1"]
    moves += ["T1>P2", "T2>P0", "S2+S1", "S1+S2", "S2+S2", "place S3 0 0 0"]
    skills = "fight@0,0,0 fortune@170,0,0 pick@600,600,0 fortune@-600,0,0 catch"
    matches = [
        engawa.new("ninja-dice", players=3),
        throwing(""),
        stealing({"T1": (2, "arrow@-900,0,0"), "T2": (1, "catch@600,0,0")}, "T1", treasure=[0, 3, 3]),
        table("match", skills, boosts={"S2": "S1"}),
        table("push", skills, boosts={"S2": "S1"}),
        table("over", "", "", round=3, active=None, winners=[0, 1, 2]),
    ]
    for match in matches:
        for move in moves:
            refusal = match.why(move)
            if refusal is not None:
                assert refusal.en != refusal.de
                assert refusal.en.endswith((f"[{refusal.clause}]", f"[{refusal.clause}, our ruling]"))
                seen[refusal.clause] = refusal
    assert {*seen} == {
        *("ND-R1", "ND-R2", "ND-T1", "ND-T5", "ND-T6", "ND-H4", "ND-H6", "ND-H10"),
        *("ND-P1", "ND-P2", "ND-P4", "ND-E3"),
    }


def test_the_numbering_of_actions_is_as_it_is_drawn():
    assert doctest.testmod(actions).attempted == 4
    assert doctest.testmod(actions).failed == 0
