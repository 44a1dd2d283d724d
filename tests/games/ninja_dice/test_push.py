"""Throwing again, and arranging what stays."""

import pytest
from games.ninja_dice.table import clause_against, table, throw, throwing, told

import engawa
from engawa.core.contract import LEGAL
from engawa.core.fairness import below, words
from engawa.core.forge import native
from engawa.core.forge.declare import copied, words_of
from engawa.games.ninja_dice import rules
from engawa.games.ninja_dice.actions import laying

BOOSTED = "fight@0,0,0 pick@600,0,0 fortune@170,0,0 fortune@0,170,0 catch@0,-600,0"
BOOSTS = {"S3": "S1", "S4": "S1"}


def places(match) -> dict[str, list[int]]:
    return {name: place for name, (_, *place) in match.position()["skill"].items()}


@pytest.mark.clause("ND-P1")
def test_any_of_the_five_dice_are_thrown_again_at_least_one():
    match = table("push")
    rolls = [move for move in match.legal() if move.startswith("roll")]
    assert (len(rolls), len(match.legal())) == (31, 32)
    assert match.why("roll").en == "at least one die is thrown [ND-P1, our ruling]"
    assert match.why("roll S5 S1") is None
    assert match.play("roll S5 S1") == "roll S1 S5"
    assert [*match.position()["skill"]] == ["S2", "S3", "S4"]
    assert told(match) == "Crane picks up S1, S5 to throw again."


@pytest.mark.clause("ND-P1")
def test_when_luck_is_pushed_nothing_is_matched_or_stolen():
    match = table("push")
    for move in ("S1+S2", "T1>P1", "ready"):
        assert clause_against(match, move) == "ND-P1"
    assert match.why("ready").de.startswith("jetzt fliehst du, wirfst einige Würfel neu")


@pytest.mark.clause("ND-P2")
def test_the_fortunes_of_a_boosted_die_are_thrown_with_it():
    match = table("push", BOOSTED, boosts=BOOSTS)
    assert match.why("roll S1 S3").en == "S1 is boosted by S4, which has to be thrown too [ND-P2]"
    assert match.why("roll S1").de == "S1 wird von S3 verstärkt, das auch neu geworfen werden muss [ND-P2]"
    assert match.why("roll S1 S3 S4") is match.why("roll S2") is None
    alone = "S3 boosts S1, so it is thrown again only together with it [ND-P2, our ruling]"
    assert match.why("roll S3").en == match.why("roll S2 S3 S4").en == alone
    assert match.why("roll S2 S4").de.startswith("S4 verstärkt S1 und wird nur zusammen mit ihm neu geworfen [ND-P2")


@pytest.mark.clause("ND-P2")
def test_a_fortune_that_boosts_nothing_cannot_be_saved():
    match = table("push", "fight fortune pick catch fortune")
    assert {move for move in match.legal() if move != "run"} == {
        f"roll {dice}" for dice in ("S2 S5", "S1 S2 S5", "S2 S3 S5", "S2 S4 S5", "S1 S2 S3 S5", "S1 S2 S4 S5")
    } | {"roll S2 S3 S4 S5", "roll S1 S2 S3 S4 S5"}
    assert match.why("roll S1 S2").en == "S5 boosts nothing, so it has to be thrown too [ND-P2]"


@pytest.mark.clause("ND-P3")
def test_dice_that_stay_may_be_laid_anywhere_turned_as_wanted():
    match = table("push")
    assert match.play("place S2 120 -45 900") == "place S2 120 -45 900"
    assert places(match)["S2"] == [120, -45, 900]
    assert (match.to_act, match.position()["phase"], match.position()["placed"]) == (0, "push", ["S2"])
    assert told(match) == "Crane lays S2 elsewhere."
    assert match.why("place S1 1120 0 0") is None


@pytest.mark.clause("ND-P3", "ND-P4")
@pytest.mark.parametrize("gap", [-1, 0, 20, 21])
def test_a_matched_fortune_stays_beside_its_die(gap):
    match = table("push", BOOSTED, boosts=BOOSTS)
    refusal = match.why(f"place S3 0 {-160 - gap} 0")
    if 0 <= gap <= 20:
        assert refusal is None
    else:
        assert refusal.clause == "ND-P4"
        assert refusal.en == (
            "S3 would lie in S1, which it boosts [ND-P4, our ruling]"
            if gap < 0
            else "S3 would lie 2.1 mm from S1, which it boosts; at most 2 mm are allowed [ND-P4, our ruling]"
        )


@pytest.mark.clause("ND-P4")
@pytest.mark.parametrize(("place", "inside"), [("1157 0 0", True), ("1158 0 0", False), ("0 -1127 450", True)])
def test_a_die_is_laid_inside_the_tray(place, inside):
    refusal = table("push").why(f"place S1 {place}")
    assert (refusal is None) == inside
    assert inside or refusal.en == "S1 would not lie inside the tray [ND-P4, our ruling]"
    assert table("push").why("place S1 9999 -9999 0").clause == "ND-P4"


