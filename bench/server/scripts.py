"""What our crowd plays: nine moves from the middle of a random game of Niwa, in many games."""

from __future__ import annotations

import random
from typing import Any

import engawa

MOVES = 9  # as many as a game of tic-tac-toe takes at most
BEFORE = 40  # plies: about a sixth of a random game, when its documents have grown


def scripts(count: int) -> list[dict[str, Any]]:
    """Positions with the moves that follow, all of different games."""
    found: list[dict[str, Any]] = []
    for seed in range(10 * count):
        script = _script(random.Random(seed))
        if script is not None:
            found.append(script)
        if len(found) == count:
            return found
    raise AssertionError(f"expected {count} long games, got {len(found)}")


def first_turn() -> dict[str, Any]:
    """A position in which a turn of seat 0 begins, and which of its figures moves is open."""
    choice = random.Random(0)
    match = engawa.new("niwa", seed=0)
    while True:
        _play(match, choice)
        position = match.position()
        figures = {move.split()[0] for move in match.legal()}
        if match.ply > BEFORE and match.to_act == 0 and position["mover"] is None and len(figures) > 1:
            return position


def _script(choice: random.Random) -> dict[str, Any] | None:
    match = engawa.new("niwa", seed=choice.getrandbits(32))
    for _ in range(BEFORE):
        _play(match, choice)
    position = match.position()
    for _ in range(MOVES):
        _play(match, choice)
    is_long = match.ply == BEFORE + MOVES and match.to_act is not None
    return {"position": position, "moves": match.history[BEFORE:]} if is_long else None


def _play(match: Any, choice: random.Random) -> None:
    if match.to_act is not None:
        match.play(choice.choice(match.legal()))
