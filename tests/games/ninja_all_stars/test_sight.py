"""Line of sight against plain geometry, in fractions: pairs of spaces all over both boards."""

import random
from fractions import Fraction
from functools import cache
from itertools import product
from math import ceil, floor

import pytest
from games.ninja_all_stars.sides import WITH_KOMUSO
from games.ninja_all_stars.sketch import sketch

from engawa.games.ninja_all_stars.lines import lines_of
from engawa.games.ninja_all_stars.names import SPACE_NAMES, model_number, space_number
from engawa.games.ninja_all_stars.sight import OWN_BACK, SOMEBODY, obstacle, sees
from engawa.games.ninja_all_stars.state import put
from engawa.games.ninja_all_stars.vocabulary import (
    DIRECTION_NAMES,
    DX,
    DY,
    ELEVATED,
    FOLIAGE,
    LINES,
    SIDE,
    SPACES,
    WALL,
)

POINTS = [(0, 0)] + [(x, y) for x in range(-2, 3) for y in range(-2, 3) if abs(x) + abs(y) == 2]  # fifths


@cache
def lines(dx, dy):
    """All lines between two bases, centre line first: what spaces are nearest to each where it crosses. [NS-L6]"""
    across = abs(dx) >= abs(dy)
    found = []
    for (px, py), (qx, qy) in product(POINTS, POINTS):
        start, end = (Fraction(px, 5), Fraction(py, 5)), (dx + Fraction(qx, 5), dy + Fraction(qy, 5))
        if not across:
            start, end = start[::-1], end[::-1]
        slope, line = (end[1] - start[1]) / (end[0] - start[0]), []
        way = 1 if end[0] > 0 else -1
        for i in range(way, dx if across else dy, way):
            at = start[1] + (i - start[0]) * slope
            near = {floor(at + Fraction(1, 2)), ceil(at - Fraction(1, 2))}
            line.append([(i, j) if across else (j, i) for j in sorted(near)])
        found.append(line)
    return [list(line) for line in dict.fromkeys(tuple(map(tuple, line)) for line in found)]


def is_seen(terrain, standing, start, face, end):
    (x, y), (u, v) = start, end
    behind = {(x + DX[(face + turn) % 8], y + DY[(face + turn) % 8]) for turn in (3, 4, 5)}
    if max(abs(u - x), abs(v - y)) == 1:
        return end not in behind
    high = ELEVATED in (terrain[start], terrain[end])

    def is_clear(line):
        for cells in line:
            places = [(x + right, y + down) for right, down in cells]
            if not any(is_open(terrain, standing, cell, high) and cell not in behind for cell in places):
                return False
        return True

    return any(map(is_clear, lines(u - x, v - y)))


def is_open(terrain, standing, cell, high):
    if terrain[cell] in (WALL, FOLIAGE) or (terrain[cell] == ELEVATED and not high):
        return False
    return cell not in standing or (high and terrain[cell] != ELEVATED)


