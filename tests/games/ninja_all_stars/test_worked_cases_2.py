"""The worked cases that version 2 of the rules changed or added, in the engine and in the reference."""

from fractions import Fraction

import pytest
from games.ninja_all_stars.sides import WITH_KOMUSO
from reference.ninja_all_stars.sittings import drawn

import engawa

FACES = sorted(f"face {way}" for way in ("N", "NE", "E", "SE", "S", "SW", "W", "NW"))
CHESTS = {
    "chests": ["j6", "n10", "j14", "f10", "e5", "o15"],
    "contents": {"medal": 3, "scroll": 1, "charm": 1, "trap": 1},
}


def sees(table, observer, there, board="courtyard"):
    """Whether B2 (space and facing) sees A2 on a space: then A2 cannot hide from it."""
    side = table.drawn(f"A2 {there} N", f"B2 {observer}", board=board).after("activate A2")
    return "stealth" not in side.legal()


def shoots(table, archer, there, *others):
    """Whether A5, a Fire yajiri (space and facing), can shoot at B2 on a space, with friends of either between."""
    figures = [f"A{number + 6} {text}" for number, text in enumerate(others)]
    side = table.drawn(f"A5 {archer}", f"B2 {there} N", *figures).after("activate A5")
    return "shoot B2" in side.legal()


# Dice and tests


@pytest.mark.clause("NS-T6", "NS-T7", "NS-T5", "NS-T9")
def test_case_3_whoever_passed_is_asked_again_after_a_change(table):
    def rolled(*hands):
        side = table.drawn("A2 j10 N", "B2 j9 S", hands=[[*hand] for hand in hands])
        return side.after("activate A2", "step j11", "dice WFA")

    passed = rolled([], ["suinij"])
    assert (passed.phase, passed.seat, passed.legal()) == ("react", "B", ["card suinij", "pass"])
    assert passed.after("card suinij").document["roll"] == {"own": {"fresh": "WA"}, "again": [1, "own"]}
    assert rolled([], ["fuzin"]).model("A2")["at"] == "j11"
    again = rolled(["igazani"], ["suinij"]).after("card suinij", "dice V")
    assert (again.seat, again.legal()) == ("A", ["card igazani", "pass"])
    assert rolled(["ameratsu"], ["suinij"]).after("card suinij", "dice V").model("A2")["stun"] == 1


# Zones and sight


@pytest.mark.clause("NS-L3", "NS-H4")
def test_case_7_models_block_sight_in_stealth_or_not(table):
    assert shoots(table, "j10 N", "j6")
    assert not shoots(table, "j10 N", "j6", "j8 N")
    assert not shoots(table, "j10 N", "j6", "j8 N stealth")
    assert sees(table, "j10 N", "j6")
    assert not sees(table, "j10 N", "j4")


@pytest.mark.clause("NS-L2", "NS-L5")
def test_cases_8_and_9_sight_leaves_through_the_front_and_past_a_corner(table):
    assert sees(table, "j10 N", "l11")
    assert not sees(table, "j10 N", "l12")
    assert shoots(table, "g9 E", "i10", "h9 N")
    assert not shoots(table, "g9 E", "i10", "h9 N", "h10 N")


@pytest.mark.clause("NS-L3", "NS-L4", "NS-G3")
def test_cases_10_to_12_heights_and_foliage(table):
    assert not sees(table, "d6 E", "h6")
    assert sees(table, "e6 E", "h6")
    assert sees(table, "d6 E", "g6")
    assert not shoots(table, "d6 E", "g6", "e6 N")
    assert shoots(table, "e6 W", "a6", "c6 N")
    assert not shoots(table, "d6 W", "a6", "c6 N")
    assert sees(table, "c7 E", "d7")
    assert not sees(table, "c7 E", "e7")
    assert sees(table, "d7 W", "a7")


# Movement


@pytest.mark.clause("NS-M6", "NS-H4")
def test_case_15_one_test_whoever_is_near_in_stealth_too(table):
    both = table.drawn("A2 j10 N", "B2 j9 S", "B3 i9 S").after("activate A2", "step j11")
    assert (both.phase, both.document["test"]["why"]) == ("test", ["dodge", "j11"])
    assert both.after("dice SSF").model("A2")["at"] == "j11"
    assert table.drawn("A2 j10 N", "B2 j9 S stealth").after("activate A2", "step j11").phase == "test"
    assert table.drawn("A2 j10 N", "B2 j8 S").after("activate A2", "step j11").phase == "act"


