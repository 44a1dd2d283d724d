"""The actions of Ninja Dice: one int each, its kind in the upper bits.

| kind   | below it                          | written                |
|--------|-----------------------------------|------------------------|
| TAKE   | arrow (0 to 3), seat, or DECLINED | `T2>P3`, `T2>-`        |
| PAIR   | fortune, die                      | `S3+S1`                |
| READY  |                                   | `ready`                |
| RUN    |                                   | `run`                  |
| REROLL | skill dice, as a set              | `roll S1 S4`           |
| LAY    | die, x + OFFSET, y + OFFSET, yaw  | `place S2 120 -45 900` |

An outcome of the phase house is the house itself, a count for each symbol.

>>> action = laying(1, 120, -45, 900)
>>> f"{kind_of(action)} {rest_of(action):048b}"
'6 001100000001111000011111111010011000001110000100'
>>> parts_of_laying(action)
(1, 120, -45, 900)
>>> first_of(pairing(2, 0)), second_of(pairing(2, 0))
(2, 0)
"""

from __future__ import annotations

from engawa.core.forge import kernel

TAKE, PAIR, READY, RUN, REROLL, LAY = range(1, 7)
KIND_SHIFT, REST_MASK = 48, (1 << 48) - 1
PART_SHIFT, PART_MASK = 8, 255
DECLINED = 255  # instead of a seat
BITS, LOW, OFFSET = 15, (1 << 15) - 1, 1 << 14  # of each number of a place


@kernel
def taking(arrow: int, seat: int) -> int:
    return TAKE << KIND_SHIFT | arrow << PART_SHIFT | seat


@kernel
def pairing(fortune: int, die: int) -> int:
    return PAIR << KIND_SHIFT | fortune << PART_SHIFT | die


@kernel
def plain(kind: int) -> int:
    """An action that says nothing but its kind."""
    return kind << KIND_SHIFT


@kernel
def rerolling(dice: int) -> int:
    return REROLL << KIND_SHIFT | dice


@kernel
def laying(die: int, x: int, y: int, yaw: int) -> int:
    return LAY << KIND_SHIFT | die << 3 * BITS | (x + OFFSET) << 2 * BITS | (y + OFFSET) << BITS | yaw


@kernel(inline=True)
def kind_of(action: int) -> int:
    return action >> KIND_SHIFT


@kernel(inline=True)
def rest_of(action: int) -> int:
    return action & REST_MASK


@kernel
def first_of(action: int) -> int:
    """The first part of what is below the kind; larger than any die if there are stray bits."""
    return rest_of(action) >> PART_SHIFT


@kernel
def second_of(action: int) -> int:
    return action & PART_MASK


@kernel
def parts_of_laying(action: int) -> tuple[int, int, int, int]:
    """The die, x, y and yaw of a placement."""
    rest = rest_of(action)
    return rest >> 3 * BITS, (rest >> 2 * BITS & LOW) - OFFSET, (rest >> BITS & LOW) - OFFSET, rest & LOW
