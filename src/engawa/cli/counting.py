"""The perft command: how many sequences of plies there are."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

import typer

from engawa.cli import matches, parameters
from engawa.cli.screen import Screen
from engawa.core import errors, messages
from engawa.core.forge import Life, forge
from engawa.core.game import Sitting
from engawa.core.match import Match
from engawa.lab import perft as kernels

DEEPEST = 40
LARGE = 30_000  # positions: beyond, people like to see that something is going on

Depth = Annotated[str, typer.Option("--depth", "-d", metavar="cli-word-number", help="cli-option-depth")]
Divide = Annotated[bool, typer.Option("--divide", help="cli-option-divide")]


def perft(
    ctx: typer.Context,
    source: parameters.Source = None,
    depth: Depth = "3",
    divide: Divide = False,
    json: parameters.AsJson = False,
) -> None:
    screen: Screen = ctx.obj
    deepest = parameters.read_number(depth, "--depth", 1, DEEPEST)
    counter = Counter(matches.read_match(source))
    counts: list[int] = []
    divided: dict[str, int] = {}
    for plies in range(1, deepest + 1):
        large = bool(counts) and counts[-1] > LARGE
        rows = counter.divide(plies)
        divided = dict(screen.watch(rows, len(counter.firsts), "cli-counting", plies=plies) if large else rows)
        counts.append(sum(divided.values()))
        if not json and not divide:
            print(f"{plies:>3} {counts[-1]:>20}", flush=True)
    if json:
        screen.document({"game": counter.game.key, "perft": counts} | ({"divide": divided} if divide else {}))
    elif divide:
        divided[screen.say("cli-total")] = counts[-1]
        width = len(str(counts[-1]))
        screen.entries([(text, str(count).rjust(width)) for text, count in divided.items()], "")


class Counter:
    """Counts the sequences of plies that begin in the position of a match."""

    def __init__(self, match: Match) -> None:
        self.game = match.game
        if self.game.has("sample"):
            raise errors.InvalidNotation(messages.Message("cli-wide-chance", game=self.game.title))
        self.board = self._sitting(match).board
        outcomes = [text for text, _ in match.outcomes() or []]
        self.firsts = {text: self._after(match, text) for text in outcomes or match.legal()}

    def divide(self, depth: int) -> Iterator[tuple[str, int]]:
        """Every first ply, and how many sequences of *depth* plies begin with it."""
        life = forge(self.game.bound(kernels), "perft")
        b = life.enter(self.board)
        for text, s in self.firsts.items():
            yield text, self._count(life, b, s, depth - 1)

    def _count(self, life: Life, b: Any, s: Any, depth: int) -> int:
        size = self.game.kernels.MAX_ACTIONS
        pool = life.pool(type(s), depth + 1)
        pool[0] = life.enter(s)
        return int(life.perft(b, pool, life.ints(depth + 1, size), life.ints(size), life.ints(depth + 1), depth))

    def _after(self, match: Match, text: str) -> Any:
        """The state after a first ply."""
        later = match.copy()
        later.play(text)
        return self._sitting(later).state

    def _sitting(self, match: Match) -> Sitting:
        return self.game.notation.parse_position(match.position())
