"""Many rows in one statement, for SQLite.

Its driver lets other threads run at every row, and then has to wait for them: with a statement a row, that is most of
what a transaction takes beside a busy event loop. SQLAlchemy would be most of the rest, so the driver does without it.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Table

from engawa.store.batch import Moved, Row, Standing
from engawa.store.schema import matches

MOST_ROWS = 1000  # in a statement; SQLite takes 32766 values
STANDING = "SELECT json_group_array(json_array(id, head, state)) FROM matches WHERE id IN ({ids})"
MOVING = """
    UPDATE matches SET head = moved.column2, active = moved.column3, state = moved.column4
    FROM (VALUES {rows}) AS moved WHERE matches.id = moved.column1
"""


class SqliteLedger:
    """A `Ledger` on a connection that is in a transaction, and so has the only lock there is."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection

    def standing(self, ids: Sequence[str]) -> list[Standing]:
        """Where those matches stand, as far as there are any."""
        (found,) = self.connection.execute(STANDING.format(ids=", ".join("?" * len(ids))), ids).fetchone()
        return [Standing(*row) for row in json.loads(found)]

    def create(self, rows: Sequence[Row]) -> list[str]:
        """Insert rows of matches; the ids of those that did not exist yet."""
        return [match for (match,) in self._insert(matches, rows, "ON CONFLICT DO NOTHING RETURNING id")]

    def insert(self, table: Table, rows: Sequence[Row]) -> None:
        """Insert rows with all their columns."""
        self._insert(table, rows)

    def move(self, rows: Sequence[Moved]) -> None:
        """Let matches come so far."""
        self.connection.execute(MOVING.format(rows=_marks(rows)), _flat(rows))

    def tell(self, heads: dict[str, int]) -> None:
        """There are no other processes."""

    def _insert(self, table: Table, rows: Sequence[Row], then: str = "") -> list[Any]:
        names, returned = table.columns.keys(), []
        for i in range(0, len(rows), MOST_ROWS):
            values = [tuple(row[name] for name in names) for row in rows[i : i + MOST_ROWS]]
            statement = f"INSERT INTO {table.name} ({', '.join(names)}) VALUES {_marks(values)} {then}"
            returned += self.connection.execute(statement, _flat(values)).fetchall()
        return returned


def _marks(rows: Sequence[tuple[Any, ...]]) -> str:
    return ", ".join([f"({', '.join('?' * len(rows[0]))})"] * len(rows))


def _flat(rows: Sequence[tuple[Any, ...]]) -> tuple[Any, ...]:
    return tuple(value for row in rows for value in row)
