"""Somebody who wants to get somewhere: chooses moves by what the page shows of the garden."""

from collections.abc import Iterable
from random import Random

from engawa.core.match import Match
from web.sight import Sight

Lines = dict[tuple[str, str], str]
FITS = 0.5  # lines that a top bead is worth which leads nearer to the enemy base
WON = -100.0


def good_move(sight: Sight, match: Match, rng: Random) -> str:
    """The move after which the two foremost figures have the shortest way to go; of equals, any."""
    seat = match.to_act
    assert isinstance(seat, int)
    away = lines_to(sight.bases[1 - seat], sight.lines)
    moves = match.legal()
    rng.shuffle(moves)
    return min(moves, key=lambda move: way_to_go(after(match, move), seat, away, sight.lines))


def after(match: Match, move: str) -> Match:
    """A match of its own in which *move* is played."""
    trial = match.copy()
    trial.play(move)
    return trial


def way_to_go(match: Match, seat: int, away: dict[str, int], lines: Lines) -> float:
    """How far a seat still has to go: the foremost figure counts twice."""
    if match.result is not None:
        return WON if match.result["winners"] == [seat] else -WON
    figures = {name: stands for name, stands in match.position()["figures"].items() if name[0] == "KS"[seat]}
    ways = sorted(away[field] - FITS * leads_on(field, beads, away, lines) for field, beads in figures.values())
    return 2 * ways[0] + ways[1]


def leads_on(field: str, beads: str, away: dict[str, int], lines: Lines) -> bool:
    """Whether a line of the top bead's colour leads nearer."""
    return any(
        here == field and colour == beads[-1:] and away[there] < away[field] for (here, there), colour in lines.items()
    )


def lines_to(goal: str, lines: Iterable[tuple[str, str]]) -> dict[str, int]:
    """How many lines lie between each field and *goal*."""
    away, edge = {goal: 0}, [goal]
    for here in edge:
        for one, there in lines:
            if one == here and there not in away:
                away[there] = away[here] + 1
                edge.append(there)
    return away
