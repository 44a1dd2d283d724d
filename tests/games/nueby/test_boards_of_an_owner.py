"""What an owner's board may be: the clauses about boards at both ends, and how play goes on such boards."""

import pytest
from games.nueby.boards import changed, edition, problem_with, ways
from games.nueby.sketch import clause_against, fields_of, sketch

import engawa


def board_of(game: str, colours: int, **keys: object) -> engawa.Match:
    """A match on a changed board."""
    return engawa.new(f"nueby/{game}", edition=changed(game, colours, **keys))


def clause_of(game: str, colours: int, **keys: object) -> str:
    """The clause by which a changed board is refused."""
    return problem_with(changed(game, colours, **keys), game).rpartition("[")[2].rstrip("]")


def moved(game: str, colours: int, without: str, *more: str) -> list[str]:
    """The ways of a board, one exchanged for others."""
    return ways(game, colours, without, *more)


TINY = {
    "seats": [[0, 1]],
    "entries": ["r0", "r6"],
    "arrows": ["r0", "r6"],
    "marked": [["r12"], ["r5"]],
}


@pytest.mark.clause("NU-C3")
def test_a_ring_has_thirteen_fields_or_more() -> None:
    twelve = {"ways": ["r0..r11 r0", "r11 z0.1..z0.4", "r5 z1.1..z1.4"], "marked": [["r11"], ["r5"]]}
    assert problem_with(edition(board=TINY | twelve)).endswith("at least 13 fields, it has 12 [NU-C3]")
    thirteen = edition(board=TINY | {"ways": ["r0..r12 r0", "r12 z0.1..z0.4", "r5 z1.1..z1.4"]})
    assert engawa.new("nueby/werfer", edition=thirteen).position()["pieces"][0][0] == "r0"


@pytest.mark.clause("NU-C3")
def test_rings_close_and_entries_follow_the_colours() -> None:
    assert clause_of("einser-blocker", 4, ways=["r0..r31", *ways("einser-blocker", 4, "r0..")]) == "NU-C3"
    assert clause_of("einser-blocker", 4, entries=["r0", "r8", "r8", "r24"]) == "NU-C3"
    assert clause_of("einser-blocker", 4, entries=["r0", "r16", "r8", "r24"]) == "NU-C3"
    assert clause_of("kurzer-einsatz", 6, ways=moved("kurzer-einsatz", 6, "e1.0", "e1.0..e1.2 r8")) == "NU-C3"
    assert board_of("kurzer-einsatz", 6, ways=moved("kurzer-einsatz", 6, "e1.0", "e1.0..e1.3 r8"))


@pytest.mark.clause("NU-C3")
def test_the_inner_ring_has_thirteen_fields_or_more_too() -> None:
    rest = [way for way in ways("zweite-ebene") if " i" not in way and not way.startswith("i")]

    def inner(size: int) -> dict[str, object]:
        """A small inner ring: entries one after another, each goal fork on the entry before the own one."""
        arrows = [f"r{(6 * c - 2) % 36} i{c}" for c in range(6)]
        lanes = [f"i{c - 1 if c else 5} z{c}.1..z{c}.4" for c in range(6)]
        entries = [f"i{c}" for c in range(6)]
        return {"ways": [*rest, f"i0..i{size - 1} i0", *arrows, *lanes], "inner_entries": entries}

    assert clause_of("zweite-ebene", 6, **inner(12)) == "NU-C3"
    assert board_of("zweite-ebene", 6, **inner(13))
    assert (
        clause_of("zweite-ebene", 6, **{**inner(13), "inner_entries": ["i0", "i2", "i1", "i3", "i4", "i5"]}) == "NU-C3"
    )
    assert (
        clause_of("zweite-ebene", 6, **{**inner(13), "inner_entries": ["i0", "i1", "i1", "i3", "i4", "i5"]}) == "NU-C3"
    )


