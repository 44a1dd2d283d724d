"""The turn: crossing lines, handing beads on, transfers, the own base."""

import pytest
from games.niwa.sketch import clause_against, figures_of, sketch, steps_of

import engawa

# A turn is one figure's move or one transfer


@pytest.mark.clause("NI-1")
def test_a_turn_moves_a_figure_or_transfers_a_bead() -> None:
    m = sketch(K1="f5 YG", K2="g1 GO", K3="h1 YO")
    moves = ["K1 f5-f6 >K2", "K1 f5-f6 >K3", "K3 h1-g1 >K1"]
    transfers = ["K1>K2", "K1>K3", "K2>K1", "K2>K3", "K3>K1", "K3>K2"]
    assert m.legal() == sorted(moves[:2] + transfers)
    m.play("K1>K2")
    assert (m.to_act, m.position()["turns"]) == (1, 1)


@pytest.mark.clause("NI-1")
def test_there_is_no_passing() -> None:
    m = sketch()
    assert "stop" not in m.legal()
    assert m.why("stop").en == "there is no passing: move a figure or make a bead transfer [NI-1, our ruling]"
    german = "Aussetzen geht nicht: zieh mit einer Figur oder mach einen Austausch der Perlen [NI-1, unsere Festlegung]"
    assert m.why("stop").de == german


@pytest.mark.clause("NI-1")
def test_only_the_figure_under_way_moves_on() -> None:
    m = sketch(K1="e4 GG", K2="f5 YY", K3="g1 OO")
    assert m.why("K2 f5-e5 >K3") is None
    m.play("K1 e4-d5 >K2")
    assert m.position()["mover"] == "K1"
    assert m.why("K2 f5-e5 >K3").en == "K1 is under way, no other figure moves in this turn [NI-1, our ruling]"
    assert m.why("K1>K2").en == "K1 is under way, a bead transfer is a turn of its own [NI-1]"
    assert all(move == "stop" or move.startswith("K1 d5") for move in m.legal())


@pytest.mark.clause("NI-1")
def test_nobody_moves_the_figures_of_the_other_player() -> None:
    for turn, own, other in ((0, "K1", "S1"), (1, "S1", "K1")):
        m = sketch(turn=turn, K1="f5 YG", S1="c6 YG")
        assert clause_against(m, f"{own}>{own[0]}2") is None
        refusals = [m.why(f"{other}>{other[0]}2"), m.why(f"{other} f5-f6 >{other[0]}2"), m.why(f"{other} f5^f6")]
        assert [refusal.en for refusal in refusals] == [f"{other} belongs to the other player [NI-1]"] * 3


# Crossing


@pytest.mark.clause("NI-2")
def test_a_figure_crosses_only_lines_of_its_top_bead() -> None:
    m = sketch(K1="f5 YG")
    assert m.why("K1 f5-f6 >K2") is None
    refusal = m.why("K1 f5-e5 >K2")
    assert refusal.en == "the line is yellow, the top bead is green [NI-2]"
    assert refusal.de == "die Linie ist gelb, die oberste Perle ist grün [NI-2]"
    assert m.why("K1 f5-e6 >K2").en == "the line is orange, the top bead is green [NI-2]"


@pytest.mark.clause("NI-2")
@pytest.mark.parametrize(
    ("top", "steps"),
    [
        ("G", ["e6-d6", "e6-e7"]),
        ("Y", ["e6-d7", "e6-e5"]),
        ("O", ["e6-f5", "e6-f6"]),
    ],
)
def test_every_colour_has_lines_of_its_own(top: str, steps: list[str]) -> None:
    assert steps_of(sketch(K1=f"e6 {top}"), "K1") == steps


@pytest.mark.clause("NI-2")
def test_a_crossing_leads_to_a_neighbouring_field_from_where_the_figure_stands() -> None:
    m = sketch(K1="f5 YG")
    assert m.why("K1 f5-f7 >K2").en == "no line joins f5 and f7 [NI-2]"
    assert m.why("K1 f5-f5 >K2").en == "no line joins f5 and f5 [NI-2]"
    assert m.why("K1 f6-f7 >K2").en == "K1 stands on f5, so its move begins there [NI-2]"
    assert m.why("K1 f6-f7 >K2").de == "K1 steht auf f5, also beginnt der Zug dort [NI-2]"


