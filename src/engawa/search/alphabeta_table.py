"""The transposition table of alpha-beta: what was found about positions that can be reached in several ways.

It is one row of ints, four for each entry, so that it is made at once in both lives. Two entries stand side by side:
one keeps what took the deepest look, the other what came last. Entries of an earlier search do not count.
"""

from __future__ import annotations

from engawa.core.forge import kernel

WORDS = 4  # of an entry: key, value, action, and age, depth and bound in one
VALUE, ACTION, REST = 1, 2, 3
AT_LEAST, AT_MOST, EXACT = 1, 2, 3  # what the value is to the true one
BOUND_BITS, DEPTH_BITS = 2, 8
DEEPEST = (1 << DEPTH_BITS) - 1
ABSENT = -1
SPREAD, FOLD = 0x2545_F491_4F6C_DD1D, 0x7FFF_FFFF_FFFF_FFFF


@kernel
def find(table: list[int], key: int, age: int) -> int:
    """Where the entry of *key* begins, or ABSENT."""
    at = home_of(table, key)
    if table[at] == key and age_in(table[at + REST]) == age:
        return at
    at += WORDS
    if table[at] == key and age_in(table[at + REST]) == age:
        return at
    return ABSENT


@kernel
def keep(table: list[int], key: int, age: int, depth: int, bound: int, value: int, action: int) -> None:
    """Write an entry down, over one that is worth less."""
    at = home_of(table, key)
    rest = table[at + REST]
    if table[at] != key and age_in(rest) == age and depth_in(rest) > depth:
        at += WORDS
    table[at], table[at + VALUE], table[at + ACTION] = key, value, action
    table[at + REST] = (age << DEPTH_BITS | min(depth, DEEPEST)) << BOUND_BITS | bound


@kernel
def home_of(table: list[int], key: int) -> int:
    """Where the pair of entries for *key* begins."""
    mixed = (key ^ (key >> 29)) * SPREAD & FOLD
    return (mixed >> 31) % (len(table) // (2 * WORDS)) * (2 * WORDS)


@kernel
def bound_in(rest: int) -> int:
    return rest & EXACT


@kernel
def depth_in(rest: int) -> int:
    return rest >> BOUND_BITS & DEEPEST


@kernel
def age_in(rest: int) -> int:
    return rest >> (BOUND_BITS + DEPTH_BITS)
