"""The turns of bots: woken when it is theirs, thought about in the queue, played as people's are."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

from engawa.bots import remarks
from engawa.bots.opponents import SECONDS
from engawa.server.fair_queue import Asker, FairQueue, Rank
from engawa.server.live import Live, Refused
from engawa.server.minds import Decision, Minds
from engawa.server.throws import Throws, flick_of
from engawa.store import StoreTrouble

PAUSE = 1.0  # seconds after which a bot tries again, if the store had trouble

log = logging.getLogger("engawa.server")


class Deserted(Exception):
    """Everybody has gone while a bot waited for its turn to think."""


class BotTurns:
    """What bots do at all tables. *play* plays a move there, and *rests* hears when no bot is to act any more."""

    def __init__(
        self,
        thinkers: Minds,
        queue: FairQueue,
        throws: Throws,
        pace: float,
        play: Callable[..., Awaitable[None]],
        rests: Callable[[Live], None],
    ) -> None:
        self.pace = pace
        self._thinkers = thinkers
        self._queue = queue
        self._throws = throws
        self._play = play
        self._rests = rests

    def wake(self, live: Live) -> None:
        """Let a bot think if it is its turn and nobody has woken it yet."""
        if live.table.bot_to_act() is not None and live.thinking is None and live.connections:
            live.thinking = asyncio.create_task(self._think(live))

    async def _think(self, live: Live) -> None:
        """Play for bots until it is a person's turn."""
        try:
            while (bot := live.table.bot_to_act()) is not None and live.connections:
                await self._play_for(live, bot)
        except Deserted:
            pass
        except Exception:  # a mistake of ours: the table goes on, and the bot is woken by whatever comes next
            log.exception("a bot cannot move in match %s", live.table.id)
        finally:
            live.thinking = None
            self._rests(live)

    async def _play_for(self, live: Live, bot: str) -> None:
        table, settled = live.table, live.table.settled
        decided, _ = await asyncio.gather(self._thought(live, bot), asyncio.sleep(self.pace))
        try:
            async with live.lock:
                if table.settled == settled and table.bot_to_act() == bot:
                    if decided is not None:
                        await self._play(live, *decided)
                    elif table.hand is not None:
                        await self._throws.answer(live, table.hand, flick_of(table.match, table.hand, bot))
        except Refused as refused:
            if refused.told.code != "stale":
                raise
        except StoreTrouble as trouble:
            log.warning("%s", trouble)
            if trouble.told is not None:
                live.tell_held_up(trouble.told)
            await asyncio.sleep(PAUSE)

    async def _thought(self, live: Live, bot: str) -> Decision | None:
        """What a bot decides, once it is its turn to think; None where it throws."""
        table, seat = live.table, live.table.match.to_act
        if not isinstance(seat, int):
            return None
        speaks = seat in table.speakers()
        moment = remarks.moment_of(table.match, seat, bot, candid=not table.objections) if speaks else None
        view, due, (rank, addresses) = table.match.view(seat), time.monotonic() + SECONDS, live.waits()
        tell = live.tell_wait if rank is Rank.PERSON else None
        async with self._queue.place(Asker(self._queue.lightest(addresses), rank), tell):
            if not live.connections:
                raise Deserted
            return await self._thinkers.move(bot, view, due, moment)
