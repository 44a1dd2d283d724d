"""The naive Ninja Dice by itself: the worked cases of docs/rules/ninja-dice.md, and random matches that end."""

from collections import Counter
from random import Random

import pytest
from reference import ninja_dice as naive
from reference.ninja_dice import luck
from reference.ninja_dice.forbidden import forbidding
from reference.ninja_dice.skills import Use, best_use
from reference.ninja_dice.texts import read_move
from reference.ninja_dice.tray import gap, is_beside, is_in_front, is_inside, overlap, spots
from reference.ninja_dice.unreadable import UNREADABLE_HOUSES, UNREADABLE_MOVES, UNREADABLE_THROWS

ALL = "roll S1 S2 S3 S4 S5"
STRONG = "guard2 guard2 guard2 guard2"
# Five dice side by side: none lies before another, all lie before one that comes from behind.
SIDE_BY_SIDE = [(0, -800, 0), (0, -400, 0), (0, 0, 0), (0, 400, 0), (0, 800, 0)]
BEHIND = (-600, 0, 0)
# The first lies behind the four others.
FIRST_BEHIND = [BEHIND, *SIDE_BY_SIDE[1:]]
MOST_PLIES = 3_000


def skill(faces, poses=SIDE_BY_SIDE):
    row = zip(faces.split(), poses, strict=True)
    return {f"S{number}": [face, *pose] for number, (face, pose) in enumerate(row, 1)}


def position(phase, dice=None, players=3, number=1, house=STRONG, **rest):
    """A document of seat 0's turn in round *number*."""
    document = naive.start(players) | {"phase": phase, "round": number, "house": house.split(), "skill": dice or {}}
    return document | rest


def throw(dice, **threat):
    """The text of a throw of skill dice and threat dice such as T1=("arrow", 0, 0, 0)."""
    fallen = {**dice, **threat}.items()
    return " ".join(["throw", *(f"{name}={face}@{x},{y},{yaw}" for name, (face, x, y, yaw) in fallen)])


def after(document, *texts):
    for text in texts:
        document = naive.play(document, text)
    return document


def use(house, skills):
    """The best use of skills such as `fight*4 pick`."""
    counts = (word.partition("*") for word in skills.split())
    return best_use(tuple(house.split()), tuple((face, int(count or 1)) for face, _, count in counts))


def test_case_1_a_boosted_fight_beats_guard_and_residents_and_the_locks_fall_to_pick_and_wild():
    house = "guard resident resident2 lock lock"
    document = position("match", skill("fortune fight pick wild catch", FIRST_BEHIND), number=2, house=house)
    beaten = after(document, "S1+S2")
    assert (beaten["phase"], beaten["active"], beaten["treasure"]) == ("house", 1, [10, 3, 3])
    assert after(document, "ready")["phase"] == "push"
    assert use(house, "fight*4 pick wild") == Use(7, unseen=False, beaten=True)


def test_at_least_one_die_is_rerolled():
    assert forbidding(position("push", skill("fight pick sneak wild catch")), "roll") == {"ND-P1"}


def test_case_2_running_pays_for_four_dice_never_five():
    house = "guard resident resident2 lock lock"
    document = position("push", skill("sneak pick wild fight fight"), number=2, house=house)
    away = after(document, "run")
    assert (away["phase"], away["active"], away["treasure"]) == ("house", 1, [7, 3, 3])


def test_case_3_a_sneak_does_not_help_two_fights_against_three_residents():
    assert use("resident resident resident lock", "fight fight sneak").coins == 2
    assert use("resident resident resident lock", "fight fight wild").coins == 3
    assert use("resident resident2 lock lock", "fight fight sneak").coins == 1


def test_case_4_who_fights_nobody_gets_one_more():
    assert use("guard2 resident resident lock", "sneak*4 sneak sneak sneak pick") == Use(6, unseen=True, beaten=True)
    assert use("guard guard resident resident", "sneak sneak sneak sneak*4") == Use(6, unseen=True, beaten=True)
    assert use("guard guard resident resident", "sneak sneak fight fight") == Use(5, unseen=False, beaten=True)
    assert use("guard guard resident resident", "fight*4") == Use(5, unseen=False, beaten=True)


