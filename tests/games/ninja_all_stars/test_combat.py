"""Attacks, shots, results and rerolls."""

import pytest
from games.ninja_all_stars.sketch import clause_against, combat, model, phase, play, sketch


@pytest.mark.clause("NS-C1", "NS-H2")
def test_only_what_is_in_front_and_not_hidden_is_attacked():
    m = sketch("A2 j10 N", "B2 j11 N", "B3 j9 S stealth", "B4 j8 S")
    assert clause_against(m, "attack B2") == "NS-C1"
    assert clause_against(m, "attack B3") == "NS-H2"
    assert clause_against(m, "attack B4") == "NS-C1"
    assert clause_against(m, "attack B5") == "NS-C1"


@pytest.mark.clause("NS-C2", "NS-H3", "NS-H5")
def test_pools_are_counted_before_stealth_ends():
    m = play(sketch("A2 j10 N stealth", "B2 j9 S"), "attack B2")
    assert (m.position()["attack"]["at"], "stealth" in model(m, "A2")) == (4, False)


@pytest.mark.clause("NS-C3", "NS-C4")
def test_blessing_and_yama_fist_change_the_pools():
    m = sketch("A2 j10 N blessed", "B1 j9 S fist", teams=["fire", "earth"])
    attack = play(m, "attack B1").position()["attack"]
    assert (attack["at"], attack["df"]) == (4, 4 - 2)


@pytest.mark.clause("NS-C7")
def test_who_assists():
    for friend, dice in (("A3 i8 SE", 4), ("A3 i8 N", 3), ("A3 i8 SE stealth", 3), ("A3 i8 SE stun=1", 3)):
        assert play(sketch("A2 j10 N", "B2 j9 S", friend), "attack B2").position()["attack"]["at"] == dice
    third = play(sketch("A2 j10 N", "B2 j9 S", "C2 i8 SE", players=3), "attack B2")
    assert third.position()["attack"]["at"] == 3


@pytest.mark.clause("NS-C9", "NS-C6")
def test_the_attacker_rolls_first_then_the_defender_then_the_windows():
    m = combat("A2 j10 N", "B2 j9 S", at=1, df=1, hands=[["raizin"], ["raizin"]], moon="V")
    assert phase(m) == "dice-att"
    play(m, "dice E")
    assert phase(m) == "dice-def"
    play(m, "dice W")
    assert (phase(m), m.to_act, m.legal(), m.position()["queue"]) == ("react", 0, ["card raizin def", "pass"], ["B"])
    play(m, "card raizin def", "dice S")
    assert (phase(m), m.to_act) == ("result", 0)


@pytest.mark.clause("NS-T6")
def test_third_seats_have_their_window_after_the_two():
    m = combat("B2 j10 N", "A2 j9 S", by="B2", on="A2", at=1, df=1, players=3, hands=[[], ["raizin"], ["raizin"]])
    play(m, "dice W", "dice W")
    assert (m.to_act, m.position()["queue"]) == (1, ["A", "C"])


@pytest.mark.clause("NS-C13")
def test_earth_void_and_air():
    def result(choice, attackers="EVA"):
        m = combat("A2 j10 N", "B2 j9 S", at=3, df=0)
        return play(m, f"dice {attackers}", f"result {choice}")

    assert model(result("earth"), "B2")["stun"] == 1
    assert model(result("void"), "B2") == {"in": "heal"}
    m = result("air")
    assert (phase(m), m.to_act, m.position()["todo"][0]) == ("push", 0, ["push", "B2", "A", 3])


@pytest.mark.clause("NS-C14")
def test_there_is_no_aftermath_for_an_attacker_who_is_gone():
    m = combat("A1 j9 S mastered", "B2 j10 N", by="A1", at=1, df=2, teams=["spirit", "water"])
    play(m, "dice S", "dice EE", "pass", "result spirit")
    assert (model(m, "A1"), model(m, "B2")) == ({"in": "heal"}, {"at": "j10", "face": "N"})


@pytest.mark.clause("NS-C15", "NS-U3")
def test_poison_credits_nobody():
    m = sketch("A2 j10 N poison=1 stun=2", activation={"start": False})
    play(m, "end")
    assert (phase(m), m.position()["todo"]) == ("poison", [["finish"]])
    play(m, "dice S")
    assert (model(m, "A2"), m.position()["scores"]) == ({"in": "heal"}, [0, 0])


@pytest.mark.clause("NS-C15")
def test_what_a_sentry_does_is_nobodys_credit():
    m = combat("Z1 j9 S guards=j6", "B2 j10 N done", "A2 a1 N done", by="Z1", at=1, df=0, challenge="search", seat="A")
    play(m, "dice V", "result void")
    assert model(m, "B2") == {"in": "heal"}
    assert m.position()["scores"] == [0, 0]


