"""The games of these tests, positions worth searching, and a search in one call."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from search import cups, stones, thicket
from search.thicket import chance, end, seat, throw
from toys import lantern_rules
from toys.lanterns import GAME as LANTERNS

from engawa import catalogue
from engawa.core import rng
from engawa.core.forge import Life, forge, interpreted, native
from engawa.core.game import Game
from engawa.games.niwa.actions import placing
from engawa.search import Findings, Searcher, uct
from engawa.search.searcher import KERNELS


def game_of(rules: Any, players: range) -> Game:
    """Rules that nobody writes down, as a game."""
    nothing: Any = None
    return Game(
        key=rules.__name__,
        title=rules.__name__,
        version=1,
        players=players,
        minutes=1,
        rules=rules,
        notation=nothing,
        clauses=nothing,
        draw=nothing,
    )


THICKET = game_of(thicket, range(2, 4))
CUPS = game_of(cups, range(2, 3))
STONES = game_of(stones, range(2, 3))
NIWA = catalogue.find("niwa")

LUCK = thicket.board_of(
    seat(
        0,
        chance((1, seat(1, end(1, 0), end(0, 1))), (3, seat(1, end(1, 1), end(1, 0)))),
        throw((1, seat(0, end(0, 1), end(1, 0))), (2, seat(1, end(0, 1), end(1, 1), throw((1, end(2, 1)))))),
        seat(1, chance((5, end(1, 0)), (4, end(0, 1))), end(1, 1)),
    )
)


def lantern_state(*cards: int) -> lantern_rules.State:
    return lantern_rules.State(
        phase=lantern_rules.ACTING, rolls=[1, 0, 0], total=[2, 0, 0], card=[*(cards or (3, 5, 2))]
    )


def niwa_position() -> tuple[Any, Any]:
    b, s = NIWA.notation.board_of({"garden": "compact"}), NIWA.rules.State()
    NIWA.kernels.setup(b, s)
    for action in (placing(3, 5, 1), placing(0, 2, 4)):
        NIWA.kernels.play(b, s, action)
    return b, s


POSITIONS: dict[str, tuple[Game, int, Any, Any]] = {
    "thicket": (THICKET, 2, LUCK, thicket.State()),
    "lanterns": (LANTERNS, 3, lantern_rules.Board(players=3), lantern_state()),
    "a deal": (LANTERNS, 2, lantern_rules.Board(players=2), lantern_rules.State()),
    "niwa": (NIWA, 2, *niwa_position()),
}


LIVES: dict[str, Callable[[Game], Life]] = {
    "interpreted": lambda game: interpreted(game.bound(uct)),
    "native": lambda game: native(game.bound(uct), *KERNELS),
    "built": lambda game: forge(game.bound(uct), *KERNELS),
}


def generator(number: int = 7) -> list[int]:
    words = [0] * rng.WORDS
    rng.seed(words, number)
    return words


def search(
    game: Game, b: Any, s: Any, *, view: int | None = None, players: int = 2, seed: int = 7, **settings: Any
) -> Findings:
    """A search for the seat to act, interpreted unless asked otherwise."""
    life = LIVES[settings.pop("life", "interpreted")](game)
    searcher = Searcher(game, players, life=life, nodes=settings.pop("nodes", 4000))
    acting = game.kernels.to_act(b, s) if view is None else view
    return searcher.search(b, s, acting, generator(seed), **{"simulations": 1000} | settings)


def look_into(tree: thicket.Tree, **settings: Any) -> Findings:
    """A search from the root of a drawn tree."""
    return search(THICKET, thicket.board_of(tree), thicket.State(), **settings)
