"""Analyses a match: a first look at every ply, a second and longer one at those that matter."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from engawa.analysis import course, document, studies, worth
from engawa.bots import Budget, opponent_of
from engawa.core.fairness import seed_of
from engawa.core.match import Match

LONGER = 8  # times as many nodes in the second look
FEW = 10  # choices for which these nodes are enough
MOST_AGAIN = 12  # plies that get a second look,
MATTERS = 0.01  # if they changed somebody's chances by more than this


class Progress(NamedTuple):
    """How far an analysis is: which look, and how many of its plies are done."""

    state: str  # first, second, done, stopped
    done: int
    total: int


class Analyst:
    """Looks at a match. The same match, *nodes* and *seed* give the same document, once it is done."""

    def __init__(self, match: Match, *, nodes: int | None = None, seed: int = 0) -> None:
        self.match = match
        self.nodes = opponent_of(match.game).nodes if nodes is None else nodes
        self.course: list[course.Stop] = course.course_of(match)
        self.worths = worth.Worths(self.course, match.players)
        self.progress = Progress("first", 0, match.ply)
        self.known = 0  # plies
        self.mattering: list[int] = []  # plies that are to be looked at again
        self.deep: set[int] = set()  # plies that were looked at again
        self._seed = seed_of(seed)

    def work(self, keep_going: studies.KeepGoing | None = None) -> Iterator[Progress]:
        """Go on ply by ply until all is done, or *keep_going*, asked now and then, says no."""
        try:
            yield from self.first_look(keep_going)
            yield from self.second_look(keep_going)
            self.end("done")
        except studies.Stopped:
            self.end("stopped")
        yield self.progress

    def first_look(self, keep_going: studies.KeepGoing | None = None) -> Iterator[Progress]:
        """Look at every ply. Raises Stopped if *keep_going* has said no."""
        for ply in range(self.match.ply):
            for place in (*self.worths.needs(ply), *self.worths.needs(ply + 1)):
                if place.key not in self.worths.looks:
                    self.worths.looks[place.key] = self._look(place, self.nodes, keep_going)
            self.known = ply + 1
            self.progress = Progress("first", self.known, self.match.ply)
            yield self.progress
        self.worths.weigh(self.known)
        self.mattering = self._mattering()

    def second_look(self, keep_going: studies.KeepGoing | None = None) -> Iterator[Progress]:
        """Look longer at the plies that matter, after the first look. It stops in the same way."""
        total, again = len(self.mattering), set[str]()
        self.progress = Progress("second", 0, total)
        for ply in self.mattering:
            looks = dict[str, studies.Found]()
            for place in (*self.worths.needs(ply), *self.worths.needs(ply + 1)):
                if place.key not in again and not self.worths.looks[place.key].whole.proven:
                    looks[place.key] = self._look(place, self.nodes * LONGER, keep_going)
            self.worths.looks.update(looks)  # all of a ply at once: they are compared with each other
            again.update(looks)
            self.deep.add(ply)
            self.progress = Progress("second", len(self.deep), total)
            yield self.progress

    def end(self, state: str) -> None:
        """Say how it came to an end."""
        self.progress = self.progress._replace(state=state)

    def document(self) -> dict[str, Any]:
        """What is known by now: a `wire_http.Analysis` but for its id and number."""
        self.worths.weigh(self.known)
        return document.written(self)

    def _mattering(self) -> list[int]:
        """The plies that changed most, the first of them first."""
        sizes = {ply: self._size(ply) for ply in range(self.match.ply)}
        largest = sorted(sizes, key=lambda ply: (-sizes[ply], ply))[:MOST_AGAIN]
        return sorted(ply for ply in largest if sizes[ply] > MATTERS)

    def _size(self, ply: int) -> float:
        changes = self.worths.changes(ply)
        return max(abs(change) for change in (*changes.skill, *changes.luck, *changes.hindsight))

    def _look(self, place: course.Place, nodes: int, keep_going: studies.KeepGoing | None) -> studies.Found:
        if not studies.is_sampled(self.match.game):  # every choice is looked at as closely as the best
            nodes *= max(1, place.choices // FEW)
        return studies.look(place.view, self._seed, Budget(nodes, seconds=None), place.eyes, keep_going)
