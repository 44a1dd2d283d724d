"""Where the fields of a board are drawn, on a square of 1000 by 1000: from a few hints of the edition, or as it says.

Angles are counted clockwise from the bottom, as the ring runs. It is a circle, or a flower with a petal for each
colour: between two petals, in the notch, lies the start area, and across from it the goal lane runs to the middle.
"""

from __future__ import annotations

from itertools import pairwise
from math import cos, hypot, pi, sin
from typing import Any, NamedTuple

from engawa.core.documents import expect, expect_keys, expect_list, expect_table
from engawa.games.nueby.plan import TRACK, Plan
from engawa.games.nueby.vocabulary import LANE

SIZE = 1000
MIDDLE = SIZE / 2
NARROWEST = 10  # a field, also where an edition lays some over others
SAMPLES = 720  # of the curve of a ring, for each colour

Point = tuple[float, float]
HINTS: dict[str, float] = {
    "tip": 460,  # how far the ring is from the middle at the tips of its petals,
    "notch": 460,  # and between them
    "inner": 240,  # radius of the inner ring
    "notch_at": -2,  # the field between two petals, counted from the entry,
    "bottom_at": -2,  # and the one that lies at the bottom
    "inner_bottom_at": -2,  # the same on the inner ring
    "core": 72,  # how near the goal lanes come to the middle
    "step": 0,  # between the fields of lanes that run side by side; 0: they run to the middle
    "bulge": 0,  # how far a side path leaves the straight line, inward
    "area": 400,  # how far start areas are from the middle,
    "inner_area": 320,  # and those of the inner ring,
    "inner_area_at": 0,  # so many fields after their entry
    "track": 110,  # how far B is from the middle,
    "track_step": 60,  # and each further field of the track
}


class Layout(NamedTuple):
    """Where every field is drawn, and how wide a field can be."""

    places: list[tuple[int, int]]
    width: int


def read_layout(plan: Plan, value: Any, where: str) -> Layout:
    """The layout that an edition hints at; every field has its place within the square."""
    table = expect_table(value, where)
    expect_keys(table, where, (), (*HINTS, "places"))
    for key, hint in table.items():
        good = isinstance(hint, int | float) and not isinstance(hint, bool) and abs(hint) <= SIZE
        expect(key == "places" or good, f"{where}.{key}", "nueby-hint", hint, most=str(SIZE))
    points = Draughtsman(plan, HINTS | {k: v for k, v in table.items() if k != "places"}).points()
    for name, place in expect_table(table.get("places", {}), f"{where}.places").items():
        here = f"{where}.places.{name}"
        expect(name in plan.index, here, "nueby-known-field", name)
        pair = [c for c in expect_list(place, here) if isinstance(c, int | float) and 0 <= c <= SIZE]
        expect(len(pair) == len(place) == 2, here, "nueby-place", place, most=str(SIZE))
        points[plan.index[name]] = pair[0], pair[1]
    places = [_rounded(points[field]) for field in range(len(plan.fields))]
    return Layout(places, _width(plan, places))


def _rounded(point: Point) -> tuple[int, int]:
    x, y = (min(max(round(c), 0), SIZE) for c in point)
    return x, y


def _width(plan: Plan, places: list[tuple[int, int]]) -> int:
    """How wide fields can be without touching: the shortest distance between two of them, start areas left out."""
    drawn = [place for field, place in zip(plan.fields, places, strict=True) if field.letter not in "st"]
    apart = min(int(hypot(a[0] - b[0], a[1] - b[1])) for i, a in enumerate(drawn) for b in drawn[:i])
    return max(apart, NARROWEST)


