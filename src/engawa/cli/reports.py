"""What tournaments of the lab came to, as lines for people in one language and as documents for programs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engawa.lab import arena, contenders, elo, ladder, pages, scores
from engawa.lab.luck import Luck
from engawa.lab.rows import Row

Say = Callable[..., str]
NOTHING = "–"
UNKNOWN = 5000.0  # points by which a rating may be off if no matches lead to it
MEASURES = "score", "same", "decided", "ceiling"


def duel_lines(say: Say, pairing: arena.Pairing, rows: Sequence[Row]) -> list[str]:
    """A duel: the score, what that is in points, and how long both thought."""
    score, players = scores.score_of(rows), rows[0].setting.players
    step = points(say, elo.step_of(score, players))
    first, second = pace(rows)
    return [
        say("lab-duel", one=pairing.one, other=pairing.other, score=share(say, score), points=step),
        " ".join([counted(say, rows), say("lab-interval")]),
        say("lab-time", one=pairing.one, other=pairing.other, first=first, second=second),
    ]


def ladder_lines(say: Say, rungs: Sequence[ladder.Rung], rows: Sequence[Row], width: int | None = None) -> list[str]:
    """A ladder as a table, a row for each contender, the strongest level first; as two where one is too wide."""
    anchors = [name for name in contenders.ANCHORS if any(name in rung.scores for rung in rungs)]
    heads = [say("lab-level"), say("lab-below"), say("lab-points")]
    cells = [[*heads, *(say("lab-against", name=name) for name in anchors), say("lab-elo")]]
    for rung in reversed(rungs):
        below = rung.scores.get(rung.below or "")
        cells.append([
            rung.name,
            share(say, below) if below else NOTHING,
            points(say, rung.step) if rung.step else NOTHING,
            *(share(say, rung.scores[name]) if name in rung.scores else NOTHING for name in anchors),
            rating(say, rung.rating),
        ])  # fmt: skip
    whole = pages.table(cells)
    if width is not None and len(whole[0]) > width:
        whole = [
            *pages.table([[*row[:3], row[-1]] for row in cells]),
            "",
            *pages.table([[row[0], *row[3:-1]] for row in cells]),
        ]
    return [*whole, "", " ".join([counted(say, rows), say("lab-interval")])]


def luck_lines(say: Say, pairing: arena.Pairing, luck: Luck, rows: Sequence[Row]) -> list[str]:
    """What is luck, as a table."""
    names = [say("lab-against", name=pairing.other), *(say(f"lab-{measure}") for measure in MEASURES[1:])]
    values = [share(say, getattr(luck, measure)) for measure in MEASURES]
    cells = [[f"{pairing.one}", say("lab-value")], *map(list, zip(names, values, strict=True))]
    return [*pages.table(cells), "", " ".join([counted(say, rows), say("lab-interval")])]


def share(say: Say, score: scores.Score) -> str:
    """A share in per cent with its interval."""
    return say("lab-score", value=100 * score.value, low=100 * score.low, high=100 * score.high)


def points(say: Say, step: elo.Rating) -> str:
    """Points of a step with their interval."""
    return say("lab-step", **{name: signed(value) for name, value in step._asdict().items()})


def rating(say: Say, value: elo.Rating) -> str:
    """A rating and how far off it may be."""
    reach = (value.high - value.low) / 2
    if reach > UNKNOWN:
        return NOTHING
    return say("lab-rating", value=f"{value.value:.0f}", reach=f"{reach:.0f}") if reach else f"{value.value:.0f}"


def signed(value: float) -> str:
    """A number of points; where there is no end of them, a sign for that."""
    return f"{value:+.0f}".replace("inf", "∞").replace("-", "−")


def counted(say: Say, rows: Sequence[Row]) -> str:
    """How many deals and matches there were."""
    deals = len({(row.pairing, row.deal) for row in rows})
    return f"{say('lab-deals', deals=deals, matches=len(rows))}."


def pace(rows: Sequence[Row]) -> tuple[float, float]:
    """The seconds that the one contender and the other took for a move."""
    sums = [[sum(row.played.thought[k] for row in rows), sum(row.played.moves[k] for row in rows)] for k in (0, 1)]
    first, second = (seconds / max(moves, 1) for seconds, moves in sums)
    return first, second


def score_document(score: scores.Score) -> dict[str, Any]:
    """A score for programs."""
    return {"score": score.value, "low": score.low, "high": score.high, "deals": score.deals, "matches": score.matches}


def duel_document(pairing: arena.Pairing, rows: Sequence[Row]) -> dict[str, Any]:
    """A duel for programs."""
    score, setting = scores.score_of(rows), rows[0].setting
    step = elo.step_of(score, setting.players)
    points = {name: None if abs(value) == float("inf") else value for name, value in step._asdict().items()}
    first, second = pace(rows)
    thought = {"one": first, "other": second}
    return setting._asdict() | pairing._asdict() | score_document(score) | {"points": points, "thought": thought}


def ladder_document(rungs: Sequence[ladder.Rung], rows: Sequence[Row]) -> dict[str, Any]:
    """A ladder for programs."""
    rows_by_name = [
        {
            "name": rung.name,
            "below": rung.below,
            "elo": rung.rating._asdict(),
            "against": {name: score_document(score) for name, score in rung.scores.items()},
        }
        for rung in rungs
    ]
    return rows[0].setting._asdict() | {"matches": len(rows), "ladder": rows_by_name}


def luck_document(pairing: arena.Pairing, luck: Luck, rows: Sequence[Row]) -> dict[str, Any]:
    """Luck for programs."""
    measures = {measure: score_document(getattr(luck, measure)) for measure in MEASURES}
    return rows[0].setting._asdict() | pairing._asdict() | measures
