"""What tables ask of a store, whatever it keeps matches in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, Protocol

from engawa.store.broadcast import Subscription, Words
from engawa.store.events import Draft, Event, State
from engawa.store.tokens import Role


class MatchStore(Protocol):
    """Matches as events. docs/store.md tells what holds."""

    async def create(
        self,
        match: str,
        header: dict[str, Any],
        *,
        seed: bytes | None = None,
        tokens: Mapping[str, Role] | None = None,
        drafts: Sequence[Draft] = (),
        state: State = "open",
        at: float | None = None,
    ) -> list[Event]:
        """Store a new match with all that it begins with, or raise `Taken`; its first events."""

    async def append(
        self, match: str, number: int, drafts: Sequence[Draft], *, state: State | None = None
    ) -> list[Event]:
        """Store events from *number* on, all or none; they are kept when this returns."""

    async def grant(self, match: str, token: str, role: Role) -> None:
        """Let whoever holds *token* be *role*, whatever it was before."""

    async def keep_analysis(self, match: str, basis: str, document: bytes) -> None:
        """Keep what was worked out from a match, in place of what was kept before."""

    async def header(self, match: str) -> dict[str, Any]:
        """What was fixed when the match was made."""

    async def seed(self, match: str) -> bytes | None:
        """The secret of the match, if it has one."""

    async def events(self, match: str, since: int = 0) -> list[Event]:
        """The events of a match from number *since* on."""

    async def role(self, match: str, token: str) -> Role | None:
        """What *token* lets its holder be in that match; None for a wrong one, and in an unknown match."""

    async def analysis(self, match: str, basis: str) -> bytes | None:
        """What was worked out from a match, if something was and it is of that *basis*."""

    def subscribe(self) -> AbstractAsyncContextManager[Subscription]:
        """A stream of notices "match X is at head N" about all that is stored from now on."""

    def words(self) -> AbstractAsyncContextManager[Words]:
        """A stream of what processes `say` from now on."""

    async def say(self, word: str) -> None:
        """Say something to all that listen to words, here too. It is not kept."""
