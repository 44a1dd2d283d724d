"""Limits: what one client may ask for in a while, and what the server holds at most."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import NamedTuple

MOST_CLIENTS = 10_000


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
    chat: Rate = Rate(0.5, 5)  # lines on one socket
    greeting: float = 10.0  # seconds in which a client has to say hello
    unread: int = 200  # messages that may wait for a slow client before it is let go
    tables: int = 5_000  # that somebody looks at
    analyses: int = 4  # under way at once for one address


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