@pytest.mark.clause("NI-2")
def test_each_bead_is_good_for_one_line() -> None:
    m = sketch(K1="e4 G", K2="g1 GYY", K3="h1 OO")
    assert m.why("K1 e4-d5 >K3") is None
    m.play("K1 e4-d5 >K3")
    # K1 has used its only bead, so the turn is over.
    assert (m.to_act, figures_of(m)["K1"]) == (1, "d5 -")
    without_beads = sketch(K1="e4 -")
    assert without_beads.why("K1 e4-d5 >K2").en == "K1 has no bead to cross a line with [NI-2]"


# Where the bead goes


@pytest.mark.clause("NI-3")
def test_the_player_chooses_which_other_figure_gets_the_bead() -> None:
    for receiver, beads in (("K2", {"K2": "h1 GOG", "K3": "f2 YO"}), ("K3", {"K2": "h1 GO", "K3": "f2 YOG"})):
        m = sketch(K1="f5 YG")
        m.play(f"K1 f5-f6 >{receiver}")
        assert {name: figures_of(m)[name] for name in beads} == beads
        assert figures_of(m)["K1"] == "f6 Y"


@pytest.mark.clause("NI-3")
def test_the_bead_goes_neither_to_a_full_figure_nor_back_nor_to_the_other_player() -> None:
    m = sketch(K1="f5 G", K2="g1 GYY", K3="h1 OO")
    assert m.why("K1 f5-f6 >K2").en == "K2 carries three beads already [NI-3]"
    assert m.why("K1 f5-f6 >K2").de == "K2 trägt schon drei Perlen [NI-3]"
    assert m.why("K1 f5-f6 >K1").en == "the bead goes to another figure, not back on K1 [NI-3]"
    assert m.why("K1 f5-f6 >S1").en == "the bead goes to an own figure, S1 belongs to the other player [NI-3]"
    assert m.why("K1 f5-f6 >K3") is None


@pytest.mark.clause("NI-3")
def test_the_winning_crossing_names_a_receiver_too() -> None:
    m = sketch(K1="h4 YG", K2="g1 GOO", K3="h1 Y")
    with pytest.raises(engawa.InvalidNotation):
        m.why("K1 h4-i4")
    assert clause_against(m, "K1 h4-i4 >K2") == "NI-3"
    m.play("K1 h4-i4 >K3")
    assert m.result == {"winners": [0], "scores": [1, -1], "reason": "base"}
    assert figures_of(m)["K3"] == "h1 YG"


# Going on and stopping


@pytest.mark.clause("NI-4")
def test_a_figure_goes_on_with_the_bead_now_on_top_or_stops() -> None:
    m = sketch(K1="f5 OYG")
    m.play("K1 f5-f6 >K2")
    # Yellow is now on top, and f6 has no yellow line, so the turn is over.
    assert m.to_act == 1
    m = sketch(K1="f5 YOG")
    m.play("K1 f5-f6 >K2")
    assert (m.to_act, m.position()["mover"]) == (0, "K1")
    assert steps_of(m, "K1") == ["f6-e6", "f6-e7"]
    assert "stop" in m.legal()
    m.play("stop")
    assert (m.to_act, m.position()["mover"], m.position()["turns"]) == (1, None, 1)
    assert figures_of(m)["K1"] == "f6 YO"


@pytest.mark.clause("NI-4")
def test_a_figure_goes_on_as_long_as_it_has_beads() -> None:
    m = sketch(K1="f5 YOG", K2="g1 -", K3="h1 GYO")
    for move in ("K1 f5-f6 >K2", "K1 f6-e6 >K2", "K1 e6-d7 >K2"):
        assert (m.to_act, clause_against(m, move)) == (0, None)
        m.play(move)
    assert figures_of(m) | {"K3": "h1 GYO"} == figures_of(m)
    assert (figures_of(m)["K1"], figures_of(m)["K2"], m.to_act) == ("d7 -", "g1 GOY", 1)


