"""Ninja All-Stars beside Catanatron: games of turns, dice, cards and a board, played at random."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from types import ModuleType

from bench import centre_line
from bench.catanatron_games import Catanatron
from bench.child import READY, Children, twin_of
from bench.effort import Effort
from bench.measures import several
from bench.random_games import RandomGames
from bench.row import Row, at_least
from engawa import catalogue
from engawa.core import rng
from engawa.core.contract import CHANCE, OVER
from engawa.core.forge import bind, native
from engawa.core.forge.numba_life import layout
from engawa.core.game import complete
from engawa.games.ninja_all_stars.state import Board, State
from engawa.lab import playouts

KEY = "ninja-all-stars"
PLAYERS = (2, 4)
GOALS = {2: at_least(20), 4: at_least(20)}
SLOWER = 1.5  # how much longer random play may take than with the sight of version 1
WALKS = 30  # games in which decisions are counted


class Decisions:
    """Random games as decisions of players: chance is played too, but not counted."""

    def __init__(self, games: RandomGames) -> None:
        self.games = games
        self.share = share_of_decisions(games.players)

    def __call__(self) -> float:
        return self.games.plies() * self.share


def share_of_decisions(players: int) -> float:
    """How many of the plies of random games are decisions."""
    game = catalogue.find(KEY)
    board = game.notation.board_of(game.notation.read_options({}, players, None))
    words, out, weights = ([0] * size for size in (rng.WORDS, game.kernels.MAX_ACTIONS, game.kernels.MAX_ACTIONS))
    rng.seed(words, 20)
    plies = decisions = 0
    for _ in range(WALKS):
        state = State()
        game.kernels.setup(board, state)
        while (actor := game.kernels.to_act(board, state)) != OVER:
            if actor == CHANCE:
                game.moves.settle_chance(board, state, words, out, weights)
            else:
                game.kernels.play(board, state, game.moves.any_action(board, state, words, out))
                decisions += 1
            plies += 1
    return decisions / plies


class Looking:
    """Whom all models see, in the midst of random games; in either sight."""

    def __init__(self, module: ModuleType, states: list[State], board: Board) -> None:
        self.life = native(module, "look_about")
        self.board, self.states = self.life.enter(board), [self.life.enter(state) for state in states]

    def __call__(self) -> int:
        for state in self.states:
            self.life.look_about(self.board, state, 20)
        return 20 * len(self.states)


def crowds(count: int) -> tuple[Board, list[State]]:
    """Positions from random games of four, each at another ply."""
    game = catalogue.find(KEY)
    board = game.notation.board_of(game.notation.read_options({"setup": "quick", "janken": "dice"}, 4, None))
    words, out, weights = ([0] * size for size in (rng.WORDS, game.kernels.MAX_ACTIONS, game.kernels.MAX_ACTIONS))
    rng.seed(words, 21)
    states = []
    for i in range(count):
        state = State()
        game.kernels.setup(board, state)
        for _ in range(40 + 17 * i):
            actor = game.kernels.to_act(board, state)
            if actor == CHANCE:
                game.moves.settle_chance(board, state, words, out, weights)
            elif actor != OVER:
                game.kernels.play(board, state, game.moves.any_action(board, state, words, out))
        states.append(state)
    return board, states


def sight_rows(effort: Effort) -> Iterator[Row]:
    """Sight by any line beside that by the line of the centres, as in version 1 of the rules, in the same run."""
    before = bind(centre_line, is_any_clear=centre_line.no_other_line)
    games = RandomGames(native, KEY, 2, games=20)
    old = RandomGames(native, KEY, 2, games=20, bound=bind(playouts, game=complete(before.rules)))
    goal, beside = at_least(1 / SLOWER), "the line of the centres alone"
    yield effort.race("random Ninja All-Stars, sight by any line", "plies/s", games.plies, beside, old.plies, goal)
    board, states = crowds(12)
    ours, theirs = Looking(centre_line, states, board), Looking(before, states, board)
    yield effort.race("who sees whom, by any line", "positions/s", ours, beside, theirs)


def rows(effort: Effort) -> Iterator[Row]:
    """Decisions and games, what compiling takes, and what the records do."""
    yield from sight_rows(effort)
    for players in PLAYERS:
        ours, peer = RandomGames(native, KEY, players, games=20), Catanatron(players)
        what, beside = f"random Ninja All-Stars for {players}, compiled", f"Catanatron for {players}, RandomPlayer"
        yield effort.race(what, "decisions/s", Decisions(ours), beside, peer.actions, GOALS[players])
        yield effort.race(what, "games/s", ours, beside, peer.games)
    with TemporaryDirectory(prefix="engawa-bench-") as folder:
        children = Children(Path(folder))
        children.run("import numba")
        cold = children.number(twin_of(KEY), READY)
        warm = several(effort, lambda: children.number(twin_of(KEY), READY))
    yield Row("process start to its compiled playouts, cached", "s", warm)
    yield Row("the same, nothing cached", "s", cold)
    for record in (State, Board):
        yield Row(f"a {record.__name__} of Ninja All-Stars", "bytes", layout(record).itemsize)
