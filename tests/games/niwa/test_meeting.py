"""Meeting: who jumps whom, and where to."""

import pytest
from games.niwa.sketch import clause_against, figures_of, sketch, steps_of

# To the three fields behind


@pytest.mark.clause("NI-10")
@pytest.mark.parametrize("jumped", [{"S1": "f5 GGY"}, {"S1": "f5 -"}, {"K2": "f5 GGY"}])
def test_an_empty_figure_jumps_any_neighbour_to_the_three_fields_behind(jumped: dict[str, str]) -> None:
    m = sketch(K1="f4 -", **jumped)
    assert steps_of(m, "K1") == ["f4^e6", "f4^f6", "f4^g5"]
    m.play("K1 f4^e6")
    name, standing = next(iter(jumped.items()))
    assert (figures_of(m)["K1"], figures_of(m)[name]) == ("e6 -", standing)


@pytest.mark.clause("NI-10")
@pytest.mark.parametrize(
    ("jumped", "behind"),
    [
        ("e7", ["d8", "e8", "f7"]),
        ("d7", ["c7", "c8", "d8"]),
        ("d6", ["c6", "c7", "d5"]),
        ("e5", ["d5", "e4", "f4"]),
        ("f5", ["f4", "g4", "g5"]),
        ("f6", ["f7", "g5", "g6"]),
    ],
)
def test_the_fields_behind_lie_on_the_far_side_whichever_way_the_jump_goes(jumped: str, behind: list[str]) -> None:
    assert steps_of(sketch(K1="e6 -", S1=jumped), "K1") == [f"e6^{field}" for field in behind]


@pytest.mark.clause("NI-10")
def test_a_jump_needs_a_figure_on_a_neighbouring_field() -> None:
    m = sketch(K1="f4 -", S1="f6")
    assert steps_of(m, "K1") == []
    assert m.why("K1 f4^f7").en == "f7 is not behind a figure next to K1 [NI-10]"
    assert m.why("K1 f4^f7").de == "f7 liegt nicht hinter einer Figur neben K1 [NI-10]"


@pytest.mark.clause("NI-10")
def test_a_jump_does_not_land_beside_or_before_the_jumped_figure() -> None:
    m = sketch(K1="f4 -", S1="f5")
    assert [clause_against(m, f"K1 f4^{field}") for field in ("e5", "g4", "e4", "d6")] == ["NI-10"] * 4
    assert m.why("K1 f3^f6").en == "K1 stands on f4, so its move begins there [NI-10]"


@pytest.mark.clause("NI-10")
def test_a_landing_behind_two_figures_is_one_move() -> None:
    # g5 lies behind f5 and behind g4.
    m = sketch(K1="f4 -", S1="f5", S2="g4")
    assert m.legal().count("K1 f4^g5") == 1
    assert steps_of(m, "K1") == ["f4^e6", "f4^f6", "f4^g5", "f4^h3", "f4^h4"]


# To the two fields beyond


@pytest.mark.clause("NI-11")
def test_the_fields_beyond_are_for_those_who_find_nothing_free_behind() -> None:
    all_taken = sketch(K1="f4 -", S1="f5", S2="e6", S3="f6", K2="g5")
    assert steps_of(all_taken, "K1") == ["f4^e7", "f4^g6"]
    one_free = sketch(K1="f4 -", S1="f5", S2="e6", S3="f6")
    assert steps_of(one_free, "K1") == ["f4^g5"]
    refusal = one_free.why("K1 f4^e7")
    assert refusal.en == "a field behind the jumped figure is free, so the jump does not reach e7 [NI-11]"
    assert (
        refusal.de == "ein Feld hinter der übersprungenen Figur ist frei, darum reicht der Sprung nicht bis e7 [NI-11]"
    )


@pytest.mark.clause("NI-11")
def test_straight_on_is_not_one_of_the_two_fields_beyond() -> None:
    m = sketch(K1="f4 -", S1="f5", S2="e6", S3="f6", K2="g5")
    # Three away as well, but they touch only one of the three fields behind.
    assert [clause_against(m, f"K1 f4^{field}") for field in ("f7", "d7", "h5")] == ["NI-10"] * 3


@pytest.mark.clause("NI-11")
def test_what_is_not_there_is_not_free() -> None:
    # Behind c8, seen from c7, are c9, d8 and nothing; beyond are d9 and nothing.
    assert steps_of(sketch(K1="c7 -", S1="c8", S2="c9", S3="f6"), "K1") == ["c7^d8"]
    assert steps_of(sketch(K1="c7 -", S1="c8", S2="c9", S3="d8"), "K1") == ["c7^d9"]
    assert steps_of(sketch(K1="c7 -", S1="c8", S2="c9", S3="d8", K2="d9"), "K1") == []


@pytest.mark.clause("NI-11")
def test_the_own_base_behind_a_figure_does_not_count_as_free() -> None:
    # Behind c6, seen from d6, are b6 (the own base), b7 and c5.
    assert steps_of(sketch(K1="d6 -", S1="c6", S2="b7"), "K1") == ["d6^c5"]
    assert steps_of(sketch(K1="d6 -", S1="c6", S2="b7", S3="c5"), "K1") == ["d6^a7", "d6^b5"]


