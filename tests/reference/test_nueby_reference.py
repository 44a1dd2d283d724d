"""The naive Nüby by itself: the worked cases of docs/rules/nueby.md, and random games that end."""

from collections import Counter
from itertools import product
from random import Random

import pytest
from reference import nueby as naive
from reference.nueby import board
from reference.nueby.sittings import SITTINGS, crowded, wander
from reference.nueby.walks import walks

ZWEITE_EBENE = "nueby/zweite-ebene"
EINSER_BLOCKER = "nueby/einser-blocker"
JAEGER = "nueby/jaeger"
WERFER = "nueby/werfer"
ABKUERZUNGEN = "nueby/abkuerzungen"
KURZER_EINSATZ = "nueby/kurzer-einsatz"
WITH_SIXES = [ZWEITE_EBENE, EINSER_BLOCKER, JAEGER, WERFER, ABKUERZUNGEN]
MOST_PLIES = 50_000


def position(game, *rows, turn=0, phase="roll", focus=(), blocks="", **rest):
    """A document with the pieces of each seat as words; *focus* names the fields of pieces that have it."""
    document = {"game": game, "players": len(rows), "turn": turn, "phase": phase, "sixes": 0, "options": {}}
    document["pieces"] = [row.split() for row in rows]
    if game == JAEGER:
        document["focus"] = [[field in focus or field[0] == "z" for field in row.split()] for row in rows]
    if game == EINSER_BLOCKER:
        document["blocks"] = blocks.split()
    return document | rest


def after(document, *texts):
    for text in texts:
        document = naive.play(document, text)
    return document


def moves(document, outcome):
    """The legal moves after *outcome*, as words in string order; the seat must not have changed."""
    rolled = naive.play(document, outcome)
    assert (rolled["phase"], rolled["turn"]) == ("move", document["turn"])
    return " ".join(sorted(naive.legal(rolled)))


def pieces(document, seat):
    return " ".join(sorted(document["pieces"][seat]))


def state_of(document):
    return document["phase"], document["turn"], document["sixes"]


def test_case_1_a_thrower_on_its_entry_throws_backwards_with_a_1_and_then_goes_home():
    document = position(WERFER, "r0 z0.2 z0.3 z0.4", "r47 s3 s3 s3")
    assert moves(document, "d1") == "r0-r1 r0-r47"
    thrown = after(document, "d1", "r0-r47")
    assert pieces(thrown, 1) == "s3 s3 s3 s5"
    again = after(thrown, "s3-r24", "d1", "r24-r25")
    assert moves(again, "d1") == "pass r47-r0 r47-r46 r47-z0.1"
    assert after(again, "d1", "r47-z0.1")["winner"] == 0


@pytest.mark.parametrize("game", WITH_SIXES)
def test_case_2_a_6_that_nobody_can_use_rolls_again_and_a_second_one_ends_the_turn(game):
    document = position(game, "r3 z0.2 z0.3 z0.4", "r20 z2.4 z2.3 z2.2", blocks="b0.1 b2.1")
    once = after(document, "d6")
    assert state_of(once) == ("roll", 0, 1)
    assert once["pieces"] == document["pieces"]
    assert state_of(after(once, "d6")) == ("roll", 1, 0)


def test_case_3_a_free_entry_chooses_between_two_areas_and_counts_as_the_first_6():
    choice = after(position(WERFER, "s0 s2 z0.4 z0.3", "r20 s3 s3 s3", turn=1), "d1", "r20-r21")
    assert state_of(choice) == ("enter", 0, 0)
    assert naive.legal(choice) == {"s0-r0", "s2-r16"}
    entered = after(choice, "s2-r16")
    assert state_of(entered) == ("roll", 0, 1)
    assert moves(entered, "d6") == "pass s0-r0"
    assert state_of(after(entered, "d6", "s0-r0")) == ("roll", 1, 0)


def test_case_4_a_count_too_high_for_the_lane_leaves_passing_the_goal_or_nothing():
    document = position(ABKUERZUNGEN, "r57 z0.2 z0.3 z0.4", "r20 s3 s3 s3")
    assert moves(document, "d4") == "pass r57-r1"
    assert moves(document, "d2") == "r57-r59 r57-z0.1"
    assert moves(document, "d1") == "r57-r58"


