"""Who can play in the lab: the bots at the table, and some that people are not offered."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engawa import bots
from engawa.bots import by_search, ninja_all_stars, uct
from engawa.bots.opponents import Choose
from engawa.core.documents import expect_choice
from engawa.core.forge import can_compile
from engawa.core.game import Game

YARDSTICKS: dict[str, Choose] = {  # tree searches that know no game: judging by random games, and by the estimate
    "uct": uct.decide,
    "mcts": by_search.LEVELS["master"].choose,
}
BOOKS: dict[str, tuple[str, Choose]] = {  # players by the book, each of one game
    "scripted": ("ninja-all-stars", ninja_all_stars.decide_by_script),
}
ANCHORS = "greedy", "random"  # the same in every game; they do not search, so nothing is compiled for them


def names(game: Game | None = None) -> list[str]:
    """The names of all contenders, or of those that can play that *game*."""
    books = [name for name, (key, _) in BOOKS.items() if game is None or game.key == key]
    return [*bots.names(), *YARDSTICKS, *books]


def find(name: Any, where: str = "bot", game: Game | None = None) -> Choose:
    """How the contender of that *name* decides, in any game or in that one."""
    expect_choice(name, where, names(game))
    if name in BOOKS:
        return BOOKS[name][1]
    return YARDSTICKS[name] if name in YARDSTICKS else bots.find(name).decide


def warm(game: Game, contenders: Iterable[str]) -> None:
    """Compile what these *contenders* need, unless the cache has it."""
    searching = {*contenders} - {*ANCHORS}
    if not searching or not can_compile():
        return
    bots.opponent_of(game).warm(game)
    if searching & {*YARDSTICKS}:
        by_search.warm(game)


def use_twins(game: Game, contenders: Iterable[str]) -> bool:
    """Whether one of these *contenders* thinks compiled in this process from now on, having been warmed up."""
    return bool({*contenders} - {*ANCHORS}) and bots.use_twin(game)
