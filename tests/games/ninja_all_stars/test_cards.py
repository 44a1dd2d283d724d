"""Moon and cards: every card inside its condition and just outside, with and without the moon."""

from fractions import Fraction

import pytest
from games.ninja_all_stars.sketch import clause_against, combat, load, model, phase, play, sketch


def hand(*cards):
    return [list(cards), []]


def attack(m, on="B2"):
    return play(m, f"attack {on}")


@pytest.mark.clause("NS-P1", "NS-P8")
def test_the_stronger_text_needs_a_matching_moon():
    m = sketch("A2 j10 N", hands=hand("rushing-river", "darkest-night", "decoy"), moon="V")
    assert clause_against(m, "card rushing-river+") == "NS-P8"
    assert clause_against(m, "card decoy+ A3") == "NS-P8"
    assert clause_against(sketch("A2 j10 N", hands=hand("rushing-river"), moon="W"), "card rushing-river+") is None


@pytest.mark.clause("NS-P2")
def test_a_played_card_goes_to_the_discard_pile():
    m = play(sketch("A2 j10 N", hands=hand("darkest-night", "vault")), "card darkest-night")
    assert (m.position()["hands"], m.position()["discard"]) == ([["vault"], []], ["darkest-night"])


@pytest.mark.clause("NS-P3", "NS-I2")
def test_an_empty_bag_is_filled_from_the_discard_pile():
    deck = [(name, count) for name, count in copies().items()]
    rest = [name for name, count in deck for _ in range(count)]
    rest.remove("vault")
    base = {"active": "B2", "moon": "V", "initiative": "A"}
    m = sketch("A2 j2 S done", "B2 j18 N", hands=[rest, []], discard=["vault"], **base)
    play(m, "end", "draw")
    assert (m.outcomes(), "discard" in m.position()) == ([("deal vault", Fraction(1))], False)
    full = sketch("A2 j2 S done", "B2 j18 N", hands=[[*rest, "vault"], []], **base)
    play(full, "end")
    assert phase(full) == "reinforce"


def copies():
    m = sketch("A2 j10 N")
    cards = m.game.notation.format_board(m.options, m.board)["cards"]
    return {name: facts["copies"] for name, facts in cards.items()}


@pytest.mark.clause("NS-P5", "NS-Q3", "NS-T8")
def test_stellar_alignment_sets_the_moon():
    facts = {
        "active": None,
        "phase": "omen",
        "round": 2,
        "hands": [["stellar-alignment"], ["stellar-alignment"]],
        "queue": ["B"],
    }
    m = sketch("A2 j10 N", "B2 e2 N", **facts)
    assert m.legal() == ["card stellar-alignment", "pass"]
    assert clause_against(m, "card stellar-alignment fire") == "NS-P9"
    play(m, "card stellar-alignment")
    position = m.position()
    assert (position["phase"], position["seat"], position["queue"]) == ("moon", "A", ["B"])
    play(m, "dice S")
    assert (phase(m), m.to_act, m.position()["moon"]) == ("omen", 1, "S")
    assert "card stellar-alignment fire" in m.legal()
    assert clause_against(m, "card stellar-alignment") == "NS-P9"
    play(m, "card stellar-alignment fire")
    assert (phase(m), m.position()["moon"], m.position()["rerolls"]) == ("turn", "F", [1, 0])
    assert clause_against(m, "card stellar-alignment fire") == "NS-A2"


@pytest.mark.clause("NS-P6")
def test_cards_are_played_by_their_holder_in_their_phase():
    m = sketch("A2 j10 N", "B2 j9 S", hands=hand("banzai"))
    assert clause_against(m, "card banzai") == "NS-P6"
    assert clause_against(m, "card vault") == "NS-P6"


@pytest.mark.clause("NS-P7")
def test_one_card_of_a_name_in_an_attack_and_in_an_activation():
    m = attack(sketch("A2 j10 N", "B2 j9 S", hands=hand("pressure-point", "pressure-point")))
    play(m, "card pressure-point")
    assert phase(m) == "dice-att"
    again = play(sketch("A2 j10 N", hands=hand("rushing-river", "rushing-river")), "card rushing-river")
    assert clause_against(again, "card rushing-river") == "NS-P7"


