"""Throwing backwards, in the games that keep the standard rule."""

import pytest
from games.nueby.sketch import clause_against, fields_of, sketch, told

STANDARD = ("zweite-ebene", "einser-blocker", "jaeger", "abkuerzungen", "kurzer-einsatz")


@pytest.mark.clause("NU-30")
@pytest.mark.parametrize("game", STANDARD)
def test_a_piece_throws_backwards_over_pieces_of_anybody(game: str) -> None:
    m = sketch(game, "r14 r13", "r11 r12", die=3)
    assert "r14-r11" in m.legal()
    m.play("r14-r11")
    assert "r11" in fields_of(m, 0)
    assert "r11" not in fields_of(m, 1)


@pytest.mark.clause("NU-30")
@pytest.mark.parametrize("game", STANDARD)
def test_a_free_field_between_bars_the_way_back(game: str) -> None:
    m = sketch(game, "r14 r13", "r11", die=3)
    assert m.why("r14-r11").en == "backwards every field between must be occupied, and r12 is not [NU-30]"
    assert m.why("r14-r11").de == "rückwärts muss jedes Feld dazwischen besetzt sein, und r12 ist es nicht [NU-30]"


@pytest.mark.clause("NU-30")
@pytest.mark.parametrize("game", STANDARD)
def test_backwards_one_only_throws(game: str) -> None:
    m = sketch(game, "r14", "r13", die=2)
    assert m.why("r14-r12").en == "backwards one only throws, and no opponent is on r12 [NU-30, our ruling]"
    own = sketch(game, "r14 r12", "r13", die=2)
    assert clause_against(own, "r14-r12") == "NU-7"


@pytest.mark.clause("NU-30", "NU-6")
@pytest.mark.parametrize(
    ("game", "own", "others", "past", "back"),
    [
        ("zweite-ebene", "i22 z0.4 z0.3 z0.2", "i21 i20", "i22-i0", "i22-i20"),
        ("jaeger", "r46* z0.4* z0.3* z0.2*", "r45 r44", "r46-r0", "r46-r44"),
        ("abkuerzungen", "r58 z0.4 z0.3 z0.2", "r57 r56", "r58-r0", "r58-r56"),
        ("kurzer-einsatz", "r46 z0.4 z0.3 z0.2", "r45 r44", "r46-r0", "r46-r44"),
    ],
)
def test_a_backward_throw_compels_nobody(game: str, own: str, others: str, past: str, back: str) -> None:
    assert sketch(game, own, others, die=2).legal() == sorted(["pass", past, back])


@pytest.mark.clause("NU-30")
def test_behind_an_entry_lies_only_the_ring_field_before_it() -> None:
    m = sketch("kurzer-einsatz", "r8 r20", "r7", die=1)
    assert m.legal() == ["r20-r21", "r8-r7", "r8-r9"]
    m = sketch("kurzer-einsatz", "r8 r20", "e1.4", die=1)
    assert clause_against(m, "r8-e1.4") == "NK-4"


@pytest.mark.clause("NU-31")
def test_throwing_back_from_the_own_entry_to_the_own_fork_saves_the_lap() -> None:
    m = sketch("abkuerzungen", "r0 r59", "r58", die=2)
    m.play("r0-r58")
    assert "Red saves a lap." in told(m)
    home = sketch("abkuerzungen", "r58", "r30", die=1)
    assert "r58-z0.1" in home.legal()


@pytest.mark.clause("NU-31")
def test_a_throw_that_does_not_hold_both_entry_and_fork_saves_nothing() -> None:
    m = sketch("abkuerzungen", "r59", "r58", die=1)
    m.play("r59-r58")
    assert "Red saves a lap." not in told(m)
    m = sketch("abkuerzungen", "r1 r0", "r59", die=2)
    m.play("r1-r59")
    assert "Red saves a lap." not in told(m)
    beyond = sketch("abkuerzungen", "r1 r0 r59", "r58", die=3)
    beyond.play("r1-r58")
    assert "Red saves a lap." in told(beyond)


@pytest.mark.clause("NU-31")
def test_the_goal_is_open_in_the_roll_after_a_six_already() -> None:
    m = sketch("zweite-ebene", "i2 i1 i0 i23", "i22 i21 i20", die=6)
    assert clause_against(m, "i2-i20") is None
    m.play("i2-i20")
    assert (m.to_act, m.position()["turn"], m.position()["sixes"]) == ("chance", 0, 1)
    m.play("d3")
    assert "i20-z0.1" in m.legal()
