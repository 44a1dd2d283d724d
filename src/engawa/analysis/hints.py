"""A hint: the best moves of the seat to act, what each is worth, and why; from what that seat may know."""

from __future__ import annotations

from typing import Any

from engawa.analysis import lines, reasons, studies
from engawa.bots import Budget, sight
from engawa.core import fairness, messages
from engawa.core.game import Position

MOVES = 3  # that are shown
SECONDS = 1.5  # that people like to wait for a hint


def hint(
    view: Position,
    *,
    nodes: int | None = None,
    seconds: float | None = SECONDS,
    seed: int = 0,
    keep_going: studies.KeepGoing | None = None,
) -> dict[str, Any]:
    """A hint for the seat to act, from its view: a `wire.Hinted` but for its number.

    The same view, *nodes* and *seed* give the same hint, unless *seconds* end it before.
    """
    found = studies.look(view, fairness.seed_of(seed), Budget(nodes, seconds), keep=keep_going)
    noise = studies.noise_of([found])
    shown = best_of(found)
    moves = []
    for judged in shown:
        why = [messages.document_of(message) for message in reasons.reasons_of(found, judged, shown, noise)]
        moves.append(lines.worth_of(found, judged, noise) | {"why": why})
    return {"seat": found.actor, "choices": len(sight.legal_actions(found.sight)), "moves": moves}


def best_of(found: studies.Found) -> list[studies.Judged]:
    """The choices to show: the best, then the most promising of those that were looked at well, then at all."""
    best, *others = found.choices
    solid = {each.action for each in found.solid}
    seen = [each for each in others if each.visits or each.proven]
    seen.sort(key=lambda each: (each.action not in solid, -each.values[found.actor] if each.action in solid else 0))
    return [best, *seen][:MOVES]