@pytest.mark.clause("NS-P9")
def test_adrenaline():
    m = play(combat("A2 j10 N", "B2 j9 S", at=3, df=0, hands=hand("adrenaline"), moon="V"), "dice EEV")
    assert m.legal() == ["card adrenaline E", "card adrenaline V", "pass"]
    play(m, "card adrenaline E")
    assert m.position()["roll"] == {"att": {"fresh": "EV"}, "again": [1, "att"]}
    moon = play(combat("A2 j10 N", "B2 j9 S", at=3, df=0, hands=hand("adrenaline"), moon="E"), "dice EEV")
    play(moon, "card adrenaline+")
    assert moon.position()["roll"] == {"again": [3, "att"]}
    defending = play(combat("A2 j10 N", "B2 j9 S", at=1, df=1, hands=[[], ["adrenaline"]]), "dice E", "dice E")
    assert phase(defending) == "result"


@pytest.mark.clause("NS-P9", "NS-M5")
def test_banzai_needs_four_steps_or_the_moon():
    for steps, moon, good in ((3, "V", False), (4, "V", True), (0, "E", True)):
        m = sketch(
            "A2 j10 N",
            "B2 j9 S",
            hands=hand("banzai"),
            moon=moon,
            activation={"steps": steps, "move": 0, "start": False},
        )
        attack(m)
        assert (phase(m) == "boost") == good
        if good:
            assert play(m, "card banzai").position()["attack"]["at"] == 5


@pytest.mark.clause("NS-P9", "NS-T7")
def test_elementals_reroll_the_opposite():
    m = play(combat("A2 j10 N", "B2 j9 S", at=2, df=1, hands=hand("fuzin"), moon="V"), "dice ES", "dice E")
    assert m.legal() == ["card fuzin att", "card fuzin def", "pass"]
    play(m, "card fuzin def")
    assert m.position()["roll"] == {"att": {"fresh": "SE"}, "again": [1, "def"]}
    own = play(sketch("A2 j10 N", "B2 j9 S", hands=hand("fuzin"), moon="V"), "step j11", "dice EES")
    assert own.legal() == ["card fuzin", "pass"]
    assert clause_against(own, "card fuzin att") == "NS-P9"


@pytest.mark.clause("NS-P9", "NS-C4")
def test_an_elemental_adds_a_die_but_not_to_a_bare_defence():
    m = combat("A2 j10 N", "B2 j9 S bare", at=1, df=0, hands=[[], ["fuzin"]], moon="A")
    play(m, "dice V")
    assert phase(m) == "result"
    other = play(combat("A2 j10 N", "B2 j9 S", at=1, df=0, hands=[[], ["fuzin"]], moon="A"), "dice V")
    assert other.legal() == ["card fuzin+", "pass"]
    play(other, "card fuzin+")
    assert other.position()["attack"]["left"] == ["V", "A"]
    bare = combat("A2 j10 N", "B2 j9 S bare", at=1, df=0, hands=[[], ["fuzin", "igazani"]], moon="A")
    play(bare, "dice A")
    assert bare.legal() == ["card igazani att", "pass"]
    assert clause_against(bare, "card fuzin+") == "NS-C4"


@pytest.mark.clause("NS-P9", "NS-F5", "NS-M15", "NS-H2")
def test_decoy_swaps():
    models = ("A2 j10 N", "A3 p10 E stealth", "A4 q10 W", "B2 j16 S", "B3 j12 S stealth")
    m = sketch(*models, hands=hand("decoy"), moon="V")
    assert clause_against(m, "card decoy A4") == "NS-P9"
    assert clause_against(m, "card decoy B2") == "NS-P9"
    play(m, "card decoy A3")
    assert (model(m, "A2")["at"], model(m, "A3")) == ("p10", {"at": "j10", "face": "E", "stealth": True})
    moon = sketch(*models, hands=hand("decoy"), moon="A")
    assert clause_against(moon, "card decoy A4") is None
    assert clause_against(moon, "card decoy B2") is None
    assert clause_against(moon, "card decoy B3") == "NS-P9"