def test_case_5_a_blockade_is_not_passed_but_taken_off_by_an_exact_hit():
    document = position(EINSER_BLOCKER, "r5 z0.2 z0.3 z0.4", "r20 s2 s2 s2", blocks="b0.1 r8")
    assert state_of(after(document, "d5")) == ("roll", 1, 0)
    assert moves(document, "d3") == "r5-r8"
    assert after(document, "d3", "r5-r8")["blocks"] == ["b0.1", "b2.1"]
    own = position(EINSER_BLOCKER, "r5 z0.2 z0.3 z0.4", "r20 s1 s1 s1", "r21 s2 s2 s2", blocks="r8 b1.0 b2.0")
    assert after(own, "d3", "r5-r8")["blocks"] == ["b0.0", "b1.0", "b2.0"]


def test_case_6_a_1_takes_the_stone_off_the_only_entry():
    locked = after(position(EINSER_BLOCKER, "s0 s0 s0 s0", "r20 s2 s2 s2", turn=1, blocks="b0.1 r0"), "d2", "r20-r22")
    assert state_of(locked) == ("roll", 0, 0)
    assert state_of(after(locked, "d3")) == ("roll", 1, 0)
    assert state_of(after(locked, "d6")) == ("roll", 0, 1)
    stepping = after(locked, "d1")
    assert naive.legal(stepping) == {"s0-r0", "push"}
    entered = after(stepping, "s0-r0", "done")
    assert pieces(entered, 0) == "r0 s0 s0 s0"
    assert entered["blocks"] == ["b0.1", "b2.1"]


def test_one_open_area_leaves_a_1_without_an_entry():
    document = position(EINSER_BLOCKER, "s0 s1 z0.3 z0.2", "r20 s2 s2 s2", blocks="b0.1 r0")
    assert moves(document, "d6") == "pass s1-r8"
    assert naive.legal(after(document, "d1")) == {"z0.3-z0.4", "push"}


def test_the_own_stone_dropped_on_the_own_entry_locks_out_and_lets_in_at_once():
    document = position(EINSER_BLOCKER, "s0 s0 z0.3 z0.2", "r20 s2 s2 s2", blocks="b0.2 b2.1")
    assert naive.legal(after(document, "d1", "push", "drop r0")) == {"s0-r0", "z0.3-z0.4"}
    assert naive.legal(after(document, "d1", "push", "drop r1")) == {"z0.3-z0.4"}


@pytest.mark.parametrize(
    ("hunters", "outcome", "choices"),
    [
        ("n2.3 r9", "h2", None),
        ("n2.3 n4.1", "h2", {"focus -", "focus n2.3 n4.1"}),
        ("n2.3 n4.1", "h1", {"focus n2.3", "focus n4.1"}),
        ("n2.3 n4.1", "h3", {"focus n2.3", "focus n4.1"}),
        ("n2.3 n4.1", "h0", None),
    ],
)
def test_case_7_hits_are_shared_out_in_pairs(hunters, outcome, choices):
    document = position(JAEGER, f"{hunters} s0 s0", "r20 s3 s3 s3", phase="start")
    assert naive.legal(document) == {"roll", *(f"hunt {number}" for number in range(1, 7))}
    hunting = after(document, "hunt 4")
    assert hunting["named"] == 4
    hit = after(hunting, outcome)
    if choices is None:
        assert state_of(hit) == ("roll", 1, 0)
        assert hit["focus"] == document["focus"]
    else:
        assert hit["hits"] == int(outcome[1])
        assert naive.legal(hit) == choices
        chosen = max(choices)
        assert after(hit, chosen)["focus"][0] == [field in chosen for field in document["pieces"][0]]


def test_one_hit_for_one_hunter_needs_no_choice():
    document = position(JAEGER, "n2.3 r9 s0 s0", "r20 s3 s3 s3", phase="start")
    hit = after(document, "hunt 1", "h3")
    assert state_of(hit) == ("roll", 1, 0)
    assert hit["focus"][0] == [True, False, False, False]