@pytest.mark.clause("NU-C3")
@pytest.mark.parametrize(("lane", "clause"), [("z0.1..z0.3", "NU-C3"), ("z0.1..z0.5", "NU-C3"), ("z0.1..z0.4", None)])
def test_a_goal_lane_has_four_fields(lane: str, clause: str | None) -> None:
    changed_ways = moved("einser-blocker", 4, "z0.1", f"r30 {lane}")
    if clause is None:
        assert board_of("einser-blocker", 4, ways=changed_ways)
    else:
        assert clause_of("einser-blocker", 4, ways=changed_ways) == clause


@pytest.mark.clause("NU-C3")
def test_an_entry_lane_leads_onto_the_ring() -> None:
    assert clause_of("kurzer-einsatz", 6, ways=moved("kurzer-einsatz", 6, "e1.0", "e1.0..e1.4")) == "NU-C3"
    assert board_of("kurzer-einsatz", 6, ways=moved("kurzer-einsatz", 6, "e1.0", "e1.0..e1.9 r8"))


@pytest.mark.clause("NU-C6")
def test_a_region_begins_on_a_field_of_its_ring_one_for_each_colour() -> None:
    assert board_of("einser-blocker", 4, regions=["r31", "r7", "r15", "r23"])
    given = changed("einser-blocker", 4, regions=["r32", "r7", "r15", "r23"])
    assert problem_with(given, "einser-blocker") == (
        'einser-blocker.4.regions[0]: expected a field of the ring, which ends with r31, got "r32"'
    )
    given = changed("einser-blocker", 4, regions=["r31", "r7", "r15"])
    assert problem_with(given, "einser-blocker").startswith(
        "einser-blocker.4.regions: expected one for each of the 4 colours"
    )


@pytest.mark.clause("NU-C7")
def test_a_path_has_any_length() -> None:
    assert board_of("abkuerzungen", 6, ways=moved("abkuerzungen", 6, "g0.1", "r1 g0.1 r7"))
    assert board_of("abkuerzungen", 6, ways=moved("abkuerzungen", 6, "g0.1", "r1 g0.1..g0.40 r2"))


@pytest.mark.clause("NU-C7")
@pytest.mark.parametrize(("end", "clause"), [("r46", None), ("r47", "NU-C7")])
def test_a_path_may_end_on_a_fork_and_not_behind_it(end: str, clause: str | None) -> None:
    given = moved("jaeger", 6, "", f"r45 n5.5..n5.9 {end}")
    assert board_of("jaeger", 6, ways=given) if clause is None else clause_of("jaeger", 6, ways=given) == clause


@pytest.mark.parametrize(("size", "is_board"), [(96, True), (97, False)])
def test_a_ring_has_ninety_six_fields_at_most(size: int, is_board: bool) -> None:
    board = TINY | {"ways": [f"r0..r{size - 1} r0", f"r{size - 1} z0.1..z0.4", "r5 z1.1..z1.4"]}
    if is_board:
        assert engawa.new("nueby/werfer", edition=edition(board=board))
    else:
        assert "the board is too large: at most 96 fields on the ring" in problem_with(edition(board=board))


@pytest.mark.parametrize(("size", "is_board"), [(16, True), (17, False)])
def test_a_board_has_two_hundred_and_twenty_four_fields_at_most(size: int, is_board: bool) -> None:
    """Two lanes of a hundred and two goal lanes leave sixteen for the ring."""
    lanes = ["e0.0..e0.99 r0", "e1.0..e1.99 r6", "r12 z0.1..z0.4", "r5 z1.1..z1.4"]
    board = {"seats": [[0, 1]], "entries": ["r0", "r6"], "ways": [f"r0..r{size - 1} r0", *lanes]}
    given = edition("kurzer-einsatz", board)
    if is_board:
        assert engawa.new("nueby/kurzer-einsatz", edition=given)
    else:
        assert "224 in all" in problem_with(given, "kurzer-einsatz")


