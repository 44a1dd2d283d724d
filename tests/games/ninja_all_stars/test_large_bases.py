"""Large bases: two by two spaces. A1 and B1 to B4 have one, all others stand on one space."""

import pytest
from games.ninja_all_stars.giants import EDITION, giants
from games.ninja_all_stars.sketch import clause_against, combat, load, model, new, phase, play

from engawa.core.errors import InvalidNotation
from engawa.games.ninja_all_stars.edition import read_edition
from engawa.games.ninja_all_stars.ground import has_at_its_back, has_in_front
from engawa.games.ninja_all_stars.names import SPACE_NAMES, model_number
from engawa.games.ninja_all_stars.sight import sees
from engawa.games.ninja_all_stars.state import standing_on
from engawa.games.ninja_all_stars.vocabulary import SPACES


def spaces(m, predicate):
    """The spaces for which something holds, by name."""
    return {SPACE_NAMES[space] for space in range(SPACES) if predicate(space)}


def covered(m, name):
    return spaces(m, lambda space: standing_on(m._s, space) == model_number(name) + 1)


def zone(m, name, predicate):
    return spaces(m, lambda space: predicate(m._s, model_number(name), space))


def steps(m):
    return {move.split()[1] for move in m.legal() if move.startswith("step ")}


def sees_model(m, one, other):
    return sees(m._b, m._s, model_number(one), m._s.space[model_number(other)])


# Bases


@pytest.mark.clause("NS-B1")
def test_a_large_base_covers_two_by_two_spaces_from_its_anchor():
    m = giants("A1 k13 N", "B3 l15 N")
    assert covered(m, "A1") == {"k13", "l13", "k14", "l14"}
    assert covered(m, "B3") == {"l15", "m15", "l16", "m16"}
    assert covered(giants("A2 k13 N", active="A2"), "A2") == {"k13"}
    assert m.position()["models"]["A1"]["at"] == "k13"
    assert load(m.position()).position() == m.position()


@pytest.mark.clause("NS-B1")
@pytest.mark.parametrize("places", [("A1 k13 N", "A2 l14 N"), ("A1 s5 N",), ("A1 d10 N",), ("A1 j12 N", "B1 i13 N")])
def test_a_large_base_needs_four_free_spaces_on_the_board(places):
    with pytest.raises(InvalidNotation, match=r"models\..*\.at: expected a free space"):
        giants(*places)


@pytest.mark.clause("NS-B1")
def test_a_profile_says_that_its_base_is_large():
    assert read_edition(EDITION).teams[4].classes[0].profile.large
    assert not read_edition(EDITION).teams[4].classes[1].profile.large
    m = giants("A1 k13 N")
    chart = m.game.notation.format_board(m.options, m.board)["models"]
    assert [name for name, facts in chart.items() if facts.get("base") == "large"] == ["A1", "B1", "B2", "B3", "B4"]


# Steps


@pytest.mark.clause("NS-B2")
def test_a_step_goes_in_eight_directions_and_costs_one_however_many_spaces_are_new():
    m = giants("A1 i17 N")
    assert steps(m) == {"h16", "i16", "j16", "h17", "j17", "h18", "i18", "j18"}
    play(m, "step j17", "step k18", "step k17")
    assert m.position()["activation"]["mp"] == 2
    assert covered(m, "A1") == {"k17", "l17", "k18", "l18"}


@pytest.mark.clause("NS-B2")
def test_a_step_costs_what_the_dearest_new_space_costs():
    # m16 and n16 are rough, m17 and everything to the west of them is open.
    for here, there, left in (("k16", "l16", 3), ("k16", "j16", 4), ("m16", "l16", 4), ("m16", "m17", 4)):
        assert play(giants(f"A1 {here} N"), f"step {there}").position()["activation"]["mp"] == left


@pytest.mark.clause("NS-B2", "NS-M2")
def test_all_new_spaces_must_be_free():
    m = giants("A1 i12 N", "A2 k13 N", lanterns=["h14"])
    assert "j12" not in steps(m)
    assert "h13" not in steps(m)
    assert {"i11", "h12", "i13"} <= steps(m)
    assert clause_against(m, "step j12") == "NS-M2"
    assert "A2 stands on j12" in m.why("step j12").en
    # The edge of the board, and a wall.
    assert clause_against(giants("A1 r10 N"), "step s10") == "NS-M2"
    assert clause_against(giants("A1 f9 N"), "step e9") == "NS-M2"