def test_kind_hits_may_go_unused():
    document = position(JAEGER, "n2.3 n4.1 s0 s0", "r20 s3 s3 s3", phase="start", options={"extra_hits": "kind"})
    one_hit = after(document, "hunt 4", "h1")
    assert naive.legal(one_hit) == {"focus -", "focus n2.3", "focus n4.1"}
    assert len(naive.legal(after(document, "hunt 4", "h2"))) == 4


def test_a_hunt_may_follow_a_first_6_and_the_hits_of_four_dice_are_counted():
    document = position(JAEGER, "n2.3 z0.2 z0.3 z0.4", "r30 s3 s3 s3", phase="start")
    after_six = after(document, "roll", "d6")
    assert state_of(after_six) == ("start", 0, 1)
    throws = Counter(f"h{dice.count(2)}" for dice in product(range(6), repeat=4))
    assert naive.outcomes(after(after_six, "hunt 2")) == throws


def test_case_8_without_focus_a_piece_runs_past_its_goal_or_waits():
    rows = "r46 s0 s0 s0", "r20 s3 s3 s3"
    assert moves(position(JAEGER, *rows), "d2") == "pass r46-r0"
    assert moves(position(JAEGER, *rows, focus=["r46"]), "d2") == "r46-r0 r46-z0.2"


def test_case_9_the_shortcut_is_open_to_who_starts_on_its_arrow():
    assert moves(position(ABKUERZUNGEN, "r1 s0 s0 s0", "r30 s3 s3 s3"), "d2") == "r1-g0.2 r1-r3"
    assert moves(position(ABKUERZUNGEN, "r0 s0 s0 s0", "r30 s3 s3 s3"), "d3") == "r0-r3"
    assert moves(position(ABKUERZUNGEN, "g0.1 s0 s0 s0", "r30 s3 s3 s3"), "d2") == "g0.1-r7"


def test_backwards_out_of_the_grey_fields_goes_over_the_arrow_and_on_back():
    document = position(ABKUERZUNGEN, "g0.2 s0 s0 s0", "g0.1 r1 r0 r2")
    assert moves(document, "d3") == "g0.2-r0 g0.2-r9"
    assert pieces(after(document, "d1", "g0.2-g0.1"), 1) == "r0 r1 r2 s0"
    assert moves(position(ABKUERZUNGEN, "r7 s0 s0 s0", "g0.2 s3 s3 s3"), "d1") == "r7-r8"


def test_case_10_a_thrown_piece_pushes_those_on_e_up_the_lane():
    document = position(KURZER_EINSATZ, "r25 e0.0 e0.1 e0.2", "r27 e3.0 e3.1 z3.4")
    assert pieces(after(document, "d2", "r25-r27"), 1) == "e3.0 e3.1 e3.2 z3.4"
    shared = position(KURZER_EINSATZ, "r25 e3.0 e0.1 e0.2", "r27 e3.1 e0.0 z3.4")
    thrown = after(shared, "d2", "r25-r27")
    assert (pieces(thrown, 0), pieces(thrown, 1)) == ("e0.1 e0.2 e3.1 r27", "e0.0 e3.0 e3.2 z3.4")


def test_case_11_the_own_arrow_leads_from_the_outer_fork_to_the_inner_ring():
    assert moves(position(ZWEITE_EBENE, "r34 s0 s0 s0", "r9 s3 s3 s3"), "d3") == "r34-i2 r34-r1"
    assert moves(position(ZWEITE_EBENE, "r16 s0 s0 s0", "r9 s3 s3 s3"), "d3") == "r16-r19"
    assert moves(position(ZWEITE_EBENE, "r9 s0 s0 s0", "r16 s3 s3 s3", turn=1), "d3") == "r16-i14 r16-r19"
    assert moves(position(ZWEITE_EBENE, "i22 s0 s0 s0", "r9 s3 s3 s3"), "d3") == "i22-i1 i22-z0.3"


