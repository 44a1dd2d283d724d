"""Fortunes: what they can boost, what that makes of it, where they are laid."""

import pytest
from games.ninja_dice.table import clause_against, table, throw, throwing, told, treasure

# A fortune in the middle that looks to the right; S1 and S2 lie before it, S3 behind it.
SPREAD = "fight@400,0,0 sneak@400,300,0 pick@-400,0,0 fortune@0,0,0 catch@400,-400,0"


@pytest.mark.clause("ND-H4")
def test_a_fortune_boosts_one_skill_before_its_front_edge():
    match = table("match", SPREAD)
    assert match.legal() == ["S4+S1", "S4+S2", "ready"]
    assert match.why("S4+S3").en == "S3 does not lie beyond the line of S4 [ND-H4]"
    assert match.why("S4+S5").en == "S5 shows catch, which cannot be boosted [ND-H4]"
    assert match.why("S4+S4").de == "S4 zeigt Schicksal, und das lässt sich nicht verstärken [ND-H4]"
    assert match.why("S1+S2").de == "S1 ist kein Schicksal, sondern zeigt Kämpfen [ND-H4]"


@pytest.mark.clause("ND-H4", "ND-C3")
def test_a_die_that_only_touches_the_line_is_not_before_it():
    touching = "fight@0,400,0 fortune@0,0,0 catch catch catch"
    assert table("match", touching).legal() == ["ready"]
    assert table("match", touching.replace("fight@0", "fight@1")).legal() == ["S2+S1", "ready"]


@pytest.mark.clause("ND-H4")
@pytest.mark.parametrize(("fortunes", "coins"), [(1, 2), (2, 4), (3, 6 + 3 + 1), (4, 6 + 3 + 1)])
def test_a_boosted_die_counts_as_four_for_each_fortune(fortunes, coins):
    others = [f"{'fortune' if i < fortunes else 'catch'}@-300,{-600 + 300 * i},0" for i in range(4)]
    match = table("match", " ".join(["sneak@600,0,0", *others]), "guard2 guard2 guard2 guard2 guard2 guard2")
    for i in range(fortunes):
        match.play(f"S{2 + i}+S1")
    if match.position()["phase"] == "push":
        match.play("run")
    assert treasure(match)[0] == 3 + coins


@pytest.mark.clause("ND-H4")
def test_a_die_already_boosted_may_be_boosted_further():
    match = table("match", "sneak@600,0,0 fortune@0,0,0 fortune@0,400,0 catch catch", boosts={"S2": "S1"})
    assert match.legal() == ["S3+S1", "ready"]
    match.play("S3+S1")
    assert match.position()["boosts"] == {"S2": "S1", "S3": "S1"}


@pytest.mark.clause("ND-H4")
def test_a_saved_die_can_be_boosted_by_a_fortune_just_thrown():
    match = throwing("sneak@600,0,0")
    throw(match, "fortune@0,0,0 catch catch catch", "catch catch")
    assert match.legal() == ["S2+S1", "ready"]


@pytest.mark.clause("ND-H5")
def test_a_boosted_wild_serves_one_skill_alone():
    match = table("push", "wild@600,0,0 fortune catch catch catch", "guard guard lock lock", boosts={"S2": "S1"})
    match.play("run")
    assert treasure(match)[0] == 3 + 2
    match = table("push", "wild wild catch catch catch", "guard guard lock lock")
    match.play("run")
    assert treasure(match)[0] == 3 + 2  # two plain ones may differ


@pytest.mark.clause("ND-H6")
def test_a_match_is_neither_undone_nor_moved():
    skills = "fight@600,0,0 sneak@600,300,0 fortune@0,0,0 fortune@0,-400,0 catch"
    match = table("match", skills)
    match.play("S3+S1")
    assert match.why("S3+S2").en == "S3 boosts S1 already, and a match is neither undone nor moved [ND-H6, our ruling]"
    assert clause_against(match, "S3+S1") == "ND-H6"
    assert match.legal() == ["S4+S1", "S4+S2", "ready"]