@pytest.mark.clause("NS-B2", "NS-G4")
def test_heights_are_climbed_by_any_new_space():
    m = play(giants("A1 e4 N"), "step e5")
    assert m.position()["activation"]["mp"] == 2
    assert clause_against(m, "step e6") == "NS-M2"
    assert play(giants("A1 e6 N"), "step f6").position()["activation"]["mp"] == 4


@pytest.mark.clause("NS-B3")
def test_three_of_four_spaces_make_it_elevated_and_two_do_not():
    high = giants("A1 i9 S", hands=[["vault", "tumble"], []])
    assert clause_against(high, "card vault") == "NS-P9"
    assert play(high, "step i8").position()["activation"]["fell"] is True
    assert clause_against(high, "card tumble") is None
    low = giants("A1 i8 S", hands=[["vault", "tumble"], []])
    assert clause_against(low, "card vault") is None
    assert clause_against(low, "step i9") is None
    # i10 is new and elevated: three points from below, one with the vault.
    assert play(low.copy(), "step i9").position()["activation"]["mp"] == 2
    assert play(low.copy(), "card vault", "step i9").position()["activation"]["mp"] == 4
    play(low, "step i7")
    assert "fell" not in low.position()["activation"]


@pytest.mark.clause("NS-B3", "NS-L4")
def test_from_a_height_it_sees_over_those_who_stand_lower():
    between = ("A8 l9 N", "A9 l10 N")
    assert sees_model(giants("A1 i9 E", *between, "B9 n10 N"), "A1", "B9")
    assert not sees_model(giants("A1 j9 E", *between, "B9 n10 N"), "A1", "B9")
    assert sees_model(giants("A5 n10 W", *between, "B1 i9 N", active="A5"), "A5", "B1")
    assert not sees_model(giants("A5 n10 W", *between, "B1 j9 N", active="A5"), "A5", "B1")


# Zones


@pytest.mark.clause("NS-B4")
@pytest.mark.parametrize(
    ("face", "back"),
    [
        ("N", {"i13", "j13", "k13", "l13"}),
        ("E", {"i10", "i11", "i12", "i13"}),
        ("S", {"i10", "j10", "k10", "l10"}),
        ("W", {"l10", "l11", "l12", "l13"}),
        ("NE", {"i13", "i12", "i11", "j13", "k13"}),
        ("SE", {"i10", "j10", "k10", "i11", "i12"}),
        ("SW", {"l10", "k10", "j10", "l11", "l12"}),
        ("NW", {"l13", "l12", "l11", "k13", "j13"}),
    ],
)
def test_the_zone_is_the_twelve_spaces_around_and_its_back_a_row_or_a_corner_with_two_on_either_side(face, back):
    m = giants(f"A1 j11 {face}")
    around = {f"{column}{row}" for column in "ijkl" for row in (10, 11, 12, 13)} - {"j11", "k11", "j12", "k12"}
    assert zone(m, "A1", has_at_its_back) == back
    assert zone(m, "A1", has_in_front) == around - back


@pytest.mark.clause("NS-B4", "NS-C1")
def test_it_attacks_whoever_has_a_space_in_its_front_zone():
    assert clause_against(giants("A1 j11 N", "B9 l12 N"), "attack B9") is None
    assert clause_against(giants("A1 j11 N", "B9 l13 N"), "attack B9") == "NS-C1"
    assert clause_against(giants("A1 j11 N", "B9 m12 N"), "attack B9") == "NS-C1"
    # B1 covers l13 and m13 too, in front of a model that faces south.
    assert clause_against(giants("A2 m11 S", "B1 l12 N", active="A2"), "attack B1") is None
    assert clause_against(giants("A2 n11 N", "B1 l12 N", active="A2"), "attack B1") == "NS-C1"


