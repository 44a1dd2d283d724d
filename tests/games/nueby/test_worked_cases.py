"""The worked cases of the rules, in their order."""

import pytest
from games.nueby.sketch import WITH_SIXES, clause_against, fields_of, sketch

import engawa


@pytest.mark.clause("NU-31", "NW-3", "NW-4")
def test_case_1_a_thrower_on_its_entry_throws_back_with_a_one_and_goes_straight_home() -> None:
    m = sketch("werfer", "r0 z0.4 z0.3 z0.2", "r47", die=1)
    assert m.legal() == ["r0-r1", "r0-r47"]
    m.play("r0-r47")
    assert fields_of(m, 1) == ["s3", "s3", "s3", "s5"]
    again = sketch("werfer", "r47 z0.4 z0.3 z0.2", die=1)
    again.play("r47-z0.1")
    assert again.result["winners"] == [0]


@pytest.mark.clause("NU-20", "NU-21")
@pytest.mark.parametrize("game", WITH_SIXES)
def test_case_2_a_six_that_does_nothing_rolls_again_and_a_second_ends_the_turn(game: str) -> None:
    colour = 2 if game == "einser-blocker" else 3
    lane = f"z{colour}.4 z{colour}.3 z{colour}.2"
    m = sketch(game, "r1 r2 z0.4 z0.3", f"r20 {lane}", phase="roll")
    m.play("d6")
    assert (m.to_act, m.position()["turn"], m.position()["sixes"]) == ("chance", 0, 1)
    m.play("d6")
    assert (m.to_act, m.position()["turn"], m.position()["sixes"]) == ("chance", 1, 0)


@pytest.mark.clause("NU-3", "NU-4")
def test_case_3_a_free_entry_from_two_areas_then_one_roll() -> None:
    m = sketch("werfer", "s0 s0 s2 s2", "r20 r21", turn=1, die=1)
    m.play("r20-r19")
    assert (m.to_act, m.position()["phase"], m.legal()) == (0, "enter", ["s0-r0", "s2-r16"])
    m.play("s2-r16")
    assert (m.to_act, m.position()["sixes"]) == ("chance", 1)
    m.play("d6")
    assert m.legal() == ["pass", "s0-r0"]
    m.play("s0-r0")
    assert (m.to_act, m.position()["turn"]) == ("chance", 1)


@pytest.mark.clause("NU-6", "NU-9")
def test_case_4_running_past_the_goal_is_allowed_and_so_is_passing() -> None:
    m = sketch("zweite-ebene", "i21 z0.4 z0.3 z0.2", "r20", die=5)
    assert m.legal() == ["i21-i2", "pass"]


@pytest.mark.clause("NB-3", "NB-4")
def test_case_5_a_blockade_three_ahead() -> None:
    m = sketch("einser-blocker", "r5 z0.4 z0.3 z0.2", "r20", blocks="b0.1 r8", die=5)
    assert clause_against(m, "r5-r10") == "NB-4"
    m = sketch("einser-blocker", "r5 z0.4 z0.3 z0.2", "r20", blocks="b0.1 r8", die=3)
    assert m.legal() == ["r5-r8"]
    m.play("r5-r8")
    assert m.position()["blocks"] == ["b0.1", "b2.1"]
    m = sketch("einser-blocker", "r5 z0.4 z0.3 z0.2", "r20", blocks="b0.1 r8", phase="roll")
    m.play("d5")
    assert m.position()["turn"] == 1


@pytest.mark.clause("NB-5", "NB-6")
def test_case_6_a_blockade_on_the_only_entry() -> None:
    m = sketch("einser-blocker", "", "r20", blocks="b0.3 r0", turn=1, die=2)
    m.play("r20-r22")
    assert (m.to_act, m.position()["phase"], m.position()["sixes"]) == (0, "start", 0)
    m = sketch("einser-blocker", "", "r20", blocks="r9 r0", turn=1, die=2)
    m.play("r20-r22")
    assert (m.to_act, m.position()["sixes"]) == ("chance", 0)
    waiting = m.copy()
    waiting.play("d5")
    assert waiting.position()["turn"] == 1
    m.play("d1")
    assert m.legal() == ["s0-r0"]
    m.play("s0-r0")
    assert (fields_of(m, 0), m.position()["blocks"]) == (["r0", "s0", "s0", "s0"], ["r9", "b2.1"])
    # The same 1 may push, before or after.
    before = sketch("einser-blocker", "", "r20", blocks="b0.1 r0", phase="roll")
    before.play("d1")
    assert before.legal() == ["push", "s0-r0"]
    after = before.copy()
    before.play("push")
    assert before.legal() == ["s0-r0"]
    after.play("s0-r0")
    assert after.legal() == ["done", "push"]


