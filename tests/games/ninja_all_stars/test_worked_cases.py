"""The worked cases of the rules, in their order."""

from fractions import Fraction

import pytest
from games.ninja_all_stars.sketch import (
    LANTERNS,
    SHRINES,
    clause_against,
    combat,
    document,
    load,
    model,
    new,
    phase,
    play,
    sketch,
)

from engawa.games.ninja_all_stars.ground import has_at_its_back, has_in_front
from engawa.games.ninja_all_stars.names import SPACE_NAMES, model_number, space_number
from engawa.games.ninja_all_stars.sight import sees
from engawa.games.ninja_all_stars.vocabulary import SPACES


def zone(m, name, in_zone):
    return {SPACE_NAMES[space] for space in range(SPACES) if in_zone(m._s, model_number(name), space)}


def has_sight(watcher, there, *others):
    """Whether the first model sees a space, with others standing about."""
    m = sketch(f"A2 {watcher}", *others)
    return sees(m._b, m._s, model_number("A2"), space_number(there))


# Dice and tests


@pytest.mark.clause("NS-T1", "NS-T2", "NS-Z5")
def test_case_1_outcomes_of_a_test_and_of_eight_dice():
    m = play(sketch("A2 j10 N", "B2 j9 S"), "step j11")
    outcomes = dict(m.outcomes())
    assert len(outcomes) == 56
    assert outcomes["dice VFF"] == Fraction(3, 216)
    assert outcomes["dice VFA"] == Fraction(6, 216)
    assert sum(chance for text, chance in outcomes.items() if "F" in text[5:]) == Fraction(91, 216)
    assert sum(outcomes.values()) == 1
    eight = combat("A2 j9 S", "B2 j10 N", at=9, df=3).outcomes()
    assert len(eight) == 1287
    assert sum(chance for _, chance in eight) == 1


@pytest.mark.clause("NS-K3", "NS-T5", "NS-M9", "NS-M6")
def test_case_2_a_nimble_dodge_that_fails_twice():
    m = play(sketch("B7 j10 N", "A2 j9 S", active="B7"), "step j11", "dice SEA")
    assert m.legal() == ["nimble", "pass"]
    play(m, "nimble", "dice SEV")
    assert model(m, "B7") == {"at": "j10", "face": "N", "done": True, "stun": 1}
    assert (phase(m), m.to_act) == ("turn", 0)


@pytest.mark.clause("NS-T6", "NS-T7", "NS-M7", "NS-T9")
def test_case_3_others_reroll_only_what_made_the_test_pass_and_the_roller_is_asked_again():
    m = play(sketch("A2 j10 N luck=1", "B2 j9 S", hands=[[], ["suinij"]]), "step j11", "dice WFA")
    assert (m.to_act, m.legal()) == (1, ["card suinij", "pass"])
    play(m, "card suinij")
    assert len(m.outcomes()) == 6
    passed = play(m.copy(), "dice F")
    assert model(passed, "A2")["at"] == "j11"
    # Now it fails, and who rolled it is asked again. [NS-T6]
    play(m, "dice S")
    assert (m.to_act, m.legal()) == (0, ["lucky", "pass"])
    play(m, "pass")
    assert model(m, "A2") == {"at": "j10", "face": "N", "done": True, "luck": 1, "stun": 1}
    other = play(sketch("A2 j10 N", "B2 j9 S", hands=[[], ["fuzin"]]), "step j11", "dice WFA")
    assert model(other, "A2")["at"] == "j11"


@pytest.mark.clause("NS-K1", "NS-G9")
def test_case_4_mastery_or_a_shrine():
    m = play(sketch("A1 j9 S", "B2 j10 N", active="A1", shrines=["j8"]), "step i9", "dice SSW")
    assert m.legal() == ["mastery", "pass", "shrine"]
    for move in ("mastery", "shrine"):
        rerolled = play(m.copy(), move)
        assert len(rerolled.outcomes()) == 56
        play(rerolled, "dice SSW")
        assert model(rerolled, "A1")["stun"] == 1


# Zones and sight


@pytest.mark.clause("NS-F1", "NS-F2", "NS-F3", "NS-X4")
def test_case_5_front_and_back_zone():
    m = sketch("A2 j10 N")
    assert zone(m, "A2", has_at_its_back) == {"i11", "j11", "k11"}
    assert zone(m, "A2", has_in_front) == {"i10", "i9", "j9", "k9", "k10"}
    assert zone(sketch("A2 j10 NE"), "A2", has_at_its_back) == {"j11", "i11", "i10"}


