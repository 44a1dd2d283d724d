"""Bots play legal actions of every game from their view alone, and repeat themselves from a seed."""

from functools import cache
from itertools import count

import pytest
from bots.playing import FEW, begun, generator, play, play_on
from cli.positions import WIN_IN_ONE, position
from laws.shelf import SHELF, play_on as play_at_random

import engawa
from engawa import bots, catalogue
from engawa.core.errors import InvalidNotation
from engawa.core.match import Match
from engawa.core.messages import LANGUAGES
from engawa.games.niwa import state

SEERS = [name for name in bots.names() if name != "random"]  # bots that look at what an action leads to


@pytest.mark.parametrize("name", bots.names())
@pytest.mark.parametrize("key", SHELF)
def test_bots_play_only_legal_actions_in_every_game(key, name):
    entry = SHELF[key]
    for seed, options in enumerate(entry.options):
        players = entry.game.players[-1]
        match = play_on(begun(entry.game, players, options, seed), (name,) * players, seed, plies=30)
        assert match.ply == 30 or match.result is not None


@pytest.mark.parametrize("name", bots.names())
def test_bots_repeat_themselves_from_a_seed(name):
    one, same, other = (play_on(engawa.new("niwa"), (name, name), seed, plies=40).history for seed in (5, 5, 6))
    assert one == same
    assert one != other


@pytest.mark.parametrize("name", SEERS)
@pytest.mark.parametrize("seed", range(5))
def test_a_win_in_one_is_taken(name, seed):
    match = engawa.load(WIN_IN_ONE)
    assert play(match, name, generator(seed)) == "K1 g4^i4"
    assert match.result["winners"] == [0]


@cache
def won_by_the_next_move(key: str) -> list[Match]:
    """Five random matches of a game, each with its last move to go, which wins it."""
    entry, found, seeds = SHELF[key], [], count()
    while len(found) < 5:
        match = begun(entry.game, entry.game.players[0], entry.options[0], next(seeds))
        play_at_random(match, entry.game.longest, match.seed)
        if match.result["winners"] == [match.plies[-1].by]:
            match.undo()
            found.append(match)
    return found


@pytest.mark.parametrize("name", SEERS)
@pytest.mark.parametrize("key", [key for key, entry in SHELF.items() if not entry.game.has("imagine")])
def test_a_win_in_one_is_taken_wherever_nothing_is_hidden(key, name):
    for seed, before in enumerate(won_by_the_next_move(key)):
        match = before.copy()
        play(match, name, generator(seed))
        assert match.result is not None
        assert match.result["winners"] == [before.to_act]


@pytest.mark.parametrize("name", bots.names())
def test_hidden_cards_change_nothing_in_what_a_bot_does(name):
    shared = {"game": "lanterns", "players": 3, "phase": "act", "turn": 1, "shown": [1, 0, 0]}
    rows = {"rolls": [1, 1, 0], "total": [2, 1, 0]}
    hands = [engawa.load(shared | rows | {"card": [2, 3, card]}) for card in range(1, 7)]
    done = set()
    for match in hands:
        for seen in (match.view(1), match.position()):  # even if somebody hands it too much
            words = generator(5)
            action = bots.find(name).choose(seen, words, FEW)
            done.add((action, *words))  # what it drew on the way tells what it thought about
    assert len(done) == 1


def test_a_bot_leaves_its_view_as_it_was():
    view = engawa.load(WIN_IN_ONE).view(0)
    for name in bots.names():
        bots.find(name).choose(view, generator(1), FEW)
        assert view == engawa.load(WIN_IN_ONE).view(0)


def test_a_greedy_bot_goes_on_while_that_brings_it_nearer():
    match = engawa.load(position(K1=["e4", "GG"], K2=["c5", "YY"], K3=["b7", "OO"]))
    before = match.position()
    play(match, "greedy", generator(1))
    while match.position()["mover"] is not None:
        play(match, "greedy", generator(1))
    assert match.position()["figures"] != before["figures"]
    game = catalogue.find("niwa")
    earlier, later = (lines_to_go(game.notation.parse_position(p)) for p in (before, match.position()))
    assert later < earlier


def lines_to_go(sitting):
    """The lines between seat 0 and the enemy base, for all its figures together."""
    return sum(sitting.board.distance[1][field] for field in sitting.state.field[: state.OWN])


def test_greedy_bots_reach_a_base_and_do_not_shuffle_beads_for_ever():
    for seed in range(10):
        match = play_on(engawa.new("niwa"), ("greedy", "greedy"), seed)
        assert match.result["reason"] == "base"


def test_bots_have_titles_in_both_languages():
    for name in bots.names():
        assert len({bots.find(name).title.text(lang) for lang in LANGUAGES}) == 2


def test_the_levels_are_bots():
    assert bots.levels() == ["novice", "casual", "skilled", "strong", "master"]
    assert {*bots.levels()} < {*bots.names()}


def test_an_unknown_bot_is_answered_with_those_there_are():
    known = ", ".join(f'"{name}"' for name in bots.names())
    with pytest.raises(InvalidNotation, match=f'bot: expected one of {known}, got "deep-blue"'):
        bots.find("deep-blue")
