"""What is in the box, who begins, rounds, houses and the dealing of threat dice."""

from collections import Counter
from fractions import Fraction

import pytest
from games.ninja_dice.table import clause_against, table, throw, throwing, told, treasure

import engawa
from engawa.games.ninja_dice.edition import standard


def held(match):
    return match.position()["held"]


@pytest.mark.clause("ND-C1", "ND-C2")
def test_the_box_holds_dice_with_these_faces_and_these_coins():
    edition = standard()
    assert edition["coins"] == {"1": 21, "5": 7, "10": 7}
    assert Counter(edition["dice"]["house"]) == {"guard": 1, "guard2": 1, "resident": 1, "resident2": 1, "lock": 2}
    assert sorted(edition["dice"]["skill"]) == ["catch", "fight", "fortune", "pick", "sneak", "wild"]
    assert Counter(edition["dice"]["threat"]) == {"arrow": 2, "hourglass": 2, "catch": 2}


@pytest.mark.clause("ND-C1")
def test_there_are_five_skill_dice_and_four_threat_dice():
    match = throwing(players=5)
    throw(match, "fight sneak pick wild catch", "catch catch catch catch")
    assert [*match.position()["skill"]] == ["S1", "S2", "S3", "S4", "S5"]
    with pytest.raises(engawa.InvalidNotation, match="unreadable move"):
        match.why("roll S6")


@pytest.mark.clause("ND-C4")
def test_treasure_is_counted_in_points_and_never_runs_out():
    match = table("push", "pick pick catch catch catch", "guard guard lock lock", treasure=[500, 0, 0])
    match.play("run")
    assert treasure(match) == [502, 0, 0]


@pytest.mark.clause("ND-S1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everyone_starts_with_three_coins(players):
    match = engawa.new("ninja-dice", players=players)
    assert treasure(match) == [3] * players
    assert match.position()["active"] == 0


@pytest.mark.clause("ND-S1")
def test_the_first_active_ninja_is_chosen_or_drawn():
    assert engawa.new("ninja-dice", players=4, first=2).position()["active"] == 2
    drawn = Counter(
        engawa.new("ninja-dice", players=3, seed=seed, first="drawn").options["first"] for seed in range(60)
    )
    assert {*drawn} == {0, 1, 2}
    with pytest.raises(engawa.InvalidNotation, match="first: expected one of 0, 1, 2"):
        engawa.new("ninja-dice", players=3, first=3)


@pytest.mark.clause("ND-S2")
def test_in_every_round_everyone_is_active_once_clockwise_from_the_first():
    match = engawa.new("ninja-dice", players=3, first=1)
    turns = []
    while match.to_act is not None:
        position = match.position()
        if position["phase"] == "house":
            turns.append((position["round"], position["active"]))
            match.play("house" + " lock" * (3 + position["round"]))
            throw(match, "catch catch catch catch catch", "catch catch")
        match.play("run")
    assert turns == [(1, 1), (1, 2), (1, 0), (2, 1), (2, 2), (2, 0), (3, 1), (3, 2), (3, 0)]
    assert match.position()["phase"] == "over"


@pytest.mark.clause("ND-S2", "ND-R1")
@pytest.mark.parametrize(("round_", "houses"), [(1, 70), (2, 126), (3, 210)])
def test_a_house_has_four_five_or_six_dice_and_every_outcome_its_probability(round_, houses):
    match = table("house", "", "", round=round_)
    outcomes = dict(match.outcomes())
    assert len(outcomes) == houses
    assert sum(outcomes.values()) == 1
    assert outcomes["house" + " lock" * (3 + round_)] == Fraction(1, 3) ** (3 + round_)
    assert outcomes["house" + " guard" * (2 + round_) + " lock"] == (3 + round_) * Fraction(1, 6) ** (2 + round_) / 3
    with pytest.raises(engawa.InvalidNotation, match=f"expected 'house' and {3 + round_} of guard"):
        match.play("house" + " lock" * (2 + round_))


@pytest.mark.clause("ND-S3")
def test_the_player_to_the_right_rolls_the_house():
    match = engawa.new("ninja-dice", players=4, first=0)
    match.play("house guard guard lock lock")
    assert told(match) == "Carp rolls the house: guard, guard, lock, lock."
    match = table("push")
    match.play("run")
    match.play("house lock lock lock lock")
    assert told(match).startswith("Crane rolls the house")  # who was just active, for Fox


@pytest.mark.clause("ND-S4")
@pytest.mark.parametrize(
    ("players", "expected"),
    [
        (2, {"T1": 0, "T2": 0}),
        (3, {"T1": 0, "T2": 2}),
        (4, {"T1": 0, "T2": 3, "T3": 2}),
        (5, {"T1": 0, "T2": 4, "T3": 3, "T4": 2}),
    ],
)
def test_at_the_first_throw_every_opponent_gets_a_threat_die_and_a_single_one_two(players, expected):
    match = engawa.new("ninja-dice", players=players, first=1)
    match.play("house guard guard lock lock")
    assert held(match) == expected


@pytest.mark.clause("ND-S4")
def test_hourglasses_of_the_last_turn_are_free_again():
    match = table("push", locked=["T1", "T2", "T3"])
    match.play("run")
    assert match.position()["locked"] == []
    match.play("house lock lock lock lock")
    assert held(match) == {"T1": 0, "T2": 2}


@pytest.mark.clause("ND-R1")
def test_the_house_is_sorted_and_stays_for_the_whole_turn():
    match = engawa.new("ninja-dice", players=2)
    match.play("house lock guard2 resident2 guard")
    sorted_house = ["guard", "guard2", "resident2", "lock"]
    assert match.history == ["house guard guard2 resident2 lock"]
    assert match.position()["house"] == sorted_house
    throw(match, "catch catch catch catch catch", "catch catch")
    match.play("roll S1 S2")
    throw(match, "catch catch", "catch catch")
    assert match.position()["house"] == sorted_house


@pytest.mark.clause("ND-R1", "ND-R2")
def test_nobody_acts_before_the_house_is_rolled_and_the_dice_are_thrown():
    match = engawa.new("ninja-dice", players=2)
    assert match.why("run").en == "the house is rolled first [ND-R1]"
    match.play("house guard guard lock lock")
    assert match.why("roll S1").de == "zuerst werden die Würfel geworfen [ND-R2]"
    assert clause_against(match, "T1>P0") == "ND-R2"
