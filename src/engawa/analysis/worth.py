"""What the positions of a match are worth, put together from looks at them."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from math import fsum
from typing import NamedTuple

from engawa.analysis.course import Branch, Place, Stop
from engawa.analysis.studies import DIGITS, Chances, Found, Judged, noise_of


class Worth(NamedTuple):
    """What a position is worth to every seat, and how far that may be off."""

    values: Chances
    variances: Chances  # squares of standard errors
    proven: bool


class Changes(NamedTuple):
    """What one ply changed for every seat, and the squares of the standard errors of that."""

    skill: Chances
    luck: Chances
    hindsight: Chances
    variances: Chances  # of skill at a move, of luck at chance
    unsure: Chances  # of hindsight


class Worths:
    """The worth of every position on the course of a match, as far as they have been looked at."""

    def __init__(self, course: list[Stop], players: int) -> None:
        self.course = course
        self.players = players
        self.looks: dict[str, Found] = {}  # by the key of a place
        self.noise = 0.0
        self._none = (0.0,) * players
        self._worths: dict[int, Worth] = {}  # by ply

    def weigh(self, known: int) -> None:
        """Take in all looks so far, which suffice for the positions up to the one after so many plies."""
        self.noise, self._worths, last = noise_of(self.looks.values()), {}, known
        if not known:
            return
        while self.course[last].passes_on:
            last += 1
        for ply in range(last, -1, -1):
            self._worths[ply] = self._before(self.course[ply], self._worths.get(ply + 1))

    def needs(self, ply: int) -> Iterator[Place]:
        """The places that have to be looked at to know what the position before *ply* is worth."""
        for stop in self.course[ply:]:
            if stop.branches:
                yield from (branch.place for branch in self._others(stop) if branch.place.end is None)
            elif not stop.is_forced and stop.place.end is None:
                yield stop.place
            if not stop.passes_on:
                return

    def worth(self, ply: int) -> Worth:
        """What the position before *ply* is worth: under best play, and at chance on average."""
        return self._worths[ply]

    def changes(self, ply: int) -> Changes:
        """What was changed at *ply*: the worth before it and all of this make the worth after it."""
        stop, before, after = self.course[ply], self.worth(ply), self.worth(ply + 1)
        none = self._none
        if stop.is_forced:
            return Changes(none, none, none, none, none)
        if stop.actor == "chance":
            return Changes(none, _difference(after.values, before.values), none, self._unsure_of(stop, after), none)
        values, variances = self._chosen(stop, before, after)
        return Changes(
            skill=_difference(values, before.values),
            luck=none,
            hindsight=_difference(after.values, values),
            variances=variances,
            unsure=none if after.values == values else _sums(after.variances, before.variances),
        )

    def action(self, stop: Stop) -> int:
        """What was played there."""
        assert stop.played is not None
        sight = self.looks[stop.place.key].sight
        return stop.match.game.notation.parse_move(sight.board, sight.state, stop.played)

    def variances(self, judged: Judged) -> Chances:
        return tuple(judged.variance(seat, self.noise) for seat in range(self.players))

    def _before(self, stop: Stop, after: Worth | None) -> Worth:
        """What a position is worth, where *after* is what came of it, if that is known."""
        if stop.is_forced and after is not None:
            return after
        if stop.branches:
            return self._mean(stop, after)
        if after is not None and self._is_settled(stop, after):
            return self._best(stop, after)
        return self._at(stop.place)

    def _is_settled(self, stop: Stop, after: Worth) -> bool:
        """Whether it turned out for certain what the move that was played is worth; not so where cards lie hidden."""
        return after.proven and isinstance(stop.actor, int) and not stop.match.game.hides

    def _best(self, stop: Stop, after: Worth) -> Worth:
        """What the best move is worth, if the one that was played is worth what came *after* it."""
        found, action, seat = self.looks[stop.place.key], self.action(stop), int(stop.actor or 0)
        others = [each for each in found.solid if each.action != action]
        best = max(others, key=lambda each: each.values[seat], default=None)
        if best is None or best.values[seat] <= after.values[seat]:
            certain = after.values[seat] == 1 or all(each.proven for each in found.choices if each.action != action)
            return after._replace(proven=certain)
        return Worth(best.values, self.variances(best), best.proven and best.values[seat] == 1)

    def _chosen(self, stop: Stop, before: Worth, after: Worth) -> tuple[Chances, Chances]:
        """What the move that was played is worth, and how sure it is that this is less than the best move is.

        A move that was hardly looked at is worth what came of it, and so is one of which all turned out for certain.
        What cannot be told from the best move is not worse.
        """
        seat, found, action = stop.actor, self.looks[stop.place.key], self.action(stop)
        assert isinstance(seat, int)
        judged = found.choice(action)
        if judged is None or self._is_settled(stop, after):
            values, variances = after.values, _sums(before.variances, after.variances)
        elif action == found.choices[0].action:
            return before.values, self._none
        else:
            values, variances = judged.values, _sums(before.variances, self.variances(judged))
        worse = before.values[seat] - values[seat]
        if worse <= 0 or worse**2 < 4 * variances[seat]:
            return before.values, self._none
        return values, variances

    def _mean(self, stop: Stop, actual: Worth | None) -> Worth:
        """What a chance is worth on average, where *actual* is what came of it, if something did."""
        others = self._others(stop) if actual else stop.branches
        rows = [(branch.likelihood, self._at(branch.place)) for branch in others]
        if actual is not None:
            rows.append((Fraction(1) - sum(likelihood for likelihood, _ in rows), actual))
        values = [fsum(p * w.values[seat] for p, w in rows) for seat in range(self.players)]
        variances = [fsum(p * p * w.variances[seat] for p, w in rows) for seat in range(self.players)]
        return Worth(_rounded(values), tuple(variances), all(worth.proven for _, worth in rows))

    def _unsure_of(self, stop: Stop, after: Worth) -> Chances:
        """How far the luck of an outcome may be off: by what came of it, and by what else could have come."""
        if not stop.branches:
            return _sums(self._at(stop.place).variances, after.variances)
        rows = [(branch.likelihood, self._at(branch.place)) for branch in self._others(stop)]
        other = float(sum(likelihood for likelihood, _ in rows))
        return tuple(
            other * other * after.variances[seat] + fsum(p * p * w.variances[seat] for p, w in rows)
            for seat in range(self.players)
        )

    def _others(self, stop: Stop) -> list[Branch]:
        """The outcomes that did not come, and that would not have led to the same position."""
        if stop.played is None:
            return stop.branches
        led = next(branch.place.key for branch in stop.branches if branch.text == stop.played)
        return [branch for branch in stop.branches if branch.place.key != led]

    def _at(self, place: Place) -> Worth:
        if place.end is not None:
            return Worth(place.end, self._none, True)
        whole = self.looks[place.key].whole
        return Worth(whole.values, self.variances(whole), whole.proven)


def _difference(one: Chances, other: Chances) -> Chances:
    return tuple(round(a - b, DIGITS) for a, b in zip(one, other, strict=True))


def _sums(one: Chances, other: Chances) -> Chances:
    return tuple(a + b for a, b in zip(one, other, strict=True))


def _rounded(values: list[float]) -> Chances:
    return tuple(round(value, DIGITS) for value in values)
