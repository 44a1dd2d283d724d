"""What one address may hold and have stored: sockets, tables, matches, events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from typing import Any

from engawa.core.messages import Message
from engawa.server import wire
from engawa.server.limits import Buckets, Limits
from engawa.server.live import Refused
from engawa.server.table import Table

# What is stored when somebody says it, and of that what is no ply: of the latter a match takes only so much. Neither
# an answer to another's question nor a bot for somebody who is away is ever refused for that.
STORED = (wire.Move, wire.Throw, wire.Objection, wire.UndoRequest, wire.UndoAnswer, wire.Say, wire.Rename, wire.Replace)
ASIDES = (wire.Objection, wire.UndoRequest, wire.UndoAnswer, wire.Say, wire.Rename, wire.Replace)
COUNTED = (wire.Objection, wire.UndoRequest, wire.Say, wire.Rename)


class Holdings:
    """What each address holds: so many different things as *most*, each of them any number of times."""

    def __init__(self, most: int, refusal: str) -> None:
        self._most = most
        self._refusal = refusal
        self._held: dict[str, Counter[Hashable]] = {}

    def take(self, address: str, thing: Hashable) -> None:
        """Let an address hold a thing, or refuse it."""
        held = self._held.setdefault(address, Counter())
        if thing not in held and len(held) >= self._most:
            raise Refused("limit", Message(self._refusal, most=self._most))
        held[thing] += 1

    def give(self, address: str, thing: Hashable) -> None:
        """It holds it no more, once as often as it was taken."""
        held = self._held[address]
        held[thing] -= 1
        if not held[thing]:
            del held[thing]
        if not held:
            del self._held[address]


class Quotas:
    """The quotas of all addresses, in a process."""

    def __init__(self, limits: Limits) -> None:
        self.sockets = Holdings(limits.sockets, "server-sockets-open")
        self.tables = Holdings(limits.tables_each, "server-tables-open")
        self._made = Buckets(limits.made)
        self._stored, self._asides = Buckets(limits.stored), Buckets(limits.asides)
        self._most_asides = limits.match_asides

    def expect_made(self, address: str) -> None:
        """Raise if an address has had too many matches made, or links to them."""
        if not self._made.take(address):
            raise Refused("limit", Message("server-made-too-fast"))

    def expect_stored(self, message: Any, address: str, table: Table) -> None:
        """Raise if a *message* would have more stored than its address, or its match, may have. Plies always fit in."""
        if not isinstance(message, STORED):
            return
        if not self._stored.take(address) or (isinstance(message, ASIDES) and not self._asides.take(address)):
            raise Refused("limit", Message("server-stored-too-fast"), ply=table.match.ply)
        if isinstance(message, COUNTED) and table.asides >= self._most_asides:
            raise Refused("limit", Message("server-match-full", most=self._most_asides), ply=table.match.ply)