@pytest.mark.clause("ND-P4")
def test_a_die_that_was_laid_must_not_lie_in_one_that_stays():
    match = table("push", "fight@0,0,0 pick@600,0,0 catch catch catch")
    match.play("place S1 441 0 0")
    assert match.why("roll S3").en == "S1 lies in S2 [ND-P4, our ruling]"
    assert match.why("roll S2") is match.why("roll S1") is None
    match.play("place S1 440 0 0")
    assert match.why("roll S3") is None


@pytest.mark.clause("ND-P4")
def test_dice_that_nobody_laid_never_forbid_a_throw():
    skills = "fight@0,0,0 pick@50,0,0 catch@600,0,0 catch@600,300,0 catch@600,600,0"
    match = table("push", skills)
    assert match.why("roll S3") is None
    match.play("place S4 -600 0 0")
    assert match.why("roll S3") is None
    match.play("place S1 0 0 0")
    assert clause_against(match, "roll S3") == "ND-P4"


@pytest.mark.clause("ND-P5", "ND-P6")
@pytest.mark.parametrize(
    ("players", "locked", "held"),
    [
        (2, [], {"T1": 1, "T2": 1}),
        (2, ["T1", "T3"], {"T2": 1, "T4": 1}),
        (3, ["T1"], {"T2": 2, "T3": 1}),
        (4, ["T1", "T2"], {"T3": 3, "T4": 2}),
        (4, [], {"T1": 3, "T2": 2, "T3": 1}),
        (5, ["T4"], {"T1": 4, "T2": 3, "T3": 2}),
    ],
)
def test_free_threat_dice_are_dealt_by_number_from_the_right(players, locked, held):
    match = table("push", players=players, locked=locked)
    match.play("roll S1")
    assert match.position()["held"] == held


@pytest.mark.clause("ND-P7")
def test_dice_may_be_laid_any_number_of_times_and_the_last_place_counts():
    match = table("push")
    for move in ("place S1 0 0 0", "place S2 300 0 0", "place S1 0 300 10", "place S5 0 -300 0"):
        match.play(move)
    assert (places(match)["S1"], match.position()["placed"]) == ([0, 300, 10], ["S1", "S2", "S5"])
    match.play("roll S1 S5")  # after all
    assert match.position()["placed"] == []
    throw(match, "catch catch", "catch catch")
    assert places(match)["S2"] == [300, 0, 0]
    assert match.position()["placed"] == []


@pytest.mark.clause("ND-P7")
def test_a_boosted_die_takes_its_fortunes_along():
    match = table("push", BOOSTED, boosts=BOOSTS)
    match.play("place S1 -400 300 900")
    assert places(match) == {
        "S1": [-400, 300, 900],
        "S2": [600, 0, 0],
        "S3": [-400, 470, 900],
        "S4": [-570, 300, 900],
        "S5": [0, -600, 0],
    }
    assert match.position()["placed"] == ["S1", "S3", "S4"]


@pytest.mark.clause("ND-P7")
def test_fortunes_that_are_lifted_are_not_in_the_way_of_each_other():
    # S4 lies where S3 will be laid; since it is lifted too, S3 may have the place.
    skills = "fight@0,0,0 pick@600,0,0 fortune@-170,0,0 fortune@170,0,0 catch@0,-600,0"
    match = table("push", skills, boosts=BOOSTS)
    match.play("place S1 0 0 0")
    assert (places(match)["S3"], places(match)["S4"]) == ([170, 0, 0], [0, 170, 0])


@pytest.mark.clause("ND-P7", "ND-P2")
def test_a_fortune_that_boosts_nothing_is_not_laid():
    match = table("push", "fight fortune pick catch catch")
    assert match.why("place S2 0 0 0").en == "S2 boosts nothing, so it cannot be saved and is not laid [ND-P2]"
    assert match.why("place S1 0 0 0") is None


def test_a_coarse_lattice_of_placements_is_listed_when_asked_for():
    match = table("push", BOOSTED, boosts=BOOSTS)
    plain, more = match.legal(), match.legal(placements=True)
    listed = [move for move in more if move.startswith("place")]
    assert sorted([*plain, *listed]) == more
    assert len(listed) > 500
    assert "place S1 0 0 0" in listed
    assert all(match.why(move) is None for move in listed)
    assert engawa.new("ninja-dice").legal(placements=True) == []
    assert throwing("").legal(placements=True) == []


def test_placements_are_judged_and_played_alike_in_both_lives():
    life, match = native(rules, "refusal", "play"), table("push", BOOSTED, boosts=BOOSTS)
    b, row, laid = life.enter(match._b), words(bytes(32), "places"), 0
    for _ in range(300):
        x, y = (below(row, 2600) - 1300 for _ in "xy")
        action, plain = laying(below(row, 6), x, y, below(row, 3700)), copied(match._s)
        compiled = life.enter(plain)
        index = rules.refusal(match._b, plain, action)
        assert life.refusal(b, compiled, action) == index
        if index == LEGAL:
            rules.play(match._b, plain, action)
            life.play(b, compiled, action)
            assert [*words_of(life.leave(rules.State, compiled))] == [*words_of(plain)]
            laid += 1
    assert laid > 50