@pytest.mark.clause("NS-U3", "NS-T8")
@pytest.mark.parametrize(("die", "after"), [("W", {"stun": 1}), ("F", {}), ("A", {})])
def test_poison_burns_at_the_end_of_an_activation(die, after):
    m = play(sketch("A2 j10 N poison=1 luck=1", "A3 j2 S"), "end", f"dice {die}")
    assert model(m, "A2") == {"at": "j10", "face": "N", "done": True, "luck": 1} | after


@pytest.mark.clause("NS-R1", "NS-L1")
def test_a_shot_needs_sight_range_and_an_open_target():
    assert clause_against(sketch("A5 j10 N", "B2 j7 S", active="A5"), "shoot B2") is None
    assert clause_against(sketch("A5 j10 S", "B2 j7 S", active="A5"), "shoot B2") == "NS-R1"
    assert clause_against(sketch("A5 j10 N", "B2 j7 S", "B3 j8 S", active="A5"), "shoot B2") == "NS-R1"
    assert clause_against(sketch("A5 j10 N", "B2 j7 S stealth", active="A5"), "shoot B2") == "NS-H2"
    assert clause_against(sketch("A5 j10 N", "A2 j7 S", active="A5"), "shoot A2") == "NS-R1"
    assert clause_against(sketch("A5 j10 N", "B2 j9 S", active="A5"), "shoot B2") is None


@pytest.mark.clause("NS-R2")
def test_neither_assists_nor_back_strikes_count_in_shots():
    m = sketch("A5 j10 N", "A3 i8 E", "B2 j8 N", "B3 i9 SE", active="A5")
    attack = play(m, "shoot B2").position()["attack"]
    assert (attack["at"], attack["df"], attack["kind"]) == (4, 3, "shot")


@pytest.mark.clause("NS-R4")
def test_in_shots_only_earth_and_void_do_anything():
    for choice in ("water", "fire", "air", "spirit"):
        m = combat("A5 j10 N", "A3 j2 S", "B2 j8 N", by="A5", at=1, df=0, kind="shot")
        play(m, f"dice {choice[0].upper()}", f"result {choice}")
        assert phase(m) == "turn"
        assert model(m, "B2") == {"at": "j8", "face": "N"}
    m = combat("A5 j10 N", "B2 j8 N", by="A5", at=1, df=0, kind="shot")
    assert model(play(m, "dice V", "result void"), "B2") == {"in": "heal"}


# Rerolls


@pytest.mark.clause("NS-K1", "NS-T5")
def test_mastery_in_combat_takes_any_dice_that_do_not_show_the_own_element():
    m = play(combat("A9 j10 N", "B2 j9 S", by="A9", at=4, df=0), "dice FEEV")
    assert m.legal() == ["mastery E", "mastery EE", "mastery EEV", "mastery EV", "mastery V", "pass"]
    assert clause_against(m, "mastery F") == "NS-K1"
    assert clause_against(m, "mastery VV") == "NS-T5"
    assert clause_against(m, "mastery") == "NS-K1"
    play(m, "mastery EV")
    assert m.position()["roll"] == {"att": {"fresh": "EF"}, "again": [2, "att"]}
    play(m, "dice WW")
    assert model(m, "A9")["mastered"] is True
    assert phase(m) == "result"
    spent = play(combat("A9 j10 N mastered", "B2 j9 S", by="A9", at=4, df=0), "dice FEEV")
    assert phase(spent) == "result"


@pytest.mark.clause("NS-K2")
def test_close_combat_master_once_a_roll_and_not_in_shots():
    m = play(combat("A1 j10 N mastered", "B2 j9 S", by="A1", at=3, df=0), "dice FFV")
    assert m.legal() == ["ccm F", "ccm V", "pass"]
    play(m, "ccm F", "dice S")
    assert (phase(m), m.position()["attack"]["ccm"]) == ("result", ["att"])
    shot = play(combat("A1 j10 N mastered", "B2 j8 S", by="A1", at=2, df=0, kind="shot"), "dice FV")
    assert phase(shot) == "result"
    defended = play(combat("A2 j10 N", "B1 j9 S mastered", on="B1", at=1, df=1), "dice E", "dice W")
    assert (defended.to_act, defended.legal()) == (1, ["ccm W", "pass"])


@pytest.mark.clause("NS-K3")
def test_nimble_is_only_for_dodges():
    m = play(sketch("A7 j10 N", "B2 j8 S stealth", active="A7"), "search B2", "dice SSS")
    assert phase(m) != "react"


@pytest.mark.clause("NS-G9", "NS-T7")
def test_a_shrine_helps_only_a_failing_test_next_to_it():
    m = play(sketch("A2 j9 S", "B2 j10 N", shrines=["j8"]), "step i9", "dice SSF")
    assert model(m, "A2")["at"] == "i9"
    far = play(sketch("A2 j9 S", "B2 j10 N", shrines=["j7"]), "step i9", "dice SSW")
    assert model(far, "A2")["stun"] == 1


