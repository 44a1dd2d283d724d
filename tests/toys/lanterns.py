"""Lanterns in text, and as a Game."""

from __future__ import annotations

from typing import Any

from toys import lantern_rules as rules

from engawa.core.documents import expect, expect_choice, expect_keys
from engawa.core.errors import InvalidNotation
from engawa.core.game import Event, Game, Options, Position, Sitting
from engawa.core.messages import Message

WORDS = {rules.ROLL: "roll", rules.SHOW: "show"}
PHASES = ("deal", "act", "roll", "over")


class Notation:
    def read_options(self, given: Options, players: int, seed: bytes | None) -> Options:
        expect_keys(given, "options", (), ("players",))
        return {"players": players}

    def board_of(self, options: Options) -> Any:
        return rules.Board(players=options["players"])

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
        s = rules.State()
        s.phase = PHASES.index(expect_choice(document["phase"], "phase", PHASES))
        s.turn = document["turn"]
        s.rolls, s.total, s.card, s.shown = (document[key][:] for key in ("rolls", "total", "card", "shown"))
        options = {"players": document["players"]}
        return Sitting(options, document["players"], self.board_of(options), s)

    def format_position(self, options: Options, b: Any, s: Any) -> Position:
        rows = {key: getattr(s, key)[:] for key in ("rolls", "total", "card", "shown")}
        return {"game": "lanterns", "players": b.players, "phase": PHASES[s.phase], "turn": s.turn} | rows

    def reason(self, b: Any, s: Any, action: int, clause: str) -> Message:
        return Message("problem")

    def ending(self, b: Any, s: Any) -> str:
        return "shown"

    def tell(self, b: Any, event: Event) -> Message | None:
        return Message("problem") if event[0] == rules.SHOWN else None


GAME = Game(
    key="lanterns",
    title="Lanterns",
    version=1,
    players=range(2, 4),
    minutes=1,
    rules=rules,
    notation=Notation(),
    clauses=rules.CLAUSES,
    draw=lambda b, s, paint: paint(str(s.total), "name"),
)
