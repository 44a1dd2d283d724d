"""Boards of owners: the worked cases 25 to 30, and engine and naive Nüby agreeing on what a board is and on play."""

from random import Random

import pytest
from reference import nueby as naive
from reference.nueby.owners import BY_HAND, edition, made_up, nudged
from reference.nueby.plans import (
    ABKUERZUNGEN,
    EINSER_BLOCKER,
    GAMES,
    JAEGER,
    ZWEITE_EBENE,
    Board,
    Plan,
    broken,
    our_board,
)
from reference.nueby.sittings import Sitting, crowded, eager, wander
from reference.test_nueby_agreement import agree, agree_around
from reference.test_nueby_reference import after, moves, pieces, position, state_of

import engawa

MADE_UP = 4  # boards at random of each game that are played on
JUDGED = 10  # boards at random of each game that are judged,
NUDGES = 8  # with so many neighbours each
PLIES = 250
CROWDED_POSITIONS = 3


def ours_with(game: str, without: str = "-", *more: str, **keys: object) -> Board:
    """Our board without the ways that say so, with others, and with other keys."""
    board = our_board(game, GAMES[game][0])
    return board | {"ways": [way for way in board["ways"] if without not in way] + list(more)} | keys


def clauses_of(game: str, without: str = "-", *more: str, **keys: object) -> str:
    """The clauses that such a board breaks; the engine names one of them, or takes it for a board too."""
    board = ours_with(game, without, *more, **keys)
    found = broken(Plan(game, board))
    assert (cited(game, board) in found) if found else cited(game, board) is None
    return " ".join(sorted(found))


def cited(game: str, board: Board) -> str | None:
    """The clause by which the engine refuses a board."""
    try:
        engawa.new(game, edition=edition(game, board, "mine"))
    except engawa.InvalidNotation as error:
        return str(error).rpartition("[")[2].rstrip("]")
    return None


def on(board: Board, game: str, *rows: str, **rest: object) -> dict:
    """A position on a board."""
    return position(game, *rows, options={"edition": edition(game, board, "mine")}, **rest)


@pytest.mark.parametrize(
    ("fork", "clause"), [(31, ""), (30, ""), (25, ""), (24, ""), *((k, "NU-C5") for k in (23, 2, 0))]
)
def test_case_25_no_fork_leads_straight_home(fork, clause):
    assert clauses_of(EINSER_BLOCKER, "z0.1", f"r{fork} z0.1..z0.4") == clause


def test_case_25_arrows_and_inner_forks():
    assert clauses_of(ZWEITE_EBENE, "r34 i0", "r30 i0") == ""
    assert clauses_of(ZWEITE_EBENE, "r34 i0", "r29 i0") == "NU-C3"
    assert "NU-C3" in clauses_of(ZWEITE_EBENE, "r34 i0", "r0 i0").split()
    assert clauses_of(ZWEITE_EBENE, "z0.1", "i20 z0.1..z0.4") == ""
    assert clauses_of(ZWEITE_EBENE, "z0.1", "i19 z0.1..z0.4") == "NU-C5"
    assert clauses_of(ZWEITE_EBENE, "z0.1", "i1 z0.1..z0.4") == "NU-C5"


def test_case_26_a_track_of_one_step():
    assert [clauses_of(EINSER_BLOCKER, track=track) for track in (0, 1, 8, 9)] == ["NU-C4", "", "", "NU-C4"]
    board = ours_with(EINSER_BLOCKER, track=1)
    options = {"edition": edition(EINSER_BLOCKER, board, "mine")}
    opening = naive.start(EINSER_BLOCKER, 2, options)
    assert (state_of(opening), opening["blocks"]) == (("start", 0, 1), ["b0.1", "b2.1"])
    # One that comes home in the own turn may be put again.
    home = after(
        on(ours_with(EINSER_BLOCKER, track=1), EINSER_BLOCKER, "r3 s0 s0 s0", "r20 s2 s2 s2", blocks="r4 b2.1"), "d1"
    )
    assert {"done", "drop r3"} <= naive.legal(after(home, "r3-r4"))
    three = naive.start(EINSER_BLOCKER, 3, options)
    assert (state_of(three), three["blocks"]) == (("roll", 0, 1), ["b0.0", "b1.0", "b2.0"])
    assert "drop r9" in naive.legal(after(three, "d1", "push"))


def test_case_27_thrown_back_to_the_area_of_the_region():
    regions = ["r30", "r6", "r14", "r22"]
    for field, area in (("r22", "s3"), ("r21", "s2"), ("r31", "s0")):
        before = f"r{int(field[1:]) - 2}"
        rows = f"{before} s0 s0 s0", f"{field} r9 z2.3 z2.4"
        document = on(ours_with(EINSER_BLOCKER, regions=regions), EINSER_BLOCKER, *rows, blocks="b0.1 b2.1")
        assert pieces(after(document, "d2", f"{before}-{field}"), 1) == f"r9 {area} z2.3 z2.4"
    assert clauses_of(EINSER_BLOCKER, regions=["r0", "r8", "r8", "r24"]) == "NU-C6"
    assert clauses_of(EINSER_BLOCKER, regions=["r0", "r16", "r8", "r24"]) == "NU-C6"
    assert clauses_of(EINSER_BLOCKER, regions=regions) == ""


