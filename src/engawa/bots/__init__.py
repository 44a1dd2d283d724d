"""Named opponents. A bot is `choose(view, rng, budget) -> action`: it sees a view document, never the match.

*rng* is a generator of `core.rng`, so that a bot repeats itself from a seed; *budget* says how many positions it may
look into.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from engawa.bots import greedy, random
from engawa.core.documents import expect_choice
from engawa.core.game import Position
from engawa.core.messages import Message

BUDGET = 1000  # positions that a bot may look into, where nobody says otherwise


class Bot(NamedTuple):
    """An opponent: what it is called, and how it chooses."""

    name: str
    title: Message
    choose: Callable[[Position, list[int], int], int]


BOTS = {
    bot.name: bot
    for bot in (
        Bot("random", Message("bot-random"), random.choose),
        Bot("greedy", Message("bot-greedy"), greedy.choose),
    )
}


def names() -> list[str]:
    """The names of all bots."""
    return list(BOTS)


def find(name: Any) -> Bot:
    """The bot of that *name*."""
    return BOTS[expect_choice(name, "bot", BOTS)]
