"""Stealing, catching, hourglasses. Seat 0 is active; skill dice lie in a row below, fronts to the right."""

import pytest
from games.ninja_dice.table import clause_against, stealing, throw, throwing, told, treasure

import engawa

ARROW = "arrow@-900,0,0"  # with everything to its right before it


@pytest.mark.clause("ND-T1")
def test_arrows_are_decided_counter_clockwise_from_who_rolled_the_house():
    threats = {"T1": (1, ARROW), "T2": (2, ARROW), "T3": (3, "arrow@-900,300,0")}
    match = stealing(threats, "T3 T2 T1", players=4)
    asked = []
    while match.position()["phase"] == "steal":
        asked.append(match.to_act)
        match.play(match.legal()[0])
    assert asked == [3, 2, 1]


@pytest.mark.clause("ND-T1")
def test_the_own_arrows_of_a_player_are_decided_by_number():
    match = stealing({"T3": (1, ARROW), "T4": (1, "arrow@-900,300,0")}, "T3 T4", players=2, locked=["T1", "T2"])
    assert match.legal() == ["T3>-", "T3>P0"]
    assert match.why("T4>P0").en == "first Fox decides about the arrow T3 [ND-T1, our ruling]"
    assert clause_against(match, "T1>P0") == clause_against(match, "run") == "ND-T1"
    match.play("T3>P0")
    assert match.legal() == ["T4>-", "T4>P0"]


@pytest.mark.clause("ND-T2")
def test_whatever_lies_beyond_the_front_edge_even_in_part_can_be_targeted():
    # Its front edge is at x = 80: T2 of Fox reaches to 81, T3 of Owl only touches it.
    threats = {"T1": (2, "arrow@0,900,0"), "T2": (1, "catch@-900,0,0"), "T3": (3, "hourglass@1,-300,0")}
    behind = " ".join(f"fight@-600,{-600 + 200 * i},0" for i in range(5))
    match = stealing(threats, "T1", behind, players=4)
    assert match.legal() == ["T1>-", "T1>P3"]
    threats["T3"] = (3, "hourglass@0,-300,0")
    match = stealing(threats, "T1", behind, players=4)
    assert match.legal() == ["T1>-"]
    assert match.why("T1>P3").en == "no die of Carp lies beyond the line of T1 [ND-T2]"
    assert match.why("T1>P0").de == "kein Würfel von Kranich liegt jenseits der Linie von T1 [ND-T2]"


@pytest.mark.clause("ND-T2", "ND-C3")
@pytest.mark.parametrize(("yaw", "targets"), [(0, True), (900, False), (1800, False), (2700, True), (450, True)])
def test_the_front_is_where_the_line_is_whichever_way_the_die_lies(yaw, targets):
    skills = " ".join(f"fight@900,{-400 + 200 * i},0" for i in range(5))
    match = stealing({"T1": (2, f"arrow@0,500,{yaw}")}, "T1", skills)
    assert ("T1>P0" in match.legal()) == targets


@pytest.mark.clause("ND-T3")
def test_an_arrow_takes_one_coin_from_one_player_or_from_nobody():
    threats = {"T1": (2, ARROW), "T2": (1, "hourglass@500,500,0")}
    match = stealing(threats, "T1")
    assert (match.to_act, match.legal()) == (2, ["T1>-", "T1>P0", "T1>P1"])
    taken, spared = match.copy(), match.copy()
    taken.play("T1>P1")
    assert (treasure(taken), told(taken).partition(".")[0]) == ([3, 2, 4], "Badger takes a coin from Fox with T1")
    spared.play("T1>-")
    assert (treasure(spared), told(spared).partition(".")[0]) == ([3, 3, 3], "Badger takes nothing with T1")


@pytest.mark.clause("ND-T3")
def test_larger_coins_are_changed():
    match = stealing({"T1": (2, ARROW)}, "T1", treasure=[10, 3, 3])
    match.play("T1>P0")
    assert treasure(match) == [9, 3, 4]


@pytest.mark.clause("ND-T4")
def test_saved_skill_dice_can_be_targeted():
    match = throwing("fight@600,0,0")
    throw(match, "pick@-900,0,0 pick@-900,200,0 pick@-900,400,0 pick@-900,600,0", "arrow@0,0,0 catch@-800,-400,0")
    assert match.legal() == ["T1>-", "T1>P0"]


@pytest.mark.clause("ND-T4")
def test_an_hourglass_of_this_throw_can_be_targeted_and_a_locked_one_cannot():
    behind = " ".join(f"fight@-900,{-400 + 200 * i},0" for i in range(5))
    match = stealing({"T1": (2, "arrow@0,0,0"), "T2": (1, "hourglass@600,0,0")}, "T1", behind)
    assert match.legal() == ["T1>-", "T1>P1"]
    match = throwing(behind.rpartition(" ")[0], locked=["T1"])
    throw(match, "fight@-900,400,0", "arrow@0,0,0 catch@-300,-500,0")  # Fox's hourglass lies beside the house
    assert match.position()["phase"] == "push"


@pytest.mark.clause("ND-T5")
def test_whoever_shows_a_catch_in_this_throw_cannot_be_stolen_from():
    match = stealing({"T1": (2, ARROW), "T2": (1, "catch@500,500,0")}, "T1", "fight sneak pick wild fight")
    assert match.legal() == ["T1>-", "T1>P0"]
    assert match.why("T1>P1").en == "Fox shows a catch [ND-T5]"
    match = stealing({"T1": (2, ARROW), "T2": (1, "hourglass@500,500,0")}, "T1", "fight sneak pick wild catch")
    assert match.legal() == ["T1>-", "T1>P1"]
    assert match.why("T1>P0").de == "Kranich zeigt ein Fangen [ND-T5]"


