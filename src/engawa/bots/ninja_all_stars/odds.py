"""What an attack comes to, by the number of dice. The side with more dice chooses, so one die decides a lot.

The tables are made by `odds_tables`: in thousandths, a row for 1 to 8 attack dice, in it 0 to 8
defence dice; either side takes the result that it likes best. Of shots, the third means nothing.
"""

from __future__ import annotations

from engawa.core.forge import kernel

INJURES = (
    167, 250, 56, 13, 3, 1, 0, 0, 0,
    306, 333, 374, 25, 8, 2, 0, 0, 0,
    421, 413, 422, 445, 14, 5, 1, 0, 0,
    518, 486, 473, 475, 488, 9, 3, 1, 0,
    598, 553, 525, 511, 510, 518, 6, 3, 1,
    665, 613, 575, 550, 536, 533, 539, 4, 2,
    721, 666, 621, 589, 567, 554, 551, 554, 3,
    767, 712, 665, 627, 599, 579, 568, 564, 566,
)  # fmt: skip
STUNS = (
    167, 194, 83, 47, 22, 9, 4, 1, 1,
    250, 231, 234, 50, 31, 16, 7, 3, 1,
    282, 258, 245, 243, 35, 23, 13, 7, 3,
    285, 271, 257, 248, 245, 26, 18, 11, 6,
    270, 271, 263, 253, 247, 244, 20, 15, 9,
    247, 261, 262, 256, 250, 245, 243, 17, 12,
    221, 244, 254, 255, 252, 247, 243, 242, 14,
    194, 224, 242, 250, 251, 248, 244, 242, 240,
)  # fmt: skip
BACKFIRES = (
    167, 28, 333, 413, 486, 553, 613, 666, 712,
    28, 56, 16, 422, 473, 525, 575, 621, 665,
    5, 13, 25, 10, 475, 511, 550, 589, 627,
    1, 3, 8, 14, 6, 510, 536, 567, 599,
    0, 1, 2, 5, 9, 4, 533, 554, 579,
    0, 0, 0, 1, 3, 6, 3, 551, 568,
    0, 0, 0, 0, 1, 3, 4, 2, 564,
    0, 0, 0, 0, 0, 1, 2, 3, 2,
)  # fmt: skip
COLUMNS, MOST = 9, 8


@kernel
def worth_of_attack(dice: int, against: int, injured: float, stunned: float, lost: float) -> float:
    """What to expect of so many *dice* *against* others, by what each side has to lose."""
    i = (min(MOST, max(1, dice)) - 1) * COLUMNS + min(MOST, max(0, against))
    return (INJURES[i] * injured + STUNS[i] * stunned - BACKFIRES[i] * lost) / 1000.0
