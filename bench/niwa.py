"""Our side: random games and perft of Niwa, in either life of its rules."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType

from engawa import catalogue
from engawa.core import rng
from engawa.core.forge import Life, bind
from engawa.games.niwa import rules
from engawa.games.niwa.actions import placing
from engawa.lab import perft, playouts

NIWA = catalogue.find("niwa")
GARDEN = NIWA.notation.board_of(NIWA.notation.read_options({}, rules.PLAYERS, None))
PLAYOUTS = bind(playouts, game=NIWA.kernels)
PERFT = bind(perft, game=NIWA.kernels)
LEAVES = {3: 986, 4: 5736, 5: 33346, 6: 191629, 7: 1122227}  # of the garden "compact", as docs/rules/niwa.md has them

Alive = Callable[[ModuleType], Life]  # `native` or `interpreted`


class RandomGames:
    """Random games from the first placing to the end; called, it plays so many and tells the plies."""

    def __init__(self, alive: Alive, games: int) -> None:
        self.life = alive(PLAYOUTS)
        self.games = games
        self.board, self.start = self.life.enter(GARDEN), self.life.enter(first_state())
        self.state = self.life.new(rules.State)
        self.rng = self.life.ints(rng.WORDS)
        rng.seed(self.rng, 20)
        self.out, self.weights = self.life.ints(rules.MAX_ACTIONS), self.life.ints(rules.MAX_ACTIONS)
        self.scores = self.life.ints(rules.PLAYERS)

    def __call__(self) -> int:
        buffers = self.rng, self.out, self.weights, self.scores
        plies: int = self.life.playouts(self.board, self.start, self.state, self.games, *buffers)
        return plies


class Perft:
    """The leaves of the tree of that depth after the fixed placing; called, it counts them once."""

    def __init__(self, alive: Alive, depth: int) -> None:
        self.life = alive(PERFT)
        self.depth = depth
        self.board = self.life.enter(GARDEN)
        self.pool = self.life.pool(rules.State, depth + 1)
        self.pool[0] = self.life.enter(placed_state())
        self.moves = self.life.ints(depth + 1, rules.MAX_ACTIONS)
        self.weights, self.tried = self.life.ints(rules.MAX_ACTIONS), self.life.ints(depth + 1)

    def __call__(self) -> int:
        leaves: int = self.life.perft(self.board, self.pool, self.moves, self.weights, self.tried, self.depth)
        assert leaves == LEAVES[self.depth], f"perft({self.depth}) is {LEAVES[self.depth]}, got {leaves}"
        return leaves


def first_state() -> rules.State:
    """Before anything is placed."""
    state = rules.State()
    rules.setup(GARDEN, state)
    return state


def placed_state() -> rules.State:
    """After the fixed placing that perft numbers are counted from."""
    state = first_state()
    rules.play(GARDEN, state, placing(3, 5, 1))
    rules.play(GARDEN, state, placing(0, 2, 4))
    return state
