"""What an attack in Ninja All-Stars comes to, exactly: the tables of `bots.ninja_all_stars.odds`.

`python -m engawa.bots.ninja_all_stars.odds_tables` writes them, for all numbers of dice of any edition. [NS-Z5]
"""

from __future__ import annotations

import json
from fractions import Fraction

from engawa.bots.ninja_all_stars.odds import AGAINST, DICE, FILE
from engawa.games.ninja_all_stars import vocabulary as v
from engawa.games.ninja_all_stars.odds import leftovers

ATTACKER_LIKES = v.VOID, v.EARTH, v.AIR, v.WATER, v.FIRE, v.SPIRIT
DEFENDER_LIKES = v.SPIRIT, v.WATER, v.FIRE, v.AIR, v.EARTH, v.VOID
TABLES = {"injures": v.VOID, "stuns": v.EARTH, "backfires": v.SPIRIT}
THOUSAND = 1000


def results_of(dice: int, against: int) -> list[Fraction]:
    """How likely each element is the result of so many *dice* *against* others: the chooser takes what it likes best.

    Eliminations keep the difference of the pools, so who has more dice left is who had more. [NS-C11]
    """
    likes = ATTACKER_LIKES if dice >= against else DEFENDER_LIKES
    ways = [0] * v.ELEMENTS
    for left, count in leftovers(dice, against).items():
        if left:
            ways[next(element for element in likes if left >> element & 1)] += count
    return [Fraction(count, v.ELEMENTS ** (dice + against)) for count in ways]


def main() -> None:
    """Write the file that `odds` reads: a line for each number of attack dice, in thousandths."""
    results = [[results_of(dice, against) for against in range(AGAINST + 1)] for dice in range(1, DICE + 1)]
    tables = []
    for name, element in TABLES.items():
        rows = [json.dumps([round(THOUSAND * chances[element]) for chances in row]) for row in results]
        tables.append(f'"{name}": [\n' + ",\n".join(rows) + "\n]")
    FILE.write_text("{\n" + ",\n".join(tables) + "\n}\n")


if __name__ == "__main__":
    main()