def test_who_is_thrown_inside_waits_inside():
    document = position(ZWEITE_EBENE, "i5 s0 s0 s0", "i7 r3 s3 s3")
    thrown = after(document, "d2", "i5-i7")
    assert pieces(thrown, 1) == "r3 s3 s3 t1"
    assert moves(thrown, "d6") == "pass s3-r18 t1-i4"


def test_case_12_a_backward_throw_needs_every_field_between_occupied():
    row = "r20 r19 s0 s0"
    assert moves(position(ABKUERZUNGEN, row, "r18 r17 s3 s3"), "d3") == "r19-r22 r20-r17 r20-r23"
    assert moves(position(ABKUERZUNGEN, row, "r16 r17 s3 s3"), "d3") == "r19-r22 r20-r23"
    assert moves(position(ABKUERZUNGEN, row, "r18 r17 s3 s3", turn=1), "d1") == "r18-r19"


@pytest.mark.parametrize("game", WITH_SIXES)
def test_case_13_everybody_opens_with_a_piece_on_the_entry(game):
    opening = naive.start(game, 2)
    assert state_of(opening) == ("roll", 0, 1)
    assert pieces(opening, 0) == "r0 s0 s0 s0"
    entry = board.entry_of(opening, f"s{board.taken(opening)[1]}")
    second = after(opening, "d6")
    assert state_of(second) == ("roll", 1, 1)
    assert entry in second["pieces"][1]


def test_case_14_a_thrower_goes_either_way_but_not_back_over_an_arrow():
    document = position(WERFER, "r3 z0.2 z0.3 z0.4", "r30 s3 s3 s3")
    assert moves(document, "d3") == "r3-r0 r3-r6"
    assert moves(document, "d4") == "r3-r7"
    assert moves(position(WERFER, "r0 z0.2 z0.3 z0.4", "r30 s3 s3 s3"), "d1") == "r0-r1"


def test_a_thrower_on_its_marked_fields_need_not_move():
    assert moves(position(WERFER, "r43 s0 s0 s0", "r30 s3 s3 s3"), "d2") == "pass r43-r41 r43-r45"
    assert moves(position(WERFER, "r42 s0 s0 s0", "r30 s3 s3 s3"), "d2") == "r42-r40 r42-r44"


def test_case_15_a_full_lane_pushes_the_thrower_on():
    document = position(KURZER_EINSATZ, "r22 e0.0 e0.1 e0.2", "r24 e3.0 e3.1 e3.2", "e3.3 e3.4 e4.0 e4.1")
    thrown = after(document, "d2", "r22-r24")
    assert pieces(thrown, 0) == "e0.0 e0.1 e0.2 r25"
    assert pieces(thrown, 1) == "e3.0 e3.1 e3.2 e3.3"
    assert pieces(thrown, 2) == "e3.4 e4.0 e4.1 r24"


def test_case_16_only_a_throw_over_both_entry_and_fork_gives_the_focus():
    over_both = position(JAEGER, "r0 s0 s0 s0", "r47 r46 s3 s3")
    assert moves(over_both, "d2") == "r0-n0.1 r0-r2 r0-r46"
    assert after(over_both, "d2", "r0-r46")["focus"][0] == [True, False, False, False]
    over_fork_only = position(JAEGER, "r47 s0 s0 s0", "r46 r9 s3 s3")
    assert after(over_fork_only, "d1", "r47-r46")["focus"][0] == [False] * 4


def test_case_17_push_and_piece_in_either_order():
    document = position(EINSER_BLOCKER, "r5 s0 s0 s0", "r20 s2 s2 s2", blocks="b0.2 r9")
    pushed = after(document, "d1", "push")
    assert (pushed["phase"], pushed["moved"], pushed["pushed"]) == ("move", False, True)
    free = {f"drop r{number}" for number in range(32) if number not in (5, 9, 20)}
    assert naive.legal(pushed) == {"r5-r6", *free}
    moved = after(document, "d1", "r5-r6")
    assert naive.legal(moved) == {"push", "done"}
    assert naive.legal(after(moved, "push")) == {"done", "drop r5", *free - {"drop r6"}}
    mine_again = after(moved, "push", "done", "d2", "r20-r22")
    assert state_of(mine_again) == ("start", 0, 0)
    assert state_of(after(mine_again, "drop r23")) == ("roll", 0, 0)
    assert naive.legal(mine_again) == {"roll", *free - {"drop r6", "drop r22"}, "drop r5", "drop r20"}


