"""The naive Ninja All-Stars by itself: the worked cases on combat, shots, Stealth and cards."""

import pytest
from reference import ninja_all_stars as naive
from reference.ninja_all_stars.sittings import after, drawn, quietly

pytestmark = pytest.mark.usefixtures("beside_the_engine")


def model(document, name):
    return document["models"][name]


def attacked(attacker, defender, *texts, others=(), **fields):
    """The position after an attack of one model on another and these texts; windows are passed."""
    by, on = attacker.split()[0], defender.split()[0]
    document = drawn(attacker, defender, *others, seat=by[0], **fields)
    return quietly(document, f"activate {by}", f"attack {on}", *texts)


def results(document):
    assert document["phase"] == "result"
    return document["seat"], [move.split()[1] for move in naive.legal(document)]


def test_case_21_assists_need_the_enemy_in_front_and_no_stun_token():
    document = attacked("A2 j9 S", "B2 j10 S", others=["A1 i10 E", "A5 k11 SE", "A7 i11 N stun=1", "B3 i8 SE"])
    assert document["attack"] == {"by": "A2", "on": "B2", "kind": "attack", "at": 5, "df": 4, "assisted": True}


def test_case_22_opposite_dice_cancel_and_the_side_with_more_left_chooses():
    document = attacked("A2 j9 S", "B2 j10 N", "dice EVFF", "dice WAA", others=["A1 i10 E"])
    assert document["attack"]["left"] == ["VF", "A"]
    assert results(document) == ("A", ["air", "fire", "void"])


def test_case_23_the_defender_with_more_dice_chooses_and_spirit_injures_the_attacker():
    document = attacked("A7 j9 S", "B2 j10 N", "dice SE", "dice FAA")
    assert document["attack"]["left"] == ["S", "FA"]
    assert results(document) == ("B", ["air", "fire", "spirit"])
    injured = after(document, "result spirit")
    assert (model(injured, "A7"), injured["scores"]) == ({"in": "heal"}, [0, 1])


def test_case_24_equal_numbers_let_the_attacker_choose():
    document = attacked("A7 j9 S", "B7 j10 N", "dice EV", "dice EV")
    assert results(document) == ("A", ["earth", "void"])


def test_case_25_nothing_left_is_no_result_but_poisoned_weapons_work():
    document = attacked("B7 j9 S", "A8 j10 N", "dice V", "dice S")
    assert (document["phase"], document["seat"]) == ("turn", "A")
    poisoned = attacked("A1 j9 S", "B2 j10 N", "dice VVV", "dice SSS", teams=["spirit", "water"])
    assert model(poisoned, "B2") == {"at": "j10", "face": "N", "poison": 1}


def test_case_26_the_choice_is_compulsory_even_if_it_hurts():
    document = attacked("A2 j9 S", "B7 j10 N", "dice SSS", "dice VV")
    assert results(document) == ("A", ["spirit"])
    assert after(document, "result spirit")["scores"] == [0, 1]


def test_case_27_tiger_strike_leaves_no_defence_dice():
    document = drawn("A1 j9 S", "B2 j10 N", "B9 s19 N", hands=[["ika-depths"], []])
    boosting = after(document, "activate A1", "attack B2")
    assert (boosting["phase"], naive.legal(boosting)) == ("boost", ["pass", "use tiger-strike"])
    striking = after(boosting, "use tiger-strike")
    assert (striking["phase"], striking["attack"]["at"], striking["activation"]["dice"]) == ("dice-att", 7, 3)
    struck = quietly(striking, "dice VVVVVVV", "dice SSS", "result void")
    assert model(struck, "A1")["bare"]
    later = drawn("A1 j9 S bare", "B2 j10 N", hands=[["ika-depths"], []], seat="B")
    defended = after(later, "activate B2", "attack A1", "card ika-depths")
    assert "df" not in defended["attack"]
    assert results(quietly(defended, "dice EV")) == ("B", ["earth", "void"])


