"""A turn of Ninja Dice without places and thieves, solved: what each hand is worth to whom plays it best.

What it leaves out, and what that costs in play, is in docs/ninja-dice-coach.md.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import accumulate
from math import inf

import numpy
from numpy.typing import NDArray

from engawa.games.ninja_dice import vocabulary as v
from engawa.games.ninja_dice.hands import after_match, after_throw, hands, index, lay_out, savings_of, size_of
from engawa.games.ninja_dice.odds import dealt, locking
from engawa.games.ninja_dice.skills import FREE_OF_BONUS, best_use
from engawa.games.ninja_dice.state import Board, State, house_dice

# How likely a fortune has none of 0, 1, … 4 given dice before its front edge, in landings of the bank.
NONE_BEFORE = (1.0, 0.490, 0.324, 0.241, 0.192)
EXACT = 1e-7  # coins by which a value may be wrong
SELDOM = 1e-4  # stands for the chance to lock one where no die shows an hourglass
HOUSES_KEPT = 128
MOST_COINS = 2 * v.MOST_HOUSE - FREE_OF_BONUS + 1  # that a turn can bring [ND-E1, ND-E2]
COINS = tuple(float(coins) for coins in range(MOST_COINS + 1))  # a purse in which each is worth the same

Purse = tuple[float, ...]  # what 0, 1, 2, … coins are worth
Values = NDArray[numpy.float64]
Places = NDArray[numpy.int64]


@dataclass(frozen=True, slots=True)
class Ways:
    """Where hands lead, by their places in the list of all; those of up to four dice can be saved and are first."""

    most: list[int]  # how many hands have up to 0, 1, … 5 dice
    matches: Places  # of a fortune with each of the dice that can be boosted; where there is none, the hand itself
    savings: Places  # of all hands, one after the other
    first: Places  # where the savings of a hand begin


def solution_of(b: Board, s: State, purse: Purse | None = None, toll: float = 0.0) -> Values:
    """What can be expected of the turn, by locked hourglasses and by the hand that is saved; solved once a house.

    It is in coins, or in what a *purse* says that so many coins are worth, and then less a *toll*: what each throw
    costs in which no catch keeps the thieves away.
    """
    return solve(tuple(s.house), tuple(b.skill), b.threat.count(v.HOURGLASS), dealt(b), purse or COINS, toll)


@lru_cache(maxsize=HOUSES_KEPT)
def solve(
    house: tuple[int, ...],
    skill: tuple[int, ...],
    hourglasses: int,
    dealt: tuple[int, ...],
    purse: Purse = COINS,
    toll: float = 0.0,
) -> Values:
    """What the best play against a *house* brings, for dice with these faces and so many threat dice *dealt*."""
    paid, beaten = worth_of(house)
    coins = numpy.array(purse)[paid] - purse[0]
    throws = throws_of(skill)
    costs = toll * exposed(skill)
    thrown, settled = numpy.zeros((v.THREATS, len(throws))), numpy.zeros((v.THREATS + 1, len(coins)))
    # Hourglasses only get more: first three are locked, last none. With four there is nothing. [ND-T9]
    for locked in reversed(range(v.THREATS)):
        stay, *more = locking(hourglasses, dealt[locked])
        later = numpy.array(more) @ settled[locked + 1 : locked + 1 + len(more)]
        values, change = thrown[locked], inf
        # Each sweep leaves at most *stay* of the way to go, so the last step says how long the rest is.
        while change > EXACT * max(1.0 - stay, SELDOM):
            before = values
            values = throws @ (stay * matched(coins, beaten, before) + later) - dealt[locked] * costs
            change = float(numpy.abs(values - before).max())
        thrown[locked], settled[locked] = values, matched(coins, beaten, values)
    thrown += purse[0]
    thrown.flags.writeable = False  # all who ask get this one
    return thrown


def matched(coins: Values, beaten: NDArray[numpy.bool_], thrown: Values) -> Values:
    """What hands are worth after a throw, their fortunes being matched one after the other as it turns out best."""
    ways = ways_of()
    # Who has beaten the house collects [ND-H7]; who has not runs [ND-H9] or pushes on. [ND-P1]
    push = numpy.maximum.reduceat(thrown[ways.savings], ways.first)
    worth = numpy.where(beaten, coins, numpy.maximum(coins, push))
    reach, missed = -numpy.diff(NONE_BEFORE), NONE_BEFORE[-1]
    for free in range(1, v.SKILLS):
        # A fortune is matched with the best of the dice before it, or left alone. [ND-H6]
        alone = worth[: ways.most[v.SKILLS - free]]
        choices = numpy.maximum(worth[ways.matches[: len(alone)]], alone[:, None])
        worth[: len(alone)] = -numpy.sort(-choices) @ reach + missed * alone
    return worth


def worth_of(house: tuple[int, ...]) -> tuple[Places, NDArray[numpy.bool_]]:
    """The coins that every hand brings, and whether it beats the *house*. [ND-H8]"""
    s, uses = State(house=list(house)), []
    for hand in hands():
        lay_out(s, hand)
        uses.append(best_use(s))
    fallen, coins = numpy.array(uses).T
    return coins, fallen == house_dice(s)


@lru_cache(maxsize=8)
def exposed(skill: tuple[int, ...]) -> Values:
    """How likely no die shows a catch after throwing the dice beside a saved hand. [ND-T5, ND-T6]"""
    other = 1.0 - skill.count(v.CATCH) / v.FACES
    saved = hands()[: ways_of().most[-2]]
    return numpy.array([0.0 if (v.CATCH, 0) in hand else other ** (v.SKILLS - size_of(hand)) for hand in saved])


@cache
def ways_of() -> Ways:
    """Where hands lead, whatever the dice show."""
    sizes = [size_of(hand) for hand in hands()]
    most, place = list(accumulate(sizes.count(dice) for dice in range(v.SKILLS + 1))), index()
    matches = numpy.repeat(numpy.arange(most[-2])[:, None], v.SKILLS - 1, axis=1)
    for i, hand in enumerate(hands()[: most[-2]]):
        after = after_match(hand)
        matches[i, : len(after)] = [place[one] for one in after]
    savings = [[place[saved] for saved in savings_of(hand)] for hand in hands()]
    first = [0, *accumulate(map(len, savings))][:-1]
    return Ways(most, matches, numpy.array([one for each in savings for one in each]), numpy.array(first))


@lru_cache(maxsize=8)
def throws_of(skill: tuple[int, ...]) -> Values:
    """How likely throwing the dice beside a saved hand (row) leads to a hand (column)."""
    throws = numpy.zeros((ways_of().most[-2], len(hands())))
    for row, saved in zip(throws, hands(), strict=False):
        for hand, chance in after_throw(saved, skill).items():
            row[index()[hand]] = chance
    return throws
