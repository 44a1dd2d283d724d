"""Named opponents. A bot is `choose(view, rng, budget) -> action`: it sees a view document, never the match.

*rng* is a generator of `core.rng`, so that a bot repeats itself from a seed; *budget* says how long it may think.
"""

from __future__ import annotations

from functools import partial
from typing import Any, NamedTuple

from engawa.bots import greedy, random
from engawa.bots.opponents import LEVELS, Budget, Choose, opponent_of
from engawa.bots.sight import Sight, legal_actions, see
from engawa.core.documents import expect_choice
from engawa.core.game import Position
from engawa.core.messages import Message

__all__ = ["BOTS", "BUDGET", "Bot", "Budget", "find", "levels", "names", "opponent_of"]

BUDGET = Budget()  # at a table, where somebody waits


class Bot(NamedTuple):
    """An opponent: what it is called, and how it decides."""

    name: str
    title: Message
    decide: Choose

    def choose(self, view: Position, rng: list[int], budget: Budget) -> int:
        """What it plays, given the view document of the seat to act."""
        return self.decide(see(view, rng), rng, budget)

    def flick(self, view: Position, seat: int, rng: list[int]) -> list[int] | None:
        """How it throws the dice in the hand of *seat*, given the view document of that seat; None: it just rolls."""
        sight = see(view, rng, seat)
        aim = opponent_of(sight.game).flick
        return None if aim is None else aim(sight, self.name, rng)


def decide_at(level: str, sight: Sight, rng: list[int], budget: Budget) -> int:
    """What the opponent of that *level* plays. Where one action is legal, nothing is thought about."""
    actions = legal_actions(sight)
    return actions[0] if len(actions) == 1 else opponent_of(sight.game).levels[level](sight, rng, budget)


BOTS = {
    bot.name: bot
    for bot in (
        *(Bot(level, Message(f"bot-{level}"), partial(decide_at, level)) for level in LEVELS),
        Bot("greedy", Message("bot-greedy"), greedy.decide),
        Bot("random", Message("bot-random"), random.decide),
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
