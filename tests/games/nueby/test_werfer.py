"""Werfer: both directions, arrow fields, marked fields."""

import pytest
from games.nueby.sketch import clause_against, fields_of, sketch, told

import engawa


@pytest.mark.clause("NW-C1")
@pytest.mark.parametrize("players", range(2, 7))
def test_the_entries_are_arrow_fields_and_the_way_to_the_goal_is_marked(players: int) -> None:
    m = engawa.new("nueby/werfer", players=players)
    board = m.game.notation.format_board(m.options, m.board)
    assert board["arrows"] == ["r0", "r8", "r16", "r24", "r32", "r40"]
    assert [sector["fork"] for sector in board["sectors"]] == ["r47", "r7", "r15", "r23", "r31", "r39"]
    assert board["sectors"][0]["marked"] == ["r43", "r44", "r45", "r46", "r47"]
    fourth = [f"z{colour}.4" in row for row, colour in zip(m.position()["pieces"], board["seats"], strict=True)]
    assert fourth == [players >= 4] * players


@pytest.mark.clause("NW-1")
def test_a_piece_moves_the_whole_count_forward_or_backwards_over_free_fields() -> None:
    m = sketch("werfer", "r13", "r10 r30", die=3)
    assert m.legal() == ["r13-r10", "r13-r16"]
    m.play("r13-r10")
    assert fields_of(m, 1) == ["r30", "s1", "s3", "s3"]


@pytest.mark.clause("NW-1")
def test_nobody_goes_forth_and_back_in_one_move() -> None:
    m = sketch("werfer", "r13", "r30", die=4)
    assert clause_against(m, "r13-r15") == "NU-1"
    assert m.legal() == ["r13-r17", "r13-r9"]


@pytest.mark.clause("NW-2")
def test_an_arrow_field_is_landed_on_backwards_but_not_passed() -> None:
    assert sketch("werfer", "r19", "r30", die=3).legal() == ["r19-r16", "r19-r22"]
    m = sketch("werfer", "r19", "r30", die=4)
    assert m.why("r19-r15").en == "nobody passes backwards over the arrow field r16 [NW-2]"
    assert m.why("r19-r15").de == "rückwärts kommt niemand über das Pfeilfeld r16 hinweg [NW-2]"
    assert m.legal() == ["r19-r23"]


@pytest.mark.clause("NW-3")
def test_from_an_arrow_field_one_goes_back_only_to_throw_with_a_one() -> None:
    assert sketch("werfer", "r16", "r15", die=1).legal() == ["r16-r15", "r16-r17"]
    empty = sketch("werfer", "r16", "r30", die=1)
    assert empty.why("r16-r15").en == "from an arrow field one goes back only to throw with a one [NW-3]"
    two = sketch("werfer", "r16", "r15 r14", die=2)
    assert clause_against(two, "r16-r14") == "NW-3"
    assert two.legal() == ["r16-r18"]


@pytest.mark.clause("NW-4")
def test_throwing_back_from_the_own_entry_saves_the_lap() -> None:
    m = sketch("werfer", "r0", "r47", die=1)
    m.play("r0-r47")
    assert "Red saves a lap." in told(m)
    other = sketch("werfer", "r16", "r15", die=1)
    other.play("r16-r15")
    assert "Red saves a lap." not in told(other)


@pytest.mark.clause("NW-5")
@pytest.mark.parametrize("field", ["r43", "r44", "r45", "r46", "r47"])
def test_a_piece_on_a_marked_field_never_has_to_move(field: str) -> None:
    m = sketch("werfer", field, "r20", die=2)
    assert "pass" in m.legal()
    assert len(m.legal()) > 1


@pytest.mark.clause("NW-5")
@pytest.mark.parametrize("field", ["r42", "r0", "r7"])
def test_elsewhere_and_on_the_marked_fields_of_others_it_has_to(field: str) -> None:
    assert "pass" not in sketch("werfer", field, "r20", die=2).legal()


@pytest.mark.clause("NW-5", "NU-6")
def test_another_piece_that_has_to_move_compels() -> None:
    assert sketch("werfer", "r45 r11", "r20", die=2).legal() == ["r11-r13", "r11-r9", "r45-r43", "r45-r47"]


@pytest.mark.clause("NW-6")
def test_in_the_goal_lane_pieces_only_move_inward() -> None:
    m = sketch("werfer", "z0.2", "r20", die=1)
    assert m.legal() == ["z0.2-z0.3"]
    assert clause_against(m, "z0.2-z0.1") == "NU-8"


@pytest.mark.clause("NW-6")
def test_a_six_throws_in_either_direction_and_keeps_to_the_arrow_fields() -> None:
    m = sketch("werfer", "r14", "r20 r8", die=6)
    assert m.legal() == ["pass", "r14-r20", "r14-r8", "s0-r0"]
    over = sketch("werfer", "r13", "r19 r7", die=6)
    assert clause_against(over, "r13-r7") == "NW-2"
    assert over.legal() == ["pass", "r13-r19", "s0-r0"]
    assert clause_against(sketch("werfer", "r14", "r30", die=6), "r14-r8") == "NU-20"


@pytest.mark.clause("NW-7")
def test_a_move_backwards_compels_with_a_throw_or_without() -> None:
    # Forward the own pieces are in each other's way, and the one on r45 is on a marked field.
    for others in ("r20", "r36"):
        m = sketch("werfer", "r39 r42 r45 z0.4", others, die=3)
        assert m.legal() == ["r39-r36", "r45-r0", "r45-z0.1"]
        assert m.why("pass").en == "you must move: r39-r36 is possible [NU-6]"


@pytest.mark.clause("NW-7")
def test_from_a_marked_field_a_move_backwards_compels_nobody() -> None:
    m = sketch("werfer", "r47 r45 r43 z0.4", "r20", die=2)
    assert m.legal() == ["pass", "r43-r41", "r47-r1", "r47-z0.2"]
