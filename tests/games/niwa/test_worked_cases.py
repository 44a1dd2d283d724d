"""The worked cases of the rules, in their order. Fields are those of compact where nothing else is said."""

import pytest
from games.niwa.plan import BLOCK, ONE_COLOUR, Plan, block, looks_the_same_after_a_half_turn, problem_with
from games.niwa.sketch import clause_against, document, figures_of, sketch, steps_of

import engawa
from engawa.games.niwa.edition import standard
from engawa.games.niwa.garden import angle_between, read_layout


@pytest.mark.clause("NI-C1", "NI-C4")
@pytest.mark.parametrize(
    ("garden", "colours"),
    [
        ("compact", {"G": 40, "Y": 39, "O": 42}),
        ("zigzag", {"G": 40, "Y": 43, "O": 42}),
        ("pond", {"G": 42, "Y": 42, "O": 44}),
        ("long", {"G": 39, "Y": 40, "O": 44}),
    ],
)
def test_case_1_bases_lines_and_half_turns_of_the_four_gardens(garden: str, colours: dict[str, int]) -> None:
    plan = Plan(garden)
    assert [len(plan.neighbours(base)) for base in plan.bases] == [6, 6]
    assert all(plan.lines[there, here] == colour for (here, there), colour in plan.lines.items())
    assert plan.colours() == colours
    assert looks_the_same_after_a_half_turn(plan)


@pytest.mark.clause("NI-2", "NI-6")
def test_case_2_the_only_green_line_leads_to_an_occupied_field() -> None:
    m = sketch(K1="f5 YG", S1="f6")
    assert clause_against(m, "K1 f5-f6 >K2") == "NI-6"
    assert clause_against(m, "K1 f5-e5 >K2") == "NI-2"


@pytest.mark.clause("NI-2", "NI-3", "NI-4")
def test_case_3_two_equal_beads_are_two_crossings_and_go_to_different_figures() -> None:
    m = sketch(K1="e4 GG", K2="g1 YY", K3="h1 OO")
    m.play("K1 e4-d5 >K2")
    assert m.to_act == 0
    m.play("K1 d5-d6 >K3")
    assert m.to_act == 1
    assert figures_of(m) | {"K1": "d6 -", "K2": "g1 YYG", "K3": "h1 OOG"} == figures_of(m)


@pytest.mark.clause("NI-3")
def test_case_4_a_receiver_with_three_beads_is_refused_and_the_other_is_legal() -> None:
    m = sketch(K1="f5 G", K2="g1 GYY", K3="h1 OO")
    assert clause_against(m, "K1 f5-f6 >K2") == "NI-3"
    assert clause_against(m, "K1 f5-f6 >K3") is None


@pytest.mark.clause("NI-10", "NI-11")
def test_case_5_jumps_behind_and_beyond_and_at_the_rim() -> None:
    assert steps_of(sketch(K1="f4 -", S1="f5"), "K1") == ["f4^e6", "f4^f6", "f4^g5"]
    assert steps_of(sketch(K1="f4 -", S1="f5", S2="e6", S3="f6", K2="g5"), "K1") == ["f4^e7", "f4^g6"]
    assert steps_of(sketch(K1="c7 -", S1="c8", S2="c9", S3="d8"), "K1") == ["c7^d9"]
    assert steps_of(sketch(K1="c7 -", S1="c8", S2="c9", S3="d8", K2="d9"), "K1") == []


@pytest.mark.clause("NI-13")
def test_case_6_the_last_bead_and_a_jump_in_one_turn() -> None:
    m = sketch(K1="f3 G", S1="f5")
    m.play("K1 f3-f4 >K3")
    assert m.to_act == 0
    assert {"K1 f4^f6", "stop"} <= {*m.legal()}
    m.play("K1 f4^f6")
    assert m.to_act == 1