class Draughtsman:
    """Draws a plan by hints."""

    def __init__(self, plan: Plan, hints: dict[str, float]) -> None:
        self.plan = plan
        self.hints = hints
        self.at: dict[int, Point] = {}
        self.turn = 0.0  # by which the ring is turned

    def points(self) -> dict[int, Point]:
        """Where every field is."""
        self.ring("r", self.plan.entries, self.hints["tip"], self.hints["notch"])
        self.ring("i", self.plan.inner_entries, self.hints["inner"], self.hints["inner"])
        for colour in range(self.plan.colours):
            self.goal_lane(colour)
            self.entry_lane(colour)
            for path in self.plan.paths.get(colour, []):
                self.path(path.fields)
            self.rest(colour)
        return self.at

    def ring(self, letter: str, entries: list[int], tip: float, notch: float) -> None:
        """The fields of a ring at equal distances along its curve."""
        row = [i for i, field in enumerate(self.plan.fields) if field.letter == letter]
        if not row:
            return
        inner = letter == "i"
        first = self.plan.fields[entries[0]].number
        low = first + (0 if inner else self.hints["notch_at"])
        bottom = first + self.hints["inner_bottom_at" if inner else "bottom_at"]
        lengths = self.curve(tip, notch)
        turn = self.angle((bottom - low) / len(row), lengths)
        for field in row:
            angle = self.angle((self.plan.fields[field].number - low) / len(row), lengths)
            self.at[field] = point(self.radius(angle, tip, notch), angle - turn)
        if not inner:
            self.turn = turn

    def radius(self, angle: float, tip: float, notch: float) -> float:
        """How far the curve of a ring is from the middle, at an angle counted from a notch."""
        return (tip + notch) / 2 - (tip - notch) / 2 * cos(self.plan.colours * angle)

    def curve(self, tip: float, notch: float) -> list[float]:
        """How long the curve of a ring is from its notch up to each sample."""
        count = SAMPLES * self.plan.colours
        angles = [2 * pi * i / count for i in range(count + 1)]
        corners = [point(self.radius(angle, tip, notch), angle) for angle in angles]
        lengths = [0.0]
        for one, other in pairwise(corners):
            lengths.append(lengths[-1] + hypot(one[0] - other[0], one[1] - other[1]))
        return lengths

    def angle(self, share: float, lengths: list[float]) -> float:
        """The angle after that *share* of the curve."""
        wanted = share % 1 * lengths[-1]
        sample = next(i for i, length in enumerate(lengths) if length >= wanted)
        return 2 * pi * sample / (len(lengths) - 1)

    def inward(self, field: int, colour: int) -> Point:
        """The direction of a lane: to the middle, or beside its neighbour along the middle line of both."""
        x, y = self.at[field]
        if self.hints["step"]:
            x, y = point(MIDDLE, 2 * pi * colour / self.plan.colours)
        away = hypot(x - MIDDLE, y - MIDDLE)
        return (MIDDLE - x) / away, (MIDDLE - y) / away

    def goal_lane(self, colour: int) -> None:
        fork = self.plan.fork_of(colour)
        way, (x, y) = self.inward(fork, colour), self.at[fork]
        step = self.hints["step"] or (hypot(x - MIDDLE, y - MIDDLE) - self.hints["core"]) / LANE
        for k, field in enumerate(self.plan.row("z", colour), 1):
            self.at[field] = x + k * step * way[0], y + k * step * way[1]

    def entry_lane(self, colour: int) -> None:
        row = self.plan.row("e", colour)
        if row:
            exit_ = self.plan.ahead[row[-1]][0]
            way, (x, y) = self.inward(exit_, colour), self.at[exit_]
            step = self.hints["step"] or (hypot(x - MIDDLE, y - MIDDLE) - self.hints["core"]) / len(row)
            for k, field in enumerate(reversed(row), 1):
                self.at[field] = x + k * step * way[0], y + k * step * way[1]

    def path(self, row: list[int]) -> None:
        """A row between two ring fields, on a bow between them."""
        if not row:
            return
        (x, y), (u, v) = (self.at[end] for end in (self.plan.behind[row[0]][0], self.plan.ahead[row[-1]][-1]))
        away = hypot((x + u) / 2 - MIDDLE, (y + v) / 2 - MIDDLE) or 1.0
        deep = (MIDDLE - (x + u) / 2) / away, (MIDDLE - (y + v) / 2) / away
        for k, field in enumerate(row, 1):
            share, bow = k / (len(row) + 1), self.hints["bulge"] * sin(pi * k / (len(row) + 1))
            share = (1 - cos(pi * share)) / 2 if bow else share  # half an ellipse, or straight
            self.at[field] = x + share * (u - x) + bow * deep[0], y + share * (v - y) + bow * deep[1]

    def rest(self, colour: int) -> None:
        """Start areas in the notches, blockade tracks between the lanes."""
        notch = 2 * pi * colour / self.plan.colours - self.turn
        for field in self.plan.row("s", colour):
            self.at[field] = point(self.hints["area"], notch)
        for field in self.plan.row("t", colour):
            first, entry = (self.plan.fields[self.plan.inner_entries[c]].number for c in (0, colour))
            after = entry - first - self.hints["inner_bottom_at"] + self.hints["inner_area_at"]
            inner = sum(one.letter == "i" for one in self.plan.fields)
            self.at[field] = point(self.hints["inner_area"], 2 * pi * after / inner)
        for step, field in enumerate(self.plan.row("b", colour)):
            away = self.hints["track"] + step * self.hints["track_step"] * TRACK / self.plan.track
            self.at[field] = point(away, notch + pi / self.plan.colours)


def point(radius: float, angle: float) -> Point:
    """The point so far from the middle, at an angle clockwise from the bottom."""
    return MIDDLE - radius * sin(angle), MIDDLE + radius * cos(angle)
