"""The face of the lookahead: a thinker has the buffers for so many players, and thinks of one position at a time."""

from __future__ import annotations

import time
from functools import lru_cache
from threading import Lock
from typing import Any

from engawa.bots.ninja_all_stars import lookahead
from engawa.bots.ninja_all_stars.mind import OPTIONS, Habits, Mind, is_plan
from engawa.bots.ninja_all_stars.script import NOTHING
from engawa.bots.opponents import KeepGoing
from engawa.bots.sight import Sight
from engawa.core.forge import Life, assign, forge, interpreted, is_warm
from engawa.core.rng import WORDS
from engawa.games.ninja_all_stars.rules import MAX_ACTIONS, observe, play, to_act
from engawa.games.ninja_all_stars.state import State
from engawa.search import Choice, Findings
from engawa.search.tree import NONE, ROOT, Node, Plan

KERNELS = "simulate", "best_child"
NODES = 40_000
PLAIN_NODES = 4_000  # of an interpreted tree, which grows little
DEEPEST = 64  # activations that a tree reaches down
EXPLORATION = 0.5
SWIFT = Habits(order=3)  # of the play in thought: not everybody is asked who goes
SLICE = 0.02  # seconds between two looks at the clock, about

_one_at_a_time = Lock()  # buffers serve one thought after the other


def think(
    sight: Sight,
    rng: list[int],
    habits: Habits,
    *,
    compiled: bool,
    plies: int,
    depth: int,
    seconds: float | None = None,
    thorough: bool = False,
    keep_going: KeepGoing | None = None,
) -> Findings:
    """What the seat to act finds out by playing so many *plies* in thought; without any, what the book says.

    Every option is followed by *depth* activations of either side. Who is *thorough* looks at every legal action.
    """
    with _one_at_a_time:
        thinker = _thinker(sight.players, compiled)
        return thinker.think(sight, rng, habits, plies, depth, seconds, thorough, keep_going)


def is_ready() -> bool:
    """Whether the compiled lookahead is in the cache."""
    return is_warm(lookahead, *KERNELS)


def warm(players: int) -> None:
    """Compile it, or find it in the cache."""
    _thinker(players, True)


@lru_cache(6)
def _thinker(players: int, compiled: bool) -> Thinker:
    return Thinker(players, compiled)


class Thinker:
    """Thinks about matches of so many players, in either life."""

    def __init__(self, players: int, compiled: bool) -> None:
        self.life: Life = forge(lookahead, *KERNELS) if compiled else interpreted(lookahead)
        nodes = NODES if compiled else PLAIN_NODES
        life = self.life
        self._plan, self._mind = life.new(Plan), life.new(Mind)
        self._nodes, self._worth, self._priors = life.pool(Node, nodes), life.floats(nodes, players), life.floats(nodes)
        self._path, self._rng, self._shares = life.ints(DEEPEST), life.ints(WORDS), life.floats(players)
        self._out, self._weights = life.ints(MAX_ACTIONS), life.ints(MAX_ACTIONS)
        self._firsts = life.ints(1 + OPTIONS)  # the root and its children are the first nodes
        self._state, self._spare = life.new(State), life.new(State)

    def think(
        self,
        sight: Sight,
        rng: list[int],
        habits: Habits,
        plies: int,
        depth: int,
        seconds: float | None,
        thorough: bool,
        keep_going: KeepGoing | None,
    ) -> Findings:
        """The findings about what *sight* shows; the generator *rng* moves on."""
        self._plan.seat, self._plan.depth, self._plan.exploration, self._plan.used = sight.seat, depth, EXPLORATION, 0
        self._rng[:] = rng
        b, root = self.life.enter(sight.board), self.life.enter(seen(sight))
        minds = self._mind, self.life.enter(habits), self.life.enter(SWIFT)
        tree = b, root, self._state, self._spare, *minds, self._plan, self._nodes
        rest = self._worth, self._priors, self._path, self._rng, self._out, self._weights, self._shares, self._firsts
        start, size = time.monotonic(), 1
        done = int(self.life.simulate(*tree, *rest, int(thorough), 0))
        while done < plies:
            done = int(self.life.simulate(*tree, *rest, int(thorough), min(plies, done + size)))
            spent = time.monotonic() - start
            if (seconds is not None and spent >= seconds) or (keep_going is not None and not keep_going(done)):
                break
            size = max(1, int(SLICE * done / max(spent, SLICE / 1000)))
        rng[:] = [int(word) for word in self._rng]
        return self._findings(sight)

    def _findings(self, sight: Sight) -> Findings:
        """What the tree says: of the options that begin with one action, the best."""
        options, child = [], int(self._nodes[ROOT].first)
        while child != NONE:
            options.append(child)
            child = int(self._nodes[child].next)
        if options:
            # Before anything was thought through, the option that came first is the best by the book.
            best = int(self.life.best_child(self._nodes, self._worth, ROOT)) if self._visits(ROOT) else options[0]
            options = [best, *sorted((k for k in options if k != best), key=lambda k: -self._visits(k))]
        choices: dict[int, Choice] = {}
        for k in options:
            action = int(self._firsts[k])
            values = self._values(k if self._visits(k) else ROOT)
            choices.setdefault(action, Choice(action, self._visits(k), values, False))
        return Findings(
            actor=int(self._nodes[ROOT].actor),
            values=self._values(ROOT),
            decided=False,
            choices=tuple(choices.values()),
            line=self._line(sight, int(self._nodes[options[0]].action)) if options else (),
            simulations=int(self._plan.simulations),
            nodes=int(self._plan.used),
        )

    def _visits(self, k: int) -> int:
        return int(self._nodes[k].visits)

    def _values(self, k: int) -> tuple[float, ...]:
        if not self._visits(k):
            return (1.0 / len(self._shares),) * len(self._shares)
        return tuple(float(worth) / self._visits(k) for worth in self._worth[k])

    def _line(self, sight: Sight, option: int) -> tuple[int, ...]:
        """The actions of an *option* one after the other, until chance or somebody else decides."""
        s, m, plain = seen(sight), Mind(), lookahead
        line = [int(plain.action_for(sight.board, s, m, option))]
        play(sight.board, s, line[0])
        while is_plan(m.plan) and to_act(sight.board, s) == sight.seat and s.model >= 0:
            action = plain.follow(sight.board, s, m, m.plan)
            if action == NOTHING:
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
