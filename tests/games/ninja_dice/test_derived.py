"""What a position says for whoever draws it: whom an arrow reaches, what a fortune can boost, what dice count."""

import pytest
from games.ninja_dice.table import stealing, table


def derived(match):
    return match.position()["derived"]


@pytest.mark.parametrize(("x", "reached"), [(0, []), (1, ["S1"])], ids=["on the line", "beyond it"])
def test_an_arrow_reaches_a_die_that_is_a_tenth_of_a_millimetre_beyond_its_front_edge(x, reached):
    skills = f"fight@{x},300,0 sneak@-900,0,0 pick@-900,300,0 pick@-900,-300,0 wild@-700,600,0"
    held = {"T1": (2, "arrow@0,0,0"), "T2": (1, "arrow@-1000,0,0")}
    aim = derived(stealing(held, "T1 T2", skills))["aims"]["T1"]
    assert aim == {"dice": reached, "open": [0] if reached else [], "caught": [], "poor": []}


def test_those_whom_an_arrow_reaches_are_open_caught_or_poor():
    held = {"T1": (3, "arrow@-900,0,0"), "T2": (2, "hourglass@500,500,450"), "T3": (1, "hourglass@500,0,0")}
    match = stealing(held, "T1", "catch fight sneak pick wild", players=4, treasure=[3, 2, 0, 1])
    assert derived(match)["aims"] == {
        "T1": {"dice": ["S1", "S2", "S3", "S4", "S5", "T2", "T3"], "open": [1], "caught": [0], "poor": [2]}
    }
    assert match.legal() == ["T1>-", "T1>P1"]


def test_who_is_caught_and_poor_is_caught():
    held = {"T1": (2, "arrow@-900,0,0"), "T2": (1, "hourglass@500,0,0")}
    match = stealing(held, "T1", "catch fight sneak pick wild", treasure=[0, 2, 1])
    assert (derived(match)["aims"]["T1"]["caught"], derived(match)["aims"]["T1"]["poor"]) == ([0], [])


@pytest.mark.parametrize(("x", "boon"), [(0, {"S4": 4}), (1, {"S1": 4, "S4": 4})], ids=["on the line", "beyond it"])
def test_a_fortune_boosts_a_die_that_is_a_tenth_of_a_millimetre_beyond_its_front_edge(x, boon):
    match = table("match", f"fight@{x},300,0 fortune@0,0,0 catch@400,0,0 wild@600,0,0 sneak@-900,0,0")
    assert derived(match)["boons"] == {"S2": boon}


def test_a_second_fortune_makes_eight_of_a_die_and_a_third_twelve():
    match = table("match", "fight@600,0,0 fortune@0,0,0 fortune@0,300,0 fortune@0,-300,0 catch@-900,0,0")
    assert derived(match)["counts"] == {}
    match.play("S2+S1")
    assert (derived(match)["counts"], derived(match)["boons"]) == ({"S1": 4}, {"S3": {"S1": 8}, "S4": {"S1": 8}})
    match.play("S3+S1")
    assert (derived(match)["counts"], derived(match)["boons"]) == ({"S1": 8}, {"S4": {"S1": 12}})


def test_a_fortune_that_reaches_nothing_says_so():
    match = table("push", "fight@-600,0,0 fortune@0,0,0 catch catch catch")
    assert derived(match) == {"counts": {}, "aims": {}, "boons": {"S2": {}}}