def test_case_5_a_boosted_wild_serves_locks_or_guards_not_both():
    assert use("guard guard lock lock", "wild*4") == Use(2, unseen=True, beaten=False)
    assert use("guard guard lock lock", "wild*4 wild pick") == Use(6, unseen=True, beaten=True)


@pytest.mark.parametrize(("x", "phase"), [(-1, "push"), (0, "push"), (1, "steal")])
def test_case_6_touching_the_line_is_not_beyond_it(x, phase):
    dice = skill("fight fight pick wild sneak", [(x, 300, 0), *[(-400, y, 0) for y in (-400, 0, 400, 800)]])
    document = position("throw", players=2, held={"T1": 1})
    assert after(document, throw(dice, T1=("arrow", 0, 0, 0)))["phase"] == phase


def test_half_a_tenth_beyond_the_line_is_still_touching():
    line = ["arrow", 0, 0, 600]
    assert not is_in_front(["fight", 1, 0, 600], line)
    assert is_in_front(["fight", 0, 1, 600], line)
    assert is_in_front(["fight", 2, 0, 600], line)


def test_case_7_a_saved_catch_protects_and_an_arrow_without_another_victim_is_passed_over():
    dice = skill("catch fight pick sneak fight")
    saved = {"S1": dice.pop("S1")}
    two = position("throw", saved, players=2, held={"T1": 1})
    passed = after(two, throw(dice, T1=("arrow", *BEHIND)))
    assert (passed["phase"], passed["treasure"]) == ("push", [3, 3])
    three = position("throw", saved, held={"T1": 2, "T2": 1})
    asked = after(three, throw(dice, T1=("arrow", *BEHIND), T2=("hourglass", 600, 0, 0)))
    assert (naive.to_act(asked), naive.legal(asked)) == (2, ["T1>-", "T1>P1"])
    assert forbidding(asked, "T1>P0") == {"ND-T5", "ND-T6"}


def test_case_8_the_last_threat_die_goes_to_the_right_of_the_active_ninja():
    document = position("push", skill("fight pick sneak wild catch"), players=5, locked=["T1", "T2", "T4"])
    assert after(document, ALL)["held"] == {"T3": 4}


def test_case_9_a_boosted_die_is_not_rerolled_without_its_fortune():
    document = position("push", skill("fight fortune sneak wild catch"), boosts={"S2": "S1"})
    assert forbidding(document, "roll S1") == {"ND-P2"}
    assert forbidding(document, "roll S1 S2") == set()


def test_case_10_four_hourglasses_capture_a_ninja_who_would_beat_the_house():
    dice = skill("pick pick pick pick catch")
    document = position("throw", house="lock lock lock lock", held={"T3": 2, "T4": 1}, locked=["T1", "T2"])
    captured = after(document, throw(dice, T3=("hourglass", 400, 0, 0), T4=("hourglass", 600, 0, 0)))
    assert (captured["phase"], captured["active"], captured["treasure"]) == ("house", 1, [3, 3, 3])
    beaten = after(document, throw(dice, T3=("hourglass", 400, 0, 0), T4=("catch", 600, 0, 0)))
    assert beaten["treasure"] == [9, 3, 3]


def test_case_11_the_picture_of_the_book():
    # Right of the active ninja sits red with T1, then blue with T2, orange with T3, green with T4.
    dice = skill(
        "catch fight pick wild sneak", [(-600, 600, 0), (-300, 600, 0), (0, 600, 0), (300, 600, 0), (0, 850, 0)]
    )
    document = position("throw", players=5, held={"T1": 4, "T2": 3, "T3": 2, "T4": 1})
    lines = {"T1": ("arrow", 300, -700, 900), "T2": ("arrow", 900, 300, 900), "T3": ("arrow", 700, -800, 1800)}
    red = after(document, throw(dice, **lines, T4=("hourglass", 0, 0, 0)))
    assert (naive.to_act(red), naive.legal(red)) == (4, ["T1>-", "T1>P1", "T1>P3"])
    assert red["arrows"] == ["T1", "T2", "T3"]
    assert forbidding(red, "T1>P2") == {"ND-T2", "ND-T3"}
    orange = after(red, "T1>P3")
    assert (naive.to_act(orange), naive.legal(orange)) == (2, ["T3>-", "T3>P1", "T3>P4"])
    assert orange["arrows"] == ["T3"]
    robbed = after(orange, "T3>P4")
    assert robbed["treasure"] == [3, 3, 4, 2, 3]
    assert (robbed["phase"], robbed["locked"], robbed["held"], robbed["threat"]) == ("push", ["T4"], {}, {})


