"""Ending a match that is not played to its end: resigning, a draw that all agree on, calling it off at the start."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Protocol

from engawa import analysis
from engawa.bots.opponents import EVEN, STAND_IN
from engawa.core.ending import ABORTED, DRAWN, RESIGNED
from engawa.core.messages import Message
from engawa.server.fair_queue import Asker, FairQueue, Rank
from engawa.server.live import Live, Refused
from engawa.server.minds import Minds
from engawa.server.table import Chair, Viewer, seat_draft
from engawa.store import Draft

LEAVERS = {"bot": STAND_IN, "idle": "idle"}  # who plays on, as was agreed


class Write(Protocol):
    """Stores events, follows and tells them; *over* ends the match by them."""

    async def __call__(self, live: Live, drafts: list[Draft], over: bool = False) -> None: ...


class Endings:
    """How people end the matches of all tables. *wake* is told where it may be a bot's turn now."""

    def __init__(self, write: Write, wake: Callable[[Live], None], thinkers: Minds, queue: FairQueue) -> None:
        self._write = write
        self._wake = wake
        self._thinkers = thinkers
        self._queue = queue

    async def resign(self, live: Live, viewer: Viewer, asked: int | None) -> None:
        """A seat gives up. The match ends, or goes on with somebody else on that seat."""
        async with live.lock:
            table = live.table
            seat = table.seat_to_resign(viewer, asked)
            if seat is None or "resign" not in table.endings_of(viewer):
                raise self._refused(live, "server-no-resigning")
            drafts = [Draft("resigned", {"seat": seat})]
            over = table.ends_without(seat)
            if over:
                drafts.append(_ended(RESIGNED, seat))
            elif table.chairs[seat].kind != "bot":
                heir = LEAVERS[table.agreement.leaver]
                refused = [Draft("undo-refused", {"seat": seat})] if table.undo_asked is not None else []
                drafts = [*refused, *drafts, seat_draft(seat, Chair("bot", table.chairs[seat].name, heir))]
            await self._write(live, drafts, over=over)
        self._wake(live)

    async def abort(self, live: Live, viewer: Viewer) -> None:
        """Somebody does not want to begin."""
        async with live.lock:
            if "abort" not in live.table.endings_of(viewer):
                raise self._refused(live, "server-no-abort")
            await self._write(live, [_ended(ABORTED, viewer.seats[0])], over=True)

    async def offer_draw(self, live: Live, viewer: Viewer) -> None:
        """Somebody offers a draw to all others who still play."""
        async with live.lock:
            table = live.table
            if "draw" not in table.endings_of(viewer):
                raise self._refused(live, "server-no-draw")
            others = [seat for seat in range(len(table.chairs)) if seat not in (*viewer.seats, *table.resigned)]
            draft = Draft("draw", {"seat": viewer.seats[0], "asks": others})
            drafts = [draft] if others else [_ended(DRAWN, viewer.seats[0])]
            await self._write(live, drafts, over=not others)
        self._wake(live)

    async def answer_draw(self, live: Live, viewer: Viewer, agree: bool) -> None:
        """Those who are asked agree to a draw, or do not. The last one to agree ends the match."""
        async with live.lock:
            asked = live.table.draw_asked
            if asked is None or not set(asked.asks) & set(viewer.seats):
                raise self._refused(live, "server-no-draw-offered")
            await self._answer(live, list(viewer.seats), agree)
        self._wake(live)

    def bot_asked(self, live: Live) -> int | None:
        """The first bot that is asked for a draw and has not answered."""
        asked = live.table.draw_asked
        bots = (seat for seat in (asked.asks if asked else ()) if live.table.chairs[seat].kind == "bot")
        return next(bots, None)

    async def answer_for_bot(self, live: Live, seat: int) -> None:
        """Let a bot answer: it agrees where it expects less than a draw."""
        expected = await self._appraise(live, seat)
        async with live.lock:
            if live.table.draw_asked is not None and seat in live.table.draw_asked.asks:
                await self._answer(live, [seat], expected is not None and expected < EVEN)

    async def _appraise(self, live: Live, seat: int) -> float | None:
        """The share of the win that *seat* expects, between two who both see everything; else nobody knows."""
        match, actor = live.table.match, live.table.match.to_act
        if match.players != 2 or match.game.hides or not isinstance(actor, int):
            return None
        async with self._queue.place(Asker(self._queue.lightest(live.waits()[1]), Rank.HELP)):
            found = await self._thinkers.hint(match.view(actor), time.monotonic() + analysis.SECONDS)
        best = found["moves"][0]["chance"]
        return float(best if actor == seat else 1 - best)

    async def _answer(self, live: Live, seats: list[int], agree: bool) -> None:
        asked = live.table.draw_asked
        assert asked is not None
        left = asked.agreed(seats)
        if not agree:
            await self._write(live, [Draft("draw-refused", {"seat": seats[0]})])
        elif left.asks:
            await self._write(live, [Draft("draw-agreed", {"seat": asked.seat, "asks": list(left.asks)})])
        else:
            await self._write(live, [_ended(DRAWN, asked.seat)], over=True)

    def _refused(self, live: Live, key: str, **facts: Any) -> Refused:
        return Refused("not-possible", Message(key, **facts), ply=live.table.match.ply)


def _ended(how: str, seat: int) -> Draft:
    return Draft("ended", {"how": how, "seat": seat})
