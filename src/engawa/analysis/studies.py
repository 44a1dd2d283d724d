"""A look at one position: what the closest study there is finds from what the seat to act may know.

Where a study samples, a look is several studies with generators of their own, so that their spread tells its error.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable
from math import fsum, sqrt
from operator import mul
from typing import NamedTuple

from engawa import catalogue
from engawa.bots import Budget, opponent_of
from engawa.bots.sight import Sight, see
from engawa.core.contract import CHANCE
from engawa.core.fairness import generator, words
from engawa.core.game import Game, Position
from engawa.search import Choice, Findings

STUDIES = 2  # of a look, where a study samples
NORMAL = 1.96  # standard errors in half of a 95 % interval
DIGITS = 6  # decimal places of a chance: sums and differences of rounded numbers are exact
THIN = 0.05  # of the visits that the best choice has: a choice with fewer was hardly looked at

Chances = tuple[float, ...]  # shares of the win, by seat
KeepGoing = Callable[[int], bool]


class Stopped(Exception):
    """Somebody wants no more of it."""


class Judged(NamedTuple):
    """What something is worth: a choice, or a position as a whole."""

    action: int
    values: Chances
    proven: bool
    visits: int  # of all studies
    spread: float = 0.0  # of the studies around their mean, by the visits of each
    turns: int | None = None  # of all seats until the proven end, where that is known

    def variance(self, seat: int, noise: float) -> float:
        """The square of the standard error of what it is worth to *seat*."""
        if self.proven:
            return 0.0
        value = (self.values[seat] * self.visits + 0.5) / (self.visits + 1)  # certain only if visited without end
        return noise * value * (1 - value) / max(1, self.visits)


class Found(NamedTuple):
    """What a look has found. At chance there are no choices."""

    sight: Sight
    actor: int  # or CHANCE
    whole: Judged  # the position: under best play, so its values are those of the best choice
    choices: tuple[Judged, ...]  # the best first
    line: tuple[int, ...]

    def choice(self, action: int) -> Judged | None:
        """What is known of an action; None if it was hardly looked at."""
        return next((each for each in self.solid if each.action == action), None)

    @property
    def solid(self) -> list[Judged]:
        """The choices that were looked at well enough to say what they are worth."""
        least = THIN * self.whole.visits if is_sampled(self.sight.game) else 0
        seen = [each for each in self.choices if each.proven or each.visits >= max(1, least)]
        return seen or list(self.choices)  # where all were only glanced at, all were alike


def look(view: Position, seed: bytes, budget: Budget, eyes: int | None = None, keep: KeepGoing | None = None) -> Found:
    """What a look at a view finds; the same from the same *seed* and nodes.

    Every study has all of the nodes, and its part of the seconds. At chance it is taken through the *eyes* of a seat.
    Raises Stopped if *keep* has said no.
    """
    going = [True]

    def keep_going(nodes: int) -> bool:
        going[0] = going[0] and (keep is None or keep(nodes))
        return going[0]

    studied: list[Findings] = []
    sight = _sight(view, _generator(seed, view, 0), eyes)
    count = STUDIES if is_sampled(sight.game) else 1
    part = budget if budget.seconds is None else budget._replace(seconds=budget.seconds / count)
    for number in range(1, count + 1):
        rng = _generator(seed, view, number)
        studied.append(opponent_of(sight.game).study(sight, rng, part, keep_going))
        if not keep_going(studied[-1].nodes):  # a short study does not ask
            raise Stopped
        if studied[0].decided or rng == _generator(seed, view, number):  # what draws nothing finds the same again
            break
    return _put_together(sight, studied)


def is_sampled(game: Game) -> bool:
    """Whether what a study finds depends on what it draws: where there is chance, or something is hidden."""
    return any(game.has(kernel) for kernel in ("chances", "sample", "imagine"))


def noise_of(looks: Iterable[Found]) -> float:
    """How far studies differ, as a factor of how far single games do: one for all looks, since each has few studies."""
    differing, expected = 0.0, 0.0
    for found in looks:
        for judged in found.solid or [found.whole]:
            value = judged.values[max(0, found.actor)]
            if not judged.proven:
                differing += judged.spread
                expected += value * (1 - value)
    return differing / expected if expected else 0.0


def margin(variance: float) -> float:
    """Half of a 95 % interval."""
    return round(NORMAL * sqrt(variance), DIGITS)


def key_of(view: Position) -> str:
    """What two views share exactly if they are the same."""
    return json.dumps(view, sort_keys=True)


def _generator(seed: bytes, view: Position, number: int) -> list[int]:
    position = hashlib.sha256(key_of(view).encode()).hexdigest()
    return generator(words(seed, f"look {number} {position}"))


def _sight(view: Position, rng: list[int], eyes: int | None) -> Sight:
    """The position as the seat to act imagines it; at chance, as *eyes* do where something is hidden."""
    game = catalogue.find(view["game"])
    sitting = game.notation.parse_position(view)
    if eyes is None or not game.has("imagine") or game.kernels.to_act(sitting.board, sitting.state) != CHANCE:
        return see(view, rng)
    game.kernels.imagine(sitting.board, sitting.state, eyes, rng)
    return Sight(game, sitting.players, sitting.board, sitting.state, eyes)


def _put_together(sight: Sight, studied: list[Findings]) -> Found:
    """One look of several studies: visits add up, and whatever one of them has proven is proven."""
    actor = studied[0].actor
    if actor == CHANCE:
        roots = [Choice(CHANCE, each.simulations, each.values, each.decided) for each in studied]
        return Found(sight, actor, _judged(roots, 0), (), ())
    choices: dict[int, list[Choice]] = {}
    rank: dict[int, int] = {}  # best first in every study, so the less the better
    for findings in studied:
        for place, choice in enumerate(findings.choices):
            choices.setdefault(choice.action, []).append(choice)
            rank[choice.action] = rank.get(choice.action, 0) + place
    judged = {action: _judged(each, actor) for action, each in choices.items()}
    best = max((each.best for each in studied), key=lambda action: (judged[action].values[actor], -rank[action]))
    order = sorted(rank, key=lambda action: (action != best, -len(choices[action]), rank[action]))
    line = next(each.line for each in studied if each.best == best) or (best,)
    return Found(sight, actor, judged[best], tuple(judged[action] for action in order), line)


def _judged(choices: list[Choice], seat: int) -> Judged:
    proven = next((choice for choice in choices if choice.decided), None)
    if proven is not None:
        return Judged(proven.action, _rounded(proven.values), True, proven.visits, turns=proven.turns)
    weights = [max(1, choice.visits) for choice in choices]
    columns = zip(*(choice.values for choice in choices), strict=True)
    means = [fsum(map(mul, weights, column)) / sum(weights) for column in columns]
    visits, freedom = sum(choice.visits for choice in choices), len(choices) - 1
    apart = [choice.values[seat] - means[seat] for choice in choices]
    spread = fsum(weight * each * each for weight, each in zip(weights, apart, strict=True))
    return Judged(choices[0].action, _rounded(means), False, visits, spread / freedom if freedom else 0.0)


def _rounded(values: Iterable[float]) -> Chances:
    return tuple(round(value, DIGITS) for value in values)