def test_case_28_a_card_adds_a_fixed_die_of_its_element():
    document = drawn("A7 j9 S", "B7 j10 N", hands=[["igazani"], []], moon="E")
    reacting = after(document, "activate A7", "attack B7", "dice FF", "dice WE")
    assert naive.legal(reacting) == ["card igazani+", "pass"]
    chosen = after(reacting, "card igazani+")
    assert chosen["roll"]["att"] == {"fresh": "FF", "fixed": "E"}
    assert chosen["attack"]["left"] == ["EF", "E"]
    assert results(chosen) == ("A", ["earth", "fire"])
    assert model(after(chosen, "result earth"), "B7")["stun"] == 1


def test_case_29_at_most_eight_dice_are_rolled():
    helpers = ["A2 i10 E", "A3 k10 W", "A4 i11 NE"]
    document = attacked("A1 j9 S stealth", "B2 j10 S", others=helpers)
    assert document["attack"]["at"] == 9
    assert "stealth" not in model(document, "A1")
    assert len(naive.outcomes(document)) == 1287


def test_case_30_fire_stuns_everybody_around_the_attacker_in_table_order():
    others = ["A3 i9 W", "A4 j11 N", "B5 k10 N stealth"]
    document = attacked("A1 j10 N protect=1", "B2 j9 S", "dice FFFF", "dice FFF", others=others)
    hit = after(document, "result fire")
    assert hit["phase"] == "save"
    assert hit["todo"] == [
        ["stun", "A1", "B2", 3],
        ["stun", "A3", None],
        ["stun", "A4", None],
        ["stun", "B2", "A1"],
        ["stun", "B5", "A1"],
        ["aftermath"],
    ]
    over = after(hit, "pass")
    assert [model(over, name).get("stun") for name in ("A1", "A3", "A4", "B2", "B5")] == [1] * 5
    assert (over["phase"], over["seat"]) == ("turn", "B")
    assert "stealth" not in model(over, "B5")


def test_case_31_the_third_stun_token_injures_unless_protected():
    document = attacked("A2 j9 S", "B2 j10 N stun=2", "dice EEE", "dice EEE")
    injured = after(document, "result earth")
    assert (model(injured, "B2"), injured["scores"]) == ({"in": "heal"}, [1, 0])
    protected = attacked("A2 j9 S", "B2 j10 N stun=2 protect=1", "dice EEE", "dice EEE")
    asked = after(protected, "result earth")
    assert (asked["seat"], naive.legal(asked)) == ("B", ["pass", "protect"])
    assert model(after(asked, "protect"), "B2") == {"at": "j10", "face": "N", "stun": 2}
    assert model(quietly(asked), "B2") == {"in": "heal"}


def test_case_32_protection_against_an_injury_is_one_more_stun_token():
    document = attacked("A2 j9 S", "B2 j10 N stun=2 protect=1", "dice VVV", "dice VVV")
    injured = after(document, "result void", "protect")
    assert (model(injured, "B2"), injured["scores"]) == ({"in": "heal"}, [1, 0])


def test_case_33_water_moves_the_attacker_and_then_the_defender():
    document = attacked("A7 j9 S", "B2 j10 N", "dice WW", "dice WWW")
    assert results(document) == ("B", ["water"])
    pushing = after(document, "result water")
    assert (pushing["phase"], pushing["seat"], pushing["todo"][0]) == ("push", "B", ["push", "A7", "B", 3])
    placing = after(pushing, "push A7 j11", "face W")
    assert (placing["phase"], placing["seat"]) == ("place", "B")
    # The front zone of j11 looking west, and the defender's own space j10.
    assert naive.legal(placing) == ["place B2 i10", "place B2 i11", "place B2 i12", "place B2 j10", "place B2 j12"]
    turning = after(placing, "place B2 i11")
    assert (turning["phase"], turning["seat"], len(naive.legal(turning))) == ("face", "B", 8)
    assert model(after(turning, "face E"), "B2") == {"at": "i11", "face": "E"}


