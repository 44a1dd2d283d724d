"""What an attack in Ninja All-Stars comes to, exactly: the tables of `bots.ninja_all_stars.odds`.

`python -m engawa.bots.ninja_all_stars.odds_tables` prints them.
"""

from __future__ import annotations

from itertools import product

import numpy as np

from engawa.games.ninja_all_stars import vocabulary as v
from engawa.games.ninja_all_stars.dice import FIRST, LOT, MASK, POOLS, SHIFT, WAYS

ATTACKER_LIKES = v.VOID, v.EARTH, v.AIR, v.WATER, v.FIRE, v.SPIRIT
DEFENDER_LIKES = v.SPIRIT, v.WATER, v.FIRE, v.AIR, v.EARTH, v.VOID
SHOOTER_LIKES = v.VOID, v.EARTH, v.AIR, v.WATER, v.FIRE, v.SPIRIT
TARGET_LIKES = v.AIR, v.WATER, v.FIRE, v.SPIRIT, v.EARTH, v.VOID
THOUSAND = 1000


def pools_of(dice: int) -> tuple[np.ndarray, np.ndarray]:
    """What so many *dice* can show, a row each, and how likely each is."""
    rows = [[pool >> SHIFT * i & MASK for i in range(v.ELEMENTS)] for pool in POOLS[FIRST[dice] : FIRST[dice + 1]]]
    ways = np.array(WAYS[FIRST[dice] : FIRST[dice + 1]], dtype=float)
    return np.array(rows), ways / ways.sum()


def results_of(dice: int, against: int, first: tuple[int, ...], second: tuple[int, ...]) -> np.ndarray:
    """How likely each element is the result of so many *dice* *against* others, if either side takes what it likes."""
    (mine, likely), (theirs, other) = pools_of(dice), pools_of(against)
    chances = np.zeros(v.ELEMENTS)
    for pool, chance in zip(mine, likely, strict=True):
        left = np.maximum(0, pool - np.roll(theirs, 3, axis=1))
        right = np.maximum(0, theirs - np.roll(pool, 3))
        attacks = left.sum(axis=1) >= right.sum(axis=1)
        there = left + right > 0
        for side, likes in ((attacks, first), (~attacks, second)):
            open_ = side.copy()
            for element in likes:
                taken = open_ & there[:, element]
                chances[element] += chance * other[taken].sum()
                open_ &= ~taken
    return chances


def table(element: int, first: tuple[int, ...], second: tuple[int, ...]) -> list[int]:
    """The chances of one result in thousandths: a row for each number of attack dice, in it 0 to 8 defence dice."""
    pairs = product(range(1, LOT + 1), range(LOT + 1))
    return [round(THOUSAND * results_of(a, d, first, second)[element]) for a, d in pairs]


def main() -> None:
    """Print the tables as `odds` has them."""
    for name, element, likes in (
        ("INJURES", v.VOID, (ATTACKER_LIKES, DEFENDER_LIKES)),
        ("STUNS", v.EARTH, (ATTACKER_LIKES, DEFENDER_LIKES)),
        ("BACKFIRES", v.SPIRIT, (ATTACKER_LIKES, DEFENDER_LIKES)),
        ("SHOT_INJURES", v.VOID, (SHOOTER_LIKES, TARGET_LIKES)),
        ("SHOT_STUNS", v.EARTH, (SHOOTER_LIKES, TARGET_LIKES)),
    ):
        numbers = table(element, *likes)
        print(f"{name} = (")
        for i in range(0, len(numbers), LOT + 1):
            print("    " + ", ".join(f"{n}" for n in numbers[i : i + LOT + 1]) + ",")
        print(")")


if __name__ == "__main__":
    main()