def test_case_12_a_stolen_coin_can_be_stolen_on():
    # P2 is active; P1 stole the first coin that it has, so P0 is asked. Skill dice lie behind P0's and P3's arrows.
    dice = skill("fight fight pick wild sneak", [(x, -700, 0) for x in (-400, -200, 0, 200, 400)])
    document = position("throw", players=4, active=2, held={"T1": 1, "T2": 0, "T3": 3}, treasure=[3, 0, 3, 3])
    lines = {"T1": ("arrow", 0, 600, 2700), "T2": ("arrow", -300, 0, 900), "T3": ("arrow", 300, 0, 900)}
    first = after(document, throw(dice, **lines))
    assert (naive.to_act(first), first["arrows"]) == (1, ["T1", "T2", "T3"])
    assert naive.legal(first) == ["T1>-", "T1>P0", "T1>P2", "T1>P3"]
    stolen = after(first, "T1>P2")
    assert (naive.to_act(stolen), naive.legal(stolen)) == (0, ["T2>-", "T2>P1"])
    on = after(stolen, "T2>P1")
    assert (on["phase"], on["treasure"]) == ("push", [4, 0, 2, 3])
    declined = after(first, "T1>-")
    assert (declined["phase"], declined["treasure"]) == ("push", [3, 0, 3, 3])


@pytest.mark.parametrize(
    ("players", "locked", "held"),
    [
        (2, "", {"T1": 1, "T2": 1}),
        (2, "T1 T2", {"T3": 1, "T4": 1}),
        (2, "T1 T2 T3", {"T4": 1}),
        (3, "", {"T1": 2, "T2": 1}),
        (5, "T2", {"T1": 4, "T3": 3, "T4": 2}),
    ],
)
def test_case_13_threat_dice_are_dealt_by_number_and_counter_clockwise(players, locked, held):
    document = position("push", skill("fight pick sneak wild catch"), players=players, locked=locked.split())
    assert after(document, "roll S1")["held"] == held


def test_case_14_a_boosted_die_and_its_fortunes_are_rerolled_all_or_not_at_all():
    boosts = {"S3": "S1", "S4": "S1"}
    dice = skill("sneak pick fortune fortune catch")
    document = position("push", dice, house="guard2 guard2 guard2 resident2 resident2", number=2, boosts=boosts)
    assert after(document, "run")["treasure"] == [7, 3, 3]
    for dice in ("S3", "S3 S4", "S1", "S1 S3"):
        assert forbidding(document, f"roll {dice}") == {"ND-P2"}
    assert forbidding(document, "roll S1 S3 S4") == forbidding(document, "roll S2") == set()
    rolled = after(document, "roll S2")
    assert rolled["boosts"] == boosts
    kept = after(rolled | {"held": {}}, "throw S2=catch@-600,0,0")
    assert after(kept, "run")["treasure"] == [7, 3, 3]
    assert after(document, "roll S1 S3 S4")["boosts"] == {}


def test_case_15_an_unmatched_fortune_is_rerolled_and_not_placed():
    document = position("push", skill("fight fortune sneak wild catch"))
    assert forbidding(document, "roll S1") == {"ND-P2"}
    assert forbidding(document, "roll S1 S2") == set()
    assert "ND-P2" in forbidding(document, "place S2 0 -400 0")


def test_case_16_two_dice_change_places():
    document = position("push", skill("fight pick sneak wild catch"))
    one = after(document, "place S1 0 -400 0")
    assert forbidding(one, "roll S3") == {"ND-P4"}
    assert forbidding(one, "roll S2 S3") == set()
    both = after(one, "place S2 0 -800 0")
    assert forbidding(both, "roll S3") == set()
    assert both["placed"] == ["S1", "S2"]


def test_case_17_fortunes_go_along_with_the_die_that_they_boost():
    dice = skill("fight fortune fortune wild catch")
    document = position("push", dice, boosts={"S2": "S1", "S3": "S1"})
    moved = after(document, "place S1 0 0 0")
    assert [moved["skill"][name] for name in ("S2", "S3")] == [["fortune", 170, 0, 0], ["fortune", 0, 170, 0]]
    assert moved["placed"] == ["S1", "S2", "S3"]
    edge = after(position("push", dice, boosts={"S2": "S1"}), "place S1 1120 0 0")
    assert edge["skill"]["S2"] == ["fortune", 1120, 170, 0]


