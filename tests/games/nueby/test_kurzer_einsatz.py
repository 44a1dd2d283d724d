"""Kurzer Einsatz: everybody in play, grey lanes, pushing on."""

import pytest
from games.nueby.sketch import clause_against, fields_of, sketch, told

import engawa


@pytest.mark.clause("NK-C1", "NK-1")
@pytest.mark.parametrize("players", range(2, 7))
def test_all_pieces_begin_at_the_very_back_of_the_own_lane(players: int) -> None:
    m = engawa.new("nueby/kurzer-einsatz", players=players)
    board = m.game.notation.format_board(m.options, m.board)
    assert [sector["lane"] for sector in board["sectors"]] == [[f"e{c}.{k}" for k in range(5)] for c in range(6)]
    for row, colour in zip(m.position()["pieces"], board["seats"], strict=True):
        last = f"z{colour}.4" if players >= 5 else f"e{colour}.3"
        assert row == [f"e{colour}.0", f"e{colour}.1", f"e{colour}.2", last]
    assert (m.position()["phase"], m.position()["sixes"]) == ("roll", 0)


@pytest.mark.clause("NK-1")
def test_nobody_enters_freely_and_there_is_nowhere_to_wait() -> None:
    m = engawa.new("nueby/kurzer-einsatz", players=2)
    m.play("d1")
    assert m.legal() == ["e0.3-e0.4"]
    m.play("e0.3-e0.4")
    m.play("d5")
    assert m.legal() == ["e3.0-r24", "e3.1-r25", "e3.2-r26", "e3.3-r27"]


@pytest.mark.clause("NK-2")
def test_a_six_is_a_number_like_the_others() -> None:
    m = sketch("kurzer-einsatz", "r10", "r30", phase="roll")
    m.play("d6")
    assert (m.legal(), m.position()["sixes"]) == (["r10-r16"], 0)
    assert m.why("pass").clause == "NU-6"
    m.play("r10-r16")
    assert (m.to_act, m.position()["turn"]) == ("chance", 1)


@pytest.mark.clause("NK-2")
def test_a_six_moves_six_fields_no_more_and_no_fewer() -> None:
    m = sketch("kurzer-einsatz", "r10", "r30", die=6)
    assert clause_against(m, "r10-r15") == "NU-1"


@pytest.mark.clause("NK-3")
def test_a_thrown_piece_goes_to_the_e_of_the_sector_it_stood_in() -> None:
    m = sketch("kurzer-einsatz", "r10", "r12", die=2)
    m.play("r10-r12")
    assert fields_of(m, 1)[0] == "e1.0"
    assert told(m) == ["Red moves from r10 to r12.", "Blue is thrown on r12 and goes to e1.0."]


@pytest.mark.clause("NK-3")
def test_pushing_stops_at_the_first_free_field() -> None:
    m = sketch("kurzer-einsatz", "r10 e1.0 e1.2", "r12 e1.1 e1.4", die=2)
    m.play("r10-r12")
    assert fields_of(m, 0)[:3] == ["e1.1", "e1.3", "r12"]
    assert fields_of(m, 1)[:3] == ["e1.0", "e1.2", "e1.4"]


@pytest.mark.clause("NK-3")
def test_pushing_goes_on_along_the_ring_past_forks_and_throws_nobody() -> None:
    lane = "e0.0 e0.1 e0.2 e0.3"
    m = sketch("kurzer-einsatz", "r3", lane, "e0.4 r0 r1 r2", "r4", players=4, turn=3, die=1)
    assert m.position()["pieces"][3][0] == "r4"
    m = sketch("kurzer-einsatz", "r4", lane, "e0.4 r0 r1 r2", "r3", players=4, turn=3, die=1)
    m.play("r3-r4")
    # Red is thrown, everybody from E on moves up one, onto the field that the thrower left.
    assert fields_of(m, 0)[0] == "e0.0"
    assert fields_of(m, 1) == ["e0.1", "e0.2", "e0.3", "e0.4"]
    assert fields_of(m, 2) == ["r0", "r1", "r2", "r3"]
    assert fields_of(m, 3)[0] == "r4"


@pytest.mark.clause("NK-3")
def test_a_piece_is_pushed_past_its_own_fork_never_into_the_goal() -> None:
    rows = ("e1.4 r8 r9 r10", "e1.0 e1.1 e1.2 e1.3", "r11 r12 r13 r14", "r4")
    m = sketch("kurzer-einsatz", *rows, players=4, turn=3, die=4)
    m.play("r4-r8")
    assert fields_of(m, 2) == ["r12", "r13", "r14", "r15"]


@pytest.mark.clause("NK-4")
def test_an_occupied_grey_field_cannot_be_landed_on_a_free_one_can() -> None:
    m = sketch("kurzer-einsatz", "e0.0", "e0.2", die=2)
    assert m.why("e0.0-e0.2").en == "grey fields are safe, and e0.2 is occupied [NK-4]"
    assert m.why("e0.0-e0.2").de == "graue Felder sind sicher, und e0.2 ist besetzt [NK-4]"
    assert sketch("kurzer-einsatz", "e0.0", "e0.2", die=3).legal() == ["e0.0-e0.3"]


@pytest.mark.clause("NK-4")
def test_no_backward_throw_starts_or_ends_in_a_lane() -> None:
    out = sketch("kurzer-einsatz", "e0.3", "e0.2", die=1)
    assert out.why("e0.3-e0.2").en == "nobody throws backwards from or onto grey fields [NK-4, our ruling]"
    into = sketch("kurzer-einsatz", "r0", "e0.4", die=1)
    assert clause_against(into, "r0-e0.4") == "NK-4"
