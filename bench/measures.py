"""All that is measured, row by row."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from bench import random_games
from bench.child import FIRST_MOVE, IMPORT_CHESS, IMPORT_ENGAWA, LOADED, NOTHING, READY, Children, twin_of
from bench.effort import Effort
from bench.niwa import Perft, RandomGames
from bench.openspiel import OpenSpiel
from bench.python_chess import ChessPerft
from bench.row import Row, at_least, at_most
from engawa.core.forge import interpreted, native
from engawa.core.forge.numba_life import layout
from engawa.games.niwa import rules


def rows(effort: Effort) -> Iterator[Row]:
    """Every row, as soon as it is measured."""
    yield from random_play(effort)
    yield from random_throws(effort)
    yield from perfts(effort)
    with TemporaryDirectory(prefix="engawa-bench-") as folder:
        yield from starts(effort, Children(Path(folder)))
    yield from sizes()


def random_play(effort: Effort) -> Iterator[Row]:
    """Random games, legal moves generated every ply."""
    ours, plain = RandomGames(native, games=500), RandomGames(interpreted, games=5)
    what, unit = "random Niwa, compiled", "plies/s"
    hexes, hive = OpenSpiel("hex", leaves=10), OpenSpiel("hive", leaves=1)
    yield effort.race(what, unit, ours, "OpenSpiel hex, Python loop", hexes.loop, at_least(10))
    yield effort.race(what, unit, ours, "OpenSpiel hive, Python loop", hive.loop, at_least(100))
    yield effort.race(what, unit, ours, "OpenSpiel hex, C++ rollouts", hexes.rollouts, at_least(3))
    yield effort.race(what, unit, ours, "OpenSpiel hive, C++ rollouts", hive.rollouts)
    yield effort.race("random Niwa, interpreted", unit, plain, "the same compiled", ours, at_least(1 / 150))


def random_throws(effort: Effort) -> Iterator[Row]:
    """Random games of Ninja Dice from the landing bank, beside the dice game of OpenSpiel."""
    for players in (2, 5):
        ours = random_games.RandomGames(native, "ninja-dice", players, games=200)
        pig = OpenSpiel(f"pig(players={players})", leaves=1)
        what, peer = f"random Ninja Dice for {players}, compiled", f"OpenSpiel pig for {players}"
        yield effort.race(what, "games/s", ours, f"{peer}, Python loop", pig.games, at_least(3))
        yield effort.race(what, "games/s", ours, f"{peer}, C++ rollouts", pig.games_rolled_out)


def perfts(effort: Effort) -> Iterator[Row]:
    """The leaves of the game tree, of Niwa and of chess."""
    chess = ChessPerft(depth=3)
    for life, ours in (("interpreted", Perft(interpreted, depth=4)), ("compiled", Perft(native, depth=7))):
        yield effort.race(f"perft of Niwa, {life}", "nodes/s", ours, "python-chess, from its start", chess)


def starts(effort: Effort, children: Children) -> Iterator[Row]:
    """From the start of a process, byte code in its cache."""
    yield imports(effort, children)
    modules = children.number(IMPORT_ENGAWA, LOADED)
    yield Row("numpy, numba loaded by import engawa", "modules", modules, goal=at_most(0))
    first = several(effort, lambda: children.number(FIRST_MOVE, READY))
    yield Row("process start to first move, interpreted", "s", first, goal=at_most(0.1))
    children.run("import numba")
    cold = children.number(twin_of("niwa"), READY)
    warm = several(effort, lambda: children.number(twin_of("niwa"), READY))
    yield Row("process start to compiled playouts, cached", "s", warm, goal=at_most(1))
    yield Row("the same, nothing cached", "s", cold)


def imports(effort: Effort, children: Children) -> Row:
    """Importing engawa beside importing chess, what the bare interpreter costs taken off both."""
    for code in (IMPORT_ENGAWA, IMPORT_CHESS):
        children.run(code)
    ours, theirs = [], []
    for _ in range(effort.starts):
        bare = children.cost(NOTHING)
        ours.append(children.cost(IMPORT_ENGAWA) - bare)
        theirs.append(children.cost(IMPORT_CHESS) - bare)
    ratios = tuple(one / other for one, other in zip(ours, theirs, strict=True))
    return Row("import engawa", "s", median(ours), "import chess", median(theirs), ratios, at_most(3))


def several(effort: Effort, measure: Callable[[], float]) -> float:
    """The median of several starts, the first one not counted."""
    measure()
    return median(measure() for _ in range(effort.starts))


def sizes() -> Iterator[Row]:
    """What the records of Niwa take in the compiled life."""
    for record in (rules.State, rules.Garden):
        yield Row(f"a {record.__name__} of Niwa", "bytes", layout(record).itemsize)
