"""A board for a client to draw: fields where they lie, the ways between them, and what belongs to whom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engawa.games.nueby.board import WAIT
from engawa.games.nueby.edition import Sheet
from engawa.games.nueby.plan import BRANCHES, LETTERS, RETURNS, Plan
from engawa.games.nueby.state import Board
from engawa.games.nueby.vocabulary import WAITING

if TYPE_CHECKING:
    from engawa.games.nueby import document as written

KINDS: dict[str, written.Kind] = dict(
    zip(LETTERS, ("ring", "inner", "path", "lane", "grey", "goal", "area", "inner-area", "track"), strict=True)
)
# What a way between two letters is: along a row, or a branch, drawn with an arrow.
WAYS: dict[str, written.WayKind] = {
    **dict.fromkeys(BRANCHES, "branch"),
    **dict.fromkeys(RETURNS, "return"),
    "ri": "arrow",
}
BROUGHT_IN = 6  # steps that a piece in a start area is further away than the field where it enters


def format_board(sheet: Sheet, b: Board) -> written.Board:
    """Everything that a client needs to draw one of the six boards."""
    plan, layout = sheet.plan, sheet.layout
    names = [field.name for field in plan.fields]
    return {
        "game": plan.variant.name,
        "colours": plan.colours,
        "width": layout.width,
        "fields": [
            {"name": field.name, "kind": KINDS[field.letter], "sector": field.sector, "x": x, "y": y}
            for field, (x, y) in zip(plan.fields, layout.places, strict=True)
        ],
        "ways": [
            {"from": names[here], "to": names[there], "kind": _way(plan, here, there)}
            for here, ahead in plan.ahead.items()
            for there in ahead
        ],
        "sectors": [_sector(plan, colour) for colour in range(plan.colours)],
        "arrows": [names[field] for field in plan.arrows],
        "seats": [b.colour[seat] for seat in range(b.players)],
        "left": [_left(b, seat) for seat in range(b.players)],
    }


def _left(b: Board, seat: int) -> list[int]:
    """Steps that are left to *seat* from every field; whoever waits has to be brought in by a six first."""
    waiting = [b.stand[field] == WAITING for field in range(b.fields)]
    return [b.left[seat][field] - (WAIT - BROUGHT_IN) * waits for field, waits in enumerate(waiting)]


def _way(plan: Plan, here: int, there: int) -> written.WayKind:
    letters = plan.letter(here) + plan.letter(there)
    return WAYS.get(letters, KINDS[letters[0]])


def _sector(plan: Plan, colour: int) -> written.Sector:
    """What a colour has on the board; what its game does not have is left empty."""

    def named(fields: list[int]) -> list[str]:
        return [plan.fields[field].name for field in fields]

    inner = plan.inner_entries[colour : colour + 1]
    return {
        "entries": named([plan.entries[colour], *inner]),
        "arrow": named([*plan.own_arrows.get(colour, ())]),
        "fork": plan.fields[plan.fork_of(colour)].name,
        "areas": named([*plan.row("s", colour), *plan.row("t", colour)]),
        "goal": named(plan.row("z", colour)),
        "lane": named(plan.row("e", colour)),
        "path": named([*plan.row("n", colour), *plan.row("g", colour)]),
        "track": named(plan.row("b", colour)),
        "marked": named(plan.marked[colour]) if plan.marked else [],
    }
