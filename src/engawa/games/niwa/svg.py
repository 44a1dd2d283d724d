"""A garden as a picture: hexagons of sand, the coloured lines between them, figures with their beads."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import atan2, degrees, hypot, sqrt
from typing import Any

from engawa.core import svg

RADIUS = 45.0
SAND, RAKED = "#EBE0C9", "#D9CBAE"
FILLS, EDGES = ("#D4668A", "#2F6DB0"), ("#8E2F52", "#173F70")  # of kokeshi and samurai
LINES = {"G": ("#3E8E5A", "#1E5434"), "Y": ("#E0AC24", "#775300"), "O": ("#DE6A30", "#842F0C")}
OPEN = 0.62  # of a border is coloured: lines are open at the corners
SEATS = "KS"


def picture(board: Mapping[str, Any], position: Mapping[str, Any]) -> svg.Drawing:
    """The garden with its figures."""
    places = _places(board)
    wide = max(x for x, _ in places.values()) + RADIUS
    high = max(y for _, y in places.values()) + RADIUS + 2
    parts = [_field(name, at) for name, at in places.items()]
    parts += [_line(line, places) for line in board["lines"]]
    parts += [_base(seat, places[name]) for seat, name in enumerate(board["bases"])]
    standing = {name: place for name, place in position["figures"].items() if place[0] in places}
    parts += [_figure(name, place, places[place[0]], position["mover"] == name) for name, place in standing.items()]
    return svg.Drawing(wide, high, parts, [svg.Seat(_token(seat, 11, SEATS[seat])) for seat in range(len(SEATS))])


def _places(board: Mapping[str, Any]) -> dict[str, svg.Point]:
    """The middle of every field, as near to the upper left as it can be."""
    raw = {each["name"]: (sqrt(3) * (each["q"] + each["r"] / 2), 1.5 * each["r"]) for each in board["fields"]}
    left, top = min(x for x, _ in raw.values()), min(y for _, y in raw.values())
    return {name: (RADIUS * (x - left + 0.9), RADIUS * (y - top + 1.05)) for name, (x, y) in raw.items()}


def _field(name: str, at: svg.Point) -> str:
    ground = svg.polygon(*svg.corners(6, RADIUS), fill=SAND, stroke=RAKED, stroke_width=1)
    raked = svg.polygon(*svg.corners(6, RADIUS - 9), fill="none", stroke=RAKED, stroke_width=0.8)
    label = svg.words(0, -RADIUS * 0.6, name, 10.5, fill=svg.QUIET)
    return svg.group(ground, raked, label, title=name, at=at)


def _line(line: Mapping[str, Any], places: dict[str, svg.Point]) -> str:
    """A line across the way between two fields: one bar, two bars or four dots, in a dark casing."""
    (x, y), (u, v) = places[line["from"]], places[line["to"]]
    letter, half = line["colour"], RADIUS * OPEN / 2
    fill, edge = LINES[letter]
    if letter == "O":
        ends = [(4 * half * (i / 3 - 0.5) / 2, 0.0) for i in range(4)]
        marks = [svg.circle(a, b, 3.4, fill=fill, stroke=edge, stroke_width=1.2) for a, b in ends]
    else:
        rows = (0.0,) if letter == "G" else (-3.1, 3.1)
        thick = 7.0 if letter == "G" else 4.4
        marks = [svg.stroke((-half, b), (half, b), stroke=edge, stroke_width=thick) for b in rows]
        marks += [svg.stroke((-half, b), (half, b), stroke=fill, stroke_width=thick - 2.4) for b in rows]
    turn = degrees(atan2(v - y, u - x)) + 90
    assert hypot(u - x, v - y) < 2 * RADIUS
    return svg.group(*marks, title=f"{line['from']}-{line['to']} {letter}", at=((x + u) / 2, (y + v) / 2), turn=turn)


def _base(seat: int, at: svg.Point) -> str:
    """A torii for the kokeshi, a stone lantern for the samurai, around their letter."""
    ink = {"stroke": EDGES[seat], "stroke_width": 2.6}
    if seat == 0:
        gate = svg.stroke((-19, -11), (0, -8), (19, -11), **ink) + svg.stroke((-15, -2), (15, -2), **ink)
        shape = gate + svg.stroke((-11, -9), (-13, 21), **ink) + svg.stroke((11, -9), (13, 21), **ink)
    else:
        roof = svg.polygon((-19, -3), (0, -14), (19, -3), fill=FILLS[seat], stroke_linejoin="round", **ink)
        house = svg.box(-11, -3, 22, 15, fill="#FFFBF2", **ink)
        shape = roof + house + svg.stroke((0, 12), (0, 19), **ink) + svg.stroke((-12, 21), (12, 21), **ink)
    label = svg.words(0, 10 if seat == 0 else 9, SEATS[seat], 13, fill=EDGES[seat], font_weight=700)
    return svg.group(shape, label, title=f"base {SEATS[seat]}", at=at)


def _figure(name: str, place: Sequence[str], at: svg.Point, moves: bool) -> str:
    """A figure, and below it its beads, the lowest first and the top one largest."""
    field, beads = place
    parts = [svg.circle(0, -3, 21, fill="none", stroke=svg.GOLD, stroke_width=3.5)] if moves else []
    parts.append(svg.group(_token(SEATS.index(name[0]), 16, name), at=(0, -3)))
    for i, letter in enumerate(beads):
        fill, edge = LINES[letter]
        is_top = i == len(beads) - 1
        x = 15.5 * (i - (len(beads) - 1) / 2)
        parts.append(
            svg.circle(x, 24, 8.6 if is_top else 6.8, fill=fill, stroke=edge, stroke_width=2 if is_top else 1.4)
        )
        parts.append(
            svg.words(x, 27.5 if is_top else 27, letter, 10 if is_top else 8.5, fill="#FFFFFF", **_edged(edge))
        )
    return svg.group(*parts, title=" ".join(filter(None, [name, field, beads])), at=at)


def _token(seat: int, radius: float, letters: str) -> str:
    """Kokeshi are round, samurai are square."""
    drawn = {"fill": FILLS[seat], "stroke": EDGES[seat], "stroke_width": radius / 7}
    shape = svg.circle(0, 0, radius, **drawn)
    if seat == 1:
        shape = svg.box(-0.9 * radius, -0.9 * radius, 1.8 * radius, 1.8 * radius, rx=radius / 4, **drawn)
    size = radius * 0.95
    return shape + svg.words(0, 0.36 * size, letters, size, fill="#FFFFFF", **_edged(EDGES[seat], size / 6))


def _edged(edge: str, width: float = 2.2) -> dict[str, Any]:
    return {
        "font_weight": 700,
        "stroke": edge,
        "stroke_width": width,
        "paint_order": "stroke",
        "stroke_linejoin": "round",
    }
