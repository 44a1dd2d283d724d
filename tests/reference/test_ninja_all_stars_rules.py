"""The naive Ninja All-Stars by itself: rules that the worked cases do not reach."""

from fractions import Fraction

import pytest
from reference import ninja_all_stars as naive
from reference.ninja_all_stars import components
from reference.ninja_all_stars.sittings import POUNCING, TWO_HEALERS, after, drawn, quietly

pytestmark = pytest.mark.usefixtures("beside_the_engine")


def model(document, name):
    return document["models"][name]


def boosted(*cards, moon="V", attacker="A2 j9 S", defender="B2 j10 N", seat=0, **fields):
    """The attack after one seat has played these cards before the dice."""
    hands = [[], []]
    hands[seat] = [card.removesuffix("+") for card in cards]
    document = after(drawn(attacker, defender, hands=hands, moon=moon, **fields), "activate A2")
    document["activation"]["steps"] = 4
    return after(document, "attack B2", *(f"card {card}" for card in cards))["attack"]


@pytest.mark.parametrize(
    ("card", "moon", "pool"),
    [
        ("banzai", "V", 5),
        ("fire-aura", "V", 5),
        ("fire-aura", "F", 6),
        ("pressure-point", "V", 4),
        ("pressure-point", "F", 5),
    ],
)
def test_boosts_of_the_attacker(card, moon, pool):
    assert boosted(card, moon=moon)["at"] == pool


@pytest.mark.parametrize(("moon", "is_resilient"), [("V", False), ("W", True)])
def test_ika_depths_adds_a_die_and_with_the_moon_makes_resilient(moon, is_resilient):
    attack = boosted("ika-depths", moon=moon, seat=1)
    assert (attack["df"], "resilient" in attack) == (4, is_resilient)


def test_mamoru_needs_the_smaller_pool_unless_it_overrules():
    with pytest.raises(ValueError, match="mamoru"):
        boosted("mamoru", seat=1)
    assert boosted("mamoru", seat=1, attacker="A2 j9 S stealth")["df"] == 4
    assert boosted("mamoru+", seat=1, moon="W")["chooser"] == "B"


def test_banzai_needs_four_steps_unless_the_moon_matches():
    document = drawn("A2 j9 S", "B2 j10 N", hands=[["banzai"], []])
    assert after(document, "activate A2", "attack B2")["phase"] == "dice-att"
    assert after(document | {"moon": "E"}, "activate A2", "attack B2")["phase"] == "boost"


def test_fire_aura_is_for_attacks_without_assist():
    document = drawn("A2 j9 S", "A3 i10 E", "B2 j10 N", hands=[["fire-aura"], []])
    assert after(document, "activate A2", "attack B2")["phase"] == "dice-att"


def test_resilient_makes_an_injury_a_stun_token_and_a_stun_token_nothing():
    document = drawn("A2 j9 S", "B2 j10 N", hands=[[], ["ika-depths"]], moon="W")
    rolled = after(document, "activate A2", "attack B2", "card ika-depths", "dice EVV", "dice EEEV")
    injured = quietly(rolled, "result void")
    assert (injured["phase"], injured["todo"][0]) == ("resist", ["injure", "B2", "A2", 2])
    assert model(after(injured, "dice W"), "B2")["stun"] == 1
    assert model(after(injured, "dice F"), "B2") == {"in": "heal"}
    stunned = quietly(rolled, "result earth")
    assert stunned["todo"][0] == ["stun", "B2", "A2", 2]
    assert "stun" not in model(after(stunned, "dice W"), "B2")


def test_close_combat_master_rerolls_one_die_once_and_not_in_shots():
    document = drawn("A1 j9 S mastered", "B2 j10 N")
    rolled = quietly(document, "activate A1", "attack B2")
    rolled = after(rolled, "dice SEVF", "dice EEE")
    assert naive.legal(rolled) == ["ccm E", "ccm F", "ccm S", "ccm V", "pass"]
    again = after(rolled, "ccm S", "dice F")
    assert (again["phase"], again["attack"]["ccm"]) == ("result", ["att"])
    shot = after(drawn("A1 j9 S mastered", "B2 j12 N"), "activate A1", "shoot B2", "dice SE", "dice EEE")
    assert shot["phase"] == "result"


def test_mastery_in_combat_takes_any_dice_of_other_elements():
    document = drawn("A9 j9 S", "B2 j10 N")
    rolled = after(document, "activate A9", "attack B2", "dice SSF", "dice EEE")
    assert naive.legal(rolled) == ["mastery S", "mastery SS", "pass"]
    assert "NS-K1" in naive.clauses(rolled, "mastery F")
    done = after(rolled, "mastery SS", "dice FF")
    assert model(done, "A9")["mastered"]
    assert done["roll"]["att"] == {"fresh": "F", "fixed": "FF"}


