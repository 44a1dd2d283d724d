"""A turn as one ninja reckons it: what collecting, saving and throwing dice is worth, in coins or in chances to win."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from engawa.bots.ninja_dice.winning import Turns, turns_to_come, win_chances
from engawa.core.contract import LEGAL
from engawa.core.forge.declare import copied
from engawa.games.ninja_dice.actions import READY, RUN, pairing, plain, rerolling
from engawa.games.ninja_dice.forecast import can_push, matchings
from engawa.games.ninja_dice.hands import hand_of, index
from engawa.games.ninja_dice.rules import refusal_of_rerolling
from engawa.games.ninja_dice.skills import best_use
from engawa.games.ninja_dice.state import Board, State
from engawa.games.ninja_dice.surrogate import COINS, MOST_COINS, Purse, Values, solution_of
from engawa.games.ninja_dice.vocabulary import ALL_SKILLS, ALL_THREATS, ARROW, HOURGLASS, MATCH, PUSH, SKILLS, THREATS

REACH = 0.79  # how often an arrow has a die of the active ninja before it, in 9,000 landings of the bank


class Reckoning(NamedTuple):
    """What the active ninja makes of the turn."""

    purse: Purse  # what so many coins are worth
    expected: Values  # of a throw, by locked hourglasses and by the hand that is saved

    def of_push(self, s: State, dice: int) -> float:
        """What throwing these dice again is worth."""
        return self.expected[s.locked.bit_count()][index()[hand_of(s, dice)]]

    def of_pushing(self, s: State) -> tuple[float, int]:
        """What pushing on is worth, and the dice to throw again for it; of equals, the fewest."""
        pushes = [(self.of_push(s, dice), -dice.bit_count(), dice) for dice in throwable(s)]
        worth, _, dice = max(pushes)
        return worth, dice

    def of_rest(self, s: State) -> float:
        """What the turn is worth once nothing more is matched: collecting, running, or pushing on."""
        collected = self.purse[best_use(s)[1]]
        return max(collected, self.of_pushing(s)[0]) if can_push(s) else collected

    def of_hand(self, s: State) -> float:
        """What the turn is worth with the dice as they lie, the best matches included."""
        return max(self.of_rest(after) for after in matchings(s))

    def choices(self, s: State) -> dict[int, float]:
        """What each action of the active ninja is worth."""
        if s.phase == PUSH:
            return {plain(RUN): self.purse[best_use(s)[1]]} | {
                rerolling(dice): self.of_push(s, dice) for dice in throwable(s)
            }
        worths = {plain(READY): self.of_rest(s)}
        for after in matchings(s):
            worth = self.of_rest(after)
            for fortune, die in enumerate(after.boosts):
                if s.boosts[fortune] != die:
                    pair = pairing(fortune, die)
                    worths[pair] = max(worths.get(pair, worth), worth)
        return worths


def throwable(s: State) -> list[int]:
    """The sets of dice that may be thrown again, wherever saved ones were laid: that can still be changed. [ND-P7]"""
    lifted = copied(s)
    lifted.placed = 0
    return [dice for dice in range(1, ALL_SKILLS + 1) if refusal_of_rerolling(lifted, dice) == LEGAL]


def for_coins(b: Board, s: State) -> Reckoning:
    """As the coach reckons: all coins are worth the same, and thieves are forgotten."""
    return Reckoning(COINS, solution_of(b, s))


def for_the_win(b: Board, s: State) -> Reckoning:
    """Coins are worth the chance to win that comes with them, and thieves cost some of it."""
    chance = chances_after(b, s, turns_to_come(b, s, with_this=False))
    purse = tuple(round(chance(coins), 6) for coins in range(MOST_COINS + 1))
    # A coin goes to somebody else: of the most likely ends of the turn the mean, since the toll is the same for all.
    usual = MOST_COINS // 2
    thief = (s.active - 1) % b.players
    robbed = chance(usual, thief)
    toll = max(0.0, chance(usual) - robbed) * b.threat.count(ARROW) / len(b.threat) * REACH
    return Reckoning(purse, solution_of(b, s, purse, round(toll, 6)))


def chances_after(b: Board, s: State, turns: Turns) -> Callable[..., float]:
    """The chance of the active ninja to win after so many coins, and perhaps one that a thief has."""

    def chance(coins: int, thief: int | None = None) -> float:
        treasure = list(s.treasure[: b.players])
        treasure[s.active] += coins
        if thief is not None:
            treasure[s.active] -= 1
            treasure[thief] += 1
        return win_chances(tuple(treasure), turns)[s.active]

    return chance


def once_threats_are_over(s: State) -> State | None:
    """The turn after all arrows of this throw: hourglasses are locked. None if that captures. [ND-T7 … ND-T9]"""
    after = copied(s)
    for threat in range(THREATS):
        if s.face[SKILLS + threat] == HOURGLASS:
            after.locked |= 1 << threat
    after.phase = MATCH
    return None if after.locked == ALL_THREATS else after
