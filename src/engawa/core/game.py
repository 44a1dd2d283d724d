"""A game: its rules and notation, and what people may choose before a match of it."""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple, Protocol

from engawa.core import contract, messages, moves, svg
from engawa.core.clauses import Clauses
from engawa.core.forge import bind
from engawa.core.messages import Message

Options = dict[str, Any]
Position = dict[str, Any]
Note = tuple[int, int, int, int]  # what rules tell by `note`: the event, and three numbers about it
Forecast = Callable[[Any, Any, str | None], dict[str, Any] | None]  # of a board, a state and a subject
Paint = Callable[[str, str], str]  # a text and what it shows, as the terminal writes it


class Sitting(NamedTuple):
    """Where a match can begin."""

    options: Options
    players: int
    board: Any
    state: Any


class Notation(Protocol):
    """How a game is written: everything that turns ints into text and text into ints."""

    def read_options(self, given: Options, players: int, seed: bytes | None) -> Options:
        """The options of a match, complete and checked. *seed* decides what they leave to chance, in a new match."""

    def board_of(self, options: Options) -> Any:
        """The board of a match with these options."""

    def problems_of(self, given: Options) -> list[Message]:
        """Everything that is wrong with options, for a page that shows it all at once."""

    def format_board(self, options: Options, b: Any) -> Mapping[str, Any]:
        """What a client needs to draw the board."""

    def parse_move(self, b: Any, s: Any, move: str) -> int:
        """The action that *move* writes."""

    def format_move(self, b: Any, s: Any, action: int) -> str:
        """The move that writes *action*."""

    def parse_position(self, document: Position) -> Sitting:
        """What a position document describes."""

    def format_position(self, options: Options, b: Any, s: Any) -> Mapping[str, Any]:
        """The document of a position."""

    def reason(self, b: Any, s: Any, action: int, clause: str) -> Message:
        """Why *clause* forbids *action* here, in particular."""

    def ending(self, b: Any, s: Any) -> str:
        """How the game ended, in a word."""

    def seat_name(self, seat: int) -> Message:
        """What people call that seat."""

    def status(self, b: Any, s: Any) -> Message:
        """Whose turn it is and what is expected; at the end, how it ended."""

    def tell(self, b: Any, event: tuple[int, int, int, int]) -> Message | None:
        """What an event of the rules means to people, if anything."""


class ChanceNotation(Protocol):
    """What the notation of a game with chance has besides."""

    def parse_outcome(self, b: Any, s: Any, outcome: str) -> list[int]:
        """The outcome that a text writes: one action, or the ints of a wide outcome."""

    def format_outcome(self, b: Any, s: Any, outcome: list[int]) -> str:
        """The text of an outcome."""


class OfferingNotation(Protocol):
    """What a notation may have besides, where an edition offers parts that a match chooses from."""

    def problems_in(self, edition: Any) -> list[Message]:
        """Everything that is wrong with parts of an edition, each told with its place; one that is none is refused."""


class SpokenNotation(Protocol):
    """What a notation may have besides, for people who choose a move from a list rather than on a board."""

    def heading_of(self, b: Any, s: Any, action: int) -> Message:
        """The heading under which *action* is listed. Without it, that is the first word of the move."""

    def words_of(self, b: Any, s: Any, action: int) -> Message:
        """The action in words, on its button. Without it, that is the move."""


class PlacedNotation(Protocol):
    """What the notation of a game may have besides in which others than the winner can take places."""

    def places_of(self, b: Any, s: Any) -> list[int] | None:
        """At the end, the seats from the first place to the last, or None if it was not played for that."""


class KeepingNotation(Protocol):
    """What the notation of a game may have besides in which something may be kept turn after turn, unasked."""

    def keeps(self, b: Any) -> bool:
        """Whether there is such a thing on that board."""

    def keeping(self, b: Any, s: Any) -> int | None:
        """The action that leaves it as it is, where nothing else is asked; else None."""


class Physics(Protocol):
    """How a game throws its dice where that is more than chance: bodies that land, and a document of how they did."""

    def expect_ready(self) -> None:
        """Raise in one line unless dice can be thrown here."""

    def throwers(self, b: Any, s: Any) -> list[int]:
        """At chance: the seats that throw and may aim, whose turn it is first; none if this chance is no throw."""

    def thrown(
        self, b: Any, s: Any, seed: bytes, purpose: str, flicks: Mapping[int, Any]
    ) -> tuple[list[int], dict[str, Any]]:
        """Throw: the outcome and its document. For a seat without a flick the seed decides it too."""

    def outcome_in(self, b: Any, s: Any, document: Any) -> list[int]:
        """The outcome in which the throw of a document ends; raises if it cannot be a throw of these dice."""

    def follows(self, b: Any, s: Any, document: Any, seed: bytes, purpose: str) -> bool:
        """Whether the throw of a document began as the seed says. It takes no physics."""