def test_case_28_the_own_last_side_path():
    two = ours_with(JAEGER, "-", "r44 n5.5..n5.7 r46")
    stranger = "r20 s3 s3 s3"
    assert moves(on(two, JAEGER, "r43 s0 s0 s0", "n5.6 s3 s3 s3"), "d3") == "pass r43-r46"
    assert moves(on(two, JAEGER, "r43 s0 s0 s0", stranger), "d3") == "r43-n5.6 r43-r46"
    assert moves(on(two, JAEGER, "r40 s0 s0 s0", "n5.2 s3 s3 s3"), "d3") == "r40-r43"
    without = ours_with(JAEGER, "n5.1")
    assert moves(on(without, JAEGER, "r32 s0 s0 s0", "n4.2 s3 s3 s3"), "d3") == "pass r32-r35"


def test_case_28_paths_that_make_a_board_and_paths_that_do_not():
    for path in ("r44 n5.5..n5.7 r47", "r46 n5.5..n5.7 r0"):
        assert "NU-C7" in clauses_of(JAEGER, "-", path).split()
    assert "NU-C7" in clauses_of(JAEGER, "-", "r41 n5.5..n5.9 r45").split()
    four = ["r42 n5.5..n5.9 r43", "r43 n5.10..n5.14 r44", "r44 n5.15..n5.19 r45"]
    assert clauses_of(JAEGER, "-", *four) == ""
    assert "NU-C7" in clauses_of(JAEGER, "-", *four, "r45 n5.20..n5.24 r46").split()
    assert clauses_of(JAEGER, " n") == "NU-C7"
    assert clauses_of(JAEGER, "-", "r47 n5.5..n5.7 r0") == ""
    assert clauses_of(JAEGER, "-", "r44 n5.5 r46") == "NU-C8"


def test_case_29_two_shortcuts_of_one_colour():
    board = ours_with(ABKUERZUNGEN, "g0.1", "r1 g0.1 g0.2 r5", "r3 g0.3 r8")
    assert moves(on(board, ABKUERZUNGEN, "r3 s0 s0 s0", "r30 s3 s3 s3"), "d2") == "r3-r5 r3-r8"
    assert moves(on(board, ABKUERZUNGEN, "r1 s0 s0 s0", "r30 s3 s3 s3"), "d3") == "r1-r4 r1-r5"
    assert clauses_of(ABKUERZUNGEN, "g0.1") == ""


def test_case_30_arrows_onto_any_inner_field():
    rest = ours_with(ZWEITE_EBENE, "r34 i0")["ways"]
    board = our_board(ZWEITE_EBENE, 6) | {"ways": [way for way in rest if way != "r4 i4"] + ["r34 i3", "r4 i2"]}
    rows = ["s0 s0 s0 z0.4", "s1 s1 s1 z1.4", *(f"s{c} s{c} s{c} z{c}.4" for c in range(2, 6))]
    assert moves(on(board, ZWEITE_EBENE, "r34 s0 s0 z0.4", *rows[1:]), "d2") == "r34-i4 r34-r0"
    assert moves(on(board, ZWEITE_EBENE, rows[0], "r4 s1 s1 z1.4", *rows[2:], turn=1), "d3") == "r4-i4 r4-r7 r4-z1.2"
    assert clauses_of(ZWEITE_EBENE, "r4 i4") == "NU-C3"
    assert "NU-C3" in clauses_of(ZWEITE_EBENE, "-", "r3 i5").split()


@pytest.mark.parametrize("game", GAMES)
def test_engine_and_reference_agree_on_what_a_board_is(game):
    """Boards at random, and what lies one change beside them, where many are none."""
    seen = set()
    for number in range(JUDGED):
        rng = Random(f"a board of {game}, {number}")
        board = made_up(game, rng)
        assert cited(game, board) is None, board
        for beside in (nudged(game, board, rng) for _ in range(NUDGES)):
            clauses, ours = broken(Plan(game, beside)), cited(game, beside)
            assert (ours in clauses) if clauses else ours is None, (clauses, ours, beside)
            seen |= clauses or {"a board"}
    assert {"a board", "NU-C3", "NU-C5"} <= seen


def sittings() -> list[Sitting]:
    """Owners' boards of every game, by hand and at random, each for as few and as many as can sit at it."""
    found = []
    for game in GAMES:
        boards = [BY_HAND[game], *(made_up(game, Random(f"sitting {k} at {game}")) for k in range(MADE_UP))]
        for k, board in enumerate(boards):
            given = {"edition": edition(game, board, f"board {k}" if k else "by hand")}
            found += [Sitting(game, players, given) for players in sorted({2, len(board["entries"])})]
    return found


every_sitting = pytest.mark.parametrize("sitting", sittings(), ids=str)


@every_sitting
@pytest.mark.parametrize("way", [wander, eager])
def test_engine_and_reference_agree_on_boards_of_owners(sitting, way):
    rng = Random(f"{way.__name__} on {sitting}")
    match, document = engawa.new(sitting.game, players=sitting.players, **sitting.options), naive.start(*sitting)
    agree(match, document)
    for _ in range(PLIES):
        if document["phase"] == "over":
            break
        text = way(document, rng)
        before, document = document, naive.play(document, text)
        match.play(text)
        agree(match, document, before, text)


@every_sitting
def test_engine_and_reference_agree_around_crowded_positions_of_owners(sitting):
    rng = Random(f"in the crowd on {sitting}")
    for _ in range(CROWDED_POSITIONS):
        document = crowded(sitting, rng)
        match = engawa.load(document)
        agree(match, document)
        agree_around(match, document, rng, depth=3 if document["phase"] == "start" else 2)
