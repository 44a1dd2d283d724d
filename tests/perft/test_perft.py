"""The number of move sequences agrees with the specification, to the last one."""

import json
from pathlib import Path

import pytest

from engawa import catalogue
from engawa.core.forge import interpreted, native
from engawa.games.niwa.actions import placing
from engawa.lab import perft

TABLE = json.loads(Path(__file__).with_name("niwa.json").read_text())
GARDENS = [name for name in TABLE if name != "about"]
NIWA = catalogue.find("niwa")
PLACINGS = placing(3, 5, 1), placing(0, 2, 4)  # corners of green, yellow, orange: first seat 1, then seat 0


def count(life, garden: str, depth: int) -> int:
    b, s = NIWA.notation.board_of({"garden": garden}), NIWA.rules.State()
    NIWA.kernels.setup(b, s)
    for action in PLACINGS:
        NIWA.kernels.play(b, s, action)
    size = NIWA.kernels.MAX_ACTIONS
    pool = life.pool(NIWA.rules.State, depth + 1)
    pool[0] = life.enter(s)
    return life.perft(life.enter(b), pool, life.ints(depth + 1, size), life.ints(size), life.ints(depth + 1), depth)


@pytest.fixture(scope="module")
def niwa_perft():
    return NIWA.bound(perft)


@pytest.mark.parametrize("garden", GARDENS)
def test_perft_interpreted_to_depth_five(niwa_perft, garden):
    assert [count(interpreted(niwa_perft), garden, depth) for depth in range(1, 6)] == TABLE[garden][:5]


@pytest.mark.parametrize("garden", GARDENS)
def test_perft_compiled_to_depth_seven(niwa_perft, garden):
    assert [count(native(niwa_perft, "perft"), garden, depth) for depth in range(1, 8)] == TABLE[garden]


def test_no_plies_are_one_sequence(niwa_perft):
    assert count(interpreted(niwa_perft), "compact", 0) == 1