@pytest.mark.clause("NS-M9", "NS-H3", "NS-H5")
def test_case_16_a_failed_dodge_in_stealth(table):
    failed = table.drawn("A2 j10 N stealth", "B2 j9 S").after("activate A2", "step j11", "dice SSS")
    assert failed.model("A2") == {"at": "j10", "face": "N", "done": True, "stun": 1}
    assert (failed.phase, failed.seat) == ("turn", "B")


# Combat


@pytest.mark.clause("NS-C5", "NS-T10", "NS-K1", "NS-Z5")
def test_case_29_nine_dice_in_two_lots(table):
    helpers = ["A2 i10 E", "A3 k10 W", "A4 i11 NE"]
    side = table.drawn("A1 j9 S stealth", "B2 j10 S", *helpers).quietly("activate A1", "attack B2")
    assert (side.document["attack"]["at"], len(side.outcomes())) == (9, 1287)
    second = side.after("dice SSWWEEVV")
    assert (second.phase, second.document["roll"]) == ("dice-att", {"att": {"fresh": "SSWWEEVV"}})
    assert len(second.outcomes()) == 6
    rolled = second.after("dice S", "dice EEE")
    choices = rolled.moves("mastery")
    assert len(choices) == 107
    assert "mastery SSSWWEEVV" in choices
    rerolling = rolled.after("mastery SSSWWEEVV")
    assert rerolling.document["roll"] == {"def": {"fresh": "EEE"}, "again": [9, "att"]}
    assert len(rerolling.outcomes()) == 1287
    last = rerolling.after("dice SSSSSSSS")
    assert (last.phase, last.document["roll"]["again"], len(last.outcomes())) == ("reroll", [1, "att"], 6)
    assert last.after("dice F").document["roll"]["att"] == {"fixed": "SSSSSSSSF"}


# Objects, challenges, set-up


@pytest.mark.clause("NS-V11")
def test_case_47_the_hill(table):
    def ended(first):
        figures = [f"A2 i9 N {first} done", "A3 j10 N stun=1 done", "B2 k11 N done", "A9 a1 N"]
        return table.drawn(*figures, challenge="hill").after("activate A9", "end")

    tied = ended("")
    assert (tied.document["scores"], tied.phase, tied.document["todo"]) == (
        [1, 1],
        "team",
        [["team", "A"], ["team", "B"]],
    )
    alone = ended("stealth")
    assert (alone.document["scores"], "todo" in alone.document, alone.phase) == ([0, 2], False, "choice")


@pytest.mark.clause("NS-O11")
def test_case_49_a_chest_stands_until_its_content_is_drawn(table):
    side = table.drawn("A2 j7 N", "A3 a1 N", "B2 s19 N", challenge="search", **CHESTS)
    opened = side.after("activate A2", "open j6", "dice SSF")
    sixth = Fraction(1, 6)
    assert opened.outcomes() == {
        "chest medal": Fraction(1, 2),
        "chest scroll": sixth,
        "chest charm": sixth,
        "chest trap": sixth,
    }
    assert (opened.phase, "j6" in opened.document["chests"]) == ("chest", True)
    found = opened.after("chest medal")
    assert ("j6" in found.document["chests"], found.document["scores"]) == (False, [1, 0])


@pytest.mark.clause("NS-S4", "NS-S5", "NS-S6")
def test_case_54_furniture(table):
    def spaces(side):
        return len({move.split()[1] for move in side.legal()})

    side = table.dealt()
    assert (spaces(side), len(side.legal())) == (225, 450)
    assert side.is_forbidden_by("pass", "NS-S6")
    lit = side.after("lantern j6")
    assert (spaces(lit), "shrine j7" in lit.legal()) == (224, True)
    for space in ("c10", "e10", "j6"):
        assert lit.is_forbidden_by(f"shrine {space}", "NS-S5")
    for board in ("courtyard", "village"):
        numbers = [spaces(table.dealt(challenge=challenge, board=board)) for challenge in ("search", "hill", "medals")]
        assert numbers == [219, 216, 220]


