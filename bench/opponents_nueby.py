"""Monte-Carlo trees with random games to the end: ours on Werfer beside OpenSpiel's on Mensch ärgere dich nicht."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pyspiel

import engawa
from bench.effort import Effort
from bench.openspiel import EXPLORATION, MEMORY_MB, SEED
from bench.row import Row, at_least
from engawa.core import rng
from engawa.core.forge import native
from engawa.search import TO_THE_END, Searcher, uct
from engawa.search.searcher import KERNELS

PLAYERS = (2, 4)
OPENING = 60  # plies at random before the search, dice included
SIMULATIONS = 500  # of a search


def rows(effort: Effort) -> Iterator[Row]:
    """Simulations for two and for four."""
    for players in PLAYERS:
        ours, theirs = OurTree(players), TheirTree(players)
        what, beside = f"tree search of Werfer for {players}", f"OpenSpiel maedn for {players}, C++ MCTS"
        yield effort.race(what, "simulations/s", ours, beside, theirs, at_least(1))


class OurTree:
    """Searches of one position; called, it does one and tells how many simulations that was."""

    def __init__(self, players: int) -> None:
        match, dice = engawa.new("nueby/werfer", players, seed=SEED), random.Random(SEED)
        while match.ply < OPENING or not isinstance(match.to_act, int) or len(match.legal()) < 2:
            if match.to_act == "chance":
                match.roll()
            else:
                match.play(dice.choice(match.legal()))
        self.sitting, self.seat = match.game.notation.parse_position(match.position()), match.to_act
        self.searcher = Searcher(match.game, players, life=native(match.game.bound(uct), *KERNELS))
        self.words = [0] * rng.WORDS
        rng.seed(self.words, SEED)

    def __call__(self) -> int:
        b, s = self.sitting.board, self.sitting.state
        found = self.searcher.search(b, s, self.seat, self.words, simulations=SIMULATIONS, depth=TO_THE_END)
        return found.simulations


class TheirTree:
    """The same by the peer, one random game for each leaf."""

    def __init__(self, players: int) -> None:
        game, dice = pyspiel.load_game(f"maedn(players={players})"), random.Random(SEED)
        self.state = game.new_initial_state()
        plies = 0
        while plies < OPENING or self.state.is_chance_node() or len(self.state.legal_actions()) < 2:
            self.state.apply_action(dice.choice(self.state.legal_actions()))
            plies += 1
        evaluator = pyspiel.RandomRolloutEvaluator(1, SEED)
        self.bot = pyspiel.MCTSBot(game, evaluator, EXPLORATION, SIMULATIONS, MEMORY_MB, False, SEED, False)

    def __call__(self) -> int:
        return int(self.bot.mcts_search(self.state).explore_count)
