"""Levels think as long as they may, not at all where there is no choice, and the same in every life."""

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

import pytest
from bots.playing import choose, generator, play_on

import engawa
from engawa import bots, catalogue
from engawa.core.forge import prefer
from engawa.core.forge.lives import LIVES
from engawa.core.match import Match


def one_way_out() -> Match:
    """A position of Niwa in which a single action is legal."""
    for seed in range(100):
        match = engawa.new("niwa")
        while match.to_act is not None:
            if len(match.legal_actions()) == 1:
                return match
            play_on(match, ("random", "random"), seed, plies=1)
    raise AssertionError("there is always a choice")


@pytest.mark.parametrize("name", bots.levels())
def test_a_single_legal_action_is_played_without_a_search(name):
    match, words = one_way_out(), generator(1)
    assert choose(match, name, words) == match.legal_actions()[0]
    assert words == generator(1)  # a search draws from it
    choose(engawa.new("niwa"), name, words)
    assert words != generator(1)


@pytest.mark.parametrize("name", bots.levels())
def test_the_clock_ends_a_search_that_simulations_would_not(name):
    match = engawa.new("niwa")
    action = bots.find(name).choose(match.view(1), generator(1), bots.Budget(nodes=1 << 40, seconds=0.0))
    assert action in match.legal_actions()


@pytest.mark.parametrize("name", bots.levels())
def test_the_smallest_budget_still_gives_a_move(name):
    match = engawa.new("niwa")
    action = bots.find(name).choose(match.view(1), generator(1), bots.Budget(nodes=0, seconds=None))
    assert action in match.legal_actions()


def test_more_nodes_are_more_simulations():
    match, words = play_on(engawa.new("lanterns", 3, seed=4), ("random",) * 3, 4, plies=3), [generator(1), generator(1)]
    for nodes, each in zip((40, 80), words, strict=True):
        bots.find("novice").choose(match.view(match.to_act), each, bots.Budget(nodes=nodes, seconds=None))
    assert words[0] != words[1]


@pytest.mark.parametrize("key", ["niwa", "lanterns"])
@pytest.mark.parametrize("name", bots.levels())
def test_levels_play_the_same_in_every_life(name, key):
    game, histories = catalogue.find(key), []
    for life in LIVES:
        prefer(life)
        match = engawa.new(key, game.players[-1], seed=3)
        histories.append(play_on(match, (name,) * game.players[-1], 3, plies=12).history)
    assert histories[0] == histories[1] == histories[2]


def test_matches_of_different_size_do_not_disturb_each_other():
    def actions(*sizes: int) -> list[int]:
        matches = [engawa.new("lanterns", players, seed=4) for players in sizes]
        for match in matches:
            play_on(match, ("random",) * 3, 4, plies=3)
        return [choose(match, "novice", generator(7)) for match in matches]

    assert actions(2, 3, 2) == [*actions(2), *actions(3), *actions(2)]


def test_bots_may_be_asked_from_several_threads():
    match, seeds = engawa.new("niwa"), range(8)
    alone = [choose(match, "skilled", generator(seed)) for seed in seeds]
    with ThreadPoolExecutor(4) as threads:
        together = list(threads.map(lambda seed: choose(match, "skilled", generator(seed)), seeds))
    assert together == alone


PLAYED = """
import sys, engawa
from engawa import bots
view = engawa.new("niwa").view(1)
for name in bots.names():
    bots.find(name).choose(view, [1, 2, 3, 4], bots.Budget(nodes=40))
assert "numba" not in sys.modules, "Numba is loaded"
assert "wasmtime" in sys.modules, "the kernels that were built are not used"
"""


def test_nothing_is_compiled_for_a_move(tmp_path, monkeypatch):
    monkeypatch.setenv("ENGAWA_CACHE", str(tmp_path))
    ran = subprocess.run([sys.executable, "-c", PLAYED], capture_output=True, text=True)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert not list(tmp_path.rglob("*.nb*"))
