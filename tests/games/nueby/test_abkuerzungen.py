"""Abkürzungen: grey arrow fields, and the two grey fields behind them."""

import pytest
from games.nueby.sketch import clause_against, fields_of, sketch

import engawa


@pytest.mark.clause("NA-C1")
@pytest.mark.parametrize("players", range(2, 7))
def test_every_sector_has_a_short_cut_over_two_grey_fields(players: int) -> None:
    m = engawa.new("nueby/abkuerzungen", players=players)
    board = m.game.notation.format_board(m.options, m.board)
    ways = [(way["from"], way["to"]) for way in board["ways"] if way["kind"] in ("branch", "return")]
    for sector in range(6):
        assert {(f"r{10 * sector + 1}", f"g{sector}.1"), (f"g{sector}.2", f"r{10 * sector + 7}")} <= {*ways}
    fourth = [f"z{colour}.4" in row for row, colour in zip(m.position()["pieces"], board["seats"], strict=True)]
    assert fourth == [players >= 4] * players


@pytest.mark.clause("NA-1")
def test_from_the_arrow_field_over_the_grey_fields_or_on_along_the_ring() -> None:
    for die, ends in ((1, ["g1.1", "r12"]), (2, ["g1.2", "r13"]), (3, ["r14", "r17"]), (5, ["r16", "r19"])):
        assert sketch("abkuerzungen", "r11", "r50", die=die).legal() == [f"r11-{end}" for end in ends]


@pytest.mark.clause("NA-1")
def test_passing_over_the_arrow_field_does_not_open_the_short_cut() -> None:
    m = sketch("abkuerzungen", "r10", "r50", die=2)
    assert m.legal() == ["r10-r12"]
    assert m.why("r10-g1.1").en == "the shortcut is for moves that start on its arrow field [NA-1]"
    assert m.why("r10-g1.1").de == "die Abkürzung nimmt nur, wer auf ihrem Pfeilfeld losläuft [NA-1]"


@pytest.mark.clause("NA-1")
def test_who_stands_on_a_grey_field_runs_on_to_the_ring() -> None:
    assert sketch("abkuerzungen", "g1.1", "r50", die=4).legal() == ["g1.1-r19"]
    assert sketch("abkuerzungen", "g1.2", "r50", die=1).legal() == ["g1.2-r17"]


@pytest.mark.clause("NA-2")
def test_on_grey_fields_one_is_thrown_from_the_arrow_field_or_the_other_grey_field() -> None:
    m = sketch("abkuerzungen", "r11", "g1.2 r50", die=2)
    m.play("r11-g1.2")
    assert fields_of(m, 1) == ["r50", "s1", "s3", "s3"]
    assert clause_against(sketch("abkuerzungen", "g1.1", "g1.2", die=1), "g1.1-g1.2") is None
    assert clause_against(sketch("abkuerzungen", "g1.2", "g1.1", die=1), "g1.2-g1.1") is None


@pytest.mark.clause("NA-2")
def test_nobody_else_gets_there() -> None:
    assert clause_against(sketch("abkuerzungen", "r10", "g1.2", die=3), "r10-g1.2") == "NA-1"
    assert clause_against(sketch("abkuerzungen", "r17", "g1.2", die=1), "r17-g1.2") == "NA-3"


@pytest.mark.clause("NA-3")
def test_backwards_from_a_grey_field_lie_the_arrow_field_and_the_ring_behind_it() -> None:
    m = sketch("abkuerzungen", "g1.2 r11", "g1.1 r10", die=3)
    m.play("g1.2-r10")
    assert (fields_of(m, 0)[0], fields_of(m, 1)) == ("r10", ["g1.1", "s1", "s3", "s3"])
    assert clause_against(sketch("abkuerzungen", "g1.1", "r11", die=1), "g1.1-r11") is None


@pytest.mark.clause("NA-3")
def test_backwards_nobody_turns_onto_the_detour_or_into_the_grey_fields() -> None:
    m = sketch("abkuerzungen", "g1.1 r11", "r12", die=2)
    assert m.why("g1.1-r12").en == (
        "backwards one neither enters the grey fields nor turns from them onto the detour [NA-3]"
    )
    into = sketch("abkuerzungen", "r18 r17", "g1.2", die=2)
    assert clause_against(into, "r18-g1.2") == "NA-3"
