"""Kernels that deal landings from the bank: where the dice of a hand come to lie, among those that lie already.

Dice are numbered; a set of them is an int with a bit for each. Die i has its x, y and yaw at places[3 * i].
"""

from __future__ import annotations

from engawa.core.forge import kernel
from engawa.core.rng import below
from engawa.dice.bank.layout import BITS, FEWEST, MOST, OFFSET, RUN
from engawa.dice.geometry import ONE, QUARTER, TURN, along, overlaps

LOW = (1 << BITS) - 1


@kernel
def land(
    landings: list[int], rng: list[int], places: list[int], lying: int, thrown: int, side: int, throwers: int
) -> int:
    """Write where the dice of the set *thrown* land, thrown from *side* by one of so many; the set that lies then.

    It is not checked that at most HAND dice are thrown, none of the set *lying*, and by FEWEST to MOST throwers.
    """
    lies = lying
    while lies != lying | thrown:
        # A hand of the bank in which a die would lie in another is put back.
        lies = lying
        card, mirrored = hand_of(landings, rng, size_of(thrown), throwers), below(rng, 2)
        die = 0
        while thrown >> die:
            if thrown >> die & 1:
                lay(places, die, landings[card], side, mirrored)
                places[3 * die + 2] = (places[3 * die + 2] + QUARTER * below(rng, 4)) % TURN
                if lies_in_another(places, die, lies):
                    break
                lies |= 1 << die
                card += 1
            die += 1
    return lies


@kernel
def hand_of(landings: list[int], rng: list[int], dice: int, throwers: int) -> int:
    """Where the landings begin of some hand of so many *dice*, thrown by one of so many *throwers*."""
    runs = len(landings) // RUN
    kinds = MOST - FEWEST + 1
    run = below(rng, runs // kinds) * kinds + throwers - FEWEST
    return runs * dice * (dice - 1) // 2 + run * dice


@kernel
def size_of(dice: int) -> int:
    """How many dice a set has."""
    size = 0
    while dice:
        size += dice & 1
        dice >>= 1
    return size


@kernel
def lay(places: list[int], die: int, landing: int, side: int, mirrored: int) -> None:
    """Put a die where a landing says, turned around the tray to *side*, or *mirrored* on the thrower's axis first."""
    x, y, yaw = (landing >> 2 * BITS) - OFFSET, (landing >> BITS & LOW) - OFFSET, landing & LOW
    if mirrored:
        y, yaw = -y, -yaw
    places[3 * die] = (along(x, y, -side) + ONE // 2) // ONE
    places[3 * die + 1] = (along(x, y, QUARTER - side) + ONE // 2) // ONE
    places[3 * die + 2] = (yaw + side) % TURN


@kernel
def lies_in_another(places: list[int], die: int, lying: int) -> bool:
    """Whether a die overlaps one of the set *lying*."""
    a, b, other = 3 * die, 0, 0
    while lying >> other:
        b = 3 * other
        if lying >> other & 1 and overlaps(
            places[a], places[a + 1], places[a + 2], places[b], places[b + 1], places[b + 2]
        ):
            return True
        other += 1
    return False