def test_case_34_fire_scores_for_the_attacker_and_against_it():
    others = ["A3 i9 N stun=2", "C2 k10 N stun=2"]
    document = attacked(
        "A1 j10 N", "B2 j9 S stun=2", "dice FFFF", "dice FFF", others=others, teams=["fire", "water", "earth"]
    )
    document["models"]["A1"]["stun"] = 2
    over = after(document, "result fire")
    assert [model(over, name) for name in ("A1", "A3", "B2", "C2")] == [{"in": "heal"}] * 4
    assert over["scores"] == [2, 1, 0]


@pytest.mark.parametrize(
    ("texts", "poison"), [(["result air", "stay"], 1), (["result fire"], None), (["result void"], None)]
)
def test_case_35_engulf_poisons_unless_fire_was_chosen(texts, poison):
    document = attacked("A9 j9 S", "B7 j10 N", "dice VFF", "dice WA")
    assert document["attack"]["left"] == ["VF", "A"]
    assert model(after(document, *texts), "B7").get("poison") == poison


def test_case_36_healing_herbs_take_the_harm_on_the_madoushi():
    document = attacked("B1 j9 S", "A2 j10 N", "dice VVV", "dice VVV", others=["A9 j11 N"], teams=["earth", "spirit"])
    saving = after(document, "result void")
    assert (saving["phase"], saving["seat"], naive.legal(saving)) == ("save", "A", ["herbs A9", "pass"])
    saved = after(saving, "herbs A9")
    assert model(saved, "A9") == {"at": "j11", "face": "N", "stun": 1}
    assert model(saved, "A2") == {"at": "j10", "face": "N", "poison": 1}


def test_case_37_soul_capture_works_in_defence():
    document = attacked("B2 j9 S", "A1 j10 N", "dice SS", "dice SSS", teams=["void", "water"])
    injured = after(document, "result spirit")
    assert model(injured, "A1") == {"at": "j10", "face": "N", "haste": 1}
    assert (model(injured, "B2"), injured["scores"]) == ({"in": "heal"}, [1, 0])


def test_case_38_gust_of_heaven_needs_every_enemy_beside_it_stunned():
    rolled = ("dice EEEE", "dice EEE", "result earth")
    gust = attacked("A1 j10 N", "B2 j9 S", *rolled, teams=["air", "water"])
    assert (gust["phase"], gust["seat"], gust["todo"][0]) == ("push", "A", ["gust", "A1", "A"])
    assert "attack" not in gust
    assert "roll" not in gust
    moves = naive.legal(gust)
    assert {"stay", "push A1 j6", "push A1 n14"} <= set(moves)
    assert not {"push A1 j9", "push A1 j10", "push A1 j5", "push A1 o10"} & set(moves)
    for second in ("B3 k10 E", "B3 k10 E stealth"):
        assert attacked("A1 j10 N", "B2 j9 S", *rolled, others=[second], teams=["air", "water"])["phase"] == "turn"


def test_case_39_a_bow_reaches_as_far_as_it_says():
    shooting = after(drawn("A5 j9 S", "B2 j14 N"), "activate A5", "shoot B2")
    assert shooting["attack"] == {"by": "A5", "on": "B2", "kind": "shot", "at": 4, "df": 3}
    too_far = after(drawn("A5 j8 S", "B2 j14 N"), "activate A5")
    assert naive.clauses(too_far, "shoot B2") == {"NS-R1"}
    empty = quietly(shooting, "dice SSSS", "dice SSS", "result spirit")
    assert (model(empty, "A5")["at"], model(empty, "B2"), empty["scores"]) == ("j9", {"at": "j14", "face": "N"}, [0, 0])


@pytest.mark.parametrize(("shooter", "dice"), [("A1", 2), ("A2", 1), ("A7", 1)])
def test_case_40_everybody_throws_shuriken(shooter, dice):
    assert after(drawn(f"{shooter} j9 S", "B2 j12 N"), f"activate {shooter}", "shoot B2")["attack"]["at"] == dice
    hidden = after(drawn(f"{shooter} j9 S stealth", "B2 j12 N"), f"activate {shooter}", "shoot B2")
    assert hidden["attack"]["at"] == dice + 1
    assert "stealth" not in model(hidden, shooter)
    far = after(drawn(f"{shooter} j9 S", "B2 j13 N"), f"activate {shooter}")
    assert naive.clauses(far, "shoot B2") == {"NS-R1", "NS-R3"}


