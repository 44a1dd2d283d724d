"""What a bot may spend on one action."""

from __future__ import annotations

from typing import NamedTuple

SECONDS = 1.2  # that people like to wait for a move


class Budget(NamedTuple):
    """How long a bot may think: it ends with the simulations of its level, or with the clock if that is sooner.

    The same view, generator and scale give the same action, unless the clock came first.
    """

    scale: float = 1.0  # times the simulations of a level; bots that do not search take no notice
    seconds: float | None = SECONDS  # None: nobody waits, so simulations alone count
