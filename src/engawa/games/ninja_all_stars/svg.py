"""A board as a picture: terrain, what lies on it, and models with where they face."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engawa.core import svg

CELL = 34.0
EDGE = 22.0  # for letters and numbers around the board
COLUMNS = "abcdefghijklmnopqrstuvwx"
SEATS = "ABCD"
DIRECTIONS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
GROUND = {"open": "#EFE6D2", "rough": "#DDCFB0", "foliage": "#BFD3AC", "elevated": "#D9B98F", "wall": "#5D5750"}
TOKENS = {
    "stun": "!",
    "curse": "C",
    "poison": "P",
    "luck": "L",
    "haste": "H",
    "slow": "S",
    "power": "M",
    "protect": "D",
}
SENTRY = "#4A5568"


def picture(board: Mapping[str, Any], position: Mapping[str, Any]) -> svg.Drawing:
    """The board with its models and objects; in the notes of the seats, points, who is away, and cards."""
    width, height = EDGE + CELL * board["width"], EDGE + CELL * board["height"]
    parts = [*_names(board["width"], board["height"]), *(_space(space) for space in board["spaces"])]
    parts += [_ring(name, svg.GOLD, "hill") for name in board["hill"]]
    parts += [_ring(name, svg.VERMILION, f"goal {edge}") for edge, row in board["goals"].items() for name in row]
    for kind, draw in OBJECTS.items():
        parts += [svg.group(draw(), title=f"{kind} {name}", at=_at(name)) for name in position.get(f"{kind}s", [])]
    models = sorted(position["models"].items(), key=lambda item: bool(item[1].get("power")))
    acting = position.get("activation", {}).get("model")
    parts += [_model(board, name, facts, name == acting) for name, facts in models if "at" in facts]
    seats = [
        svg.Seat(svg.sign(seat, 11, SEATS[seat]), _note(position, seat)) for seat in range(len(position["scores"]))
    ]
    return svg.Drawing(width + 2, height + 2 + 24, [*parts, _sky(board, position, height)], seats)


def _at(name: str) -> svg.Point:
    """The middle of a space."""
    column, row = COLUMNS.index(name[0]), int(name[1:]) - 1
    return EDGE + CELL * (column + 0.5), EDGE + CELL * (row + 0.5)


def _names(width: int, height: int) -> list[str]:
    """Letters above, numbers on the left."""
    across = [svg.words(EDGE + CELL * (i + 0.5), EDGE - 7, COLUMNS[i], 11, fill=svg.QUIET) for i in range(width)]
    down = [svg.words(EDGE - 12, EDGE + CELL * (i + 0.5) + 4, str(i + 1), 11, fill=svg.QUIET) for i in range(height)]
    return across + down


def _space(space: Mapping[str, Any]) -> str:
    """A space of its terrain, with its pattern; deployment zones have a dotted edge."""
    terrain, half = space["terrain"], CELL / 2
    parts = [svg.box(-half, -half, CELL, CELL, fill=GROUND[terrain], stroke=svg.LINE, stroke_width=1)]
    quiet = {"stroke": svg.DARK_WOOD, "stroke_width": 1.2}
    if terrain == "open":
        parts.append(svg.circle(0, 0, 1.4, fill="#B9AC90"))
    elif terrain == "rough":
        parts += [svg.stroke((x - 5, y), (x, y - 3), (x + 5, y), **quiet) for x, y in ((-7, -4), (7, 2), (-5, 10))]
    elif terrain == "foliage":
        parts += [svg.circle(x, y, 6, fill="#8FB07A", stroke=svg.MOSS) for x, y in ((-6, 4), (6, 4), (0, -5))]
    elif terrain == "elevated":
        parts += [svg.stroke((-half + 3, half - 3), (-half + 3, -half + 3), (half - 3, -half + 3), **quiet)]
    elif terrain == "wall":
        ink = {"stroke": "#8D857B", "stroke_width": 1.4}
        parts += [svg.stroke((-half, y), (half, y), **ink) for y in (-6, 6)]
        parts += [svg.stroke((x, y - 6), (x, y + 6), **ink) for x, y in ((-6, 0), (7, -12), (7, 12))]
    if "zone" in space:
        parts.append(
            svg.box(
                -half + 2.5, -half + 2.5, CELL - 5, CELL - 5, fill="none", stroke=svg.INDIGO, stroke_dasharray="2 4"
            )
        )
    return svg.group(*parts, title=f"{space['name']} {terrain}", at=_at(space["name"]))


def _ring(name: str, ink: str, title: str) -> str:
    ring = svg.circle(0, 0, CELL * 0.4, fill="none", stroke=ink, stroke_width=2.5, stroke_dasharray="6 3")
    return svg.group(ring, title=f"{title} {name}", at=_at(name))


def _lantern() -> str:
    glow = svg.circle(0, 0, 15, fill="#FCE9AE", stroke="#E3BE66")
    return glow + svg.box(-5, -7, 10, 13, rx=3, fill="#E3A72F", stroke=svg.INK) + svg.words(0, 14, "*", 11)


def _shrine() -> str:
    ink = {"stroke": "#7A2E86", "stroke_width": 2.6}
    top = svg.stroke((-11, -8), (11, -8), **ink) + svg.stroke((-9, -2), (9, -2), **ink)
    return top + svg.stroke((-7, -8), (-7, 11), **ink) + svg.stroke((7, -8), (7, 11), **ink)


def _chest() -> str:
    body = svg.box(-10, -7, 20, 15, rx=2, fill=svg.WOOD, stroke=svg.INK, stroke_width=1.4)
    return body + svg.stroke((-10, -1), (10, -1)) + svg.words(0, 7, "?", 10, font_weight=700)


def _medal() -> str:
    coin = svg.circle(0, 0, 9, fill="#E3BE66", stroke=svg.INK, stroke_width=1.4)
    return coin + svg.words(0, 4, "$", 12, font_weight=700)


OBJECTS = {"lantern": _lantern, "shrine": _shrine, "chest": _chest, "medal": _medal}


def _model(board: Mapping[str, Any], name: str, facts: Mapping[str, Any], acts: bool) -> str:
    """A round token with its name, a notch where it faces, and seals for what it bears."""
    wide = board["models"].get(name, {}).get("base") == "large"
    x, y = _at(facts["at"])
    at, radius = ((x + CELL / 2, y + CELL / 2), 28.0) if wide else ((x, y), 12.5)
    fill = svg.SEATS[SEATS.index(name[0])] if name[0] in SEATS else SENTRY
    hidden = bool(facts.get("stealth"))
    edge = {"stroke": svg.INK, "stroke_width": 1.6, "stroke_dasharray": "3 2.5" if hidden else None}
    tip = (-0.55 * radius, -0.8 * radius), (0, -1.5 * radius), (0.55 * radius, -0.8 * radius)
    notch = svg.polygon(*tip, fill=svg.CARD, stroke=svg.INK, stroke_width=1.4, stroke_linejoin="round")
    parts = [svg.circle(0, 0, radius + 4.5, fill="none", stroke=svg.GOLD, stroke_width=3)] if acts else []
    parts.append(svg.group(notch, turn=45.0 * DIRECTIONS.index(facts["face"])))
    parts.append(svg.circle(0, 0, radius, fill=fill, fill_opacity=0.55 if hidden else None, **edge))
    letters = name.lower() if hidden else name
    outline: dict[str, Any] = {
        "stroke": svg.INK,
        "stroke_width": 2.2,
        "paint_order": "stroke",
        "stroke_linejoin": "round",
    }
    parts.append(
        svg.words(
            0,
            1.8 if facts.get("done") else 4.2,
            letters,
            18 if wide else 11.5,
            fill="#FFFFFF",
            font_weight=700,
            **outline,
        )
    )
    if facts.get("done"):
        parts.append(svg.stroke((-4, 7), (-1, 9.5), (4, 4.5), stroke="#FFFFFF", stroke_width=2))
    seals = [letter for token, letter in TOKENS.items() for _ in range(int(facts.get(token, 0)))]
    seals += ["$"] if facts.get("medal") else []
    for i, letter in enumerate(seals):
        dx, dy = svg.corners(8, radius, -45)[i % 8]
        parts.append(svg.circle(dx, dy, 5, fill=svg.CARD, stroke=svg.INK) + svg.words(dx, dy + 2.8, letter, 8))
    marks = [*(key for key in (*TOKENS, "stealth", "medal") if facts.get(key))]
    return svg.group(*parts, title=" ".join([name, facts["at"], facts["face"], *marks]), at=at)


def _sky(board: Mapping[str, Any], position: Mapping[str, Any], height: float) -> str:
    """The round and the moon."""
    moon = f"☾ {position['moon']}" if position.get("moon") else ""
    text = " · ".join(filter(None, [f"{position.get('round', 0)}/{board['rounds']}", moon]))
    return svg.words(EDGE, height + 18, text, 14, "start", font_weight=600)


def _note(position: Mapping[str, Any], seat: int) -> str:
    """Points, who is in the Healing House and in training, and the cards, or how many they are."""
    away = [
        " ".join([mark, *(names or ["–"])])
        for mark, house in (("✚", "heal"), ("…", "train"))
        for names in [
            [name for name, facts in position["models"].items() if name[0] == SEATS[seat] and facts.get("in") == house]
        ]
    ]
    hand = position["hands"][seat]
    cards = str(hand) if isinstance(hand, int) else ", ".join(hand) or "–"
    return " · ".join([f"★ {position['scores'][seat]}", *away, f"☾ {cards}"])
