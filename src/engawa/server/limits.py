"""Limits: what one client may ask for in a while, and what the server holds at most."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import NamedTuple

MOST_CLIENTS = 10_000
FIRST_PENALTY, LONGEST_PENALTY = 10.0, 3600.0  # seconds; after as long as the longest, all is forgiven


class Rate(NamedTuple):
    """So many a second, and so many at once."""

    second: float
    once: int


class Limits(NamedTuple):
    """The limits of a server. docs/hosting.md tells what each is for."""

    body: int = 512 * 1024  # bytes of a request
    message: int = 4096  # letters of a message on a socket
    requests: Rate = Rate(10, 60)  # of one address; opening a socket is one
    messages: Rate = Rate(20, 60)  # on one socket
    refusals: Rate = Rate(0.2, 30)  # over a limit, on one socket or of one address; then it is closed, or may not come
    chat: Rate = Rate(0.5, 5)  # lines on one socket
    greeting: float = 10.0  # seconds in which a client has to say hello
    unread: int = 200  # messages that may wait for a slow client before it is let go
    tables: int = 5_000  # that somebody looks at
    analyses: int = 4  # under way at once for one address
    sockets: int = 200  # open at once for one address
    tables_each: int = 100  # that one address looks at, at once
    made: Rate = Rate(0.2, 60)  # matches and rematches, for one address
    stored: Rate = Rate(30, 600)  # events, for one address: moves and all else
    asides: Rate = Rate(1.0, 40)  # of them what is no move: names, chat, objections, undoing
    match_asides: int = 2_000  # the same, of a whole match; moves are not counted
    reading: int = 20  # seconds of the processor, for reading one record
    reading_wall: float = 120.0  # seconds by the clock for it, however busy the machine
    reading_memory: int = 512 * 1024 * 1024  # bytes of addresses of a process that reads, Python and games included
    records: int = 2  # read, or answered and not fetched, at once for one address


class Bucket:
    """Fills by *rate*; an action takes one out."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate, self.clock = rate, clock
        self.level, self.at = float(rate.once), clock()

    def take(self) -> bool:
        """Whether there was one left."""
        now = self.clock()
        self.level = min(self.rate.once, self.level + (now - self.at) * self.rate.second)
        self.at = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Buckets:
    """A bucket for each client; those not seen for longest are forgotten."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self._buckets: OrderedDict[Hashable, Bucket] = OrderedDict()

    def take(self, client: Hashable) -> bool:
        """Whether *client* may."""
        bucket = self._buckets.setdefault(client, Bucket(self.rate))
        self._buckets.move_to_end(client)
        if len(self._buckets) > MOST_CLIENTS:
            self._buckets.popitem(last=False)
        return bucket.take()


class Penalties:
    """Addresses that went on over their limits: each may not come for a while, and for longer every time."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._until: OrderedDict[Hashable, tuple[float, float]] = (
            OrderedDict()
        )  # when it may come, and the last penalty

    def add(self, address: Hashable) -> float:
        """Keep an *address* out; the seconds for which it is. It was warned, so what is under way stays as it is."""
        left = self.left(address)
        if left > 0:  # several sockets of one flood
            return left
        until, last = self._until.get(address, (0.0, 0.0))
        is_forgiven = self._clock() - until > LONGEST_PENALTY
        seconds = FIRST_PENALTY if is_forgiven or not last else min(2 * last, LONGEST_PENALTY)
        self._until[address] = self._clock() + seconds, seconds
        self._until.move_to_end(address)
        if len(self._until) > MOST_CLIENTS:
            self._until.popitem(last=False)
        return seconds

    def left(self, address: Hashable) -> float:
        """The seconds until an *address* may come again."""
        until, _ = self._until.get(address, (0.0, 0.0))
        return max(0.0, until - self._clock())