def test_tokens_luck_and_curses_reroll_dice_that_are_still_fresh():
    document = drawn("A2 j9 S luck=1 curse=1", "B2 j10 N", moon="F", rerolls=[1, 0])
    rolled = after(document, "activate A2", "attack B2", "dice SSE", "dice EEE")
    assert (rolled["seat"], rolled["queue"]) == ("A", ["B"])
    assert naive.legal(rolled) == ["lucky", "pass", "token E", "token S"]
    token = after(rolled, "token E", "dice W")
    assert (token["rerolls"], token["roll"]["att"]) == ([0, 0], {"fresh": "SS", "fixed": "W"})
    cursing = after(token, "pass")
    assert (cursing["seat"], naive.legal(cursing)) == ("B", ["curse att", "pass"])
    cursed = after(cursing, "curse att")
    assert cursed["roll"]["again"] == [2, "att"]
    assert "curse" not in model(cursed, "A2")
    lucky = after(token, "lucky", "dice FF")
    assert (lucky["phase"], "luck" in model(lucky, "A2")) == ("result", False)


def test_adrenaline_rerolls_one_die_or_with_the_moon_all():
    document = drawn("A2 j9 S", "B2 j10 N", hands=[["adrenaline"], []], moon="E")
    rolled = after(document, "activate A2", "attack B2", "dice SSE", "dice EEE")
    assert naive.legal(rolled) == ["card adrenaline E", "card adrenaline S", "card adrenaline+", "pass"]
    assert after(rolled, "card adrenaline+")["roll"]["again"] == [3, "att"]
    assert after(rolled, "card adrenaline S")["roll"]["again"] == [1, "att"]


def test_a_third_seat_may_reroll_a_die_of_others_but_adds_none():
    teams = ["fire", "water", "earth"]
    document = drawn("A2 j9 S", "B2 j10 N", "C2 a1 N", hands=[[], [], ["raizin"]], moon="F", teams=teams)
    rolled = after(document, "activate A2", "attack B2", "dice WEE", "dice WWE")
    assert (rolled["seat"], naive.legal(rolled)) == ("C", ["card raizin att", "card raizin def", "pass"])


def test_sidestep_saves_a_dodge_before_the_roll_only_with_the_moon():
    document = drawn("A2 j10 N", "B2 j9 S", hands=[["sidestep"], []], moon="W")
    asked = after(document, "activate A2", "step j11")
    assert (asked["phase"], naive.legal(asked)) == ("dodge", ["card sidestep+", "pass"])
    moved = after(asked, "card sidestep+")
    assert (moved["phase"], model(moved, "A2")["at"], moved["discard"]) == ("act", "j11", ["sidestep"])
    failed = after(asked, "pass", "dice SSS")
    assert naive.legal(failed) == ["card sidestep", "pass"]
    assert after(document | {"moon": "V"}, "activate A2", "step j11")["phase"] == "test"


def test_decoy_swaps_with_a_friend_or_with_the_moon_with_anybody_near():
    document = drawn("A2 j10 N stealth", "A3 j14 S", "B2 c10 E", "B3 j9 N stealth", hands=[["decoy"], []])
    started = after(document, "activate A2")
    assert [move for move in naive.legal(started) if "decoy" in move] == ["card decoy A3"]
    swapped = after(started, "card decoy A3")
    assert (model(swapped, "A2")["at"], model(swapped, "A3")["at"], model(swapped, "A2")["face"]) == ("j14", "j10", "N")
    assert "NS-P7" in naive.clauses(swapped, "card decoy A3")
    airy = after(document | {"moon": "A"}, "activate A2")
    assert [move for move in naive.legal(airy) if "decoy" in move] == ["card decoy A3", "card decoy B2"]


def test_vault_climbs_for_one_point_and_tumble_gives_points_for_going_down():
    document = drawn("A2 d6 E", "B2 s19 N", hands=[["vault", "tumble"], []], moon="A")
    climbed = after(document, "activate A2", "card vault", "step e6")
    assert (climbed["activation"]["mp"], climbed["activation"]["dice"]) == (4, 1)
    assert "vault" not in climbed["activation"]
    down = after(climbed, "step d6")
    assert (down["activation"]["fell"], down["activation"]["mp"]) == (True, 3)
    assert after(down, "card tumble")["activation"]["mp"] == 5
    assert naive.clauses(climbed, "card tumble") == {"NS-P9"}