# Version 2


@pytest.mark.clause("NS-L5", "NS-L6")
def test_case_57_sight_by_any_line(table):
    assert shoots(table, "f10 E", "k12")
    assert shoots(table, "f10 E", "k12", "h11 N")
    assert not shoots(table, "f10 E", "k12", "h11 N", "h10 N")
    assert not shoots(table, "f10 E", "k12", "h11 N", "j11 N")
    assert shoots(table, "j10 E", "m11", "l11 N")
    assert shoots(table, "j10 E", "m11", "k10 N")
    assert not shoots(table, "j10 E", "m11", "l11 N", "k10 N")


@pytest.mark.clause("NS-L7")
def test_case_57_the_reason_is_the_model_on_h11():
    for other in ("h10", "j11"):
        document = drawn("A5 f10 E", "B2 k12 N", "A6 h11 N", f"A7 {other} N")
        told = engawa.load(document).forecast("A5")["models"]["A5"]["blocked"]
        assert told == {"B2": {"at": "h11", "why": "model"}}
    assert engawa.load(drawn("A5 f10 E", "B2 k12 N", "A6 h11 N")).forecast("A5")["models"]["A5"]["blocked"] == {}


@pytest.mark.clause("NS-F5", "NS-M9", "NS-M12", "NS-N4")
def test_case_58_a_broken_off_movement_is_turned_by_its_mover(table):
    side = table.drawn("A2 j12 N", "B2 j10 S").after("activate A2", "step j11", "step i11", "dice SSS")
    assert (side.phase, side.seat, side.legal()) == ("face", "A", FACES)
    assert side.document["todo"] == [["face", "A2", "A"], ["finish"]]
    over = side.after("face W")
    assert over.model("A2") == {"at": "j11", "face": "W", "done": True, "stun": 1}
    assert (over.phase, over.seat) == ("turn", "B")
    first = table.drawn("A2 j11 N", "B2 j10 S").after("activate A2", "step i12", "dice SSS")
    assert (first.phase, first.model("A2")["face"]) == ("turn", "N")
    lit = table.drawn("A2 j12 N stealth protect=1", "B2 j10 S", lanterns=["l12"])
    saving = lit.after("activate A2", "step j11", "step i11", "dice SSS")
    assert (saving.phase, saving.seat) == ("save", "A")
    assert saving.model("A2") == {"at": "j11", "face": "N", "done": True, "protect": 1}
    assert saving.document["todo"] == [["stun", "A2", None, 3], ["face", "A2", "A"], ["finish"]]
    warded = saving.after("protect", "face E")
    assert (warded.phase, warded.model("A2")) == ("turn", {"at": "j11", "face": "E", "done": True})


@pytest.mark.clause("NS-C5", "NS-C9", "NS-T10", "NS-Z5")
def test_case_59_the_largest_pool_in_lots_of_eight(table):
    helpers = ["A2 i10 E", "A3 k10 W", "A4 i11 NE", "A5 j11 N", "A6 k11 NW"]
    hands = [["banzai", "pressure-point", "raizin"], []]
    side = table.drawn("A1 j9 S stealth", "B2 j10 S", *helpers, hands=hands, moon="F").after("activate A1")
    side = table.load(side.document | {"activation": side.document["activation"] | {"steps": 4}})
    side = side.after("attack B2", "card banzai", "card pressure-point", "use tiger-strike")
    assert side.document["attack"]["at"] == 18
    sizes = []
    while side.phase == "dice-att":
        sizes.append(len(sorted(side.outcomes())[0].split()[1]))
        side = side.after(f"dice {'E' * sizes[-1]}")
    assert sizes == [8, 8, 2]
    reacting = side.after("dice EEE", "card raizin+")
    assert reacting.document["roll"]["att"] == {"fresh": "E" * 18, "fixed": "F"}