@pytest.mark.clause("NS-C3", "NS-C8", "NS-K4")
def test_case_6_back_strikes():
    assert play(sketch("A2 k11 NW", "B2 j10 N"), "attack B2").position()["attack"]["at"] == 4
    assert play(sketch("A2 k10 W", "B2 j10 N"), "attack B2").position()["attack"]["at"] == 3
    void = sketch("A7 j11 N", "B2 j10 N", active="A7", teams=["void", "water"])
    assert play(void, "attack B2").position()["attack"]["at"] == 2 + 2


@pytest.mark.clause("NS-L2", "NS-L3", "NS-L6", "NS-H4")
def test_case_7_models_and_walls_block_in_stealth_or_not():
    assert has_sight("j10 N", "j6")
    assert not has_sight("j10 N", "j6", "B2 j8 N")
    assert not has_sight("j10 N", "j6", "B2 j8 N stealth")
    assert not has_sight("j10 N", "j4")


@pytest.mark.clause("NS-L2", "NS-L5")
def test_case_8_sight_past_the_back_zone():
    assert has_sight("j10 N", "l11")
    assert not has_sight("j10 N", "l12")


@pytest.mark.clause("NS-L5")
def test_case_9_one_clear_space_of_two_is_enough():
    assert has_sight("g9 E", "i10", "B2 h9 N")
    assert not has_sight("g9 E", "i10", "B2 h9 N", "B3 h10 N")


@pytest.mark.clause("NS-L4")
def test_case_10_heights_block_from_below():
    assert not has_sight("d6 E", "h6")
    assert has_sight("e6 E", "h6")
    assert has_sight("d6 E", "g6")
    assert not has_sight("d6 E", "g6", "B2 e6 N")


@pytest.mark.clause("NS-L4")
def test_case_11_from_above_one_sees_over_models():
    assert has_sight("e6 W", "a6", "B2 c6 N")
    assert not has_sight("d6 W", "a6", "B2 c6 N")


@pytest.mark.clause("NS-L3", "NS-G3")
def test_case_12_foliage_blocks_between_not_at_the_ends():
    assert has_sight("c7 E", "d7")
    assert not has_sight("c7 E", "e7")
    assert has_sight("d7 W", "a7")


# Movement


@pytest.mark.clause("NS-M1", "NS-M2", "NS-G4")
def test_case_13_uphill_costs_three():
    m = play(sketch("A2 d6 E"), "step e6", "step f6", "step g6")
    assert m.position()["activation"]["steps"] == 3
    assert m.legal() == sorted(f"face {way}" for way in ("N", "NE", "E", "SE", "S", "SW", "W", "NW"))
    low = sketch("A2 d6 E", activation={"move": 0, "start": False, "moving": "move", "mp": 2})
    assert clause_against(low, "step e6") == "NS-M2"


@pytest.mark.clause("NS-U6", "NS-A4", "NS-M4")
def test_case_14_a_slowed_model_has_half_its_points_and_so_has_its_run():
    m = play(sketch("A2 d6 E slow=1", active=None), "activate A2", "step e6")
    assert "mp" not in m.position()["activation"]
    play(m, "face E", "run")
    assert m.position()["activation"]["mp"] == 3


@pytest.mark.clause("NS-M6", "NS-H4")
def test_case_15_one_test_for_the_step_whoever_is_near():
    m = play(sketch("A2 j10 N", "B2 j9 S", "B3 i9 S"), "step j11")
    assert phase(m) == "test"
    hidden = play(sketch("A2 j10 N", "B2 j9 S stealth"), "step j11")
    assert phase(hidden) == "test"


@pytest.mark.clause("NS-M9", "NS-H3", "NS-F5")
def test_case_16_a_dodge_out_of_stealth_that_fails():
    m = play(sketch("A2 j10 N stealth", "B2 j9 S"), "step j11", "dice SSS")
    assert model(m, "A2") == {"at": "j10", "face": "N", "done": True, "stun": 1}
    assert "activation" not in m.position()


@pytest.mark.clause("NS-A4", "NS-A8", "NS-A10", "NS-U1")
def test_case_17_after_a_stun_token_a_move_or_an_action():
    m = play(sketch("A2 j10 N stun=1", "B2 j8 S", "A3 d10 S", active=None), "activate A2")
    assert model(m, "A2") == {"at": "j10", "face": "N", "done": True}
    moved = play(m.copy(), "step j11", "face N")
    assert phase(moved) == "turn"
    m = play(sketch("A2 j10 E stun=1", "B2 j9 S", active=None), "activate A2", "face N")
    assert clause_against(m, "attack B2") is None
    assert clause_against(m, "step j11") == "NS-A7"


NOTHING_LEFT = ("dice SSS", "dice VVV")


