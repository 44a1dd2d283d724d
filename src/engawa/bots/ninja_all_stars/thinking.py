"""The face of the lookahead: a thinker has the buffers for so many players, and thinks of one position at a time."""

from __future__ import annotations

import time
from functools import lru_cache
from threading import Lock
from typing import Any, NamedTuple

from engawa.bots.ninja_all_stars import lookahead, mind, script
from engawa.bots.opponents import KeepGoing
from engawa.bots.sight import Sight
from engawa.core.forge import Life, assign, forge, preferred
from engawa.core.rng import WORDS
from engawa.games.ninja_all_stars.rules import MAX_ACTIONS, observe, play, to_act
from engawa.games.ninja_all_stars.state import State
from engawa.search import Choice, Findings
from engawa.search.tree import NONE, ROOT, Node, Plan, Tree

KERNELS = "simulate", "best_child"
NODES = 40_000
PLAIN_NODES = 4_000  # of an interpreted tree, which grows little
DEEPEST = 64  # activations that a tree reaches down
EXPLORATION = 0.5
SWIFT = mind.Habits(order=3)  # of the play in thought: not everybody is asked who goes
SLICE = 0.02  # seconds between two looks at the clock, about

_one_at_a_time = Lock()  # buffers serve one thought after the other


class Effort(NamedTuple):
    """How much is thought."""

    plies: int  # that are played in thought; without any, it is done what the book says
    depth: int  # activations of either side after every option
    seconds: float | None = None
    thorough: bool = False  # whether every legal action is looked at
    keep_going: KeepGoing | None = None

    def is_spent(self, seconds: float) -> bool:
        """Whether time is up."""
        return self.seconds is not None and seconds >= self.seconds


def think(sight: Sight, rng: list[int], habits: mind.Habits, effort: Effort) -> Findings:
    """What the seat to act finds out with that *effort*."""
    with _one_at_a_time:
        return _thinker(sight.players, preferred()).think(sight, rng, habits, effort)


def looks_ahead(sight: Sight) -> bool:
    """Whether the lookahead is fast enough here for somebody who waits."""
    return _thinker(sight.players, preferred()).life.compiled


@lru_cache(6)
def _thinker(players: int, life: str) -> Thinker:
    return Thinker(players)


def desk_for(life: Life, players: int, nodes: int) -> lookahead.Desk:
    """A desk for so many players, with a tree of so many nodes, in that life."""
    tree = Tree(
        life.new(Plan),
        life.pool(Node, nodes),
        life.floats(nodes, players),
        path=life.ints(DEEPEST),
        shares=life.floats(players),
    )
    return lookahead.Desk(
        state=life.new(State),
        spare=life.new(State),
        mind=life.new(mind.Mind),
        habits=life.new(mind.Habits),
        swift=life.enter(SWIFT),
        tree=tree,
        priors=life.floats(nodes),
        firsts=life.ints(1 + mind.OPTIONS),  # the root and its children are the first nodes
        rng=life.ints(WORDS),
        out=life.ints(MAX_ACTIONS),
        weights=life.ints(MAX_ACTIONS),
    )


class Thinker:
    """Thinks about matches of so many players, in either life."""

    def __init__(self, players: int, life: Life | None = None) -> None:
        self.life = life or forge(lookahead, *KERNELS)
        self._desk = desk_for(self.life, players, NODES if self.life.compiled else PLAIN_NODES)

    def think(self, sight: Sight, rng: list[int], habits: mind.Habits, effort: Effort) -> Findings:
        """The findings about what *sight* shows; the generator *rng* moves on."""
        desk = self._desk = self._desk._replace(habits=self.life.enter(habits))
        plan, thorough = desk.tree.plan, int(effort.thorough)
        plan.seat, plan.depth, plan.exploration, plan.used = sight.seat, effort.depth, EXPLORATION, 0
        desk.rng[:] = rng
        b, root = self.life.enter(sight.board), self.life.enter(seen(sight))
        start, size = time.monotonic(), 1
        done = int(self.life.simulate(b, root, desk, thorough, 0))
        while done < effort.plies:
            done = int(self.life.simulate(b, root, desk, thorough, min(effort.plies, done + size)))
            spent = time.monotonic() - start
            if effort.is_spent(spent) or (effort.keep_going is not None and not effort.keep_going(done)):
                break
            size = max(1, int(SLICE * done / max(spent, SLICE / 1000)))
        rng[:] = [int(word) for word in desk.rng]
        return self._findings(sight)

    def _findings(self, sight: Sight) -> Findings:
        """What the tree says: of the options that begin with one action, the best."""
        options, child = [], int(self._desk.tree.nodes[ROOT].first)
        while child != NONE:
            options.append(child)
            child = int(self._desk.tree.nodes[child].next)
        if options:
            # Before anything was thought through, the option that came first is the best by the book.
            best = (
                int(self.life.best_child(self._desk.tree.nodes, self._desk.tree.worth, ROOT))
                if self._visits(ROOT)
                else options[0]
            )
            options = [best, *sorted((k for k in options if k != best), key=lambda k: -self._visits(k))]
        choices: dict[int, Choice] = {}
        for k in options:
            action = int(self._desk.firsts[k])
            values = self._values(k if self._visits(k) else ROOT)
            choices.setdefault(action, Choice(action, self._visits(k), values, False))
        return Findings(
            actor=int(self._desk.tree.nodes[ROOT].actor),
            values=self._values(ROOT),
            decided=False,
            choices=tuple(choices.values()),
            line=self._line(sight, int(self._desk.tree.nodes[options[0]].action)) if options else (),
            simulations=int(self._desk.tree.plan.simulations),
            nodes=int(self._desk.tree.plan.used),
        )

    def _visits(self, k: int) -> int:
        return int(self._desk.tree.nodes[k].visits)

    def _values(self, k: int) -> tuple[float, ...]:
        if not self._visits(k):
            return (1.0 / len(self._desk.tree.shares),) * len(self._desk.tree.shares)
        return tuple(float(worth) / self._visits(k) for worth in self._desk.tree.worth[k])

    def _line(self, sight: Sight, option: int) -> tuple[int, ...]:
        """The actions of an *option* one after the other, until chance or somebody else decides."""
        s, m, plain = seen(sight), mind.Mind(), lookahead
        line = [int(plain.action_for(sight.board, s, m, option))]
        play(sight.board, s, line[0])
        while mind.is_plan(m.plan) and to_act(sight.board, s) == sight.seat and s.model >= 0:
            action = plain.follow(sight.board, s, m, m.plan)
            if action == script.NOTHING:
                break
            line.append(int(action))
            play(sight.board, s, line[-1])
        return tuple(line)


def seen(sight: Sight) -> Any:
    """The state as the seat may know it: nothing else is thought about."""
    state = State()
    assign(state, sight.state)
    if sight.seat >= 0:
        observe(sight.board, state, sight.seat)
    return state
