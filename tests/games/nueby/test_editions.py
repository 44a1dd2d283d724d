"""Editions: boards that an owner of the real ones types in, read, proven sound, or refused exactly."""

from pathlib import Path
from typing import Any

import pytest
from games.nueby.boards import SMALL, changed, edition, problem_with, ways
from games.nueby.sketch import GAMES

import engawa
from engawa import catalogue
from engawa.core.documents import in_file, read_toml
from engawa.games.nueby.edition import colours_offered, read_edition, standard
from engawa.games.nueby.variants import BY_NAME

FILE = Path(engawa.__file__).parent / "games" / "nueby" / "editions" / "engawa.toml"


@pytest.mark.parametrize("game", GAMES)
def test_the_boards_of_the_games_are_sound(game: str) -> None:
    assert read_edition(standard(), BY_NAME[game])[game] == standard()[game]
    assert colours_offered(standard(), BY_NAME[game]) == ([4] if game == "einser-blocker" else [6, 4])


def test_a_board_of_ones_own_is_played_on_and_comes_with_the_position_and_the_record() -> None:
    m = engawa.new("nueby/werfer", seed=4, edition=edition())
    assert m.position()["options"] == {"edition": edition()}
    assert m.position()["pieces"] == [["r0", "s0", "s0", "s0"], ["s1", "s1", "s1", "s1"]]
    for _ in range(20):
        m.roll() if m.to_act == "chance" else m.play(m.legal()[0])
    again = engawa.load(m.position())
    assert (again.legal(), again.position()) == (m.legal(), m.position())
    assert engawa.load(m.record()).position() == m.position()


def test_only_the_boards_of_the_game_that_is_played_are_kept() -> None:
    both = edition() | {"jaeger": {"6": "not looked at"}}
    assert engawa.new("nueby/werfer", edition=both).options["edition"] == edition()


def test_an_edition_of_none_is_the_one_of_the_games() -> None:
    assert engawa.new("nueby/werfer", edition=None).position() == engawa.new("nueby/werfer").position()


def test_sectors_may_differ_in_length_and_begin_anywhere() -> None:
    board = SMALL | {
        "entries": ["r4", "r10"],
        "arrows": ["r4", "r10"],
        "ways": ["r0..r19 r0", "r3 z0.1..z0.4", "r9 z1.1..z1.4"],
    }
    m = engawa.new("nueby/werfer", edition=edition(board=board))
    drawn = m.game.notation.format_board(m.options, m.board)
    assert [field["sector"] for field in drawn["fields"][:20]] == [1] * 4 + [0] * 6 + [1] * 10


def test_too_many_players_for_a_board_are_told() -> None:
    assert problem_with(edition(), players=3) == (
        "players: expected at most 2, as many as the boards of this edition have colours, got 3"
    )


RING, UNMARKED = "r0..r47 r0", SMALL | {"marked": [[], []]}
RANGE = "werfer.6.ways[1]: expected fields of one row, the first before the last, such as z0.1..z0.4, got"


