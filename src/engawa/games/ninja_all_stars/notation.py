"""Ninja All-Stars in text: moves are in `phrases`, documents in `position`, the rest in `reasons` and `telling`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engawa.core.documents import shown
from engawa.core.errors import InvalidNotation
from engawa.core.game import Note, Options, Position, Sitting
from engawa.core.messages import Message
from engawa.games.ninja_all_stars import chart, options, phrases, position, reasons, telling, vocabulary as v
from engawa.games.ninja_all_stars.chance import dice_due
from engawa.games.ninja_all_stars.dice import letters_of, pool_of
from engawa.games.ninja_all_stars.names import SEAT_LETTERS
from engawa.games.ninja_all_stars.state import Board, State

if TYPE_CHECKING:
    from engawa.games.ninja_all_stars import document as written

# Outcomes other than dice: the word, and what can follow it.
OUTCOMES: dict[int, tuple[str, tuple[str, ...]]] = {
    v.INIT: ("init", tuple(SEAT_LETTERS)),
    v.DEAL: ("deal", v.CARD_NAMES),
    v.CHEST: ("chest", v.CONTENT_NAMES),
}


class Notation:
    """How Ninja All-Stars is written."""

    def read_options(self, given: Options, players: int, seed: bytes | None) -> Options:
        return options.read_options(given, players)

    def board_of(self, given: Options) -> Board:
        return options.board_of(given)

    def problems_of(self, given: Options) -> list[Message]:
        return options.problems_of(given)

    def format_board(self, given: Options, b: Board) -> written.Board:
        return chart.format_board(given, b)

    def parse_position(self, document: Position) -> Sitting:
        return position.parse_position(document)

    def format_position(self, given: Options, b: Board, s: State) -> written.Position:
        return position.format_position(given, b, s)

    def parse_move(self, b: Board, s: State, move: str) -> int:
        return phrases.parse_action(move)

    def format_move(self, b: Board, s: State, action: int) -> str:
        return phrases.format_action(action)

    def parse_outcome(self, b: Board, s: State, outcome: str) -> list[int]:
        """What chance decided: `dice VFF`, `init A`, `deal vault`, `chest scroll`."""
        words = outcome.split()
        word, names = OUTCOMES.get(s.phase, ("dice", ()))
        if len(words) == 2 and words[0].lower() == word:
            if names:
                numbers = {name.lower(): i for i, name in enumerate(names)}
                if words[1].lower() in numbers:
                    return [numbers[words[1].lower()]]
            elif set(words[1].upper()) <= {*v.LETTERS} and len(words[1]) == dice_due(s):
                return [pool_of(words[1].upper())]
        if names:
            message = Message("expected-choice", choices=", ".join(f"{word} {name}" for name in names))
        else:
            message = Message("ninja-all-stars-roll", dice=dice_due(s), letters=v.LETTERS)
        raise InvalidNotation(Message("expected", where="outcome", expected=message, came=shown(outcome)))

    def format_outcome(self, b: Board, s: State, outcome: list[int]) -> str:
        word, names = OUTCOMES.get(s.phase, ("dice", ()))
        return f"{word} {names[outcome[0]] if names else letters_of(outcome[0])}"

    def reason(self, b: Board, s: State, action: int, clause: str) -> Message:
        return reasons.reason(b, s, action, clause)

    def ending(self, b: Board, s: State) -> str:
        """How the game ended: after its rounds, or as soon as a challenge was met. [NS-V2, NS-V4]"""
        return "rounds" if s.round >= b.rounds or s.last else "challenge"

    def seat_name(self, seat: int) -> Message:
        return Message("ninja-all-stars-seat", seat=seat)

    def status(self, b: Board, s: State) -> Message:
        return telling.status(b, s)

    def tell(self, b: Board, event: Note) -> Message | None:
        return telling.tell(b, event)
