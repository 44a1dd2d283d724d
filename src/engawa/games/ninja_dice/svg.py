"""The table as a picture: the tray from above, every die as it lies, the house below, and who threw from where."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import cos, pi, sin
from typing import Any

from engawa.core import svg
from engawa.dice.geometry import APOTHEM, HALF, TURN, WALLS

SCALE = 0.24  # of tenths of a millimetre
DIE = HALF * SCALE  # half of its edge
MIDDLE = (APOTHEM + 260) * SCALE
FELT, IVORY = "#3B5B48", "#F7F0DF"
LETTERS = "ABCDE"
FRONTED = ("arrow", "fortune")  # faces that point somewhere


def picture(board: Mapping[str, Any], position: Mapping[str, Any]) -> svg.Drawing:
    """The tray with its dice, then the house and its locked hourglasses."""
    lying = position["skill"] | position["threat"]
    parts = [*_tray(), *_sides(board, position)]
    parts += [_boost(lying[one], lying[other]) for one, other in position["boosts"].items()]
    parts += [_die(name, place, _owner(position, name)) for name, place in lying.items()]
    parts += [_label(name, *place[1:3]) for name, place in lying.items()]
    parts += _house(board, position)
    seats = [svg.Seat(svg.sign(seat, 11, LETTERS[seat]), _note(position, seat)) for seat in range(position["players"])]
    return svg.Drawing(2 * MIDDLE, 2 * MIDDLE + 52, parts, seats)


def _at(x: float, y: float) -> svg.Point:
    """Where a place in the tray is in the picture; seat 0 sits below."""
    return MIDDLE + x * SCALE, MIDDLE - y * SCALE


def _tray() -> list[str]:
    """Staves around felt."""
    first, middle = 180 / WALLS, (MIDDLE, MIDDLE)
    outer, inner = APOTHEM * SCALE / cos(pi / WALLS) + 14, APOTHEM * SCALE / cos(pi / WALLS)
    rim = svg.polygon(*svg.corners(WALLS, outer, first, middle), fill=svg.WOOD, stroke=svg.DARK_WOOD, stroke_width=2)
    joints = [
        svg.stroke(one, other, stroke=svg.DARK_WOOD, stroke_width=1)
        for one, other in zip(
            svg.corners(WALLS, inner, first, middle), svg.corners(WALLS, outer, first, middle), strict=True
        )
    ]
    felt = svg.polygon(*svg.corners(WALLS, inner, first, middle), fill=FELT, stroke=svg.DARK_WOOD, stroke_width=1.5)
    return [rim, *joints, felt]


def _sides(board: Mapping[str, Any], position: Mapping[str, Any]) -> list[str]:
    """Where each seat sits; around the active ninja there is a ring."""
    signs = []
    for seat in range(position["players"]):
        angle = 2 * pi * board["sides"][seat] / TURN
        at = _at((APOTHEM + 170) * cos(angle), (APOTHEM + 170) * sin(angle))
        ring = svg.circle(0, 0, 16, fill=svg.CARD, stroke=svg.INDIGO, stroke_width=2.5)
        active = position["active"] == seat and position["phase"] != "over"
        signs.append(svg.group(ring if active else "", svg.sign(seat, 10.5, LETTERS[seat]), at=at))
    return signs


def _owner(position: Mapping[str, Any], name: str) -> int:
    """Whose die that is: skill dice belong to the active ninja."""
    return int(position["held"].get(name, position["active"]))


def _boost(one: Sequence[Any], other: Sequence[Any]) -> str:
    ends = _at(one[1], one[2]), _at(other[1], other[2])
    return svg.stroke(*ends, stroke="#E3BE66", stroke_width=3, stroke_dasharray="2 6")


def _die(name: str, place: Sequence[Any], owner: int) -> str:
    """A die as it lies: skill dice in ink, threat dice in the colour of who threw them, with the front of a pointer."""
    face, x, y, yaw = place
    threat = name.startswith("T")
    ink = svg.SEATS[owner] if threat else svg.INK
    edge = {"stroke": ink if threat else svg.DARK_WOOD, "stroke_width": 2.6 if threat else 1.5}
    parts = [svg.box(-DIE, -DIE, 2 * DIE, 2 * DIE, rx=3.5, fill=IVORY, **edge), glyph(face, ink)]
    if face in FRONTED:
        parts.append(svg.stroke((DIE, -DIE), (DIE, DIE), stroke=svg.SEATS[owner], stroke_width=5))
    return svg.group(*parts, title=f"{name} {face}", at=_at(x, y), turn=-yaw * 360 / TURN)


def _label(name: str, x: int, y: int) -> str:
    """The name of a die, upright beside it."""
    u, v = _at(x, y)
    outline: dict[str, Any] = {"stroke": FELT, "stroke_width": 3, "paint_order": "stroke"}
    return svg.words(u, v + DIE * 1.41 + 10, name, 11, fill="#FFFFFF", font_weight=700, **outline)


def _house(board: Mapping[str, Any], position: Mapping[str, Any]) -> list[str]:
    """The round, the dice of the house, then hourglasses that lock it."""
    y = 2 * MIDDLE + 26
    parts = [svg.words(0, y + 5, f"⌂ {position['round']}/{len(board['rounds'])}", 15, "start", font_weight=600)]
    x = 76.0
    for symbol in position["house"]:
        ground = svg.box(-16, -16, 32, 32, rx=3.5, fill=svg.INK)
        parts.append(svg.group(ground, glyph(symbol, IVORY), title=f"house {symbol}", at=(x, y)))
        x += 40
    for name in position["locked"]:
        ground = svg.box(-16, -16, 32, 32, rx=3.5, fill=IVORY, stroke=svg.VERMILION, stroke_width=2)
        label = svg.words(0, 28, name, 10, fill=svg.QUIET)
        parts.append(
            svg.group(ground, glyph("hourglass", svg.VERMILION), label, title=f"locked {name}", at=(x + 16, y))
        )
        x += 40
    return parts


def _note(position: Mapping[str, Any], seat: int) -> str:
    """Coins, then threat dice that are held."""
    held = [name for name, holder in position["held"].items() if holder == seat]
    return " · ".join([f"◎ {position['treasure'][seat]}", *([" ".join(held)] if held else [])])


def glyph(symbol: str, ink: str) -> str:
    """What a face shows, around (0, 0) and 24 wide at most; pointers point to the right."""
    line = {"stroke": ink, "stroke_width": 2.2}
    if symbol.endswith("2"):
        one = glyph(symbol[:-1], ink)
        return svg.group(one, at=(-6.5, 0)) + svg.group(one, at=(6.5, 0))
    drawn = {
        "fight": lambda: _cross(9, line) + svg.stroke((-9, 4), (-4, 9), **line) + svg.stroke((9, 4), (4, 9), **line),
        "sneak": lambda: svg.box(-11, -6, 22, 12, rx=6, fill=ink) + _dots(IVORY),
        "pick": lambda: (
            svg.circle(-6, 0, 4.2, fill="none", **line)
            + svg.stroke((-2, 0), (11, 0), (11, 5), **line)
            + svg.stroke((6, 0), (6, 4), **line)
        ),
        "wild": lambda: svg.polygon(*_star(11), fill=ink),
        "fortune": lambda: (
            svg.circle(-2, 0, 8, fill="none", **line)
            + svg.box(-4.5, -2.5, 5, 5, fill=ink)
            + svg.stroke((8.5, -4), (12, 0), (8.5, 4), **line)
        ),
        "catch": lambda: svg.circle(0, 0, 9, fill="none", **line) + _cross(6.2, line),
        "arrow": lambda: svg.stroke((-11, 0), (10, 0), **line) + svg.stroke((4, -6), (11, 0), (4, 6), **line),
        "hourglass": lambda: svg.polygon((-8, -10), (8, -10), (-8, 10), (8, 10), fill=ink, stroke=ink),
        "guard": lambda: svg.polygon((-6, -9), (6, -9), (6, 1), (0, 10), (-6, 1), fill=ink),
        "resident": lambda: svg.circle(0, -5, 4, fill=ink) + svg.polygon((-6, 9), (-4, 1), (4, 1), (6, 9), fill=ink),
        "lock": lambda: (
            svg.box(-7, -2, 14, 11, rx=2, fill=ink) + svg.stroke((-4, -2), (-4, -7), (0, -10), (4, -7), (4, -2), **line)
        ),
    }
    return drawn[symbol]()


def _cross(size: float, line: Mapping[str, Any]) -> str:
    return svg.stroke((-size, size), (size, -size), **line) + svg.stroke((-size, -size), (size, size), **line)


def _dots(ink: str) -> str:
    return svg.circle(-4.5, 0, 2.2, fill=ink) + svg.circle(4.5, 0, 2.2, fill=ink)


def _star(radius: float) -> list[svg.Point]:
    points = zip(svg.corners(5, radius), svg.corners(5, radius / 2.3, -54), strict=True)
    return [point for pair in points for point in pair]
