"""The face of alpha-beta: looks at a position deeper and deeper until the budget ends or the result is proven."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from engawa.core.contract import OVER
from engawa.core.forge import Life, assign, forge
from engawa.core.game import Game
from engawa.search import alphabeta, alphabeta_table, findings

KERNELS = "forget", "survey", "set_out", "look"
ENTRIES = 1 << 19  # of the transposition table
FRAMES = 160  # plies that a look reaches down
DEEPEST = 60  # turns
SLICE = 0.02  # seconds between two looks at the clock, about
INSTANT = 1e-5
FIRST_SLICE = 64  # nodes
ENDLESS = 1 << 62

KeepGoing = Callable[[int], bool]


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a search would play."""

    action: int
    value: int  # to the seat to act, in the units of the search
    depth: int  # in turns, of the last look that was finished
    nodes: int

    @property
    def turns(self) -> int | None:
        """Turns of both seats until the proven end, if there is one."""
        return turns_of(self.value)


class Allowance:
    """What a search may still spend."""

    def __init__(self, nodes: int | None, seconds: float | None, keep_going: KeepGoing | None) -> None:
        if nodes is None and seconds is None and keep_going is None:
            raise TypeError("a search needs an end: nodes, seconds or keep_going")
        self.nodes = ENDLESS if nodes is None else nodes
        self.seconds = seconds
        self.keep_going = keep_going
        self.start = time.monotonic()
        self.slice = FIRST_SLICE
        self.is_spent = False

    def goal(self, done: int) -> int:
        """The number of nodes at which to look up from the board again."""
        return min(self.nodes, done + self.slice)

    def look_up(self, done: int) -> None:
        """Find out whether it is spent, after so many nodes."""
        spent = time.monotonic() - self.start
        self.is_spent = done >= self.nodes or (self.seconds is not None and spent >= self.seconds)
        if not self.is_spent and self.keep_going is not None:
            self.is_spent = not self.keep_going(done)
        self.slice = max(1, min(2 * self.slice, int(SLICE * done / max(spent, INSTANT))))


