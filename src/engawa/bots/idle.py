"""A bot for a seat that nobody plays on: it passes and stops wherever it may, and else plays any legal action."""

from __future__ import annotations

from engawa.bots.opponents import Budget
from engawa.bots.sight import Sight, legal_actions
from engawa.core.rng import below

RESTING = ("pass", "done", "end", "stop", "stay", "run", "ready")  # moves that only end something, the idlest first


def decide(sight: Sight, rng: list[int], budget: Budget) -> int:
    """One that ends the turn, or any."""
    actions = legal_actions(sight)
    written = {sight.game.notation.format_move(sight.board, sight.state, action): action for action in actions}
    resting = [written[move] for move in RESTING if move in written]
    return resting[0] if resting else actions[below(rng, len(actions))]
