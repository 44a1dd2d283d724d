"""How the landing bank is made: runs of throws, and the parameters that it takes to make them again."""

from __future__ import annotations

from typing import Any

from engawa.core.fairness import seed_of
from engawa.dice import release, request
from engawa.dice.bank.layout import HAND
from engawa.dice.geometry import QUARTER, TURN
from engawa.dice.request import Hand, Pose, Throw
from engawa.dice.throwing import throw

SEED = 2026
OTHERS = ((2,), (1, 1), (1, 1, 1), (1, 1, 1, 1))  # dice of the other hands, for FEWEST throwers to MOST, run by run

Run = list[list[Pose]]  # a hand of one die, of two, …


def thrown(numbers: range) -> list[Run]:
    """Some runs, each decided by its number."""
    return [run(number) for number in numbers]


def run(number: int) -> Run:
    """A hand thrown whole, then one die of it again, then two, to all but one, as the rest of it lies in their way."""
    others = OTHERS[number % len(OTHERS)]
    lying: list[Pose] = []
    hands: Run = []
    for dice in (HAND, *range(1, HAND)):
        around = [Hand(each, TURN * i // (1 + len(others))) for i, each in enumerate((dice, *others))]
        landing = throw(Throw(tuple(around), seed_of(SEED), f"run {number} of {dice}", tuple(lying[dice:])))
        hand = [Pose(*die[1:]) for die in landing.dice[:dice]]
        hands.append([Pose(pose.x, pose.y, pose.yaw % QUARTER) for pose in hand])
        lying = lying[dice:] + hand
    return hands[1:] + hands[:1]


def made() -> dict[str, Any]:
    """How the bank was made: what it takes to make it again."""
    import mujoco

    from engawa.dice import tray

    parameters = {
        module.__name__.rpartition(".")[2]: {
            name.lower(): value
            for name, value in vars(module).items()
            if name.isupper() and isinstance(value, int | float | tuple | dict)
        }
        for module in (request, release, tray)
    }
    return {"seed": SEED, "others": OTHERS, "mujoco": mujoco.__version__, **parameters}
