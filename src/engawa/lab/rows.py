"""The results of a tournament as tidy rows, one for each match: JSON lines in a file that can be gone on with."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from engawa.core import documents, errors, messages
from engawa.lab.arena import Pairing, Played, Setting


class Row(NamedTuple):
    """One match: what it was played by, who played, and how it came out."""

    setting: Setting
    pairing: Pairing
    deal: int
    seat: int  # of the one contender
    played: Played

    @property
    def share(self) -> float:
        """What the one contender got."""
        return self.played.shares[self.seat]


def format_row(row: Row) -> str:
    """A row as one line of JSON."""
    place = row.pairing._asdict() | {"deal": row.deal, "seat": row.seat, "share": row.share}
    return json.dumps(row.setting._asdict() | place | row.played._asdict())


def parse_row(line: str, where: str) -> Row:
    """The row in a line."""
    table = documents.read_json(line, where)
    try:
        setting = Setting(*(table[name] for name in Setting._fields))
        pairing = Pairing(*(table[name] for name in Pairing._fields))
        shares, moves, thought = (tuple(table[name]) for name in ("shares", "moves", "thought"))
        return Row(setting, pairing, table["deal"], table["seat"], Played(shares, table["plies"], moves, thought))
    except (KeyError, TypeError):
        raise errors.InvalidNotation(messages.Message("lab-no-row", where=where)) from None


def read_rows(path: Path) -> Iterator[Row]:
    """The rows of a file, if there is one. A last line that was cut off while it was written is taken out of it."""
    if not path.exists():
        return
    text = path.read_text("utf-8")
    whole = text[: text.rfind("\n") + 1]
    if whole != text:
        path.write_text(whole, "utf-8")
    for number, line in enumerate(whole.splitlines(), 1):
        yield parse_row(line, f"{path}:{number}")


def append_rows(path: Path, rows: Iterable[Row]) -> None:
    """Add rows to a file, all at once: whoever interrupts that gets all of them or none."""
    text = "".join(f"{format_row(row)}\n" for row in rows)
    with path.open("a", encoding="utf-8") as file:
        file.write(text)
