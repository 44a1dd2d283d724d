"""The worked cases of the specification; 22 is among the throws, in test_physics."""

import pytest
from games.ninja_dice.table import clause_against, stealing, table, throw, throwing, treasure

import engawa

BEHIND = " ".join(f"pick@-700,{-400 + 200 * i},0" for i in range(5))


def coins_after(match, *moves) -> int:
    for move in moves:
        match.play(move)
    return treasure(match)[0] - 3


def test_case_1_a_boosted_fight_beats_guards_and_residents():
    match = table("match", "fight@600,0,0 pick@-600,0,0 wild fortune@0,0,0 catch", "guard resident resident2 lock lock")
    assert coins_after(match, "S4+S1") == 7
    assert match.position()["active"] == 1


def test_case_2_running_pays_four_of_five():
    match = table("push", "sneak pick wild fight fight", "guard resident resident2 lock lock")
    assert coins_after(match, "run") == 4


def test_case_3_the_sneak_cannot_help_the_fights():
    assert coins_after(table("push", "fight fight sneak catch catch", "resident resident resident lock"), "run") == 2


def test_case_4_four_sneaks_beat_guards_and_residents_unseen():
    match = table("match", "sneak@600,0,0 fortune@0,0,0 catch catch catch", "guard guard resident resident")
    assert coins_after(match, "S2+S1") == 4 + 1 + 1


def test_case_5_a_boosted_wild_serves_locks_or_guards():
    match = table("push", "wild@600,0,0 fortune catch catch catch", "guard guard lock lock", boosts={"S2": "S1"})
    assert coins_after(match, "run") == 2


@pytest.mark.parametrize(("x", "targets"), [(0, False), (1, True)])
def test_case_6_touching_the_line_is_not_beyond_it(x, targets):
    threats = {"T1": (2, "arrow@0,900,0"), "T2": (1, f"hourglass@{x},-300,0")}
    match = stealing(threats, "T1", BEHIND)
    assert ("T1>P1" in match.legal()) == targets


@pytest.mark.clause("ND-T6")
def test_case_7_a_saved_catch_protects_and_the_arrow_is_passed_over():
    threats = {"T1": (2, "arrow@-900,0,0"), "T2": (1, "hourglass@600,0,0")}
    match = stealing(threats, "T1", "catch pick pick pick pick")
    assert clause_against(match, "T1>P0") in ("ND-T5", "ND-T6")
    match = throwing("catch")
    throw(match, "pick pick pick pick", "arrow@-900,0,0 catch@600,0,0")
    assert match.position()["phase"] == "push"


def test_case_8_the_last_threat_die_goes_to_the_right():
    match = table("push", players=5, active=2, locked=["T1", "T2", "T4"])
    match.play("roll S1")
    assert match.position()["held"] == {"T3": 1}


def test_case_9_a_boosted_die_is_not_thrown_without_its_fortune():
    match = table("push", "fight@0,0,0 pick fortune@170,0,0 catch catch", boosts={"S3": "S1"})
    assert clause_against(match, "roll S1") == "ND-P2"


@pytest.mark.clause("ND-T9", "ND-H7")
def test_case_10_the_capture_comes_before_the_beaten_house():
    match = throwing("", "lock lock lock lock", players=2, locked=["T1", "T2"])
    throw(match, "pick pick pick pick catch", "hourglass hourglass")
    assert (treasure(match), match.position()["active"]) == ([3, 3], 1)


def test_case_11_the_picture_of_the_book():
    skills = "catch@900,0,0 pick@900,200,0 fight@900,-200,0 sneak@900,400,0 fight@900,-400,0"
    threats = {
        "T3": (4, "arrow@-900,0,0"),  # red: everything to the right
        "T2": (3, "arrow@600,0,0"),  # blue: only skill dice
        "T1": (2, "arrow@-1000,0,0"),  # orange: red, green, skill dice
        "T4": (1, "hourglass@-300,-600,0"),
    }
    match = stealing(threats, "T3 T2 T1", skills, players=5)
    assert match.legal() == ["T3>-", "T3>P1", "T3>P3"]
    match.play("T3>P3")
    assert (match.to_act, "T1>P4" in match.legal(), "T1>P1" in match.legal()) == (2, True, True)  # blue is passed over
    assert clause_against(match, "T1>P0") == "ND-T5"
    match.play("T1>P4")
    assert treasure(match) == [3, 3, 4, 2, 3]
    assert match.position()["locked"] == ["T4"]