@pytest.mark.clause("NS-L2", "NS-L3", "NS-L4", "NS-L5", "NS-L6")
@pytest.mark.parametrize(("board", "every"), [("courtyard", 3), ("village", 11)])
def test_sight_agrees_with_geometry_from_every_space(board, every):
    blockers = ("B2 h8 N", "B3 l12 N", "B4 f7 N" if board == "courtyard" else "B4 g6 N", "B5 j10 N", "B6 n9 N stealth")
    m = sketch("A2 a1 N", *blockers, board=board)
    b, s, watcher = m._b, m._s, model_number("A2")
    on_board = [y * SIDE + x for y in range(19) for x in range(19)]
    place = {space: (space % SIDE, space // SIDE) for space in on_board}
    terrain = {place[space]: b.terrain[space] for space in on_board}
    standing = {place[s.space[model_number(text.split()[0])]] for text in blockers}
    taken = {s.space[model_number(text.split()[0])] for text in blockers}
    turn = random.Random(7)
    free = [space for space in on_board if b.terrain[space] != WALL and space not in taken]
    for here in free:
        put(s, watcher, here)
        s.face[watcher] = face = turn.randrange(8)
        for there in on_board[here % every :: every]:
            if here != there:
                seen = sees(b, s, watcher, there)
                assert seen == is_seen(terrain, standing, place[here], face, place[there]), (
                    f"{SPACE_NAMES[here]} {DIRECTION_NAMES[face]} to {SPACE_NAMES[there]}"
                )


@pytest.mark.clause("NS-L1")
def test_a_model_sees_itself():
    m = sketch("A2 j10 N")
    assert sees(m._b, m._s, model_number("A2"), m._s.space[model_number("A2")])


def blocked(watcher, there, *others):
    """What is said to be in the way, and where."""
    m = sketch(f"A2 {watcher}", *others)
    what, space = divmod(obstacle(m._b, m._s, model_number("A2"), space_number(there)), SPACES)
    return what, SPACE_NAMES[space]


@pytest.mark.clause("NS-L5", "NS-L7")
def test_another_line_than_the_one_of_the_centres_is_enough():
    assert sees_past("f10 E", "k12")
    assert sees_past("f10 E", "k12", "B2 h11 N")
    assert not sees_past("f10 E", "k12", "B2 h11 N", "B3 h10 N")
    assert not sees_past("f10 E", "k12", "B2 h11 N", "B3 j11 N")


def sees_past(watcher, there, *others):
    m = sketch(f"A2 {watcher}", *others)
    return sees(m._b, m._s, model_number("A2"), space_number(there))


@pytest.mark.clause("NS-L7")
def test_the_reason_is_what_blocks_the_line_of_the_centres_first():
    assert blocked("f10 E", "k12", "B2 h11 N", "B3 h10 N") == (SOMEBODY, "h11")
    # Of two spaces that are equally near, the one farther west or north.
    assert blocked("g9 E", "i10", "B2 h9 N", "B3 h10 N") == (SOMEBODY, "h9")
    assert blocked("j10 N", "j4") == (WALL, "j5")
    assert blocked("c7 E", "e7") == (FOLIAGE, "d7")
    assert blocked("d6 E", "h6") == (ELEVATED, "e6")
    assert blocked("j10 N", "l12") == (OWN_BACK, "k11")
    # Next to it only the back zone can be.
    assert blocked("j10 N", "j11") == (OWN_BACK, "j11")


UNSEEN = {
    "wall": (sketch("A5 j7 N", "B2 j4 S", active="A5"), "shoot B2", "a wall on j5 is in the way"),
    "foliage": (sketch("A5 c7 E", "B2 f7 W", active="A5"), "shoot B2", "foliage on d7 is in the way"),
    "elevated": (sketch("A5 d6 E", "B2 h6 W", active="A5"), "shoot B2", "the elevated space e6 is in the way"),
    "model": (
        sketch("A5 f10 E", "B2 k12 N", "A6 h11 N", "A7 h10 N", active="A5"), "shoot B2", "A6 on h11 is in the way",
    ),
    "back": (sketch("A5 j10 N", "B2 l12 N", active="A5"), "shoot B2", "k11 is in its own back zone"),
    "search": (sketch("A2 j10 N", "B2 j7 S stealth", "B3 j9 S"), "search B2", "B3 on j9 is in the way"),
    "spear": (
        sketch("A1 j10 N", "B2 j8 S", "B3 j9 S stealth", active="A1", teams=["water", "fire"]), "attack B2",
        "B3 on j9 is in the way",
    ),
    "pots": (sketch("A9 j10 S", "B2 j7 S", active="A9"), "use volcano-pots B2", "j9 is in its own back zone"),
    "lullaby": (
        sketch("A9 j10 N", "B2 j7 S", "B3 j9 S", active="A9", teams=[WITH_KOMUSO, "water"]), "use lullaby B2",
        "B3 on j9 is in the way",
    ),
}  # fmt: skip


@pytest.mark.clause("NS-L7")
@pytest.mark.parametrize("case", UNSEEN)
def test_a_refusal_says_what_is_in_the_way_and_where(case):
    m, move, reason = UNSEEN[case]
    target, active = move.split()[-1], m.position()["activation"]["model"]
    assert m.why(move).en.startswith(f"{active} does not see {target}: {reason} [")
    assert m.why(move).de != m.why(move).en


@pytest.mark.clause("NS-L7")
def test_what_is_seen_is_refused_for_another_reason():
    """Two lines over h11 are closed and a third is clear: the target is seen, and too far for a spear or a shuriken."""
    seen = sketch("A5 f10 E", "B2 k12 N", "A6 h11 N", active="A5")
    assert seen.why("shoot B2") is None
    assert sketch("A2 j10 N", "B2 j6 S").why("shoot B2").en.startswith("B2 is 4 spaces away, and the shot reaches 3")
    assert sketch("A2 j10 N", "B2 j4 S stealth", board="village").why("search B2").en.startswith("B2 is too far away")
    far = sketch("A9 j10 N", "B2 j3 S", active="A9").why("use volcano-pots B2")
    assert far.en.startswith("Volcano Pots need an enemy in sight and within reach")
    # Without the spear nobody asks for a line at distance 2.
    beside = sketch("A1 j10 N", "B2 j8 S", "B3 j9 S", active="A1").why("attack B2")
    assert beside.en.startswith("B2 is not in the front zone of A1")


@pytest.mark.clause("NS-L6")
def test_the_table_has_no_line_that_another_contains():
    for side, most, all_of_them in ((19, 37, 17992), (24, 51, 40152)):
        starts, table = lines_of(side)
        counts = [table[start].bit_count() for row in starts for start in row if start >= 0]
        assert max(counts) == most
        assert 8 * (sum(counts) + side - 2) == all_of_them
        assert len(table) <= LINES
