"""What an attack comes to, by the number of dice. The side with more dice chooses, so one die decides a lot.

The tables are made by `odds_tables`: in thousandths, a row for each number of attack dice from 1 on, in it those of
defence dice from 0 on; either side takes the result that it likes best. Of shots, the third means nothing.
"""

from __future__ import annotations

import json
from itertools import chain
from pathlib import Path

from engawa.core.forge import kernel

DICE, AGAINST = 56, 30  # the most of either side, in any edition [NS-Z5]
COLUMNS = AGAINST + 1
FILE = Path(__file__).with_name("odds.json")
_TABLES: dict[str, list[list[int]]] = json.loads(FILE.read_text("utf-8"))
INJURES, STUNS, BACKFIRES = (tuple(chain.from_iterable(rows)) for rows in _TABLES.values())


@kernel
def worth_of_attack(dice: int, against: int, injured: float, stunned: float, lost: float) -> float:
    """What to expect of so many *dice* *against* others, by what each side has to lose."""
    i = (min(DICE, max(1, dice)) - 1) * COLUMNS + min(AGAINST, max(0, against))
    return (INJURES[i] * injured + STUNS[i] * stunned - BACKFIRES[i] * lost) / 1000.0
