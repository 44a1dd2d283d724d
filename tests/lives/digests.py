"""What kernels find in some positions of a game, to the last bit: the same in every life, on machines and in pages.

It takes nothing but the package, so that it runs in Pyodide as well: `python tests/lives/digests.py LIFE GAME…` prints
a document, with kernels from the folder KERNELS if the environment has it.
"""

from __future__ import annotations

import ctypes
import hashlib
import json
import os
import sys
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, NamedTuple

from engawa import analysis, bots, catalogue
from engawa.bots import by_search
from engawa.bots.sight import Sight, see
from engawa.core import rng
from engawa.core.fairness import seed_of
from engawa.core.forge import Life, forge, prefer, sealed
from engawa.core.forge.built import bytes_of
from engawa.core.match import Match
from engawa.lab import perft, playouts
from engawa.search import Findings

FAMILIES = {
    "niwa": ("niwa",),
    "ninja-dice": ("ninja-dice",),
    "ninja-all-stars": ("ninja-all-stars",),
    "nueby": tuple(sorted(key for key in catalogue.MODULES if key.startswith("nueby/"))),
}
MANY = 1000  # sequences, after which nobody counts deeper
DEEPEST = 4
GAMES = 3  # of random play from a position


class Case(NamedTuple):
    """A position after so many random plies, and the nodes of a study, of levels and of a tree search in it."""

    players: int
    plies: int
    nodes: int
    simulations: int
    analysed: int = 0  # nodes for each ply of an analysis of the way there; none where it is too long


CASES = {
    "niwa": (Case(2, 6, 1500, 60, 200), Case(2, 21, 3000, 120)),
    "ninja-dice": (Case(2, 8, 200, 60, 50), Case(4, 25, 200, 40)),
    "ninja-all-stars": (Case(2, 60, 80, 30), Case(3, 90, 60, 20)),
    "nueby": (Case(2, 60, 150, 60, 10), Case(4, 110, 150, 80)),
}


def digests(key: str, life: str) -> dict[str, Any]:
    """All that is compared, by what it is."""
    prefer(life)
    cases = CASES[key.partition("/")[0]]
    return {f"{case.players} players, ply {case.plies}": dict(_found(key, case, life)) for case in cases}


def _found(key: str, case: Case, life: str) -> Iterator[tuple[str, Any]]:
    match = position(key, case)
    sight = see(match.view(match.to_act), words(1))  # type: ignore[arg-type]
    yield "perft", _perft(match, life)
    yield "playouts", _playouts(match, life)
    yield "tree", numbers_of(by_search.study(sight, words(4), bots.Budget(case.simulations, None)))
    yield from _opponent(sight, case)
    if case.analysed:
        yield "analysis", _analysis(match, case.analysed)


def position(key: str, case: Case) -> Match:
    """A match after so many random plies in which a seat has a choice. Dice come from the bank."""
    game, seed = replace(catalogue.find(key), physics=None), seed_of(case.plies)
    match = Match(game, game.notation.read_options({}, case.players, seed), case.players, seed=seed)
    chosen = words(case.plies)
    while match.ply < case.plies or match.to_act == "chance" or len(match.legal_actions()) == 1:
        if match.to_act == "chance":
            match.roll()
        else:
            actions = match.legal_actions()
            match.play_action(actions[rng.below(chosen, len(actions))])
    return match


def _perft(match: Match, name: str) -> list[int]:
    """How many sequences of one ply there are, of two, and so on."""
    game, counts = match.game, [1]
    life = _life(game.bound(perft), "perft", name)
    size, b = _width(match), life.enter(match._b)
    while counts[-1] < MANY and len(counts) <= DEEPEST:
        depth = len(counts)
        pool = life.pool(game.rules.State, depth + 1)
        pool[0] = life.enter(match._s)
        buffers = life.ints(depth + 1, size), life.ints(size), life.ints(depth + 1)
        counts.append(int(life.perft(b, pool, *buffers, depth)))
    return counts


def _playouts(match: Match, name: str) -> dict[str, Any]:
    """Plies and scores of random games, where the generator stands after them, and the bytes of the last state."""
    game = match.game
    life = _life(game.bound(playouts), "playouts", name)
    drawn, scores, size = life.ints(rng.WORDS), life.ints(match.players), _width(match)
    rng.seed(drawn, 11)
    last = life.new(game.rules.State)
    first = life.enter(match._s)
    plies = life.playouts(life.enter(match._b), first, last, GAMES, drawn, life.ints(size), life.ints(size), scores)
    return {
        "plies": int(plies),
        "scores": [int(score) for score in scores],
        "generator": [int(word) for word in drawn],
        "board": _hashed(life.enter(match._b)),
        "first": _hashed(first),
        "last": _hashed(last),
    }


def _opponent(sight: Sight, case: Case) -> Iterator[tuple[str, Any]]:
    """What the opponent of the game finds in a study, and what each of its levels plays."""
    opponent = bots.opponent_of(sight.game)
    yield "study", numbers_of(opponent.study(sight, words(2), bots.Budget(case.nodes, None), None))
    for level, choose in opponent.levels.items():
        generator = words(3)
        yield level, [choose(sight, generator, bots.Budget(case.nodes, None)), *generator]


def _analysis(match: Match, nodes: int) -> Any:
    """What an analysis says of every ply. Where fields are drawn rests on sines, which are no kernels."""
    analyst = analysis.Analyst(match, nodes=nodes)
    for _ in analyst.work():
        pass
    return {name: part for name, part in analyst.document().items() if name != "board"}


def numbers_of(found: Findings) -> dict[str, Any]:
    """Findings as a document, with every bit of every share."""
    choices = [
        [each.action, each.visits, [share.hex() for share in each.values], each.decided, each.turns]
        for each in found.choices
    ]
    values = [share.hex() for share in found.values]
    return {"values": values, "choices": choices, "line": [*found.line], "nodes": found.nodes}


def words(number: int) -> list[int]:
    """A generator."""
    drawn = [0] * rng.WORDS
    rng.seed(drawn, number)
    return drawn


def _life(module: Any, entry: str, name: str) -> Life:
    life = forge(module, entry)
    assert life.compiled == (name != "interpreted"), f"{module.__name__} is not {name}"
    return life


def _width(match: Match) -> int:
    return max(match.game.kernels.MAX_ACTIONS, match.game.kernels.OUTCOME)


def _hashed(inside: Any) -> str:
    """A digest of a record as it lies in memory; of one of lists, as it would."""
    if isinstance(inside, ctypes.Structure):
        raw = bytes(inside)
    else:
        raw = inside.tobytes() if hasattr(inside, "tobytes") else bytes_of(inside)
    return hashlib.sha256(raw).hexdigest()


def main(life: str, *keys: str) -> str:
    """The digests of some games as a document."""
    if "KERNELS" in os.environ:
        sealed.FOLDER = os.environ["KERNELS"]
    return json.dumps({key: digests(key, life) for key in keys})


if __name__ == "__main__":
    print(main(*sys.argv[1:]))