@pytest.mark.clause("NS-P9", "NS-M12")
def test_decoy_into_the_light_ends_stealth():
    m = sketch("A2 j10 N", "A3 m10 E stealth", hands=hand("decoy"), lanterns=["j8"])
    assert "stealth" not in model(play(m, "card decoy A3"), "A3")


@pytest.mark.clause("NS-P9", "NS-G4")
def test_vault_makes_a_height_cheap():
    m = play(sketch("A2 d6 E", hands=hand("vault")), "card vault", "step e6")
    assert m.position()["activation"]["mp"] == 4
    assert "vault" not in m.position()["activation"]
    moon = play(sketch("A2 d6 E", hands=hand("vault"), moon="A"), "card vault")
    assert (moon.position()["activation"]["dice"], moon.position()["activation"]["vault"]) == (1, True)
    assert clause_against(sketch("A2 j10 E", hands=hand("vault")), "card vault") == "NS-P9"
    assert clause_against(sketch("A2 e6 E", hands=hand("vault")), "card vault") == "NS-P9"
    spent = sketch("A2 d6 E", hands=hand("vault"), activation={"move": 0, "start": False})
    assert clause_against(spent, "card vault") == "NS-P9"


@pytest.mark.clause("NS-P9", "NS-U7")
def test_darkest_night():
    m = sketch("A2 j10 N", "A3 j12 N", "B2 a1 N", hands=hand("darkest-night"), moon="V")
    assert clause_against(m, "card darkest-night+ A2") == "NS-P9"
    assert clause_against(m, "card darkest-night+ B2") == "NS-P9"
    assert clause_against(m, "card darkest-night A3") == "NS-P9"
    assert model(play(m, "card darkest-night"), "A2")["power"] == 1
    has_it = sketch("A2 j10 N power=1", hands=hand("darkest-night"))
    assert clause_against(has_it, "card darkest-night") == "NS-P9"


@pytest.mark.clause("NS-P9", "NS-O7")
def test_smoke_bomb_is_not_for_carriers_or_the_hidden():
    assert clause_against(sketch("A2 j10 N", hands=hand("smoke-bomb")), "card smoke-bomb") is None
    for flag in ("medal", "stealth"):
        m = sketch(f"A2 j10 N {flag}", hands=hand("smoke-bomb"), challenge="medals")
        assert clause_against(m, "card smoke-bomb") == "NS-P9"


@pytest.mark.clause("NS-P9", "NS-H5")
def test_third_eye_uncovers_by_a_test_or_by_the_moon():
    m = sketch("A2 j10 N", "B2 j14 N stealth", "B3 d10 N stealth", "B4 j12 S", hands=hand("third-eye"))
    assert clause_against(m, "card third-eye B3") == "NS-P9"
    assert clause_against(m, "card third-eye B4") == "NS-P9"
    play(m, "card third-eye B2")
    assert m.position()["test"] == {"by": "A2", "element": "F", "why": ["third-eye", "B2"]}
    assert "stealth" not in model(play(m.copy(), "dice FSS"), "B2")
    assert "stealth" in model(play(m, "dice SSS"), "B2")
    moon = sketch("A2 j10 N", "B2 j14 N stealth", hands=hand("third-eye"), moon="S")
    assert "stealth" not in model(play(moon, "card third-eye B2"), "B2")


@pytest.mark.clause("NS-P9", "NS-C6")
@pytest.mark.parametrize(
    ("card", "moon", "dice"),
    [("fire-aura", "V", 5), ("fire-aura", "F", 6), ("pressure-point", "V", 4), ("pressure-point", "F", 5)],
)
def test_attack_cards(card, moon, dice):
    m = attack(sketch("A2 j10 N", "B2 j9 S", hands=hand(card), moon=moon))
    assert play(m, f"card {card}").position()["attack"]["at"] == dice


