"""Keywords and abilities, one by one."""

import pytest
from games.ninja_all_stars.sketch import clause_against, combat, model, phase, play, sketch


@pytest.mark.clause("NS-K26")
def test_an_ability_is_used_once_an_activation():
    m = sketch("A9 j10 N haste=1", "B2 j8 S", active="A9")
    play(m, "haste", "use volcano-pots B2", "dice SSS", "pass")
    assert clause_against(m, "use volcano-pots B2") == "NS-K26"
    assert "A9 has used Volcano Pots in this activation" in str(m.why("use volcano-pots B2").reason.text("en"))
    assert clause_against(m, "attack B2") == "NS-C1"


@pytest.mark.parametrize(
    ("use", "clause"),
    [
        ("tiger-strike", "NS-K13"), ("yama-fist", "NS-K16"), ("pounce", "NS-K14"), ("drown", "NS-K8"),
        ("healing A1", "NS-K9"), ("volcano-pots B2", "NS-K20"), ("undertow A1", "NS-K21"),
        ("wander-lust B2", "NS-K23"), ("blessing", "NS-K24"), ("blood-frenzy A1", "NS-K25"),
    ],
)  # fmt: skip
def test_who_does_not_have_an_ability_is_told_by_its_clause(use, clause):
    m = sketch("A2 j10 N", "A1 i10 N stun=1", "B2 j9 S", active="A2")
    refusal = m.why(f"use {use}")
    assert refusal.clause == clause
    assert refusal.reason.text("en").startswith("A2 does not have ")


@pytest.mark.clause("NS-K8", "NS-H5")
def test_drown_slows_every_enemy_around():
    m = sketch("A9 j10 N stealth", "B2 j9 S", "B3 j11 N stealth", "A2 i10 N", active="A9", teams=["water", "fire"])
    play(m, "use drown")
    assert "stealth" not in model(m, "A9")
    play(m, "dice WSS")
    assert (model(m, "B2")["slow"], model(m, "B3")["slow"], "slow" in model(m, "A2")) == (1, 1, False)
    alone = sketch("A9 j10 N", "B2 j8 S", active="A9", teams=["water", "fire"])
    assert clause_against(alone, "use drown") == "NS-K8"


@pytest.mark.clause("NS-K9")
def test_healing_takes_the_bad_tokens():
    sick = "A2 j9 N stun=2 curse=3 poison=1 slow=2 luck=1 haste=1"
    m = sketch("A9 j10 N", sick, active="A9", teams=["spirit", "fire"])
    play(m, "use healing A2", "dice SEE")
    assert model(m, "A2") == {"at": "j9", "face": "N", "luck": 1, "haste": 1}
    well = sketch("A9 j10 N", "A2 j9 N luck=1", "A3 j7 N stun=1", active="A9", teams=["spirit", "fire"])
    assert clause_against(well, "use healing A2") == "NS-K9"
    assert clause_against(well, "use healing A3") == "NS-K9"


@pytest.mark.clause("NS-K11")
def test_poison_arrows_poison_by_a_spirit_die():
    for dice, poisoned in (("S", True), ("W", False)):
        m = combat("A5 j10 N", "B2 j8 S", by="A5", at=1, df=0, kind="shot", teams=["spirit", "water"])
        play(m, f"dice {dice}", f"result {'spirit' if dice == 'S' else 'water'}")
        assert ("poison" in model(m, "B2")) == poisoned


@pytest.mark.clause("NS-K12")
def test_wind_arrows_push():
    m = combat("A5 j10 N", "B2 j8 S", by="A5", at=1, df=0, kind="shot", teams=["air", "water"])
    play(m, "dice A", "result air")
    assert (phase(m), m.to_act, m.position()["todo"][0]) == ("push", 0, ["push", "B2", "A", 3])


