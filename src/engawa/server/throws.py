"""Everyone throws: flicks are gathered until all hands throw as one, at the latest when the table has waited enough.

What somebody has answered is stored as an event, so it outlives lost lines and the server; a throw for which nobody is
waited is stored alone.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from engawa import bots
from engawa.core.messages import Message
from engawa.core.rng import WORDS
from engawa.server.beside import beside
from engawa.server.live import Live, Refused
from engawa.store import Draft, StoreTrouble

if TYPE_CHECKING:
    from engawa.core.match import Match
    from engawa.server.table import Viewer

Answer = list[int] | None  # a flick, [direction, strength], or just roll
Write = Callable[[Live, list[Draft]], Awaitable[None]]
GoOn = Callable[[Live, "Match", Draft], Awaitable[None]]

log = logging.getLogger("engawa.server")


class Throws:
    """The throws of all tables. *write* stores events, *go_on* what was thrown with the outcomes that follow.

    *wake* is told where a throw came by itself: it may be a bot's turn now.
    """

    def __init__(self, write: Write, go_on: GoOn, wake: Callable[[Live], None]) -> None:
        self._write = write
        self._go_on = go_on
        self._wake = wake

    def seat_of(self, live: Live, viewer: Viewer, asked: int | None) -> int:
        """The seat that a viewer answers for: the one *asked* about, else the next of theirs on one screen."""
        table = live.table
        mine = [seat for seat in table.waiting if seat in viewer.seats]
        answered = [seat for seat in table.match.throwers if seat in viewer.seats and seat in table.flicks.answers]
        if not mine or (asked is not None and asked not in mine):
            reason = "server-has-thrown" if answered else "server-not-yours-to-throw"
            raise Refused("not-possible" if answered else "not-yours", Message(reason), ply=table.match.ply)
        return mine[0] if asked is None else asked

    async def answer(self, live: Live, seat: int, flick: Answer) -> None:
        """A thrower flicks or just rolls, which is final. All throw if nobody is waited for any more. [ND-R5]"""
        table, answers = live.table, live.table.flicks.answers | {seat: flick}
        called = seat == table.match.thrower or table.flicks.called is not None
        if called and (not table.patience or table.waiting in ([], [seat])):
            await self._throw(live, answers)
        else:
            await self._write(live, [Draft("flick", {"seat": seat, "flick": flick, "time": table.time.stamp()})])

    def watch(self, live: Live) -> None:
        """See to it that dice are thrown in time, as long as somebody looks."""
        if live.throwing is None and live.table.due is not None and live.connections:
            live.throwing = asyncio.create_task(self._throw_in_time(live))

    async def _throw_in_time(self, live: Live) -> None:
        try:
            while (due := live.table.due) is not None and live.connections:
                if (left := due - live.table.time.now()) > 0:
                    await asyncio.sleep(left)
                    continue
                async with live.lock:
                    if live.table.due is not None and live.table.due <= live.table.time.now():
                        await self._throw(live, live.table.flicks.answers)
        except (Refused, StoreTrouble) as trouble:  # another process was faster, or whoever comes next tries again
            log.info("%s", trouble)
        finally:
            live.throwing = None
        if live.table.due is None:
            self._wake(live)

    async def _throw(self, live: Live, answers: dict[int, Answer]) -> None:
        """Throw all hands at once, store it with the outcomes that follow, and tell of it. Physics is in a thread."""
        trial, stamp, now = live.table.match.copy(), live.table.time.stamp(), live.table.time.wall()
        trial.clock = lambda: now
        text = await beside(_thrown, trial, answers, live.table.bots_to_flick())
        body = {"text": text, "throw": trial.plies[-1].landing, "time": stamp}
        await self._go_on(live, trial, Draft("outcome", body, now))


def flick_of(match: Match, seat: int, bot: str) -> Answer:
    """How a *bot* throws what is in the hand of *seat*: by a generator of its own, not by the seed of the match."""
    words = [secrets.randbits(32) for _ in range(WORDS)]
    return bots.find(bot).flick(match.view(seat), seat, words)


def _thrown(trial: Match, answers: dict[int, Answer], minds: dict[int, str]) -> str:
    """What falls: bots that have not answered yet flick now."""
    flicks = {seat: flick_of(trial, seat, bot) for seat, bot in minds.items() if seat not in answers} | answers
    return trial.roll({seat: flick for seat, flick in flicks.items() if flick is not None})
