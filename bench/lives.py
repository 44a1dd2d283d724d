"""Every program that is shipped, as it was built, beside the same program made by Numba."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from statistics import median

from bench.effort import Effort
from bench.lives_browser import BrowserPage
from bench.race import Work, rate
from bench.random_games import RandomGames
from bench.row import Goal, Row, at_most
from engawa import bots, catalogue
from engawa.bots.ninja_all_stars import levels, lookahead, mind, thinking as all_stars
from engawa.bots.nueby import thinker, thinking as nueby
from engawa.bots.sight import Sight, legal_actions, see
from engawa.core import rng
from engawa.core.fairness import seed_of
from engawa.core.forge import Life, forge, native
from engawa.core.match import Match
from engawa.lab import perft
from engawa.search import Searcher, alphabeta, uct
from engawa.search.alphabeta_searcher import KERNELS as OF_ALPHA_BETA, AlphaBeta
from engawa.search.searcher import KERNELS as OF_TREES

GOAL, ALL_STARS = at_most(1.5), at_most(1.8)
# A game, its players, random games, plies to the position that is searched and counted from, how deep, simulations: as
# much of each that a call, which takes about a tenth of a millisecond by wasmtime, does not count.
FAMILIES = {
    "Niwa": ("niwa", 2, 1000, 8, 8, 20_000),
    "Werfer": ("nueby/werfer", 4, 500, 60, 11, 20_000),
    "Ninja Dice": ("ninja-dice", 2, 500, 12, 0, 10_000),  # outcomes are too many to list, so nobody counts deep
    "Ninja All-Stars": ("ninja-all-stars", 2, 30, 60, 5, 2_000),
}

WARM = 2.0  # CPU seconds before anything counts: V8 begins with a faster translation, and compiles on the side
HERE = Path(__file__).parent
PYODIDE = HERE.parent / "web" / "node_modules" / "pyodide"

Alive = Callable[..., Life]  # of a module and its entries
Program = Callable[[Alive], Work]


def rows(effort: Effort) -> Iterator[Row]:
    """CPU seconds for the same work, built and native: by wasmtime, and by Pyodide in Node and in Chromium."""
    ways: dict[str, type[Page | BrowserPage]] = {"Node": Page, "Chromium": BrowserPage}
    pages = {name: page() for name, page in ways.items() if page.lacks() is None}
    for what, (program, goal) in programs().items():
        ours, theirs = program(forge), program(native)
        yield beside(effort, f"{what}, wasmtime", lambda seconds, work=ours: rate(work, seconds), theirs, goal)  # type: ignore[misc]
        for name, page in pages.items():
            yield beside(effort, f"{what}, {name}", partial(page.rate, what), theirs, goal)
    for page in pages.values():
        page.close()


def programs() -> dict[str, tuple[Program, Goal]]:
    """What is measured, by what it is, and how slow it may be."""
    found: dict[str, tuple[Program, Goal]] = {}
    for title, (key, players, games, plies, depth, simulations) in FAMILIES.items():
        goal = ALL_STARS if key == "ninja-all-stars" else GOAL
        match = position(key, players, plies)
        sight = see(match.view(match.to_act), words())  # type: ignore[arg-type]
        found[f"random games of {title}"] = partial(random_games, key=key, players=players, games=games), goal
        found[f"tree search of {title}"] = partial(tree_search, sight=sight, simulations=simulations), goal
        if depth:
            found[f"perft of {title}"] = partial(Count, match=match, depth=depth), goal
        if key in OWN:
            what, work = OWN[key]
            found[f"{what} of {title}"] = partial(work, sight=sight), goal
    return found


def beside(effort: Effort, what: str, ours: Callable[[float], float], theirs: Work, goal: Goal) -> Row:
    """Both in turns; the ratio is of CPU seconds, built ÷ native."""
    ours(WARM), theirs()
    pairs = [(ours(effort.seconds), rate(theirs, effort.seconds)) for _ in range(effort.rounds)]
    seconds = [median(1 / each[k] for each in pairs) for k in (0, 1)]
    return Row(what, "s", seconds[0], "native", seconds[1], tuple(native / built for built, native in pairs), goal)


class Page:
    """The same works in Pyodide, in a process of its own, which tells its CPU seconds."""

    def __init__(self) -> None:
        command = ["node", str(HERE / "lives.mjs"), str(PYODIDE), str(HERE.parent)]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    @staticmethod
    def lacks() -> str | None:
        """What is missing for it."""
        return None if PYODIDE.exists() and shutil.which("node") else "expected Node, and Pyodide in web/node_modules"

    def rate(self, what: str, seconds: float) -> float:
        """How much of a work gets done per CPU second, over at least so many."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print(json.dumps([what, seconds]), file=self._process.stdin, flush=True)
        return float(self._process.stdout.readline())

    def close(self) -> None:
        self._process.communicate()