def test_case_18_who_finds_the_last_side_path_taken_may_wait_before_it():
    rows = "s0 s0 s0 s0", "r0 s1 s1 s1", "s3 s3 s3 s3", "r30 s4 s4 s4"
    taken_path = position(JAEGER, *rows, turn=1)
    taken_path["pieces"][3][1] = "n0.2"
    assert moves(taken_path, "d3") == "pass r0-r3"
    assert moves(position(JAEGER, *rows, turn=1), "d3") == "r0-n0.2 r0-r3"


def drops(document, *taken):
    """All ways to put the stone of a board of 32 ring fields, save on those that are taken."""
    return {f"drop r{number}" for number in range(32) if number not in taken}


def test_case_19_the_stone_is_put_at_any_moment():
    document = position(EINSER_BLOCKER, "r3 s0 s0 s0", "r20 s2 s2 s2", phase="start", blocks="b0.3 b2.1")
    free = drops(document, 3, 20)
    assert naive.legal(document) == {"roll", *free}
    rolled = after(document, "roll", "d4")
    assert naive.legal(rolled) == {"r3-r7", *free}
    assert naive.legal(after(rolled, "r3-r7")) == {"done", "drop r3", *free - {"drop r7"}}
    assert "push" not in naive.legal(after(document, "roll", "d1"))
    assert state_of(after(rolled, "drop r5")) == ("roll", 1, 0)
    assert naive.legal(after(rolled, "drop r7")) == {"r3-r7", "pass"}


def test_case_20_after_a_6_the_stone_is_asked_about_once():
    document = position(EINSER_BLOCKER, "r3 s0 z0.3 z0.4", "r20 s2 s2 s2", blocks="b0.3 b2.1")
    six = after(document, "d6")
    assert naive.legal(six) == {"s0-r0", "pass", *drops(document, 3, 20)}
    entered = after(six, "s0-r0")
    assert state_of(entered) == ("start", 0, 1)
    assert naive.legal(after(entered, "roll", "d6")) == {"done", *drops(document, 0, 3, 20)}
    on_the_way = position(EINSER_BLOCKER, "r3 z0.2 z0.3 z0.4", "r20 s2 s2 s2", blocks="b0.2 b2.1")
    assert state_of(after(on_the_way, "d6")) == ("roll", 0, 1)


def test_case_21_the_own_stone_never_compels():
    running = "r3 z0.2 z0.3 z0.4", "r20 s2 s2 s2"
    assert moves(position(EINSER_BLOCKER, *running, blocks="r6 b2.1"), "d3") == "pass r3-r6"
    assert moves(position(EINSER_BLOCKER, *running, blocks="b0.1 r6"), "d3") == "r3-r6"
    home = after(position(EINSER_BLOCKER, *running, blocks="r4 b2.1"), "d1", "r3-r4")
    assert (home["blocks"][0], naive.legal(home)) == ("b0.1", {"push", "done"})
    waiting = "s0 s0 s0 s0", "r20 s2 s2 s2"
    assert moves(position(EINSER_BLOCKER, *waiting, blocks="r0 b2.1"), "d1") == "pass s0-r0"
    assert moves(position(EINSER_BLOCKER, *waiting, blocks="b0.3 r0"), "d1").split().count("pass") == 0


def test_case_22_barred_pieces_and_the_last_one_home():
    rows = "r3 z0.2 z0.3 z0.4", "r20 s2 s2 s2"
    assert state_of(after(position(EINSER_BLOCKER, *rows, blocks="b0.1 r5"), "d4")) == ("roll", 1, 0)
    frei = after(position(EINSER_BLOCKER, *rows, blocks="b0.3 r5"), "d4")
    assert naive.legal(frei) == {"done", *drops(frei, 3, 5, 20)}
    last = position(EINSER_BLOCKER, "r30 z0.2 z0.3 z0.4", "r20 s2 s2 s2", blocks="b0.2 b2.1")
    assert after(last, "d1", "r30-z0.1")["phase"] == "over"