def test_case_41_a_stealthy_shot_keeps_stealth_and_only_a_search_finds_the_archer():
    document = drawn("B5 j9 S stealth", "A2 j12 N", "A3 j10 N", seat="B")
    shot = after(document, "activate B5", "shoot A3")
    assert shot["attack"]["at"] == 3
    assert model(shot, "B5")["stealth"]
    searching = after(document | {"seat": "A"}, "activate A3")
    assert "NS-H2" in naive.clauses(searching, "attack B5")
    assert "search B5" in naive.legal(searching)
    assert model(after(searching, "search B5", "dice SSF"), "B5") == {"at": "j9", "face": "S"}
    away = after(drawn("B5 j9 S stealth", "A2 j14 N"), "activate A2")
    assert naive.clauses(away, "search B5") == {"NS-H6"}


def test_case_42_stealth_needs_unseeing_enemies_and_no_light():
    assert "stealth" in naive.legal(after(drawn("A2 j10 N", "B2 j12 S"), "activate A2"))
    assert naive.clauses(after(drawn("A2 j10 N", "B2 j12 N"), "activate A2"), "stealth") == {"NS-H1"}
    lit = after(drawn("A2 j10 N", "B2 j12 S", lanterns=["l8"]), "activate A2")
    assert naive.clauses(lit, "stealth") == {"NS-H1", "NS-G8"}
    assert "stealth" in naive.legal(after(drawn("A2 j10 N", "B2 j12 S", lanterns=["l7"]), "activate A2"))


def test_case_43_incredible_luck_overrules_the_chooser():
    document = drawn("A1 j9 S", "B2 j10 N", hands=[[], ["incredible-luck"]])
    lucky = after(document, "activate A1", "attack B2", "pass", "card incredible-luck")
    assert lucky["attack"]["chooser"] == "B"
    assert results(quietly(lucky, "dice VVVV", "dice V" + "VV")) == ("B", ["void"])
    level = drawn("A2 j9 S", "B2 j10 N", hands=[[], ["incredible-luck"]])
    assert after(level, "activate A2", "attack B2")["phase"] == "dice-att"
    assert after(level | {"moon": "S"}, "activate A2", "attack B2")["phase"] == "boost"


def test_case_44_rushing_river_makes_a_run_free_or_a_movement_longer():
    document = drawn("A2 j2 S", "B2 j9 N", hands=[["rushing-river"], []], moon="W")
    running = after(document, "activate A2", "card rushing-river+", "step j3", "face S", "run", "step j4", "face S")
    assert running["activation"]["act"] == 1
    beside = after(document, "activate A2", "card rushing-river+", "step i3", "step h4", "face S", "run")
    beside = after(beside, "step h5", "step h6", "step i7", "step j8", "face S")
    assert "attack B2" in naive.legal(beside)
    assert "NS-P10" in naive.clauses(beside, "shoot B2")
    other = after(document | {"moon": "V"}, "activate A2", "card rushing-river", "step j3")
    assert other["activation"]["mp"] == 8


def test_case_45_smoke_bomb_hides_in_plain_sight_but_not_in_light():
    document = drawn("A2 j10 N", "B2 j8 S", hands=[["smoke-bomb"], []])
    assert model(after(document, "activate A2", "card smoke-bomb"), "A2")["stealth"]
    assert naive.clauses(after(document | {"moon": "W"}, "activate A2"), "card smoke-bomb") == {"NS-P9"}
    assert naive.clauses(after(document | {"lanterns": ["h10"]}, "activate A2"), "card smoke-bomb") == {"NS-P9"}


