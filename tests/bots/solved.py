"""What solved turns of Ninja Dice and chances to win come to, as plain numbers: `python -m bots.solved` prints it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from engawa.bots.ninja_dice.winning import win_chances
from engawa.games.ninja_dice.edition import standard
from engawa.games.ninja_dice.hands import hands
from engawa.games.ninja_dice.names import FACES
from engawa.games.ninja_dice.surrogate import COINS, solve

GOLDEN = Path(__file__).parent / "solved.json"
DIGITS = 7
SKILL = tuple(FACES.index(face) for face in standard()["dice"]["skill"])
BOLD = (0.0, 0.0, 0.0, 0.1, 0.1, 0.2, 0.6, 0.8, 0.9, 0.95, 1.0)  # a purse in which most coins are worth nothing
# A house, the hourglasses of a threat die, how many are dealt, a purse, and a toll.
TURNS = (
    ((2, 1, 1, 0, 0), 2, (2, 2, 2, 1), COINS, 0.0),
    ((0, 0, 0, 0, 4), 2, (4, 3, 2, 1), COINS, 0.0),
    ((1, 1, 1, 1, 1), 3, (3, 3, 2, 1), COINS, 0.0),
    ((0, 3, 0, 3, 0), 2, (2, 2, 2, 1), COINS, 0.25),
    ((1, 1, 2, 0, 2), 2, (4, 3, 2, 1), BOLD, 0.01),
    ((2, 0, 2, 0, 1), 0, (2, 2, 2, 1), COINS, 0.0),
)
LEADS = (
    ((3, 3), ((1, 2, 3), (1, 2, 3))),
    ((20, 17), ((3,), (2, 3))),
    ((9, 12, 4), ((2, 3), (2, 3), (2, 3))),
    ((18, 20, 17, 11), ((), (3,), (3,), (3,))),
    ((3, 3, 3, 3, 4), ((2, 3), (1, 2, 3), (1, 2, 3), (1, 2, 3), (1, 2, 3))),
)


def numbers() -> dict[str, Any]:
    """Every seventh saved hand of the solved turns, and the chances of all seats."""
    solved = []
    for house, hourglasses, dealt, purse, toll in TURNS:
        values = solve(house, SKILL, hourglasses, dealt, purse, toll)
        solved.append([[round(float(value), DIGITS) for value in list(row)[::7]] for row in values])
    chances = [[round(chance, DIGITS) for chance in win_chances(*lead)] for lead in LEADS]
    return {"hands": len(hands()), "turns": solved, "chances": chances}


if __name__ == "__main__":
    GOLDEN.write_text(json.dumps(numbers()) + "\n")
