"""Records that somebody made to be long: legal to the last ply, with dice that were chosen and not rolled."""

from functools import cache
from random import Random
from typing import Any

from engawa import catalogue
from engawa.core.match import Match


@cache
def endless(key: str, plies: int) -> dict[str, Any]:
    """The record of a Nüby match for two in which nobody comes home, after so many *plies*. It has no seed."""
    game, rng = catalogue.find(key), Random(plies)
    match = Match(game, game.notation.read_options({}, 2, None), 2, match_id="endless", clock=lambda: 0.0)
    while match.ply < plies:
        if match.to_act == "chance":
            match.play(rng.choice([text for text, _ in match.outcomes() or ()]))
        else:
            moves = match.legal()
            match.play(rng.choice([move for move in moves if "z" not in move] or moves))
    document = match.record()
    for entry in document["plies"]:
        del entry["at"]  # nothing that is not needed: as many plies as fit into a body
    return document