@pytest.mark.clause("NS-A6", "NS-A7", "NS-U5")
def test_case_18_orders_with_haste():
    def start():
        return play(sketch("A2 j10 N haste=1", "B2 j9 S", active=None), "activate A2", "haste")

    step = ("step i10", "dice FFF", "face NE")
    m = play(start(), "attack B2", *NOTHING_LEFT, *step)
    assert clause_against(m, "attack B2") is None
    assert clause_against(m, "step i11") == "NS-A7"
    m = play(start(), *step, "attack B2", *NOTHING_LEFT)
    assert clause_against(m, "step i11") is None
    m = play(start(), *step, "step j10", "dice FFF", "face N")
    assert clause_against(m, "attack B2") is None


@pytest.mark.clause("NS-M11", "NS-U7")
def test_case_19_moon_power_over_others_if_one_gets_off_again():
    def under_way(points):
        facts = {"move": 0, "start": False, "moving": "move", "mp": points}
        return sketch("A2 j10 N power=1", "B2 j9 S", activation=facts)

    assert clause_against(under_way(1), "step j9") == "NS-M11"
    m = play(under_way(2), "step j9")
    assert model(m, "A2")["at"] == "j9"
    assert clause_against(m, "face N") == "NS-M11"
    play(m, "step j8", "face N")
    assert model(m, "A2")["at"] == "j8"


@pytest.mark.clause("NS-M13", "NS-X5")
def test_case_20_where_a_push_can_lead():
    def pushed(space, far):
        todo = [["push", "B2", "A", far]]
        spent = {"move": 0, "act": 0, "start": False}
        return sketch(
            f"B2 {space} N", "A2 q17 N", phase="push", todo=todo, lanterns=LANTERNS, shrines=SHRINES, activation=spent
        )  # fmt: skip

    moves = pushed("d8", 3).legal()
    assert len(moves) == 29
    assert {"stay", "push B2 d11", "push B2 e5", "push B2 a5"} <= {*moves}
    assert not {"push B2 e7", "push B2 f8"} & {*moves}
    near = pushed("f7", 1).legal()
    assert near == sorted(["stay", *(f"push B2 {space}" for space in ("e6", "f6", "g6", "e7", "g7", "f8", "g8"))])


# Combat


@pytest.mark.clause("NS-C3", "NS-C4", "NS-C7", "NS-C8")
def test_case_21_assists_and_a_back_strike():
    m = sketch("A2 j9 S", "B2 j10 S", "A1 i10 E", "A5 k11 SE", "A7 i11 N stun=1", "B3 i8 SE")
    attack = play(m, "attack B2").position()["attack"]
    assert (attack["at"], attack["df"], attack["assisted"]) == (5, 4, True)


@pytest.mark.clause("NS-C10", "NS-C11", "NS-C12")
def test_case_22_opposites_cancel():
    m = play(combat("A2 j9 S", "B2 j10 N", at=4, df=3), "dice EVFF", "dice WAA")
    assert m.position()["attack"]["left"] == ["VF", "A"]
    assert (m.to_act, m.legal()) == (0, ["result air", "result fire", "result void"])


@pytest.mark.clause("NS-C11", "NS-C13", "NS-C15", "NS-V10")
def test_case_23_the_defender_chooses_and_is_credited():
    m = play(combat("A2 j9 S", "B2 j10 N", at=2, df=3), "dice SE", "dice FAA")
    assert m.position()["attack"]["left"] == ["S", "FA"]
    assert (m.to_act, m.legal()) == (1, ["result air", "result fire", "result spirit"])
    play(m, "result spirit")
    assert model(m, "A2") == {"in": "heal"}
    assert m.position()["scores"] == [0, 1]


@pytest.mark.clause("NS-C10", "NS-C11")
def test_case_24_equal_numbers_leave_the_choice_to_the_attacker():
    m = play(combat("A2 j9 S", "B2 j10 N", at=2, df=2), "dice EV", "dice EV")
    assert (m.to_act, m.legal()) == (0, ["result earth", "result void"])


@pytest.mark.clause("NS-C12", "NS-K17", "NS-C14")
def test_case_25_nothing_left_and_still_poisoned():
    m = combat("A1 j9 S", "B2 j10 N", by="A1", at=1, df=1, teams=["spirit", "water"])
    play(m, "dice V", "dice S", "pass")
    assert model(m, "B2")["poison"] == 1
    assert "attack" not in m.position()


@pytest.mark.clause("NS-C12", "NS-C15")
def test_case_26_a_choice_that_hurts_the_chooser_is_compulsory():
    m = play(combat("A2 j9 S", "B2 j10 N", at=3, df=2), "dice SSS", "dice VV")
    assert (m.to_act, m.legal()) == (0, ["result spirit"])
    play(m, "result spirit")
    assert (model(m, "A2"), m.position()["scores"]) == ({"in": "heal"}, [0, 1])