@pytest.mark.clause("NI-7")
def test_case_7_the_own_base_is_crossed_if_there_is_a_way_out() -> None:
    m = sketch(K1="c5 YO")
    m.play("K1 c5-b6 >K2")
    assert clause_against(m, "stop") == "NI-7"
    assert clause_against(sketch(K1="c5 YO", S1="b5", S2="b7"), "K1 c5-b6 >K2") == "NI-7"
    m = sketch(K1="c5 O", S1="b7")
    m.play("K1 c5-b6 >K3")
    assert m.legal() == ["K1 b6^b8", "K1 b6^c7"]


@pytest.mark.clause("NI-15", "NI-20")
def test_case_8_a_jump_onto_the_enemy_base_wins() -> None:
    m = sketch(K1="g4 -", S1="h4")
    m.play("K1 g4^i4")
    assert m.result == {"winners": [0], "scores": [1, -1], "reason": "base"}


@pytest.mark.clause("NI-21", "NI-22")
def test_case_9_the_third_repetition_is_a_draw_after_the_eighth_move() -> None:
    m = engawa.new("niwa")
    m.play("G:i3 Y:j4 O:h5")
    m.play("G:b7 Y:a6 O:c5")
    for move in ("K1>K2", "S1>S2", "K2>K1", "S2>S1") * 2:
        assert m.result is None
        m.play(move)
    assert m.result == {"winners": [], "scores": [0, 0], "reason": "repetition"}


@pytest.mark.clause("NI-11", "NI-15")
def test_case_10_the_own_base_behind_the_jumped_figure_is_not_free() -> None:
    m = sketch(K1="d6 -", S1="c6", S2="b7", K2="c5")
    assert steps_of(m, "K1") == ["d6^a7", "d6^b5"]
    assert clause_against(m, "K1 d6^b6") == "NI-15"


@pytest.mark.clause("NI-C5", "NI-11")
def test_case_11_nobody_crosses_or_jumps_a_void() -> None:
    assert "e7" not in Plan("pond").neighbours("d7")
    assert clause_against(sketch("pond", K1="d7 G"), "K1 d7-e7 >K3") == "NI-2"
    assert steps_of(sketch("pond", K1="d7 -", S1="e7"), "K1") == []
    pond = sketch("pond", K1="d6 -", S1="d7", S2="c8")
    assert {"d6^e7", "d6^e8"} & {*steps_of(pond, "K1")} == set()
    assert "d6^c9" in steps_of(pond, "K1")
    zigzag = sketch("zigzag", K1="h8 -", S1="h7", S2="g7")
    assert "h8^i5" not in steps_of(zigzag, "K1")


@pytest.mark.clause("NI-4")
def test_case_12_the_turn_is_over_when_the_next_bead_leads_nowhere() -> None:
    # From e3 yellow leads to d3 and f2.
    m = sketch(K1="e4 YG", K2="d3", K3="f2")
    m.play("K1 e4-e3 >K2")
    assert (m.to_act, figures_of(m)["K1"]) == (1, "e3 Y")
    free = sketch(K1="e4 YG", K2="h1", K3="f2")
    free.play("K1 e4-e3 >K2")
    assert (free.to_act, free.legal()) == (0, ["K1 e3-d3 >K3", "stop"])


@pytest.mark.clause("NI-22")
def test_case_13_figures_that_change_places_with_their_beads_are_the_same_position() -> None:
    before = document(K1="f5 GY", K2="e4 OG", K3="h1 YO", S1="d9 GG", S2="f8 YY", S3="g7 OO")
    swapped = document(K1="e4 OG", K2="f5 GY", K3="h1 YO", S1="d9 GG", S2="f8 YY", S3="g7 OO")
    beginnings = []
    for given in (before, swapped):
        m = engawa.load(given)
        m.play("K3>K1")
        beginnings.append([key for key in m.position()["seen"] if key.startswith("0")])
    assert beginnings == [["0|e4:OG f5:GY h1:YO|d9:GG f8:YY g7:OO"]] * 2