def test_case_23_a_move_over_the_shortcut_never_compels():
    assert moves(position(ABKUERZUNGEN, "r51 r56 z0.3 z0.4", "r20 s3 s3 s3"), "d5") == "pass r51-r59 r51-z0.1 r56-r1"
    assert "pass" not in moves(position(ABKUERZUNGEN, "r51 r56 s0 z0.4", "r20 s3 s3 s3"), "d5").split()
    assert moves(position(ABKUERZUNGEN, "g0.1 s0 s0 s0", "r30 s3 s3 s3"), "d1") == "g0.1-g0.2"


def test_case_24_play_on_for_the_places():
    rows = "r47 z0.2 z0.3 z0.4", "r15 z2.2 z2.3 z2.4", "r30 s4 s4 s4"
    document = position(WERFER, *rows, options={"places": True}, places=[])
    first = after(document, "d1", "r47-z0.1")
    assert (first["places"], state_of(first)) == ([0], ("roll", 1, 0))
    third = after(first, "d2", "pass")
    assert third["turn"] == 2
    assert after(third, "d2", "r30-r32")["turn"] == 1
    over = after(first, "d1", "r15-z2.1")
    assert (over["phase"], over["places"], over["winner"]) == ("over", [0, 1, 2], 0)
    assert after(position(WERFER, *rows), "d1", "r47-z0.1")["phase"] == "over"


def test_a_side_path_need_not_be_left_but_is_moved_up():
    document = position(JAEGER, "n2.3 s0 s0 s0", "r30 s3 s3 s3", phase="start")
    assert moves(after(document, "roll"), "d1") == "n2.3-n2.4"
    assert moves(after(document, "roll"), "d2") == "n2.3-r20 pass"


def test_a_side_path_is_left_backwards_only_onto_the_ring():
    document = position(JAEGER, "n2.2 s0 s0 s0", "n2.1 r17 s3 s3", phase="start", focus=["n2.1", "r17"])
    assert moves(after(document, "roll"), "d2") == "n2.2-n2.4 n2.2-r17"
    assert moves(after(document, "roll"), "d1") == "n2.2-n2.3"
    thrown = position(JAEGER, "r15 s0 s0 s0", "r30 r17 s3 s3", focus=["r30", "r17"])
    assert after(thrown, "d2", "r15-r17")["focus"][1] == [True, False, False, False]


def test_a_throwers_way_back_compels():
    document = position(WERFER, "r42 r44 s0 s0", "r30 s3 s3 s3")
    assert moves(document, "d2") == "r42-r40 r44-r46"


def test_pieces_that_could_move_up_in_the_goal_keep_the_free_entry_away():
    rest = "r30 s3 s3 s3"
    loose = after(position(WERFER, "s0 s0 z0.1 z0.4", rest, turn=1), "d1", "r30-r31")
    assert state_of(loose) == ("roll", 0, 0)
    assert moves(loose, "d2") == "z0.1-z0.3"
    assert state_of(after(loose, "d3")) == ("roll", 1, 0)
    firm = after(position(WERFER, "s0 s0 z0.3 z0.4", rest, turn=1), "d1", "r30-r31")
    assert state_of(firm) == ("roll", 0, 1)


def test_a_blockade_is_no_opponent_to_a_6_or_backwards():
    document = position(EINSER_BLOCKER, "r10 s0 s0 s0", "r8 s2 s2 s2", blocks="r16 r9")
    assert moves(document, "d6") == "pass s0-r0"
    assert moves(document, "d2") == "r10-r12"
    assert state_of(after(document, "d1")) == ("move", 0, 0)


