"""Routes: where a piece of each colour gets from each field with each count, or which clause bars the way.

The rules ask tables for them, so what a clause says about geometry alone is enforced here.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engawa.core.contract import LEGAL
from engawa.games.nueby import vocabulary as v
from engawa.games.nueby.plan import Plan

# The clause that bars a step forward onto another letter, for whom it is not; and any step backwards over this pair.
STRANGERS = {"rz": "NU-C1", "iz": "NU-C1", "ri": "NZ-1"}
BACKWARDS = {
    "rz": "NU-8", "iz": "NU-8", "zz": "NU-8", "ri": "NZ-3", "nr": "NJ-4", "gr": "NA-3", "er": "NK-4", "ee": "NK-4",
}  # fmt: skip


class Route(NamedTuple):
    """A way of a certain count for one colour."""

    steps: int
    fields: tuple[int, ...]  # from the first to the last
    kind: int
    clause: int = LEGAL  # that bars it
    instead: int = v.NOWHERE


class Walker:
    """Walks the plan as a piece of one colour does."""

    def __init__(self, plan: Plan, colour: int) -> None:
        self.plan = plan
        self.colour = colour
        self.fork = plan.fork_of(colour)
        self.arrow = plan.arrow_of(colour)
        # What a backward throw skips: from the own entry to the own fork, on either ring. [NU-31, NW-4]
        outer = plan.entries[colour], self.fork if self.arrow is None else self.arrow
        self.gaps = [outer] if self.arrow is None else [outer, (plan.inner_entries[colour], self.fork)]
        # The own last side path comes last on the way from the own entry to the own fork. [NJ-3]
        self.last_path = plan.last_path_of(colour) if plan.variant.hunts else None

    def routes(self, start: int) -> Iterator[Route]:
        """Every route from a field, forward and backwards, open or barred."""
        letter = self.plan.letter(start)
        if letter in "st":
            yield from self.entering(start)
        elif letter != "b":
            yield from self.forward((start,), LEGAL)
            yield from self.backwards((start,), LEGAL)

    def entering(self, area: int) -> Iterator[Route]:
        """With a six onto the entry [NU-20]; with a one only to take off a blockade [NB-6]."""
        field = self.plan.fields[area]
        entries = self.plan.entries if field.letter == "s" else self.plan.inner_entries
        for count in (1, v.FACES) if self.plan.variant.blocks else (v.FACES,):
            yield Route(count, (area, entries[field.sector]), v.ENTERS)

    # Forward

    def forward(self, path: tuple[int, ...], clause: int) -> Iterator[Route]:
        if len(path) > 1:
            yield Route(len(path) - 1, path, self.kind_forward(path), clause, self.instead_of(path))
        if len(path) <= v.FACES:
            for there in self.plan.ahead[path[-1]]:
                yield from self.forward((*path, there), clause or self.clause_forward(path, there))

    def clause_forward(self, path: tuple[int, ...], there: int) -> int:
        """The clause that bars the step to *there*."""
        step = self.letters(path[-1], there)
        # Only its own colour takes a goal lane or an arrow. [NU-C1, NZ-1]
        own = path[-1] == self.arrow if step == "ri" else self.plan.fields[there].sector == self.colour
        if step in STRANGERS and not own:
            return self.index(STRANGERS[step])
        # A shortcut is for moves that start on its arrow field; nobody else gets there. [NA-1, NA-2]
        if step == "rg" and len(path) > 1:
            return self.index("NA-1")
        return LEGAL

    def kind_forward(self, path: tuple[int, ...]) -> int:
        start, end, letter = path[0], path[-1], self.plan.letter(path[-1])
        kind = 0
        if letter == "z":
            kind |= v.ENDS_HOME
            # In the goal lane nobody is passed over. [NU-8]
            kind |= v.IN_LANE if any(self.plan.letter(field) == "z" for field in path[1:-1]) else 0
            # Coming in needs the focus, moving up does not. [NJ-9]
            kind |= v.COMES_HOME if self.plan.letter(start) != "z" else 0
        # Nobody is thrown on side paths and in entry lanes. [NJ-1, NK-4]
        if letter in "ne":
            kind |= v.SAFE
        # Passing the own goal is never compelled; it is going on from the fork of the goal lane. [NU-9, NZ-3, NZ-4]
        past_goal = self.fork in path[:-1] and self.plan.letter(path[path.index(self.fork) + 1]) != "z"
        # Nor is a shortcut from its arrow field; from the grey fields behind it is an ordinary move. [NA-1]
        shortcut = self.letters(*path[:2]) == "rg"
        # Nor is leaving a side path; moving up on it is. [NJ-2]
        leaving = self.plan.letter(start) == "n" and self.plan.path_of(start) is not self.plan.path_of(end)
        return kind | (v.FREE if past_goal or shortcut or leaving or self.is_marked(start) else 0)

    def instead_of(self, path: tuple[int, ...]) -> int:
        """Where the own last side path leads with the same count, if the path runs past its entrance. [NJ-3]"""
        if self.last_path is None:
            return v.NOWHERE
        entrance, fields = self.last_path.begin, self.last_path.fields
        if entrance not in path[:-1] or fields[0] in path:
            return v.NOWHERE
        left = len(path) - 1 - path.index(entrance)
        return fields[left - 1] if left <= len(fields) else v.NOWHERE

    # Backwards

    def backwards(self, path: tuple[int, ...], clause: int) -> Iterator[Route]:
        if len(path) > 1:
            yield Route(len(path) - 1, path, self.kind_backwards(path), clause or self.clause_at_end(path))
        if len(path) > v.FACES:
            return
        for there in self.plan.behind[path[-1]]:
            yield from self.backwards((*path, there), clause or self.clause_backwards(path, there))
        for there in self.plan.ahead[path[-1]]:
            turned = self.clause_turning(path, there)
            if turned != LEGAL:
                yield from self.straight((*path, there), clause or turned)

    def straight(self, path: tuple[int, ...], clause: int) -> Iterator[Route]:
        """The plain way on from where a barred route has turned."""
        yield Route(len(path) - 1, path, v.BACK, clause)
        there = self.plan.on(path[-1])
        if there is not None and len(path) <= v.FACES:
            yield from self.straight((*path, there), clause)

    def clause_backwards(self, path: tuple[int, ...], there: int) -> int:
        """The clause that bars the step back to *there*."""
        # Nobody leaves a goal lane [NU-8, NW-6], changes rings [NZ-3], goes from the ring into a side path [NJ-4],
        # a shortcut [NA-3] or an entry lane, or back in one. [NK-4]
        step = self.letters(there, path[-1])
        if step in BACKWARDS:
            return self.index(BACKWARDS[step])
        # Nobody passes over an arrow field. [NW-2]
        if path[-1] in self.plan.arrows and len(path) > 1:
            return self.index("NW-2")
        return LEGAL

    def clause_at_end(self, path: tuple[int, ...]) -> int:
        """The clause that bars to end there."""
        # Out of a side path one has to get to the ring. [NJ-4]
        if self.plan.letter(path[-1]) == "n":
            return self.index("NJ-4")
        # From an arrow field only a one leads back. [NW-3]
        if path[0] in self.plan.arrows and len(path) > 2:
            return self.index("NW-3")
        return LEGAL

    def clause_turning(self, path: tuple[int, ...], there: int) -> int:
        """The clause that bars to turn from running backwards to *there*; LEGAL where nobody would think of it."""
        step = self.letters(path[-1], there)
        # Going backwards nobody turns into the goal lane. [NU-11]
        if len(path) > 1 and step in ("rz", "iz") and self.plan.fields[there].sector == self.colour:
            return self.index("NU-11")
        # From a grey field over the arrow field it does not go forward along the detour. [NA-3]
        if len(path) > 1 and step == "rr" and self.plan.letter(path[-2]) == "g":
            return self.index("NA-3")
        return LEGAL

    def kind_backwards(self, path: tuple[int, ...]) -> int:
        skips = any(entry in path and fork in path for entry, fork in self.gaps)
        kind = v.BACK | (v.SKIPS if skips else 0)
        # It is never compelled, and goes over occupied fields onto an opponent. [NU-30]
        if not self.plan.variant.both_ways:
            return kind | v.FREE | v.OVER_PIECES | v.ONLY_THROWS
        # But throwers go back as they go forward [NW-1, NW-7], save from an arrow field: there they throw with a one.
        kind |= v.ONLY_THROWS if path[0] in self.plan.arrows else 0
        return kind | (v.FREE if self.is_marked(path[0]) else 0)

    # Small words

    def is_marked(self, field: int) -> bool:
        """Whether a piece on that field never has to move. [NW-5]"""
        return bool(self.plan.marked) and field in self.plan.marked[self.colour]

    def letters(self, here: int, there: int) -> str:
        return self.plan.letter(here) + self.plan.letter(there)

    def index(self, clause: str) -> int:
        return self.plan.variant.clauses.index(clause)