@pytest.mark.clause("NS-K13", "NS-C4", "NS-C5", "NS-C9")
def test_case_27_tiger_strike_leaves_no_defence():
    m = play(sketch("A1 j9 S", "B2 j10 N", active="A1"), "attack B2", "use tiger-strike")
    assert (phase(m), m.position()["attack"]["at"], m.position()["activation"]["dice"]) == ("dice-att", 7, 3)
    assert model(m, "A1")["bare"] is True
    later = sketch("A1 j9 S bare", "B2 j10 N", active="B2", hands=[["ika-depths"], []])
    play(later, "attack A1", "card ika-depths")
    assert "df" not in later.position()["attack"]
    play(later, "dice VV")
    assert (phase(later), later.to_act) == ("result", 1)


@pytest.mark.clause("NS-P8", "NS-P9")
def test_case_28_a_die_added_by_the_moon():
    m = combat("A2 j9 S", "B2 j10 N", at=2, df=2, moon="E", hands=[["igazani"], []])
    play(m, "dice FF", "dice EW", "card igazani+")
    assert m.position()["attack"]["left"] == ["EF", "E"]
    assert (m.to_act, m.legal()) == (0, ["result earth", "result fire"])
    play(m, "result earth")
    assert model(m, "B2")["stun"] == 1


@pytest.mark.clause("NS-C5", "NS-H3")
def test_case_29_nine_dice_of_which_eight_are_one_lot():
    m = sketch("A1 j9 S stealth", "B2 j10 S", "A2 i10 E", "A3 k10 W", "A4 i11 NE", active="A1")
    play(m, "attack B2", "pass")
    assert m.position()["attack"]["at"] == 4 + 3 + 1 + 1
    assert len(m.outcomes()) == 1287


@pytest.mark.clause("NS-C13", "NS-X6", "NS-A11", "NS-H2")
def test_case_30_fire_stuns_everybody_around_the_attacker():
    models = ("A1 j10 N", "B2 j9 S", "A3 i9 S", "A4 j11 N", "B5 k10 N stealth")
    m = play(combat(*models, by="A1", at=1, df=1), "dice F", "dice F", "pass", "result fire")
    for name in ("A1", "A3", "A4", "B2", "B5"):
        assert model(m, name)["stun"] == 1
    assert "stealth" not in model(m, "B5")
    assert phase(m) == "turn"
    order = [message.facts["model"] for message in m.told(m.ply - 1) if message.key == "ninja-all-stars-was-stunned"]
    assert order == ["A1", "A3", "A4", "B2", "B5"]


@pytest.mark.clause("NS-U1", "NS-U8", "NS-U10")
def test_case_31_a_third_stun_token():
    m = play(combat("A2 j9 S", "B2 j10 N stun=2", at=1, df=1), "dice E", "dice E", "result earth")
    assert (model(m, "B2"), m.position()["scores"]) == ({"in": "heal"}, [1, 0])
    m = play(combat("A2 j9 S", "B2 j10 N stun=2 protect=1", at=1, df=1), "dice E", "dice E", "result earth")
    assert (m.to_act, m.legal()) == (1, ["pass", "protect"])
    assert m.position()["todo"] == [["stun", "B2", "A2", 3], ["aftermath"]]
    assert model(play(m.copy(), "protect"), "B2") == {"at": "j10", "face": "N", "stun": 2}
    play(m, "pass")
    assert m.position()["todo"] == [["injure", "B2", "A2", 3, True], ["aftermath"]]
    assert model(play(m.copy(), "protect"), "B2") == {"at": "j10", "face": "N", "stun": 2}
    assert model(play(m, "pass"), "B2") == {"in": "heal"}


@pytest.mark.clause("NS-U8", "NS-U11")
def test_case_32_protection_makes_it_a_third_stun_token():
    m = play(combat("A2 j9 S", "B2 j10 N stun=2 protect=1", at=1, df=1), "dice V", "dice E", "result void")
    assert m.legal() == ["pass", "protect"]
    play(m, "protect")
    assert (model(m, "B2"), m.position()["scores"]) == ({"in": "heal"}, [1, 0])