def test_third_eye_tests_unless_the_moon_is_spirit():
    document = drawn("A2 j10 N", "B2 j13 N stealth", "B3 l15 N stealth", hands=[["third-eye"], []])
    started = after(document, "activate A2")
    assert naive.clauses(started, "card third-eye B3") == {"NS-P9"}
    assert after(started, "card third-eye B2")["test"]["why"] == ["third-eye", "B2"]
    found = after(document | {"moon": "S"}, "activate A2", "card third-eye B2")
    assert (found["phase"], "stealth" in model(found, "B2"), found["activation"]["start"]) == ("act", False, True)


def test_stellar_alignment_sets_the_moon_before_reroll_tokens_are_given():
    document = drawn("A2 a1 N", "B2 s19 N done", hands=[["stellar-alignment"], []])
    over = quietly(document, "activate A2", "end", "draw", "deal vault")
    while over["phase"] == "reinforce":
        over = after(over, naive.legal(over)[0])
    over = after(over, "draw", "deal vault")
    while over["phase"] == "reinforce":
        over = after(over, naive.legal(over)[0])
    assert (over["phase"], over["round"], over["moon"], over["initiative"]) == ("init", 2, "F", "A")
    asked = after(over, "init B")
    assert (asked["phase"], asked["seat"], naive.legal(asked)) == ("omen", "B", ["pass"])  # the window does not tell
    omen = after(asked, "pass")
    assert (omen["phase"], omen["seat"], naive.legal(omen)) == ("omen", "A", ["card stellar-alignment", "pass"])
    rolling = after(omen, "card stellar-alignment")
    assert (rolling["phase"], rolling["seat"], rolling["played"]) == ("moon", "A", {"A": ["stellar-alignment"]})
    begun = after(rolling, "dice W")
    assert (begun["phase"], begun["seat"], begun["rerolls"]) == ("turn", "B", [0, 1])
    strong = omen | {"moon": "S"}
    assert len(naive.legal(strong)) == 7
    assert after(strong, "card stellar-alignment fire")["rerolls"] == [1, 0]


def test_pounce_moves_before_its_attack_and_slows_after_it():
    document = drawn("A1 j6 S haste=1", "B2 j9 N", "B9 s19 N", teams=[POUNCING, "water"], moon="W")
    leaping = after(document, "activate A1", "use pounce")
    assert (leaping["activation"]["moving"], leaping["activation"]["mp"]) == ("pounce", 3)
    landed = after(leaping, "step j7", "step j8", "face S")
    assert naive.legal(landed) == ["attack B2", "end"]
    assert naive.clauses(landed, "step j7") >= {"NS-K14"}
    struck = quietly(landed, "attack B2", "dice VVVV", "dice VVV", "result void")
    assert (model(struck, "A1")["slow"], struck["phase"]) == (1, "turn")
    assert "slow" not in model(after(landed, "end"), "A1")


def test_two_madoushi_cannot_save_each_other_for_ever():
    teams = ["fire", TWO_HEALERS]
    figures = ["A2 j9 S", "B6 j10 N", "B7 j11 N", "B1 s19 N"]
    ready = quietly(drawn(*figures, teams=teams), "activate A2", "attack B6", "dice VVV", "dice VVV")
    assert naive.legal(after(ready, "result void")) == ["herbs B7", "pass"]
    ready["models"]["B7"]["stun"] = 2
    assert model(after(ready, "result void"), "B6") == {"in": "heal"}


@pytest.mark.parametrize(("ability", "team"), [("drown", "water"), ("blessing", "air")])
def test_abilities_of_the_influence_zone(ability, team):
    document = drawn("A9 j10 N", "A2 i10 N", "B2 j9 S stealth", "B3 j8 S", teams=[team, "fire"])
    done = quietly(document, "activate A9", f"use {ability}", f"dice SS{components.LETTER[team]}")
    marks = {name: ("slow" in model(done, name), "blessed" in model(done, name)) for name in ("A2", "A9", "B2", "B3")}
    nothing = dict.fromkeys(marks, (False, False))
    assert marks == nothing | ({"B2": (True, False)} if ability == "drown" else {"A2": (False, True)})


def test_volcano_pots_stun_the_target_and_all_beside_it():
    document = drawn("A9 j12 N", "A2 i9 N", "B2 j9 S", "B3 k8 S stealth")
    hit = quietly(document, "activate A9", "use volcano-pots B2", "dice SSF")
    assert [model(hit, name).get("stun") for name in ("A2", "A9", "B2", "B3")] == [1, None, 1, 1]
    started = after(document, "activate A9")
    assert naive.clauses(started, "use volcano-pots B3") == {"NS-K20", "NS-H2"}