@pytest.mark.clause("NI-11")
def test_the_own_base_is_no_field_beyond_either() -> None:
    # From d7 over c7: c6, b7 and b8 are behind, b6 lies beyond between c6 and b7, and nothing between b7 and b8.
    m = sketch(K1="d7 -", S1="c7", S2="c6", S3="b7", K2="b8")
    assert clause_against(m, "K1 d7^b6") == "NI-15"
    assert steps_of(m, "K1") == []
    # For the samurais b6 is the enemy base: the same jump wins.
    theirs = sketch(turn=1, S1="d7 -", K1="c7", K2="c6", K3="b7", S2="b8")
    theirs.play("S1 d7^b6")
    assert theirs.result["winners"] == [1]


@pytest.mark.clause("NI-11", "NI-C5")
def test_nobody_jumps_across_the_water() -> None:
    # From d6 over d7: c8 is behind, d8 is not there, and no line leads from d7 to e7.
    dry = sketch("pond", K1="d6 -", S1="d7")
    assert steps_of(dry, "K1") == ["d6^c8"]
    # c9 beyond has a line to c8; e8 has lines to fields that are not behind.
    wet = sketch("pond", K1="d6 -", S1="d7", S2="c8")
    assert steps_of(wet, "K1") == ["d6^c9"]
    assert [clause_against(wet, f"K1 d6^{field}") for field in ("e7", "e8")] == ["NI-10", "NI-10"]
    assert steps_of(sketch("pond", K1="d6 -", S1="d7", S2="c8", S3="c9"), "K1") == []


@pytest.mark.clause("NI-11", "NI-C5")
def test_nobody_jumps_across_the_bay_of_the_zigzag() -> None:
    # From h8 over h7: only g7 is behind; g6 beyond has a line to it, i5 has none.
    assert steps_of(sketch("zigzag", K1="h8 -", S1="h7"), "K1") == ["h8^g7"]
    m = sketch("zigzag", K1="h8 -", S1="h7", S2="g7")
    assert steps_of(m, "K1") == ["h8^g6"]
    assert clause_against(m, "K1 h8^i5") == "NI-10"


# Colours, turns, loads


@pytest.mark.clause("NI-12")
def test_line_colours_do_not_matter_in_a_jump() -> None:
    # f4-f5 is yellow; behind, f5-e6 is orange, f5-f6 green and f5-g5 yellow.
    assert steps_of(sketch(K1="f4 -", S1="f5"), "K1") == ["f4^e6", "f4^f6", "f4^g5"]
    # In a crossing they do: green leads from f4 to f3 and g4 only.
    assert steps_of(sketch(K1="f4 G"), "K1") == ["f4-f3", "f4-g4"]


@pytest.mark.clause("NI-13")
def test_a_figure_uses_its_last_bead_and_then_jumps_in_the_same_turn() -> None:
    m = sketch(K1="f3 G", S1="f5")
    m.play("K1 f3-f4 >K3")
    m.play("K1 f4^f6")
    assert (m.to_act, figures_of(m)["K1"], m.position()["turns"]) == (1, "f6 -", 1)
    # With a bead left it does not.
    loaded = sketch(K1="f3 OG", S1="f5")
    loaded.play("K1 f3-f4 >K3")
    assert clause_against(loaded, "K1 f4^f6") == "NI-14"


@pytest.mark.clause("NI-13")
def test_a_jump_can_be_the_whole_turn_and_ends_it() -> None:
    # After f4^f6 the next figure to jump would be on f7.
    m = sketch(K1="f4 -", S1="f5", S2="f7")
    m.play("K1 f4^f6")
    assert (m.to_act, m.position()["mover"], m.position()["turns"]) == (1, None, 1)
    assert clause_against(m, "K1 f6^f8") == "NI-1"
    # From f6 at the beginning of a turn that jump is legal.
    assert clause_against(sketch(K1="f6 -", S1="f5", S2="f7", S3="d9"), "K1 f6^f8") is None


@pytest.mark.clause("NI-14")
def test_a_figure_with_beads_never_jumps() -> None:
    for beads in ("G", "GY", "GYO"):
        m = sketch(K1=f"f4 {beads}", S1="f5")
        assert m.why("K1 f4^f6").en == "K1 carries beads, only a figure without beads jumps [NI-14]"
        assert m.why("K1 f4^f6").de == "K1 trägt Perlen, nur eine Figur ohne Perlen springt [NI-14]"
    assert sketch(K1="f4 -", S1="f5").why("K1 f4^f6") is None


@pytest.mark.clause("NI-14", "NI-6")
def test_two_loaded_figures_block_each_other() -> None:
    # f4-f5 is yellow; both have yellow on top and can neither cross nor jump there.
    for turn, own, other in ((0, "K1 f4", "f5"), (1, "S1 f5", "f4")):
        m = sketch(turn=turn, K1="f4 GY", S1="f5 GY")
        assert clause_against(m, f"{own}-{other} >{own[0]}2") == "NI-6"
        assert not any("^" in move for move in m.legal())


# Bases


@pytest.mark.clause("NI-15")
def test_nobody_jumps_onto_the_own_base() -> None:
    m = sketch(K1="d6 -", S1="c6")
    assert steps_of(m, "K1") == ["d6^b7", "d6^c5"]
    assert m.why("K1 d6^b6").en == "b6 is the own base of K1 [NI-15, our ruling]"
    assert m.why("K1 d6^b6").de == "b6 ist die eigene Basis von K1 [NI-15, unsere Festlegung]"


@pytest.mark.clause("NI-15")
def test_a_jump_onto_the_enemy_base_wins() -> None:
    m = sketch(K1="g4 -", S1="h4")
    m.play("K1 g4^i4")
    assert m.result == {"winners": [0], "scores": [1, -1], "reason": "base"}
    beside = sketch(K1="g4 -", S1="h4")
    beside.play("K1 g4^i3")
    assert beside.result is None
