"""A turn of Ninja Dice without places and thieves, solved: what each hand is worth to whom plays it best.

What it leaves out, and what that costs in play, is in docs/ninja-dice-coach.md.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache, lru_cache
from itertools import pairwise
from math import fsum, inf, prod
from operator import itemgetter, mul
from typing import NamedTuple

from engawa.games.ninja_dice import vocabulary as v
from engawa.games.ninja_dice.hands import Hand, after_match, after_throw, hands, index, lay_out, savings_of, size_of
from engawa.games.ninja_dice.odds import dealt, locking
from engawa.games.ninja_dice.skills import FREE_OF_BONUS, best_use
from engawa.games.ninja_dice.state import Board, State, house_dice

# How likely a fortune has none of 0, 1, … 4 given dice before its front edge, in landings of the bank.
NONE_BEFORE = (1.0, 0.490, 0.324, 0.241, 0.192)
# And so the best die before it is the best of four, the second, the third, the worst of them.
BEST, SECOND, THIRD, WORST = (fewer - more for fewer, more in pairwise(NONE_BEFORE))
EXACT = 1e-7  # coins by which a value may be wrong
SELDOM = 1e-4  # stands for the chance to lock one where no die shows an hourglass
HOUSES_KEPT = 128
MOST_COINS = 2 * v.MOST_HOUSE - FREE_OF_BONUS + 1  # that a turn can bring [ND-E1, ND-E2]
COINS = tuple(float(coins) for coins in range(MOST_COINS + 1))  # a purse in which each is worth the same

Purse = tuple[float, ...]  # what 0, 1, 2, … coins are worth
Row = tuple[float, ...]  # by hand
Values = tuple[Row, ...]  # by locked hourglasses, and by the hand that is saved
Picked = Callable[[Sequence[float]], tuple[float, ...]]  # takes those of some hands out of what belongs to all


class Matching(NamedTuple):
    """A hand that has a free fortune and a die to boost."""

    hand: int
    boosted: Picked  # the hands after matching it with each of its dice; where there are fewer, the hand itself


class Throwing(NamedTuple):
    """Throwing the dice beside a saved hand."""

    chances: tuple[float, ...]
    hands: Picked  # that it leads to


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
    coins, tolls = [purse[paid_out] - purse[0] for paid_out in paid], [toll * chance for chance in exposed(skill)]
    throws = throws_of(skill)
    thrown: dict[int, list[float]] = {}
    settled = {v.THREATS: [0.0] * len(paid)}
    # Hourglasses only get more: first three are locked, last none. With four there is nothing. [ND-T9]
    for locked in reversed(range(v.THREATS)):
        stay, *more = locking(hourglasses, dealt[locked])
        rows = [settled[locked + 1 + i] for i in range(len(more))]
        later = [fsum(map(mul, more, column)) for column in zip(*rows, strict=True)] if rows else settled[v.THREATS]
        costs = [dealt[locked] * cost for cost in tolls]
        values, change = thrown.get(locked + 1, [0.0] * len(throws)), inf
        # Each sweep leaves at most *stay* of the way to go, so the last step says how long the rest is.
        while change > EXACT * max(1.0 - stay, SELDOM):
            before = values
            worth = [stay * one + other for one, other in zip(matched(coins, beaten, before), later, strict=True)]
            values = [
                fsum(map(mul, throw.chances, throw.hands(worth))) - cost
                for throw, cost in zip(throws, costs, strict=True)
            ]
            change = max(abs(one - other) for one, other in zip(values, before, strict=True))
        thrown[locked], settled[locked] = values, matched(coins, beaten, values)
    return tuple(tuple(value + purse[0] for value in thrown[locked]) for locked in range(v.THREATS))


def matched(coins: Sequence[float], beaten: Sequence[bool], thrown: Sequence[float]) -> list[float]:
    """What hands are worth after a throw, their fortunes being matched one after the other as it turns out best."""
    # Who has beaten the house collects [ND-H7]; who has not runs [ND-H9] or pushes on. [ND-P1]
    worth = [
        coin if won else max(coin, *saved(thrown)) for coin, won, saved in zip(coins, beaten, savings(), strict=True)
    ]
    for free in matchings():
        # A fortune is matched with the best of the dice before it, or left alone. [ND-H6]
        for hand, boosted in free:
            alone = worth[hand]
            worst, third, second, best = sorted(boosted(worth))
            if best > alone:
                rest = WORST * max(worst, alone) + THIRD * max(third, alone) + SECOND * max(second, alone)
                worth[hand] = BEST * best + rest + NONE_BEFORE[-1] * alone
    return worth


@lru_cache(maxsize=HOUSES_KEPT)
def worth_of(house: tuple[int, ...]) -> tuple[list[int], list[bool]]:
    """The coins that every hand brings, and whether it beats the *house*. [ND-H8]"""
    s, uses = State(house=list(house)), []
    for hand in hands():
        lay_out(s, hand)
        uses.append(best_use(s))
    return [coins for _, coins in uses], [fallen == house_dice(s) for fallen, _ in uses]


@lru_cache(maxsize=8)
def exposed(skill: tuple[int, ...]) -> list[float]:
    """How likely no die shows a catch after throwing the dice beside a saved hand. [ND-T5, ND-T6]"""
    other = 1.0 - skill.count(v.CATCH) / v.FACES
    return [0.0 if (v.CATCH, 0) in hand else prod([other] * (v.SKILLS - size_of(hand))) for hand in savable()]


@cache
def savable() -> list[Hand]:
    """The hands that can be saved: those of up to four dice, which are the first of all."""
    return [hand for hand in hands() if size_of(hand) < v.SKILLS]


@cache
def savings() -> list[Picked]:
    """What can be saved of each hand."""
    return [picked(index()[saved] for saved in savings_of(hand)) for hand in hands()]


@cache
def matchings() -> list[list[Matching]]:
    """The hands with one, two, … free fortunes at least, the smallest first: matched before those that they lead to."""
    found: list[list[Matching]] = []
    for free in range(1, v.SKILLS):
        room = [hand for hand in savable() if size_of(hand) <= v.SKILLS - free]
        boosted = {index()[hand]: [index()[after] for after in after_match(hand)] for hand in room}
        found.append(
            [
                Matching(hand, picked([hand] * (v.SKILLS - 1 - len(after)) + after))
                for hand, after in boosted.items()
                if after
            ]
        )
    return found


@lru_cache(maxsize=8)
def throws_of(skill: tuple[int, ...]) -> list[Throwing]:
    """How likely throwing the dice beside each hand that can be saved leads to which hands."""
    after = [after_throw(saved, skill) for saved in savable()]
    return [Throwing(tuple(each.values()), picked(index()[hand] for hand in each)) for each in after]


def picked(places: Iterable[int]) -> Picked:
    """Takes what stands at these *places*."""
    listed = list(places)
    return itemgetter(*listed) if len(listed) > 1 else lambda row: (row[listed[0]],)