@pytest.mark.clause("NJ-5", "NJ-6", "NJ-7")
def test_case_7_two_hits_on_one_hunter_cancel_and_on_two_are_both_or_neither() -> None:
    one = sketch("jaeger", "n2.1", "r20", phase="start")
    one.play("hunt 4")
    one.play("h2")
    assert (one.position()["turn"], fields_of(one, 0)) == (1, ["n2.1", "s0", "s0", "s0"])
    two = sketch("jaeger", "n2.1 n3.4", "r20", phase="start")
    two.play("hunt 4")
    two.play("h2")
    assert two.legal() == ["focus -", "focus n2.1 n3.4"]
    two.play("focus n2.1 n3.4")
    assert fields_of(two, 0) == ["n2.1*", "n3.4*", "s0", "s0"]


@pytest.mark.clause("NJ-9", "NU-9")
def test_case_8_without_focus_the_lane_is_refused() -> None:
    m = sketch("jaeger", "r46 z0.4* z0.3* z0.2*", "r20", die=2)
    assert clause_against(m, "r46-z0.2") == "NU-7"
    m = sketch("jaeger", "r46", "r20", die=2)
    assert clause_against(m, "r46-z0.2") == "NJ-9"
    assert m.legal() == ["pass", "r46-r0"]


@pytest.mark.clause("NA-1")
def test_case_9_a_short_cut_is_for_moves_that_start_on_its_arrow_field() -> None:
    assert sketch("abkuerzungen", "r1", "r30", die=2).legal() == ["r1-g0.2", "r1-r3"]
    assert sketch("abkuerzungen", "r0", "r30", die=3).legal() == ["r0-r3"]


@pytest.mark.clause("NK-3")
def test_case_10_a_thrown_piece_pushes_the_others_up() -> None:
    m = sketch("kurzer-einsatz", "r10 e1.0 z0.4 z0.3", "r12 e1.1 z3.4 z3.3", die=2)
    m.play("r10-r12")
    assert (fields_of(m, 0), fields_of(m, 1)) == (["e1.1", "r12", "z0.3", "z0.4"], ["e1.0", "e1.2", "z3.3", "z3.4"])


@pytest.mark.clause("NZ-1", "NZ-4")
def test_case_11_on_the_own_outer_fork_over_the_arrow_or_on() -> None:
    assert sketch("zweite-ebene", "r34", "r9", die=3).legal() == ["r34-i2", "r34-r1"]
    assert sketch("zweite-ebene", "r34", "r16", turn=1, die=3).legal() == ["r16-i14", "r16-r19"]


@pytest.mark.clause("NU-30")
def test_case_12_backwards_over_occupied_fields_only() -> None:
    m = sketch("abkuerzungen", "r20 r18", "r19 r17", die=3)
    assert "r20-r17" in m.legal()
    m.play("r20-r17")
    assert fields_of(m, 1) == ["r19", "s1", "s3", "s3"]
    assert clause_against(sketch("abkuerzungen", "r20 r5", "r19 r17", die=3), "r20-r17") == "NU-30"


@pytest.mark.clause("NU-3", "NU-4", "NU-21")
@pytest.mark.parametrize("game", WITH_SIXES)
def test_case_13_the_opening(game: str) -> None:
    m = engawa.new(f"nueby/{game}", players=2)
    assert (m.position()["phase"], m.position()["sixes"], m.position()["turn"]) == ("roll", 1, 0)
    assert fields_of(m, 0) == ["r0", "s0", "s0", "s0"]
    m.play("d6")
    assert (m.to_act, m.position()["turn"], m.position()["sixes"]) == ("chance", 1, 1)
    assert len([name for name in fields_of(m, 1) if name.startswith("r")]) == 1


@pytest.mark.clause("NW-1", "NW-2", "NW-7")
def test_case_14_throwers_go_both_ways_but_not_over_arrow_fields() -> None:
    assert sketch("werfer", "r3", "r30", die=3).legal() == ["r3-r0", "r3-r6"]
    assert sketch("werfer", "r3", "r30", die=4).legal() == ["r3-r7"]
    assert clause_against(sketch("werfer", "r3", "r30", die=4), "r3-r47") == "NW-2"
    assert sketch("werfer", "r0", "r30", die=1).legal() == ["r0-r1"]
    assert clause_against(sketch("werfer", "r0", "r30", die=1), "r0-r47") == "NW-3"


