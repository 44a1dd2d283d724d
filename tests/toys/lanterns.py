"""Lanterns in text, and as a Game."""

from __future__ import annotations

from typing import Any

from toys import lantern_rules as rules

from engawa.core.documents import expect, expect_choice, expect_int, expect_keys, expect_list
from engawa.core.errors import InvalidNotation
from engawa.core.game import Game, Note, Options, Paint, Position, Sitting
from engawa.core.messages import Message

WORDS = {rules.ROLL: "roll", rules.SHOW: "show"}
PHASES = ("deal", "act", "roll", "over")
ROWS = ("rolls", "total", "card", "shown")


def _row(value: Any, where: str) -> list[int]:
    row = [expect_int(each, where, 0, 9) for each in expect_list(value, where)]
    expect(len(row) == rules.PLAYERS, where, "expected-list", value)
    return row


class Notation:
    def read_options(self, given: Options, players: int, seed: bytes | None) -> Options:
        expect_keys(given, "options", (), ("players",))
        return {"players": players}

    def board_of(self, options: Options) -> Any:
        return rules.Board(players=options["players"])

    def problems_of(self, given: Options) -> list[Message]:
        return []

    def format_board(self, options: Options, b: Any) -> dict[str, Any]:
        return {"players": b.players}

    def parse_move(self, b: Any, s: Any, move: str) -> int:
        for action, word in WORDS.items():
            if move == word:
                return action
        raise InvalidNotation(Message("expected-choice", choices="roll, show"))

    def format_move(self, b: Any, s: Any, action: int) -> str:
        return WORDS[action]

    def parse_outcome(self, b: Any, s: Any, outcome: str) -> list[int]:
        expect(all(part.isdigit() for part in outcome.split()), "outcome", "expected-list", outcome)
        return [int(part) for part in outcome.split()]

    def format_outcome(self, b: Any, s: Any, outcome: list[int]) -> str:
        return " ".join(map(str, outcome))

    def parse_position(self, document: Position) -> Sitting:
        expect_keys(document, "position", ("game", "players", "phase", "turn", *ROWS))
        s = rules.State()
        s.phase = PHASES.index(expect_choice(document["phase"], "phase", PHASES))
        s.turn = expect_int(document["turn"], "turn", 0, rules.PLAYERS - 1)
        s.rolls, s.total, s.card, s.shown = (_row(document[key], key) for key in ROWS)
        options = {"players": expect_choice(document["players"], "players", (2, 3))}
        return Sitting(options, options["players"], self.board_of(options), s)

    def format_position(self, options: Options, b: Any, s: Any) -> Position:
        rows = {key: getattr(s, key)[:] for key in ROWS}
        return {"game": "lanterns", "players": b.players, "phase": PHASES[s.phase], "turn": s.turn} | rows

    def reason(self, b: Any, s: Any, action: int, clause: str) -> Message:
        return Message("lanterns-" + clause.lower(), count=s.rolls[s.turn])

    def ending(self, b: Any, s: Any) -> str:
        return "shown"

    def seat_name(self, seat: int) -> Message:
        return Message("lanterns-seat", seat=seat)

    def status(self, b: Any, s: Any) -> Message:
        return Message("lanterns-over") if s.phase == rules.ENDED else Message("lanterns-burns", seat=s.turn)

    def tell(self, b: Any, event: Note) -> Message | None:
        kind, seat, number, _ = event
        return Message("lanterns-shown", seat=seat, number=number) if kind == rules.SHOWN else None

    def heading_of(self, b: Any, s: Any, action: int) -> Message:
        return Message("lanterns-dice" if action == rules.ROLL else "lanterns-card")

    def words_of(self, b: Any, s: Any, action: int) -> Message:
        if action == rules.ROLL:
            return Message("lanterns-roll", left=rules.ROLLS - s.rolls[s.turn])
        return Message("lanterns-show", number=s.card[s.turn])


COLOURS = "pink", "blue", "green"


def draw(b: Any, s: Any, paint: Paint) -> str:
    """A lamp for each seat: its total in stars, how often it has rolled, and its card or a question mark."""
    lines = []
    for seat in range(b.players):
        card = str(s.card[seat]) if s.card[seat] else "?"
        lamp = paint(f"( {seat} )", COLOURS[seat]) if seat == s.turn else paint(f"  {seat}  ", COLOURS[seat])
        stars = paint(f"{'*' * s.total[seat]:<9}", "yellow")
        lines.append(f"{lamp}  {stars}  {s.rolls[seat]}/{rules.ROLLS}  [{card}]")
    return "\n".join(lines)


GAME = Game(
    key="lanterns",
    title="Lanterns",
    version=1,
    players=range(2, 4),
    minutes=1,
    longest=40,
    rules=rules,
    notation=Notation(),
    clauses=rules.CLAUSES,
    draw=draw,
)
GAMES = (GAME,)