def test_case_12_victims_are_judged_one_after_the_other():
    # P1's arrow looks down at the skill dice; P0 and P3 look up, where only P1's die lies.
    skills = " ".join(f"pick@{-400 + 200 * i},-900,0" for i in range(5))
    threats = {"T1": (1, "arrow@0,900,2700"), "T2": (0, "arrow@-500,-300,900"), "T3": (3, "arrow@500,-300,900")}
    start = stealing(threats, "T1 T2 T3", skills, players=4, active=2, treasure=[3, 0, 3, 3])
    assert start.to_act == 1
    match = start.copy()
    match.play("T1>P2")
    assert (match.to_act, match.legal()) == (0, ["T2>-", "T2>P1"])
    match = start.copy()
    match.play("T1>-")
    assert match.position()["phase"] == "push"


@pytest.mark.parametrize(
    ("players", "locked", "held"),
    [
        (2, ["T1", "T2"], {"T3": 1, "T4": 1}),
        (2, ["T1", "T2", "T4"], {"T3": 1}),
        (5, ["T2"], {"T1": 4, "T3": 3, "T4": 2}),
    ],
)
@pytest.mark.clause("ND-P5")
def test_case_13_what_is_dealt(players, locked, held):
    match = table("push", players=players, locked=locked)
    match.play("roll S1")
    assert match.position()["held"] == held


def test_case_14_fortunes_of_a_boosted_die():
    skills = "sneak@0,0,0 pick fortune@170,0,0 fortune@0,170,0 catch"
    match = table("push", skills, "guard2 guard2 guard2 guard2 lock", boosts={"S3": "S1", "S4": "S1"})
    for dice in ("S3", "S3 S4", "S1", "S1 S3"):
        assert clause_against(match, f"roll {dice}") == "ND-P2"
    assert [match.why(f"roll {dice}").mark for dice in ("S3 S4", "S1")] == ["R", "B"]
    assert match.why("roll S1 S3 S4") is match.why("roll S2") is None
    match.play("roll S2")
    assert match.position()["boosts"] == {"S3": "S1", "S4": "S1"}
    throw(match, "catch", "catch catch")
    assert match.position()["derived"]["counts"] == {"S1": 8}
    assert coins_after(match, "run") == 4  # eight sneaks beat four double guards


def test_case_15_an_unmatched_fortune_is_thrown_and_not_laid():
    match = table("push", "fight fortune pick catch catch")
    moves = "roll S1", "roll S1 S2", "place S2 0 0 0"
    assert [clause_against(match, move) for move in moves] == ["ND-P2", None, "ND-P2"]


def test_case_16_two_dice_change_places():
    match = table("push", "fight@0,0,0 pick@600,0,0 catch catch catch")
    match.play("place S1 600 0 0")
    assert [clause_against(match, move) for move in ("roll S3", "roll S2 S3")] == ["ND-P4", None]
    match.play("place S2 0 0 0")
    assert clause_against(match, "roll S3") is None


def test_case_17_where_fortunes_are_laid():
    skills = "sneak@-600,-600,450 catch@-900,400,0 fortune@-600,600,0 fortune@-300,600,0 catch@300,-900,0"
    match = table("push", skills, boosts={"S3": "S1", "S4": "S1"})
    match.play("place S1 0 0 0")
    skill = match.position()["skill"]
    assert (skill["S3"][1:], skill["S4"][1:]) == ([170, 0, 0], [0, 170, 0])
    match = table("push", skills.replace("fortune@-300", "catch@-300"), boosts={"S3": "S1"})
    match.play("place S1 1120 0 0")
    assert match.position()["skill"]["S3"][1:] == [1120, 170, 0]


def test_case_18_a_match_can_spare_the_fighting():
    start = throwing("", "guard guard resident lock")
    throw(start, "fight@-600,0,0 sneak@600,0,0 pick@-600,300,0 fight@-600,600,0 fortune@0,0,0", "catch catch")
    assert start.legal() == ["S5+S2", "ready"]
    assert coins_after(start.copy(), "ready") == 5
    assert coins_after(start.copy(), "S5+S2") == 6