@pytest.mark.clause("ND-T5")
def test_a_catch_on_any_die_protects_from_every_arrow():
    skills = "catch@-1000,-600,0 fight sneak pick fight"  # the catch itself does not lie before T1
    threats = {"T1": (2, ARROW), "T2": (1, "arrow@-700,300,1800")}
    match = stealing(threats, "T1 T2", skills)
    assert match.legal() == ["T1>-", "T1>P1"]
    match.play("T1>-")
    assert match.legal() == ["T2>-", "T2>P2"]


@pytest.mark.clause("ND-T6")
def test_a_saved_catch_goes_on_protecting():
    match = throwing("catch")
    throw(match, "fight pick pick pick", "arrow@-900,0,0 hourglass@-1000,0,0")
    assert match.position()["phase"] == "push"
    match = throwing("pick")
    throw(match, "fight pick pick pick", "arrow@-900,0,0 hourglass@-1000,0,0")
    assert match.legal() == ["T1>-", "T1>P0"]


@pytest.mark.clause("ND-T6")
def test_from_who_has_no_coin_there_is_nothing_to_take():
    match = stealing({"T1": (2, ARROW), "T2": (1, "hourglass@500,500,0")}, "T1", treasure=[3, 0, 3])
    assert "T1>P1" not in match.legal()
    assert match.why("T1>P1").en == "Fox has no coin [ND-T6, our ruling]"


@pytest.mark.clause("ND-T6")
def test_nobody_aims_at_the_own_dice():
    match = stealing({"T1": (1, ARROW), "T2": (1, "hourglass@500,500,0")}, "T1", players=2)
    assert match.why("T1>P1").en == "nobody steals from oneself, and T1 belongs to Fox [ND-T6, our ruling]"
    assert match.why("T1>P1").de == "niemand bestiehlt sich selbst, und T1 gehört Fuchs [ND-T6, unsere Festlegung]"


@pytest.mark.clause("ND-T6")
def test_a_coin_stolen_first_can_be_stolen_on():
    threats = {"T1": (2, ARROW), "T2": (1, "arrow@-1000,300,0")}
    match = stealing(threats, "T1 T2", treasure=[1, 0, 0])
    match.play("T1>P0")
    assert match.legal() == ["T2>-", "T2>P2"]
    match.play("T2>P2")
    assert treasure(match) == [0, 1, 0]


@pytest.mark.clause("ND-T7", "ND-T8")
def test_hourglasses_are_locked_and_the_other_threat_dice_picked_up():
    match = throwing("", locked=["T1"])
    throw(match, "catch catch pick pick pick", "hourglass catch")
    position = match.position()
    assert (position["locked"], position["held"], position["threat"]) == (["T1", "T2"], {}, {})
    assert "One hourglass is locked against Crane, 2 of 4." in told(match)
    match.play("roll S1")
    assert match.position()["held"] == {"T3": 2, "T4": 1}
    throw(match, "catch", "catch catch")
    assert match.position()["locked"] == ["T1", "T2"]


@pytest.mark.clause("ND-T9")
def test_four_hourglasses_capture_the_ninja_and_three_do_not():
    match = throwing("", players=2, locked=["T1", "T2"])
    other = match.copy()
    throw(match, "pick pick pick pick pick", "hourglass hourglass")
    assert (match.position()["active"], match.position()["phase"], treasure(match)) == (1, "house", [3, 3])
    assert told(match, "de").endswith(
        "2 Sanduhren werden gegen Kranich gesperrt, 4 von 4. Kranich wird gefangen genommen und bekommt nichts."
    )
    throw(other, "pick pick pick pick pick", "hourglass catch")
    assert (other.position()["active"], other.position()["phase"]) == (0, "push")


@pytest.mark.clause("ND-T9")
def test_stealing_comes_before_the_capture():
    match = throwing("", players=3, locked=["T1", "T2", "T3"])
    assert match.position()["held"] == {"T4": 2}
    match = throwing("", players=5, held={"T1": 4, "T2": 3, "T3": 2, "T4": 1})
    throw(match, "pick pick pick pick pick", "arrow hourglass hourglass hourglass")
    assert match.position()["phase"] == "steal"
    match.play("T1>P0")
    assert treasure(match) == [2, 3, 3, 3, 4]


@pytest.mark.clause("ND-T10")
def test_an_arrow_without_a_possible_victim_is_passed_over_unasked():
    match = throwing("")
    away = "fight@-900,-400,0 pick@-900,-200,0 pick@-900,0,0 pick@-900,200,0 pick@-900,400,0"
    throw(match, away, "arrow@0,0,0 catch@-300,600,0")
    assert match.position()["phase"] == "push"
    match = throwing("")
    throw(match, away, "arrow@0,0,1800 catch@-300,600,0")
    assert match.legal() == ["T1>-", "T1>P0"]


@pytest.mark.clause("ND-T10")
def test_whether_there_is_a_victim_is_judged_when_the_turn_of_the_arrow_comes():
    # Only Badger lies before Fox's arrow, and has no coin before the first theft.
    skills = " ".join(f"fight@-600,{-400 + 200 * i},0" for i in range(5))
    threats = {"T1": (2, "arrow@900,0,1800"), "T2": (1, "arrow@300,300,0")}
    match = stealing(threats, "T1 T2", skills, treasure=[3, 3, 0])
    declined = match.copy()
    match.play("T1>P0")
    assert match.legal() == ["T2>-", "T2>P2"]
    declined.play("T1>-")
    assert declined.position()["phase"] == "push"


def test_seats_that_are_not_there_are_no_victims():
    match = stealing({"T1": (2, ARROW)}, "T1")
    with pytest.raises(engawa.InvalidNotation, match=r'move "T1>P7": expected a seat from P0 to P2'):
        match.why("T1>P7")