@pytest.mark.clause("NS-B4", "NS-C7", "NS-C8")
def test_back_strikes_and_assists_go_by_the_spaces_of_the_base():
    def pools(*models):
        attack = play(giants(*models, active="A2"), "attack B1").position()["attack"]
        return attack["at"], attack["df"]

    assert pools("A2 k14 N", "B1 j12 N") == (4, 4)
    assert pools("A2 l13 W", "B1 j12 N") == (3, 4)
    assert pools("A2 l13 W", "A3 j11 S", "B1 j12 N") == (4, 4)
    assert pools("A2 l13 W", "A3 j10 S", "B1 j12 N") == (3, 4)
    # B2, two spaces wide, helps by the one that is next to the attacker.
    assert pools("A2 l13 W", "B1 j12 N", "B2 m14 NW") == (3, 5)
    assert pools("A2 l13 W", "B1 j12 N", "B2 m15 NW") == (3, 4)


@pytest.mark.clause("NS-B4", "NS-B5", "NS-M6")
def test_dodges_count_any_of_its_spaces():
    for place, dodges in (("l14", True), ("m13", False)):
        m = play(giants("A1 j12 N", f"B9 {place} N"), "step j11")
        assert (phase(m) == "test") == dodges
    small = play(giants("A2 l14 N", "B1 j12 N", active="A2"), "step l15")
    assert phase(small) == "test"
    assert phase(play(giants("A2 m14 N", "B1 j12 N", active="A2"), "step m15")) == "act"


# Distance and sight


@pytest.mark.clause("NS-B5", "NS-R1")
def test_distance_is_that_of_the_nearest_spaces():
    assert clause_against(giants("A1 e17 E", "B9 i18 N"), "shoot B9") is None
    assert clause_against(giants("A1 e17 E", "B9 j18 N"), "shoot B9") == "NS-R1"
    assert "4" in giants("A1 e17 E", "B9 j18 N").why("shoot B9").en
    assert clause_against(giants("A2 l17 W", "B1 h17 N", active="A2"), "shoot B1") is None
    assert clause_against(giants("A2 m17 W", "B1 h17 N", active="A2"), "shoot B1") == "NS-R1"


@pytest.mark.clause("NS-B5", "NS-L6")
def test_the_best_pair_of_spaces_sees():
    # From the anchor the line is blocked, from the space beside it not.
    assert sees_model(giants("A1 e17 E", "A2 h17 N", "B9 k17 N"), "A1", "B9")
    assert not sees_model(giants("A1 e17 E", "A2 h17 N", "A3 h18 N", "B9 k17 N"), "A1", "B9")
    # So does somebody on one space who looks at a large base, whose own spaces do not block.
    assert sees_model(giants("A2 e19 E", "A3 h19 N", "B1 j18 N", active="A2"), "A2", "B1")
    assert not sees_model(giants("A2 e19 E", "A3 h19 N", "A4 h18 N", "B1 j18 N", active="A2"), "A2", "B1")
    assert sees_model(giants("A2 e19 E", "A3 h18 N", "B1 j18 N", active="A2"), "A2", "B1")
    # A large base between blocks with every space that it covers.
    assert not sees_model(giants("A2 h17 E", "B1 j16 N", "B9 l17 W", active="A2"), "A2", "B9")
    assert sees_model(giants("A2 h18 E", "B1 j16 N", "B9 l18 W", active="A2"), "A2", "B9")


@pytest.mark.clause("NS-B5", "NS-L2")
def test_a_line_leaves_the_base_through_the_front_zone():
    assert not sees_model(giants("A1 j12 N", "B9 k16 N"), "A1", "B9")
    assert sees_model(giants("A1 j12 N", "B9 m13 N"), "A1", "B9")
    assert sees_model(giants("A1 j12 N", "B9 l13 N"), "A1", "B9")
    # The bases themselves are never back zone: from j12 to the corner l14 nothing lies between but the own base.
    assert sees_model(giants("A1 j12 N", "B9 l14 N"), "A1", "B9")
    assert not sees_model(giants("A1 j12 N", "B9 m16 N"), "A1", "B9")


# Light, foliage, hill, goal


@pytest.mark.clause("NS-B5", "NS-G8", "NS-H1")
def test_light_falls_on_any_of_its_spaces():
    assert clause_against(giants("A1 j12 N", lanterns=["m15"]), "stealth") == "NS-H1"
    assert clause_against(giants("A1 j12 N", lanterns=["n15"]), "stealth") is None
    m = play(giants("A1 i12 N stealth", lanterns=["m15"]), "step j12", "face N")
    assert "stealth" not in model(m, "A1")