@pytest.mark.clause("NS-C13", "NS-M13", "NS-M14", "NS-F4", "NS-Q5")
def test_case_33_water_chosen_by_the_defender():
    m = play(combat("A2 j9 S", "B2 j10 N", at=1, df=2), "dice S", "dice WA", "result water")
    assert (phase(m), m.to_act) == ("push", 1)
    assert m.position()["todo"][0] == ["push", "A2", "B", 3]
    play(m, "push A2 j7")
    assert (phase(m), m.to_act, m.position()["todo"][0]) == ("face", 1, ["face", "A2", "B"])
    play(m, "face N")
    assert (phase(m), m.to_act) == ("place", 1)
    assert m.position()["todo"][0] == ["place", "B2", "B", "A2", "front"]
    assert m.legal() == sorted(f"place B2 {space}" for space in ("i7", "i6", "j6", "k6", "k7"))
    play(m, "place B2 j6", "face W")
    assert model(m, "B2") == {"at": "j6", "face": "W"}


@pytest.mark.clause("NS-C15", "NS-V5")
def test_case_34_credit_for_a_fire_result():
    models = ("A1 j10 N stun=2", "B2 j9 S stun=2", "A3 i9 S stun=2", "C5 k10 N stun=2")
    m = combat(*models, by="A1", at=1, df=1, players=3)
    play(m, "dice F", "dice F", "pass", "result fire")
    assert all(model(m, name) == {"in": "heal"} for name in ("A1", "B2", "A3", "C5"))
    assert m.position()["scores"] == [2, 1, 0]


@pytest.mark.clause("NS-K7", "NS-C14")
def test_case_35_engulf():
    def burning():
        m = combat("A9 j9 S mastered", "B2 j10 N", by="A9", at=3, df=2)
        return play(m, "dice VFF", "dice WA")

    assert burning().position()["attack"]["left"] == ["VF", "A"]
    m = play(burning(), "result air", "push B2 j12", "face N")
    assert model(m, "B2") == {"at": "j12", "face": "N", "poison": 1}
    assert "poison" not in model(play(burning(), "result fire"), "B2")
    assert model(play(burning(), "result void"), "B2") == {"in": "heal"}


@pytest.mark.clause("NS-K22", "NS-U11")
def test_case_36_healing_herbs():
    teams = ["spirit", "earth"]
    m = combat("A1 j9 S mastered", "B2 j10 N", "B9 j11 N", by="A1", at=1, df=1, teams=teams)
    play(m, "dice V", "dice E", "pass", "result void")
    assert (phase(m), m.to_act, m.legal()) == ("save", 1, ["herbs B9", "pass"])
    play(m, "herbs B9")
    assert (model(m, "B9")["stun"], model(m, "B2")) == (1, {"at": "j10", "face": "N", "poison": 1})


@pytest.mark.clause("NS-K18", "NS-U12")
def test_case_37_soul_capture_in_defence():
    m = combat("A2 j9 S", "B1 j10 N mastered", by="A2", on="B1", at=2, df=1, teams=["fire", "void"])
    play(m, "dice SS", "dice E", "pass", "result spirit")
    assert (model(m, "A2"), model(m, "B1")["haste"], m.position()["scores"]) == ({"in": "heal"}, 1, [0, 1])


@pytest.mark.clause("NS-K19")
def test_case_38_gust_of_heaven():
    def stunned(*others):
        models = ("A1 j9 S mastered", "B2 j10 N", *others)
        m = combat(*models, by="A1", at=1, df=1, teams=["air", "water"])
        return play(m, "dice E", "dice E", "pass", "result earth")

    m = stunned()
    assert (phase(m), m.position()["todo"]) == ("push", [["gust", "A1", "A"]])
    assert "attack" not in m.position()
    assert "push A1 n13" in m.legal()
    assert clause_against(m, "push A1 o9") == "NS-K19"
    play(m, "push A1 n9", "face W")
    assert model(m, "A1")["at"] == "n9"
    assert phase(stunned("B3 i9 N stealth")) == "turn"


# Ranged, Stealth


@pytest.mark.clause("NS-R1", "NS-R2", "NS-R4", "NS-K5")
def test_case_39_a_bow():
    m = sketch("A5 j14 N", "B2 j9 N", active="A5")
    assert clause_against(sketch("A5 j14 N", "B2 j8 N", active="A5"), "shoot B2") == "NS-R1"
    play(m, "shoot B2")
    assert m.position()["attack"]["at"] == 4
    play(m, "dice SSSS", "dice WWW", "result spirit")
    assert (model(m, "A5"), model(m, "B2")) == ({"at": "j14", "face": "N", "done": True}, {"at": "j9", "face": "N"})


@pytest.mark.clause("NS-R3", "NS-R5", "NS-H5")
def test_case_40_shuriken():
    for name, dice in (("A1", 2), ("A2", 1), ("A7", 1)):
        m = play(sketch(f"{name} j13 N", "B2 j10 N", active=name), f"shoot {'B2'}")
        assert m.position()["attack"]["at"] == dice
    hidden = play(sketch("A2 j13 N stealth", "B2 j10 N"), "shoot B2")
    assert hidden.position()["attack"]["at"] == 2
    assert "stealth" not in model(hidden, "A2")
    assert clause_against(sketch("A2 j14 N", "B2 j10 N"), "shoot B2") == "NS-R1"