@pytest.mark.parametrize("key", ["1", "7", "0", "-2", "six"])
def test_boards_have_two_to_six_colours(key: str) -> None:
    board = TINY | {"ways": ["r0..r12 r0", "r12 z0.1..z0.4", "r5 z1.1..z1.4"]}
    assert problem_with({"name": "mine", "werfer": {key: board}}).startswith(
        'werfer: expected boards by the number of their colours, from "2" to "6", got '
    )
    assert engawa.new("nueby/werfer", edition={"name": "mine", "werfer": {"2": board}})


@pytest.mark.parametrize(("tip", "is_board"), [(1000, True), (1001, False), (-1000, True), (-1001, False)])
def test_hints_for_the_drawing_are_bounded(tip: int, is_board: bool) -> None:
    given = changed(layout={"tip": tip})
    if is_board:
        assert engawa.new("nueby/werfer", edition=given)
    else:
        assert problem_with(given).startswith("werfer.6.layout.tip: expected a number up to 1000, got ")


@pytest.mark.clause("NU-C5")
@pytest.mark.parametrize("fork", [31, 30, 25, 24])
def test_case_25_a_fork_after_all_other_entries_or_on_the_last_makes_a_board(fork: int) -> None:
    m = board_of("einser-blocker", 4, ways=moved("einser-blocker", 4, "z0.1", f"r{fork} z0.1..z0.4"))
    assert m.game.notation.format_board(m.options, m.board)["sectors"][0]["fork"] == f"r{fork}"


@pytest.mark.clause("NU-C5")
@pytest.mark.parametrize("fork", [23, 2, 0])
def test_case_25_a_fork_that_leads_straight_home_is_refused(fork: int) -> None:
    assert clause_of("einser-blocker", 4, ways=moved("einser-blocker", 4, "z0.1", f"r{fork} z0.1..z0.4")) == "NU-C5"


@pytest.mark.clause("NU-C3", "NU-C5")
def test_case_25_arrows_and_inner_forks() -> None:
    def arrow(start: str) -> list[str]:
        return moved("zweite-ebene", 6, "r34 i0", f"{start} i0")

    def fork(start: str) -> list[str]:
        return moved("zweite-ebene", 6, "z0.1", f"{start} z0.1..z0.4")

    assert board_of("zweite-ebene", 6, ways=arrow("r30"))
    assert clause_of("zweite-ebene", 6, ways=arrow("r29")) == "NU-C3"
    assert clause_of("zweite-ebene", 6, ways=arrow("r0")) == "NU-C3"
    assert board_of("zweite-ebene", 6, ways=fork("i20"))
    assert clause_of("zweite-ebene", 6, ways=fork("i19")) == "NU-C5"
    assert clause_of("zweite-ebene", 6, ways=fork("i1")) == "NU-C5"


@pytest.mark.clause("NU-C4")
@pytest.mark.parametrize("track", [0, 9, True, "3"])
def test_case_26_another_track_is_refused_with_its_clause(track: object) -> None:
    assert clause_of("einser-blocker", 4, track=track) == "NU-C4"


@pytest.mark.clause("NU-C6", "NU-5")
@pytest.mark.parametrize(("field", "area"), [("r22", "s3"), ("r21", "s2"), ("r31", "s0"), ("r6", "s1"), ("r5", "s0")])
def test_case_27_thrown_back_to_the_area_of_the_region(field: str, area: str) -> None:
    options = {"edition": changed("einser-blocker", 4, regions=["r30", "r6", "r14", "r22"])}
    before = f"r{(int(field[1:]) - 2) % 32}"
    m = sketch("einser-blocker", before, field, die=2, options=options)
    m.play(f"{before}-{field}")
    assert area in fields_of(m, 1)