@pytest.mark.clause("NS-B5", "NS-M12")
def test_foliage_under_any_of_its_spaces_ends_stealth():
    # l12 is foliage.
    assert "stealth" not in model(play(giants("A1 j13 N stealth"), "step k12"), "A1")
    assert "stealth" in model(play(giants("A1 j13 N stealth"), "step j12"), "A1")


@pytest.mark.clause("NS-B5", "NS-V11")
def test_any_space_on_the_hill_counts():
    for place, points in (("l11", [0, 0]), ("k11", [2, 0]), ("h8", [2, 0]), ("g8", [0, 0])):
        m = giants(f"A1 {place} N", "B9 d2 N done", challenge="hill")
        assert play(m, "end").position()["scores"] == points


@pytest.mark.clause("NS-B5", "NS-V13")
def test_any_space_on_a_goal_counts():
    for place, points in (("m16", 2), ("l16", 0)):
        m = play(giants(f"A1 {place} N", "B9 d2 N done", challenge="infiltration"), "end")
        assert m.position()["scores"][0] == points


@pytest.mark.clause("NS-B5", "NS-O6", "NS-V17")
def test_a_medal_under_any_of_its_spaces_is_taken_and_brought_home():
    m = giants("A1 j3 N", challenge="medals", medals=["k4", "a5"])
    play(m, "take")
    assert m.position()["medals"] == ["a5"]
    play(m, "step j2", "face S", "end")
    assert m.position()["scores"] == [2, 0]
    assert clause_against(giants("A1 j3 N", challenge="medals", medals=["l4"]), "take") == "NS-O6"


@pytest.mark.clause("NS-B4", "NS-O11")
def test_a_chest_is_opened_anywhere_in_the_front_zone():
    searching = {"challenge": "search", "contents": {"trap": 1}}
    m = giants("A1 l9 E", chests=["n10"], **searching)
    assert "open n10" in m.legal()
    assert clause_against(giants("A1 l9 W", chests=["n10"], **searching), "open n10") == "NS-O11"
    assert clause_against(giants("A1 k9 E", chests=["n10"], **searching), "open n10") == "NS-O11"


@pytest.mark.clause("NS-B5", "NS-G9")
def test_a_shrine_helps_beside_any_of_its_spaces():
    for shrine, helps in (("l14", True), ("m14", False)):
        m = play(giants("A1 j12 N mastered", "B9 j11 S", shrines=[shrine]), "step i13", "dice SSS")
        assert ("shrine" in m.legal()) == helps


# Being moved, deployed, hit


@pytest.mark.clause("NS-B2", "NS-M13")
def test_a_push_needs_room_for_the_whole_base():
    attack = {"by": "A2", "on": "B1", "at": 1, "df": 0}
    m = combat("A2 h17 E", "B1 i17 N", "A3 l18 N", options={"edition": EDITION}, **attack)
    play(m, "dice A", "result air")
    pushed = {move.split()[2] for move in m.legal() if move.startswith("push ")}
    assert {"j17", "k16", "l16", "i18", "g18"} <= pushed
    assert not {"i17", "k17", "l17", "k18", "l18", "i19", "h17", "m17"} & pushed
    play(m, "push B1 k16", "face E")
    assert covered(m, "B1") == {"k16", "l16", "k17", "l17"}


@pytest.mark.clause("NS-B3", "NS-M13")
def test_a_push_does_not_climb():
    attack = {"by": "A2", "on": "B1", "at": 1, "df": 0}
    for here, there, possible in (("i8", "i9", False), ("i9", "h9", True), ("i9", "i8", True)):
        m = combat("A2 l9 W", f"B1 {here} N", options={"edition": EDITION}, **attack)
        play(m, "dice A", "result air")
        assert (f"push B1 {there}" in m.legal()) == possible


@pytest.mark.clause("NS-B2", "NS-M14")
def test_a_placed_base_has_any_space_in_the_zone():
    attack = {"by": "A2", "on": "B1", "at": 1, "df": 0}
    m = play(combat("A2 j12 N", "B1 j10 S", options={"edition": EDITION}, **attack), "dice W", "result water", "stay")
    placed = {move.split()[2] for move in m.legal() if move.startswith("place ")}
    assert placed == {"h10", "i10", "j10", "k10", "h11", "k11", "h12", "k12"}
    assert clause_against(m, "place B1 h13") == "NS-M14"