@pytest.mark.clause("NS-K6", "NS-R5", "NS-H2", "NS-H6")
def test_case_41_stealthy_archers_stay_hidden():
    m = play(sketch("B5 j14 N stealth", "A2 j9 S", active="B5"), "shoot A2")
    assert m.position()["attack"]["at"] == 3
    assert model(m, "B5")["stealth"] is True
    enemy = sketch("B5 j11 N stealth", "A2 j10 S")
    assert clause_against(enemy, "attack B5") == "NS-H2"
    assert clause_against(enemy, "search B5") is None
    play(enemy, "search B5", "dice FFF")
    assert "stealth" not in model(enemy, "B5")
    assert clause_against(sketch("B5 j14 N stealth", "A2 j9 S"), "search B5") == "NS-H6"


@pytest.mark.clause("NS-H1", "NS-G8")
def test_case_42_hiding():
    assert clause_against(sketch("A2 j10 N", "B2 j12 S"), "stealth") is None
    assert clause_against(sketch("A2 j10 N", "B2 j12 N"), "stealth") == "NS-H1"
    assert clause_against(sketch("A2 j10 N", "B2 j12 S", lanterns=["l8"]), "stealth") == "NS-H1"
    assert clause_against(sketch("A2 j10 N", "B2 j12 S", lanterns=["m8"]), "stealth") is None


# Cards


@pytest.mark.clause("NS-P9", "NS-C6")
def test_case_43_incredible_luck():
    hands = [[], ["incredible-luck"]]
    m = play(sketch("A2 j9 S", "B2 j10 N", "A3 i10 E", hands=hands), "attack B2")
    assert (m.to_act, m.legal()) == (1, ["card incredible-luck", "pass"])
    play(m, "card incredible-luck", "dice VVVV", "dice EEE")
    assert (m.to_act, m.legal()) == (1, ["result earth", "result void"])
    even = play(sketch("A2 j9 S", "B2 j10 N", hands=hands), "attack B2")
    assert phase(even) == "dice-att"
    moon = play(sketch("A2 j9 S", "B2 j10 N", hands=hands, moon="S"), "attack B2")
    assert moon.legal() == ["card incredible-luck", "pass"]


@pytest.mark.clause("NS-P9", "NS-P10")
def test_case_44_rushing_river():
    m = sketch("A2 j10 N", "B2 l4 S", hands=[["rushing-river"], []], moon="W")
    play(m, "card rushing-river+", "step k9", "step l8", "face N", "run", "step l7", "step l6", "step l5", "face N")
    assert clause_against(m, "attack B2") is None
    assert clause_against(m, "shoot B2") == "NS-A7"
    plain = play(sketch("A2 j10 N", hands=[["rushing-river"], []]), "card rushing-river", "step j9")
    assert plain.position()["activation"]["mp"] == 5 + 4 - 1


@pytest.mark.clause("NS-P9", "NS-U7", "NS-A12")
def test_case_45_smoke_bomb_and_darkest_night():
    hands = [["darkest-night", "smoke-bomb"], []]
    seen = sketch("A2 j10 N", "A5 d10 N stun=1", "B2 j8 S", moon="V", hands=hands)
    assert model(play(seen.copy(), "card smoke-bomb"), "A2")["stealth"] is True
    lit = sketch("A2 j10 N", "B2 j8 S", moon="V", hands=hands, lanterns=["l8"])
    assert clause_against(lit, "card smoke-bomb") == "NS-P9"
    other = sketch("A2 j10 N", "B2 j8 S", moon="E", hands=hands)
    assert clause_against(other, "card smoke-bomb") == "NS-P9"
    play(seen, "card darkest-night+ A5")
    assert (model(seen, "A2")["power"], model(seen, "A5")) == (1, {"at": "d10", "face": "N", "power": 1})
    play(seen, "end")
    assert "power" not in model(seen, "A2")
    assert model(seen, "A5")["power"] == 1


@pytest.mark.clause("NS-T6", "NS-P9", "NS-Q1", "NS-Q3")
def test_case_46_the_example_position():
    m = load(EXAMPLE)
    assert (m.to_act, m.legal()) == (0, ["card igazani def", "pass"])
    play(m, "pass")
    assert (m.to_act, m.legal()) == (1, ["card raizin def", "pass"])
    play(m, "pass")
    assert m.position()["attack"]["left"] == ["VF", "A"]


