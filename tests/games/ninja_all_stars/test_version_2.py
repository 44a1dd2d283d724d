"""Clauses that version 2 of the rules changed or added: a case inside, one just outside, for engine and reference."""

import pytest
from games.ninja_all_stars.sides import WITH_KOMUSO

KOMUSO = {"teams": [WITH_KOMUSO, "water"]}
CHESTS = {
    "chests": ["j6", "n10", "j14", "f10", "e5", "o15"],
    "contents": {"medal": 3, "scroll": 1, "charm": 1, "trap": 1},
}


# Teams


def team(**changes):
    return {key: value for key, value in (WITH_KOMUSO | changes).items() if value is not None}


@pytest.mark.clause("NS-D7", "NS-D11")
def test_a_hero_joins_a_custom_team_for_its_koban(table):
    side = table.start(teams=[WITH_KOMUSO, {"clan": "ika", "kaiken": 3, "yajiri": 2, "kunoichi": 2, "hero": "komuso"}])
    assert {name for name in side.document["models"] if name[0] == "A"} == {f"A{number}" for number in range(1, 10)}
    assert side.document["options"]["teams"][0] == WITH_KOMUSO
    for wrong in (
        team(hero="hebi"),
        team(hero=["komuso", "komuso"]),
        team(kaiken=3),  # 110 Koban
        team(kaiken=1),
        team(chunin=None),
        {"clan": "ika", "chunin": "pounce", "kaiken": 2},
        {"clan": "yamazaru", "kaiken": 4, "yajiri": 2, "kunoichi": 2, "hero": "komuso"},  # 111 Koban
    ):
        with pytest.raises(ValueError, match=r"expected|has nothing to choose|unknown|not"):
            table.start(teams=[wrong, "water"])


@pytest.mark.clause("NS-S13", "NS-D11")
def test_a_hero_is_deployed_quickly_before_the_second_kaiken(table):
    side = table.dealt(setup="quick", **KOMUSO)
    standing = {
        name: facts["at"] for name, facts in side.document["models"].items() if name[0] == "A" and "at" in facts
    }
    assert standing == {"A1": "j2", "A2": "h2", "A4": "i1", "A6": "m2", "A8": "k1", "A9": "l2"}
    small = {"clan": "tora", "chunin": "pounce", "kaiken": 2, "hero": "komuso"}
    side = table.dealt(setup="quick", teams=[small, "water"])
    standing = {
        name: facts["at"] for name, facts in side.document["models"].items() if name[0] == "A" and "at" in facts
    }
    assert standing == {"A1": "j2", "A2": "h2", "A4": "i1", "A3": "m2"}


# Affinities


@pytest.mark.clause("NS-T3")
def test_only_who_has_several_affinities_names_one(table):
    side = table.drawn("A2 j10 N", "A9 k10 N", "B2 j9 S", **KOMUSO)
    named = side.after("activate A9", "step k11", "affinity spirit")
    assert named.document["test"] == {"by": "A9", "element": "S", "why": ["dodge", "k11"]}
    assert named.after("dice EEE").model("A9")["stun"] == 1
    plain = side.after("activate A2", "step j11")
    assert (plain.phase, plain.document["test"]["element"]) == ("test", "F")


@pytest.mark.clause("NS-T4", "NS-T3")
def test_a_sentry_tests_with_any_affinity_of_its_controllers_team_on_the_board_or_not(table):
    figures = ["A2 j8 N", "A3 a1 N done", "B2 s19 N done", "Z1 j9 N guards=j6"]

    def dodging(initiative):
        side = table.drawn(*figures, challenge="search", initiative=initiative, **KOMUSO, **CHESTS)
        return side.after("activate A2", "end", "activate Z1", "step k9")

    named = dodging("A")
    assert (named.phase, named.seat) == ("affinity", "A")
    assert named.legal() == ["affinity earth", "affinity fire", "affinity spirit"]
    assert "affinity water" not in named.legal()
    plain = dodging("B")
    assert (plain.phase, plain.document["test"]["element"]) == ("test", "W")


