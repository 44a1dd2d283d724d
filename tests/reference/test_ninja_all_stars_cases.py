"""The naive Ninja All-Stars by itself: the worked cases of its rules on dice, sight and movement."""

from fractions import Fraction

import pytest
from reference import ninja_all_stars as naive
from reference.ninja_all_stars import dice, geometry
from reference.ninja_all_stars.bases import back_of, front_of
from reference.ninja_all_stars.document import read
from reference.ninja_all_stars.pushes import reach
from reference.ninja_all_stars.sight import lines, reason, sees
from reference.ninja_all_stars.sittings import after, drawn

pytestmark = pytest.mark.usefixtures("beside_the_engine")


def model(document, name):
    return document["models"][name]


def dodging(**fields):
    """A2, a Fire kaiken, has to dodge away from B2."""
    return drawn("A2 j10 N", "B2 j9 S", **fields)


def in_sight(observer, target, *others, board="courtyard"):
    """Whether a model (space and facing) sees one on *target*; the others stand between, in Stealth with a ~."""
    figures = [f"A1 {observer}", f"B1 {target} N"]
    for number, other in enumerate(others):
        figures.append(f"B{number + 2} {other.strip('~')} N {'stealth' if '~' in other else ''}")
    return sees(read(drawn(*figures, board=board)), "A1", "B1")


def test_case_1_a_test_has_56_outcomes_and_is_passed_with_91_in_216():
    testing = after(dodging(), "activate A2", "step j11")
    odds = naive.outcomes(testing)
    assert (len(odds), sum(odds.values())) == (56, 1)
    assert odds["dice VFF"] == Fraction(3, 216)
    assert odds["dice VFA"] == Fraction(6, 216)
    assert sum(chance for text, chance in odds.items() if "F" in text) == Fraction(91, 216)
    assert len(dice.throws(8)) == 1287


def test_case_2_nimble_rerolls_a_dodge_once_and_no_die_twice():
    document = drawn("A2 j9 S", "B7 j10 N", seat="B")
    failed = after(document, "activate B7", "step j11", "dice SEA")
    assert (failed["phase"], failed["seat"], naive.legal(failed)) == ("react", "B", ["nimble", "pass"])
    over = after(failed, "nimble", "dice SEV")
    assert model(over, "B7") == {"at": "j10", "face": "N", "stun": 1, "done": True}
    assert (over["phase"], over["seat"]) == ("turn", "A")


def test_case_3_an_enemy_card_rerolls_the_die_that_passed_the_test():
    rolled = after(dodging(hands=[[], ["suinij"]]), "activate A2", "step j11", "dice WFA")
    assert (rolled["seat"], naive.legal(rolled)) == ("B", ["card suinij", "pass"])
    rerolling = after(rolled, "card suinij")
    assert rerolling["roll"] == {"own": {"fresh": "WA"}, "again": [1, "own"]}
    assert model(after(rerolling, "dice F"), "A2")["at"] == "j11"


def test_case_3_whoever_passed_is_asked_again_after_a_change():
    rolled = ("activate A2", "step j11", "dice WFA", "card suinij")
    again = after(dodging(hands=[["igazani"], ["suinij"]]), *rolled, "dice V")
    assert (again["phase"], again["seat"], naive.legal(again)) == ("react", "A", ["card igazani", "pass"])
    assert again["roll"] == {"own": {"fresh": "WA", "fixed": "V"}}
    # The new die, a V, is fixed: Ameratsu finds no fresh one.
    failed = after(dodging(hands=[["ameratsu"], ["suinij"]]), *rolled, "dice V")
    assert model(failed, "A2") == {"at": "j10", "face": "N", "stun": 1, "done": True}


def test_case_3_an_enemy_card_of_another_element_opens_no_window():
    moved = after(dodging(hands=[[], ["fuzin"]]), "activate A2", "step j11", "dice WFA")
    assert (moved["phase"], model(moved, "A2")["at"]) == ("act", "j11")