class AlphaBeta:
    """Alpha-beta for one game of two seats in which nothing is hidden or left to chance.

    Its buffers serve one search after the other, and nothing found by one is used by the next: the same position,
    actions and nodes always find the same.
    """

    def __init__(self, game: Game, *, entries: int = ENTRIES, life: Life | None = None) -> None:
        size = game.kernels.MAX_ACTIONS
        self.game = game
        self.life: Life = life or forge(game.bound(alphabeta), *KERNELS)
        ints = self.life.ints
        self._desk = alphabeta.Desk(
            self.life.new(alphabeta.Quest),
            self.life.pool(alphabeta.Frame, FRAMES),
            moves=ints(FRAMES, size),
            marks=ints(FRAMES, size),
            table=ints(entries * alphabeta_table.WORDS),
            history=ints(alphabeta.HABITS),
            killers=ints(FRAMES, 2),
        )
        self._pool = self.life.pool(game.rules.State, FRAMES)
        self._board: tuple[Any, Any] = (None, None)  # the last one searched, as it came and as it entered
        self._root: Any = None

    def best(
        self,
        b: Any,
        s: Any,
        actions: Sequence[int],
        *,
        depth: int = DEEPEST,
        patience: int = 0,
        nodes: int | None = None,
        seconds: float | None = None,
        keep_going: KeepGoing | None = None,
    ) -> Verdict:
        """The best of the legal *actions*; of equals, the first. A win at once is found whatever the allowance."""
        allowance = Allowance(nodes, seconds, keep_going)
        ranked = self._begin(b, s, actions)
        self._desk.quest.patience = patience
        value, action = ranked[0]
        verdict = Verdict(action, value, 0, 0)
        for turns in range(1, depth + 1):
            if allowance.is_spent or abs(verdict.value) > alphabeta.PROVEN:
                break
            order = [verdict.action, *(action for _, action in ranked if action != verdict.action)]
            is_done = self._look(order, turns, allowance)
            root = self._desk.frames[0]
            if root.best > alphabeta.LOWEST:  # the favourite at least was looked at to the end
                reached = turns if is_done else verdict.depth
                verdict = Verdict(int(root.action), int(root.best), reached, int(self._desk.quest.nodes))
        return verdict

    def study(
        self,
        b: Any,
        s: Any,
        actions: Sequence[int],
        *,
        depth: int = DEEPEST,
        nodes: int | None = None,
        seconds: float | None = None,
        keep_going: KeepGoing | None = None,
        chance_of: Callable[[float], float] = float,
    ) -> findings.Findings:
        """What each of the legal *actions* is worth, all looked at equally deep.

        *chance_of* says what a value, as a share from 0 to 1, means as a chance to win.
        """
        allowance = Allowance(nodes, seconds, keep_going)
        values = {action: value for value, action in self._begin(b, s, actions)}
        self._desk.quest.patience = 0
        spent = dict.fromkeys(values, 0)
        for turns in range(1, depth + 1):
            found: dict[int, int] = {}
            for action in sorted(values, key=values.__getitem__, reverse=True):
                before = int(self._desk.quest.nodes)
                if abs(values[action]) > alphabeta.PROVEN:
                    found[action] = values[action]
                elif not allowance.is_spent and self._look([action], turns, allowance):
                    found[action] = int(self._desk.frames[0].best)
                spent[action] += int(self._desk.quest.nodes) - before
            if len(found) < len(values):
                values |= {action: value for action, value in found.items() if abs(value) > alphabeta.PROVEN}
                break
            values = found
            if max(values.values()) > alphabeta.PROVEN or min(map(abs, values.values())) > alphabeta.PROVEN:
                break
        return self._findings(b, s, values, spent, chance_of)

    # Looking

    def _begin(self, b: Any, s: Any, actions: Sequence[int]) -> list[tuple[int, int]]:
        """Values at first sight and their actions, the best first; of equals, the one that came first."""
        if self.game.kernels.to_act(b, s) == OVER:
            raise ValueError("expected a position to search, got one in which the game is over")
        if self._board[0] is not b:
            self._board = b, self.life.enter(b)
        self._root = self.life.enter(s)
        self.life.forget(self._desk)
        row, worths = self._desk.moves[0], self._desk.marks[0]
        row[: len(actions)] = actions
        self.life.survey(self._board[1], self._root, self._pool[0], row, len(actions), worths)
        ranked = [(int(worths[i]), action) for i, action in enumerate(actions)]
        return sorted(ranked, key=lambda pair: -pair[0])

    def _look(self, actions: Sequence[int], turns: int, allowance: Allowance) -> bool:
        """Whether a look at *actions*, so many *turns* deep, came to its end."""
        b, desk = self._board[1], self._desk
        desk.moves[0][: len(actions)] = actions
        self.life.set_out(b, self._root, self._pool, desk, len(actions), turns, alphabeta.LOWEST, -alphabeta.LOWEST)
        while not allowance.is_spent:
            is_done = self.life.look(b, self._pool, desk, allowance.goal(int(desk.quest.nodes)))
            allowance.look_up(int(desk.quest.nodes))
            if is_done:
                return True
        return False

    # Reading

    def _findings(
        self, b: Any, s: Any, values: dict[int, int], spent: dict[int, int], chance_of: Callable[[float], float]
    ) -> findings.Findings:
        seat = self.game.kernels.to_act(b, s)

        def shares(value: int) -> tuple[float, float]:
            mine = chance_of(share_of(value))
            return (mine, 1.0 - mine) if seat == 0 else (1.0 - mine, mine)

        ranked = sorted(values, key=values.__getitem__, reverse=True)
        choices = tuple(
            findings.Choice(
                action, spent[action], shares(values[action]), is_proven(values[action]), turns_of(values[action])
            )
            for action in ranked
        )
        return findings.Findings(
            actor=seat,
            values=choices[0].values,
            decided=choices[0].decided,
            choices=choices,
            line=tuple(self.line(b, s, ranked[0])),
            simulations=int(self._desk.quest.nodes),
            nodes=int(self._desk.quest.nodes),
        )

    def line(self, b: Any, s: Any, action: int) -> list[int]:
        """*action* and the best play after it, as far as the table remembers it."""
        rules, line, seen = self.game.kernels, [action], set[int]()
        after = type(s)()
        assign(after, s)
        rules.play(b, after, action)
        out = [0] * rules.MAX_ACTIONS
        while rules.to_act(b, after) != OVER:
            key = rules.key(b, after)
            at = alphabeta_table.find(self._desk.table, key, int(self._desk.quest.age))
            if at == alphabeta_table.ABSENT or key in seen:
                break
            action = int(self._desk.table[at + alphabeta_table.ACTION])
            if action not in out[: self.game.moves.legal(b, after, out)]:
                break
            seen.add(key)
            line.append(action)
            rules.play(b, after, action)
        return line


def share_of(value: int) -> float:
    """A value as a share of the win, from 0 to 1."""
    if is_proven(value):
        return 1.0 if value > 0 else 0.0
    return 0.5 + value / (2 * alphabeta.UNIT)


def is_proven(value: int) -> bool:
    return abs(value) > alphabeta.PROVEN


def turns_of(value: int) -> int | None:
    """Turns of both seats until the proven end, the one under way included."""
    return alphabeta.WIN - abs(value) + 1 if is_proven(value) else None
