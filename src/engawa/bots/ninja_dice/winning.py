"""How likely each ninja wins, by treasure and by the turns that are still to come."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import accumulate
from math import fsum, prod
from typing import NamedTuple

from engawa.games.ninja_dice import state, vocabulary

# How often a turn brought 0, 1, … 10 coins in 4,000 turns by the coach's numbers, by players and round; and how many
# coins thieves took meanwhile: `python -m bench.ninja_dice --ends --turns 4000 --players 2 3 4 5`.
COINS = {
    2: (
        (295, 0, 9, 206, 0, 652, 2838, 0, 0, 0, 0),
        (378, 0, 11, 206, 590, 0, 0, 673, 2142, 0, 0),
        (416, 0, 4, 142, 649, 897, 0, 0, 0, 546, 1346),
    ),
    3: (
        (268, 0, 8, 232, 0, 689, 2803, 0, 0, 0, 0),
        (347, 0, 17, 231, 603, 0, 0, 713, 2089, 0, 0),
        (392, 0, 2, 134, 646, 939, 0, 0, 0, 521, 1366),
    ),
    4: (
        (455, 0, 12, 322, 0, 749, 2462, 0, 0, 0, 0),
        (600, 0, 14, 334, 693, 0, 0, 671, 1688, 0, 0),
        (546, 0, 9, 248, 835, 914, 0, 0, 0, 440, 1008),
    ),
    5: (
        (573, 0, 25, 405, 0, 775, 2222, 0, 0, 0, 0),
        (677, 0, 18, 397, 791, 0, 0, 645, 1472, 0, 0),
        (625, 0, 8, 297, 875, 917, 0, 0, 0, 383, 895),
    ),
}
STOLEN = {2: (0.65, 0.83, 0.98), 3: (0.66, 0.83, 1.01), 4: (0.81, 1.00, 1.06), 5: (0.87, 1.03, 1.07)}
MOST_STOLEN = 4  # coins in a turn that are reckoned with

Turns = tuple[tuple[int, ...], ...]  # the rounds in which each seat is still to be active


def turns_to_come(b: state.Board, s: state.State, *, with_this: bool) -> Turns:
    """The turns that each seat has still to begin, and the one at hand if asked for."""
    now = (s.active - b.first) % b.players
    turns: list[tuple[int, ...]] = []
    for seat in range(b.players):
        later = (seat - b.first) % b.players - now
        first = s.round if later > 0 or (later == 0 and with_this) else s.round + 1
        turns.append(tuple(range(first, vocabulary.ROUNDS + 1)))
    return tuple(turns)


@lru_cache(4096)
def win_chances(treasure: tuple[int, ...], turns: Turns) -> tuple[float, ...]:
    """How likely each seat has most in the end; who shares a victory has an equal part of it."""
    ends = [end_of(seat, coins, turns) for seat, coins in enumerate(treasure)]
    shares = []
    for seat, end in enumerate(ends):
        others = [other for rival, other in enumerate(ends) if rival != seat]
        shares.append(fsum(chance * prod(other.beaten_by(coins) for other in others) for coins, chance in end.listed()))
    whole = fsum(shares)
    return tuple(share / whole for share in shares)


class End(NamedTuple):
    """How likely a seat ends with which treasure. A debt stands for coins that thieves will not find."""

    lowest: int  # treasure
    chances: tuple[float, ...]  # of that, and of one coin more each
    below: tuple[float, ...]  # of less; who is level counts as half beaten

    def listed(self) -> Iterator[tuple[int, float]]:
        """Every treasure, and how likely it is."""
        return enumerate(self.chances, self.lowest)

    def beaten_by(self, coins: int) -> float:
        """How likely somebody with so many *coins* has more."""
        at = coins - self.lowest
        return 0.0 if at < 0 else self.below[at] if at < len(self.below) else 1.0


def end_of(seat: int, coins: int, turns: Turns) -> End:
    """How that seat ends with so many coins now."""
    others = tuple(sorted(round_ for other, rounds in enumerate(turns) if other != seat for round_ in rounds))
    change = change_of(len(turns), turns[seat], others)
    return change._replace(lowest=coins + change.lowest)


@lru_cache(1024)
def change_of(players: int, own: tuple[int, ...], others: tuple[int, ...]) -> End:
    """How the treasure of a seat changes: by its own turns, and by stealing in those of others."""
    made = [1.0]
    for round_ in own:
        coins = COINS[players][round_ - 1]
        made = both(made, [times / sum(coins) for times in coins])
        made = both(made, few(STOLEN[players][round_ - 1])[::-1])
    for round_ in others:
        made = both(made, few(STOLEN[players][round_ - 1] / (players - 1)))
    below = [sure - chance / 2 for sure, chance in zip(accumulate(made), made, strict=True)]
    return End(-MOST_STOLEN * len(own), tuple(made), tuple(below))


def both(one: list[float], other: list[float]) -> list[float]:
    """How likely each sum is, where the two are as likely as listed."""
    sums = [0.0] * (len(one) + len(other) - 1)
    for i, chance in enumerate(one):
        for j, more in enumerate(other):
            sums[i + j] += chance * more
    return sums


def few(mean: float) -> list[float]:
    """How likely so many coins are stolen, up to MOST_STOLEN, if they come one by one."""
    likely = [*accumulate(range(1, MOST_STOLEN + 1), lambda chance, coins: chance * mean / coins, initial=1.0)]
    return [chance / fsum(likely) for chance in likely]
