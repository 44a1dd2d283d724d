"""The garden as text."""

from games.niwa.sketch import sketch

import engawa

COMPACT = r"""
                 /     \ /     \
                | a6    Y a7    |
                |       Y       |
             /   \G\ /G/ \O\ /O/   \ /     \
            | b5    Y b6[K] Y b7    G b8    |
            |       Y       Y       G       |
             \   /O/ \O\ /G/ \G\ /Y/ \Y\ /O/   \ /     \
                | c5    Y c6    O c7    G c8    Y c9    |
                |       Y       O       G       Y       |
     /     \ /   \O\ /Y/ \O\ /Y/ \G\ /O/ \O\ /G/ \Y\ /O/   \
    | d3    Y d4    O d5    G d6    Y d7    G d8    Y d9    |
    |       Y       O       G       Y       G       Y S2OGY |
 /   \O\ /Y/ \G\ /G/ \G\ /Y/ \O\ /G/ \Y\ /G/ \O\ /O/ \G\   /
| e2    O e3    G e4    G e5    Y e6    G e7    Y e8    |
|       O       G       G       Y       G       Y       |
 \   /G/ \Y\ /O/ \O\ /O/ \O\ /Y/ \O\ /O/ \O\ /O/ \Y\ /G/   \
    | f2    Y f3    G f4    Y f5    G f6    G f7    O f8    |
    | K3YOO Y       G       Y K1YG  G S1    G       O S3OGY |
 /   \G\ /O/ \O\ /G/ \Y\ /G/ \O\ /Y/ \G\ /G/ \G\ /Y/ \O\   /
| g1    Y g2    G g3    Y g4    G g5    O g6    Y g7    |
| K2G   Y       G       Y       G       O       Y       |
 \   /O/ \Y\ /G/ \O\ /O/ \G\ /Y/ \O\ /Y/ \O\   / \     /
    | h1    Y h2    G h3    O h4    Y h5    |
    |       Y       G       O       Y       |
     \     / \   /O/ \Y\ /Y/ \G\ /G/ \O\ /O/   \
                | i2    G i3    Y i4[S] Y i5    |
                |       G       Y       Y       |
                 \     / \   /O/ \O\ /G/ \G\   /
                            | j3    Y j4    |
                            |       Y       |
                             \     / \     /
"""


def test_a_garden_is_drawn_with_its_lines_bases_figures_and_beads() -> None:
    m = sketch(K1="f5 YG", K2="g1 G", K3="f2 YOO", S1="f6 -", S2="d9 OGY", S3="f8 OGY")
    assert m.draw() == COMPACT.strip("\n")


def test_a_figure_is_drawn_where_it_went_and_its_bead_where_it_was_put() -> None:
    m = sketch(K1="f5 YG", K2="g1 G", K3="f2 YOO", S1="d9 OGY", S2="f8 OGY", S3="d8 -")
    row = m.draw().splitlines()[17]
    assert row == "    | K3YOO Y       G       Y K1YG  G       G       O S2OGY |"
    m.play("K1 f5-f6 >K2")
    assert m.draw().splitlines()[17] == "    | K3YOO Y       G       Y       G K1Y   G       O S2OGY |"
    assert m.draw().splitlines()[20] == "| K2GG  Y       G       Y       G       O       Y       |"


WATER = r"""
  O d6    G d7    |       | d9
  O       G       |       |
G/ \G\   / \   / /   \ /   \G\
e5    |       | e7    G e8
      |       |       G
"""


def test_where_no_line_joins_two_fields_walls_are_drawn() -> None:
    # In the pond no line joins d7 and e7: two walls and no letter stand between them.
    lines = engawa.new("niwa", garden="pond").draw().splitlines()
    assert "\n".join(line[26:56].rstrip() for line in lines[10:15]) == WATER.strip("\n")


def test_names_of_three_letters_leave_room_for_the_base() -> None:
    pond = engawa.new("niwa", garden="pond").draw().splitlines()
    assert pond[4].endswith("G b12[K]G b13   |")
    assert engawa.new("niwa", garden="long").draw().splitlines()[7].endswith("G c13[S]G c14   |")


def test_a_painter_is_told_what_each_piece_of_text_shows() -> None:
    m = sketch(K1="f5 YG", K2="g1 G", K3="f2 YOO", S1="f6 -", S2="d9 OGY", S3="f8 OGY")
    pieces: list[tuple[str, str]] = []

    def paint(text: str, style: str) -> str:
        pieces.append((text, style))
        return text

    assert m.draw(paint) == COMPACT.strip("\n")
    shown = {(text.strip(), style) for text, style in pieces}
    assert {("K1", "pink"), ("[K]", "pink"), ("S1", "blue"), ("[S]", "blue"), ("f5", "name")} <= shown
    assert {("Y", "yellow"), ("G", "green"), ("O", "orange"), ("OO", "orange"), ("|", "wall")} <= shown
    assert {style for _, style in pieces} == {"pink", "blue", "green", "yellow", "orange", "name", "wall"}


def test_the_picture_has_no_blanks_at_the_ends_of_lines() -> None:
    for garden in ("compact", "zigzag", "pond", "long"):
        assert all(line == line.rstrip() for line in engawa.new("niwa", garden=garden).draw().splitlines())