@pytest.mark.clause("NI-4")
def test_the_turn_ends_by_itself_when_the_figure_can_do_nothing_more() -> None:
    # No green line leads from c9, so a green bead is of no use there.
    m = sketch(K1="c8 GY", S1="f5")
    m.play("K1 c8-c9 >K2")
    assert (m.to_act, figures_of(m)["K1"]) == (1, "c9 G")
    # Yellow would lead on to d8.
    m = sketch(K1="c8 YY", S1="f5")
    m.play("K1 c8-c9 >K2")
    assert (m.to_act, steps_of(m, "K1")) == (0, ["c9-c8", "c9-d8"])


@pytest.mark.clause("NI-4")
def test_an_empty_figure_without_a_jump_ends_its_turn_and_one_with_a_jump_may_stop() -> None:
    alone = sketch(K1="f3 G")
    alone.play("K1 f3-f4 >K3")
    assert alone.to_act == 1
    met = sketch(K1="f3 G", S1="f5")
    met.play("K1 f3-f4 >K3")
    assert met.legal() == ["K1 f4^e6", "K1 f4^f6", "K1 f4^g5", "stop"]


# Transfers


@pytest.mark.clause("NI-5")
def test_a_transfer_puts_the_top_bead_on_top_of_another_own_figure() -> None:
    m = sketch(K1="f5 YG", K2="g1 GO", K3="h1 YO")
    m.play("K1>K2")
    assert (figures_of(m)["K1"], figures_of(m)["K2"], figures_of(m)["K3"]) == ("f5 Y", "g1 GOG", "h1 YO")
    assert (m.to_act, m.position()["turns"]) == (1, 1)


@pytest.mark.clause("NI-5")
def test_a_transfer_needs_a_bead_and_room_for_it() -> None:
    m = sketch(K1="f5 -", K2="g1 GYO", K3="h1 GYO")
    assert [move for move in m.legal() if ">" in move] == ["K2>K1", "K3>K1"]
    assert m.why("K2>K3").en == "K3 carries three beads already [NI-5]"
    assert m.why("K1>K2").en == "K1 has no bead to give [NI-5]"
    assert m.why("K1>K2").de == "K1 hat keine Perle für einen Austausch [NI-5]"
    assert m.why("K2>K2").en == "the bead goes to another figure, not back on K2 [NI-5]"
    assert m.why("K2>S1").en == "the bead goes to an own figure, S1 belongs to the other player [NI-5]"


@pytest.mark.clause("NI-5")
def test_a_transfer_is_always_open() -> None:
    # Six beads on three figures, at most three each.
    for beads in (("GGY", "YOO", "-"), ("GGY", "YO", "O"), ("GG", "YY", "OO")):
        m = sketch(K1=f"f5 {beads[0]}", K2=f"g1 {beads[1]}", K3=f"h1 {beads[2]}")
        assert any(" " not in move for move in m.legal())


# Occupied fields


@pytest.mark.clause("NI-6")
@pytest.mark.parametrize("other", ["K2", "S1"])
def test_no_figure_goes_onto_an_occupied_field(other: str) -> None:
    free = sketch(K1="f5 YG")
    assert free.why("K1 f5-f6 >K3") is None
    taken = sketch(K1="f5 YG", **{other: "f6"})
    assert taken.why("K1 f5-f6 >K3").en == f"{other} stands on f6 [NI-6]"
    assert taken.why("K1 f5-f6 >K3").de == f"auf f6 steht {other} [NI-6]"


@pytest.mark.clause("NI-6")
def test_no_figure_passes_through_an_occupied_field_with_two_beads() -> None:
    # Two green beads lead from e4 over d5 to d6, unless somebody stands on d5.
    m = sketch(K1="e4 GG", S1="d5")
    assert "e4-d5" not in steps_of(m, "K1")
    assert clause_against(m, "K1 e4-d6 >K2") == "NI-2"
    assert "e4-d5" in steps_of(sketch(K1="e4 GG", S1="f6"), "K1")


@pytest.mark.clause("NI-6")
def test_no_figure_jumps_onto_an_occupied_field() -> None:
    assert clause_against(sketch(K1="f4 -", S1="f5"), "K1 f4^f6") is None
    assert clause_against(sketch(K1="f4 -", S1="f5", S2="f6"), "K1 f4^f6") == "NI-6"