@pytest.mark.clause("NI-C7")
def test_case_14_the_bases_lie_opposite_each_other() -> None:
    for garden in ("compact", "zigzag", "pond", "long"):
        tiles = read_layout(standard(), standard().gardens[garden])
        bases = (laid.place for laid in tiles if laid.tile.base)
        assert angle_between([laid.place for laid in tiles], *bases) == pytest.approx(180)
    angles = {((1, 0), (1, 2)): 163.5, ((0, 0), (1, 2)): 138.5, ((0, 0), (3, 0)): 119.5, ((1, 0), (0, 2)): 104.8}
    for bases, angle in angles.items():
        assert angle_between(BLOCK, *bases) == pytest.approx(angle, abs=0.05)
    for bases in (((1, 0), (1, 2)), ((0, 0), (1, 2))):
        assert engawa.new("niwa", garden=block(*bases), edition=ONE_COLOUR).to_act == 1
    for bases in (((0, 0), (3, 0)), ((0, 0), (-1, 2)), ((1, 0), (0, 2))):
        assert "[NI-C7]" in problem_with(block(*bases), edition=ONE_COLOUR)


@pytest.mark.clause("NI-S3")
def test_case_15_the_table_decides_who_begins_and_the_other_seat_places_first() -> None:
    for first, placings in ((0, ("G:h4 Y:h5 O:i3", "G:c6 Y:c5 O:b7")), (1, ("G:c6 Y:c5 O:b7", "G:h4 Y:h5 O:i3"))):
        m = engawa.new("niwa", first=first)
        actors = [m.to_act]
        for placing in placings:
            m.play(placing)
            actors.append(m.to_act)
        assert actors == [1 - first, first, first]
        assert figures_of(m)["K1"] == "c6 GG"
        assert m.position()["phase"] == "move"
        m.play(m.legal()[0])
        keys = [key for key in m.position().get("seen", {}) if key.startswith(f"{first}|")]
        assert keys == [f"{first}|b7:OO c5:YY c6:GG|h4:GG h5:YY i3:OO"]
    for wrong in (2, None, True, "1", "random"):
        with pytest.raises(engawa.InvalidNotation, match=r'^first: expected one of 0, 1, "drawn"'):
            engawa.new("niwa", first=wrong)


@pytest.mark.clause("NI-3", "NI-5", "NI-C3")
def test_case_16_no_fourth_bead_is_a_public_fact() -> None:
    m = sketch(K1="e4 G", K2="g1 YYG", K3="h1 OO")
    assert (clause_against(m, "K1 e4-d5 >K2"), m.why("K1 e4-d5 >K2").mark) == ("NI-3", "P")
    assert clause_against(m, "K1 e4-d5 >K3") is None
    assert (clause_against(m, "K3>K2"), m.why("K3>K2").mark) == ("NI-5", "P")
    assert clause_against(m, "K2>K3") is None


@pytest.mark.clause("NI-C6")
def test_case_17_free_building() -> None:
    for garden in ("compact", "zigzag", "pond", "long"):
        assert engawa.new("niwa", garden=standard().gardens[garden]).to_act == 1
    compact = standard().gardens["compact"]
    u, v, tile, rotation = compact[3]
    for wrong in (
        [*compact[:3], [u, v, tile, (rotation + 1) % 6], *compact[4:]],  # a picture does not join
        compact[:-1],
        [[*laid[:2], "a" if i == 1 else laid[2], laid[3]] for i, laid in enumerate(compact)],
        [*compact[:-1], [*compact[0][:2], *compact[-1][2:]]],
        [*compact[:-1], [9, 9, *compact[-1][2:]]],
    ):
        problem_with(wrong)
    row = [(u, 0) for u in range(12)]
    for second, fits in ((3, False), (4, True)):
        layout = [[u, v, "B" if u in (2, second) else "a", 0] for u, v in row]
        problems = engawa.new("niwa").game.notation.problems_of({"garden": layout, "edition": ONE_COLOUR})
        assert ("niwa-bases-touch" in [problem.key for problem in problems]) != fits
