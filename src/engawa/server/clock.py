"""The clocks of a match: they follow from the times of its plies, so every process tells the same."""

from __future__ import annotations

from itertools import dropwhile
from typing import Any

from engawa.core.match import Match, Ply
from engawa.server import wire

# Nobody's clock runs while clients show what has happened. How long that takes is not asked, but allowed for.
SHOWN_MOVE, SHOWN_OUTCOME = 1.0, 4.0  # seconds
LONGEST_SHOW = 10.0  # however much has happened at once


def clock_of(match: Match, wish: dict[str, Any], now: float) -> wire.ClockNow:
    """The time left. Clocks run from the first move on, and grow by turns."""
    left, actor = [float(wish["seconds"])] * match.players, match.to_act if match.thrower is None else match.thrower
    moved = [hand for hand in map(hand_of, match.plies) if hand is not None]
    for seat, after in zip(moved, [*moved[1:], actor], strict=False):
        left[seat] += wish["increment"] if after != seat else 0
    timed = list(dropwhile(lambda ply: ply.by == "chance", match.plies))
    shown = timed[0].at if timed else now  # when all will have been shown, and the next clock starts
    for ply in timed:
        hand = hand_of(ply)
        if hand is not None:
            left[hand] -= max(0.0, ply.at - shown)
        takes = SHOWN_OUTCOME if ply.by == "chance" else SHOWN_MOVE
        shown = min(max(shown, ply.at) + takes, ply.at + LONGEST_SHOW)
    runs = actor if isinstance(actor, int) and timed else None
    if runs is not None:
        left[runs] -= max(0.0, now - shown)
    return wire.ClockNow(
        left=[round(seconds, 1) for seconds in left],
        runs=runs,
        waits=0.0 if runs is None else round(max(0.0, shown - now), 1),
        increment=wish["increment"],
    )


def hand_of(ply: Ply) -> int | None:
    """The seat that moved, or threw."""
    return ply.by if isinstance(ply.by, int) else ply.thrower
