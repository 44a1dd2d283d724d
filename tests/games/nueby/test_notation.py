"""Moves and outcomes in text: written, read, and refused when nobody can read them."""

import doctest

import pytest
from games.nueby.sketch import GAMES, sketch
from hypothesis import given, settings, strategies as st

import engawa
from engawa.core.fairness import below, seed_of, words
from engawa.games.nueby import actions


def problem_with(m: engawa.Match, move: str) -> str:
    with pytest.raises(engawa.InvalidNotation) as error:
        m.why(move)
    return str(error.value)


@given(st.sampled_from(GAMES), st.integers(0, 10_000), st.integers(0, 150))
@settings(max_examples=30, deadline=None, derandomize=True)
def test_every_legal_move_is_read_as_it_is_written(game: str, number: int, plies: int) -> None:
    m = engawa.new(f"nueby/{game}", seed=number, players=2 + number % 3)
    row = words(seed_of(number), "play")
    for _ in range(plies):
        if m.to_act is not None:
            m.roll() if m.to_act == "chance" else m.play(m.legal()[below(row, len(m.legal()))])
    notation, b, s = m.game.notation, m._b, m._s
    written = [notation.format_move(b, s, action) for action in m.legal_actions()]
    assert sorted(written) == m.legal()
    assert [notation.parse_move(b, s, move) for move in written] == m.legal_actions()


@pytest.mark.parametrize(
    ("m", "typed", "written"),
    [
        (sketch("werfer", "r5", "r20", die=3), " R5 - R8 ", "r5-r8"),
        (sketch("werfer", "r47", "r20", die=1), "r47-Z0.1", "r47-z0.1"),
        (sketch("werfer", "r5", "r20", die=6), "PASS", "pass"),
        (sketch("werfer", "r5", "r20", die=6), "s0-r0", "s0-r0"),
        (sketch("jaeger", "n1.1", "r20", phase="start"), "Hunt   4", "hunt 4"),
        (sketch("jaeger", "n1.1", "r20", phase="start"), "roll", "roll"),
        (sketch("jaeger", "n2.2 n1.1", "r20", phase="focus", hits=2), "focus N2.2 n1.1", "focus n1.1 n2.2"),
        (sketch("jaeger", "n2.2 n1.1", "r20", phase="focus", hits=2), "focus -", "focus -"),
        (sketch("einser-blocker", "r5", "r20", die=1), "push", "push"),
        (sketch("einser-blocker", "r5", "r20", die=1, blocks="b0.3"), "Drop R17", "drop r17"),
        (sketch("einser-blocker", "r5", "r20", die=1, moved=True, blocks="b0.3"), "Done", "done"),
    ],
)
def test_capitals_and_blanks_do_not_matter(m: engawa.Match, typed: str, written: str) -> None:
    assert m.copy().play(typed) == written


@pytest.mark.parametrize(
    "move", ["", "r5", "r5-", "r5 r8", "r5-r8-r9", "x5-x8", "hunt", "hunt x", "focus", "drop", "p a s s"]
)
def test_what_is_no_move_is_answered_with_what_one_looks_like(move: str) -> None:
    assert problem_with(sketch("werfer", "r5", "r20", die=3), move).startswith(f'unreadable move "{move}": expected')


def test_a_field_that_the_board_does_not_have_is_named() -> None:
    m = sketch("werfer", "r5", "r20", die=3)
    assert problem_with(m, "r5-r99") == "move \"r5-r99\": this board has no field 'r99'"
    assert problem_with(m, "n1.1-r8") == "move \"n1.1-r8\": this board has no field 'n1.1'"
    assert problem_with(m, "drop r48") == "move \"drop r48\": this board has no field 'r48'"


def test_a_hunt_names_a_number_of_a_die() -> None:
    m = sketch("jaeger", "n1.1", "r20", phase="start")
    assert problem_with(m, "hunt 7") == 'move "hunt 7": expected a number from 1 to 6'
    assert problem_with(m, "hunt 0") == 'move "hunt 0": expected a number from 1 to 6'


def test_naming_a_hunter_twice_or_a_crowded_area_is_refused_not_misread() -> None:
    m = sketch("jaeger", "n2.2 n1.1", "r20", phase="focus", hits=2)
    assert m.why("focus n1.1 n1.1").clause == "NJ-5"
    assert m.why("focus s0").clause == "NJ-5"


def test_outcomes_are_a_die_or_the_hits_of_four() -> None:
    m = sketch("werfer", "r5", "r20", phase="roll")
    assert [text for text, _ in m.outcomes()] == ["d1", "d2", "d3", "d4", "d5", "d6"]
    assert len({chance for _, chance in m.outcomes()}) == 1
    assert m.copy().play(" D4 ") == "d4"
    for wrong in ("d0", "d7", "h2", "4", "roll", ""):
        with pytest.raises(engawa.InvalidNotation) as error:
            m.play(wrong)
        assert str(error.value) == f"outcome: expected one of d1, d2, d3, d4, d5, d6, got {wrong!r}"
    hunt = sketch("jaeger", "n1.1", "r20", phase="hunt", named=3)
    with pytest.raises(engawa.InvalidNotation):
        hunt.play("d2")
    assert hunt.play("h4") == "h4"


def test_a_move_that_was_not_read_or_not_legal_changes_nothing() -> None:
    m = sketch("werfer", "r5", "r20", die=3)
    before = m.position()
    with pytest.raises(engawa.IllegalMove) as error:
        m.play("r5-r9")
    assert str(error.value) == "illegal move 'r5-r9': with a 3 a piece on r5 gets to r2, r8, not to r9 [NU-1]"
    assert m.position() == before


def test_the_examples_of_actions_are_true() -> None:
    assert doctest.testmod(actions) == (0, 5)
