"""The boards as text."""

import pytest
from games.nueby.boards import edition
from games.nueby.sketch import GAMES, sketch

import engawa

JAEGER = """
[R] r0 >   r1 n0  r2     r3     r4     r5     r6 z1  r7
    .      .      .      .      .      B      .      .
    s0 RR   z0 . . . R*   n0 . R* . . r4

    r8 >   r9 n1  r10    r11    r12    r13    r14 z2 r15
    .      .      .      .      .      .      .      .
    s1 .   z1 . . . .   n1 . . . . r12

    r16 >  r17 n2 r18    r19    r20    r21    r22 z3 r23
    .      .      .      .      .      .      .      .
    s2 B   z2 . . . .   n2 . . . . r20

[B] r24 >  r25 n3 r26    r27    r28    r29    r30 z4 r31
    .      .      .      .      .      .      .      .
    s3 BB   z3 . . . .   n3 . . . . r28

    r32 >  r33 n4 r34    r35    r36    r37    r38 z5 r39
    .      .      .      .      .      .      .      .
    s4 .   z4 . . . .   n4 . . . . r36

    r40 >  r41 n5 r42    r43    r44    r45    r46 z0 r47
    .      .      .      .      .      .      .      .
    s5 .   z5 . . . .   n5 . . . . r44
"""
BLOCKER = """
[R] r0 >   r1     r2     r3     r4     r5     r6 z1  r7
    #B     .      .      .      .      R      .      .
    s0 RRR   z0 . . . .   b0 . . # .

    r8 >   r9     r10    r11    r12    r13    r14 z2 r15
    .      .      .      .      .      .      .      .
    s1 .   z1 . . . .

[B] r16 >  r17    r18    r19    r20    r21    r22 z3 r23
    .      .      .      .      B      .      .      .
    s2 BBB   z2 . . . .   b2 . . . .

    r24 >  r25    r26    r27    r28    r29    r30 z0 r31
    .      .      .      .      .      .      .      .
    s3 .   z3 . . . .
"""
ZWEITE_EBENE = """
[R] r0 >   r1     r2     r3     r4 i1  r5        i0 >   i1     i2 z1  i3
    .      .      .      .      .      R         .      .      .      B
    s0 RR   t0 R   z0 . . . .
"""
KURZER_EINSATZ = """
[R] r0     r1     r2     r3     r4     r5     r6 z1  r7
    .      .      .      .      .      .      .      .
    z0 . . . .   e0 R R R R . r0
"""


def test_sectors_side_paths_goal_lanes_and_waiting_pieces_are_drawn() -> None:
    assert sketch("jaeger", "n0.2* z0.4*", "r5 s2", phase="roll").draw() == JAEGER.strip("\n")


def test_blockades_are_drawn_on_their_tracks_and_on_the_ring() -> None:
    assert sketch("einser-blocker", "r5", "r20", phase="roll", blocks="b0.2 r0").draw() == BLOCKER.strip("\n")


def test_the_inner_ring_stands_beside_the_outer_one() -> None:
    drawn = sketch("zweite-ebene", "r5 t0", "i3", phase="roll").draw()
    assert drawn.startswith(ZWEITE_EBENE.strip("\n"))


def test_entry_lanes_are_drawn_from_e_on() -> None:
    assert engawa.new("nueby/kurzer-einsatz").draw().startswith(KURZER_EINSATZ.strip("\n"))


@pytest.mark.parametrize("game", GAMES)
def test_a_picture_fits_into_eighty_columns_and_has_no_blanks_at_the_ends_of_lines(game: str) -> None:
    m = engawa.new(f"nueby/{game}", players=4)
    lines = m.draw().splitlines()
    assert max(len(line) for line in lines) <= 80
    assert all(line == line.rstrip() for line in lines)


def test_a_board_of_ones_own_with_long_sectors_is_drawn_line_by_line() -> None:
    board = {
        "seats": [[0, 1]], "entries": ["r0", "r14"], "arrows": [], "marked": [[], []],
        "ways": ["r0..r27 r0", "r27 z0.1..z0.4", "r13 z1.1..z1.4"],
    }  # fmt: skip
    lines = engawa.new("nueby/werfer", edition=edition(board=board)).draw().splitlines()
    assert lines[0].startswith("[R] r0 >   r1 ")
    assert lines[2] == "    r10    r11    r12    r13 z1"


def test_a_painter_is_told_what_each_piece_of_text_shows() -> None:
    pieces: list[tuple[str, str]] = []

    def paint(text: str, style: str) -> str:
        pieces.append((text, style))
        return text

    m = sketch("jaeger", "n0.2* z0.4*", "r5 s2", phase="roll")
    assert m.draw(paint) == JAEGER.strip("\n")
    shown = {(text.strip(), style) for text, style in pieces}
    assert {("R*", "red"), ("[R]", "red"), ("B", "blue"), ("r0 >", "name"), ("n0", "name")} <= shown
    assert {style for _, style in pieces} == {"red", "blue", "name"}
