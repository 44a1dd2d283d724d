"""The analyse and hint commands: what a match or a move in it is worth."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from engawa import analysis, catalogue
from engawa.cli import matches, parameters, positions
from engawa.cli.screen import Screen
from engawa.core import errors, messages, record
from engawa.core.match import Match
from engawa.core.texts import plain

INTERRUPTED = 130  # exit code
MOST_NODES = 100_000_000
WIDEST_CURVE = 72  # columns
WORDY = 24  # letters; what is longer, such as a throw, is told and not repeated
BLOCKS = "▁▂▃▄▅▆▇█"
PARTS = ("start", "luck", "skill", "others", "hindsight", "end")
SUMS = ("start", "end")  # of the parts, those that are no change
COUNTS = ("decisions", *analysis.GRADES)

Nodes = Annotated[str | None, typer.Option("--nodes", metavar="cli-word-number", help="cli-option-nodes")]


def analyse(
    ctx: typer.Context, source: positions.Record = None, nodes: Nodes = None, json: parameters.AsJson = False
) -> int:
    screen: Screen = ctx.obj
    match = record.parse_record(matches.read_document(source), catalogue.find)
    analyst = analysis.Analyst(match, nodes=_read_nodes(nodes))
    try:
        for _ in screen.watch(analyst.first_look(), match.ply, "analyse-first", game=match.game.title):
            pass
        for _ in screen.watch(analyst.second_look(), len(analyst.mattering), "analyse-second", game=match.game.title):
            pass
        analyst.end("done")
    except KeyboardInterrupt:  # what is known by then is shown
        analyst.end("stopped")
    if json:
        screen.document(analyst.document())
    else:
        write_analysis(screen, match, analyst.document())
    return 0 if analyst.progress.state == "done" else INTERRUPTED


def hint(
    ctx: typer.Context, source: parameters.Source = None, nodes: Nodes = None, json: parameters.AsJson = False
) -> None:
    screen: Screen = ctx.obj
    match = matches.read_match(source)
    found = hint_for(screen, match, _read_nodes(nodes))
    if json:
        screen.document({"game": match.game.key, "ply": match.ply} | found)
    else:
        write_hint(screen, found)


def hint_for(screen: Screen, match: Match, nodes: int | None = None) -> dict[str, Any]:
    """A hint for whoever is to act."""
    seat = match.to_act
    if not isinstance(seat, int):
        raise errors.InvalidNotation(messages.Message("hint-nobody"))
    with screen.wait("hint-thinking"):
        return analysis.hint(match.view(seat), nodes=nodes, seconds=analysis.SECONDS if nodes is None else None)


def write_hint(screen: Screen, found: dict[str, Any]) -> None:
    """The best moves, what each is worth, and why."""
    rows = []
    for move in found["moves"]:
        worth = _percent(move["chance"]) + _margin(move["margin"])
        rows.append((f"{move['text']}  {worth}", _said(move["why"], screen.lang)))
    screen.entries(rows)


def write_analysis(screen: Screen, match: Match, document: dict[str, Any]) -> None:
    """The curve, the table of the seats, and the turning points."""
    if not document["curve"]:
        screen.tell("analyse-nothing")
        return
    names = [_name(screen, match, seat) for seat in range(match.players)]
    wide = max(map(len, names))
    screen.write(screen.say("analyse-title", game=match.game.title, plies=len(document["plies"])), "head")
    if document["state"] == "stopped":
        screen.tell("analyse-stopped", known=len(document["plies"]), plies=match.ply)
    screen.write()
    for seat, name in enumerate(names):
        curve = sparkline([point["chances"][seat] for point in document["curve"]], screen.can_draw)
        screen.whole(f"  {name.ljust(wide)}  {curve}")
    screen.write()
    write_table(screen, names, PARTS, [[_shown(account, part) for part in PARTS] for account in document["accounts"]])
    write_table(screen, names, COUNTS, [_counts(account) for account in document["accounts"]])
    if document["turning"]:
        screen.write(screen.say("analyse-turning"), "head")
        screen.entries([_turning(screen, names, point) for point in document["turning"]])


def write_table(screen: Screen, names: list[str], words: tuple[str, ...], rows: list[list[str]]) -> None:
    """A row for each seat under the words that head the columns."""
    heads = [screen.say(f"analyse-{word}") for word in words]
    widths = [max(map(len, column)) for column in zip(heads, *rows, strict=True)]
    left = 2 + max(map(len, names))
    for name, row in zip(["", *names], [heads, *rows], strict=True):
        cells = "  ".join(cell.rjust(width) for cell, width in zip(row, widths, strict=True))
        screen.whole(f"  {name.ljust(left)}{cells}", "" if name else "quiet")
    screen.write()


def sparkline(values: list[float], can_draw: bool) -> str:
    """A curve from 0 to 1 in a line of text, in blocks or in digits."""
    count = min(len(values), WIDEST_CURVE)
    points = [values[round(i * (len(values) - 1) / max(1, count - 1))] for i in range(count)]
    letters = BLOCKS if can_draw else "0123456789"
    return "".join(letters[min(int(point * len(letters)), len(letters) - 1)] for point in points)


def _read_nodes(nodes: str | None) -> int | None:
    return None if nodes is None else parameters.read_number(nodes, "--nodes", 1, MOST_NODES)


def _name(screen: Screen, match: Match, seat: int) -> str:
    """What a seat is called, and who sat there if they had a name."""
    seated, name = match.seat_name(seat).text(screen.lang), match.seats[seat].get("name")
    return f"{seated} ({plain(name)})" if isinstance(name, str) and name else seated


def _turning(screen: Screen, names: list[str], point: dict[str, Any]) -> tuple[str, str]:
    case = "luck" if point["by"] == "chance" else "move"
    grade = point["grade"] or case
    facts = {"who": names[point["seat"]], "swing": round(100 * point["swing"]), "grade": grade}
    told = _said(point["told"], screen.lang)
    line = screen.say("analyse-line", case=case, line=", ".join(point["line"])) if point["line"] else ""
    said = [told, screen.say("analyse-swing", **facts), line]
    text = point["text"] if len(point["text"]) <= WORDY else f"{point['text'].split()[0]} …"
    return f"{point['ply'] + 1}. {text}", " ".join(part for part in said if part)


def _said(told: list[dict[str, Any]], lang: str) -> str:
    return " ".join(messages.message_in(each).text(lang) for each in told)


def _counts(account: dict[str, Any]) -> list[str]:
    return [str(account["decisions"]), *(str(account["grades"][grade]) for grade in analysis.GRADES)]


def _shown(account: dict[str, Any], part: str) -> str:
    value, margin = account[part]["value"], account[part]["margin"]
    return (_percent(value) if part in SUMS else f"{round(100 * value):+d}".replace("-", "−")) + _margin(margin)


def _percent(value: float) -> str:
    return f"{100 * value:.0f} %"


def _margin(margin: float) -> str:
    return f" ±{100 * margin:.0f}" if margin >= 0.005 else ""
