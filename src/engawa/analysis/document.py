"""An analysis as one JSON document: what `engawa analyse --json` prints and the server sends (docs/analysis.md)."""

from __future__ import annotations

from collections.abc import Iterable
from math import fsum
from typing import TYPE_CHECKING, Any

from engawa.analysis import lines, studies
from engawa.analysis.grades import count, grade_of
from engawa.analysis.worth import Changes
from engawa.core.match import Match
from engawa.core.messages import document_of

if TYPE_CHECKING:
    from engawa.analysis.analyst import Analyst

MOST_BETTER = 3  # moves that are named
MOST_TURNING = 3  # points

Document = dict[str, Any]


def written(analyst: Analyst) -> Document:
    """What an analyst knows by now."""
    match, known = analyst.match, analyst.known
    changes = [analyst.worths.changes(ply) for ply in range(known)]
    plies = [_ply(analyst, ply, changes[ply]) for ply in range(known)]
    return {
        **heading(match),
        **analyst.progress._asdict(),
        "curve": [_point(analyst, ply) for ply in range(known + 1)] if known else [],
        "plies": plies,
        "accounts": [_account(analyst, seat, plies, changes) for seat in range(match.players)] if known else [],
        "turning": _turning(analyst, plies, changes),
    }


def heading(match: Match) -> Document:
    """The document of an analysis that has not begun."""
    return {
        "state": "waiting",
        "done": 0,
        "total": match.ply,
        "reason": None,
        "game": match.game.key,
        "title": match.game.title,
        "options": match.options,
        "board": match.game.notation.format_board(match.options, match.board),
        "seats": [dict(seat) for seat in match.seats],
        "result": match.result,
        "curve": [],
        "plies": [],
        "accounts": [],
        "turning": [],
    }


def _point(analyst: Analyst, ply: int) -> Document:
    worth = analyst.worths.worth(ply)
    margins = [studies.margin(variance) for variance in worth.variances]
    return {"chances": list(worth.values), "margins": margins, "proven": worth.proven}


def _ply(analyst: Analyst, ply: int, changes: Changes) -> Document:
    stop, played = analyst.course[ply], analyst.match.plies[ply]
    seat = stop.actor if isinstance(stop.actor, int) else None
    cost = 0.0 if seat is None else abs(changes.skill[seat])
    return {
        "ply": ply,
        "by": played.by,
        "text": played.text,
        "told": [document_of(message) for message in analyst.match.told(ply)],
        "choices": stop.choices,
        "cost": cost,
        "grade": None if seat is None or stop.choices < 2 else grade_of(cost),
        "skill": list(changes.skill),
        "luck": list(changes.luck),
        "hindsight": list(changes.hindsight),
        "margin": studies.margin(max(changes.variances) if seat is None else changes.variances[seat]),
        "better": [] if seat is None or not any(changes.skill) else _better(analyst, ply, changes.skill[seat]),
        "deep": ply in analyst.deep,
    }


def _better(analyst: Analyst, ply: int, skill: float) -> list[Document]:
    """The moves that were better than the one that was played, the best first."""
    stop, worths = analyst.course[ply], analyst.worths
    found, action = worths.looks[stop.place.key], worths.action(stop)
    least = worths.worth(ply).values[found.actor] + skill
    ahead = [each for each in found.solid if each.action != action and each.values[found.actor] > least]
    ahead.sort(key=lambda each: (each.action != found.choices[0].action, -each.values[found.actor]))
    return [lines.worth_of(found, judged, worths.noise) for judged in ahead[:MOST_BETTER]]


def _account(analyst: Analyst, seat: int, plies: list[Document], changes: list[Changes]) -> Document:
    """What became of a seat's chances, and by what."""
    start, end = analyst.worths.worth(0), analyst.worths.worth(len(plies))
    mine = [i for i, ply in enumerate(plies) if ply["by"] == seat]
    others = [i for i, ply in enumerate(plies) if ply["by"] not in (seat, "chance")]
    rolls = [i for i, ply in enumerate(plies) if ply["by"] == "chance"]
    grades = count(plies[i]["grade"] for i in mine)
    return {
        "seat": seat,
        "start": _amount([start.values[seat]], [start.variances[seat]]),
        "luck": _sum([changes[i].luck for i in rolls], [changes[i].variances for i in rolls], seat),
        "skill": _sum([changes[i].skill for i in mine], [changes[i].variances for i in mine], seat),
        "others": _sum([changes[i].skill for i in others], [changes[i].variances for i in others], seat),
        "hindsight": _sum([each.hindsight for each in changes], [each.unsure for each in changes], seat),
        "end": _amount([end.values[seat]], [end.variances[seat]]),
        "decisions": sum(grades.values()),
        "grades": grades,
    }


def _sum(values: list[studies.Chances], variances: list[studies.Chances], seat: int) -> Document:
    return _amount([each[seat] for each in values], [each[seat] for each in variances])


def _amount(values: Iterable[float], variances: Iterable[float]) -> Document:
    return {"value": round(fsum(values), studies.DIGITS), "margin": studies.margin(fsum(variances))}


def _turning(analyst: Analyst, plies: list[Document], changes: list[Changes]) -> list[Document]:
    """The plies by which somebody lost most: by a move, or by chance."""
    lost = {ply: min(min(each.skill), min(each.luck)) for ply, each in enumerate(changes)}
    largest = sorted((ply for ply in lost if lost[ply] < 0), key=lambda ply: (lost[ply], ply))[:MOST_TURNING]
    return [_turning_point(analyst, plies[ply], changes[ply]) for ply in largest]


def _turning_point(analyst: Analyst, found: Document, changes: Changes) -> Document:
    ply, worths = found["ply"], analyst.worths
    lost = changes.luck if found["by"] == "chance" else changes.skill
    seat = min(range(len(lost)), key=lambda each: lost[each])
    return {
        **{name: found[name] for name in ("ply", "by", "text", "told", "grade", "margin")},
        "seat": seat,
        "swing": -lost[seat],
        "before": list(worths.worth(ply).values),
        "after": list(worths.worth(ply + 1).values),
        "position": analyst.course[ply].match.position(),
        "line": _line(analyst, ply + 1) if found["by"] == "chance" else found["better"][0]["line"],
    }


def _line(analyst: Analyst, ply: int) -> list[str]:
    """The best play from the position before *ply*, if somebody had a choice there."""
    stop = analyst.course[ply]
    found = analyst.worths.looks.get(stop.place.key)
    if stop.is_forced and stop.played is not None:
        return [stop.played]
    return lines.line_of(found.sight, found.line) if found is not None and isinstance(stop.actor, int) else []
