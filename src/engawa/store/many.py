"""Many rows in one statement, for SQLite.

Its driver lets other threads run at every row, and then has to wait for them: with a statement a row, that is most of
what a transaction takes beside a busy event loop.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import Connection, Table

MOST_ROWS = 1000  # in a statement; SQLite takes 32766 values
STANDING = """
    SELECT json_group_array(json_array(id, head, state)) FROM matches WHERE id IN (SELECT value FROM json_each(?))
"""
MOVING = """
    UPDATE matches SET head = moved.column2, active = moved.column3, state = moved.column4
    FROM (VALUES {rows}) AS moved WHERE matches.id = moved.column1
"""


def standing(connection: Connection, ids: Iterable[str]) -> list[tuple[str, int, str]]:
    """Id, head and state of those matches that there are."""
    found = connection.exec_driver_sql(STANDING, (json.dumps([*ids]),)).scalar_one()
    return [(match, head, state) for match, head, state in json.loads(found)]


def move(connection: Connection, rows: Sequence[tuple[str, int, float, str]]) -> None:
    """Give matches, by their id, a new head, time of the last event and state."""
    connection.exec_driver_sql(MOVING.format(rows=_marks(rows)), _flat(rows))


def insert(connection: Connection, table: Table, rows: Sequence[dict[str, Any]]) -> None:
    """Insert rows with all their columns."""
    names = [column.name for column in table.columns]
    for i in range(0, len(rows), MOST_ROWS):
        values = [tuple(row[name] for name in names) for row in rows[i : i + MOST_ROWS]]
        statement = f"INSERT INTO {table.name} ({', '.join(names)}) VALUES {_marks(values)}"
        connection.exec_driver_sql(statement, _flat(values))


def _marks(rows: Sequence[tuple[Any, ...]]) -> str:
    return ", ".join([f"({', '.join('?' * len(rows[0]))})"] * len(rows))


def _flat(rows: Sequence[tuple[Any, ...]]) -> tuple[Any, ...]:
    return tuple(value for row in rows for value in row)
