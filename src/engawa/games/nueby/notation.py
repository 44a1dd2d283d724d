"""Nüby in text: moves and outcomes. The rest is in `options`, `position`, `reasons` and `telling`."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from engawa.core.documents import shown
from engawa.core.errors import InvalidNotation
from engawa.core.game import Note, Options, Position, Sitting
from engawa.core.messages import Message
from engawa.games.nueby import actions, chart, options, position, reasons, telling, turn, vocabulary as v
from engawa.games.nueby.board import routes_in
from engawa.games.nueby.names import field_name, field_numbers, route_name
from engawa.games.nueby.state import Board, State, end_of
from engawa.games.nueby.variants import Variant

if TYPE_CHECKING:
    from engawa.games.nueby import document as written

WORDS = {actions.PASS: "pass", actions.ROLL: "roll", actions.PUSH: "push", actions.DONE: "done"}
PLAIN = {word: kind for kind, word in WORDS.items()}

FIELD = r"([rinegzstb]\d+(?:\.\d+)?)"
STEP = re.compile(rf"{FIELD}\s*-\s*{FIELD}")
HUNTING_FOR = re.compile(r"hunt\s+(\d+)")
GIVING = re.compile(rf"focus\s+(-|{FIELD}(?:\s+{FIELD})*)")
PUTTING = re.compile(rf"drop\s+{FIELD}")
OUTCOME = re.compile(r"([dh])(\d)")


class Notation:
    """How one of the six games is written."""

    def __init__(self, variant: Variant) -> None:
        self.variant = variant

    # Options, boards, positions

    def read_options(self, given: Options, players: int, seed: bytes | None) -> Options:
        return options.read_options(self.variant, given, players)

    def board_of(self, given: Options) -> Board:
        return options.board_of(self.variant, given)

    def problems_of(self, given: Options) -> list[Message]:
        return options.problems_of(self.variant, given)

    def format_board(self, given: Options, b: Board) -> written.Board:
        return chart.format_board(options.sheet_of(self.variant, given), b)

    def parse_position(self, document: Position) -> Sitting:
        return position.parse_position(self.variant, document)

    def format_position(self, given: Options, b: Board, s: State) -> written.Position:
        return position.format_position(self.variant, given, b, s)

    # Moves

    def parse_move(self, b: Board, s: State, move: str) -> int:
        """The action that *move* writes. Capitals and blanks do not matter."""
        text = " ".join(move.lower().split())
        if text in PLAIN:
            return actions.plain(PLAIN[text])
        if found := STEP.fullmatch(text):
            here, there = (_field(b, name, move) for name in found.groups())
            return _route(b, s, here, there)
        if found := HUNTING_FOR.fullmatch(text):
            if not 1 <= int(found[1]) <= v.FACES:
                raise InvalidNotation(Message("nueby-no-number", came=shown(move), most=v.FACES))
            return actions.hunting(int(found[1]))
        if found := PUTTING.fullmatch(text):
            return actions.dropping(_field(b, found[1], move))
        if found := GIVING.fullmatch(text):
            return actions.focusing(_pieces(b, s, found[1].replace("-", "").split(), move))
        raise InvalidNotation(Message("nueby-unreadable", came=shown(move)))

    def format_move(self, b: Board, s: State, action: int) -> str:
        """The move that writes *action*."""
        kind, rest = actions.kind_of(action), actions.rest_of(action)
        if kind == actions.MOVE:
            return route_name(b, action)
        if kind == actions.STRAY:
            return "-".join(field_name(b, field) for field in actions.fields_in(action))
        if kind == actions.HUNT:
            return f"hunt {rest}"
        if kind == actions.DROP:
            return f"drop {field_name(b, rest)}"
        if kind == actions.FOCUS:
            chosen = [s.field[s.turn * v.OWN + i] for i in range(v.OWN) if rest >> i & 1]
            return f"focus {' '.join(sorted(field_name(b, field) for field in chosen)) or '-'}"
        return WORDS[kind]

    def parse_outcome(self, b: Board, s: State, outcome: str) -> list[int]:
        """What a die shows (`d4`), or how many of four hit (`h2`)."""
        found = OUTCOME.fullmatch(outcome.strip().lower())
        if found is None or found[1] != _letter(s):
            return [-1]  # which is none of the outcomes that there are
        return [int(found[2])]

    def format_outcome(self, b: Board, s: State, outcome: list[int]) -> str:
        return f"{_letter(s)}{outcome[0]}"

    # For people

    def reason(self, b: Board, s: State, action: int, clause: str) -> Message:
        return reasons.reason(b, s, action, clause)

    def ending(self, b: Board, s: State) -> str:
        """How the game ended: all pieces of one player are home. [NU-10]"""
        return "home"

    def keeps(self, b: Board) -> bool:
        """A blockade may stay on Frei as long as its owner likes. [NB-2]"""
        return bool(b.blocks)

    def keeping(self, b: Board, s: State) -> int | None:
        """Where only the blockade on Frei is asked about: roll on, or be done."""
        if not b.blocks or not turn.is_on_frei(b, s):
            return None
        if s.phase == v.STARTING:
            return actions.plain(actions.ROLL)
        return actions.plain(actions.DONE) if s.phase == v.MOVING and s.ways == 0 else None

    def places_of(self, b: Board, s: State) -> list[int] | None:
        """The seats in the order in which they came home, if it was played on for that. [NU-12]"""
        return position.places_of(s) if b.places else None

    def seat_name(self, seat: int) -> Message:
        return Message("nueby-seat", seat=seat)

    def status(self, b: Board, s: State) -> Message:
        return telling.status(b, s)

    def tell(self, b: Board, event: Note) -> Message | None:
        return telling.tell(b, event)


def _letter(s: State) -> str:
    return "h" if s.phase == v.HUNTING else "d"


def _field(b: Board, name: str, move: str) -> int:
    fields = field_numbers(b)
    if name not in fields:
        raise InvalidNotation(Message("nueby-no-field", came=shown(move), field=name))
    return fields[name]


def _route(b: Board, s: State, here: int, there: int) -> int:
    """The route between two fields with the count at hand, open or barred, or else a stray move."""
    count = v.FACES if s.phase == v.ENTERING else s.die
    for span in (b.open[s.turn][count][here], b.barred[s.turn][count][here]):
        for route in routes_in(span):
            if end_of(b.route[route]) == there:
                return route
    return actions.straying(here, there)


def _pieces(b: Board, s: State, names: list[str], move: str) -> int:
    """The own pieces on the named fields, as a set; where there is none, or one is named twice, a stranger is in it."""
    chosen, own = 0, s.field[s.turn * v.OWN : s.turn * v.OWN + v.OWN]
    for name in names:
        field = _field(b, name, move)
        bit = 1 << own.index(field) if own.count(field) == 1 else actions.STRANGER
        chosen |= actions.STRANGER if chosen & bit else bit
    return chosen
