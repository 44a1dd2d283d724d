"""The actions of Nüby: one int each, its kind in the upper bits.

| kind  | below it                     | written      |
|-------|------------------------------|--------------|
| MOVE  | route, as the board has them | `r5-r9`      |
| STRAY | two fields                   | the same, where no route of the seat leads with the die: never legal |
| PASS  |                              | `pass`       |
| ROLL  |                              | `roll`       |
| HUNT  | number                       | `hunt 4`     |
| FOCUS | own pieces, as a set         | `focus n2.3` |
| PUSH  |                              | `push`       |
| DONE  |                              | `done`       |
| DROP  | field                        | `drop r17`   |

>>> action = focusing(0b1010)  # the second and the fourth piece
>>> f"{action:020b}"
'01010000000000001010'
>>> kind_of(action) == FOCUS, rest_of(action)
(True, 10)
>>> here, there = fields_in(straying(5, 9))
>>> here, there
(5, 9)
"""

from __future__ import annotations

from engawa.core.forge import kernel

MOVE, STRAY, PASS, ROLL, HUNT, FOCUS, PUSH, DONE, DROP = range(9)
KIND_SHIFT, FIELD_SHIFT = 16, 8
REST_MASK, FIELD_MASK = 65_535, 255
STRANGER = 16  # in a set of own pieces: one that is none


@kernel
def straying(here: int, there: int) -> int:
    return STRAY << KIND_SHIFT | here << FIELD_SHIFT | there


@kernel
def plain(kind: int) -> int:
    """An action that says nothing but its kind."""
    return kind << KIND_SHIFT


@kernel
def hunting(number: int) -> int:
    return HUNT << KIND_SHIFT | number


@kernel
def focusing(pieces: int) -> int:
    return FOCUS << KIND_SHIFT | pieces


@kernel
def dropping(field: int) -> int:
    return DROP << KIND_SHIFT | field


@kernel(inline=True)
def kind_of(action: int) -> int:
    return action >> KIND_SHIFT


@kernel(inline=True)
def rest_of(action: int) -> int:
    return action & REST_MASK


@kernel
def fields_in(action: int) -> tuple[int, int]:
    """The two fields of a move that no route makes."""
    return (action >> FIELD_SHIFT) & FIELD_MASK, action & FIELD_MASK
