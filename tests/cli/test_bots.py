"""Bots play legal actions, repeat themselves from a seed, and greedy ones do not miss a win."""

import pytest
from cli.positions import WIN_IN_ONE, position

import engawa
from engawa import bots, catalogue
from engawa.core import rng
from engawa.core.errors import InvalidNotation
from engawa.core.match import Match
from engawa.core.messages import LANGUAGES
from engawa.games.niwa import rules


def generator(seed: int) -> list[int]:
    words = [0] * rng.WORDS
    rng.seed(words, seed)
    return words


def play(match: Match, name: str, words: list[int]) -> str:
    """Let a bot act from what its seat may know."""
    action = bots.find(name).choose(match.view(match.to_act), words, bots.BUDGET)
    assert action in match.legal_actions()
    return match.play_action(action)


def play_on(match: Match, names: tuple[str, ...], seed: int, plies: int = 1000) -> Match:
    """Let bots play so many plies, or to the end."""
    words = generator(seed)
    while match.to_act is not None and match.ply < plies:
        if match.to_act == "chance":
            match.roll()
        else:
            play(match, names[match.to_act], words)
    return match


@pytest.mark.parametrize("name", bots.names())
@pytest.mark.parametrize("garden", ["compact", "zigzag", "pond", "long", "random"])
def test_bots_play_only_legal_actions(name, garden):
    match = play_on(engawa.new("niwa", seed=1, garden=garden), (name, "random"), 1, plies=80)
    assert match.ply == 80 or match.result is not None


@pytest.mark.parametrize("name", bots.names())
def test_bots_play_games_with_chance_and_hidden_cards(name, monkeypatch):
    monkeypatch.setitem(catalogue.MODULES, "lanterns", "cli.lamps")
    match = play_on(engawa.new("lanterns", 3, seed=2), (name, name, name), 2)
    assert match.result is not None


@pytest.mark.parametrize("name", bots.names())
def test_bots_repeat_themselves_from_a_seed(name):
    one, same, other = (play_on(engawa.new("niwa"), (name, name), seed, plies=40).history for seed in (5, 5, 6))
    assert one == same
    assert one != other


@pytest.mark.parametrize("seed", range(20))
def test_a_greedy_bot_takes_a_win_in_one(seed):
    match = engawa.load(WIN_IN_ONE)
    assert play(match, "greedy", generator(seed)) == "K1 g4^i4"
    assert match.result["winners"] == [0]


def test_a_greedy_bot_goes_on_while_that_brings_it_nearer():
    match = engawa.load(position(K1=["e4", "GG"], K2=["c5", "YY"], K3=["b7", "OO"]))
    before = match.position()
    play(match, "greedy", generator(1))
    while match.position()["mover"] is not None:
        play(match, "greedy", generator(1))
    assert match.position()["figures"] != before["figures"]
    game = catalogue.find("niwa")
    earlier, later = (game.notation.parse_position(p) for p in (before, match.position()))
    assert rules.shortfall(later.board, later.state, 0) < rules.shortfall(earlier.board, earlier.state, 0)


def test_greedy_bots_reach_a_base_and_do_not_shuffle_beads_for_ever():
    for seed in range(10):
        match = play_on(engawa.new("niwa"), ("greedy", "greedy"), seed)
        assert match.result["reason"] == "base"


def test_a_bot_with_the_smallest_budget_still_moves():
    match = engawa.new("niwa")
    action = bots.find("greedy").choose(match.view(1), generator(1), 0)
    assert action in match.legal_actions()


def test_a_bot_leaves_its_view_as_it_was():
    view = engawa.load(WIN_IN_ONE).view(0)
    for name in bots.names():
        bots.find(name).choose(view, generator(1), bots.BUDGET)
        assert view == engawa.load(WIN_IN_ONE).view(0)


def test_bots_have_titles_in_both_languages():
    for name in bots.names():
        assert len({bots.find(name).title.text(lang) for lang in LANGUAGES}) == 2


def test_an_unknown_bot_is_answered_with_those_there_are():
    with pytest.raises(InvalidNotation, match='bot: expected one of "random", "greedy", got "deep-blue"'):
        bots.find("deep-blue")
