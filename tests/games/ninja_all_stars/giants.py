"""An edition in which the chunin of Fire and Water and the kaiken of Water stand on large bases.

Its courtyard has a height of three spaces in the middle, i9, j9 and i10, on which most of a large base can be.
"""

from __future__ import annotations

import copy
from typing import Any

from games.ninja_all_stars.sketch import sketch

from engawa.core.match import Match
from engawa.games.ninja_all_stars.edition import standard

LARGE = (("fire", "chunin"), ("water", "chunin"), ("water", "kaiken"))
HEIGHT = {8: "dd..#.~~^^.~~.#..dd", 9: "dd..#...^.....#..dd"}


def edition(large: tuple[tuple[str, str], ...] = LARGE, height: bool = True) -> dict[str, Any]:
    """The document of that edition, or of one with other bases, with and without its *height*."""
    document = copy.deepcopy(standard().document)
    for team, kind in large:
        document["teams"][team]["classes"][kind]["base"] = "large"
    for y, row in HEIGHT.items() if height else ():
        document["boards"]["courtyard"]["rows"][y] = row
    return document


EDITION = edition()


def giants(*models: str, active: str | None = "A1", **facts: Any) -> Match:
    """The match that goes on from a sketch, in that edition."""
    options = {"edition": EDITION} | facts.pop("options", {})
    return sketch(*models, active=active, options=options, **facts)