@pytest.mark.clause("NS-T11", "NS-P4")
def test_every_affinity_counts_for_a_reroll_token_but_not_that_of_the_team(table):
    for moon, tokens in (("S", ["token F", "token W"]), ("E", ["token F", "token W"]), ("F", [])):
        side = table.drawn("A9 j9 S", "B7 j10 N", moon=moon, rerolls=[1, 0], **KOMUSO)
        side = side.after("activate A9", "attack B7", "dice F", "dice WE")
        assert [move for move in side.moves("token") if side.seat == "A"] == [t for t in tokens if t == "token F"]


@pytest.mark.clause("NS-P4")
def test_a_reroll_token_is_for_who_has_a_ninja_of_the_moons_element_on_the_board(table):
    for komuso, tokens in (("A9 j2 S done", [1, 0]), ("A9 heal", [0, 0])):
        figures = ["A1 a1 N done", "A2 b1 N done", "A3 c1 N done", "A4 d1 N done", "A6 a3 N", komuso]
        side = table.drawn(*figures, "B1 s19 N done", moon="A", **KOMUSO).after("activate A6", "end")
        while side.phase != "init":
            side = side.after(_quiet_choice(side))
        assert side.after("init A", "pass", "pass").document["rerolls"] == tokens


def _quiet_choice(side):
    """A move or outcome of upkeep that leaves Komuso where it is."""
    if side.phase == "deal":
        return "deal vault"
    wanted = [move for move in (side.legal() or sorted(side.outcomes())) if "A9" not in move]
    return "draw" if "draw" in wanted else (wanted or side.legal())[0]


# Opposed and team tests


def sung(table, *figures, hands=None, foe="B1 j7 S", **fields):
    """Komuso on j10 sings for B1; Earth is named and both have rolled what the caller says next."""
    side = table.drawn("A9 j10 N", foe, *figures, hands=hands or [[], []], **KOMUSO | fields)
    return side.after("activate A9", f"use lullaby {foe.split()[0]}", "affinity earth")


@pytest.mark.clause("NS-K27", "NS-L1", "NS-H2")
def test_a_lullaby_reaches_a_visible_enemy_within_four(table):
    def singing(*figures):
        return table.drawn("A9 j10 N", *figures, **KOMUSO).after("activate A9")

    assert "use lullaby B2" in singing("B2 j6 S").legal()
    assert singing("B2 n5 S").is_forbidden_by("use lullaby B2", "NS-K27")
    assert singing("B2 j11 S").moves("use") == []
    assert singing("B2 j6 S", "A2 j8 S").moves("use") == []
    assert singing("B2 j6 S stealth").moves("use") == []
    assert singing("A2 j8 S").moves("use") == []


@pytest.mark.clause("NS-K27", "NS-K26", "NS-A9", "NS-H5")
def test_a_lullaby_is_an_action_that_ends_stealth_and_stuns_with_credit(table):
    side = sung(table, foe="B1 j7 S stun=2")
    assert "act" not in side.document["activation"]
    assert side.document["activation"]["used"] == ["lullaby"]
    injured = side.after("dice EEE", "dice SSS").quietly()
    assert (injured.model("B1"), injured.document["scores"]) == ({"in": "heal"}, [1, 0])
    hidden = table.drawn("A9 j10 N stealth", "B1 j7 S", **KOMUSO).after("activate A9", "use lullaby B1")
    assert "stealth" not in hidden.model("A9")


@pytest.mark.clause("NS-T12", "NS-P7", "NS-Q4")
def test_a_tie_is_rolled_again_and_cards_stay_played(table):
    side = sung(table, hands=[[], ["fuzin", "fuzin"]])
    tied = side.after("dice EAA", "dice SSW", "card fuzin own", "dice E")
    assert tied.legal() == ["mastery", "pass"]
    again = tied.after("pass")
    assert (again.phase, again.document["played"]) == ("test", {"B": ["fuzin"]})
    assert "roll" not in again.document
    rolled = again.after("dice EEE", "dice SSS")
    assert rolled.legal() == ["mastery", "pass"]
    more = side.after("dice EEA", "dice SSW").quietly()
    assert more.model("B1")["stun"] == 1