@pytest.mark.clause("NS-B2", "NS-P9")
def test_a_decoy_needs_room_for_the_large_base():
    hand = {"hands": [["decoy"], []]}
    m = play(giants("A1 j12 N", "A2 n17 S", **hand), "card decoy A2")
    assert covered(m, "A1") == {"n17", "o17", "n18", "o18"}
    assert covered(m, "A2") == {"j12"}
    assert clause_against(giants("A1 j12 N", "A2 n17 S", "A3 o18 S", **hand), "card decoy A2") == "NS-P9"
    # The large base would cover its own anchor, where the small one goes.
    assert clause_against(giants("A1 j12 N", "A2 i11 S", **hand), "card decoy A2") == "NS-P9"
    assert clause_against(giants("A1 j12 N", "A2 l12 S", **hand), "card decoy A2") is None


@pytest.mark.clause("NS-B4", "NS-C13", "NS-Z6")
def test_a_fire_result_reaches_everybody_around_a_large_base():
    friends = ["A2 i11 N", "A3 j11 N", "A5 k11 N", "A7 l11 N", "A9 l12 N"]
    foes = ["B5 l13 N", "B6 l14 N", "B7 k14 N", "B8 j14 N", "B9 i14 N", "B4 h12 N"]
    m = combat("A1 j12 S", *friends, *foes, by="A1", on="B8", at=1, df=0, options={"edition": EDITION})
    assert len(play(m, "dice F").position()["models"]) == 18
    play(m, "pass", "result fire")
    stunned = {name for name in m.position()["models"] if "stun" in model(m, name)}
    assert stunned == {"A1", *(text.split()[0] for text in (*friends, *foes))}


@pytest.mark.clause("NS-B2", "NS-S12")
def test_a_large_base_is_deployed_with_all_its_spaces_in_the_zone():
    m = new(2, edition=EDITION, janken="dice")
    play(m, "init A", "dice F")
    while m.to_act == "chance":
        m.roll()
    while phase(m) == "furnish":
        m.play("pass" if "pass" in m.legal() else m.legal()[0])
    play(m, "pick A", "edge N")
    assert {move.split()[2] for move in m.legal() if move.startswith("deploy A1 ")} == {
        "g1", "h1", "i1", "j1", "k1", "l1",
    }  # fmt: skip
    play(m, "deploy A1 h1")
    assert covered(m, "A1") == {"h1", "i1", "h2", "i2"}


@pytest.mark.clause("NS-B2", "NS-M11")
def test_with_moon_power_it_passes_over_others_but_does_not_end_on_them():
    m = giants("A1 e17 N power=1", "A2 g18 N")
    for there in ("f17", "g17"):
        play(m, f"step {there}")
        assert clause_against(m, "face N") == "NS-M11"
        assert covered(m, "A2") == {"g18"}
    play(m, "step h17")
    assert clause_against(m, "face N") is None
    assert covered(m, "A1") == {"h17", "i17", "h18", "i18"}
    # A small one gets off a large one again, back to where it came from, if one point is left.
    for points, clause in ((2, None), (1, "NS-M11")):
        moving = {"moving": "move", "mp": points, "move": 0, "start": False}
        small = giants("A2 i17 E power=1", "B1 j17 N", active="A2", activation=moving)
        assert clause_against(small, "step j17") == clause


@pytest.mark.clause("NS-B2", "NS-M11")
def test_a_way_over_others_is_paid_as_any_other():
    # m16 is rough and n17 open, both under B1: two points to get on it or one, and one to get off.
    for here, there, points, clause in (
        ("l16", "m16", 3, None),
        ("l16", "m16", 2, "NS-M11"),
        ("o17", "n17", 2, None),
        ("o17", "n17", 1, "NS-M11"),
    ):
        moving = {"moving": "move", "mp": points, "move": 0, "start": False}
        m = giants(f"A2 {here} E power=1", "B1 m16 N", active="A2", activation=moving)
        assert clause_against(m, f"step {there}") == clause
