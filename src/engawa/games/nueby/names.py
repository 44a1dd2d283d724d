"""The names of fields, as the board has them in ints."""

from __future__ import annotations

from functools import lru_cache

from engawa.games.nueby.plan import LETTERS, Field
from engawa.games.nueby.state import Board, end_of, start_of


def field_name(b: Board, field: int) -> str:
    """What people call a field: `r5`, `z0.4`, `s3`."""
    return Field(LETTERS[b.letter[field]], b.sector[field], b.number[field]).name


def route_name(b: Board, route: int) -> str:
    """The ends of a route: `r5-r9`."""
    return "-".join(field_name(b, end(b.route[route])) for end in (start_of, end_of))


def field_numbers(b: Board) -> dict[str, int]:
    """The fields of a board by name."""
    return _numbers(tuple(b.letter[: b.fields]), tuple(b.sector[: b.fields]), tuple(b.number[: b.fields]))


@lru_cache(maxsize=64)
def _numbers(*fields: tuple[int, ...]) -> dict[str, int]:
    return {Field(LETTERS[letter], *rest).name: i for i, (letter, *rest) in enumerate(zip(*fields, strict=True))}
