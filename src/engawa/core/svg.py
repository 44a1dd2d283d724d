"""Plain SVG as text: elements, the signs of the seats, and the page around a board that a game has drawn.

A game draws its board from documents, as any client does: what the board is and what stands on it. So what a view
leaves out cannot be in its picture. Texts are for every language; only the page has words.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from html import escape
from math import cos, pi, sin
from textwrap import wrap
from typing import Any, NamedTuple

PAPER, WELL, CARD = "#F6F1E7", "#EDE5D5", "#FFFBF2"
INK, QUIET, LINE = "#1F2328", "#5A5750", "#D8CDB8"
INDIGO, VERMILION, MOSS, GOLD, WOOD, DARK_WOOD = "#2B3A67", "#B93A22", "#4F6B3C", "#97690F", "#B98A5A", "#7A5434"
SEATS = ("#C8452D", "#1F6FB2", "#0B8A66", "#C99700", "#9A4F8E", "#4A5568")
TINTS = ("#F3D3C7", "#CFE0EE", "#CDE5D9", "#F3E4B8", "#E6D3E2", "#D8DBE0")  # the same, for ground to stand on
HEADING, TEXT, FIXED = "Shippori Mincho, Georgia, serif", "Inter, system-ui, sans-serif", "ui-monospace, monospace"

MARGIN, TITLE, SMALL, ROW = 28, 28, 15, 26
LETTER = 0.54  # how wide a letter is on average, of its size
NARROWEST = 460

Point = tuple[float, float]


class Seat(NamedTuple):
    """A seat beside a board: its sign, drawn around (0, 0) and 22 wide at most, and what it has."""

    sign: str
    note: str = ""


class Drawing(NamedTuple):
    """A board as a game draws it: how large it is, its elements, and its seats."""

    width: float
    height: float
    parts: list[str]
    seats: list[Seat]


Picture = Callable[[Mapping[str, Any], Mapping[str, Any]], Drawing]  # of a board document and a position document


def element(name: str, *inside: str, **attributes: Any) -> str:
    """An element. An underscore in the name of an attribute is a hyphen; what is None is left out."""
    told = "".join(
        f' {key.strip("_").replace("_", "-")}="{escape(_number(value) if isinstance(value, float) else str(value))}"'
        for key, value in attributes.items()
        if value is not None
    )
    return f"<{name}{told}>{''.join(inside)}</{name}>" if inside else f"<{name}{told}/>"


def group(*inside: str, title: str | None = None, at: Point | None = None, turn: float = 0, **attributes: Any) -> str:
    """Elements together; a *title* names them, *at* moves and *turn* turns them clockwise, in degrees."""
    named = [] if title is None else [element("title", escape(title, quote=False))]
    moves = [] if at is None else [f"translate({_number(at[0])} {_number(at[1])})"]
    moves += [f"rotate({_number(turn)})"] if turn else []
    return element("g", *named, *inside, transform=" ".join(moves) or None, **attributes)


def words(x: float, y: float, text: str, size: float = SMALL, anchor: str = "middle", **attributes: Any) -> str:
    """A text in one line, its middle or its start at (x, y), where its letters stand."""
    attributes = {"fill": INK} | attributes
    return element(
        "text",
        escape(text, quote=False),
        x=float(x),
        y=float(y),
        font_size=float(size),
        text_anchor=anchor,
        **attributes,
    )


def circle(x: float, y: float, r: float, **attributes: Any) -> str:
    return element("circle", cx=float(x), cy=float(y), r=float(r), **attributes)


def box(x: float, y: float, width: float, height: float, **attributes: Any) -> str:
    """A rectangle by its upper left corner."""
    return element("rect", x=float(x), y=float(y), width=float(width), height=float(height), **attributes)


def stroke(*points: Point, **attributes: Any) -> str:
    """A line from point to point."""
    attributes = {"fill": "none", "stroke": INK, "stroke_linecap": "round", "stroke_linejoin": "round"} | attributes
    return element("polyline", points=_points(points), **attributes)


def polygon(*points: Point, **attributes: Any) -> str:
    return element("polygon", points=_points(points), **attributes)


def corners(count: int, radius: float, first: float = -90, at: Point = (0, 0)) -> list[Point]:
    """The corners of a regular polygon, the *first* at that angle in degrees, clockwise."""
    angles = [first / 180 * pi + 2 * pi * i / count for i in range(count)]
    return [(at[0] + radius * cos(angle), at[1] + radius * sin(angle)) for angle in angles]


def sign(seat: int, radius: float, letter: str = "", **attributes: Any) -> str:
    """The sign of a seat around (0, 0): its colour, its shape, and a letter."""
    attributes = {"fill": SEATS[seat], "stroke": INK, "stroke_width": radius / 9} | attributes
    shape = (
        lambda: circle(0, 0, 0.92 * radius, **attributes),
        lambda: box(-0.82 * radius, -0.82 * radius, 1.64 * radius, 1.64 * radius, rx=radius / 6, **attributes),
        lambda: polygon(*corners(3, 1.16 * radius, at=(0, 0.16 * radius)), stroke_linejoin="round", **attributes),
        lambda: polygon(*corners(4, 1.08 * radius), stroke_linejoin="round", **attributes),
        lambda: polygon(*_star(1.14 * radius), stroke_linejoin="round", **attributes),
        lambda: polygon(*corners(6, 1.02 * radius, 0), stroke_linejoin="round", **attributes),
    )[seat]()
    if not letter:
        return shape
    size = radius * (1.05 if len(letter) == 1 else 0.84)
    return shape + words(0, 0.36 * size, letter, size, fill="#FFFFFF", font_weight=700, **_outlined(size))


def lettered(text: str) -> Drawing:
    """A picture in text as it stands, for a game that draws no other."""
    lines, size = text.split("\n"), 13.0
    wide = max(map(len, lines)) * size * 0.61
    parts = [
        words(0, (i + 1) * size * 1.3, line.replace(" ", "\u00a0"), size, "start", font_family=FIXED)
        for i, line in enumerate(lines)
    ]
    return Drawing(wide, (len(lines) + 0.5) * size * 1.3, parts, [])


def page(title: str, status: str, drawing: Drawing, names: Sequence[str], acting: int | None) -> str:
    """The whole picture: what is played, whose turn it is, the board, and every seat with what it has."""
    wide = max(drawing.width, NARROWEST)
    seats = [*drawing.seats, *(Seat(sign(seat, 10)) for seat in range(len(drawing.seats), len(names)))]
    told = wrap(status, round(wide / SMALL / LETTER))
    top = MARGIN + TITLE + 4 + len(told) * SMALL * 1.4 + 10
    notes = [wrap(seat.note, round((wide - 170) / SMALL / LETTER), break_on_hyphens=False) or [""] for seat in seats]
    rows = [max(ROW, 6 + len(note) * SMALL * 1.3) for note in notes]
    high = top + drawing.height + 18 + sum(rows) + MARGIN
    parts = [
        element("title", escape(title, quote=False)),
        element("desc", escape(_described(status, names, seats), quote=False)),
        box(0, 0, wide + 2 * MARGIN, high, fill=PAPER),
        words(MARGIN, MARGIN + TITLE * 0.8, title, TITLE, "start", font_family=HEADING, font_weight=600),
    ]
    for i, line in enumerate(told):
        y = MARGIN + TITLE + 4 + (i + 1) * SMALL * 1.4
        parts.append(words(MARGIN, y, line, SMALL, "start", fill=INDIGO, font_weight=600))
    parts.append(group(*drawing.parts, at=(MARGIN + (wide - drawing.width) / 2, top)))
    y = top + drawing.height + 18
    for seat, (name, note, high_row) in enumerate(zip(names, notes, rows, strict=True)):
        parts.append(_seat_row(y, wide, seats[seat].sign, name, note, high_row, seat == acting))
        y += high_row
    size = {"width": float(wide + 2 * MARGIN), "height": float(high)}
    view = f"0 0 {_number(size['width'])} {_number(size['height'])}"
    return element(
        "svg", *parts, xmlns="http://www.w3.org/2000/svg", **size, viewBox=view, role="img", font_family=TEXT
    )


def _seat_row(y: float, wide: float, sign_: str, name: str, note: list[str], high: float, acts: bool) -> str:
    """A seat: its sign, its name, what it has; a mark where it is its turn."""
    weight = 700 if acts else 400
    parts = [group(sign_, at=(22.0, ROW / 2)), words(42, ROW / 2 + 5, name, SMALL, "start", font_weight=weight)]
    if acts:
        parts.insert(0, box(0, 1, wide, high - 2, rx=6, fill=CARD, stroke=INDIGO, stroke_width=1.5))
    parts += [
        words(170, ROW / 2 + 5 + i * SMALL * 1.3, line, SMALL - 1, "start", fill=QUIET) for i, line in enumerate(note)
    ]
    return group(*parts, at=(MARGIN, y))


def _described(status: str, names: Sequence[str], seats: Sequence[Seat]) -> str:
    told = [f"{name}: {seat.note}" for name, seat in zip(names, seats, strict=True) if seat.note]
    return ". ".join([status.rstrip("."), *told]) + "."


def _outlined(size: float) -> dict[str, Any]:
    """A dark edge around light letters, so that they are read on any colour."""
    return {"stroke": INK, "stroke_width": size / 7, "paint_order": "stroke", "stroke_linejoin": "round"}


def _star(radius: float) -> list[Point]:
    outer, inner = corners(5, radius), corners(5, 0.52 * radius, -54)
    return [point for pair in zip(outer, inner, strict=True) for point in pair]


def _points(points: Sequence[Point]) -> str:
    return " ".join(f"{_number(x)},{_number(y)}" for x, y in points)


def _number(value: float) -> str:
    return f"{round(value, 2) + 0.0:.2f}".rstrip("0").rstrip(".")
