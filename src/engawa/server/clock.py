"""The clocks of a match: they follow from when its plies were played, so every process tells the same."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import dropwhile
from typing import Any

from engawa.core.match import Match, Ply
from engawa.server import wire

# Nobody's clock runs while clients show what has happened. How long that takes is not asked, but allowed for.
SHOWN_MOVE, SHOWN_OUTCOME = 1.0, 4.0  # seconds
LONGEST_SHOW = 10.0  # however much has happened at once


def clock_of(
    match: Match, wish: dict[str, Any], now: float, times: Sequence[float], called: Mapping[int, float]
) -> wire.ClockNow:
    """The time left. Clocks run from the first move on, and grow by turns. *times* are those of the plies.

    *called* says, by ply, when the one whose throw it is had answered: from then on the table waits for others, and
    nobody's clock runs. They are hurried by the patience of the table.
    """
    left, actor = [float(wish["seconds"])] * match.players, match.to_act if match.thrower is None else match.thrower
    moved = [hand for hand in map(hand_of, match.plies) if hand is not None]
    for seat, after in zip(moved, [*moved[1:], actor], strict=False):
        left[seat] += wish["increment"] if after != seat else 0
    timed = list(dropwhile(lambda item: item[1].by == "chance", enumerate(match.plies)))
    shown = times[timed[0][0]] if timed else now  # when all will have been shown, and the next clock starts
    for number, ply in timed:
        hand, at = hand_of(ply), times[number]
        if hand is not None:
            left[hand] -= max(0.0, called.get(number, at) - shown)
        takes = SHOWN_OUTCOME if ply.by == "chance" else SHOWN_MOVE
        shown = min(max(shown, at) + takes, at + LONGEST_SHOW)
    decides = actor if isinstance(actor, int) and timed else None
    if decides is not None:
        left[decides] -= max(0.0, called.get(match.ply, now) - shown)
    runs = None if match.ply in called else decides
    return wire.ClockNow(
        left=[round(seconds, 1) for seconds in left],
        runs=runs,
        waits=0.0 if runs is None else round(max(0.0, shown - now), 1),
        increment=wish["increment"],
    )


def hand_of(ply: Ply) -> int | None:
    """The seat that moved, or threw."""
    return ply.by if isinstance(ply.by, int) else ply.thrower
