"""One of the six boards as a picture: fields where the edition lays them, ways between, pieces with their signs."""

from __future__ import annotations

from collections.abc import Mapping
from math import atan2, copysign, degrees, hypot
from typing import Any

from engawa.core import svg
from engawa.games.nueby.picture import SEATS

SCALE = 0.72  # of the square of 1000 by 1000 on which boards are laid out
EDGE = 26  # of the board around that square
SIZE = 1000 * SCALE + 2 * EDGE
BOARD, RING, SLATE = "#F3E7D0", "#B98A5A", "#8A93A3"
BRANCHES = ("branch", "return", "arrow")
AREAS = ("area", "inner-area")
HALF = 1.6  # of an area, in radii of a field
FACES = "⚀⚁⚂⚃⚄⚅"


def picture(board: Mapping[str, Any], position: Mapping[str, Any]) -> svg.Drawing:
    """The board with its pieces and blockades."""
    places = {field["name"]: (EDGE + field["x"] * SCALE, EDGE + field["y"] * SCALE) for field in board["fields"]}
    seat_of = {colour: seat for seat, colour in enumerate(board["seats"])}
    radius = min(0.42 * board["width"] * SCALE, 19.0)
    areas = _beside(board, places, HALF * radius, radius)
    places |= areas
    parts = [svg.box(0, 0, SIZE, SIZE, rx=28, fill=BOARD, stroke=svg.WOOD, stroke_width=3)]
    parts += [_way(way, places, radius) for way in board["ways"] if way["from"] in places]
    marks = _marks(board)
    parts += [
        _field(field, places[field["name"]], seat_of.get(field["sector"]), radius, marks.get(field["name"], ""))
        for field in board["fields"]
    ]
    parts += _pieces(position, places, areas, radius)
    parts += [_block(seat, name, places[name], radius) for seat, name in enumerate(position.get("blocks", []))]
    seats = [svg.Seat(svg.sign(seat, 11, SEATS[seat]), _note(position, seat)) for seat in range(position["players"])]
    return svg.Drawing(SIZE, SIZE, parts, seats)


def _beside(board: Mapping[str, Any], places: dict[str, svg.Point], half: float, radius: float) -> dict[str, svg.Point]:
    """Where the areas are drawn: where they lie, or so far from the nearest field that they do not lie on it."""
    others = [places[field["name"]] for field in board["fields"] if field["kind"] not in AREAS]
    moved = {}
    for field in board["fields"]:
        if field["kind"] in AREAS:
            x, y = places[field["name"]]
            u, v = min(others, key=lambda at: max(abs(x - at[0]), abs(y - at[1])))
            short = max(0.0, half + radius + 3 - max(abs(x - u), abs(y - v)))
            sideways = abs(x - u) > abs(y - v)
            x, y = (x + copysign(short, x - u), y) if sideways else (x, y + copysign(short, y - v))
            moved[field["name"]] = (x, y)
    return moved


def _marks(board: Mapping[str, Any]) -> dict[str, str]:
    """What is engraved on a field beside its name: > where pieces enter, ^ where an arrow leads inside."""
    entries = {name: ">" for sector in board["sectors"] for name in sector["entries"]}
    return entries | dict.fromkeys(board["arrows"], "^")


def _way(way: Mapping[str, Any], places: dict[str, svg.Point], radius: float) -> str:
    """The way from a field to the next; where it leaves a row, with an arrow."""
    (x, y), (u, v) = places[way["from"]], places[way["to"]]
    if way["kind"] not in BRANCHES:
        return svg.stroke((x, y), (u, v), stroke=RING, stroke_width=2.5)
    far = hypot(u - x, v - y) or 1.0
    tip = (u - (u - x) / far * radius * 1.15, v - (v - y) / far * radius * 1.15)
    line = svg.stroke((x, y), tip, stroke=svg.DARK_WOOD, stroke_width=2, stroke_dasharray="5 4")
    head = svg.polygon((0, 0), (-9, -4.5), (-9, 4.5), fill=svg.DARK_WOOD)
    return line + svg.group(head, at=tip, turn=degrees(atan2(v - y, u - x)))