def random_games(alive: Alive, key: str, players: int, games: int) -> Work:
    return RandomGames(lambda module: alive(module, "playouts"), key, players, games)


def position(key: str, players: int, plies: int) -> Match:
    """A match after random plies in which a seat has a choice."""
    game, seed = replace(catalogue.find(key), physics=None), seed_of(plies)
    match = Match(game, game.notation.read_options({}, players, seed), players, seed=seed)
    chosen = words()
    while match.ply < plies or match.to_act == "chance" or len(match.legal_actions()) == 1:
        if match.to_act == "chance":
            match.roll()
        else:
            actions = match.legal_actions()
            match.play_action(actions[rng.below(chosen, len(actions))])
    return match


class Count:
    """The sequences of so many plies from a position; called, it counts them once."""

    def __init__(self, alive: Alive, match: Match, depth: int) -> None:
        game = match.game
        self.life, self.depth = alive(game.bound(perft), "perft"), depth
        size = max(game.kernels.MAX_ACTIONS, game.kernels.OUTCOME)
        self.board, self.pool = self.life.enter(match._b), self.life.pool(game.rules.State, depth + 1)
        self.pool[0] = self.life.enter(match._s)
        self.buffers = self.life.ints(depth + 1, size), self.life.ints(size), self.life.ints(depth + 1)

    def __call__(self) -> float:
        assert self.life.perft(self.board, self.pool, *self.buffers, self.depth) > 0
        return 1.0


def tree_search(alive: Alive, sight: Sight, simulations: int) -> Work:
    searcher = Searcher(sight.game, sight.players, life=alive(sight.game.bound(uct), *OF_TREES))

    def search() -> float:
        searcher.search(sight.board, sight.state, sight.seat, words(), simulations=simulations)
        return 1.0

    return search


def alpha_beta(alive: Alive, sight: Sight) -> Work:
    searcher = AlphaBeta(sight.game, life=alive(sight.game.bound(alphabeta), *OF_ALPHA_BETA))

    def search() -> float:
        searcher.best(sight.board, sight.state, legal_actions(sight), nodes=300_000)
        return 1.0

    return search


def expectation(alive: Alive, sight: Sight) -> Work:
    thinks = thinker.Thinker(alive(nueby, *thinker.KERNELS))

    def study() -> float:
        thinks.study(sight, nueby.Habit(rolls=4, nodes=300_000), bots.Budget(300_000, None), None)
        return 1.0

    return study


def look_ahead(alive: Alive, sight: Sight) -> Work:
    thinks = all_stars.Thinker(sight.players, alive(lookahead, *all_stars.KERNELS))

    def think() -> float:
        thinks.think(sight, words(), mind.Habits(), all_stars.Effort(20_000, levels.DEPTH))
        return 1.0

    return think


OWN = {
    "niwa": ("alpha-beta", alpha_beta),
    "nueby/werfer": ("expectimax", expectation),
    "ninja-all-stars": ("lookahead", look_ahead),
}


def words() -> list[int]:
    drawn = [0] * rng.WORDS
    rng.seed(drawn, 5)
    return drawn
