"""The games by key. Adding a game ends here."""

from __future__ import annotations

import copyreg
from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any

from engawa.core.documents import shown
from engawa.core.errors import InvalidNotation
from engawa.core.game import Game
from engawa.core.messages import Message

MODULES = {  # key of a game: the package that has it among its GAMES
    "niwa": "engawa.games.niwa",
    "ninja-dice": "engawa.games.ninja_dice",
    "ninja-all-stars": "engawa.games.ninja_all_stars",
    "nueby/zweite-ebene": "engawa.games.nueby",
    "nueby/einser-blocker": "engawa.games.nueby",
    "nueby/jaeger": "engawa.games.nueby",
    "nueby/werfer": "engawa.games.nueby",
    "nueby/abkuerzungen": "engawa.games.nueby",
    "nueby/kurzer-einsatz": "engawa.games.nueby",
}


def keys() -> list[str]:
    """The keys of all games."""
    return list(MODULES)


@cache
def _load(key: str) -> Game:
    games: tuple[Game, ...] = import_module(MODULES[key]).GAMES
    return next(game for game in games if game.key == key)


def find(key: Any) -> Game:
    """The game of that *key*."""
    if not isinstance(key, str) or key not in MODULES:
        raise InvalidNotation(Message("unknown-game", came=shown(key), known=", ".join(MODULES)))
    return _load(key)


def _by_key(game: Game) -> tuple[Callable[[Any], Game], tuple[str]]:
    """How a game travels between processes: as its key, by which it is found there."""
    if game.key not in MODULES or find(game.key) is not game:
        raise TypeError(f"cannot pickle a game that is not in the catalogue: {game.key!r}")
    return find, (game.key,)


copyreg.pickle(Game, _by_key)
