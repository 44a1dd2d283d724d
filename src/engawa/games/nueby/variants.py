"""The six games as a table: what each adds to the standard rules, apart from its board."""

from __future__ import annotations

from typing import NamedTuple

from engawa.core.clauses import Clauses
from engawa.games.nueby import clauses

NEVER = 99
DICE = 1  # in the box; one for each player is recommended, and in Jäger four in a dice cup besides


class Variant(NamedTuple):
    """One of the six games."""

    name: str
    title: str
    minutes: int | None  # None: the book says nothing
    age: int | None
    players: range
    longest: int  # plies of a match. No rule bounds them: half as many again as the longest of 10,000 at random had
    three_from: int  # so many players have three pieces each [NZ-C1, NB-C1, NJ-C1, NW-C1, NA-C1, NK-C1]
    clauses: Clauses
    sixes: bool = True  # a six enters or throws, and rolls again [NU-20, NU-21]; else it is like other numbers [NK-2]
    blocks: bool = False  # every player has a blockade [NB-C1]
    hunts: bool = False  # only hunters with focus come home [NJ-9]
    both_ways: bool = False  # pieces move backwards as they move forward [NW-1]
    shoves: bool = False  # thrown pieces push each other on [NK-3]


VARIANTS = (
    Variant("zweite-ebene", "Entscheidung auf zweiter Ebene", 30, 8, range(2, 7), 7_000, 4, clauses.ZWEITE_EBENE),
    Variant("einser-blocker", "Einser-Blocker", 20, 8, range(2, 5), 5_000, 4, clauses.EINSER_BLOCKER, blocks=True),
    Variant("jaeger", "Jäger", 30, 8, range(2, 7), 16_000, NEVER, clauses.JAEGER, hunts=True),
    Variant("werfer", "Werfer", 30, 8, range(2, 7), 14_000, 4, clauses.WERFER, both_ways=True),
    Variant("abkuerzungen", "Abkürzungen", 30, 8, range(2, 7), 8_000, 4, clauses.ABKUERZUNGEN),
    Variant("kurzer-einsatz", "Kurzer Einsatz", None, None, range(2, 7), 8_000, 5, clauses.KURZER_EINSATZ, sixes=False,
            shoves=True),
)  # fmt: skip
BY_NAME = {variant.name: variant for variant in VARIANTS}