@pytest.mark.clause("NS-T7", "NS-T12")
def test_in_an_opposed_test_each_helps_only_where_it_can(table):
    hands = [["suinij", "igazani"], ["fuzin"]]
    behind = sung(table, hands=hands).after("dice SEA", "dice WWF")
    # One to two: the user may better its own dice and spoil the foe's; the foe's side is ahead and does nothing.
    assert (behind.seat, behind.document["queue"]) == ("A", ["B"])
    assert behind.legal() == ["card igazani own", "pass"]
    assert behind.after("pass").model("B1").get("stun") is None
    spoiling = sung(table, hands=[["raizin"], []]).after("dice SEA", "dice WWF")
    assert spoiling.legal() == ["card raizin foe", "pass"]
    ahead = sung(table, hands=hands).after("dice SEE", "dice WFF")
    # Two to one: nothing for the user; the foe rerolls an Earth die of the user's, or its own by Mastery.
    assert (ahead.seat, ahead.legal()) == ("B", ["card fuzin own", "mastery", "pass"])


@pytest.mark.clause("NS-T7", "NS-P4")
def test_in_an_opposed_test_a_token_takes_no_die_that_shows_the_element(table):
    side = sung(table, moon="E", rerolls=[1, 0])
    assert side.after("dice SEA", "dice WWF").legal() == ["pass", "token A", "token S"]
    assert side.after("dice SEE", "dice WWF").seat == "A"
    assert side.after("dice SEE", "dice SWF").seat == "B"


@pytest.mark.clause("NS-U2", "NS-U4", "NS-G9", "NS-T12")
def test_in_an_opposed_test_luck_shrines_and_curses_reroll_one_pool(table):
    side = table.drawn("A9 j10 N luck=1 curse=1", "B2 j7 S luck=1 curse=1", shrines=["j11"], **KOMUSO)
    side = side.after("activate A9", "use lullaby B2", "affinity earth", "dice SEA", "dice WFF")
    assert (side.seat, side.legal()) == ("A", ["curse foe", "lucky", "pass", "shrine"])
    cursed = side.after("curse foe")
    assert cursed.document["roll"] == {"own": {"fresh": "SEA"}, "again": [3, "foe"]}
    assert "curse" not in cursed.model("B2")
    lucky = side.after("lucky", "dice SSS")
    assert lucky.document["roll"] == {"own": {"fixed": "SSS"}, "foe": {"fresh": "WFF"}}
    other = side.after("pass")
    assert (other.seat, other.legal()) == ("B", ["curse own", "lucky", "pass"])


@pytest.mark.clause("NS-T13", "NS-V11", "NS-T3")
def test_a_team_test_is_made_by_an_own_ninja_on_the_board(table):
    figures = ["A9 i9 N done", "B2 k11 N done", "B3 heal", "A2 a1 N"]
    side = table.drawn(*figures, challenge="hill", **KOMUSO).after("activate A2", "end")
    assert (side.phase, side.seat, side.legal()) == ("team", "A", ["team A2", "team A9"])
    for wrong in ("team A3", "team B2"):
        assert side.is_forbidden_by(wrong, "NS-T13")
    naming = side.after("team A9")
    assert (naming.phase, naming.document["todo"]) == ("affinity", [["team", "B"]])
    passed = naming.after("affinity spirit", "dice SFF")
    assert (passed.document["scores"], passed.seat, passed.legal()) == ([2, 1], "B", ["team B2"])


@pytest.mark.clause("NS-V11")
def test_nobody_on_the_hill_is_no_tie(table):
    side = table.drawn("A2 a1 N", "B2 s19 N done", challenge="hill").after("activate A2", "end")
    assert (side.phase, side.document["scores"]) == ("choice", [0, 0])


# React windows


@pytest.mark.clause("NS-T6")
def test_an_added_die_asks_the_others_again_too(table):
    side = table.drawn("A2 j9 S", "B2 j10 N", hands=[["igazani", "igazani"], ["fuzin"]], moon="E")
    side = side.after("activate A2", "attack B2", "dice EFF", "dice WWE", "pass", "card fuzin att", "dice F")
    assert (side.seat, "queue" in side.document, side.legal()) == ("A", False, ["card igazani+", "pass"])
    added = side.after("card igazani+")
    assert added.phase == "result"
    quiet = table.drawn("A2 j9 S", "B2 j10 N", hands=[[], ["fuzin"]])
    quiet = quiet.after("activate A2", "attack B2", "dice EFF", "dice WWE", "card fuzin att", "dice F")
    assert quiet.phase == "result"


