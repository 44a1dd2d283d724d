"""A bot that plays any legal action, each as likely."""

from __future__ import annotations

from engawa.bots.budget import Budget
from engawa.bots.sight import legal_actions, see
from engawa.core.game import Position
from engawa.core.rng import below


def choose(view: Position, rng: list[int], budget: Budget) -> int:
    """One of the legal actions. It looks into no position."""
    actions = legal_actions(see(view, rng))
    return actions[below(rng, len(actions))]
