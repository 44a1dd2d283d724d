"""A table that somebody looks at: who is connected to it, and what they are told."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable
from typing import Any

from pydantic import BaseModel

from engawa.core.errors import Refusal
from engawa.core.messages import Message, document_of
from engawa.server import metrics, wire
from engawa.server.fair_queue import Rank
from engawa.server.limits import Bucket
from engawa.server.ply_message import PlyMessage
from engawa.server.presence import Seats
from engawa.server.table import PLIES, Table, Viewer, seat_infos
from engawa.store import Event

Send = Callable[[str], None]
ASKING: dict[str, type[wire.UndoAsked] | type[wire.UndoRefused]] = {
    "undo-asked": wire.UndoAsked,
    "undo-refused": wire.UndoRefused,
}


class Refused(Exception):
    """Something that cannot be done, as the wire says it."""

    def __init__(self, code: str, reason: Message, refusal: Refusal | None = None, ply: int | None = None) -> None:
        metrics.REFUSALS[code] += 1
        text = reason.text()
        by = {"clause": refusal.clause, "mark": refusal.mark} if refusal else {}
        told: dict[str, Any] = {"code": code, **by, "reason": text, **document_of(reason), "ply": ply}
        self.told = wire.Refused(**told)
        super().__init__(text)
        self._said = code, reason, refusal, ply

    def __reduce__(self) -> tuple[type[Refused], tuple[Any, ...]]:
        """It travels from whoever reads for the table as what was said."""
        return Refused, self._said


class Connection:
    """Somebody who looks at a table."""

    def __init__(self, viewer: Viewer, send: Send, chat: Bucket, address: str) -> None:
        self.viewer = viewer
        self.send = send
        self.chat = chat
        self.address = address


class Live:
    """A table that somebody looks at. *elsewhere* tells who is there in other processes."""

    def __init__(self, table: Table, elsewhere: Callable[[str], Seats]) -> None:
        self.table = table
        self._elsewhere = elsewhere
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.coming = 0  # how many are about to sit down
        self.left = {seat: time.monotonic() for seat in range(len(table.chairs))}  # when somebody was last there
        self.thinking: asyncio.Task[None] | None = None
        self.throwing: asyncio.Task[None] | None = None  # waits for flicks

    @property
    def here(self) -> Seats:
        """The seats of those who are connected to this process."""
        return frozenset(seat for connection in self.connections for seat in connection.viewer.seats)

    @property
    def present(self) -> Seats:
        """The seats of all who are there."""
        return self.here | self._elsewhere(self.table.id)

    def waits(self) -> tuple[Rank, set[str]]:
        """How pressing it is that the bots of this table think, and for which addresses they do."""
        people = {seat for seat, chair in enumerate(self.table.chairs) if chair.kind != "bot"}
        seated = {each.address for each in self.connections if people.intersection(each.viewer.seats)}
        rank = Rank.PERSON if people & self.present else Rank.SHOW
        return rank, seated or {each.address for each in self.connections}

    def miss(self, seats: Iterable[int]) -> None:
        """Remember when they have gone."""
        for seat in seats:
            self.left[seat] = time.monotonic()

    def seats(self) -> list[wire.SeatInfo]:
        now = time.monotonic()
        away = {seat: round(now - left, 1) for seat, left in self.left.items()}
        return seat_infos(self.table.chairs, self.present, away)

    def snapshot(self, viewer: Viewer, patience: float) -> wire.Snapshot:
        """All that a viewer may know."""
        return self.table.snapshot(viewer, self.seats(), patience)

    def tell(self, make: Callable[[Viewer], str]) -> None:
        """Send every viewer a message of their own."""
        made: dict[Viewer, str] = {}
        for connection in list(self.connections):
            viewer = connection.viewer
            if viewer not in made:
                made[viewer] = make(viewer)
            connection.send(made[viewer])

    def tell_all(self, message: BaseModel) -> None:
        """Send every viewer the same message."""
        text = message.model_dump_json()
        self.tell(lambda _: text)

    def tell_wait(self, seconds: int) -> None:
        """Tell that a bot has to wait for its turn to think."""
        self.tell_all(wire.Waiting(key="server-bot-waits", facts={"seconds": seconds}))

    def tell_held_up(self, problem: Message) -> None:
        """Tell that what a bot plays cannot be kept, for a reason about which people can do something."""
        self.tell_all(wire.Waiting(**document_of(Message("server-bot-held-up", problem=problem))))

    def tell_presence(self) -> None:
        """Tell who is there, and the number of the next event."""
        self.tell_all(wire.Presence(seats=self.seats(), number=self.table.number))

    def tell_event(self, event: Event) -> None:
        """Tell of an event that the table has followed."""
        table, body = self.table, event.body
        if event.type in PLIES:
            self.tell(PlyMessage(table).to)
        elif event.type == "undo":
            plies = body["plies"]
            self.tell(lambda viewer: wire.Undone(plies=plies, standing=table.standing(viewer)).model_dump_json())
        elif event.type in ASKING:
            kind = ASKING[event.type]
            self.tell(lambda viewer: kind(seat=body["seat"], standing=table.standing(viewer)).model_dump_json())
        elif event.type == "flick":
            self.tell_all(table.flicked())
        elif event.type == "chat":
            self.tell_all(wire.Chatted(entry=table.chat[-1]))
        elif event.type == "object":
            self.tell_all(wire.Objections(seats=sorted(table.objections), number=table.number))
        elif event.type == "rematch":
            self.tell_all(wire.RematchAsked(seat=body["seat"], number=table.number))
        else:
            self.tell_presence()
