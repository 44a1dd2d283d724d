"""Ninja All-Stars with the sight of version 1, by the line of the centres alone, to measure that of now beside it."""

from __future__ import annotations

from engawa.core.forge import kernel
from engawa.games.ninja_all_stars import rules, sight, state, vocabulary as v
from engawa.games.ninja_all_stars.sight import is_any_clear
from engawa.games.ninja_all_stars.state import Board, State

__all__ = ["is_any_clear", "rules"]


@kernel
def no_other_line(b: Board, s: State, here: int, face: int, there: int, high: bool) -> bool:
    """No other line than that of the centres is looked at."""
    return False


@kernel
def look_about(b: Board, s: State, times: int) -> int:
    """Ask so many times for all models on the board whom they see; how often somebody was seen."""
    seen = 0
    for _ in range(times):
        for one in range(v.MODELS):
            for other in range(v.MODELS):
                if state.is_on_board(s, one) and state.is_on_board(s, other) and one != other:
                    seen += int(sight.sees(b, s, one, s.space[other]))
    return seen
