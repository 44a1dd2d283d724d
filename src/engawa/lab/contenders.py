"""Who can play in the lab: the bots at the table, and some that people are not offered."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from typing import Any

from engawa import bots, catalogue
from engawa.bots import by_search, opponents, uct
from engawa.core.documents import expect_choice
from engawa.core.forge import forge, prefer
from engawa.core.game import Game

YARDSTICKS: dict[
    str, opponents.Choose
] = {  # tree searches that know no game: judging by random games, and by the estimate
    "uct": uct.decide,
    "mcts": by_search.LEVELS["master"].choose,
}
ANCHORS = "greedy", "random"  # the same in every game; they do not search, so nothing is compiled for them


def names(game: Game | None = None) -> list[str]:
    """The names of all contenders, or of those that can play that *game*."""
    return [*bots.names(), *YARDSTICKS, *books(game)]


def books(game: Game | None = None) -> dict[str, opponents.Choose]:
    """The players by the book of all games that can be thought about here, or of that one."""
    if game is not None:
        return dict(bots.opponent_of(game).books)
    found: dict[str, opponents.Choose] = {}
    for each in catalogue.games():
        with suppress(ModuleNotFoundError):  # what its opponents think with is an extra
            found |= bots.opponent_of(each).books
    return found


def find(name: Any, where: str = "bot", game: Game | None = None) -> opponents.Choose:
    """How the contender of that *name* decides, in any game or in that one."""
    expect_choice(name, where, names(game))
    return YARDSTICKS[name] if name in YARDSTICKS else books(game).get(name) or bots.find(name).decide


def warm(game: Game, contenders: Iterable[str]) -> None:
    """From now on kernels of this process are native where they can be; those of these *contenders* are made ready."""
    prefer("native")
    searching = {*contenders} - {*ANCHORS}
    wanted = [bots.opponent_of(game).kernels(game)] if searching else []
    wanted += [by_search.kernels(game)] if searching & {*YARDSTICKS} else []
    for kernels in wanted:
        if kernels is not None:
            forge(kernels[0], *kernels[1])