def test_case_45_darkest_night_gives_two_models_moon_power():
    document = drawn("A2 j10 N stun=1", "A5 a1 N stun=2", "B2 s19 N", hands=[["darkest-night"], []])
    powered = after(document, "activate A2", "card darkest-night+ A5")
    assert model(powered, "A5") == {"at": "a1", "face": "N", "power": 1}
    ended = after(powered, "end", "activate B2", "end")
    assert ("power" in model(ended, "A2"), "power" in model(ended, "A5")) == (False, True)
    assert "power" not in model(after(ended, "activate A5", "end"), "A5")


EXAMPLE = {
    "game": "ninja-all-stars",
    "options": {
        "players": 2,
        "challenge": "brawl",
        "board": "courtyard",
        "teams": ["fire", "water"],
        "setup": "quick",
        "janken": "dice",
    },
    "round": 2,
    "moon": "V",
    "initiative": "A",
    "scores": [1, 0],
    "edges": ["N", "S"],
    "rerolls": [0, 0],
    "lanterns": ["l5", "o12", "h15", "e8"],
    "shrines": ["j8", "l10", "j12", "h10"],
    "models": {
        "A1": {"at": "i10", "face": "E", "done": True},
        "A2": {"at": "j9", "face": "S", "done": True},
        "A3": {"at": "l4", "face": "S"},
        "A4": {"in": "train"},
        "A5": {"at": "i4", "face": "S", "stealth": True},
        "A6": {"in": "train"},
        "A7": {"at": "m7", "face": "SW", "stun": 1},
        "A8": {"in": "train"},
        "A9": {"at": "k2", "face": "S"},
        "B1": {"at": "j16", "face": "N"},
        "B2": {"at": "j10", "face": "N", "done": True},
        "B3": {"in": "heal"},
        "B4": {"in": "train"},
        "B5": {"at": "k19", "face": "N", "slow": 1},
        "B6": {"in": "train"},
        "B7": {"at": "g13", "face": "NE"},
        "B8": {"in": "train"},
        "B9": {"at": "i18", "face": "N"},
    },
    "hands": [["igazani", "vault"], ["raizin", "mamoru", "decoy"]],
    "discard": ["pressure-point", "third-eye"],
    "phase": "react",
    "seat": "A",
    "queue": ["B"],
    "todo": [],
    "played": {},
    "activation": {
        "model": "A2",
        "seat": "A",
        "move": 0,
        "act": 0,
        "extra": 0,
        "steps": 4,
        "start": False,
        "cards": [],
        "used": [],
    },
    "attack": {"by": "A2", "on": "B2", "kind": "attack", "at": 4, "df": 3, "assisted": True},
    "roll": {"att": {"fresh": "EVFF", "fixed": ""}, "def": {"fresh": "WAA", "fixed": ""}},
}


def test_case_46_the_example_of_the_position_document():
    assert naive.legal(EXAMPLE) == ["card igazani def", "pass"]
    passed = after(EXAMPLE, "pass")
    assert (passed["seat"], naive.legal(passed)) == ("B", ["card raizin def", "pass"])
    assert results(after(passed, "pass")) == ("A", ["air", "fire", "void"])


def test_the_example_in_normal_form_leaves_out_what_says_nothing():
    normal = naive.normal(EXAMPLE)
    assert naive.normal(normal) == normal
    assert normal["activation"] == {"model": "A2", "seat": "A", "steps": 4}
    assert normal["roll"] == {"att": {"fresh": "EVFF"}, "def": {"fresh": "WAA"}}
    assert normal["lanterns"] == ["e8", "h15", "l5", "o12"]
    assert normal["hands"][1] == ["decoy", "mamoru", "raizin"]
    assert not {"todo", "played", "champions", "due", "chests"} & set(normal)


def test_a_view_hides_the_other_hands():
    assert naive.view(EXAMPLE, 0)["hands"] == [["igazani", "vault"], 3]
    assert naive.view(EXAMPLE, 1)["hands"] == [2, ["decoy", "mamoru", "raizin"]]