@pytest.mark.clause("NS-P4")
def test_a_reroll_token_is_for_one_die_of_a_ninja_of_the_moons_element():
    m = play(combat("A2 j10 N", "B2 j9 S", at=2, df=0, moon="F", rerolls=[1, 0]), "dice EE")
    assert m.legal() == ["pass", "token E"]
    play(m, "token E", "dice V")
    assert m.position()["rerolls"] == [0, 0]
    other = play(combat("A2 j10 N", "B2 j9 S", at=2, df=0, moon="V", rerolls=[1, 0]), "dice EE")
    assert phase(other) == "result"


@pytest.mark.clause("NS-U4")
def test_a_lucky_token_rerolls_all_own_dice():
    m = play(combat("A2 j10 N", "B2 j9 S luck=1", at=1, df=2), "dice E", "dice WW")
    assert (m.to_act, m.legal()) == (1, ["lucky", "pass"])
    play(m, "lucky")
    assert m.position()["roll"]["again"] == [2, "def"]
    play(m, "dice SS")
    assert "luck" not in model(m, "B2")


@pytest.mark.clause("NS-U2")
def test_an_enemy_seat_spends_a_curse():
    m = play(combat("A2 j10 N curse=1", "B2 j9 S", at=2, df=0), "dice EE")
    assert (m.to_act, m.legal()) == (1, ["curse att", "pass"])
    assert clause_against(m, "curse def") == "NS-U2"
    play(m, "curse att", "dice SS")
    assert "curse" not in model(m, "A2")
    test = play(sketch("A2 j10 N curse=1", "B2 j9 S"), "step j11", "dice FSS")
    assert (test.to_act, test.legal()) == (1, ["curse", "pass"])
    failed = play(sketch("A2 j10 N curse=1", "B2 j9 S"), "step j11", "dice SSS")
    assert model(failed, "A2")["curse"] == 1


# Harm


@pytest.mark.clause("NS-U7", "NS-M11")
def test_moon_power_cannot_be_harmed():
    for element in ("earth", "void"):
        m = combat("A2 j10 N", "B2 j9 S power=1", at=1, df=0)
        play(m, f"dice {element[0].upper()}", f"result {element}")
        assert model(m, "B2") == {"at": "j9", "face": "S", "power": 1}


@pytest.mark.clause("NS-K10", "NS-U10", "NS-U11", "NS-T8")
def test_the_resilient_roll_a_die():
    def struck(element):
        m = combat("A2 j10 N", "B2 j9 S luck=2", at=1, df=0, attack={"resilient": True})
        return play(m, f"dice {element[0].upper()}", f"result {element}")

    m = struck("earth")
    assert (phase(m), m.position()["todo"]) == ("resist", [["stun", "B2", "A2", 2], ["aftermath"]])
    assert "stun" not in model(play(m, "dice W"), "B2")
    assert model(play(struck("earth"), "dice S"), "B2")["stun"] == 1
    assert model(play(struck("void"), "dice W"), "B2")["stun"] == 1
    assert model(play(struck("void"), "dice S"), "B2") == {"in": "heal"}


@pytest.mark.clause("NS-U11", "NS-K22")
def test_two_madoushi_cannot_save_each_other_for_ever():
    teams = ["fire", {"clan": "yamazaru", "kaiken": 2, "madoushi": 2}]
    m = combat("A2 j9 S", "B4 j10 N", "B5 j11 N stun=2", on="B4", at=1, df=0, teams=teams)
    play(m, "dice V", "result void")
    assert model(m, "B4") == {"in": "heal"}
    m = combat("A2 j9 S", "B4 j10 N", "B5 j11 N stun=1", on="B4", at=1, df=0, teams=teams)
    assert play(m, "dice V", "result void").legal() == ["herbs B5", "pass"]


@pytest.mark.clause("NS-K22")
def test_herbs_are_for_adjacent_friends_without_moon_power():
    for healer in ("B9 j12 N", "B9 j11 N power=1"):
        m = combat("A2 j9 S", "B2 j10 N", healer, at=1, df=0, teams=["fire", "earth"])
        assert model(play(m, "dice V", "result void"), "B2") == {"in": "heal"}
    m = combat("A2 j9 S", "B2 j10 N protect=1", "B9 j11 N", at=1, df=0, teams=["fire", "earth"])
    play(m, "dice V", "result void")
    assert m.legal() == ["herbs B9", "pass", "protect"]
    assert clause_against(m, "herbs B2") == "NS-K22"
    other = combat("A2 j9 S", "B2 j10 N protect=1", at=1, df=0)
    play(other, "dice V", "result void")
    assert clause_against(other, "herbs B9") == "NS-K22"


@pytest.mark.clause("NS-U8")
def test_without_a_protect_token_there_is_no_protection():
    m = combat("A2 j9 S", "B2 j10 N", "B9 j11 N", at=1, df=0, teams=["fire", "earth"])
    play(m, "dice V", "result void")
    assert clause_against(m, "protect") == "NS-U8"