@pytest.mark.clause("ND-H6")
def test_a_match_lasts_until_its_skill_die_is_thrown_again():
    skills = "fight@600,0,0 pick@600,300,0 fortune@0,0,0 catch catch"
    start = table("push", skills, boosts={"S3": "S1"})
    for dice, left in (("S2 S4", {"S3": "S1"}), ("S1 S3", {})):
        match = start.copy()
        match.play(f"roll {dice}")
        assert match.position()["boosts"] == left
    # Rolling the fortune alone does not break it.
    assert clause_against(start, "roll S3") == clause_against(start, "roll S3 S4") == "ND-P2"


@pytest.mark.clause("ND-H8", "ND-H10")
def test_the_house_is_checked_once_matching_is_finished():
    match = table("match", "fight@600,0,0 sneak pick pick fortune@0,0,0", "guard resident lock lock")
    assert match.to_act == 0  # though fight, sneak and two picks beat it already
    match.play("ready")
    assert told(match) == "Crane has matched enough. Crane beats the house: 5 coins."


@pytest.mark.clause("ND-H10")
def test_matching_is_asked_only_while_a_match_is_possible():
    match = throwing("")
    throw(match, "fight@-600,0,0 fortune@0,0,0 catch@-600,300,0 catch@600,0,0 fortune@300,300,0", "catch catch")
    assert match.position()["phase"] == "push"
    match = throwing("")
    throw(match, "fight@600,0,0 fortune@0,0,0 catch@-600,300,0 catch@600,300,0 pick@600,-300,0", "catch catch")
    assert match.legal() == ["S2+S1", "S2+S5", "ready"]
    match.play("S2+S5")
    assert match.position()["phase"] == "push"
    assert match.why("ready").en.startswith("now you run")


@pytest.mark.clause("ND-H10")
def test_while_fortunes_are_matched_nothing_else_is_done_and_ready_is_never_refused():
    match = table("match", SPREAD)
    for move in ("run", "roll S1 S2 S3 S4 S5", "place S1 0 0 0", "T1>-"):
        assert clause_against(match, move) == "ND-H10"
    assert match.why("ready") is None
    assert (
        match.why("run").de == "zuerst werden Schicksale zugeordnet: 'S3+S1' oder 'ready' [ND-H10, unsere Festlegung]"
    )


@pytest.mark.clause("ND-H11")
@pytest.mark.parametrize(
    ("die", "others", "place"),
    [
        ("0,0,0", "", [170, 0, 0]),
        ("0,0,450", "", [120, 120, 450]),
        ("0,0,100", "", [167, 30, 100]),
        ("0,0,0", "300,0,0", [0, 170, 0]),  # before it lies another one
        ("0,0,0", "331,0,0", [170, 0, 0]),  # which just does not
        ("0,0,0", "300,0,0 0,300,0", [-170, 0, 0]),
        ("0,0,0", "300,0,0 0,300,0 -300,0,0", [0, -170, 0]),
        ("1120,0,0", "", [1120, 170, 0]),  # before it is the wall
        ("1120,0,0", "1120,300,0", [950, 0, 0]),
    ],
)
def test_a_matched_fortune_is_laid_on_the_first_free_side_of_its_die(die, others, place):
    away = ["-1000,0,0", "-900,-500,0", "-900,500,0"]
    laid = [*others.split(), *away][:3]
    skills = f"fight@{die} fortune@-600,-700,0 " + " ".join(f"catch@{each}" for each in laid)
    match = table("match", skills)
    match.play("S2+S1")
    assert match.position()["skill"]["S2"] == ["fortune", *place]
    assert match.position()["placed"] == []


@pytest.mark.clause("ND-H11")
def test_where_no_side_is_free_the_first_inside_the_tray_is_taken():
    skills = "fight@1120,0,0 fortune@-600,-700,0 catch@1120,300,0 catch@1120,-300,0 catch@850,0,0"
    match = table("match", skills)
    match.play("S2+S1")
    assert match.position()["skill"]["S2"] == ["fortune", 1120, 170, 0]