@pytest.mark.clause("NS-T10", "NS-C5", "NS-K1")
def test_eight_dice_are_one_lot(table):
    figures = ["A1 j9 S", "B2 j10 S", "A2 i10 E", "A3 k10 W", "A4 i11 NE"]
    eight = table.drawn(*figures).quietly("activate A1", "attack B2")
    assert eight.document["attack"]["at"] == 8
    rolled = eight.after("dice SSWWEEVF")
    assert rolled.phase == "dice-def"
    choices = rolled.after("dice EEE").moves("mastery")
    assert "mastery SSWWEEV" in choices
    assert not any("F" in choice for choice in choices)


# Movement


@pytest.mark.clause("NS-K14", "NS-M2")
def test_a_pounce_is_three_spaces_whatever_the_ground(table):
    side = table.drawn("A1 d6 E", "B2 s19 N", **KOMUSO).after("activate A1", "use pounce")
    three = side.after("step e6", "step d5", "step e6")
    assert "mp" not in three.document["activation"]
    assert three.is_forbidden_by("step f6", "NS-M2")
    assert three.moves("step") == []


@pytest.mark.clause("NS-K14", "NS-P9")
def test_no_card_for_points_is_played_in_a_pounce(table):
    hands = [["vault", "tumble", "rushing-river"], []]
    side = table.drawn("A1 d6 E", "B2 s19 N", hands=hands, **KOMUSO).after("activate A1")
    assert {move.split()[1] for move in side.moves("card")} == {"vault", "rushing-river"}
    leaping = side.after("use pounce")
    assert leaping.moves("card") == []
    down = leaping.after("step e6", "step d5")
    assert (down.document["activation"]["fell"], down.moves("card")) == (True, [])
    walking = side.after("step e6", "step d5")
    assert "card tumble" in walking.moves("card")


@pytest.mark.clause("NS-P10", "NS-K14")
def test_points_that_wait_go_to_the_next_move_after_a_pounce(table):
    side = table.drawn("A1 j6 S haste=1", "B2 j8 N", hands=[["rushing-river"], []], **KOMUSO)
    landed = side.after("activate A1", "haste", "card rushing-river", "use pounce", "step j7", "face S")
    struck = landed.quietly("attack B2", "dice VVVV", "dice SSS", "result void")
    assert (struck.phase, struck.document["activation"]["rush"]) == ("act", 4)
    assert struck.after("step j6").document["activation"]["mp"] == 5 + 4 - 1


@pytest.mark.clause("NS-K14", "NS-M11")
def test_with_moon_power_a_pounce_passes_over_others_if_it_gets_off_them(table):
    figures = ["A1 d6 E power=1", "B2 e6 N", "B3 f6 N", "B4 g6 N", "B5 e5 N", "B6 e7 N"]
    side = table.drawn(*figures, **KOMUSO).after("activate A1", "use pounce")
    two = side.after("step e6")
    assert two.is_forbidden_by("face E", "NS-M11")
    assert "step f5" in two.after("step f6").legal()
    assert two.after("step f6").is_forbidden_by("step g6", "NS-M11")


@pytest.mark.clause("NS-M9", "NS-F5", "NS-K14")
def test_a_pounce_that_is_broken_off_is_turned_too(table):
    side = table.drawn("A1 j12 N", "B2 j10 S", **KOMUSO)
    failed = side.after("activate A1", "use pounce", "step j11", "step i12", "dice SSS").quietly()
    assert (failed.phase, failed.document["todo"]) == ("face", [["face", "A1", "A"], ["finish"]])
    assert failed.after("face N").phase == "turn"


@pytest.mark.clause("NS-F5", "NS-N4", "NS-U1")
def test_who_is_injured_by_a_failed_dodge_turns_no_more(table):
    side = table.drawn("A2 j12 N", "A3 a1 N", "B2 j10 S").after("activate A2", "step j11")
    side = table.load(side.document | {"models": side.document["models"] | {"A2": side.model("A2") | {"stun": 2}}})
    failed = side.after("step i11", "dice SSS")
    assert (failed.model("A2"), failed.phase, failed.seat) == ({"in": "heal"}, "turn", "B")