def test_a_6_is_a_number_like_the_others_in_kurzer_einsatz_and_grey_fields_are_safe():
    document = naive.start(KURZER_EINSATZ, 2)
    assert state_of(document) == ("roll", 0, 0)
    assert moves(document, "d6") == "e0.0-r1 e0.1-r2 e0.2-r3 e0.3-r4"
    assert moves(document, "d1") == "e0.3-e0.4"
    assert state_of(after(document, "d6", "e0.0-r1")) == ("roll", 1, 0)
    strangers = position(KURZER_EINSATZ, "e3.0 r1 z0.3 z0.4", "e3.2 e3.1 r0 r30")
    assert moves(strangers, "d2") == "r1-r3"
    assert moves(strangers, "d1") == "r1-r0 r1-r2"


@pytest.mark.parametrize(
    ("game", "players", "home"),
    [
        (ZWEITE_EBENE, 4, "r0 s0 s0 z0.4"),
        (EINSER_BLOCKER, 3, "r0 s0 s0 s0"),
        (EINSER_BLOCKER, 4, "r0 s0 s0 z0.4"),
        (JAEGER, 6, "r0 s0 s0 s0"),
        (WERFER, 3, "r0 s0 s0 s0"),
        (KURZER_EINSATZ, 4, "e0.0 e0.1 e0.2 e0.3"),
        (KURZER_EINSATZ, 5, "e0.0 e0.1 e0.2 z0.4"),
    ],
)
def test_many_players_have_three_figures(game, players, home):
    assert pieces(naive.start(game, players), 0) == home


def test_a_stranger_is_refused_in_one_line():
    with pytest.raises(ValueError, match="expected one of the games"):
        naive.start("nueby/halma", 2)
    with pytest.raises(ValueError, match="expected 2 to 4 players, got 5"):
        naive.start(JAEGER, 5, {"colours": 4})
    with pytest.raises(ValueError, match="neither a legal move nor an outcome"):
        naive.play(naive.start(JAEGER, 2), "d7")


def test_the_order_of_pieces_has_no_meaning():
    one = position(JAEGER, "r5 n2.1 s0 z0.4", "r30 s3 s3 s3", focus=["n2.1"])
    other = position(JAEGER, "z0.4 s0 n2.1 r5", "s3 s3 r30 s3", focus=["n2.1"])
    assert naive.normalised(one) == naive.normalised(other)
    assert naive.normalised(one) != naive.normalised(position(JAEGER, *map(" ".join, one["pieces"])))


def check(document, sitting):
    """Everybody has four pieces, no field but an area holds two, and one text means one move."""
    assert [len(row) for row in document["pieces"]] == [4] * sitting.players
    fields = Counter(field for row in document["pieces"] for field in row if field[0] not in "st")
    fields.update(field for field in document.get("blocks", []) if field[0] == "r")
    assert max(fields.values(), default=1) == 1, document
    if document["phase"] == "move":
        texts = [walk.text for walk in walks(document)]
        assert len(texts) == len(set(texts)) > 0, document


# One of each game: the agreement with the engine plays all sittings to their ends.
@pytest.mark.parametrize("sitting", {sitting.game: sitting for sitting in SITTINGS}.values(), ids=str)
def test_random_games_end_with_all_pieces_of_the_winner_in_the_goal(sitting):
    rng = Random(f"random games of {sitting}")
    document = naive.start(*sitting)
    plies = 0
    while document["phase"] != "over":
        check(document, sitting)
        assert bool(naive.legal(document)) != bool(naive.outcomes(document))
        document = naive.play(document, wander(document, rng))
        plies += 1
        assert plies < MOST_PLIES
    assert document["winner"] == document["turn"]
    assert pieces(document, document["winner"]) == " ".join(
        f"z{board.taken(document)[document['winner']]}.{k}" for k in range(1, 5)
    )
    assert not naive.legal(document)
    assert not naive.outcomes(document)


@pytest.mark.parametrize("sitting", SITTINGS, ids=str)
def test_crowded_positions_are_played_on(sitting):
    rng = Random(f"crowded positions of {sitting}")
    for _ in range(5):
        document = crowded(sitting, rng)
        for _ in range(10):
            check(document, sitting)
            if document["phase"] != "over":
                document = naive.play(document, wander(document, rng))