@pytest.mark.clause("NS-T6", "NS-Q3")
def test_case_60_react_windows_go_round_again(table):
    def rolled(teams, hands):
        side = table.drawn("A1 j9 S", "B1 j10 N", teams=teams, hands=hands)
        return side.quietly("activate A1", "attack B1").after("dice EEEE", "dice AAAA")

    two = rolled(["fire", "water"], [["igazani"], ["fuzin"]])
    assert (two.seat, two.document["queue"]) == ("A", ["B"])
    changed = two.after("pass", "card fuzin att")
    assert (changed.phase, changed.seat, changed.document["queue"]) == ("reroll", "B", ["A"])
    asked = changed.after("dice E", "pass")
    assert (asked.seat, "queue" in asked.document, "card igazani def" in asked.legal()) == ("A", False, True)
    back = asked.after("card igazani def", "dice W", "pass")
    assert (back.phase, back.seat) == ("react", "B")
    assert back.after("pass").phase == "result"
    three = rolled(["fire", "water", "earth"], [["igazani"], ["fuzin"], ["fuzin"]])
    second = three.after("pass", "card fuzin att")
    assert (second.seat, second.document["queue"]) == ("B", ["C", "A"])
    third = second.after("dice E", "pass", "card fuzin att")
    assert (third.seat, third.document["queue"]) == ("C", ["A", "B"])


@pytest.mark.clause("NS-K14", "NS-P10", "NS-M6")
def test_case_61_a_pounce_counts_spaces(table):
    side = table.drawn("A1 d6 E slow=1", "B2 h6 W", teams=[WITH_KOMUSO, "water"], hands=[["rushing-river"], []])
    leaping = side.after("activate A1", "card rushing-river", "use pounce")
    assert leaping.document["activation"]["mp"] == 3
    landed = leaping.after("step e6", "step f6", "step g6", "face E")
    assert landed.legal() == ["attack B2", "end"]
    assert landed.document["activation"]["rush"] == 4
    assert landed.after("attack B2").document["activation"]["rush"] == 4
    near = table.drawn("A1 j11 N", "B2 j10 S", teams=[WITH_KOMUSO, "water"])
    assert near.after("activate A1", "use pounce", "step j12").phase == "test"


@pytest.mark.clause("NS-T3", "NS-M8", "NS-P4", "NS-D11")
def test_case_62_komuso_names_its_affinity_directly_before_the_roll(table):
    side = table.drawn("A9 j10 N", "B2 j9 S", teams=[WITH_KOMUSO, "water"], hands=[["sidestep"], []], moon="W")
    asked = side.after("activate A9", "step j11")
    assert (asked.phase, asked.document["test"]) == ("dodge", {"by": "A9", "why": ["dodge", "j11"]})
    naming = asked.after("pass")
    assert (naming.phase, naming.seat, naming.legal()) == ("affinity", "A", ["affinity earth", "affinity spirit"])
    assert naming.is_forbidden_by("affinity fire", "NS-T3")
    named = naming.after("affinity earth")
    assert (named.phase, named.document["test"]["element"], len(named.outcomes())) == ("test", "E", 56)
    assert named.after("dice SSE").model("A9")["at"] == "j11"
    for moon, tokens in (("S", [1, 0]), ("E", [1, 0]), ("F", [1, 0]), ("V", [0, 0]), ("W", [0, 1])):
        begun = table.dealt(moon=moon, setup="quick", teams=[WITH_KOMUSO, "water"]).after("pass", "pass")
        assert begun.document["rerolls"] == tokens


@pytest.mark.clause("NS-K27", "NS-T12", "NS-T7", "NS-Q4")
def test_case_63_a_lullaby(table):
    side = table.drawn("A9 j10 N", "B1 j7 S", teams=[WITH_KOMUSO, "water"], hands=[[], ["fuzin"]])
    sung = side.after("activate A9", "use lullaby B1")
    assert (sung.phase, sung.seat, sung.legal()) == ("affinity", "A", ["affinity earth", "affinity spirit"])
    rolled = sung.after("affinity earth", "dice EEA")
    assert rolled.phase == "test-foe"
    tied = rolled.after("dice WWA")
    assert tied.document["test"] == {
        "by": "A9", "element": "E", "foe": "B1", "foe_element": "W", "why": ["use", "lullaby", "B1"],
    }  # fmt: skip
    assert tied.document["roll"] == {"own": {"fresh": "EEA"}, "foe": {"fresh": "WWA"}}
    assert (tied.phase, tied.seat, tied.legal()) == ("react", "B", ["card fuzin own", "mastery", "pass"])
    again = tied.after("pass")
    assert (again.phase, "roll" in again.document, again.document["test"]["element"]) == ("test", False, "E")
    lost = tied.after("mastery", "dice W")
    assert ("stun" in lost.model("B1"), lost.phase) == (False, "turn")
    won = sung.after("affinity spirit", "dice SSS", "dice EEA").quietly()
    assert won.model("B1")["stun"] == 1