@pytest.mark.clause("NS-K13", "NS-C6")
def test_tiger_strike_is_for_attacks_once_an_activation():
    m = play(sketch("A1 j10 N haste=1 mastered", "B2 j9 S", active="A1"), "haste")
    assert clause_against(m, "use tiger-strike") == "NS-C6"
    play(m, "attack B2")
    assert m.legal() == ["pass", "use tiger-strike"]
    play(m, "use tiger-strike", "dice SSSSSSS", "dice VVV", "pass", "result spirit")
    shot = play(sketch("A1 j10 N", "B2 j8 S", active="A1"), "shoot B2")
    assert phase(shot) == "dice-att"
    later = sketch(
        "A1 j10 N bare mastered",
        "B2 j9 S",
        active="A1",
        activation={"move": 0, "dice": 3, "used": ["tiger-strike"], "start": False},
    )
    play(later, "attack B2")
    assert (later.position()["attack"]["at"], phase(later)) == (7, "dice-att")


@pytest.mark.clause("NS-K14")
def test_pounce_moves_three_then_attacks_and_is_slowed():
    teams = [{"clan": "tora", "chunin": "pounce", "kaiken": 2}, "water"]
    m = sketch("A1 j12 N slow=1 haste=1", "B2 j9 S", active=None, teams=teams)
    play(m, "activate A1", "haste", "use pounce")
    assert m.position()["activation"]["mp"] == 3
    play(m, "step j11", "step j10", "face N")
    assert m.legal() == ["attack B2", "end"]
    assert clause_against(m, "step j11") == "NS-K14"
    assert clause_against(m, "face S") == "NS-K14"
    assert clause_against(m, "take") == "NS-K14"
    play(m, "attack B2", "dice SSSS", "dice VVV", "pass", "result spirit")
    assert model(m, "A1") == {"in": "heal"}
    m = sketch("A1 j10 S", "B2 j9 S", active="A1", teams=teams)
    play(m, "use pounce", "face N", "attack B2", "dice SSSE", "dice VVV", "pass", "result earth")
    assert model(m, "A1")["slow"] == 1
    idle = play(sketch("A1 j10 S", "A2 j2 S", "B2 j9 S", active="A1", teams=teams), "use pounce", "face N", "end")
    assert "slow" not in model(idle, "A1")


@pytest.mark.clause("NS-K15", "NS-C13")
def test_fishermans_spear_reaches_two_spaces():
    teams = ["water", "fire"]
    m = sketch("A1 j10 N", "B2 j8 N", active="A1", teams=teams)
    attack = play(m, "attack B2").position()["attack"]
    assert attack["at"] == 3
    blocked = sketch("A1 j10 N", "B2 j8 N", "B3 j9 S", active="A1", teams=teams)
    assert clause_against(blocked, "attack B2") == "NS-C1"
    assert clause_against(sketch("A1 j10 N", "B2 j7 N", active="A1", teams=teams), "attack B2") == "NS-C1"
    fire = combat("A1 j10 N mastered", "B2 j8 N", by="A1", at=1, df=0, teams=teams)
    play(fire, "dice F", "pass", "result fire")
    assert ("stun" in model(fire, "A1"), "stun" in model(fire, "B2")) == (True, False)


@pytest.mark.clause("NS-K16")
def test_yama_fist():
    m = play(sketch("A1 j10 N", "B2 j9 S", active="A1", teams=["earth", "fire"]), "attack B2", "use yama-fist")
    assert (m.position()["attack"]["at"], model(m, "A1")["fist"]) == (6, True)
    other = play(sketch("A1 j10 N", "B2 j9 S", active="A1"), "attack B2")
    assert clause_against(other, "use yama-fist") == "NS-K16"
    assert clause_against(other, "use drown") == "NS-C6"
    foreign = sketch("A2 j10 N", "B1 j9 S", hands=[["pressure-point"], []])
    assert clause_against(play(foreign, "attack B1"), "use tiger-strike") == "NS-K13"


