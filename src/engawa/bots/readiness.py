"""Which games the bots of this process think about compiled. Nothing is compiled for a move."""

from __future__ import annotations

from engawa.bots.opponents import opponent_of
from engawa.core.forge import can_compile
from engawa.core.game import Game

_twins: set[Game] = set()


def use_twin(game: Game) -> bool:
    """Whether bots think about *game* compiled in this process from now on.

    That is so if all that its opponents need is in the cache; loading it takes most of a second, once.
    """
    if game not in _twins and can_compile() and opponent_of(game).is_ready(game):
        _twins.add(game)
    return game in _twins


def is_compiled(game: Game) -> bool:
    """Whether `use_twin` has said so."""
    return game in _twins