def test_undertow_and_blood_frenzy_come_before_the_move():
    document = drawn("A9 j10 N", "A2 j13 N", "B2 a1 N", teams=["water", "fire"])
    placing = quietly(document, "activate A9", "use undertow A2", "dice WWW")
    assert (placing["phase"], placing["todo"]) == ("place", [["place", "A2", "A", "A9", "all"]])
    placed = after(placing, "place A2 j9", "face S")
    assert (placed["phase"], placed["activation"]["start"], placed["activation"]["used"]) == ("act", True, ["undertow"])
    assert "NS-K26" in naive.clauses(placed, "use undertow A2")
    frenzy = drawn("A9 j10 N", "A2 j13 N", "B2 a1 N", teams=["void", "fire"])
    assert model(quietly(frenzy, "activate A9", "use blood-frenzy A2", "dice VVV"), "A2")["haste"] == 1
    moved = after(frenzy, "activate A9", "step j9")
    assert naive.clauses(moved, "use blood-frenzy A2") == {"NS-A5"}


def test_wander_lust_and_healing_of_the_spirit_madoushi():
    document = drawn("A9 j10 N", "A2 i10 N stun=1 slow=2 luck=1", "B2 j16 N", teams=["spirit", "fire"])
    pushing = quietly(document, "activate A9", "use wander-lust B2", "dice SSS")
    assert (pushing["phase"], pushing["seat"], pushing["todo"]) == ("push", "A", [["push", "B2", "A", 4]])
    assert len(naive.legal(pushing)) > 30
    healed = quietly(document, "activate A9", "use healing A2", "dice SSS")
    assert model(healed, "A2") == {"at": "i10", "face": "N", "luck": 1}


def test_the_spear_reaches_two_spaces_in_sight():
    document = drawn("A1 j9 S", "B2 j11 S", "B5 l9 N", teams=["water", "fire"])
    spearing = after(document, "activate A1")
    assert [move for move in naive.legal(spearing) if "attack" in move] == ["attack B2", "attack B5"]
    # No back strike at distance 2, though the defender looks away.
    assert after(spearing, "attack B2")["attack"]["at"] == 3
    document["models"]["B3"] = {"at": "j10", "face": "N", "stealth": True}
    blocked = after(document, "activate A1")
    assert "attack B2" not in naive.legal(blocked)
    assert naive.clauses(blocked, "attack B2") == {"NS-C1", "NS-K15", "NS-L1"}


def test_arrows_of_the_wind_push_and_arrows_of_poison_poison():
    document = drawn("A5 j9 S", "B2 j12 N", teams=["air", "water"])
    pushing = quietly(document, "activate A5", "shoot B2", "dice AAA", "dice AAA", "result air")
    assert (pushing["phase"], pushing["todo"]) == ("push", [["push", "B2", "A", 3], ["aftermath"]])
    poisonous = drawn("A5 j9 S", "B2 j12 N", teams=["spirit", "water"])
    assert model(quietly(poisonous, "activate A5", "shoot B2", "dice SSS", "dice VVV"), "B2")["poison"] == 1


def test_poison_is_rolled_when_the_activation_ends():
    document = drawn("A2 j10 N poison=1", "B2 s19 N", "A3 a1 N")
    poisoned = after(document, "activate A2", "end")
    assert (poisoned["phase"], poisoned["todo"]) == ("poison", [["finish"]])
    assert naive.outcomes(poisoned)["dice W"] == Fraction(1, 6)
    assert model(after(poisoned, "dice W"), "A2") == {"at": "j10", "face": "N", "done": True, "stun": 1}
    assert model(after(poisoned, "dice S"), "A2") == {"in": "heal"}
    assert model(after(poisoned, "dice A"), "A2") == {"at": "j10", "face": "N", "done": True}
    assert after(poisoned, "dice S")["scores"] == [0, 0]


def test_a_messenger_is_named_walks_and_wins_at_nine():
    document = drawn("A7 j16 S medal", "B2 a1 N", challenge="messenger", scores=[6, 0])
    won = after(document, "activate A7", "step j17", "face S", "end")
    assert (won["phase"], won["scores"], naive.result(won)["winners"]) == ("over", [9, 0], [0])
    caught = drawn("A2 j9 S", "B7 j10 N medal", challenge="messenger", scores=[8, 0])
    over = quietly(caught, "activate A2", "attack B7", "dice VVV", "dice VV", "result void")
    assert (over["phase"], over["scores"], over.get("medals")) == ("over", [10, 0], None)
    assert not {"seat", "todo", "activation", "attack", "roll"} & set(over)


