"""Placing the figures."""

from itertools import permutations

import pytest
from games.niwa.documents import problem_of
from games.niwa.sketch import figures_of

import engawa

AROUND = {0: ("a6", "a7", "b5", "b7", "c5", "c6"), 1: ("h4", "h5", "i3", "i5", "j3", "j4")}


@pytest.mark.clause("NI-S1")
def test_each_figure_begins_with_two_beads_of_its_colour() -> None:
    m = engawa.new("niwa")
    m.play("G:h4 Y:h5 O:i3")
    m.play("G:c6 Y:c5 O:b7")
    assert figures_of(m) == {"K1": "c6 GG", "K2": "c5 YY", "K3": "b7 OO", "S1": "h4 GG", "S2": "h5 YY", "S3": "i3 OO"}


@pytest.mark.clause("NI-S1")
def test_two_figures_of_one_colour_cannot_be_placed() -> None:
    m = engawa.new("niwa")
    with pytest.raises(engawa.InvalidNotation):
        m.play("G:h4 G:h5 O:i3")
    placed = engawa.new("niwa")
    placed.play("G:h4 Y:h5 O:i3")
    mixed = placed.position()
    mixed["figures"]["S1"][1], mixed["figures"]["S2"][1] = "GY", "GY"
    problem = "impossible position: S1 does not stand next to its base with two beads of its colour"
    assert problem_of(mixed) == problem


@pytest.mark.clause("NI-S2")
@pytest.mark.parametrize("seat", [1, 0])
def test_figures_are_placed_freely_on_three_of_the_six_fields_around_the_own_base(seat: int) -> None:
    m = engawa.new("niwa")
    if seat == 0:
        m.play("G:h4 Y:h5 O:i3")
    assert m.to_act == seat
    assert m.legal() == sorted(f"G:{g} Y:{y} O:{o}" for g, y, o in permutations(AROUND[seat], 3))


@pytest.mark.clause("NI-S2")
@pytest.mark.parametrize("move", ["G:c6 Y:h5 O:i3", "G:h4 Y:h5 O:h5", "G:h4 Y:i4 O:h5", "G:g5 Y:h5 O:i3"])
def test_no_figure_is_placed_elsewhere_or_on_another(move: str) -> None:
    m = engawa.new("niwa")
    refusal = m.why(move)
    assert refusal.clause == "NI-S2"
    around = "(h4, h5, i3, i5, j3, j4)"
    assert refusal.en == f"the three figures go on three different fields around the own base {around} [NI-S2]"
    assert m.why("G:h4 Y:h5 O:i3") is None


@pytest.mark.clause("NI-S3")
def test_seat_1_places_first_then_seat_0_places_and_begins() -> None:
    m = engawa.new("niwa")
    actors = [m.to_act]
    for move in ("G:h4 Y:h5 O:i3", "G:c6 Y:c5 O:b7"):
        m.play(move)
        actors.append(m.to_act)
    assert actors == [1, 0, 0]
    assert m.position()["phase"] == "move"
    assert all(move.startswith("K") for move in m.legal())
    assert m.position()["turns"] == 0


@pytest.mark.clause("NI-S3")
def test_it_can_be_drawn_who_begins_and_the_record_keeps_the_seat() -> None:
    drawn = [engawa.new("niwa", seed=seed, first="drawn") for seed in range(200)]
    begins = [m.options["first"] for m in drawn]
    assert {*begins} == {0, 1}
    assert 70 <= sum(begins) <= 130
    for m in drawn[:12]:
        assert m.to_act == 1 - m.options["first"]
        again = engawa.load(m.record(with_seed=True))
        assert (again.options, again.position()) == (m.options, m.position())


@pytest.mark.clause("NI-S3")
def test_a_position_in_which_figures_are_placed_needs_nobody_to_say_who_begins() -> None:
    for first in (0, 1):
        m = engawa.new("niwa", first=first)
        for _ in range(2):
            again = engawa.load(m.position())
            assert (again.options["first"], again.to_act) == (first, m.to_act)
            m.play(m.legal()[7])
            again.play(again.legal()[7])
            assert (again.position(), again.to_act) == (m.position(), m.to_act)
        assert "first" not in m.position()


@pytest.mark.clause("NI-S3")
def test_nobody_moves_before_placing_and_nobody_places_after() -> None:
    m = engawa.new("niwa")
    assert m.why("K1>K2").en == "the figures are placed first, such as G:i5 Y:h5 O:h4 [NI-S3, our ruling]"
    assert m.why("stop").clause == "NI-S3"
    m.play("G:h4 Y:h5 O:i3")
    # Seat 1 has placed, but seat 0 has not.
    assert m.why("S1>S2").clause == "NI-S3"
    assert m.position() == {
        "game": "niwa",
        "garden": "compact",
        "phase": "place",
        "turn": 0,
        "mover": None,
        "figures": {"S1": ["h4", "GG"], "S2": ["h5", "YY"], "S3": ["i3", "OO"]},
        "turns": 0,
    }
    m.play("G:c6 Y:c5 O:b7")
    assert m.why("G:c6 Y:c5 O:b7").de == "die Figuren sind schon aufgestellt [NI-S3, unsere Festlegung]"
    assert m.why("K1>K2") is None


def test_the_example_of_a_placing_can_be_played_in_every_garden() -> None:
    for garden in ("compact", "zigzag", "pond", "long"):
        m = engawa.new("niwa", garden=garden)
        for _ in range(2):
            m.play(m.why("stop").reason.facts["example"])