def test_case_4_mastery_or_the_shrine_reroll_all_three():
    document = drawn("A1 j10 N", "B2 j9 S", shrines=["k11"])
    failed = after(document, "activate A1", "step j11", "dice SSW")
    assert naive.legal(failed) == ["mastery", "pass", "shrine"]
    for reroll in ("mastery", "shrine"):
        rerolling = after(failed, reroll)
        assert rerolling["roll"] == {"again": [3, "own"]}
        assert model(after(rerolling, "dice SSW"), "A1")["stun"] == 1


def test_case_5_zones_of_a_model_that_looks_north_or_northeast():
    assert back_of(frozenset({"j10"}), "N") == {"i11", "j11", "k11"}
    assert front_of(frozenset({"j10"}), "N") == {"i10", "i9", "j9", "k9", "k10"}
    assert back_of(frozenset({"j10"}), "NE") == {"j11", "i11", "i10"}


@pytest.mark.parametrize(
    ("facing", "offsets"),
    {
        "N": {(-1, 1), (0, 1), (1, 1)},
        "NE": {(0, 1), (-1, 1), (-1, 0)},
        "E": {(-1, 1), (-1, 0), (-1, -1)},
        "SE": {(-1, 0), (-1, -1), (0, -1)},
        "S": {(-1, -1), (0, -1), (1, -1)},
        "SW": {(0, -1), (1, -1), (1, 0)},
        "W": {(1, -1), (1, 0), (1, 1)},
        "NW": {(1, 0), (1, 1), (0, 1)},
    }.items(),
)
def test_the_back_zone_of_every_facing(facing, offsets):
    assert back_of(frozenset({"j10"}), facing) == {geometry.name(10 + dx, 10 + dy) for dx, dy in offsets}


@pytest.mark.parametrize(
    ("attacker", "team", "dice"),
    [("A2 k11 NW", "fire", 4), ("A2 k10 W", "fire", 3), ("A7 j11 N", "void", 4)],
)
def test_case_6_a_back_strike_gives_a_die_and_backstab_two(attacker, team, dice):
    document = drawn(attacker, "B2 j10 N", teams=[team, "water"])
    name = attacker.split()[0]
    assert after(document, f"activate {name}", "attack B2")["attack"]["at"] == dice


def test_case_7_models_block_sight_in_stealth_too_and_so_do_walls():
    assert in_sight("j10 N", "j6")
    assert not in_sight("j10 N", "j6", "j8")
    assert not in_sight("j10 N", "j6", "~j8")
    assert not in_sight("j10 N", "j4")


def test_case_8_sight_leaves_only_through_the_front():
    assert in_sight("j10 N", "l11")
    assert not in_sight("j10 N", "l12")


def test_case_9_a_corner_is_no_obstacle():
    assert in_sight("g9 E", "i10", "h9")
    assert not in_sight("g9 E", "i10", "h9", "h10")


def test_case_10_high_ground_blocks_between_low_ends_only():
    assert not in_sight("d6 E", "h6")
    assert in_sight("e6 E", "h6")
    assert in_sight("d6 E", "g6")
    assert not in_sight("d6 E", "g6", "e6")


def test_case_11_from_high_ground_one_sees_over_models():
    assert in_sight("e6 W", "a6", "c6")
    assert not in_sight("d6 W", "a6", "c6")


def test_case_12_foliage_blocks_between_the_ends_only():
    assert in_sight("c7 E", "d7")
    assert not in_sight("c7 E", "e7")
    assert in_sight("d7 W", "a7")


def why_not(observer, target, *others):
    """The space that is named when a model does not see another, and what is there."""
    figures = [f"A1 {observer}", f"B1 {target} N", *(f"B{number + 2} {at} N" for number, at in enumerate(others))]
    return reason(read(drawn(*figures)), "A1", "B1")


def test_case_57_the_reason_is_the_first_obstacle_of_the_centre_line():
    assert why_not("f10 E", "k12", "h11") is None
    assert why_not("f10 E", "k12", "h11", "h10") == ("h11", "model")
    assert why_not("f10 E", "k12", "h11", "j11") == ("h11", "model")
    # On the line of j10 and m11 the first crossing is k10, the second l11.
    assert why_not("j10 E", "m11", "l11", "k10") == ("k10", "model")
    # Of two spaces the western one, then the northern one.
    assert why_not("g9 E", "i10", "h9", "h10") == ("h9", "model")
    assert why_not("j10 N", "j4") == ("j5", "wall")
    assert why_not("c7 E", "e7") == ("d7", "foliage")
    assert why_not("d6 E", "h6") == ("e6", "height")
    assert why_not("j10 N", "l12") == ("k11", "back zone")
    assert why_not("j10 N", "j11") == ("j11", "back zone")


