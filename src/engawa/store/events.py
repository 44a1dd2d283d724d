"""Events, which are all that ever happens to a match."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import isfinite
from typing import Any, Literal, NamedTuple, TypeAlias

from engawa.core.documents import MOST, expect, expect_table
from engawa.core.errors import InvalidNotation
from engawa.core.messages import Message

State: TypeAlias = Literal["open", "over"]
STATES: tuple[State, ...] = ("open", "over")
MOST_EVENTS = 2**31 - 1
LONGEST_NAME = 200
ENCODER = json.JSONEncoder(separators=(",", ":"), allow_nan=False)


@dataclass(frozen=True, slots=True)
class Draft:
    """An event to be stored: a 'move', 'outcome', 'undo', 'chat', 'seat', …"""

    type: str
    body: dict[str, Any]
    at: float = field(default_factory=time.time)  # seconds since 1970


class Event(NamedTuple):
    """An event as it is stored."""

    match: str
    number: int  # 0, 1, 2, …: every event of a match counts, and none is missing
    type: str
    body: dict[str, Any]
    at: float

    def row(self) -> dict[str, Any]:
        """The event as its table has it."""
        return {
            "match": self.match,
            "number": self.number,
            "type": expect_name(self.type, "type"),
            "body": write_json(expect_table(self.body, "body"), "body"),
            "at": expect_time(self.at, "at"),
        }


def numbered(match: str, number: int, drafts: Sequence[Draft]) -> list[Event]:
    """The events that *drafts* become, from *number* on."""
    return [Event(match, i, draft.type, draft.body, draft.at) for i, draft in enumerate(drafts, number)]


def is_name(value: Any) -> bool:
    """Whether any database can keep *value* as the id of a match or the type of an event."""
    return isinstance(value, str) and 0 < len(value) <= LONGEST_NAME and value.isprintable()


def expect_name(value: Any, where: str) -> str:
    """A short text."""
    expect(is_name(value), where, "expected-text", value)
    return value  # type: ignore[no-any-return]


def expect_time(value: Any, where: str) -> float:
    """Seconds since 1970."""
    good = isinstance(value, int | float) and not isinstance(value, bool) and isfinite(value)
    expect(good, where, "expected-time", value)
    return float(value)


def write_json(value: Any, where: str) -> str:
    """A value as JSON, in ASCII: whatever a text holds, every database keeps it."""
    try:
        text = ENCODER.encode(value)
    except TypeError:
        expect(False, where, "expected-object", value)
        raise
    except RecursionError:
        raise InvalidNotation(Message("too-deep", where=where)) from None
    except ValueError:
        raise InvalidNotation(Message("number-unusable", where=where)) from None
    if len(text) > MOST:
        raise InvalidNotation(Message("not-readable", where=where, problem=Message("file-too-large")))
    return text
