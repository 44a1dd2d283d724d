"""The actions of Niwa: one int of 16 bits each.

| kind     | figure | place   | third    |
|----------|--------|---------|----------|
| STOP     |        |         |          |
| TRANSFER | giver  |         | receiver |
| CROSS    | mover  | field   | receiver |
| JUMP     | mover  | field   |          |
| PLACE    | corner of green | of yellow | of orange |

>>> action = crossing(figure=4, there=2, receiver=3)
>>> f"{action:016b}"  # kind, figure, place, third
'0100100000010011'
>>> kind_of(action) == CROSS, figure_in(action), place_in(action), third_in(action)
(True, 4, 2, 3)
"""

from __future__ import annotations

from engawa.core.forge import kernel

STOP, TRANSFER, CROSS, JUMP, PLACE = 0, 1, 2, 3, 4
KIND_SHIFT, FIGURE_SHIFT, PLACE_SHIFT = 13, 9, 3
FIGURE_MASK, PLACE_MASK, THIRD_MASK = 15, 63, 7
ELSEWHERE = 63  # a place that no garden has: what a move means that begins where its figure does not stand


@kernel
def transfer(giver: int, receiver: int) -> int:
    return TRANSFER << KIND_SHIFT | giver << FIGURE_SHIFT | receiver


@kernel
def crossing(figure: int, there: int, receiver: int) -> int:
    return CROSS << KIND_SHIFT | figure << FIGURE_SHIFT | there << PLACE_SHIFT | receiver


@kernel
def jumping(figure: int, landing: int) -> int:
    return JUMP << KIND_SHIFT | figure << FIGURE_SHIFT | landing << PLACE_SHIFT


@kernel
def placing(green: int, yellow: int, orange: int) -> int:
    return PLACE << KIND_SHIFT | green << FIGURE_SHIFT | yellow << PLACE_SHIFT | orange


@kernel
def figure_in(action: int) -> int:
    return (action >> FIGURE_SHIFT) & FIGURE_MASK


@kernel
def place_in(action: int) -> int:
    return (action >> PLACE_SHIFT) & PLACE_MASK


@kernel
def third_in(action: int) -> int:
    return action & THIRD_MASK


@kernel
def kind_of(action: int) -> int:
    return action >> KIND_SHIFT
