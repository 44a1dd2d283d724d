"""How a game is thought about: five levels of play, the closest look at a position there is, and what to say of it.

A family of games has a room here, a package that says `OPPONENT`; a game that lives elsewhere names its own module
(`Game.opponent`). Whatever has none is played by the tree search alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from types import MappingProxyType, ModuleType
from typing import NamedTuple, Protocol

from engawa.bots.sight import Sight
from engawa.core.game import Game
from engawa.core.messages import Message
from engawa.search import Findings

LEVELS = "novice", "casual", "skilled", "strong", "master"  # the weakest first
USUAL_NODES = 1000
SECONDS = 1.2  # that people like to wait for a move


class Budget(NamedTuple):
    """How long a bot may think: until it has looked at so many nodes, or until the clock says so if that is sooner.

    The same view, generator and nodes give the same action, unless the clock came first.
    """

    nodes: int | None = None  # or simulations; None: as many as its level has. Bots that do not search take no notice
    seconds: float | None = SECONDS  # None: nobody waits, so nodes alone count


KeepGoing = Callable[[int], bool]  # asked now and then with the nodes so far: whether to think on
Choose = Callable[[Sight, list[int], Budget], int]  # where there is more than one legal action
Study = Callable[[Sight, list[int], Budget, KeepGoing | None], Findings]
Insights = Callable[[Sight, Sequence[int]], list[Message]]
Whose = Callable[[Message], int | None]
Kernels = tuple[ModuleType, tuple[str, ...]]  # a module, and those of it that are called
Flick = Callable[[Sight, str, list[int]], list[int]]  # how the bot of that name throws, where dice land by physics


class Training(Protocol):
    """Self-play from which an opponent learns. Iterate over it to have it done: it says how many games there were."""

    def __len__(self) -> int:
        """How many steps it takes."""

    def __iter__(self) -> Iterator[int]: ...

    def write(self, folder: Path) -> Path:
        """Write what was learnt into a file of that *folder*."""

    def deals_with_greedy(self, count: int) -> list[tuple[float, ...]]:
        """What came of it: so many deals against the greedy bot, the share of the win on each seat."""


class Opponent(NamedTuple):
    """The minds of one family of games."""

    levels: Mapping[str, Choose]  # every one of LEVELS
    study: Study  # every choice with what it is worth, for hints and analysis; at chance, what the position is worth
    kernels: Callable[[Game], Kernels | None] = lambda game: None  # that it thinks with
    nodes: int = USUAL_NODES  # of a study in the first look of an analysis: searches differ in what a node is
    insights: Insights = lambda sight, actions: []  # what people would say of actions and the rules do not tell
    loser: Whose = lambda message: None  # the seat whose misfortune a message is about, if any,
    doer: Whose = lambda message: None  # and the one whose doing it was
    flick: Flick | None = None  # of a hand that holds dice; None: it just rolls
    books: Mapping[str, Choose] = MappingProxyType({})  # players by the book, for the lab
    train: Callable[[Game, int, int], Training] | None = None  # by so many games from a seed


FAMILIES = "niwa", "nueby", "ninja-dice", "ninja-all-stars"  # that have a room here
ANY = "engawa.bots.by_search"


def opponent_of(game: Game) -> Opponent:
    """Who thinks about *game*; loaded when first asked for."""
    room = f"engawa.bots.{game.family.replace('-', '_')}" if game.family in FAMILIES else ANY
    found: Opponent = import_module(game.opponent or room).OPPONENT
    return found


def names_seat(facts: Mapping[str, str]) -> Whose:
    """Reads the seat that a message names, by its key and the fact that says so."""

    def whose(message: Message) -> int | None:
        fact = message.facts[facts[message.key]] if message.key in facts else None
        return int(fact.facts["seat"]) if isinstance(fact, Message) else None

    return whose
