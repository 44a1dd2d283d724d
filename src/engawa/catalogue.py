"""The games by key: those of the house, and those of packages that name theirs as entry points `engawa.games`.

Nothing is imported before it is asked for, and a package that does not work takes no other game down with it.
"""

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

GROUP = "engawa.games"  # of entry points: the key of a game = the package that has it among its GAMES
MODULES = {  # the same for the games of the house
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
    return [*MODULES, *(key for key in _guests() if key not in MODULES)]


def find(key: Any) -> Game:
    """The game of that *key*."""
    if isinstance(key, str) and key in MODULES:
        return _load(key, MODULES[key])
    if not isinstance(key, str) or key not in _guests():
        raise InvalidNotation(Message("unknown-game", came=shown(key), known=", ".join(keys())))
    packages = _guests()[key]
    if len(packages) > 1:
        raise InvalidNotation(_twice(key, packages))
    return _load(key, packages[0])


def games() -> list[Game]:
    """All games that can be loaded."""
    return [found for key in keys() if isinstance(found := _tried(key), Game)]


def problems() -> list[Message]:
    """What is wrong with the packages that bring games: a line for each."""
    taken = [_twice(key, (MODULES[key], *packages)) for key, packages in _guests().items() if key in MODULES]
    return taken + [trouble for key in keys() if isinstance(trouble := _tried(key), Message)]


def _tried(key: str) -> Game | Message:
    try:
        return find(key)
    except InvalidNotation as error:
        return error.message


@cache
def _guests() -> dict[str, tuple[str, ...]]:
    """The packages that name a game of each key. A path that is looked through twice does not count twice."""
    from importlib.metadata import entry_points

    named = dict.fromkeys((point.name, point.value) for point in entry_points(group=GROUP))
    return {key: tuple(value for name, value in named if name == key) for key in sorted({name for name, _ in named})}


@cache
def _load(key: str, package: str) -> Game:
    """The game of that *key* in a package. Whatever is wrong with it is told in one line."""
    try:
        games: tuple[Game, ...] = import_module(package).GAMES
    except Exception as error:
        said = " ".join(f"{type(error).__name__}: {error}".split())
        raise InvalidNotation(Message("game-broken", key=key, package=package, said=said)) from error
    for game in games:
        if game.key == key:
            return game
    raise InvalidNotation(Message("game-missing", key=key, package=package))


def _twice(key: str, packages: tuple[str, ...]) -> Message:
    return Message("game-twice", key=key, packages=", ".join(packages))


def _by_key(game: Game) -> tuple[Callable[[Any], Game], tuple[str]]:
    """How a game travels between processes: as its key, by which it is found there."""
    if _tried(game.key) is not game:
        raise TypeError(f"cannot pickle a game that is not in the catalogue: {game.key!r}")
    return find, (game.key,)


copyreg.pickle(Game, _by_key)
