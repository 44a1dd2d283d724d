"""Events of many matches in one statement of SQLite, which is a transaction of its own.

At every statement its driver lets other threads run, several times, and then has to wait for them. A transaction of
five statements waited some twenty times for a busy event loop: a tenth of what a move costs.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from functools import cache
from typing import Any

from engawa.store.batch import Append, Write

COLUMNS = ("match", "first", "number", "type", "body", "at", "last", "state")
NOTHING = (None,) * len(COLUMNS)
MOST_ROWS = 1024
# They belong to a connection, and leave no trace in the file. Rows of NOTHING fill up a statement.
ENTRIES = f"CREATE TEMP VIEW entries AS SELECT {', '.join(f'NULL AS {name}' for name in COLUMNS)}"
ENTERING = """
    CREATE TEMP TRIGGER entering INSTEAD OF INSERT ON entries WHEN NEW.match IS NOT NULL BEGIN
        -- A match must have come as far as a write expects. It moves on with the last of its events.
        SELECT RAISE(ABORT, 'refused') WHERE NEW.first IS NOT (SELECT head FROM matches WHERE id = NEW.match);
        INSERT INTO events (match, number, type, body, at) VALUES (NEW.match, NEW.number, NEW.type, NEW.body, NEW.at);
        UPDATE matches SET head = NEW.number + 1, active = NEW.at, state = COALESCE(NEW.state, state)
            WHERE id = NEW.match AND NEW.last;
    END
"""


class AtOnce:
    """Writes events by the shortest way, on a connection of its own."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._is_prepared = False

    def write(self, writes: Sequence[Write]) -> dict[str, int] | None:
        """Write all, and give the new heads; or write nothing: some are no events, or somebody has to be refused."""
        rows: list[tuple[Any, ...]] = []
        heads: dict[str, int] = {}
        for write in writes:
            if not isinstance(write, Append):
                return None
            match, first, events, state = write
            end = heads[match] = first + len(events)
            for number, row in enumerate(events, first):
                rows.append((match, first, number, row["type"], row["body"], row["at"], number + 1 == end, state))
        if len(rows) > MOST_ROWS:
            return None
        room = 1 << (len(rows) - 1).bit_length()  # of few sizes, so that SQLite has read the statement before
        rows += [NOTHING] * (room - len(rows))
        self._prepare()
        try:
            self._connection.execute(_statement(room), [value for row in rows for value in row])
        except sqlite3.IntegrityError:
            return None
        return heads

    def _prepare(self) -> None:
        if not self._is_prepared:
            self._connection.execute("SELECT 1 FROM matches LIMIT 0")  # else a trigger would not see new tables
            self._connection.execute("PRAGMA temp_store = MEMORY")
            self._connection.execute(ENTRIES)
            self._connection.execute(ENTERING)
            self._is_prepared = True


@cache
def _statement(rows: int) -> str:
    row = f"({', '.join('?' * len(COLUMNS))})"
    return f"INSERT INTO entries VALUES {', '.join([row] * rows)}"