@pytest.mark.clause("NS-V11", "NS-T13", "NS-N4")
def test_case_64_team_tests_after_a_tie_on_the_hill(table):
    def tied(number):
        figures = ["A2 i9 N done", "B2 k11 N done", "B9 s19 N done", "A9 a1 N"]
        side = table.drawn(*figures, challenge="hill", initiative="B", round=number)
        return side.after("activate A9", "end")

    side = tied(1)
    assert (side.document["scores"], side.phase, side.seat) == ([1, 1], "team", "B")
    assert side.legal() == ["team B2", "team B9"]
    assert side.is_forbidden_by("team A2", "NS-T13")
    rolled = side.after("team B9", "dice SEA")
    assert rolled.document["test"] == {"by": "B9", "element": "W", "why": ["hill"]}
    passed = rolled.after("mastery", "dice SSW")
    assert (passed.document["scores"], passed.phase, passed.seat) == ([1, 2], "team", "A")
    failed = passed.after("team A2", "dice SSS")
    assert (failed.document["scores"], failed.phase, failed.seat) == ([1, 2], "choice", "B")
    assert tied(7).after("team B2", "dice SSS", "team A2", "dice SSF").document["phase"] == "over"
    assert tied(7).after("team B2", "dice SSS", "team A2", "dice SSF").document["scores"] == [2, 1]


def furnished(table, challenge, players=2):
    """The position when the seats have passed after four lanterns; seat B has the initiative."""
    side = table.dealt("B", players=players, challenge=challenge)
    for space in ("e4", "p5", "o16", "d15"):
        side = side.after(f"lantern {space}")
    return side.after(*["pass"] * players)


@pytest.mark.clause("NS-S1", "NS-S9", "NS-S10")
def test_case_65_when_sentries_are_posted(table):
    side = furnished(table, "search")
    assert sorted(side.document["chests"]) == sorted(CHESTS["chests"])
    order = []
    while side.phase == "post":
        order.append(side.seat)
        side = side.after(side.legal()[0])
    assert (order, side.phase, side.seat) == ([*"BABABA"], "pick", "B")
    assert [side.model(f"Z{number}")["guards"] for number in range(1, 7)] == CHESTS["chests"]
    side = furnished(table, "infiltration").after("pick A", "edge W")
    assert side.phase == "deploy"
    while side.phase == "deploy":
        side = side.after(side.legal()[0])
    assert (side.phase, side.seat, side.document.get("round")) == ("post", "A", None)
    order = []
    while side.phase == "post":
        order.append(side.seat)
        side = side.after(side.legal()[0])
    assert (order, side.document["round"]) == ([*"ABABAB"], 1)


@pytest.mark.clause("NS-X7", "NS-T4", "NS-T12")
def test_case_66_a_sentry_is_the_foe_of_a_lullaby(table):
    def sung(*teams):
        figures = ["A9 j10 N", "B1 s19 N", "C1 a1 S", "Z1 j8 S guards=j6"]
        side = table.drawn(*figures, challenge="search", teams=[WITH_KOMUSO, *teams], **CHESTS)
        return side.after("activate A9", "use lullaby Z1", "affinity spirit")

    plain = sung("water", "earth")
    assert (plain.phase, plain.document["test"]["foe_element"]) == ("test", "W")
    naming = sung(WITH_KOMUSO, "earth")
    assert (naming.phase, naming.seat) == ("affinity", "B")
    assert naming.legal() == ["affinity earth", "affinity fire", "affinity spirit"]
    won = naming.after("affinity fire", "dice SSS", "dice FFA").quietly()
    assert won.model("Z1")["stun"] == 1
