"""Nine games on one table: `engawa.keys()`, `engawa.new("niwa")`, `engawa.load(document)`.

Nothing is loaded or compiled before it is needed: a game comes with the first match of it.
"""

from __future__ import annotations

import sys
from types import ModuleType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from engawa.core.errors import IllegalMove, InvalidNotation, Refusal
    from engawa.core.match import Match

    def games() -> list[str]:
        """The keys of all games."""
else:
    from engawa import games

__version__ = "0.1.0"
__all__ = ["IllegalMove", "InvalidNotation", "Match", "Refusal", "games", "keys", "load", "new"]

_HOMES = {
    "IllegalMove": "engawa.core.errors",
    "InvalidNotation": "engawa.core.errors",
    "Refusal": "engawa.core.errors",
    "Match": "engawa.core.match",
}


def keys() -> list[str]:
    """The keys of all games."""
    from engawa import catalogue

    return catalogue.keys()


class _Shelf(ModuleType):
    """`engawa.games` is the package of the games, and called it lists their keys as `keys` does."""

    def __call__(self) -> list[str]:
        return keys()


sys.modules["engawa.games"].__class__ = _Shelf


def new(
    game: str,
    players: int | None = None,
    seed: int | str | bytes | None = None,
    *,
    id: str | None = None,
    **options: Any,
) -> Match:
    """A new match. *seed* makes it reproducible; *options* are those of the game."""
    from engawa import catalogue
    from engawa.core.documents import expect_choice
    from engawa.core.fairness import seed_of
    from engawa.core.match import Match

    found = catalogue.find(game)
    count = found.players[0] if players is None else expect_choice(players, "players", found.players)
    drawn = seed_of(seed)
    return Match(found, found.notation.read_options(options, count, drawn), count, seed=drawn, match_id=id)


def load(document: Any) -> Match:
    """The match of a position document, or of a match record."""
    from engawa import catalogue
    from engawa.core.documents import expect_table
    from engawa.core.fairness import seed_of
    from engawa.core.match import Match
    from engawa.core.record import is_record, parse_record

    if is_record(document):
        return parse_record(document, catalogue.find)
    table = expect_table(document, "position")
    game = catalogue.find(table.get("game"))
    sitting = game.notation.parse_position(table)
    start = sitting.board, sitting.state
    return Match(game, sitting.options, sitting.players, seed=seed_of(None), start=start)


def __getattr__(name: str) -> Any:
    """The public classes, loaded when they are asked for."""
    from importlib import import_module

    if name in _HOMES:
        return getattr(import_module(_HOMES[name]), name)
    raise AttributeError(f"module 'engawa' has no attribute {name!r}")
