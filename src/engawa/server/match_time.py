"""The time of a match: it goes on by a clock that nobody can set. Wall time is for the record alone."""

from __future__ import annotations

import hashlib
import os
import secrets
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from engawa.store import Event

BOOT, NAMESPACE = Path("/proc/sys/kernel/random/boot_id"), Path("/proc/self/ns/time")

Stamp = list[Any]  # seconds after the event before, the era of the clock that was read, and what it showed


def era_of_this_clock() -> str:
    """The name of what `time.monotonic` counts from.

    Linux has one such clock from boot to boot, so processes that come and go read the same. Where a system does not
    say when it was started, each process counts for itself.
    """
    try:
        since = f"{BOOT.read_text()} {os.readlink(NAMESPACE)}"
    except OSError:
        since = secrets.token_hex()
    return hashlib.sha256(since.encode()).hexdigest()[:12]


class Watch(NamedTuple):
    """What time is read from."""

    era: str
    steady: Callable[[], float]
    wall: Callable[[], float]


HERE = Watch(era_of_this_clock(), time.monotonic, time.time)


def at_once(stamp: Stamp) -> Stamp:
    """What an event says that happens together with the one of that *stamp*."""
    return [0.0, *stamp[1:]]


class MatchTime:
    """Seconds that have gone by in a match, as far as they were measured, from the wall time of its first event on.

    An event says how long after the one before it came, and what the clock showed: whoever reads the same clock, after
    a restart too, knows how long ago that was. To others it happened when they hear of it: what nobody has measured
    costs nobody anything.
    """

    def __init__(self, watch: Watch = HERE) -> None:
        self._watch = watch
        self._at: float | None = None  # of the last event
        self._mark = 0.0  # what our own clock showed then
        self._wall = 0.0

    def now(self) -> float:
        """The time that it is in the match."""
        return self._watch.wall() if self._at is None else self._at + self._since()

    def wall(self) -> float:
        """The time that people's clocks show."""
        return self._watch.wall()

    def stamp(self) -> Stamp:
        """What an event says that happens now."""
        after = 0.0 if self._at is None else self._since()
        return [round(after, 3), self._watch.era, round(self._watch.steady(), 3)]

    def follow(self, event: Event) -> float:
        """Take in an event; when it happened."""
        stamp: Stamp | None = event.body.get("time")
        if stamp is None:  # written by an older server: it knew wall time alone
            after, ago = event.at - self._wall, self._watch.wall() - event.at
            self._mark = self._watch.steady() - max(0.0, ago)
        else:
            after, era, shown = stamp
            self._mark = shown if era == self._watch.era else self._watch.steady()
        self._at = event.at if self._at is None else self._at + max(0.0, after)
        self._wall = event.at
        return self._at

    def _since(self) -> float:
        return max(0.0, self._watch.steady() - self._mark)