def rounded(value):
    """The whole number nearest to a fraction, or the two between which it lies exactly."""
    low = value.numerator // value.denominator
    part = value - low
    return {low} if part < Fraction(1, 2) else {low + 1} if part > Fraction(1, 2) else {low, low + 1}


def seen_along_real_lines(table, observer, target):
    """NS-L5 with fractions: a line between two points of the bases, crossed with the lines of dots between them."""
    o, t = table["models"][observer], table["models"][target]
    (ox, oy), (tx, ty) = geometry.xy(o["at"]), geometry.xy(t["at"])
    board, back = table["options"]["board"], back_of(frozenset({o["at"]}), o["face"])
    either = geometry.is_elevated(board, o["at"]) or geometry.is_elevated(board, t["at"])
    if max(abs(tx - ox), abs(ty - oy)) <= 1:
        return t["at"] not in back

    def clear(c):
        elevated = geometry.is_elevated(board, c)
        stands = any(m["at"] == c for m in table["models"].values())
        is_open = c not in back and geometry.terrain(board, c) not in "#T" and not (elevated and not either)
        return is_open and not (stands and not (either and not elevated))

    is_steep = abs(tx - ox) < abs(ty - oy)

    def is_clear_line(p, q):
        x, y, to_x, to_y = ox + p[0], oy + p[1], tx + q[0], ty + q[1]
        if is_steep:
            x, y, to_x, to_y = y, x, to_y, to_x
        first, last = sorted((oy, ty) if is_steep else (ox, tx))
        for line in range(first + 1, last):
            there = y + (to_y - y) * Fraction(line - x, to_x - x)
            spaces = [geometry.name(z, line) if is_steep else geometry.name(line, z) for z in rounded(there)]
            if not any(map(clear, spaces)):
                return False
        return True

    fifth = Fraction(1, 5)
    diamond = [(x * fifth, y * fifth) for x in range(-2, 3) for y in range(-2, 3) if abs(x) + abs(y) in (0, 2)]
    assert len(diamond) == 9
    return any(is_clear_line(p, q) for p in diamond for q in diamond)


@pytest.mark.parametrize("board", ["courtyard", "village"])
def test_sight_is_any_line_between_two_bases(board):
    table = read(drawn("A1 j10 N", "B1 j9 N", "A2 h8 N", "A3 l11 N", "B2 i12 N", "B3 g10 N stealth", board=board))
    seen = 0
    for number, there in enumerate(geometry.SPACES):
        here = geometry.SPACES[number * 97 % 361]
        table["models"]["A1"] |= {"at": here, "face": geometry.FACINGS[number % 8]}
        table["models"]["B1"]["at"] = there
        assert sees(table, "A1", "B1") == seen_along_real_lines(table, "A1", "B1"), (here, there)
        seen += sees(table, "A1", "B1")
    assert seen > 60


def test_an_offset_has_one_line_if_it_is_straight_or_diagonal_and_at_most_37_else():
    """NS-L6, the table: lines that another line of the same offset contains are left out."""

    def is_within(line, other):
        """Whether the other line is clear whenever this one is."""
        return all({*crossing} <= {*wider} for crossing, wider in zip(line, other, strict=True))

    def different(dx, dy):
        found = lines(dx, dy)
        return [line for line in found if not any(is_within(line, other) for other in found - {line})]

    eighth = {(dx, dy): len(different(dx, dy)) for dx in range(2, 19) for dy in range(dx + 1)}
    assert {number for (dx, dy), number in eighth.items() if dy in (0, dx)} == {1}
    assert max(eighth.values()) == 37
    assert sum(number * (4 if dy in (0, dx) else 8) for (dx, dy), number in eighth.items()) == 17_992


