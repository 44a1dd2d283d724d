"""How a game is thought about: five levels of play, and the closest look at a position there is.

A family of games has a module here that says `OPPONENT`; whatever has none is played by the tree search alone.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import NamedTuple

from engawa.bots.budget import Budget
from engawa.bots.sight import Sight
from engawa.core.game import Game
from engawa.search import Findings

LEVELS = "novice", "casual", "skilled", "strong", "master"  # the weakest first

KeepGoing = Callable[[int], bool]  # asked now and then with the nodes so far: whether to think on
Choose = Callable[[Sight, list[int], Budget], int]  # where there is more than one legal action
Study = Callable[[Sight, list[int], Budget, KeepGoing | None], Findings]


class Opponent(NamedTuple):
    """The minds of one family of games."""

    levels: Mapping[str, Choose]  # every one of LEVELS
    study: Study  # every choice with what it is worth, for hints and analysis; at chance, what the position is worth
    is_ready: Callable[[Game], bool]  # whether all that it compiles is in the cache
    warm: Callable[[Game], None]  # compile it


FAMILIES = {
    "niwa": "engawa.bots.niwa",
    "nueby": "engawa.bots.nueby",
    "ninja-dice": "engawa.bots.ninja_dice",
    "ninja-all-stars": "engawa.bots.ninja_all_stars",
}
ANY = "engawa.bots.by_search"


def opponent_of(game: Game) -> Opponent:
    """Who thinks about *game*; loaded when first asked for."""
    family = game.key.split("/")[0]
    found: Opponent = import_module(FAMILIES.get(family, ANY)).OPPONENT
    return found