EXAMPLE = {
    "game": "ninja-all-stars",
    "options": {"players": 2, "challenge": "brawl", "board": "courtyard", "teams": ["fire", "water"],
                "setup": "quick", "janken": "dice"},
    "round": 2, "moon": "V", "initiative": "A", "scores": [1, 0], "edges": ["N", "S"], "rerolls": [0, 0],
    "lanterns": ["l5", "o12", "h15", "e8"], "shrines": ["j8", "l10", "j12", "h10"],
    "models": {
        "A1": {"at": "i10", "face": "E", "done": True}, "A2": {"at": "j9", "face": "S", "done": True},
        "A3": {"at": "l4", "face": "S"}, "A4": {"in": "train"}, "A5": {"at": "i4", "face": "S", "stealth": True},
        "A6": {"in": "train"}, "A7": {"at": "m7", "face": "SW", "stun": 1}, "A8": {"in": "train"},
        "A9": {"at": "k2", "face": "S"}, "B1": {"at": "j16", "face": "N"},
        "B2": {"at": "j10", "face": "N", "done": True}, "B3": {"in": "heal"}, "B4": {"in": "train"},
        "B5": {"at": "k19", "face": "N", "slow": 1}, "B6": {"in": "train"}, "B7": {"at": "g13", "face": "NE"},
        "B8": {"in": "train"}, "B9": {"at": "i18", "face": "N"}},
    "hands": [["igazani", "vault"], ["raizin", "mamoru", "decoy"]], "discard": ["pressure-point", "third-eye"],
    "phase": "react", "seat": "A", "queue": ["B"], "todo": [], "played": {},
    "activation": {"model": "A2", "seat": "A", "move": 0, "act": 0, "extra": 0, "steps": 4, "start": False,
                   "cards": [], "used": []},
    "attack": {"by": "A2", "on": "B2", "kind": "attack", "at": 4, "df": 3, "assisted": True},
    "roll": {"att": {"fresh": "EVFF", "fixed": ""}, "def": {"fresh": "WAA", "fixed": ""}},
}  # fmt: skip


# Objects, challenges, upkeep


@pytest.mark.clause("NS-V11")
def test_case_47_the_hill():
    def scores(first):
        m = sketch(f"A2 j10 N done {first}".strip(), "A3 i9 N done stun=1", "B2 k11 N", active="B2", challenge="hill")
        return play(m, "end").position()["scores"]

    assert scores("") == [1, 1]
    assert scores("stealth") == [0, 2]


@pytest.mark.clause("NS-V13", "NS-M12", "NS-O10")
def test_case_48_infiltration():
    def reach(start, goal):
        m = sketch(f"A7 {start} S stealth", "B2 s10 N", active="A7", challenge="infiltration", lanterns=["h15"])
        return play(m, f"step {goal}", "face S", "end")

    m = reach("n16", "n17")
    assert (m.position()["scores"], model(m, "A7")) == ([3, 0], {"in": "train"})
    assert reach("j16", "j17").position()["scores"] == [2, 0]


@pytest.mark.clause("NS-O11", "NS-O12", "NS-O7", "NS-O8", "NS-O6", "NS-V12", "NS-M4", "NS-I3")
def test_case_49_chests_and_medals():
    facts = {"challenge": "search", "chests": ["j6", "n10", "j14", "f10", "e5", "o15"]}
    contents = {"medal": 3, "scroll": 1, "charm": 1, "trap": 1}
    m = play(sketch("A2 j7 N", contents=contents, **facts), "open j6", "dice FFF")
    assert dict(m.outcomes()) == {
        "chest medal": Fraction(1, 2), "chest scroll": Fraction(1, 6),
        "chest charm": Fraction(1, 6), "chest trap": Fraction(1, 6),
    }  # fmt: skip
    play(m, "chest medal")
    assert (m.position()["scores"], model(m, "A2")["medal"]) == ([1, 0], True)
    carrier = sketch("A2 j7 N medal", contents=contents, **facts)
    assert clause_against(carrier, "run") == "NS-M4"
    dropped = combat("A2 j9 S", "B2 j10 N medal", at=1, df=1, contents=contents, **facts)
    play(dropped, "dice V", "dice E", "result void")
    assert dropped.position()["medals"] == ["j10"]
    taker = sketch("A2 j9 S", medals=["j10"], contents=contents, **facts)
    assert clause_against(taker, "take") == "NS-O6"
    play(taker, "step j10", "take")
    assert model(taker, "A2")["medal"] is True


