"""Decision on the second level: two rings, arrows between them, goals inside."""

import pytest
from games.nueby.sketch import clause_against, fields_of, sketch, told

import engawa


@pytest.mark.clause("NZ-C1")
@pytest.mark.parametrize("players", range(2, 7))
def test_the_board_has_two_rings_and_the_goals_are_inside(players: int) -> None:
    m = engawa.new("nueby/zweite-ebene", players=players)
    board = m.game.notation.format_board(m.options, m.board)
    kinds = [field["kind"] for field in board["fields"]]
    assert {kind: kinds.count(kind) for kind in kinds} == {
        "ring": 36, "inner": 24, "goal": 24, "area": 6, "inner-area": 6,
    }  # fmt: skip
    assert [sector["fork"] for sector in board["sectors"]] == ["i22", "i2", "i6", "i10", "i14", "i18"]
    arrows = [(way["from"], way["to"]) for way in board["ways"] if way["kind"] == "arrow"]
    assert sorted(arrows) == [
        ("r10", "i8"), ("r16", "i12"), ("r22", "i16"), ("r28", "i20"), ("r34", "i0"), ("r4", "i4"),
    ]  # fmt: skip
    home = [row.count(f"z{colour}.4") for row, colour in zip(m.position()["pieces"], board["seats"], strict=True)]
    assert home == [int(players >= 4)] * players


@pytest.mark.clause("NZ-1")
def test_a_piece_runs_over_its_own_arrow_without_stopping() -> None:
    m = sketch("zweite-ebene", "r32", "r9", die=5)
    assert m.legal() == ["r32-i2", "r32-r1"]
    m.play("r32-i2")
    assert fields_of(m, 0)[0] == "i2"


@pytest.mark.clause("NZ-1")
def test_nobody_takes_the_arrow_of_another_colour() -> None:
    m = sketch("zweite-ebene", "r4", "r20", die=1)
    assert m.legal() == ["r4-r5"]
    assert m.why("r4-i4").en == "the arrow to i4 belongs to another colour [NZ-1]"
    assert m.why("r4-i4").de == "der Pfeil nach i4 gehört einer anderen Farbe [NZ-1]"


@pytest.mark.clause("NZ-1")
def test_everyone_ends_in_the_goal_lane_of_the_inner_ring() -> None:
    assert sketch("zweite-ebene", "i20", "r9", die=3).legal() == ["i20-i23", "i20-z0.1"]
    assert "z" not in "".join(sketch("zweite-ebene", "r34", "r9", die=5).legal())


@pytest.mark.clause("NZ-2")
def test_who_is_thrown_inside_waits_and_enters_inside() -> None:
    m = sketch("zweite-ebene", "i12", "i14 r20", die=2)
    m.play("i12-i14")
    assert fields_of(m, 1) == ["r20", "s3", "s3", "t3"]
    m.play("d6")
    assert m.legal() == ["pass", "s3-r18", "t3-i12"]
    m.play("t3-i12")
    assert fields_of(m, 1) == ["i12", "r20", "s3", "s3"]


@pytest.mark.clause("NZ-2")
def test_who_is_thrown_outside_waits_outside() -> None:
    m = sketch("zweite-ebene", "r12", "r14 r20", die=2)
    m.play("r12-r14")
    assert fields_of(m, 1) == ["r20", "s2", "s3", "s3"]


@pytest.mark.clause("NZ-2", "NU-3")
def test_a_free_entry_lets_choose_inside_or_outside() -> None:
    m = sketch("zweite-ebene", "i12", "i13 s3 s3 s3", die=1)
    m.play("i12-i13")
    assert (m.to_act, m.legal()) == (1, ["s3-r18", "t3-i12"])
    m.play("t3-i12")
    assert told(m) == ["Blue enters freely from t3 on i12."]
    assert (m.to_act, m.position()["sixes"]) == ("chance", 1)


@pytest.mark.clause("NZ-3")
def test_backwards_never_changes_rings() -> None:
    m = sketch("zweite-ebene", "i0 r12", "r34", die=1)
    assert m.why("i0-r34").en == "throwing backwards never changes rings [NZ-3, our ruling]"
    inside = sketch("zweite-ebene", "i0 r12", "i23", die=1)
    assert clause_against(inside, "i0-i23") is None


@pytest.mark.clause("NZ-3", "NU-9")
def test_passing_the_own_goal_is_about_the_inner_ring_only() -> None:
    lane = "z0.4 z0.3 z0.2"
    assert sketch("zweite-ebene", f"i22 {lane}", "r9", die=3).legal() == ["i22-i1", "pass"]
    assert sketch("zweite-ebene", f"r35 {lane}", "r9", die=3).legal() == ["r35-r2"]


@pytest.mark.clause("NZ-4")
def test_running_on_past_the_own_arrow_is_compelled_if_it_is_the_only_move() -> None:
    m = sketch("zweite-ebene", "r34 i2 z0.4 z0.3", "r9", die=3)
    assert m.why("r34-i2").clause == "NU-7"
    assert m.legal() == ["i2-i5", "r34-r1"]
    only = sketch("zweite-ebene", "r34 i0 z0.4 z0.3", "r9", die=1)
    assert only.legal() == ["i0-i1", "r34-r35"]
    assert only.why("pass").clause == "NU-6"
