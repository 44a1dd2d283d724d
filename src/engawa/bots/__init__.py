"""Named opponents. A bot is `choose(view, rng, budget) -> action`: it sees a view document, never the match.

*rng* is a generator of `core.rng`, so that a bot repeats itself from a seed; *budget* says how long it may think.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from engawa.bots import greedy, random
from engawa.bots.budget import Budget
from engawa.bots.opponents import LEVELS, opponent_of
from engawa.bots.sight import legal_actions, see
from engawa.bots.twins import use_twin
from engawa.core.documents import expect_choice
from engawa.core.game import Position
from engawa.core.messages import Message

__all__ = ["BOTS", "BUDGET", "Bot", "Budget", "find", "levels", "names", "opponent_of", "use_twin"]

BUDGET = Budget()  # at a table, where somebody waits


class Bot(NamedTuple):
    """An opponent: what it is called, and how it chooses."""

    name: str
    title: Message
    choose: Callable[[Position, list[int], Budget], int]


def choose_at(level: str, view: Position, rng: list[int], budget: Budget) -> int:
    """What the opponent of that *level* plays. Where one action is legal, nothing is thought about."""
    sight = see(view, rng)
    actions = legal_actions(sight)
    return actions[0] if len(actions) == 1 else opponent_of(sight.game).levels[level](sight, rng, budget)


BOTS = {
    bot.name: bot
    for bot in (
        *(Bot(level, Message(f"bot-{level}"), partial(choose_at, level)) for level in LEVELS),
        Bot("greedy", Message("bot-greedy"), greedy.choose),
        Bot("random", Message("bot-random"), random.choose),
    )
}


def names() -> list[str]:
    """The names of all bots."""
    return list(BOTS)


def levels() -> list[str]:
    """The names of the bots that look ahead, and that people are offered: the weakest first."""
    return list(LEVELS)


def find(name: Any) -> Bot:
    """The bot of that *name*."""
    return BOTS[expect_choice(name, "bot", BOTS)]
