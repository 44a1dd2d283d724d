"""What is told of a match to somebody who does not sit at it: its invitation, and whose turn it is."""

from __future__ import annotations

import time
from typing import NamedTuple

from engawa.server import editions, wire, wire_http
from engawa.server.table import Table, Viewer

MOST = 500  # matches of which it is known whose turn it is


class Glance(NamedTuple):
    """Where a match stood at the event of that *number*."""

    number: int
    names: list[str | None]
    to_act: int | str | None
    clock: wire.ClockNow | None
    at: float  # by the monotonic clock

    def turn(self, match: str, token: str, viewer: Viewer) -> wire_http.Turn:
        """The same for the list of somebody's matches."""
        return wire_http.Turn(
            match=match,
            token=token,
            names=self.names,
            to_act=self.to_act,  # type: ignore[arg-type]
            yours=list(viewer.seats),
            over=self.to_act is None,
            left=self._left(),
        )

    def _left(self) -> float | None:
        if self.clock is None or self.clock.runs is None:
            return None
        return round(self.clock.left[self.clock.runs] - (time.monotonic() - self.at), 1)


class Glances:
    """What was seen lately, by match."""

    def __init__(self) -> None:
        self._kept: dict[str, Glance] = {}

    def get(self, match: str) -> Glance | None:
        return self._kept.get(match)

    def keep(self, match: str, glance: Glance) -> None:
        """Keep one; the oldest goes if they are many."""
        self._kept.pop(match, None)
        self._kept[match] = glance
        if len(self._kept) > MOST:
            del self._kept[next(iter(self._kept))]


def glance(table: Table) -> Glance:
    """Where the match of a *table* stands."""
    names = [chair.name for chair in table.chairs]
    return Glance(table.number, names, table.match.to_act, table.clock(), time.monotonic())


def invitation(table: Table, viewer: Viewer, came: frozenset[int]) -> wire_http.Invitation:
    """What a link leads to; those who *came* have been there."""
    hosts = [chair.name for seat, chair in enumerate(table.chairs) if table.header["seats"][seat]["kind"] == "me"]
    seats = [
        wire_http.SeatInvited(**vars(chair), came=seat in came or table.came(seat))
        for seat, chair in enumerate(table.chairs)
    ]
    return wire_http.Invitation(
        game=table.game.key,
        title=table.game.title,
        minutes=table.game.minutes,
        yours=list(viewer.seats),
        host=next(filter(None, hosts), None),
        seats=seats,
        agreement=table.agreement,
        clock=table.header["clock"],
        edition=editions.played(table.game, table.match.options),
        over=table.match.to_act is None,
    )