@pytest.mark.clause("NU-C6")
def test_case_27_regions_are_different_and_in_the_order_of_the_colours() -> None:
    assert clause_of("einser-blocker", 4, regions=["r0", "r8", "r8", "r24"]) == "NU-C6"
    assert clause_of("einser-blocker", 4, regions=["r0", "r16", "r8", "r24"]) == "NU-C6"
    inner = [f"i{(4 * colour + 2) % 24}" for colour in range(6)]
    options = {"edition": changed("zweite-ebene", 6, inner_regions=inner)}
    m = sketch("zweite-ebene", "i0", "i1", die=1, options=options)
    m.play("i0-i1")
    assert "t5" in fields_of(m, 1)
    assert clause_of("zweite-ebene", 6, inner_regions=inner[::-1]) == "NU-C6"


def jaeger(*more: str, without: str = "") -> dict[str, object]:
    return {"edition": changed("jaeger", 6, ways=moved("jaeger", 6, without, *more))}


SECOND = "r44 n5.5..n5.7 r46"


@pytest.mark.clause("NJ-3", "NU-C7")
def test_case_28_the_own_last_side_path_on_any_board() -> None:
    taken = sketch("jaeger", "r43", "n5.6", die=3, options=jaeger(SECOND))
    assert taken.legal() == ["pass", "r43-r46"]
    assert sketch("jaeger", "r43", "r20", die=3, options=jaeger(SECOND)).legal() == ["r43-n5.6", "r43-r46"]
    assert sketch("jaeger", "r40", "n5.2", die=3, options=jaeger(SECOND)).legal() == ["r40-r43"]
    # Without any path in sector 5 the one in sector 4 is the last.
    assert sketch("jaeger", "r32", "n4.2", die=3, options=jaeger(without="n5.1")).legal() == ["pass", "r32-r35"]


@pytest.mark.clause("NU-C7", "NJ-2")
def test_from_one_path_of_a_colour_to_another_is_leaving_it() -> None:
    options = jaeger("r45 n5.5..n5.9 r46")
    assert sketch("jaeger", "n5.4", "r20", die=3, options=options).legal() == ["n5.4-n5.5", "n5.4-r46", "pass"]
    assert sketch("jaeger", "n5.5", "r20", die=2, options=options).legal() == ["n5.5-n5.7"]


@pytest.mark.clause("NU-C7")
@pytest.mark.parametrize(
    "more",
    [
        ["r44 n5.5..n5.7 r47"],  # past the fork r46
        ["r46 n5.5..n5.7 r0"],  # from it
        ["r41 n5.5..n5.9 r45"],  # a second path from r41
        ["r42 n5.5..n5.9 r43", "r43 n5.10..n5.14 r44", "r44 n5.15..n5.19 r45", "r45 n5.20..n5.24 r46"],  # five
        ["r44 n5.5..n5.7"],  # it does not come back
    ],
)
def test_case_28_paths_that_are_refused(more: list[str]) -> None:
    assert clause_of("jaeger", 6, ways=moved("jaeger", 6, "", *more)) == "NU-C7"


@pytest.mark.clause("NU-C7", "NU-C8")
def test_case_28_paths_that_are_allowed_and_one_as_long_as_the_ring_beside_it() -> None:
    assert board_of("jaeger", 6, ways=moved("jaeger", 6, "", "r47 n5.5..n5.7 r0"))
    four = ["r42 n5.5..n5.9 r43", "r43 n5.10..n5.14 r44", "r44 n5.15..n5.19 r45"]
    assert board_of("jaeger", 6, ways=moved("jaeger", 6, "", *four))
    none = [way for way in ways("jaeger") if " n" not in way]
    assert clause_of("jaeger", 6, ways=none) == "NU-C7"
    # One is enough if it lies on everybody's way; this one is behind colour 0's fork.
    assert board_of("jaeger", 6, ways=[*none, "r41 n5.1..n5.4 r44"])
    assert clause_of("jaeger", 6, ways=[*none, "r47 n5.1..n5.3 r0"]) == "NU-C7"
    assert clause_of("jaeger", 6, ways=moved("jaeger", 6, "", "r44 n5.5 r46")) == "NU-C8"


