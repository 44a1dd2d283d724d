"""Element dice as strings of letters, and what they show with which probability. [NS-D3, NS-T1, NS-T10]"""

from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod

from .components import LETTERS

MOST_AT_ONCE = 8


def in_order(dice: str) -> str:
    """The same dice with the letters in index order."""
    return "".join(sorted(dice, key=LETTERS.index))


def without(dice: str, taken: str) -> str:
    """The dice that stay when *taken*, all of them there, are taken away."""
    for letter in taken:
        dice = dice.replace(letter, "", 1)
    return dice


@cache
def throws(number: int) -> dict[str, Fraction]:
    """Every multiset that so many dice can show, as `dice SSW`, and its probability."""
    odds = {}
    for dice in combinations_with_replacement(LETTERS, number):
        ways = factorial(number) // prod(factorial(dice.count(letter)) for letter in LETTERS)
        odds[f"dice {''.join(dice)}"] = Fraction(ways, 6**number)
    return odds


def lot(missing: int) -> dict[str, Fraction]:
    """What the next dice can show: at most eight are rolled at once. [NS-T10]"""
    return throws(min(MOST_AT_ONCE, missing))


def choices_of(dice: str) -> list[str]:
    """Every non-empty choice of these dice, dice of one element being alike."""
    found = {""}
    for letter in dice:
        found |= {in_order(choice + letter) for choice in found}
    return sorted(found - {""})