def test_case_13_climbing_costs_three_points():
    high = after(drawn("A2 d6 E"), "activate A2", "step e6", "step f6", "step g6")
    assert high["activation"]["steps"] == 3
    assert "mp" not in high["activation"]
    assert naive.legal(high) == sorted(f"face {facing}" for facing in geometry.FACINGS)
    tired = after(drawn("A2 a6 E"), "activate A2", "step b6", "step c6", "step d6")
    assert tired["activation"]["mp"] == 2
    assert naive.clauses(tired, "step e6") == {"NS-M2"}


def test_case_14_a_slowed_kaiken_has_three_points_for_each_movement():
    slowed = after(drawn("A2 d6 E slow=1"), "activate A2", "step e6")
    assert "mp" not in slowed["activation"]
    assert after(slowed, "face E", "run")["activation"]["mp"] == 3


def test_case_15_one_test_for_a_step_out_of_two_zones_or_of_a_hidden_one():
    both = after(drawn("A2 j10 N", "B2 j9 S", "B3 i9 S"), "activate A2", "step j11")
    assert (both["phase"], both["test"]["why"]) == ("test", ["dodge", "j11"])
    assert model(after(both, "dice SSF"), "A2")["at"] == "j11"
    hidden = drawn("A2 j10 N", "B2 j9 S stealth")
    assert after(hidden, "activate A2", "step j11")["phase"] == "test"


def test_case_16_a_failed_dodge_in_stealth_stuns_like_any_other():
    failed = after(drawn("A2 j10 N stealth", "B2 j9 S"), "activate A2", "step j11", "dice SSS")
    assert model(failed, "A2") == {"at": "j10", "face": "N", "done": True, "stun": 1}
    assert (failed["phase"], failed["seat"]) == ("turn", "B")


def test_case_17_after_a_stun_token_either_a_move_or_an_action():
    document = drawn("A2 j10 W stun=2", "B2 j8 N", "A3 a1 N")
    moved = after(document, "activate A2", "step k10", "face N")
    assert (moved["phase"], moved["seat"]) == ("turn", "B")
    turned = after(drawn("A2 j10 S stun=1", "B2 j9 N"), "activate A2", "face N")
    assert "attack B2" in naive.legal(turned)
    assert naive.clauses(turned, "step k11") == {"NS-A7"}


def test_case_18_haste_allows_a_second_move_or_a_second_action():
    hasty = after(drawn("A2 j10 N haste=1", "B2 j9 S"), "activate A2", "haste")
    strike = ("attack B2", "dice VVV", "dice SSS")
    aside, back = ("step i10", "dice FFF", "face N"), ("step j10", "dice FFF", "face N")
    between = after(hasty, *strike, *aside)
    assert after(between, "attack B2")["phase"] == "dice-att"
    assert naive.clauses(between, "step j10") == {"NS-A7"}
    assert after(hasty, *aside, *strike, *back)["phase"] == "turn"
    assert after(hasty, *aside, *back, *strike)["phase"] == "turn"


def test_case_19_moon_power_walks_through_models_but_does_not_stop_on_them():
    document = drawn("A2 e10 N power=1", "B2 f10 N", "B3 f9 N", board="village")
    walking = after(document, "activate A2", "step d10", "step e10", "step d10")
    assert (walking["phase"], walking["activation"]["mp"]) == ("act", 2)
    beside = after(walking, "step e10")
    assert naive.clauses(beside, "step f10") == {"NS-M11"}
    other = after(walking, "step e11")
    assert naive.clauses(other, "step f10") == {"NS-M11"}
    early = after(document, "activate A2", "step d10", "step e10", "step f10")
    assert naive.clauses(early, "face N") == {"NS-M11"}
    assert after(early, "step g10", "face N")["phase"] == "act"


def test_case_20_pushes_go_over_free_spaces_and_never_up():
    furniture = {"lanterns": ["l5", "o12", "h15", "e8"], "shrines": ["j8", "l10", "j12", "h10"]}
    spaces = reach(read(drawn("B2 d8 N", **furniture)), "B2", 3)
    assert len(spaces) == 28
    assert {"d11", "e5", "a5"} <= spaces
    assert not {"e7", "f8", "d8"} & spaces
    assert reach(read(drawn("B2 f7 N", **furniture)), "B2", 1) == {"e6", "f6", "g6", "e7", "g7", "f8", "g8"}
