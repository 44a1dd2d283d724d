"""Line of sight against plain geometry: all pairs of spaces on one board, a fifth for every watcher on the other."""

import random
from functools import cache

import pytest
from games.ninja_all_stars.sketch import sketch

from engawa.games.ninja_all_stars.ground import sees
from engawa.games.ninja_all_stars.names import SPACE_NAMES, model_number
from engawa.games.ninja_all_stars.state import put
from engawa.games.ninja_all_stars.vocabulary import DIRECTION_NAMES, DX, DY, ELEVATED, FOLIAGE, WALL


@cache
def line(dx, dy):
    """The spaces at each point between two ends: those whose middle is at most half a space away. [NS-L6]"""
    n = max(abs(dx), abs(dy))
    points = []
    for i in range(1, n):
        px, py = dx * i, dy * i  # the point, n times as large
        near = [(px // n + right, py // n + down) for right in (0, 1) for down in (0, 1)]
        points.append([(x, y) for x, y in near if 2 * abs(x * n - px) <= n and 2 * abs(y * n - py) <= n])
    return points


def is_seen(terrain, standing, start, face, end):
    (x, y), (u, v) = start, end
    behind = {(x + DX[(face + turn) % 8], y + DY[(face + turn) % 8]) for turn in (3, 4, 5)}
    if max(abs(u - x), abs(v - y)) == 1:
        return end not in behind
    high = ELEVATED in (terrain[start], terrain[end])
    for cells in line(u - x, v - y):
        places = [(x + right, y + down) for right, down in cells]
        if not any(is_open(terrain, standing, cell, high) and cell not in behind for cell in places):
            return False
    return True


def is_open(terrain, standing, cell, high):
    if terrain[cell] in (WALL, FOLIAGE) or (terrain[cell] == ELEVATED and not high):
        return False
    return cell not in standing or (high and terrain[cell] != ELEVATED)


@pytest.mark.clause("NS-L2", "NS-L3", "NS-L4", "NS-L5", "NS-L6")
@pytest.mark.parametrize(("board", "every"), [("courtyard", 1), ("village", 5)])
def test_sight_agrees_with_geometry_from_every_space(board, every):
    blockers = ("B2 h8 N", "B3 l12 N", "B4 f7 N" if board == "courtyard" else "B4 g6 N", "B5 j10 N", "B6 n9 N stealth")
    m = sketch("A2 a1 N", *blockers, board=board)
    b, s, watcher = m._b, m._s, model_number("A2")
    place = {space: (space % 19, space // 19) for space in range(361)}
    terrain = {place[space]: b.terrain[space] for space in range(361)}
    standing = {place[s.space[model_number(text.split()[0])]] for text in blockers[:4]}
    taken = {s.space[model_number(text.split()[0])] for text in blockers}
    turn = random.Random(7)
    free = [space for space in range(361) if b.terrain[space] != WALL and space not in taken]
    for here in free:
        put(s, watcher, here)
        s.face[watcher] = face = turn.randrange(8)
        for there in range(here % every, 361, every):
            if here != there:
                seen = sees(b, s, watcher, there)
                assert seen == is_seen(terrain, standing, place[here], face, place[there]), (
                    f"{SPACE_NAMES[here]} {DIRECTION_NAMES[face]} to {SPACE_NAMES[there]}"
                )


@pytest.mark.clause("NS-L1")
def test_a_model_sees_itself():
    m = sketch("A2 j10 N")
    assert sees(m._b, m._s, model_number("A2"), m._s.space[model_number("A2")])