def test_an_injured_chunin_makes_the_round_the_last():
    document = drawn("A2 j9 S", "B1 j10 N", "B2 s19 N", challenge="assassinate", teams=["fire", "earth"])
    injured = quietly(document, "activate A2", "attack B1", "dice VVV", "dice EEEE", "result void")
    assert (injured["scores"], injured["last"], injured["phase"]) == ([5, 0], True, "turn")
    assert after(injured, "activate B2", "end")["phase"] == "over"


def test_medals_are_brought_home_and_the_last_one_ends_the_game():
    document = drawn("A2 j3 N medal", "B2 a19 N", challenge="medals")
    home = after(document, "activate A2", "step j2", "face N", "end")
    assert (home["phase"], home["scores"]) == ("over", [2, 0])
    going_on = after(document | {"medals": ["e5"]}, "activate A2", "step j2", "face N", "end")
    assert (going_on["phase"], going_on["scores"]) == ("turn", [2, 0])


def test_sentries_of_three_infiltrating_seats_guard_two_by_two():
    document = naive.start({"players": 3, "challenge": "infiltration", "setup": "quick", "janken": "dice"})
    document = after(document, "init B", "dice S")
    while document["phase"] == "deal":
        document = naive.play(document, sorted(naive.outcomes(document))[0])
    sentries = {name: standing for name, standing in document["models"].items() if name[0] == "Z"}
    assert sentries == {
        "Z1": {"at": "j4", "face": "S", "guards": "j3"},
        "Z2": {"at": "i4", "face": "S", "guards": "j3"},
        "Z3": {"at": "p10", "face": "W", "guards": "q10"},
        "Z4": {"at": "p9", "face": "W", "guards": "q10"},
        "Z5": {"at": "j16", "face": "N", "guards": "j17"},
        "Z6": {"at": "k16", "face": "N", "guards": "j17"},
    }
    assert (document["phase"], document["seat"], document["round"]) == ("omen", "B", 1)


def test_a_handicap_gives_a_card_for_every_four_koban():
    options = {"teams": ["air", "water"], "handicap": True, "janken": "dice"}
    document = after(naive.start(options), "init B", "dice S")
    assert (document["phase"], document["due"]) == ("deal", [3, 5])
    assert naive.outcomes(document)["deal mamoru"] == Fraction(1, 52)
    dealt = after(document, "deal mamoru")
    assert (dealt["due"], dealt["hands"]) == ([3, 4], [[], ["mamoru"]])
    assert "deal mamoru" not in naive.outcomes(dealt)


def test_an_empty_bag_is_filled_from_the_discard_pile():
    deck = [card for card, (_, copies) in components.CARDS.items() for _ in range(copies)]
    document = drawn("A2 j10 N", "B2 s19 N done", hands=[deck[:50], []], discard=deck[50:])
    drawing = after(document, "activate A2", "end", "draw")
    assert (drawing["phase"], drawing.get("discard")) == ("deal", None)
    assert naive.outcomes(drawing) == {"deal suinij": 1}
    empty = drawn("A2 j10 N", "B2 s19 N done", hands=[deck, []])
    assert after(empty, "activate A2", "end")["phase"] == "reinforce"


def test_edges_of_three_players_are_played_for():
    document = naive.start({"players": 3, "janken": "dice"})
    document = after(document, "init C", "dice S")
    while document["phase"] == "deal":
        document = naive.play(document, sorted(naive.outcomes(document))[0])
    for lantern in ("d4", "p4", "d16", "p16"):
        document = after(document, f"lantern {lantern}")
    assert "pass" in naive.legal(document)
    picking = after(document, "pass", "pass", "pass")
    assert (picking["phase"], picking["seat"]) == ("pick", "C")
    played = after(picking, "pick B", "edge E")
    assert (played["initiative"], played["janken"]) == ("B", {"in": ["A", "C"], "for": "edge"})
    choosing = after(played, "init C")
    assert (choosing["phase"], choosing["seat"], naive.legal(choosing)) == ("edge", "C", ["edge N", "edge S", "edge W"])
    last = after(choosing, "edge N")
    assert (last["phase"], last["seat"]) == ("edge", "A")
    deploying = after(last, "edge W")
    assert (deploying["phase"], deploying["seat"], deploying["edges"]) == ("deploy", "B", ["W", "E", "N"])
