"""What is in the box: figures, beads, tiles, fields and lines."""

import pytest
from games.niwa.documents import problem_of
from games.niwa.plan import problem_with
from games.niwa.sketch import clause_against, document, sketch, steps_of

import engawa
from engawa.games.niwa.edition import standard


@pytest.mark.clause("NI-C1")
def test_three_kokeshis_and_three_samurais_play_with_twelve_beads() -> None:
    m = engawa.new("niwa")
    m.play("G:h4 Y:h5 O:i3")
    m.play("G:c6 Y:c5 O:b7")
    figures = m.position()["figures"]
    assert " ".join(figures) == "K1 K2 K3 S1 S2 S3"
    assert sum(len(beads) for _, beads in figures.values()) == 12


@pytest.mark.clause("NI-C1")
def test_there_is_no_fourth_kokeshi() -> None:
    fourth = document()
    fourth["figures"]["K4"] = ["a6", ""]
    assert problem_of(fourth) == 'figures: expected one of "K1", "K2", "K3", "S1", "S2", "S3", got "K4"'


@pytest.mark.clause("NI-C1")
def test_a_garden_takes_all_twelve_tiles_and_no_thirteenth() -> None:
    layout = standard().gardens["compact"]
    assert len(layout) == 12
    assert [tile for _, _, tile, _ in layout].count("B") == 2
    assert engawa.new("niwa", garden=layout).position()["garden"] == layout
    assert problem_with([*layout, [3, 1, "a", 0]]) == "garden: expected 2 × tile a, got 3"
    assert problem_with(layout[1:]) == "garden: expected 2 × tile B, got 1"


@pytest.mark.clause("NI-C2")
def test_each_player_has_two_beads_of_each_of_three_colours() -> None:
    even = document(K1="f5 GGY", K2="f6 YOO", K3="f7 -")
    assert engawa.load(even).position() == even
    one_colour_too_often = document(K1="f5 GGY", K2="f6 YOO", K3="f7 -")
    one_colour_too_often["figures"]["K2"][1] = "GOO"
    problem = "impossible position: seat 0 has 3 figures with the beads GGGOOY, expected 3 with GGOOYY"
    assert problem_of(one_colour_too_often) == problem


@pytest.mark.clause("NI-C2")
def test_there_is_no_fourth_colour() -> None:
    blue = document()
    blue["figures"]["S1"][1] = "GB"
    assert problem_of(blue) == 'figures.S1[1]: expected a text of at most three letters G, Y, O, got "GB"'


@pytest.mark.clause("NI-C3")
def test_a_figure_carries_three_beads_but_not_four() -> None:
    three = document(K1="f5 GYO", K2="f6 GYO", K3="f7 -")
    assert engawa.load(three).position() == three
    four = document(K1="f5 GYO", K2="f6 GYO", K3="f7 -")
    four["figures"]["K1"][1], four["figures"]["K2"][1] = "GYOG", "YO"
    assert problem_of(four) == 'figures.K1[1]: expected a text of at most three letters G, Y, O, got "GYOG"'


@pytest.mark.clause("NI-C3")
def test_only_the_top_bead_can_be_used() -> None:
    # From f5 the green line leads to f6, the yellow ones to e5, f4 and g5.
    assert steps_of(sketch(K1="f5 YG"), "K1") == ["f5-f6"]
    assert steps_of(sketch(K1="f5 GY"), "K1") == ["f5-e5", "f5-f4", "f5-g5"]


@pytest.mark.clause("NI-C4")
def test_a_field_at_the_rim_is_played_on_and_beyond_it_is_nothing() -> None:
    # c9 is a single third of a field; no tile lies east of it.
    m = sketch(K1="d8 Y", S1="f5")
    assert "d8-c9" in steps_of(m, "K1")
    with pytest.raises(engawa.InvalidNotation):
        m.why("K1 d8-c10 >K2")


@pytest.mark.clause("NI-C4")
def test_touching_tiles_agree_on_the_line_that_crosses_their_edge() -> None:
    first, second, *rest = standard().gardens["compact"]
    assert (first, second) == ([2, -2, "B", 2], [2, -1, "b", 1])
    # One sixth further b still joins the base (edge 2 is G), but shows d (1,-1) its second spoke: G against Y.
    turned = [first, [2, -1, "b", 2], *rest]
    problem = "garden: tiles d (1,-1) and b (2,-1) do not join: edge 0 of the one is Y, edge 3 of the other G"
    assert problem_with(turned) == problem


@pytest.mark.clause("NI-C5")
@pytest.mark.parametrize("beads", ["G", "Y", "O"])
def test_fields_that_touch_without_a_line_are_no_neighbours(beads: str) -> None:
    # In the pond d7 and e7 touch across the water. d7 has lines to c7, c8 and d6 only, e7 to e8, f6 and f7.
    m = sketch("pond", K1=f"d7 {beads}")
    assert clause_against(m, "K1 d7-e7 >K3") == "NI-2"
    assert m.why("K1 d7-e7 >K3").en == "no line joins d7 and e7 [NI-2]"
    assert set(steps_of(m, "K1")) <= {"d7-c7", "d7-c8", "d7-d6"}


@pytest.mark.clause("NI-C5")
def test_nobody_jumps_a_figure_that_no_line_leads_to() -> None:
    across_the_water = sketch("pond", K1="d7 -", S1="e7")
    assert steps_of(across_the_water, "K1") == []
    along_a_line = sketch("pond", K1="d7 -", S1="d6")
    assert steps_of(along_a_line, "K1") == ["d7^c6", "d7^d5", "d7^e5"]