@pytest.mark.clause("NS-P9")
def test_fire_aura_needs_a_lone_attack():
    assert phase(attack(sketch("A2 j10 N", "A3 i8 SE", "B2 j9 S", hands=hand("fire-aura")))) == "dice-att"
    assert phase(play(sketch("A2 j10 N", "B2 j9 S", hands=hand("fire-aura")), "shoot B2")) == "dice-att"
    assert phase(play(sketch("A2 j10 N", "B2 j9 S", hands=hand("pressure-point")), "shoot B2")) == "boost"


@pytest.mark.clause("NS-P9")
@pytest.mark.parametrize(("moon", "points"), [("V", 4 - 1 + 2), ("F", 4 - 1 + 4)])
def test_tumble_follows_a_step_down(moon, points):
    m = sketch("A2 e6 W", hands=hand("tumble"), moon=moon)
    assert clause_against(m, "card tumble") == "NS-P9"
    play(m, "step f6")
    assert clause_against(m, "card tumble") == "NS-P9"
    play(m, "step e5", "card tumble")
    assert m.position()["activation"]["mp"] == points


@pytest.mark.clause("NS-P9", "NS-K10")
def test_ika_depths_and_mamoru_defend():
    cards = ["ika-depths", "mamoru"]
    m = attack(sketch("A2 j10 N", "A3 i8 SE", "B2 j9 S", hands=[[], cards], moon="W"))
    assert m.legal() == ["card ika-depths", "card mamoru", "card mamoru+", "pass"]
    play(m, "card ika-depths")
    assert (m.position()["attack"]["df"], m.position()["attack"]["resilient"]) == (4, True)
    assert clause_against(m, "card mamoru") == "NS-P9"
    play(m, "card mamoru+")
    assert m.position()["attack"]["chooser"] == "B"
    dry = attack(sketch("A2 j10 N", "A3 i8 SE", "B2 j9 S", hands=[[], cards], moon="V"))
    play(dry, "card mamoru")
    assert (dry.position()["attack"]["df"], "resilient" in dry.position()["attack"]) == (4, False)


@pytest.mark.clause("NS-P10")
def test_the_later_of_two_overrulings_holds():
    m = sketch("A2 j10 N", "B2 j9 S", hands=[["incredible-luck"], ["mamoru"]], moon="W", teams=["fire", "earth"])
    m = load(m.position() | {"models": m.position()["models"] | {"B1": {"at": "i10", "face": "E"}}})
    attack(m)
    play(m, "card incredible-luck")
    assert m.position()["attack"]["chooser"] == "A"
    play(m, "card mamoru+", "dice VVV", "dice EEEE")
    assert (phase(m), m.to_act) == ("result", 1)


@pytest.mark.clause("NS-P9", "NS-P10")
def test_rushing_river_waits_for_a_movement_or_joins_a_run():
    m = play(sketch("A2 j10 N", "A3 j2 S", hands=hand("rushing-river")), "run", "card rushing-river")
    assert m.position()["activation"]["mp"] == 9
    late = play(sketch("A2 j10 N", hands=hand("rushing-river")), "run", "step j9")
    assert clause_against(late, "card rushing-river") == "NS-P9"
    waiting = play(sketch("A2 j10 N", hands=hand("rushing-river")), "card rushing-river")
    assert waiting.position()["activation"]["rush"] == 4
    carrier = sketch("A2 j10 N medal", hands=hand("rushing-river"), moon="W", challenge="medals")
    assert clause_against(carrier, "card rushing-river+") == "NS-P9"


@pytest.mark.clause("NS-P10", "NS-A7")
def test_after_the_free_run_extra_pays_for_other_actions():
    m = sketch("A2 j10 N haste=1", "B2 j7 S", hands=hand("rushing-river"), moon="W")
    play(m, "haste", "card rushing-river+", "run", "face N")
    assert m.position()["activation"] == {
        "model": "A2", "seat": "A", "act": 1, "extra": 1, "river": 2, "cards": ["rushing-river"],
    }  # fmt: skip
    play(m, "shoot B2", "dice S", "dice VVV", "result void")
    assert m.position()["activation"] == {"model": "A2", "seat": "A", "act": 1, "river": 2, "cards": ["rushing-river"]}
    assert clause_against(m, "run") == "NS-A7"