def test_case_19_four_locks():
    match = table("match", "wild@600,0,0 fortune@0,0,0 catch catch catch", "lock lock lock lock")
    assert coins_after(match, "S2+S1") == 6
    match = throwing("", "lock lock lock lock")
    throw(match, "pick pick pick wild catch", "catch catch")
    assert (treasure(match)[0], match.position()["active"]) == (9, 1)


@pytest.mark.clause("ND-H10")
def test_case_20_five_fortunes():
    match = throwing("")
    throw(match, "fortune fortune fortune fortune fortune", "catch catch")
    assert match.legal() == ["roll S1 S2 S3 S4 S5", "run"]
    assert coins_after(match, "run") == 0


@pytest.mark.clause("ND-P2", "ND-H6")
def test_case_21_two_boosted_dice():
    skills = "sneak@0,0,0 fortune@170,0,0 pick@600,0,0 fortune@770,0,0 catch@-900,0,0"
    match = table("push", skills, "guard2 guard2 resident2 resident2 lock", boosts={"S2": "S1", "S4": "S3"})
    assert [clause_against(match, f"roll {dice}") for dice in ("S2 S4", "S4")] == ["ND-P2", "ND-P2"]
    match.play("roll S1 S2 S5")
    assert match.position()["boosts"] == {"S4": "S3"}
    throw(match, "fortune@0,0,0 sneak@0,900,0 fight@0,-900,0", "catch catch")
    assert clause_against(match, "S4+S1") == "ND-H6"
    match.play("S1+S3")
    assert match.position()["boosts"] == {"S1": "S3", "S4": "S3"}
    assert match.position()["derived"]["counts"] == {"S3": 8}


@pytest.mark.clause("ND-S1", "ND-S5")
def test_case_23_who_begins_and_how_many_play():
    match = engawa.new("ninja-dice", players=3, seed=1, first=2)
    assert (match.position()["active"], match.position()["first"]) == (2, 2)
    active = []
    while match.to_act is not None:
        position = match.position()
        if position["phase"] == "house":
            active.append((position["round"], position["active"]))
            match.roll()
        elif position["phase"] == "throw":
            held = " ".join(["catch"] * len(position["held"]))
            throw(match, "catch catch catch catch catch", held)
        else:
            match.play("run")
    assert active == [(turn, seat) for turn in (1, 2, 3) for seat in (2, 0, 1)]
    for wrong in (3, None, True, -1):
        with pytest.raises(engawa.InvalidNotation, match=r"^first: expected one of 0, 1, 2, "):
            engawa.new("ninja-dice", players=3, first=wrong)
    for players in (1, 6):
        with pytest.raises(engawa.InvalidNotation, match=r"^players: expected one of 2, 3, 4, 5, "):
            engawa.new("ninja-dice", players=players)


@pytest.mark.clause("ND-T5", "ND-T6")
def test_case_24_a_catch_protects_for_its_throw_and_a_saved_one_goes_on():
    arrow, far = "arrow@-900,0,0", "catch@900,900,0"
    match = throwing("", players=3)
    throw(match, "catch@0,0,0 sneak@300,0,0 pick@600,0,0 sneak@0,300,0 sneak@0,600,0", f"{arrow} {far}")
    assert match.position()["phase"] == "push"  # the arrow was passed over
    saved = match.copy()
    match.play("roll S1")
    throw(match, "fight@0,0,0", f"{arrow} {far}")
    assert match.legal() == ["T1>-", "T1>P0"]
    saved.play("roll S2")
    throw(saved, "fight@300,0,0", f"{arrow} {far}")
    assert saved.position()["phase"] == "push"


@pytest.mark.clause("ND-T3", "ND-C4")
def test_case_25_stealing_from_five_leaves_four():
    match = stealing({"T1": (2, "arrow@-900,0,0"), "T2": (1, "catch@900,900,0")}, "T1", treasure=[5, 3, 3])
    match.play("T1>P0")
    assert treasure(match) == [4, 3, 4]  # what coins that is, the client draws: web/tests/ninja-dice