@pytest.mark.parametrize(
    ("given", "problem"),
    [
        ("mine", 'edition: expected an object, got "mine"'),
        ({"werfer": {}}, "edition: the key 'name' is missing"),
        ({"name": "mine"}, "edition: the key 'werfer' is missing"),
        ({"name": 3, "werfer": {}}, "name: expected a text, got 3"),
        (edition() | {"werfen": {}}, 'edition: unknown key "werfen"; known are name, werfer, zweite-ebene, '
         "einser-blocker, jaeger, werfer, abkuerzungen, kurzer-einsatz"),
        ({"name": "mine", "werfer": []}, "werfer: expected an object, got []"),
        ({"name": "mine", "werfer": {}},
         'werfer: expected boards by the number of their colours, from "2" to "6", got {}'),
        ({"name": "mine", "werfer": {"7": SMALL}},
         'werfer: expected boards by the number of their colours, from "2" to "6", got "7"'),
        ({"name": "mine", "werfer": {"02": SMALL}},
         'werfer: expected boards by the number of their colours, from "2" to "6", got "02"'),
        ({"name": "mine", "werfer": {"2": [1]}}, "werfer.2: expected an object, got [1]"),
        (changed(ways=None), "werfer.6: the key 'ways' is missing"),
        (changed(arrows=None), "werfer.6: the key 'arrows' is missing"),
        (changed(way=[]),
         'werfer.6: unknown key "way"; known are seats, entries, ways, arrows, marked, layout, regions'),
        (changed(seats=[[0, 3]]),
         "werfer.6.seats: expected a list of colours for each number of players from 2 to 6, got [[0, 3]]"),
        (changed(seats=[[0, 0], [0, 2, 4], [0, 1, 3, 4], [0, 1, 2, 3, 4], [0, 1, 2, 3, 4, 5]]),
         "werfer.6.seats[0]: expected 2 different colours, got [0, 0]"),
        (changed(seats=[[0, 6], [0, 2, 4], [0, 1, 3, 4], [0, 1, 2, 3, 4], [0, 1, 2, 3, 4, 5]]),
         "werfer.6.seats[0]: expected a whole number from 0 to 5, got 6"),
        (changed(ways="r0..r47 r0"), 'werfer.6.ways: expected a list, got "r0..r47 r0"'),
        (changed(ways=[RING, 5]), 'werfer.6.ways[1]: expected a row of fields such as "r46 z0.1..z0.4", got 5'),
        (changed(ways=[RING, " "]), 'werfer.6.ways[1]: expected a row of fields such as "r46 z0.1..z0.4", got " "'),
        (changed(ways=[RING, "r47 q0.1"]),
         'werfer.6.ways[1]: expected the name of a field with one of the letters r, z, got "q0.1"'),
        (changed(ways=[RING, "r47 n0.1"]),
         'werfer.6.ways[1]: expected the name of a field with one of the letters r, z, got "n0.1"'),
        (changed(ways=[RING, "r47 z0"]),
         'werfer.6.ways[1]: expected the name of a field with one of the letters r, z, got "z0"'),
        (changed(ways=[RING, "r47 z6.1"]), 'werfer.6.ways[1]: expected a colour from 0 to 5, got "z6.1"'),
        (changed(ways=[RING, "r47 z0.4..z0.1"]),
         f'{RANGE} "z0.4..z0.1"'),
        (changed(ways=[RING, "r47 z0.1..z1.4"]),
         f'{RANGE} "z0.1..z1.4"'),
        (changed(ways=ways("werfer", 6, "r0..r47", "r0..r46 r0")),
         "werfer.6.ways[6]: no way can lead from r46 to r0 [NU-C3]"),
        (changed(ways=ways("werfer", 6, "r0..r47", "r0..r40 r42..r47 r0")), "werfer.6.ways: r41 is missing [NU-C3]"),
        (changed(ways=["z0.1..z0.4"]), "werfer.6.ways: no field begins with 'r', so there is no ring [NU-C3]"),
        (changed(ways=ways("werfer", 6, "r0..r47", "r0..r47")), "werfer.6.ways: no way leads on from r47 [NU-C3]"),
        (changed(ways=ways("werfer", 6, "z2", "r15 z2.1..z2.3")),
         "werfer.6.ways: the goal lane of colour 2 needs four fields, it has 3 [NU-C3]"),
        (changed(ways=ways("werfer", 6, "z2")),
         "werfer.6.ways: the goal lane of colour 2 needs four fields, it has 0 [NU-C3]"),
        (changed(ways=ways("werfer", 6, "z2", "z2.1..z2.4")),
         "werfer.6.ways: the goal lane of colour 2 must be joined to the ring at one fork [NU-C3]"),
        (changed(ways=ways("werfer", 6, "", "r3 z2.1")),
         "werfer.6.ways: the goal lane of colour 2 must be joined to the ring at one fork [NU-C3]"),
        (changed(ways=ways("werfer", 6, "z2", "r15 z2.2..z2.4")),
         "werfer.6.ways[6]: no way can lead from r15 to z2.2 [NU-C3]"),
        (changed(ways=ways("werfer", 6, "", "z0.1 z0.3")),
         "werfer.6.ways[7]: no way can lead from z0.1 to z0.3 [NU-C3]"),
        (changed(ways=ways("werfer", 6, "", "z0.4 r5")), "werfer.6.ways[7]: no way can lead from z0.4 to r5 [NU-C3]"),
        (changed(ways=ways("werfer", 6, "", "r5 r9")), "werfer.6.ways[7]: no way can lead from r5 to r9 [NU-C3]"),
        (changed(entries=["r0", "r8"]), 'werfer.6.entries: expected one for each of the 6 colours, got ["r0", "r8"]'),
        (changed(entries=["r0", "r8", "r16", "r24", "r32", "r48"]),
         'werfer.6.entries[5]: expected a field of the ring, which ends with r47, got "r48"'),
        (changed(entries=["r0", "r8", "r16", "r24", "r32", 40]),
         "werfer.6.entries[5]: expected a field of the ring, which ends with r47, got 40"),
        (changed(entries=["r0", "r16", "r8", "r24", "r32", "r40"]),
         "werfer.6.entries: the entries must be different and follow each other clockwise [NU-C3]"),
        (changed(entries=["r0", "r8", "r8", "r24", "r32", "r40"]),
         "werfer.6.entries: the entries must be different and follow each other clockwise [NU-C3]"),
        (changed(arrows=["r0", "z0.1"]), 'werfer.6.arrows: expected fields of the ring, got "z0.1"'),
        (changed(arrows=["r0", 8]),
         'werfer.6.arrows: expected the name of a field with one of the letters r, z, got ""'),
        (changed(marked=[["r40"]]), 'werfer.6.marked: expected one for each of the 6 colours, got [["r40"]]'),
        (changed(marked=[["r50"], [], [], [], [], []]), 'werfer.6.marked[0]: expected fields of the ring, got "r50"'),
    ],
)  # fmt: skip
def test_a_board_that_is_none_is_refused_with_what_is_wrong(given: Any, problem: str) -> None:
    assert problem_with(given) == problem


