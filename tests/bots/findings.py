"""What opponents find in some positions with small budgets, as plain numbers: `python -m bots.findings` prints it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from bots.playing import generator, play_on

import engawa
from engawa import bots, catalogue
from engawa.bots import by_search
from engawa.bots.sight import Sight, see
from engawa.search import Findings

GOLDEN = Path(__file__).parent / "findings.json"
# A game, its players and plies of random play, and the nodes of a study and of a tree search.
CASES = (
    ("niwa", 2, 6, 1500, 60),
    ("niwa", 2, 20, 3000, 0),
    ("nueby/werfer", 3, 60, 200, 80),
    ("nueby/jaeger", 2, 70, 300, 60),
    ("nueby/einser-blocker", 2, 70, 120, 0),
    ("ninja-dice", 3, 12, 200, 40),
    ("ninja-all-stars", 2, 60, 60, 25),
    ("ninja-all-stars", 3, 90, 60, 0),
)


def sight_of(game: str, players: int, plies: int) -> Sight:
    """A position after so many plies, seen by the seat to act."""
    match = play_on(engawa.new(game, players, seed=plies), ("random",) * players, plies, plies)
    while not isinstance(match.to_act, int):
        match.roll()
    return see(match.view(match.to_act), generator(1))


def numbers_of(found: Findings) -> dict[str, Any]:
    """Findings as a document; shares rounded to what any machine agrees on."""
    choices = [
        [each.action, each.visits, [round(share, 9) for share in each.values], each.decided, each.turns]
        for each in found.choices
    ]
    return {
        "values": [round(share, 9) for share in found.values],
        "decided": found.decided,
        "choices": choices,
        "line": [*found.line],
        "simulations": found.simulations,
        "nodes": found.nodes,
    }


def found_in(game: str, players: int, plies: int, nodes: int, simulations: int) -> dict[str, Any]:
    """What is found in one of the positions: by a study, by every level, and by a plain tree search."""
    sight, opponent = sight_of(game, players, plies), bots.opponent_of(catalogue.find(game))
    found: dict[str, Any] = {"study": numbers_of(opponent.study(sight, generator(2), bots.Budget(nodes, None), None))}
    found["levels"] = [choose(sight, generator(3), bots.Budget(nodes, None)) for choose in opponent.levels.values()]
    if simulations:
        found["tree"] = numbers_of(by_search.study(sight, generator(4), bots.Budget(simulations, None)))
    return found


def label(case: tuple[Any, ...]) -> str:
    return f"{case[0]} {case[1]} {case[2]}"


if __name__ == "__main__":
    GOLDEN.write_text(json.dumps({label(case): found_in(*case) for case in CASES}, indent=1) + "\n", encoding="utf-8")
