"""Contenders: the bots at the table, and tree searches as yardsticks."""

import pytest
from bots.playing import generator
from cli.positions import WIN_IN_ONE

import engawa
from engawa import bots, catalogue
from engawa.bots.sight import legal_actions, see
from engawa.core.errors import InvalidNotation
from engawa.core.forge import prefer
from engawa.lab import contenders

THIRTY = bots.Budget(nodes=30, seconds=None)


def test_yardsticks_are_contenders_that_people_are_not_offered():
    assert contenders.names() == [*bots.names(), "uct", "mcts", "scripted"]
    for name in ("uct", "mcts"):
        with pytest.raises(InvalidNotation):
            bots.find(name)


@pytest.mark.parametrize("name", ["uct", "mcts"])
def test_yardsticks_take_a_win_and_repeat_themselves(name):
    decide, match = contenders.find(name), engawa.load(WIN_IN_ONE)
    assert match.play_action(decide(see(match.view(0), generator(1)), generator(1), THIRTY)) == "K1 g4^i4"
    start = see(engawa.new("niwa").view(1), generator(1))
    one, same = (decide(start, generator(4), THIRTY) for _ in range(2))
    assert one == same


def test_uct_judges_by_results_and_not_by_the_estimate(monkeypatch):
    match = engawa.load(WIN_IN_ONE | {"turn": 1})
    sight = see(match.view(1), generator(1))
    prefer("interpreted")  # where a kernel that is gone is missed
    monkeypatch.delattr(sight.game.kernels, "estimate")
    with pytest.raises(AttributeError):
        contenders.find("mcts")(sight, generator(2), THIRTY)
    assert contenders.find("uct")(sight, generator(2), THIRTY) in legal_actions(sight)


def test_an_unknown_contender_is_answered_with_those_there_are():
    with pytest.raises(
        InvalidNotation, match=r'ONE: expected one of "novice", .*"random", .*"mcts", "scripted", got "deep-blue"'
    ):
        contenders.find("deep-blue", "ONE")


def test_who_plays_by_the_book_of_one_game_is_no_contender_in_another():
    assert contenders.find("scripted", "ONE", catalogue.find("ninja-all-stars")) is not None
    with pytest.raises(InvalidNotation, match=r'ONE: expected one of "novice", .*"mcts", got "scripted"'):
        contenders.find("scripted", "ONE", catalogue.find("niwa"))