def _field(field: Mapping[str, Any], at: svg.Point, seat: int | None, radius: float, mark: str) -> str:
    """A field in the tint of its owner: an area to wait in, or a ring with its name."""
    colour, tint = (svg.QUIET, svg.PAPER) if seat is None else (svg.SEATS[seat], svg.TINTS[seat])
    name, kind = field["name"], field["kind"]
    if kind in AREAS:
        wide = 2 * HALF * radius
        ground = svg.box(-wide / 2, -wide / 2, wide, wide, rx=10, fill=tint, stroke=colour, stroke_width=2)
        return svg.group(ground, svg.words(0, 3, name, 9, fill=svg.INK), title=name, at=at)
    fill = svg.LINE if kind == "grey" else svg.CARD if kind == "track" else tint
    edge = {"stroke": SLATE if kind == "grey" else colour, "stroke_width": 1.4}
    if kind in ("goal", "lane"):
        edge["stroke_width"] = 3.2
    elif mark == ">":
        edge["stroke_width"] = 4.2
    label = svg.words(0, 3.4, f"{name}{mark}", 9.5 if len(name + mark) < 5 else 8, fill=svg.INK)
    ground = svg.circle(0, 0, radius, fill=fill, **edge)
    if kind == "track":
        ground = svg.box(-radius, -radius, 2 * radius, 2 * radius, rx=4, fill=fill, **edge)
    return svg.group(ground, label, title=name, at=at)


def _pieces(
    position: Mapping[str, Any], places: dict[str, svg.Point], areas: dict[str, svg.Point], radius: float
) -> list[str]:
    """Every piece on its field; those that wait stand in the corners of their area."""
    crowd: dict[str, list[tuple[int, bool]]] = {}
    focus = position.get("focus") or [[False] * len(row) for row in position["pieces"]]
    for seat, row in enumerate(position["pieces"]):
        for i, name in enumerate(row):
            crowd.setdefault(name, []).append((seat, focus[seat][i]))
    drawn = []
    for name, pieces in crowd.items():
        x, y = places[name]
        spots = svg.corners(max(4, len(pieces)), 0.72 * HALF * radius, -135) if name in areas else [(0.0, 0.0)]
        size = radius * (0.6 if name in areas else 0.92)
        for (seat, has_focus), (dx, dy) in zip(pieces, spots, strict=False):
            drawn.append(_piece(seat, name, has_focus, (x + dx, y + dy), size))
    return drawn


def _piece(seat: int, field: str, has_focus: bool, at: svg.Point, size: float) -> str:
    ring = svg.circle(0, 0, size * 1.32, fill="none", stroke=svg.GOLD, stroke_width=3) if has_focus else ""
    star = "*" if has_focus else ""
    return svg.group(ring + svg.sign(seat, size, SEATS[seat]), title=f"{SEATS[seat]}{star} {field}", at=at)


def _block(seat: int, field: str, at: svg.Point, radius: float) -> str:
    """A blockade: a stone with bars, in the colour of its seat."""
    r = radius * 0.95
    stone = svg.box(-r, -r, 2 * r, 2 * r, rx=3, fill=svg.INK, stroke=svg.SEATS[seat], stroke_width=4)
    bars = "".join(
        svg.stroke((x, -r * 0.6), (x, r * 0.6), stroke=svg.TINTS[seat], stroke_width=2) for x in (-r / 2, r / 2)
    )
    return svg.group(stone, bars, svg.words(0, 4, SEATS[seat], 12, fill="#FFFFFF", font_weight=700),
                     title=f"#{SEATS[seat]} {field}", at=at)  # fmt: skip


def _note(position: Mapping[str, Any], seat: int) -> str:
    """How many pieces are home, and the die of whoever has one to use."""
    home = sum(name.startswith("z") for name in position["pieces"][seat])
    die = position.get("die") if position["turn"] == seat else None
    return " · ".join([f"⌂ {home}/{len(position['pieces'][seat])}", *([f"{FACES[die - 1]} {die}"] if die else [])])