@pytest.mark.clause("NS-M12", "NS-M9")
def test_a_movement_broken_off_out_of_the_light_ends_stealth_only_by_the_stun_token(table):
    def failed(*lanterns):
        side = table.drawn("A2 j12 N stealth protect=1", "B2 j10 S", lanterns=[*lanterns])
        return side.after("activate A2", "step j11", "step i11", "dice SSS")

    assert "stealth" not in failed("l12").model("A2")
    assert failed("m12").model("A2")["stealth"] is True
    assert failed("m12").after("protect", "face N").model("A2")["stealth"] is True
    assert "stealth" not in failed("m12").after("pass").model("A2")


@pytest.mark.clause("NS-M6", "NS-H4")
def test_a_hidden_enemy_two_spaces_away_is_no_dodge(table):
    assert table.drawn("A2 j10 N stealth", "B2 j9 S stealth").after("activate A2", "step j11").phase == "test"
    assert table.drawn("A2 j10 N", "B2 j8 S stealth").after("activate A2", "step j11").phase == "act"


@pytest.mark.clause("NS-A8")
def test_the_free_turn_is_taken_once_and_before_an_action(table):
    side = table.drawn("A2 j10 E", "B2 j9 S").after("activate A2")
    assert side.is_forbidden_by("face E", "NS-A8")
    turned = side.after("face N")
    assert turned.is_forbidden_by("face E", "NS-A8")
    assert "attack B2" in turned.legal()
    assert turned.is_forbidden_by("step j11", "NS-A7")


# Stealth


@pytest.mark.clause("NS-H1", "NS-H4")
def test_an_enemy_in_stealth_sees_too(table):
    assert table.drawn("A2 j10 N", "B2 j8 S stealth").after("activate A2").is_forbidden_by("stealth", "NS-H1")
    assert "stealth" in table.drawn("A2 j10 N", "B2 j8 N stealth").after("activate A2").legal()


@pytest.mark.clause("NS-H1", "NS-L3")
def test_a_friend_in_stealth_hides_one_behind_it(table):
    side = table.drawn("A2 j10 N", "A3 j9 N stealth", "B2 j8 S").after("activate A2")
    assert "stealth" in side.legal()
    aside = table.drawn("A2 j10 N", "A3 i9 N stealth", "B2 j8 S").after("activate A2")
    assert aside.is_forbidden_by("stealth", "NS-H1")


@pytest.mark.clause("NS-H5", "NS-H6")
def test_a_search_does_not_end_stealth_but_a_run_does(table):
    side = table.drawn("A2 j10 N stealth", "B2 j7 S stealth").after("activate A2")
    assert side.after("search B2", "dice SSF").model("B2") == {"at": "j7", "face": "S"}
    assert side.after("search B2").model("A2")["stealth"] is True
    assert "stealth" not in side.after("run").model("A2")


# Set-up


@pytest.mark.clause("NS-S5")
def test_furniture_stands_beside_everything_but_zones_and_on_nothing(table):
    hill = table.dealt(challenge="hill")
    assert hill.is_forbidden_by("lantern j10", "NS-S5")
    assert {"lantern j12", "lantern h9"} <= {*hill.legal()}
    assert "lantern j10" in table.dealt().legal()
    medals = table.dealt(challenge="medals")
    assert medals.is_forbidden_by("shrine e5", "NS-S5")
    assert {"shrine e6", "shrine d4"} <= {*medals.legal()}
    search = table.dealt(challenge="search")
    assert search.is_forbidden_by("shrine f10", "NS-S5")
    assert "shrine g10" in search.legal()
    side = table.dealt()
    # Two spaces from the northern zone, and one.
    assert "lantern j4" in side.legal()
    assert side.is_forbidden_by("lantern j3", "NS-S5")


def furnished(table, **options):
    side = table.dealt("B", **options)
    for space in ("e4", "p5", "o16", "d15"):
        side = side.after(f"lantern {space}")
    return side.after("pass", "pass")


