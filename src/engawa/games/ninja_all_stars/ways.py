"""Ways: where the active model can go with the movement at hand. Every step is judged and played by the rules."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from heapq import heappop, heappush
from typing import NamedTuple

from engawa.core.contract import LEGAL
from engawa.games.ninja_all_stars import moving, odds, vocabulary as v
from engawa.games.ninja_all_stars.actions import STEP, action_of
from engawa.games.ninja_all_stars.chance import TEST_DICE
from engawa.games.ninja_all_stars.dice import SHIFT
from engawa.games.ninja_all_stars.ground import stands_by_shrine
from engawa.games.ninja_all_stars.rules import play, refusal
from engawa.games.ninja_all_stars.state import Board, State

Dodging = dict[bool, float]  # the chance of a dodge, away from shrines and beside one


class Way(NamedTuple):
    """A way to a space: the spaces that are entered, dodges and the chance that all succeed, and how it is then."""

    spaces: tuple[int, ...]
    cost: int
    dodges: int
    chance: float
    state: State

    @property
    def ends(self) -> bool:
        """Whether the movement can end there: not on another model. [NS-M11]"""
        return moving.refusal_of_facing(self.state) == LEGAL


def ways_of(b: Board, s: State) -> dict[int, Way]:
    """The safest way to every space in reach, of the safest the cheapest.

    A riskier way that is cheaper is followed all the same: it may lead farther. So is one with a vault still to come.
    """
    points = s.mp if s.moving != 0 else moving.points_of(b, s)
    home, start = s.space[s.model], Way((), 0, 0, 1.0, s)
    found: dict[int, Way] = {home: start}
    cheapest: dict[tuple[int, int], int] = {(home, s.vault): 0}
    dodging: Dodging = {}
    queue: list[tuple[float, int, int, Way, int, bool]] = []
    count = itertools.count()
    for chance, cost, there, dodges in steps_from(b, start, points, dodging):
        heappush(queue, (-chance, cost, next(count), start, there, dodges))
    while queue:
        risk, cost, _, before, there, dodges = heappop(queue)
        # Who still has a vault to come is not beaten by one who has not.
        if any(cheapest.get((there, vault), cost + 1) <= cost for vault in range(before.state.vault, 2)):
            continue
        after = stepped(b, before.state, there)
        if cheapest.get((there, after.vault), cost + 1) <= cost:
            continue
        cheapest[there, after.vault] = cost
        way = Way((*before.spaces, there), cost, before.dodges + dodges, -risk, after)
        found.setdefault(there, way)
        for chance, cost, there, dodges in steps_from(b, way, points, dodging):
            heappush(queue, (-chance, cost, next(count), way, there, dodges))
    del found[home]
    return found


def steps_from(b: Board, way: Way, points: int, dodging: Dodging) -> Iterator[tuple[float, int, int, bool]]:
    """The steps that go on from the end of a *way*: chance and cost with them, where to, and whether by a dodge."""
    s = way.state
    near = [there for there in b.neighbour[s.space[s.model]] if there >= 0]
    open_to = [there for there in near if refusal(b, s, action_of(STEP, 0, there)) == LEGAL]
    dodges = moving.must_dodge(s, s.model)
    chance = way.chance * dodge_chance(b, s, open_to[0], dodging) if dodges and open_to else way.chance
    spent = points - s.mp if s.moving != 0 else 0
    for there in open_to:
        yield chance, spent + moving.price_of(b, s, there), there, dodges


def dodge_chance(b: Board, s: State, there: int, dodging: Dodging) -> float:
    """The chance of a dodge from where the model stands. Of all that changes on a way only a shrine matters. [NS-G9]"""
    shrine = stands_by_shrine(s, s.model)
    if shrine not in dodging:
        dodging[shrine] = odds.passing(b, declared(b, s, there))
    return dodging[shrine]


def stepped(b: Board, s: State, there: int) -> State:
    """The state after a step, dodged with luck if need be."""
    after = declared(b, s, there)
    if after.phase == v.TEST:
        play(b, after, TEST_DICE << SHIFT * after.element)
        while after.phase == v.REACT:
            play(b, after, odds.PASSING)
    return after


def declared(b: Board, s: State, there: int) -> State:
    """The state after a step without a dodge, or when its dice are about to be rolled."""
    after = odds.played(b, s, action_of(STEP, 0, there))
    while after.phase == v.DODGE:
        play(b, after, odds.PASSING)
    return odds.rolling(b, after)