@pytest.mark.clause("NK-3")
def test_case_15_a_full_lane_is_pushed_onto_the_ring_with_the_thrower() -> None:
    m = sketch("kurzer-einsatz", "r5 e1.0 e1.1 e1.2", "r8 e1.3 e1.4", players=2, die=3)
    m.play("r5-r8")
    assert fields_of(m, 0) == ["e1.1", "e1.2", "e1.3", "r9"]
    assert fields_of(m, 1) == ["e1.0", "e1.4", "r8", "z3.4"]


@pytest.mark.clause("NJ-10", "NU-31")
def test_case_16_only_a_throw_over_entry_and_fork_gives_the_focus() -> None:
    m = sketch("jaeger", "r0 r47", "r46", die=2)
    m.play("r0-r46")
    assert fields_of(m, 0) == ["r46*", "r47", "s0", "s0"]
    m = sketch("jaeger", "r47", "r46", die=1)
    m.play("r47-r46")
    assert fields_of(m, 0) == ["r46", "s0", "s0", "s0"]


@pytest.mark.clause("NB-1", "NB-2")
def test_case_17_push_and_piece_in_either_order() -> None:
    m = sketch("einser-blocker", "r3", "r20", blocks="b0.2 b2.1", phase="roll")
    m.play("d1")
    assert m.legal() == ["push", "r3-r4"]
    assert (clause_against(m, "pass"), clause_against(m, "done")) == ("NU-6", "NU-6")
    piece_first, push_first = m.copy(), m.copy()
    piece_first.play("r3-r4")
    assert piece_first.legal() == ["done", "push"]
    piece_first.play("push")
    assert (piece_first.position()["blocks"][0], {*piece_first.legal()}) == ("b0.3", {"done", *drops("r4", "r20")})
    push_first.play("push")
    assert {*push_first.legal()} == {"r3-r4", *drops("r3", "r20")}
    assert clause_against(push_first, "push") == "NB-1"
    other = push_first.copy()
    push_first.play("r3-r4")
    assert {*push_first.legal()} == {"done", *drops("r4", "r20")}
    other.play("drop r9")
    assert other.legal() == ["r3-r4"]
    other.play("r3-r4")
    assert other.position()["turn"] == 1


@pytest.mark.clause("NJ-3")
def test_case_18_past_the_own_last_side_path() -> None:
    m = sketch("jaeger", "n0.2", "r0", players=6, turn=1, die=3)
    assert m.legal() == ["pass", "r0-r3"]
    m = sketch("jaeger", "n0.3", "r0", players=6, turn=1, die=3)
    assert m.legal() == ["r0-n0.2", "r0-r3"]


@pytest.mark.clause("NB-1", "NB-2", "NB-3")
def test_case_19_a_stone_on_frei_is_put_at_any_moment_of_the_own_turn() -> None:
    m = sketch("einser-blocker", "r3", "r20", blocks="b0.3", turn=1, die=2)
    m.play("r20-r22")
    assert (m.position()["phase"], {*m.legal()}) == ("start", {"roll", *drops("r3", "r22")})
    m.play("roll")
    one = m.copy()
    one.play("d1")
    assert (clause_against(one, "push"), "r3-r4" in one.legal()) == ("NB-1", True)
    m.play("d4")
    assert {*m.legal()} == {"r3-r7", *drops("r3", "r22")}
    moved, barred, hit = m.copy(), m.copy(), m.copy()
    moved.play("r3-r7")
    assert {*moved.legal()} == {"done", *drops("r7", "r22")}
    barred.play("drop r5")
    assert barred.position()["turn"] == 1
    hit.play("drop r7")
    assert hit.legal() == ["pass", "r3-r7"]