@pytest.mark.parametrize(
    ("game", "given", "problem"),
    [
        ("zweite-ebene", changed("zweite-ebene", ways=ways("zweite-ebene", 6, "r34 i0")),
         "zweite-ebene.6.ways: colour 0 needs one arrow onto the inner ring, before its entry; it has 0 [NU-C3]"),
        ("zweite-ebene", changed("zweite-ebene", ways=ways("zweite-ebene", 6, "z0", "r30 z0.1..z0.4")),
         "zweite-ebene.6.ways[13]: no way can lead from r30 to z0.1 [NU-C3]"),
        ("zweite-ebene", changed("zweite-ebene", inner_entries=None),
         "zweite-ebene.6: the key 'inner_entries' is missing"),
        ("zweite-ebene", changed("zweite-ebene", ways=["r0..r35 r0", "r34 z0.1..z0.4"]),
         "zweite-ebene.6.ways: no field begins with 'i', so there is no ring [NU-C3]"),
        ("jaeger", changed("jaeger", ways=ways("jaeger", 6, "n2", "r17 n2.1..n2.4")),
         "jaeger.6.ways: no way leads on from n2.4 [NU-C7]"),
        ("jaeger", changed("jaeger", ways=ways("jaeger", 6, "n2", "n2.1..n2.4 r20")),
         "jaeger.6.ways: n2.1 must have one way in and one way on [NU-C7]"),
        ("kurzer-einsatz", changed("kurzer-einsatz", ways=ways("kurzer-einsatz", 6, "e1", "e1.0..e1.3 r8", "e1.4 r8")),
         "kurzer-einsatz.6.ways: e1.4 cannot be reached [NU-C3]"),
        ("jaeger", changed("jaeger", ways=ways("jaeger", 6, "n2", "r17 n2.1..n2.2 r20")),
         "jaeger.6.ways: two routes of 6 lead from r14 to r20 [NU-C8]"),
        ("jaeger", changed("jaeger", ways=ways("jaeger", 6, "n2", "r17 n2.1 n2.2 n2.4 r20")),
         "jaeger.6.ways[12]: no way can lead from n2.2 to n2.4 [NU-C3]"),
        ("abkuerzungen", changed("abkuerzungen", ways=ways("abkuerzungen", 6, "g1", "r11 g1.1..g1.2 r14")),
         "abkuerzungen.6.ways: two routes of 3 lead from r11 to r14 [NU-C8]"),
        ("kurzer-einsatz", changed("kurzer-einsatz", ways=ways("kurzer-einsatz", 6, "e1", "e1.0..e1.2 r8")),
         "kurzer-einsatz.6.ways: the lane e1 needs at least 4 fields [NU-C3]"),
        ("kurzer-einsatz", changed("kurzer-einsatz", ways=ways("kurzer-einsatz", 6, "e1", "e1.1..e1.5 r8")),
         "kurzer-einsatz.6.ways: e1.0 is missing [NU-C3]"),
        ("werfer", edition(board=UNMARKED | {"ways": ["r0..r11 r0", "r11 z0.1..z0.4", "r9 z1.1..z1.4"]}),
         "werfer.2.ways: the ring r needs at least 13 fields, it has 12 [NU-C3]"),
        ("werfer", edition(board=SMALL | {"ways": ["r0..r96 r0", "r19 z0.1..z0.4", "r9 z1.1..z1.4"]}),
         "werfer.2.ways: the board is too large: at most 96 fields on the ring, 224 in all, 16000 routes, "
         "and 48 moves with one roll"),
    ],
)  # fmt: skip
def test_what_a_game_needs_of_its_board_is_proven(game: str, given: Any, problem: str) -> None:
    assert problem_with(given, game) == problem