@pytest.mark.clause("NS-O3", "NS-O2")
def test_case_50_a_sentry_stays_near():
    facts = {"challenge": "search", "active": "Z1", "seat": "A"}
    m = sketch("Z1 j10 N guards=j6", "A2 a1 N done", **facts)
    assert clause_against(m, "step j11") == "NS-O3"
    pushed = sketch("Z1 j13 N guards=j6", "A2 a1 N done", **facts)
    assert clause_against(pushed, "step k12") is None
    assert clause_against(pushed, "step j14") == "NS-O3"


@pytest.mark.clause("NS-X7", "NS-O5", "NS-O1")
def test_case_51_a_sentry_under_attack():
    m = combat("A2 j9 S", "Z1 j10 N guards=j6", on="Z1", at=1, df=2, players=3, challenge="search")
    play(m, "dice V", "dice EA")
    assert (phase(m), m.to_act) == ("result", 1)
    play(m, "result void")
    assert "Z1" not in m.position()["models"]
    assert m.position()["scores"] == [0, 0, 0]


@pytest.mark.clause("NS-Y3", "NS-Y5", "NS-Y6", "NS-V1")
def test_case_52_upkeep():
    own = [f"A{i} {space} S done" for i, space in zip((1, 2, 3, 5, 7), ("j2", "h2", "i1", "m2", "k1"), strict=True)]
    m = sketch(*own, "A4 heal", "A8 heal", "B2 j18 N", active="B2")
    play(m, "end")
    assert (phase(m), m.to_act, m.legal()) == ("heal", 0, ["heal A4", "heal A8"])
    play(m, "heal A4")
    assert m.legal() == ["draw", "heal A8"]
    play(m, "heal A8")
    assert phase(m) == "reinforce"
    assert {move.split()[1] for move in m.legal()} == {"A4", "A6", "A8", "A9"}
    play(m, "deploy A8 f1")
    assert (phase(m), m.to_act) == ("choice", 1)


@pytest.mark.clause("NS-V15")
def test_case_53_a_champion_injures_a_champion():
    m = combat(
        "A1 j9 S mastered",
        "B1 j10 N mastered",
        by="A1",
        on="B1",
        at=1,
        df=1,
        challenge="champion",
        champions=["A1", "B1"],
    )
    play(m, "dice V", "dice E", "pass", "pass", "result void")
    assert m.position()["scores"] == [3, 0]


# Set-up


def furnishing(**options):
    m = new(janken="dice", **options)
    while phase(m) != "furnish":
        m.roll()
    return m


def spaces(m):
    return {move.split()[1] for move in m.legal() if move != "pass"}


@pytest.mark.clause("NS-S4", "NS-S5", "NS-S6")
def test_case_54_where_lanterns_and_shrines_go():
    for board in ("courtyard", "village"):
        m = furnishing(board=board)
        assert (len(spaces(m)), len(m.legal())) == (225, 450)
        assert clause_against(m, "pass") == "NS-S6"
        assert len(spaces(play(m, "lantern j6"))) == 224
        assert clause_against(m, "shrine j7") is None
        assert clause_against(m, "shrine c10") == "NS-S5"
        for challenge, count in (("search", 219), ("hill", 216), ("medals", 220)):
            assert len(spaces(furnishing(challenge=challenge, board=board))) == count


@pytest.mark.clause("NS-J2", "NS-J3")
def test_case_55_janken_of_three():
    m = play(new(3), "rock", "rock", "scissors")
    assert m.position()["janken"] == {"in": ["A", "B"], "for": "start"}
    m = play(new(3), "rock", "paper", "scissors")
    assert m.position()["janken"] == {"in": ["A", "B", "C"], "ties": 1, "for": "start"}
    for _ in range(4):
        play(m, "rock", "rock", "rock")
    assert dict(m.outcomes()) == {f"init {seat}": Fraction(1, 3) for seat in "ABC"}


@pytest.mark.clause("NS-S13", "NS-D9")
def test_case_56_the_quick_set_up():
    m = new(setup="quick", janken="dice")
    while m.to_act == "chance":
        m.roll()
    places = {name: (facts["at"], facts["face"]) for name, facts in m.position()["models"].items() if "at" in facts}
    north = {"A1": "j2", "A2": "h2", "A5": "i1", "A7": "m2", "A9": "k1", "A3": "l2"}
    south = {"B1": "j18", "B2": "l18", "B5": "k19", "B7": "g18", "B9": "i19", "B3": "h18"}
    assert places == {name: (space, "S") for name, space in north.items()} | {
        name: (space, "N") for name, space in south.items()
    }


def test_the_example_is_written_in_its_normal_form():
    written = load(EXAMPLE).position()
    assert load(written).position() == written
    assert "todo" not in written
    assert document("A2 j10 N")["phase"] == "act"
