"""Moves in text: written, read, and refused when nobody can read them."""

import pytest
from games.niwa.sketch import any_match, figures_of, sketch
from hypothesis import given, settings, strategies as st

import engawa


def problem_with(m: engawa.Match, move: str) -> str:
    with pytest.raises(engawa.InvalidNotation) as error:
        m.why(move)
    return str(error.value)


@given(any_match())
@settings(deadline=None)
def test_every_legal_move_is_read_as_it_is_written(m: engawa.Match) -> None:
    notation, b, s = m.game.notation, m._b, m._s
    written = [notation.format_move(b, s, action) for action in m.legal_actions()]
    assert sorted(written) == m.legal()
    assert [notation.parse_move(b, s, move) for move in written] == m.legal_actions()
    assert [m.why(move) for move in m.legal()] == [None] * len(m.legal())


@given(any_match(), st.data())
@settings(deadline=None)
def test_a_move_that_is_not_listed_is_refused_with_a_clause(m: engawa.Match, data: st.DataObject) -> None:
    fields = [field for field, _ in m.position()["figures"].values()]
    figure, receiver = (data.draw(st.sampled_from(["K1", "K2", "K3", "S1", "S2", "S3"])) for _ in range(2))
    here = m.position()["figures"][figure][0]
    there = data.draw(st.sampled_from([*fields, *(move.split("-")[1][:2] for move in m.legal() if "-" in move)]))
    for move in (f"{figure} {here}-{there} >{receiver}", f"{figure} {here}^{there}", f"{figure}>{receiver}", "stop"):
        try:
            refusal = m.why(move)
        except engawa.InvalidNotation:
            assert there not in {*m.game.notation.field_numbers(m._b)}
            continue
        assert (refusal is None) == (move in m.legal())
        if refusal is not None:
            assert m.game.clauses.get(refusal.clause) is not None
            ours = refusal.mark == "R"
            assert refusal.en.endswith(f" [{refusal.clause}{', our ruling' if ours else ''}]")
            assert refusal.de.endswith(f" [{refusal.clause}{', unsere Festlegung' if ours else ''}]")


@pytest.mark.parametrize(
    ("typed", "written"),
    [
        ("k1 f5-f6 >k2", "K1 f5-f6 >K2"),
        ("  K1   F5 - F6>K2 ", "K1 f5-f6 >K2"),
        ("K1>k2", "K1>K2"),
        ("K1 > K2", "K1>K2"),
    ],
)
def test_capitals_and_blanks_do_not_matter(typed: str, written: str) -> None:
    assert sketch(K1="f5 YG").play(typed) == written


def test_a_jump_and_a_stop_and_a_placing_are_read_the_same_way() -> None:
    assert sketch(K1="f4 -", S1="f5").play("k1 F4 ^ f6") == "K1 f4^f6"
    assert sketch(mover="K1", K1="f6 YO").play(" STOP ") == "stop"
    assert engawa.new("niwa").play("g:h4  y : h5 o:I3") == "G:h4 Y:h5 O:i3"


@pytest.mark.parametrize(
    "move",
    [
        "", " ", "pass", "K1", "K1 f5", "K1 f5-f6", "K1 f5-f6 K2", "K1 f5-f6 >", "f5-f6 >K2", "K4 f5-f6 >K2",
        "K1f5-f6 >K2", "K1 f5--f6 >K2", "K1 f5-f6-f7 >K2", "K1 f5^f6 >K2", "K1>K2>K3", "K1>", "stop stop",
        "G:h4 Y:h5", "Y:h4 G:h5 O:i3", "G:h4,Y:h5,O:i3", "K1 f555-f6 >K2", "K1 -f6 >K2", "ä", "K1>K2\n;",
    ],
)  # fmt: skip
def test_what_nobody_can_read_is_refused_with_the_forms_there_are(move: str) -> None:
    forms = "'K1 c4-d4 >K2' (cross), 'K1 d6^e7' (jump), 'K1>K3' (transfer), 'stop' or 'G:c6 Y:c5 O:b7' (place)"
    quoted = '"K1>K2\\n;"' if "\n" in move else f'"{move}"'
    assert problem_with(sketch(K1="f5 YG"), move) == f"unreadable move {quoted}: expected {forms}"


@pytest.mark.parametrize(
    ("move", "field"),
    [
        ("K1 f5-z9 >K2", "z9"),
        ("K1 f5-f1 >K2", "f1"),
        ("K1 f05-f6 >K2", "f05"),
        ("K1 f5^a1", "a1"),
        ("G:h4 Y:h5 O:x1", "x1"),
    ],
)
def test_a_field_that_this_garden_does_not_have_is_named(move: str, field: str) -> None:
    assert problem_with(sketch(K1="f5 YG"), move) == f"move \"{move}\": this garden has no field '{field}'"


def test_a_refused_move_leaves_everything_as_it_was() -> None:
    m = sketch(K1="f5 YG")
    before = m.position()
    with pytest.raises(engawa.IllegalMove) as error:
        m.play("K1 f5-e5 >K2")
    assert str(error.value) == "illegal move 'K1 f5-e5 >K2': the line is yellow, the top bead is green [NI-2]"
    german = "unerlaubter Zug 'K1 f5-e5 >K2': die Linie ist gelb, die oberste Perle ist grün [NI-2]"
    assert error.value.text("de") == german
    assert (m.position(), m.ply) == (before, 0)


def test_a_match_is_replayed_from_its_moves() -> None:
    moves = ["G:i3 Y:j4 O:h5", "G:b7 Y:a6 O:c5", "K1 b7-b8 >K2", "stop", "S1>S2", "K1 b8-b7 >K3"]
    m = engawa.new("niwa")
    for move in moves:
        m.play(move)
    assert m.history == moves
    assert figures_of(m)["K1"] == "b7 -"
    assert engawa.load(m.record()).position() == m.position()
