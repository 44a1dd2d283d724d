"""Enters events into SQLite in one statement.

A `Clerk` runs this file as a process of its own, so it needs no more than the standard library. A line of JSON comes
with the rows of a transaction, and a word goes back.
"""

import json
import os
import signal
import sqlite3
import sys
from collections.abc import Sequence
from functools import cache
from typing import Any

DONE, NOT_DONE = b"done\n", b"not done\n"
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


def main(path: str) -> None:
    """Enter what comes until nothing more can come, which is when the server has ended or lets go."""
    server = os.getppid()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    connection = opened(path)
    for line in sys.stdin.buffer:
        if os.getppid() != server:  # nobody has acknowledged it or ever will, and the next server may be there
            return
        try:
            enter(connection, json.loads(line))
            answer = DONE
        except Exception:  # whatever it is: nothing is written, and the server finds out when it tries for itself
            answer = NOT_DONE
        os.write(sys.stdout.fileno(), answer)


def opened(path: str) -> sqlite3.Connection:
    """A connection for entering. It does not wait for locks of others: the server does, as long as it was told to."""
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA temp_store = MEMORY")
    connection.execute(ENTRIES)
    connection.execute(ENTERING)
    connection.execute("PRAGMA busy_timeout = 0")
    return connection


def enter(connection: sqlite3.Connection, rows: Sequence[Sequence[Any]]) -> None:
    """Write the rows of COLUMNS, all or none: then a match is not where they expect it, or they cannot be written."""
    room = 1 << (len(rows) - 1).bit_length()  # of few sizes, so that SQLite has read the statement before
    filled = [*rows, *[NOTHING] * (room - len(rows))]
    connection.execute(_statement(room), [value for row in filled for value in row])


@cache
def _statement(rows: int) -> str:
    row = f"({', '.join('?' * len(COLUMNS))})"
    return f"INSERT INTO entries VALUES {', '.join([row] * rows)}"


if __name__ == "__main__":
    main(sys.argv[1])