@pytest.mark.parametrize(
    ("layout", "problem"),
    [
        ([], "werfer.6.layout: expected an object, got []"),
        ({"tops": 1}, 'werfer.6.layout: unknown key "tops"; known are tip, notch, inner, notch_at, bottom_at, '
         "inner_bottom_at, core, step, bulge, area, inner_area, inner_area_at, track, track_step, places"),
        ({"tip": "far"}, 'werfer.6.layout.tip: expected a number up to 1000, got "far"'),
        ({"tip": 2000}, "werfer.6.layout.tip: expected a number up to 1000, got 2000"),
        ({"places": {"r99": [1, 2]}}, 'werfer.6.layout.places.r99: expected a field of this board, got "r99"'),
        ({"places": {"r9": [1]}}, "werfer.6.layout.places.r9: expected two numbers from 0 to 1000, got [1]"),
        ({"places": {"r9": [1, -2]}}, "werfer.6.layout.places.r9: expected two numbers from 0 to 1000, got [1, -2]"),
    ],
)  # fmt: skip
def test_a_layout_that_is_none_is_refused(layout: Any, problem: str) -> None:
    assert problem_with(changed(layout=layout)) == problem


# A file of one's own


def refused(tmp_path: Path, old: str, new: str, game: str = "werfer") -> str:
    """What is said about the file of the games with one change, with the file and the line."""
    text = FILE.read_text(encoding="utf-8")
    assert text.count(old) == 1
    path = tmp_path / "mine.toml"
    path.write_text(text.replace(old, new), encoding="utf-8")
    with pytest.raises(engawa.InvalidNotation) as error:
        catalogue.find(f"nueby/{game}").notation.read_options({"edition": read_toml(path)}, 2, None)
    said = str(in_file(error.value, path, "edition"))
    assert said.startswith(str(path))
    return said.removeprefix(str(path))


def line_with(text: str) -> int:
    lines = FILE.read_text(encoding="utf-8").splitlines()
    (number,) = [number for number, line in enumerate(lines, 1) if text in line]
    return number


def test_a_wrong_file_names_itself_the_line_and_what_is_wrong(tmp_path: Path) -> None:
    line = line_with("[werfer.6]") + 3
    assert refused(tmp_path, '"r39 z5.1..z5.4"', '"r39 z5.1..z5.3"') == (
        f", line {line}: werfer.6.ways: the goal lane of colour 5 needs four fields, it has 3 [NU-C3]"
    )
    assert refused(tmp_path, '"r39 z5.1..z5.4"', '"r39 q5.1..q5.4"') == (
        f", line {line_with('r39 z5.1..z5.4')}: werfer.6.ways[6]: expected the name of a field with one of the letters"
        ' r, z, got "q5.1"'
    )
    assert refused(tmp_path, "[werfer.6]", "[werfer.5]") == (
        f', line {line_with("r39 z5.1..z5.4")}: werfer.5.ways[6]: expected a colour from 0 to 4, got "z5.1"'
    )
    assert refused(tmp_path, 'name = "engawa"', 'title = "engawa"') == ", line 1: edition: the key 'name' is missing"


def test_an_error_that_is_not_about_the_file_stays_as_it_is(tmp_path: Path) -> None:
    with pytest.raises(engawa.InvalidNotation) as error:
        engawa.new("nueby/werfer", edition=read_toml(FILE), colours=5)
    assert in_file(error.value, FILE, "edition") is error.value
