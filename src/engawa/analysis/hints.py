"""A hint: the best moves of the seat to act, what each is worth, and why; from what that seat may know."""

from __future__ import annotations

from typing import Any

from engawa.analysis.lines import worth_of
from engawa.analysis.reasons import reasons_of
from engawa.analysis.studies import Found, Judged, KeepGoing, look, noise_of
from engawa.bots import Budget
from engawa.bots.sight import legal_actions
from engawa.core.fairness import seed_of
from engawa.core.game import Position
from engawa.core.messages import told_in_both

MOVES = 3  # that are shown
SECONDS = 1.5  # that people like to wait for a hint


def hint(
    view: Position,
    *,
    nodes: int | None = None,
    seconds: float | None = SECONDS,
    seed: int = 0,
    keep_going: KeepGoing | None = None,
) -> dict[str, Any]:
    """A hint for the seat to act, from its view: a `wire.Hinted` but for its number.

    The same view, *nodes* and *seed* give the same hint, unless *seconds* end it before.
    """
    found = look(view, seed_of(seed), Budget(nodes, seconds), keep=keep_going)
    noise = noise_of([found])
    shown = best_of(found)
    moves = []
    for judged in shown:
        why = [told_in_both(message) for message in reasons_of(found, judged, shown, noise)]
        moves.append(worth_of(found, judged, noise) | {"why": why})
    return {"seat": found.actor, "choices": len(legal_actions(found.sight)), "moves": moves}


def best_of(found: Found) -> list[Judged]:
    """The choices to show: the best, then the most promising of those that were looked at well, then at all."""
    best, *others = found.choices
    solid = {each.action for each in found.solid}
    seen = [each for each in others if each.visits or each.proven]
    seen.sort(key=lambda each: (each.action not in solid, -each.values[found.actor] if each.action in solid else 0))
    return [best, *seen][:MOVES]