@pytest.mark.clause("NS-K20", "NS-C15")
def test_volcano_pots_stun_an_enemy_and_everybody_beside_it():
    models = ("A9 j10 N", "B2 j7 S stun=2", "A2 j6 N stun=2", "B3 k7 N")
    m = play(sketch(*models, active="A9"), "use volcano-pots B2", "dice FFF")
    assert (model(m, "B2"), model(m, "A2"), model(m, "B3")["stun"]) == ({"in": "heal"}, {"in": "heal"}, 1)
    assert m.position()["scores"] == [1, 0]
    assert clause_against(sketch("A9 j10 S", "B2 j7 S", active="A9"), "use volcano-pots B2") == "NS-K20"
    assert clause_against(sketch("A9 j10 N", "B2 j7 S stealth", active="A9"), "use volcano-pots B2") == "NS-K20"
    far = sketch("A9 j13 N", "B2 j6 S", active="A9")
    assert clause_against(far, "use volcano-pots B2") == "NS-K20"


@pytest.mark.clause("NS-K21", "NS-M14")
def test_undertow_draws_a_friend_near():
    m = sketch("A9 j10 N", "A2 j6 N", "A3 d10 N", active="A9", teams=["water", "fire"])
    assert clause_against(m, "use undertow A3") == "NS-K21"
    play(m, "use undertow A2", "dice WWW")
    assert (phase(m), m.position()["todo"]) == ("place", [["place", "A2", "A", "A9", "all"]])
    assert len(m.legal()) == 8
    play(m, "place A2 j11", "face S")
    assert model(m, "A2") == {"at": "j11", "face": "S"}
    assert m.position()["activation"]["start"] is True
    assert clause_against(m, "use undertow A2") == "NS-K26"


@pytest.mark.clause("NS-K23")
def test_wander_lust_pushes_an_enemy_four():
    m = sketch("A9 j10 S", "B2 j6 S", "B3 j7 N stealth", active="A9", teams=["spirit", "fire"])
    assert clause_against(m, "use wander-lust B3") == "NS-K23"
    play(m, "use wander-lust B2", "dice SWW")
    assert m.position()["todo"] == [["push", "B2", "A", 4]]


@pytest.mark.clause("NS-K24")
def test_blessing_lasts_until_the_end_of_the_round_and_not_twice():
    m = sketch("A9 j10 N", "A2 j9 N", "A3 j11 N blessed", "A4 j7 N", active="A9", teams=["air", "fire"])
    play(m, "use blessing", "dice AWW")
    assert (model(m, "A2")["blessed"], model(m, "A3")["blessed"], "blessed" in model(m, "A4")) == (True, True, False)
    alone = sketch("A9 j10 N", "B2 j9 N", active="A9", teams=["air", "fire"])
    assert clause_against(alone, "use blessing") == "NS-K24"


@pytest.mark.clause("NS-K25")
def test_blood_frenzy_hastens_a_friend():
    m = sketch("A9 j10 N", "A1 j7 N", "A2 d10 N", active="A9", teams=["void", "fire"])
    assert clause_against(m, "use blood-frenzy A2") == "NS-K25"
    assert clause_against(m, "use blood-frenzy A9") == "NS-K25"
    play(m, "use blood-frenzy A1", "dice VWW")
    assert model(m, "A1")["haste"] == 1
    assert clause_against(m, "step j11") is None


@pytest.mark.clause("NS-T11", "NS-K1", "NS-P4")
def test_each_of_several_affinities_counts_in_combat():
    heroic = {
        "clan": "tora",
        "chunin": "pounce",
        "kaiken": 2,
        "yajiri": 2,
        "kunoichi": 2,
        "madoushi": 1,
        "hero": "komuso",
    }
    m = sketch("A9 j10 N", "B2 j9 S", active="A9", teams=[heroic, "water"], moon="E", rerolls=[1, 0])
    play(m, "attack B2", "dice W", "dice AAA")
    assert "token W" in m.legal()
    # With the moon in Fire it is none of its own.
    m = sketch("A9 j10 N", "B2 j9 S", active="A9", teams=[heroic, "water"], moon="F", rerolls=[1, 0])
    assert phase(play(m, "attack B2", "dice W", "dice AAA")) == "result"