@pytest.mark.clause("NS-S9", "NS-S1")
def test_medals_lie_before_the_edges_are_chosen(table):
    side = furnished(table, challenge="medals")
    assert (side.phase, side.document["medals"]) == ("pick", ["e15", "e5", "j10", "o15", "o5"])
    assert "medals" not in table.dealt(challenge="medals").document


@pytest.mark.clause("NS-S10")
def test_a_sentry_is_posted_within_two_of_its_chest(table):
    side = furnished(table, challenge="search")
    assert side.phase == "post"
    assert {"post h4 N", "post l8 SW"} <= {*side.legal()}
    for wrong in ("post j9 N", "post j6 N", "post j5 N"):
        assert side.is_forbidden_by(wrong, "NS-S10")


@pytest.mark.clause("NS-S10", "NS-S12")
def test_infiltration_posts_its_sentries_when_the_ninja_stand(table):
    side = furnished(table, challenge="infiltration").after("pick B", "edge N")
    assert side.is_forbidden_by("post j4 S", "NS-S12")
    while side.phase == "deploy":
        side = side.after(side.legal()[0])
    # Seat A has the southern edge, and its goals come first: I is n17.
    assert (side.phase, side.seat) == ("post", "B")
    assert "post n16 N" in side.legal()
    assert side.is_forbidden_by("post j4 S", "NS-S10")
    assert side.after("post n16 N").model("Z1") == {"at": "n16", "face": "N", "guards": "n17"}


@pytest.mark.clause("NS-H3", "NS-M7")
def test_a_hidden_ninja_that_dodges_stays_hidden_and_attacks_with_a_die_more(table):
    passed = table.drawn("A2 j10 N stealth", "B2 j9 S").after("activate A2", "step j11", "dice SSF", "face N")
    assert passed.model("A2") == {"at": "j11", "face": "N", "done": True, "stealth": True}
    for hidden, dice in ((" stealth", 4), ("", 3)):
        attack = table.drawn(f"A2 j10 N{hidden}", "B2 j9 S").after("activate A2", "attack B2")
        assert attack.document["attack"]["at"] == dice


@pytest.mark.clause("NS-S13")
def test_only_the_quick_set_up_lays_everything_out(table):
    quick, full = (table.dealt(setup=setup, challenge="champion") for setup in ("quick", "full"))
    assert (quick.document["champions"], quick.document["edges"], len(quick.document["lanterns"])) == (
        ["A1", "B1"], ["N", "S"], 4,
    )  # fmt: skip
    assert quick.phase == "omen"
    assert (full.phase, full.document["edges"]) == ("furnish", [None, None])
    assert not {"champions", "lanterns", "shrines"} & full.document.keys()


@pytest.mark.clause("NS-X7", "NS-O5")
def test_the_seat_after_the_attackers_decides_for_a_sentry_and_nobody_saves_it(table):
    figures = ["A2 j9 S", "B2 i10 E", "C2 k10 W", "Z1 j10 N guards=j6 protect=1"]
    position = {"challenge": "search", "teams": ["fire", "water", "earth"], **CHESTS}
    chosen = table.drawn(*figures, **position).quietly("activate A2", "attack Z1").after("dice FFF", "dice EEE")
    # As many dice are left: the attacker chooses.
    assert (chosen.phase, chosen.seat) == ("result", "A")
    hit = chosen.after("result earth")
    assert (hit.phase, hit.model("Z1")["stun"], hit.model("Z1")["protect"]) == ("turn", 1, 1)
    fewer = table.drawn(*figures, "Z2 i9 E guards=n10", **position).quietly("activate A2", "attack Z1")
    assert fewer.after("dice FFF", "dice EEEE").seat == "B"


@pytest.mark.clause("NS-T11", "NS-T3", "NS-T7")
def test_in_a_test_only_the_affinity_that_was_named_counts(table):
    for named, fails in (("earth", True), ("spirit", False)):
        side = table.drawn("A9 j10 N", "B2 j9 S", **KOMUSO)
        side = side.after("activate A9", "step j11", f"affinity {named}", "dice SSW")
        assert side.model("A9")["at"] == ("j10" if fails else "j11")
