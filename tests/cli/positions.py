"""Positions of Niwa that the tests of the command begin with."""

from typing import Any

FIGURES = {"S1": ["h4", "GG"], "S2": ["h5", "YY"], "S3": ["i3", "OO"]}


def position(**figures: list[str]) -> dict[str, Any]:
    """Seat 0 begins its seventh turn; `K1=["g4", ""]` says where a figure stands with which beads."""
    where = {"game": "niwa", "garden": "compact", "phase": "move", "turn": 0, "mover": None}
    return where | {"figures": figures | FIGURES, "turns": 12}


# K1 without beads stands before S1, and the enemy base lies behind it.
WIN_IN_ONE = position(K1=["g4", ""], K2=["c5", "YYG"], K3=["b7", "OOG"])

# Seat 1 wins with its next turn, whatever seat 0 does, if it plays S3 e4-d5 >S1 and goes on to c6.
_KOKESHIS = {"K1": ["d3", "GGO"], "K2": ["d4", "YOY"], "K3": ["h4", ""]}
WIN_IN_TWO = position() | {"turn": 1, "turns": 11}
WIN_IN_TWO["figures"] = _KOKESHIS | {"S1": ["e5", ""], "S2": ["g6", "YYG"], "S3": ["e4", "OOG"]}
LOST_IN_ONE = position()  # this is where it leads to
LOST_IN_ONE["figures"] = _KOKESHIS | {"S1": ["e5", "GO"], "S2": ["g6", "YYG"], "S3": ["c6", "O"]}

# The fixed placing of the specification, from which its perft tables count.
PLACED = ["G:i3 Y:j4 O:h5", "G:b7 Y:a6 O:c5"]