@pytest.mark.clause("NA-1", "NU-C7")
def test_case_29_two_shortcuts_of_one_colour() -> None:
    given = changed("abkuerzungen", 6, ways=moved("abkuerzungen", 6, "g0.1", "r1 g0.1 g0.2 r5", "r3 g0.3 r8"))
    options = {"edition": given}
    assert sketch("abkuerzungen", "r3", "r30", die=2, options=options).legal() == ["r3-r5", "r3-r8"]
    assert sketch("abkuerzungen", "r1", "r30", die=3, options=options).legal() == ["r1-r4", "r1-r5"]
    assert board_of("abkuerzungen", 6, ways=moved("abkuerzungen", 6, "g0.1"))
    assert board_of("abkuerzungen", 6, ways=[way for way in ways("abkuerzungen") if " g" not in way])


@pytest.mark.clause("NU-C3", "NZ-1", "NU-9")
def test_case_30_arrows_onto_any_inner_field() -> None:
    rest = [way for way in ways("zweite-ebene") if way not in ("r34 i0", "r4 i4")]
    options = {"edition": changed("zweite-ebene", 6, ways=[*rest, "r34 i3", "r4 i2"])}
    six = {"players": 6, "options": options}
    assert sketch("zweite-ebene", "r34", "r20", die=2, **six).legal() == ["r34-i4", "r34-r0"]
    assert sketch("zweite-ebene", "r20", "r4", turn=1, die=3, **six).legal() == ["r4-i4", "r4-r7", "r4-z1.2"]
    assert clause_against(sketch("zweite-ebene", "r4", "r20", die=3, **six), "r4-i4") == "NZ-1"
    assert clause_of("zweite-ebene", 6, ways=[*rest, "r34 i3"]) == "NU-C3"
    assert clause_of("zweite-ebene", 6, ways=[*rest, "r34 i3", "r4 i2", "r3 i5"]) == "NU-C3"


@pytest.mark.clause("NU-C8")
def test_a_path_is_never_as_long_as_the_ring_beside_it() -> None:
    assert clause_of("abkuerzungen", 6, ways=moved("abkuerzungen", 6, "g1.1", "r11 g1.1..g1.2 r14")) == "NU-C8"
    for path in ("r11 g1.1..g1.2 r13", "r11 g1.1..g1.2 r15"):
        assert board_of("abkuerzungen", 6, ways=moved("abkuerzungen", 6, "g1.1", path))


def test_a_small_board_full_of_shortcuts_is_one() -> None:
    """From many of its fields a clause bars more than a dozen ways."""
    paths = ["r6 g0.1 r7", "r10 g0.2..g0.4 r12", "r12 g1.1..g1.2 r1", "r9 g1.3..g1.6 r12", "r4 g0.5..g0.8 r6"]
    board = {
        "seats": [[0, 1]],
        "entries": ["r2", "r8"],
        "ways": ["r0..r12 r0", "r8 z0.1..z0.4", "r7 z1.1..z1.4", *paths, "r3 g1.7..g1.8 r4", "r1 g0.9 r2"],
    }
    assert engawa.new("nueby/abkuerzungen", edition=edition("abkuerzungen", board)).to_act == "chance"


@pytest.mark.clause("NU-C7")
def test_paths_are_numbered_on_without_a_gap() -> None:
    assert clause_of("jaeger", 6, ways=moved("jaeger", 6, "", "r44 n5.6..n5.8 r46")) == "NU-C7"


@pytest.mark.parametrize("game", ["jaeger", "abkuerzungen"])
def test_boards_with_several_paths_are_drawn(game: str) -> None:
    letter, more = ("n", "r44 n5.5..n5.7 r46") if game == "jaeger" else ("g", "r55 g5.3 r58")
    m = board_of(game, 6, ways=moved(game, 6, "", more))
    assert f"{letter}5 . . . . r44 . . . r46" in m.draw() if game == "jaeger" else "g5 . . r57 . r58" in m.draw()
    names = {field["name"] for field in m.game.notation.format_board(m.options, m.board)["fields"]}
    assert f"{letter}5.3" in names
