"""A board as text: the ring unrolled, sector below sector, so that it reads without colour and in 80 columns.

    [B] r8 >   r9 n1  r10    r11    r12    r13    r14 z2 r15    who plays this colour, and what leaves the ring where
        .      R      .      .      .      .      .      .      what stands on the fields
        s1 RR   z1 . . B B   n1 . R* . . r12                    start area, goal lane, side path and where it ends

Pieces are the first letters of their colours, with a star if they have the focus; # is a blockade.
"""

from __future__ import annotations

from itertools import pairwise

from engawa.core.game import Paint
from engawa.games.nueby import state, vocabulary as v
from engawa.games.nueby.board import routes_in
from engawa.games.nueby.names import field_name
from engawa.games.nueby.plan import LETTERS
from engawa.games.nueby.state import Board, State

SEATS = "RBGOVS"  # red, blue, green, ochre, violet, slate
STYLES = ("red", "blue", "green", "yellow", "violet", "grey")
WIDE, ACROSS = 7, 10  # columns of a field, fields in a line
ROWS = "stzneg"  # what a sector has besides its part of the rings
FREE, GAP, GUTTER = ".", ("   ", ""), ("    ", "")

Piece = tuple[str, str]  # a text and its style


def draw(b: Board, s: State, paint: Paint) -> str:
    """The board with its pieces and blockades."""
    colours = 1 + max(b.sector[field] for field in range(b.fields))
    lines: list[list[Piece]] = []
    for colour in range(colours):
        lines += [*_sector(b, s, colour), []]
    return "\n".join(_text(line, paint) for line in lines[:-1])


def _sector(b: Board, s: State, colour: int) -> list[list[Piece]]:
    """The lines of a sector: its fields and what stands there, then its rows."""
    seat = next((seat for seat in range(b.players) if b.colour[seat] == colour), v.NOWHERE)
    rings = [field for letter in "ri" for field in _fields(b, letter, colour)]
    lines = []
    for first in range(0, len(rings), ACROSS):
        part = rings[first : first + ACROSS]
        who = (f"[{SEATS[seat]}] ", STYLES[seat]) if seat != v.NOWHERE and first == 0 else GUTTER
        lines.append([who, *_cells(b, part, [(_label(b, field), "name") for field in part])])
        lines.append([GUTTER, *_cells(b, part, [_standing(s, field) for field in part])])
    return [*lines, [GUTTER, *_rows(b, s, colour, seat)]]


def _cells(b: Board, fields: list[int], pieces: list[Piece]) -> list[Piece]:
    """Texts side by side, one to a field; the inner ring stands apart."""
    cells: list[Piece] = []
    for i, (text, style) in enumerate(pieces):
        apart = i > 0 and b.letter[fields[i]] != b.letter[fields[i - 1]]
        cells += [*([GAP] if apart else []), (text.ljust(WIDE), style)]
    return cells


def _rows(b: Board, s: State, colour: int, seat: int) -> list[Piece]:
    """The start areas, lanes, paths and tracks of a sector, one after the other."""
    pieces: list[Piece] = []
    for letter in ROWS:
        fields = _fields(b, letter, colour)
        if fields and b.stand[fields[0]] == v.WAITING:
            waiting = [piece for piece in range(v.PIECES) if s.field[piece] == fields[0]]
            found = [_piece(s, piece) for piece in waiting] or [(FREE, "")]
            pieces += [(f"{letter}{colour} ", "name"), *found, GAP]
        elif fields:
            pieces += [(f"{letter}{colour}", "name")]
            for field in fields:
                pieces += [(" ", ""), _standing(s, field)]
                # Where a path comes back to the ring; a colour may have several.
                if letter != "z" and b.letter[b.next[field]] != b.letter[field]:
                    pieces.append((f" {field_name(b, b.next[field])}", "name"))
            pieces.append(GAP)
    if b.blocks and seat != v.NOWHERE:
        pieces.append((f"b{colour}", "name"))
        for field in range(b.track[seat][0], b.frei[seat] + 1):
            pieces += [(" ", ""), ("#", STYLES[seat]) if s.stone[seat] == field else (FREE, "")]
    return pieces


def _fields(b: Board, letter: str, colour: int) -> list[int]:
    kind = LETTERS.index(letter)
    found = [field for field in range(b.fields) if b.letter[field] == kind and b.sector[field] == colour]
    # A region may run over the end of the numbers: it begins behind the gap.
    later = [field for field, after in pairwise(found) if after != field + 1]
    first = found.index(later[0]) + 1 if later else 0
    return found[first:] + found[:first]


def _label(b: Board, field: int) -> str:
    """A field's name, with > on an entry, ^ on an arrow field, and with what leaves there."""
    marks = [">" for area in range(b.fields) if b.entry[area] == field][:1] + ["^"] * b.arrow[field]
    marks += [f"{LETTERS[b.letter[end]]}{b.sector[end]}" for end in _branches(b, field)]
    return " ".join([field_name(b, field), "".join(marks)])


def _branches(b: Board, field: int) -> list[int]:
    """The first fields of what leaves the ring here, for whomever."""
    tables = [table[seat][1][field] for table in (b.open, b.barred) for seat in range(b.players)]
    routes = [b.route[number] for span in tables for number in routes_in(span)]
    ends = [state.end_of(route) for route in routes if route & v.BACK == 0]
    return sorted({end for end in ends if b.letter[end] != b.letter[field]})


def _standing(s: State, field: int) -> Piece:
    """What stands on a field."""
    what = state.standing_on(s, field)
    if what == v.NOTHING:
        return FREE, ""
    if what >= v.STONE:
        return f"#{SEATS[what - v.STONE]}", STYLES[what - v.STONE]
    return _piece(s, what - 1)


def _piece(s: State, piece: int) -> Piece:
    return SEATS[piece // v.OWN] + "*" * state.has_focus(s, piece), STYLES[piece // v.OWN]


def _text(line: list[Piece], paint: Paint) -> str:
    """A line, blanks at its end left out."""
    while line and not line[-1][0].strip():
        line.pop()
    if line:
        line[-1] = line[-1][0].rstrip(), line[-1][1]
    return "".join(paint(text, style) if style and text.strip() else text for text, style in line)
