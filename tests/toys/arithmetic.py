"""Kernels of every shape that the forge takes, for its tests."""

from __future__ import annotations

import enum
from typing import NamedTuple

from engawa.core.forge import array, assign, digest, kernel, record

SIZE = 4
PRIMES = (2, 3, 5, 7)
GRID = ((1, 2), (3, 4))


class Kind(enum.IntEnum):
    SUM = 1
    PRODUCT = 2


@record
class Tally:
    kind: int = Kind.SUM
    weight: float = 0.5
    row: list[int] = array(SIZE, fill=1)
    grid: list[list[int]] = array(2, SIZE)
    share: list[float] = array(2, fill=0.25)


@kernel
def total(t: Tally) -> int:
    result = 0 if t.kind == Kind.SUM else 1
    for i in range(SIZE):
        result = result + t.row[i] if t.kind == Kind.SUM else result * t.row[i]
    return result


@kernel
def fill(t: Tally, start: int) -> None:
    for i in range(2):
        for j in range(SIZE):
            t.grid[i][j] = start + PRIMES[j] * GRID[i][j % 2]
    t.weight = t.weight * 2.0 + t.share[1]


@kernel(inline=True)
def smallest_and_largest(values: list[int]) -> tuple[int, int]:
    low, high = values[0], values[0]
    for i in range(len(values)):
        low, high = min(low, values[i]), max(high, values[i])
    return low, high


@kernel
def spread(values: list[int]) -> int:
    low, high = smallest_and_largest(values)
    return high - low


@kernel
def copy_through(pool: list[Tally], start: int) -> int:
    """Change the first tally, copy it over the second, change the first again: the copy must not follow."""
    fill(pool[0], start)
    assign(pool[1], pool[0])
    fill(pool[0], start + 1)
    return digest(pool[1])


class Shelf(NamedTuple):
    """Buffers that travel together."""

    best: Tally
    pool: list[Tally]
    shares: list[float]


class Counts(NamedTuple):
    """Buffers of one kind."""

    even: list[int]
    odd: list[int]


class Room(NamedTuple):
    shelf: Shelf
    counts: Counts


@kernel
def stack_up(room: Room, start: int) -> float:
    """Read and write every buffer of a room, directly and in a callee."""
    for i in range(len(room.shelf.pool)):
        fill(room.shelf.pool[i], start + i)
        count = room.counts.even if is_even(i) else room.counts.odd
        count[0] += total(room.shelf.pool[i])
    choose_best(room.shelf)
    room.shelf.best.kind = Kind.PRODUCT
    return room.shelf.shares[0] + room.counts.even[0] * 100 + room.counts.odd[0]


@kernel
def choose_best(shelf: Shelf) -> None:
    assign(shelf.best, shelf.pool[len(shelf.pool) - 1])
    shelf.shares[0] += shelf.best.weight


@kernel
def is_even(n: int) -> bool:
    return n % 2 == 0


@kernel
def signed(n: int) -> int:
    """Division and remainder of negative numbers, shifts and masks as Python has them."""
    return (n // 3) * 1000000 + (n % 7) * 10000 + ((n >> 2) & 255) * 10 + is_even(n)
