"""The names of fields, as the board has them in ints."""

from __future__ import annotations

from engawa.games.nueby.plan import LETTERS, Field
from engawa.games.nueby.state import Board


def field_name(b: Board, field: int) -> str:
    """What people call a field: `r5`, `z0.4`, `s3`."""
    return Field(LETTERS[b.letter[field]], b.sector[field], b.number[field]).name


def field_numbers(b: Board) -> dict[str, int]:
    """The fields of a board by name."""
    return {field_name(b, field): field for field in range(b.fields)}
