"""Dice that really land: rigid bodies in a tray, exactly fair faces, and a record that plays back without physics.

Knows dice, not games. `throw` loads MuJoCo when it is first called; all else works without it. docs/dice.md
"""

from engawa.dice.drawing import follows
from engawa.dice.landing import Landed, Landing, Roll, Thrown, read_landing
from engawa.dice.request import Flick, Hand, Pose, Throw
from engawa.dice.throwing import throw

__all__ = [
    "Flick",
    "Hand",
    "Landed",
    "Landing",
    "Pose",
    "Roll",
    "Throw",
    "Thrown",
    "follows",
    "read_landing",
    "throw",
]
