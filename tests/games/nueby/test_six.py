"""The six: it enters or throws, rolls again, and compels nobody."""

import pytest
from games.nueby.sketch import clause_against, fields_of, sketch


@pytest.mark.clause("NU-20")
def test_a_six_enters_a_waiting_piece_or_throws_an_opponent_six_fields_away() -> None:
    m = sketch("abkuerzungen", "r12", "r18 r30", die=6)
    assert m.legal() == ["pass", "r12-r18", "s0-r0"]
    m.play("r12-r18")
    assert fields_of(m, 1) == ["r30", "s1", "s3", "s3"]


@pytest.mark.clause("NU-20")
def test_a_six_moves_nobody_onto_an_empty_field() -> None:
    m = sketch("abkuerzungen", "r12", "r30", die=6)
    assert m.legal() == ["pass", "s0-r0"]
    assert m.why("r12-r18").en == "a six only enters or throws, and no opponent is on r18 [NU-20]"
    assert m.why("r12-r18").de == "eine Sechs setzt nur ein oder wirft, und auf r18 steht kein Gegner [NU-20]"
    assert clause_against(sketch("abkuerzungen", "r56 z0.3", "r30", die=6), "r56-z0.4") == "NU-20"


@pytest.mark.clause("NU-20")
def test_a_six_throws_backwards_too_over_occupied_fields() -> None:
    m = sketch("zweite-ebene", "r12 r11 r10 r9", "r8 r7 r6", die=6)
    assert "r12-r6" in m.legal()
    gap = sketch("zweite-ebene", "r12 r11 r10", "r8 r7 r6", die=6)
    assert clause_against(gap, "r12-r6") == "NU-30"


@pytest.mark.clause("NU-20")
def test_entering_throws_an_opponent_and_an_own_piece_shuts_the_entry() -> None:
    m = sketch("abkuerzungen", "r12", "r0", die=6)
    m.play("s0-r0")
    assert (fields_of(m, 0), fields_of(m, 1)) == (["r0", "r12", "s0", "s0"], ["s0", "s3", "s3", "s3"])
    shut = sketch("abkuerzungen", "r12 r0", "r30", die=6)
    assert shut.why("s0-r0").clause == "NU-7"
    assert shut.legal() == ["pass"]


@pytest.mark.clause("NU-20")
def test_only_a_six_enters_and_only_on_the_entry() -> None:
    m = sketch("abkuerzungen", "r12", "r30", die=5)
    assert m.why("s0-r0").en == "only a six enters, this is a 5 [NU-20]"
    assert m.why("s0-r0").de == "nur eine Sechs setzt ein, das ist eine 5 [NU-20]"
    assert sketch("abkuerzungen", "r12", "r30", die=6).why("s0-r6").en == "from s0 a piece enters on r0 [NU-20]"


@pytest.mark.clause("NU-21")
def test_after_a_first_six_used_or_not_there_is_another_roll() -> None:
    for move in ("s0-r0", "pass"):
        m = sketch("abkuerzungen", "r12", "r30", phase="roll")
        m.play("d6")
        m.play(move)
        assert (m.to_act, m.position()["turn"], m.position()["sixes"]) == ("chance", 0, 1)
        assert m.status().text("en") == "Red rolls; a six would be the second one."


@pytest.mark.clause("NU-21")
def test_a_second_six_can_be_used_and_ends_the_turn() -> None:
    m = sketch("abkuerzungen", "r12", "r30", phase="roll", sixes=1)
    m.play("d6")
    assert (m.legal(), m.position()["sixes"]) == (["pass", "s0-r0"], 2)
    m.play("s0-r0")
    assert (m.to_act, m.position()["turn"], m.position()["sixes"]) == ("chance", 1, 0)


@pytest.mark.clause("NU-21")
def test_another_number_after_a_six_ends_the_turn() -> None:
    m = sketch("abkuerzungen", "r12", "r30", phase="roll", sixes=1)
    m.play("d5")
    m.play("r12-r17")
    assert m.position()["turn"] == 1


@pytest.mark.clause("NU-22")
def test_nothing_about_a_six_is_compelled_even_as_the_only_move() -> None:
    only_throw = sketch("abkuerzungen", "r12 z0.4 z0.3 z0.2", "r18", die=6)
    assert only_throw.legal() == ["pass", "r12-r18"]
    assert sketch("abkuerzungen", "", "r18", die=6).legal() == ["pass", "s0-r0"]


@pytest.mark.clause("NU-22")
def test_nobody_has_to_clear_the_entry() -> None:
    m = sketch("abkuerzungen", "r0 r30", "r50", die=4)
    assert m.legal() == ["r0-r4", "r30-r34"]