@pytest.mark.clause("NB-2", "NU-21")
def test_case_20_with_a_six_the_stone_is_asked_about_once() -> None:
    m = sketch("einser-blocker", "r3", "r20", blocks="b0.3", phase="roll")
    m.play("d6")
    assert {*m.legal()} == {"s0-r0", "pass", *drops("r3", "r20")}
    m.play("s0-r0")
    assert (m.position()["phase"], m.position()["sixes"]) == ("start", 1)
    m.play("roll")
    m.play("d6")
    assert {*m.legal()} == {"done", *drops("r0", "r3", "r20")}
    unused = sketch("einser-blocker", "r3 z0.4 z0.3 z0.2", "r20", blocks="b0.2", phase="roll")
    unused.play("d6")
    assert (unused.to_act, unused.position()["phase"], unused.position()["turn"]) == ("chance", "roll", 0)


@pytest.mark.clause("NB-1", "NB-3", "NB-6")
def test_case_21_the_own_stone_never_compels() -> None:
    assert sketch("einser-blocker", "r3", "r20", blocks="r6", die=3).legal() == ["pass", "r3-r6"]
    assert sketch("einser-blocker", "r3", "r20", blocks="b0.1 r6", die=3).legal() == ["r3-r6"]
    m = sketch("einser-blocker", "r3", "r20", blocks="r4", phase="roll")
    m.play("d1")
    m.play("r3-r4")
    assert (m.position()["blocks"][0], m.legal()) == ("b0.1", ["done", "push"])
    locked = sketch("einser-blocker", "", "r20", blocks="r0", phase="roll")
    locked.play("d1")
    assert locked.legal() == ["pass", "s0-r0"]
    locked = sketch("einser-blocker", "", "r20", blocks="r9 r0", phase="roll")
    locked.play("d1")
    assert locked.legal() == ["s0-r0"]


@pytest.mark.clause("NB-2", "NU-10")
def test_case_22_what_is_left_when_no_piece_can_move_and_when_the_last_is_home() -> None:
    barred = sketch("einser-blocker", "r3", "r20", blocks="b0.1 r5", phase="roll")
    barred.play("d4")
    assert barred.position()["turn"] == 1
    frei = sketch("einser-blocker", "r3", "r20", blocks="b0.3 r5", phase="roll")
    frei.play("d4")
    assert {*frei.legal()} == {"done", *drops("r3", "r5", "r20")}
    for block in ("b0.1", "b0.3"):
        last = sketch("einser-blocker", "z0.4 z0.3 z0.2 r30", "r20", blocks=block, die=1)
        last.play("r30-z0.1")
        assert last.result["winners"] == [0]


@pytest.mark.clause("NA-1", "NU-9")
def test_case_23_a_move_over_the_shortcut_never_compels() -> None:
    m = sketch("abkuerzungen", "r51 r56 z0.3 z0.4", "r30", die=5)
    assert m.legal() == ["pass", "r51-r59", "r51-z0.1", "r56-r1"]
    m = sketch("abkuerzungen", "r51 r56 s0 z0.4", "r30", die=5)
    assert "r56-z0.3" in m.legal()
    assert clause_against(m, "pass") == "NU-6"
    assert sketch("abkuerzungen", "g0.1", "r30", die=1).legal() == ["g0.1-g0.2"]


@pytest.mark.clause("NU-12", "NU-10")
def test_case_24_playing_on_for_the_places() -> None:
    seats = "z0.4 z0.3 z0.2 r47", "z2.4 z2.3 z2.2 r15", "r30"
    m = sketch("werfer", *seats, die=1, places=[], options={"places": True})
    m.play("r47-z0.1")
    assert (m.position()["places"], m.position()["turn"], m.to_act) == ([0], 1, "chance")
    m.play("d3")
    m.play("r15-r18")
    m.play("d3")
    m.play("r30-r33")
    assert m.position()["turn"] == 1
    home = ["z0.4", "z0.3", "z0.2", "z0.1"]
    m = engawa.load(m.position() | {"pieces": [home, seats[1].split(), ["r30", "s4", "s4", "s4"]]})
    m.play("d1")
    m.play("r15-z2.1")
    assert (m.position()["phase"], m.position()["places"], m.position()["winner"]) == ("over", [0, 1, 2], 0)
    assert m.result == {"winners": [0], "scores": [1, 0, 0], "reason": "home", "places": [0, 1, 2]}
    without = sketch("werfer", *seats, die=1)
    without.play("r47-z0.1")
    assert without.result == {"winners": [0], "scores": [1, 0, 0], "reason": "home"}


def drops(*taken: str) -> set[str]:
    """A stone on every field of the ring of Einser-Blocker but these."""
    return {f"drop r{number}" for number in range(32)} - {f"drop {field}" for field in taken}