# The own base


@pytest.mark.clause("NI-7")
def test_a_figure_crosses_its_own_base_but_does_not_stay_there() -> None:
    m = sketch(K1="c5 YO")
    m.play("K1 c5-b6 >K2")
    assert (m.to_act, m.position()["mover"]) == (0, "K1")
    assert "stop" not in m.legal()
    assert m.why("stop").en == "K1 cannot stay on its own base [NI-7]"
    assert m.why("stop").de == "K1 darf nicht auf der eigenen Basis bleiben [NI-7]"
    assert steps_of(m, "K1") == ["b6-b5", "b6-b7"]
    m.play("K1 b6-b7 >K3")
    assert (m.to_act, figures_of(m)["K1"]) == (1, "b7 -")


@pytest.mark.clause("NI-7")
def test_the_own_base_is_entered_only_if_it_can_be_left_again() -> None:
    # A yellow bead leaves b6 to b5 or b7.
    one_way_out = sketch(K1="c5 YO", S1="b5")
    assert one_way_out.why("K1 c5-b6 >K2") is None
    no_way_out = sketch(K1="c5 YO", S1="b5", S2="b7")
    refusal = no_way_out.why("K1 c5-b6 >K2")
    assert refusal.en == "K1 could not leave its own base again in this turn [NI-7, our ruling]"
    assert refusal.de == "K1 käme in diesem Zug nicht wieder von der eigenen Basis weg [NI-7, unsere Festlegung]"


@pytest.mark.clause("NI-7")
def test_the_field_a_figure_came_from_is_a_way_out_of_its_base() -> None:
    # Orange leaves b6 to a7 and back to c5.
    m = sketch(K1="c5 OO", S1="a7")
    m.play("K1 c5-b6 >K2")
    assert m.legal() == ["K1 b6-c5 >K3"]


@pytest.mark.clause("NI-7")
def test_without_a_bead_left_only_a_jump_leads_out_of_the_own_base() -> None:
    lonely = sketch(K1="c5 O")
    assert clause_against(lonely, "K1 c5-b6 >K3") == "NI-7"
    m = sketch(K1="c5 O", S1="b7")
    m.play("K1 c5-b6 >K3")
    assert m.legal() == ["K1 b6^b8", "K1 b6^c7"]
    m.play("K1 b6^b8")
    assert (m.to_act, figures_of(m)["K1"]) == (1, "b8 -")


@pytest.mark.clause("NI-7")
def test_a_figure_on_the_base_does_not_jump_where_nothing_is_free() -> None:
    # Behind b5 there is only the rim, so nobody on b6 jumps it.
    assert clause_against(sketch(K1="c5 O", S1="b5"), "K1 c5-b6 >K3") == "NI-7"
    # Behind a6 there is a5, which is not there, and the rim as well.
    assert clause_against(sketch(K1="c5 O", S1="a6"), "K1 c5-b6 >K3") == "NI-7"
    assert clause_against(sketch(K1="c5 O", S1="c6"), "K1 c5-b6 >K3") is None


@pytest.mark.clause("NI-7", "NI-4")
def test_the_turn_ends_by_itself_when_only_a_base_without_a_way_out_is_left() -> None:
    # From a6 green leads to b5 (taken) and to b6, the own base, where no bead would be left.
    stuck = sketch(K1="a7 GY", K2="b5 GY")
    stuck.play("K1 a7-a6 >K2")
    assert (stuck.to_act, figures_of(stuck)["K1"]) == (1, "a6 G")
    # With somebody on c6 to jump, the way over the base is open.
    open_ = sketch(K1="a7 GY", K2="b5 GY", S1="c6")
    open_.play("K1 a7-a6 >K2")
    assert (open_.to_act, steps_of(open_, "K1")) == (0, ["a6-b6"])
    assert "stop" in open_.legal()


@pytest.mark.clause("NI-7")
def test_the_own_base_is_forbidden_to_its_owner_only() -> None:
    # The samurais' way onto b6 is a win, the kokeshis' way onto i4 too.
    m = sketch(turn=1, S1="c6 G", K1="f5")
    m.play("S1 c6-b6 >S3")
    assert m.result["winners"] == [1]
