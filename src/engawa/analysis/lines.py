"""Choices in notation: moves, lines of moves, and what each is worth."""

from __future__ import annotations

from collections.abc import Iterable
from copy import deepcopy
from typing import Any

from engawa.analysis.studies import Found, Judged, margin
from engawa.bots.sight import Sight
from engawa.core.contract import LEGAL

LONGEST = 12  # moves of a line that people are shown


def move_of(sight: Sight, action: int) -> str:
    """The move that writes an action."""
    return sight.game.notation.format_move(sight.board, sight.state, action)


def line_of(sight: Sight, actions: Iterable[int]) -> list[str]:
    """Actions one after the other, until chance, the end, or one that is not legal in the position as imagined."""
    rules, notation, b, s = sight.game.kernels, sight.game.notation, sight.board, deepcopy(sight.state)
    moves: list[str] = []
    for action in actions:
        if len(moves) == LONGEST or rules.to_act(b, s) < 0 or rules.refusal(b, s, action) != LEGAL:
            break
        moves.append(notation.format_move(b, s, action))
        rules.play(b, s, action)
    return moves


def worth_of(found: Found, judged: Judged, noise: float) -> dict[str, Any]:
    """What a choice is worth to the seat that has it: a `wire.MoveWorth`.

    The best choice is the one that a study would play, so no other is said to be worth more.
    """
    best = judged.action == found.choices[0].action
    return {
        "text": move_of(found.sight, judged.action),
        "chance": min(judged.values[found.actor], found.whole.values[found.actor]),
        "margin": margin(judged.variance(found.actor, noise)),
        "proven": judged.proven,
        "line": line_of(found.sight, found.line if best else (judged.action,)),
    }