@dataclass(frozen=True)
class Game:
    """One of the games on the shelf."""

    key: str
    title: str
    version: int  # of the rules: records of another version may not replay
    players: range
    minutes: int | None  # that a match takes, if the box says it
    rules: ModuleType
    notation: Notation
    clauses: Clauses
    draw: Callable[[Any, Any, Paint], str]  # the position as a picture in text
    longest: int = 5_000  # plies that a match can have, moves and outcomes; a record with more is not read
    age: int | None = None  # of the youngest players, if the box says it
    dice: int | None = None  # in the box, where that is said
    picture: svg.Picture | None = None  # the same as a drawing, from documents; else the text is shown as it stands
    physics: Physics | None = None
    forecast: Forecast | None = None  # what is foreseen, by the rules or by reckoning
    forecast_is_help: bool = False  # it is for whoever is to act, and anybody at the table may object to it
    veil: Callable[[str], str] = lambda text: "?"  # how a move or outcome reads for those from whom it is kept
    open_notes: frozenset[int] = frozenset()  # what they are told of it all the same
    opponent: str | None = None  # the module of its `bots.Opponent`, for a game that lives in a package of its own
    shared_victory: bool = False  # if all have reached the same, all have won; else that is a draw, and nobody has
    has_board: bool = False  # the web client has a folder that draws it; else it is shown as `draw` draws it

    def __post_init__(self) -> None:
        """Make its own messages known."""
        messages.add_folder(self.messages)

    @property
    def box(self) -> list[messages.Message]:
        """What the box says of it: players, and minutes, age and dice where it says them."""
        least, most = self.players[0], self.players[-1]
        span = str(least) if least == most else f"{least}–{most}"
        said = {"minutes": self.minutes, "age": self.age, "dice": self.dice}
        rest = [messages.Message(f"box-{fact}", **{fact: value}) for fact, value in said.items() if value is not None]
        return [messages.Message("box-players", span=span), *rest]

    @property
    def messages(self) -> Path:
        """Where the game's own messages are, if it brings any: a folder beside its rules, as in `engawa/messages`."""
        return Path(getattr(self.rules, "__file__", None) or "rules").with_name("messages")

    @property
    def family(self) -> str:
        """What games of one kind share: the key, or the part of it before "/"."""
        return self.key.partition("/")[0]

    @cached_property
    def kernels(self) -> ModuleType:
        """The rules, complete: what they leave out is taken from the contract."""
        return complete(self.rules)

    @cached_property
    def recorder(self) -> Recorder:
        """Where the rules that a match plays by tell what happens."""
        return Recorder()

    @cached_property
    def noted_rules(self) -> ModuleType:
        """The rules, complete, with a `note` that is heard."""
        return bind(self.kernels, note=self.recorder.note)

    def notes_of(self, b: Any, s: Any, action: int) -> list[Note]:
        """What the rules note when a legal *action* is played, which is done in place."""
        self.recorder.notes = notes = list[Note]()
        self.noted_rules.play(b, s, action)
        return notes

    def bound(self, module: ModuleType) -> ModuleType:
        """Generic kernels, such as `lab.playouts`, for this game; bound once."""
        if module not in self._bound:
            self._bound[module] = bind(module, game=self.kernels)
        return self._bound[module]

    @cached_property
    def _bound(self) -> dict[ModuleType, ModuleType]:
        return {}

    @cached_property
    def moves(self) -> ModuleType:
        """The generic kernels of `core.moves` for this game."""
        return self.bound(moves)

    @cached_property
    def hides(self) -> bool:
        """Whether there is something that not every seat may know."""
        return self.has("observe")

    def expect_ready(self) -> None:
        """Raise in one line unless a match can be played here: replaying one and looking at it take less."""
        if self.physics is not None:
            self.physics.expect_ready()

    def has(self, kernel: str) -> bool:
        """Whether the rules define that optional kernel themselves."""
        return kernel in vars(self.rules)


class Recorder(threading.local):
    """Keeps what the rules note, for each thread apart."""

    def __init__(self) -> None:
        self.notes: list[Note] = []

    def note(self, event: int, first: int, second: int, third: int) -> None:
        self.notes.append((event, first, second, third))


def complete(rules: ModuleType) -> ModuleType:
    """The *rules* with every name of the contract that they leave out, for their own board and state."""
    made = ModuleType(f"{rules.__name__}+", rules.__doc__)
    defaults = bind(contract, Board=rules.Board, State=rules.State)
    vars(made).update({name: value for name, value in vars(defaults).items() if not name.startswith("__")})
    vars(made).update({name: value for name, value in vars(rules).items() if not name.startswith("__")})
    return made