def test_case_18_a_match_may_save_the_fighting():
    document = position("throw", house="guard guard resident lock", players=2, held={"T1": 1})
    dice = skill("fortune sneak fight fight pick", FIRST_BEHIND)
    asked = after(document, throw(dice, T1=("catch", 600, 0, 0)))
    assert asked["phase"] == "match"
    assert after(asked, "ready")["treasure"] == [8, 3]
    assert after(asked, "S1+S2")["treasure"] == [9, 3]


def test_case_19_four_picks_of_a_boosted_wild_and_a_house_that_is_checked_without_a_question():
    assert use("lock lock lock lock", "wild*4") == Use(6, unseen=True, beaten=True)
    document = position("throw", house="lock lock lock lock", players=2, held={"T1": 1})
    unasked = after(document, throw(skill("pick pick pick wild catch"), T1=("catch", 600, 0, 0)))
    assert (unasked["phase"], unasked["active"], unasked["treasure"]) == ("house", 1, [9, 3])


def test_case_20_five_fortunes_can_only_run_or_be_rerolled():
    poses = [(-600, 0, 0), (-300, 0, 0), (0, 0, 0), (300, 0, 0), (600, 0, 0)]
    dice = skill("fortune fortune fortune fortune fortune", poses)
    document = position("throw", players=2, held={"T1": 1})
    asked = after(document, throw(dice, T1=("catch", 0, 600, 0)))
    assert (asked["phase"], naive.legal(asked)) == ("push", [ALL, "run"])
    assert after(asked, "run")["treasure"] == [3, 3]


def test_a_saved_die_is_boosted_further_and_a_matched_fortune_stays():
    dice = skill("fortune fight fortune catch catch", [BEHIND, (0, 0, 0), (170, 0, 0), (0, 400, 0), (0, 800, 0)])
    document = position("match", dice, boosts={"S3": "S2"}, house="lock lock guard2 guard2")
    assert naive.legal(document) == ["S1+S2", "ready"]
    assert forbidding(document, "S3+S2") == {"ND-H4", "ND-H6"}
    assert forbidding(document, "S1+S4") == forbidding(document, "S1+S3") == {"ND-H4"}
    boosted = after(document, "S1+S2")
    assert boosted["boosts"] == {"S1": "S2", "S3": "S2"}
    # The front spot is taken by the other fortune.
    assert boosted["skill"]["S1"] == ["fortune", 0, 170, 0]


def test_matching_ends_when_no_fortune_can_be_matched_any_more():
    poses = [(-600, 0, 0), (-900, 0, 0), (0, -400, 0), (0, 0, 0), (0, 400, 0)]
    document = position("match", skill("fortune fortune fight fight catch", poses), house="lock lock lock lock")
    once = after(document, "S1+S4")
    assert (once["phase"], naive.legal(once)) == ("match", ["S2+S3", "S2+S4", "ready"])
    assert after(once, "S2+S3")["phase"] == "push"
    assert after(once, "ready")["phase"] == "push"


DIAGONAL = [BEHIND, (0, 0, 0), (150, 150, 450), (-150, -150, 450), (0, 800, 0)]


def test_a_fortune_without_a_free_spot_lies_before_its_die_and_forbids_nothing_until_someone_lays_it_there():
    document = position("match", skill("fortune fight catch catch catch", DIAGONAL))
    matched = after(document, "S1+S2")
    assert matched["skill"]["S1"] == ["fortune", 170, 0, 0]
    assert overlap(matched["skill"]["S1"], matched["skill"]["S3"])
    assert forbidding(matched, "roll S5") == set()
    again = after(matched, "place S2 0 0 0")
    assert again["skill"] == matched["skill"]
    assert forbidding(again, "roll S5") == {"ND-P4"}
    assert forbidding(again, "roll S1 S2 S5") == forbidding(again, "roll S3 S5") == set()


