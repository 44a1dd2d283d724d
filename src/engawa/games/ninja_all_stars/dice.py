"""Pools of dice as ints: how many show each element, six bits an element; and how likely each pool is. [NS-T1]

>>> pool_of("EVFF") == 1 << 12 | 1 << 18 | 2 << 24
True
>>> letters_of(pool_of("FVFE"))
'EVFF'
>>> FIRST[4] - FIRST[3], sum(WAYS[FIRST[3] : FIRST[4]])
(56, 216)
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from math import factorial, prod

from engawa.core.forge import kernel
from engawa.games.ninja_all_stars.state import State
from engawa.games.ninja_all_stars.vocabulary import ELEMENTS, LETTERS

LOT = 8  # dice that are rolled at once [NS-T10]
SHIFT, MASK = 6, 63


def pool_of(letters: str) -> int:
    """The pool that letters write, in any order."""
    return sum(1 << SHIFT * LETTERS.index(letter) for letter in letters)


def letters_of(pool: int) -> str:
    """The letters of a pool, in the order of the elements. [NS-D3]"""
    return "".join(letter * (pool >> SHIFT * i & MASK) for i, letter in enumerate(LETTERS))


def _pools(dice: int) -> list[str]:
    return ["".join(pool) for pool in combinations_with_replacement(LETTERS, dice)]


def _ways(pool: str) -> int:
    return factorial(len(pool)) // prod(factorial(pool.count(letter)) for letter in LETTERS)


# All pools of 0 to 8 dice one after the other; those of k dice begin at FIRST[k].
POOLS = tuple(pool_of(pool) for dice in range(LOT + 1) for pool in _pools(dice))
WAYS = tuple(_ways(pool) for dice in range(LOT + 1) for pool in _pools(dice))
FIRST = tuple(sum(len(_pools(fewer)) for fewer in range(dice)) for dice in range(LOT + 2))


@kernel
def list_rolls(dice: int, out: list[int], weights: list[int]) -> int:
    """Write what so many *dice* can show, and in how many ways; how many outcomes."""
    first, count = FIRST[dice], FIRST[dice + 1] - FIRST[dice]
    for i in range(count):
        out[i], weights[i] = POOLS[first + i], WAYS[first + i]
    return count


@kernel(inline=True)
def showing(pool: int, element: int) -> int:
    """How many dice of *pool* show an *element*."""
    return (pool >> (SHIFT * element)) & MASK


@kernel
def face_of(pool: int) -> int:
    """What the one die of *pool* shows."""
    face = 0
    while showing(pool, face) == 0:
        face += 1
    return face


@kernel
def fresh_dice(s: State, pool: int) -> int:
    """How many dice of a pool may still be rerolled. [NS-T5]"""
    count = 0
    for element in range(ELEMENTS):
        count += s.fresh[pool][element]
    return count


@kernel(inline=True)
def shows(s: State, pool: int, element: int) -> int:
    """How many dice of a pool show an *element*, fresh or fixed."""
    return s.fresh[pool][element] + s.fixed[pool][element]


@kernel
def count_of(pool: int) -> int:
    """How many dice are in a *pool*."""
    count = 0
    for element in range(ELEMENTS):
        count += showing(pool, element)
    return count


@kernel
def lay_fresh(s: State, pool: int, rolled: int) -> None:
    """Dice of a lot lie beside those of the lots before. [NS-T10]"""
    for element in range(ELEMENTS):
        s.fresh[pool][element] += showing(rolled, element)


@kernel
def lay_fixed(s: State, pool: int, rolled: int) -> None:
    """Rerolled dice lie fixed: none is rerolled twice. [NS-T5]"""
    for element in range(ELEMENTS):
        s.fixed[pool][element] += showing(rolled, element)


@kernel
def clear_dice(s: State) -> None:
    s.again, s.again_pool = 0, 0
    for pool in range(2):
        for element in range(ELEMENTS):
            s.fresh[pool][element], s.fixed[pool][element] = 0, 0
