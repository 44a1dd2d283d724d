"""What a bot may spend on one action."""

from __future__ import annotations

from typing import NamedTuple

SECONDS = 1.2  # that people like to wait for a move


class Budget(NamedTuple):
    """How long a bot may think: until it has looked at so many nodes, or until the clock says so if that is sooner.

    The same view, generator and nodes give the same action, unless the clock came first.
    """

    nodes: int | None = None  # or simulations; None: as many as its level has. Bots that do not search take no notice
    seconds: float | None = SECONDS  # None: nobody waits, so nodes alone count
