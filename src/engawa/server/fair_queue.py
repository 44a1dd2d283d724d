"""Who is thought for next: first those who are waited for most, and among them every address in turn."""

from __future__ import annotations

import asyncio
import math
import time
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from enum import IntEnum
from typing import NamedTuple

LONG = 2.0  # seconds: whoever waits for longer is told so
AGAIN = 2.0  # seconds after which they are told anew
FIRST_GUESS = 1.0  # seconds that a thought takes, before any was measured
MEMORY = 0.9  # of the measured mean: what came before counts so much beside what is new


class Rank(IntEnum):
    """How pressing a question is, the most pressing first."""

    PERSON = 0  # somebody sits at the table and waits for a bot
    HELP = 1  # hints, forecasts, analyses
    SHOW = 2  # bots among themselves, for spectators


class Asker(NamedTuple):
    """For whom something is thought about."""

    address: str
    rank: Rank


Waiting = OrderedDict[str, deque[asyncio.Future[None]]]  # by address, the one whose turn is next first
Tell = Callable[[int], None]  # in about how many seconds an answer can be had


class FairQueue:
    """So many *places*, of which one address has at most *each*, and all who do not sit at a table at most *low*.

    Beside them some are *kept* for people at tables whose address has no place yet: however many thoughts others have
    under way, they do not wait for the end of one.
    """

    def __init__(
        self,
        places: int,
        *,
        each: int | None = None,
        low: int | None = None,
        kept: int = 0,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._places, self._kept, self._clock = places, kept, clock
        self._each, self._low = each or places, low or places
        self._held: Counter[str] = Counter()  # places by address
        self._ranks: Counter[Rank] = Counter()  # places by rank
        self._waiting: dict[Rank, Waiting] = {rank: OrderedDict() for rank in Rank}
        self._takes = FIRST_GUESS

    @property
    def busy(self) -> int:
        """How many have a place."""
        return self._ranks.total()

    @property
    def waiting(self) -> int:
        """How many wait for one."""
        return sum(len(waiters) for waiting in self._waiting.values() for waiters in waiting.values())

    def lightest(self, addresses: Iterable[str]) -> str:
        """The one of some *addresses* for which least is under way."""
        return min(sorted(set(addresses)), key=lambda address: self._held[address] + self._before(address))

    @asynccontextmanager
    async def place(self, asker: Asker, tell: Tell | None = None) -> AsyncIterator[None]:
        """A place, once it is the asker's turn. *tell* is told, now and then, of a wait that is long."""
        await self._wait(asker, tell)
        began = self._clock()
        try:
            yield
        finally:
            self._takes = MEMORY * self._takes + (1 - MEMORY) * (self._clock() - began)
            self._free(asker)

    async def _wait(self, asker: Asker, tell: Tell | None) -> None:
        waiter = asyncio.get_running_loop().create_future()
        self._waiting[asker.rank].setdefault(asker.address, deque()).append(waiter)
        self._let_in()
        try:
            while not waiter.done():
                if tell is not None and (seconds := self.answer_in(asker, waiter)) >= LONG:
                    tell(math.ceil(seconds))
                await asyncio.wait([waiter], timeout=None if tell is None else AGAIN)
        except asyncio.CancelledError:
            if waiter.done():
                self._free(asker)
            else:
                self._go(asker, waiter)
            raise

    def answer_in(self, asker: Asker, waiter: asyncio.Future[None]) -> float:
        """About how many seconds it takes until somebody who waits has the answer."""
        own = self._waiting[asker.rank][asker.address].index(waiter)
        pressing = (len(each) for rank in Rank if rank < asker.rank for each in self._waiting[rank].values())
        beside = (len(each) for address, each in self._waiting[asker.rank].items() if address != asker.address)
        ahead = own + sum(pressing) + sum(min(count, own + 1) for count in beside)
        places = min(self._each, self._places if asker.rank is Rank.PERSON else self._low)
        return self._takes * ((ahead + 1) / places + 1)

    def _let_in(self) -> None:
        """Give places to whoever may have one, in their order."""
        while (asker := self._next()) is not None:
            waiting = self._waiting[asker.rank]
            waiter = waiting[asker.address].popleft()
            waiting.move_to_end(asker.address)
            if not waiting[asker.address]:
                del waiting[asker.address]
            self._held[asker.address] += 1
            self._ranks[asker.rank] += 1
            waiter.set_result(None)

    def _next(self) -> Asker | None:
        if self.busy >= self._places + self._kept:
            return None
        askers = (Asker(address, rank) for rank in Rank for address in self._waiting[rank])
        return next(filter(self._has_place_for, askers), None)

    def _has_place_for(self, asker: Asker) -> bool:
        held = self._held[asker.address]
        if held >= self._each:
            return False
        if asker.rank is Rank.PERSON:
            return self.busy < self._places + (self._kept if held == 0 else 0)
        return self.busy < self._places and self.busy - self._ranks[Rank.PERSON] < self._low

    def _free(self, asker: Asker) -> None:
        self._ranks[asker.rank] -= 1
        self._held[asker.address] -= 1
        if not self._held[asker.address]:
            del self._held[asker.address]
        self._let_in()

    def _go(self, asker: Asker, waiter: asyncio.Future[None]) -> None:
        waiting = self._waiting[asker.rank]
        waiting[asker.address].remove(waiter)
        if not waiting[asker.address]:
            del waiting[asker.address]

    def _before(self, address: str) -> int:
        return sum(len(waiting.get(address, ())) for waiting in self._waiting.values())
