"""The clocks of a match: they follow from when its plies were played, so every process tells the same."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import dropwhile
from typing import Any, NamedTuple

from engawa.core.match import Match, Ply
from engawa.server import wire

# Nobody's clock runs while clients show what has happened. How long that takes is not asked, but allowed for.
SHOWN_MOVE, SHOWN_OUTCOME = 1.0, 4.0  # seconds
LONGEST_SHOW = 10.0  # however much has happened at once
DAY = 86_400.0


class Since(NamedTuple):
    """When something was last taken back: the ply that the match came back to, and what every seat had used by then.

    Clocks stay as they were and go on from there: nobody pays for the time that another has thought, or gets any back.
    """

    ply: int
    at: float
    wall: float
    used: tuple[float, ...]


class Times(NamedTuple):
    """What clocks are reckoned from: the *plies*' times, and by ply when whoever had to call for a throw did.

    From then on the table waits for others, and nobody's clock runs. They are hurried by the patience of the table.
    """

    plies: Sequence[float]
    called: Mapping[int, float]
    since: Since | None


def clock_of(match: Match, wish: dict[str, Any], now: float, times: Times) -> wire.ClockNow:
    """The time left. Clocks run from the first move on, and grow by turns."""
    actor = match.to_act if match.thrower is None else match.thrower
    used, shown = used_by(match, now, times)
    moved = [hand for hand in map(hand_of, match.plies) if hand is not None]
    left = [float(wish["seconds"]) - seconds for seconds in used]
    for seat, after in zip(moved, [*moved[1:], actor], strict=False):
        left[seat] += wish["increment"] if after != seat else 0
    runs = None if match.ply in times.called or not _has_begun(match) or not isinstance(actor, int) else actor
    return wire.ClockNow(
        left=[round(seconds, 1) for seconds in left],
        runs=runs,
        waits=0.0 if runs is None else round(max(0.0, shown - now), 1),
        increment=wish["increment"],
        days=None,
    )


def days_of(match: Match, days: int, wall: float, since: Since | None) -> wire.ClockNow:
    """The time left where every turn has so many *days*. They are those of the calendar, wherever the match is kept."""
    actor = match.to_act if match.thrower is None else match.thrower
    left = [days * DAY] * match.players
    runs = actor if isinstance(actor, int) and _has_begun(match) else None
    if runs is not None:
        by_others = [ply.at for ply in match.plies if hand_of(ply) not in (None, runs)]
        first = next(ply.at for ply in match.plies if ply.by != "chance")
        began = max(by_others[-1] if by_others else first, 0.0 if since is None else since.wall)
        left[runs] = round(left[runs] - max(0.0, wall - began), 1)
    return wire.ClockNow(left=left, runs=runs, waits=0.0, increment=0, days=days)


def used_by(match: Match, now: float, times: Times) -> tuple[list[float], float]:
    """The seconds that every seat has used, and when all will have been shown and the next clock starts."""
    since, actor = times.since, match.to_act if match.thrower is None else match.thrower
    used = [0.0] * match.players if since is None else list(since.used)
    timed = list(dropwhile(lambda item: item[1].by == "chance", enumerate(match.plies)))
    shown = times.plies[timed[0][0]] if timed else now
    if since is not None:
        timed, shown = [item for item in timed if item[0] >= since.ply], since.at
    for number, ply in timed:
        hand, at = hand_of(ply), times.plies[number]
        if hand is not None:
            used[hand] += max(0.0, times.called.get(number, at) - shown)
        takes = SHOWN_OUTCOME if ply.by == "chance" else SHOWN_MOVE
        shown = min(max(shown, at) + takes, at + LONGEST_SHOW)
    if isinstance(actor, int) and _has_begun(match):
        used[actor] += max(0.0, times.called.get(match.ply, now) - shown)
    return used, shown


def hand_of(ply: Ply) -> int | None:
    """The seat that moved, or threw."""
    return ply.by if isinstance(ply.by, int) else ply.thrower


def _has_begun(match: Match) -> bool:
    return any(ply.by != "chance" for ply in match.plies)
