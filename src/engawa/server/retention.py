"""How long matches are kept: a server forgets those that nobody has played in for so long, if a host wants that."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import NamedTuple, get_args

from engawa.store import State, Store, StoreTrouble

BETWEEN = 3600.0  # seconds

log = logging.getLogger("engawa.server")


class Keeping(NamedTuple):
    """For how many seconds after their last event matches are kept; None is for ever."""

    over: float | None = None
    open: float | None = None


async def keep_forgetting(store: Store, keeping: Keeping) -> None:
    """Forget the old now and every hour. Of several processes each finds what is left."""
    while any(keeping):
        try:
            await forget_the_old(store, keeping)
        except StoreTrouble as trouble:
            log.warning("%s", trouble)
        await asyncio.sleep(BETWEEN)


async def forget_the_old(store: Store, keeping: Keeping) -> None:
    """Forget what is older than it is kept."""
    for state in get_args(State):
        kept = getattr(keeping, state)
        forgotten = [] if kept is None else await store.forget(time.time() - kept, state)
        if forgotten:
            log.info("forgotten", extra={"facts": {"state": state, "matches": len(forgotten)}})
