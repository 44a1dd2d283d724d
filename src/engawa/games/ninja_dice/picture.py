"""The table as text: the tray seen from above with seat 0 below it, and beside it who has what and how the dice lie.

    S3↖   a fortune or an arrow, and where its front points
    T2    other dice, by name

Beside it: the seats with their coins, the active ninja starred, and the threat dice they hold; the house; locked
hourglasses; every die as moves write it: face, x, y, yaw, then what it boosts (+) or who threw it.
"""

from __future__ import annotations

from math import cos, pi, sin
from textwrap import wrap

from engawa.core.game import Paint
from engawa.dice.geometry import APOTHEM, TURN
from engawa.games.ninja_dice import names, vocabulary as v
from engawa.games.ninja_dice.state import Board, State

WIDE, HIGH = 56, 115  # tenths of a millimetre that a letter covers
COLUMNS, ROWS = 2 * (APOTHEM // WIDE) + 3, 2 * (APOTHEM // HIGH) + 3
BESIDE = 80 - COLUMNS - 1  # columns beside the tray
FRONTS = "→↗↑↖←↙↓↘"
STYLES = ("head",) * v.SKILLS + ("orange", "blue", "red", "green")
WALL = 160  # points of the rim

Piece = tuple[str, str]  # a text and its style
Canvas = dict[tuple[int, int], Piece]  # letters by row and column


def draw(b: Board, s: State, paint: Paint) -> str:
    """The tray, and beside it everything else that lies on the table."""
    tray, facts = _tray(s), _facts(b, s)
    lines = []
    for row in range(max(ROWS, len(facts))):
        letters = [tray.get((row, column), (" ", "")) for column in range(COLUMNS)]
        beside = [(" ", ""), *facts[row]] if row < len(facts) else []
        line = _joined([*letters, *beside])
        while line and not line[-1][0].strip():
            line.pop()
        lines.append("".join(paint(text, style) if style else text for text, style in line).rstrip())
    return "\n".join(lines)


def _tray(s: State) -> Canvas:
    """The rim and the dice, letter by letter."""
    canvas: Canvas = {}
    for i in range(WALL):
        angle = 2 * pi * i / WALL
        canvas[_at((APOTHEM + WIDE) * cos(angle), (APOTHEM + HIGH / 2) * sin(angle))] = ".", "wall"
    for die in range(v.DICE):
        if s.face[die] == v.NOTHING:
            continue
        x, y, yaw = s.place[v.NUMBERS * die : v.NUMBERS * die + v.NUMBERS]
        front = FRONTS[round(yaw * len(FRONTS) / TURN) % len(FRONTS)] if s.face[die] in (v.ARROW, v.FORTUNE) else ""
        row, column = _at(x, y)
        for i, letter in enumerate(names.DIE_NAMES[die] + front):
            canvas[row, column + i] = letter, STYLES[die]
    return canvas


def _at(x: float, y: float) -> tuple[int, int]:
    return ROWS // 2 - round(y / HIGH), COLUMNS // 2 + round(x / WIDE)


def _facts(b: Board, s: State) -> list[list[Piece]]:
    """Seats, house, locked hourglasses and dice, line by line."""
    lines: list[list[Piece]] = [_seat(b, s, seat) for seat in range(b.players)]
    house = ["house", *(name for name, count in zip(names.SYMBOLS, s.house, strict=True) for _ in range(count))]
    if len(house) > 1:
        lines += [[], *([(line, "")] for line in wrap(" ".join(house), BESIDE, subsequent_indent=" " * 6))]
    if s.locked:
        lines += [[(" ".join(["locked", *names.names_in(s.locked, names.THREAT_NAMES)]), "")]]
    dice = [die for die in range(v.DICE) if s.face[die] != v.NOTHING]
    return lines + ([[], *(_die(s, die) for die in dice)] if dice else [])


def _seat(b: Board, s: State, seat: int) -> list[Piece]:
    star = "*" if seat == s.active and s.phase != v.ENDED else " "
    held: list[Piece] = []
    for i, name in enumerate(names.THREAT_NAMES):
        if s.holder[i] == seat:
            held += [(" ", ""), (name, STYLES[v.SKILLS + i])]
    return [(f"P{seat}{star}{s.treasure[seat]:>3} ", ""), *held]


def _die(s: State, die: int) -> list[Piece]:
    """A die as moves write it, and whom it belongs to."""
    x, y, yaw = s.place[v.NUMBERS * die : v.NUMBERS * die + v.NUMBERS]
    note = ""
    if die < v.SKILLS and s.boosts[die] != v.NOWHERE:
        note = f" +{names.SKILL_NAMES[s.boosts[die]]}"
    elif die >= v.SKILLS and s.holder[die - v.SKILLS] != v.NOBODY:
        note = f" P{s.holder[die - v.SKILLS]}"
    return [(names.DIE_NAMES[die], STYLES[die]), (f" {names.FACES[s.face[die]]:<9}{x:>6}{y:>6}{yaw:>5}{note}", "")]


def _joined(pieces: list[Piece]) -> list[Piece]:
    """Neighbours of one style as one piece."""
    runs: list[Piece] = []
    for text, style in pieces:
        if runs and runs[-1][1] == style:
            runs[-1] = runs[-1][0] + text, style
        else:
            runs.append((text, style))
    return runs