@pytest.mark.parametrize(
    ("apart", "clauses"), [(-1, {"ND-P3", "ND-P4"}), (0, set()), (20, set()), (21, {"ND-P3", "ND-P4"})]
)
def test_a_matched_fortune_is_placed_up_to_2_mm_from_its_die(apart, clauses):
    document = position("push", skill("fight fortune sneak wild catch"), boosts={"S2": "S1"})
    assert forbidding(document, f"place S2 {160 + apart} -800 0") == clauses


@pytest.mark.parametrize(("x", "clauses"), [(1157, set()), (1158, {"ND-P3", "ND-P4"})])
def test_a_die_is_placed_inside_the_tray(x, clauses):
    document = position("push", skill("fight fortune sneak wild catch"), boosts={"S2": "S1"})
    assert forbidding(document, f"place S1 {x} 0 0") == clauses


def test_a_die_in_the_tray_always_has_a_spot_for_a_fortune_beside_it():
    rng = Random("spots")
    edges = [["fight", *luck.at_edge(rng.randrange(3600), rng)] for _ in range(300)]
    inside = [die for die in edges if is_inside(die)]
    assert len(inside) > 100
    for die in inside:
        assert any(is_inside(["fortune", *spot]) for spot in spots(die)), die
        assert all(is_beside(["fortune", *spot], die) for spot in spots(die)), die


def test_the_gap_of_two_dice_is_that_between_their_sides():
    assert gap(["fight", 0, 0, 0], ["pick", 170, 30, 0]) == 10
    assert gap(["fight", 0, 0, 0], ["pick", 170, 200, 900]) == 40
    assert gap(["fight", 0, 0, 0], ["pick", 150, -20, 1800]) == -10
    # A corner points at a side.
    assert gap(["fight", 0, 0, 0], ["pick", 200, 0, 450]) == pytest.approx(120 - 80 * 2**0.5)


def test_every_round_begins_with_the_first_ninja_and_equal_treasure_shares_the_victory():
    document = naive.start(3, first=2)
    seats = []
    while document["phase"] != "over":
        seats.append((document["round"], document["active"]))
        faces = " ".join(["guard2"] * (3 + document["round"]))
        document = after(document, f"house {faces}")
        threat = {name: ("catch", 600, 400 * number, 0) for number, name in enumerate(document["held"])}
        document = after(document, throw(skill("pick pick pick pick catch"), **threat), "run")
    assert seats == [(number, seat) for number in (1, 2, 3) for seat in (2, 0, 1)]
    assert naive.result(document) == {"winners": [0, 1, 2], "scores": [3, 3, 3]}
    assert (document["round"], document["active"], naive.legal(document)) == (3, None, [])


@pytest.mark.parametrize("text", UNREADABLE_MOVES)
def test_what_is_no_move_is_not_read(text):
    with pytest.raises(ValueError, match="expected"):
        read_move(text)


@pytest.mark.parametrize("text", UNREADABLE_THROWS)
def test_a_throw_is_of_the_dice_to_be_thrown(text):
    dice = skill("fight pick sneak wild catch")
    document = after(position("push", dice, players=2, locked=["T1", "T2", "T3"]), "roll S1")
    assert after(document, "throw T4=catch@0,400,0 S1=fight@0,0,0")["phase"] == "push"
    with pytest.raises(ValueError, match="expected"):
        after(document, text)


@pytest.mark.parametrize("text", UNREADABLE_HOUSES)
def test_a_house_has_four_dice_in_the_first_round(text):
    assert after(naive.start(2), "house lock guard2 resident guard")["house"] == ["guard", "guard2", "resident", "lock"]
    with pytest.raises(ValueError, match="expected"):
        after(naive.start(2), text)


@pytest.mark.parametrize("players", [2, 5])
def test_random_matches_end_and_coins_only_move_or_come_from_the_supply(players):
    rng = Random(f"a match of {players}")
    document = naive.start(players, first=rng.randrange(players))
    phases = Counter()
    for _ in range(MOST_PLIES):
        if naive.to_act(document) is None:
            break
        phases[document["phase"]] += 1
        before, document = document, naive.play(document, luck.anything(document, rng))
        moved = sum(document["treasure"]) - sum(before["treasure"])
        assert min(document["treasure"]) >= 0
        assert moved == 0 or (document["phase"] in ("house", "over") and 0 < moved <= 10)
    assert document["phase"] == "over"
    assert set(phases) == {"house", "throw", "steal", "match", "push"}
