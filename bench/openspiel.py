"""A peer: the games of OpenSpiel, played at random by a Python loop and by its own C++."""

from __future__ import annotations

import random
from statistics import mean

import pyspiel

ROLLOUTS = 100  # a leaf of the search: then what the tree costs does not count
EXPLORATION, MEMORY_MB, SEED = 2.0, 1000, 20


class OpenSpiel:
    """Random play of one of its games. *leaves* is how many a search evaluates, fewer than there are first moves."""

    def __init__(self, name: str, leaves: int) -> None:
        self.game = pyspiel.load_game(name)
        self.leaves = leaves
        self.lengths: list[int] = []
        evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, SEED)
        self.bot = pyspiel.MCTSBot(self.game, evaluator, EXPLORATION, leaves, MEMORY_MB, False, SEED, False)

    def loop(self) -> int:
        """Play a game as its users do; the plies."""
        state, plies = self.game.new_initial_state(), 0
        while not state.is_terminal():
            state.apply_action(random.choice(state.legal_actions()))
            plies += 1
        self.lengths.append(plies)
        return plies

    def games(self) -> int:
        """Play a game as its users do; that it is one."""
        self.loop()
        return 1

    def games_rolled_out(self) -> int:
        """Search once from the beginning; the rollouts, which are whole games if the root is the only leaf.

        A search cannot begin at chance: where a game begins with a roll, that roll is made before.
        """
        assert self.leaves == 1
        state = self.game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(random.choice(state.legal_actions()))
        self.bot.mcts_search(state)
        return ROLLOUTS

    def rollouts(self) -> float:
        """Search once from the beginning; the plies of all rollouts, by the mean length of the games looped so far.

        The first leaf is the root, the others are different first moves, so of those the rollouts lack one ply.
        """
        self.bot.mcts_search(self.game.new_initial_state())
        return ROLLOUTS * (self.leaves * mean(self.lengths) - (self.leaves - 1))
