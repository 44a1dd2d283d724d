"""Thicket in text, so that a match of it can be analysed: trees by name, moves and outcomes as letters."""

from __future__ import annotations

from typing import Any

from search import thicket
from search.thicket import Tree, chance, end, seat, throw
from toys.lantern_rules import CLAUSES

from engawa.core.game import Game, Note, Options, Position, Sitting
from engawa.core.match import Match
from engawa.core.messages import Message

LETTERS = "abcdefgh"
WON, LOST = end(1, 0), end(0, 1)
EVEN = chance((1, WON), (1, LOST))

TREES: dict[str, Tree] = {
    # Seat 0 takes an even chance, or one of four; nobody else acts.
    "gamble": seat(0, EVEN, chance((1, WON), (3, LOST))),
    # Seat 0 can win at once, or leave seat 1 the same.
    "duel": seat(0, seat(1, WON, LOST), WON, seat(1, seat(0, LOST, WON))),
    # One way to go, then an even chance, then seat 1 has the last word if it was lucky.
    "corridor": seat(0, chance((1, WON), (1, seat(1, WON, LOST)))),
    # A throw that nobody can list, then seat 0 decides.
    "throw": throw((1, seat(0, WON, LOST)), (1, LOST)),
    # Of three seats the second decides which of the others wins.
    "favour": seat(1, end(1, 0, 0), end(0, 0, 1), chance((1, end(0, 1, 0)), (1, end(1, 0, 0)))),
}


class Notation:
    def read_options(self, given: Options, players: int, seed: bytes | None) -> Options:
        return {"tree": given["tree"], "players": players}

    def board_of(self, options: Options) -> Any:
        return thicket.board_of(TREES[options["tree"]])

    def problems_of(self, given: Options) -> list[Message]:
        return []

    def format_board(self, options: Options, b: Any) -> dict[str, Any]:
        return {}

    def parse_move(self, b: Any, s: Any, move: str) -> int:
        return LETTERS.index(move)

    def format_move(self, b: Any, s: Any, action: int) -> str:
        return LETTERS[action]

    def parse_outcome(self, b: Any, s: Any, outcome: str) -> list[int]:
        return [LETTERS.index(outcome)]

    def format_outcome(self, b: Any, s: Any, outcome: list[int]) -> str:
        return LETTERS[outcome[0]]

    def parse_position(self, document: Position) -> Sitting:
        options = {"tree": document["tree"], "players": document["players"]}
        return Sitting(options, document["players"], self.board_of(options), thicket.State(node=document["node"]))

    def format_position(self, options: Options, b: Any, s: Any) -> Position:
        return {"game": "thicket", "node": s.node} | options

    def ending(self, b: Any, s: Any) -> str:
        return "end"

    def seat_name(self, seat: int) -> Message:
        return Message("file-trouble", said=f"Seat {seat}")

    def tell(self, b: Any, event: Note) -> Message | None:
        return None


GAME = Game(
    key="thicket",
    title="Thicket",
    version=1,
    players=range(2, 4),
    minutes=1,
    rules=thicket,
    notation=Notation(),  # type: ignore[arg-type]
    clauses=CLAUSES,
    draw=lambda b, s, paint: "",
)
GAMES = (GAME,)


def walked(tree: str, *plies: str, players: int = 2) -> Match:
    """A match through a tree: a letter for every ply."""
    match = Match(GAME, {"tree": tree, "players": players}, players)
    for letter in plies:
        match.play(letter)
    return match
