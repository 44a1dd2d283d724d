"""The face of the search: a searcher has the buffers for one game and searches one position after the other."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from engawa.core.contract import OVER
from engawa.core.forge import Life, assign, forge
from engawa.core.game import Game
from engawa.core.rng import WORDS, below
from engawa.search import chance, tree, uct
from engawa.search.findings import Choice, Findings

KERNELS = "begin", "simulate", "best_child"
NODES = 50_000
MOST_PLAIN_NODES = 30_000  # of an interpreted tree: no more are reached in time, and making them takes some
LONGEST_LINE = 512  # plies that a tree reaches down
TO_THE_END = 1 << 40  # a depth that no playout reaches
STEADY, SWINGING = 0.12, 0.7  # exploration where estimates are close to each other; where all is won or lost at once
SLICE = 0.02  # seconds between two looks at the clock, about
ENDLESS = 1 << 62

KeepGoing = Callable[[int], bool]


class Searcher:
    """Monte-Carlo tree search for one game and number of players. Its buffers serve one search after the other."""

    def __init__(self, game: Game, players: int, *, nodes: int = NODES, life: Life | None = None) -> None:
        size = max(game.kernels.MAX_ACTIONS, game.kernels.OUTCOME)
        self.game = game
        self.life: Life = life or forge(game.bound(uct), *KERNELS)
        if not self.life.compiled:
            nodes = min(nodes, MOST_PLAIN_NODES)
        nodes = max(nodes, 1 + size)  # the root and its children always have room
        ints, floats = self.life.ints, self.life.floats
        self._tree = tree.Tree(
            self.life.new(tree.Plan),
            self.life.pool(tree.Node, nodes),
            floats(nodes, players),
            path=ints(LONGEST_LINE),
            shares=floats(players),
        )
        self._luck = chance.Luck(ints(WORDS), ints(WORDS), out=ints(size), weights=ints(size))
        self._state = self.life.new(game.rules.State)
        self._board: tuple[Any, Any] = (None, None)  # the last one searched, as it came and as it entered

    def search(
        self,
        b: Any,
        s: Any,
        seat: int,
        rng: list[int],
        *,
        simulations: int | None = None,
        seconds: float | None = None,
        depth: int | None = None,
        exploration: float | None = None,
        keep_going: KeepGoing | None = None,
    ) -> Findings:
        """What *seat*, which sees only its view, finds out about the position with the board *b* and the state *s*.

        It ends after so many *simulations* or *seconds*, when the result is proven, or when *keep_going*, asked now and
        then with the simulations so far, says no. Simulations alone find the same from the same generator *rng*.
        *depth* is the number of plies of a playout: none by default where the game has an estimate, else all.
        """
        if simulations is None and seconds is None and keep_going is None:
            raise TypeError("a search needs an end: simulations, seconds or keep_going")
        if self.game.kernels.to_act(b, s) == OVER:
            raise ValueError("expected a position to search, got one in which the game is over")
        self._set_out(seat, rng, depth, exploration)
        self._grow(self._entered(b), self._seen(b, s, seat), simulations, seconds, keep_going)
        rng[:] = [int(word) for word in self._luck.rng]
        return self.findings()

    def findings(self) -> Findings:
        """What the tree says, at the end of a search or, asked by *keep_going*, on the way."""
        line = self._line()
        choices = sorted(self._choices(), key=lambda choice: (line[:1] != [choice.action], -choice.visits))
        return Findings(
            actor=int(self._tree.nodes[tree.ROOT].actor),
            values=self._values(tree.ROOT),
            decided=bool(self._tree.nodes[tree.ROOT].decided),
            choices=tuple(choices),
            line=tuple(line),
            simulations=int(self._tree.plan.simulations),
            nodes=int(self._tree.plan.used),
        )

    # Growing the tree

    def _set_out(self, seat: int, rng: list[int], depth: int | None, exploration: float | None) -> None:
        plan, has = self._tree.plan, self.game.has
        if depth is None:
            depth = 0 if has("estimate") else TO_THE_END
        if exploration is None:
            exploration = STEADY if depth == 0 and not has("chances") else SWINGING
        plan.seat, plan.hidden = seat, int(has("imagine"))
        plan.depth, plan.exploration = depth, exploration
        plan.salt = below(rng, 1 << 30)
        self._luck.rng[:] = rng

    def _entered(self, b: Any) -> Any:
        if self._board[0] is not b:
            self._board = b, self.life.enter(b)
        return self._board[1]

    def _seen(self, b: Any, s: Any, seat: int) -> Any:
        """The state as *seat* may know it: nothing else gets into the search."""
        seen = type(s)()
        assign(seen, s)
        self.game.kernels.observe(b, seen, seat)
        return self.life.enter(seen)

    def _grow(
        self, b: Any, root: Any, simulations: int | None, seconds: float | None, keep_going: KeepGoing | None
    ) -> None:
        """Simulate slice by slice until the budget is spent."""
        buffers = b, root, self._state, self._tree, self._luck
        start, limit = time.monotonic(), ENDLESS if simulations is None else simulations
        self.life.begin(*buffers)
        done, goal, size = 0, 0, 1
        while done == goal < limit:
            goal = min(limit, done + size)
            done = int(self.life.simulate(*buffers, goal))
            spent = time.monotonic() - start
            if seconds is not None and spent >= seconds:
                return
            if keep_going is not None and not keep_going(done):
                return
            size = max(1, min(2 * size, int(SLICE * done / max(spent, SLICE / 1000))))

    # Reading it

    def _choices(self) -> list[Choice]:
        choices, child = [], int(self._tree.nodes[tree.ROOT].first)
        while child != tree.NONE:
            node = self._tree.nodes[child]
            visits = int(node.visits)
            values = self._values(child if visits else tree.ROOT)
            choices.append(Choice(int(node.action), visits, values, bool(node.decided)))
            child = int(node.next)
        return choices

    def _values(self, k: int) -> tuple[float, ...]:
        visits = max(1, int(self._tree.nodes[k].visits))
        return tuple(float(worth) / visits for worth in self._tree.worth[k])

    def _line(self) -> list[int]:
        """Best play by the tree. It begins with the best action even if no simulation went there."""
        line: list[int] = []
        k = tree.ROOT
        while self._tree.nodes[k].actor >= 0 and self._tree.nodes[k].first != tree.NONE:
            k = int(self.life.best_child(self._tree.nodes, self._tree.worth, k))
            if line and not self._tree.nodes[k].visits:
                break
            line.append(int(self._tree.nodes[k].action))
        return line
