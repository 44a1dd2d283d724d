"""A bot that plays any legal action, each as likely."""

from __future__ import annotations

from engawa.bots.opponents import Budget
from engawa.bots.sight import Sight, legal_actions
from engawa.core.rng import below


def decide(sight: Sight, rng: list[int], budget: Budget) -> int:
    """One of the legal actions. It looks into no position."""
    actions = legal_actions(sight)
    return actions[below(rng, len(actions))]
