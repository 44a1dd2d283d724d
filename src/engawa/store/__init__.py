"""Matches on SQLite or PostgreSQL: append-only events, headers, seeds, seat tokens. Knows no game and no network.

`Store.open` opens one. What was acknowledged is on the disk; docs/store.md tells what holds and why.
"""

from typing import TYPE_CHECKING, Any

from engawa.store.address import data_directory, file_of, shown_address
from engawa.store.broadcast import LONGEST_WORD, Notice, Subscription, Words
from engawa.store.errors import StoreTrouble, Taken, UnknownMatch
from engawa.store.events import Draft, Event, State
from engawa.store.face import MatchStore
from engawa.store.tokens import Role, new_token

if TYPE_CHECKING:
    from engawa.store.store import Store

__all__ = [
    "LONGEST_WORD",
    "Draft",
    "Event",
    "MatchStore",
    "Notice",
    "Role",
    "State",
    "Store",
    "StoreTrouble",
    "Subscription",
    "Taken",
    "UnknownMatch",
    "Words",
    "data_directory",
    "file_of",
    "new_token",
    "shown_address",
]


def __getattr__(name: str) -> Any:
    """`Store` comes with its database when somebody asks for it: a page has another one, and no database."""
    if name == "Store":
        from engawa.store.store import Store

        return Store
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
