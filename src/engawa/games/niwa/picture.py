r"""A garden as text: hexagons whose borders are the coloured lines, each with its letter, so colour is not needed.

A field is 8 wide and 3 high, its borders included:

     /     \
    | c5    G   the name, and the line to the east
    | K1GY  G   the figure and its beads, the top one last
     \Y\ /O/    the lines to the south-west and south-east
"""

from __future__ import annotations

from engawa.core.game import Paint
from engawa.games.niwa import state
from engawa.games.niwa.edition import COLOUR_LETTERS
from engawa.games.niwa.garden import field_name
from engawa.games.niwa.position import FIGURE_NAMES, format_stack
from engawa.games.niwa.state import PLAYERS, Garden, State

EAST, NORTH_EAST, NORTH_WEST, WEST, SOUTH_WEST, SOUTH_EAST = range(state.WAYS)
STYLES = {"G": "green", "Y": "yellow", "O": "orange"}
SEAT_STYLES = ("pink", "blue")
WIDTH, HEIGHT = 8, 3
BASES = "[K]", "[S]"

Canvas = dict[tuple[int, int], tuple[str, str]]  # a letter and its style by line and column


def draw(b: Garden, s: State, paint: Paint) -> str:
    """The garden with its figures."""
    canvas: Canvas = {}
    for field in range(b.fields):
        _draw_borders(canvas, b, field)
    for field in range(b.fields):
        _draw_inside(canvas, b, s, field)
    return _text(canvas, paint)


def _centre(b: Garden, field: int) -> tuple[int, int]:
    """The line of a field's name and the column of its middle."""
    return HEIGHT * b.row[field] + 1, WIDTH * b.column[field] + WIDTH // 2 * b.row[field]


def _draw_borders(canvas: Canvas, b: Garden, field: int) -> None:
    line, column = _centre(b, field)
    for way, down, across, wall in (
        (WEST, 0, -4, "|"),
        (WEST, 1, -4, "|"),
        (EAST, 0, 4, "|"),
        (EAST, 1, 4, "|"),
        (NORTH_WEST, -1, -3, "/"),
        (NORTH_WEST, -1, -2, " "),
        (NORTH_EAST, -1, 2, " "),
        (NORTH_EAST, -1, 3, "\\"),
        (SOUTH_WEST, 2, -3, "\\"),
        (SOUTH_WEST, 2, -2, " "),
        (SOUTH_EAST, 2, 2, " "),
        (SOUTH_EAST, 2, 3, "/"),
    ):
        at = line + down, column + across
        letter = COLOUR_LETTERS[b.line[field][way]]
        if b.neighbour[field][way] == state.NOWHERE:
            canvas.setdefault(at, (wall, "wall"))
        elif wall == " " or wall == "|":
            canvas[at] = letter, STYLES[letter]
        else:
            canvas[at] = wall, STYLES[letter]


def _draw_inside(canvas: Canvas, b: Garden, s: State, field: int) -> None:
    line, column = _centre(b, field)
    _write(canvas, line, column - 2, field_name(b, field), "name")
    for seat in range(PLAYERS):
        if field == b.base[seat]:
            _write(canvas, line, column + (1 if b.column[field] >= 9 else 0), BASES[seat], SEAT_STYLES[seat])
    for figure in range(state.FIGURES):
        if s.field[figure] == field:
            _write(canvas, line + 1, column - 2, FIGURE_NAMES[figure], SEAT_STYLES[figure // state.OWN])
            for i, bead in enumerate(format_stack(s.stack[figure])):
                canvas[line + 1, column + i] = bead, STYLES[bead]


def _write(canvas: Canvas, line: int, column: int, text: str, style: str) -> None:
    for i, letter in enumerate(text):
        canvas[line, column + i] = letter, style


def _text(canvas: Canvas, paint: Paint) -> str:
    """The canvas line by line, neighbouring letters of one style painted together."""
    left = min(column for _, column in canvas)
    lines = []
    for line in range(max(line for line, _ in canvas) + 1):
        columns = [column for at, column in canvas if at == line]
        runs: list[tuple[str, str]] = []
        for column in range(left, max(columns, default=left - 1) + 1):
            letter, style = canvas.get((line, column), (" ", ""))
            if runs and (runs[-1][1] == style or letter == " "):
                runs[-1] = runs[-1][0] + letter, runs[-1][1]
            else:
                runs.append((letter, style))
        lines.append("".join(paint(text, style) if style else text for text, style in runs).rstrip())
    return "\n".join(lines)
