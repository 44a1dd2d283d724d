"""The board of a match: which fields there are, what follows and what lies behind, who stands where."""

from functools import cache
from typing import Any

from .plans import GAMES, Plan, last_side_path, our_board

Document = dict[str, Any]


def plan_of(document: Document) -> Plan:
    """The board that the match is played on: that of its edition, else ours."""
    options, game = document["options"], document["game"]
    if "edition" not in options:
        return ours(game, options.get("colours", GAMES[game][0]))
    (board,) = options["edition"][game.partition("/")[2]].values()
    # Documents of one match share their options, so a board is read once; the plan keeps it alive.
    plan = READ.get(id(board))
    if plan is None:
        plan = READ[id(board)] = Plan(game, board)
    return plan


READ: dict[int, Plan] = {}


@cache
def ours(game: str, colours: int) -> Plan:
    """Our board of a game with so many colours."""
    return Plan(game, our_board(game, colours))


def colours(document: Document) -> int:
    """How many colours the board has, played or not."""
    return plan_of(document).colours


def taken(document: Document) -> list[int]:
    """The colours that are played; seat k plays the k-th of them. [NU-C2]"""
    row: list[int] = plan_of(document).board["seats"][document["players"] - 2]
    return row


def own_colour(document: Document) -> int:
    """The colour of the seat on turn."""
    return taken(document)[document["turn"]]


def ring_fields(document: Document) -> list[str]:
    """All fields of the ring, in order."""
    return [f"r{number}" for number in range(plan_of(document).sizes["r"])]


def ring(document: Document, number: int) -> str:
    """The ring field of that number; numbers wrap around."""
    return plan_of(document).on_ring("r", number)


def number_of(field: str) -> int:
    """The number in the name of a ring field or an area."""
    return int(field[1:])


def sector_of(document: Document, field: str) -> int:
    """The colour in whose region *field* lies. [NU-C6]"""
    return plan_of(document).region(field)


def entry_of(document: Document, area: str) -> str:
    """The field on which a piece that waits on *area* enters."""
    return plan_of(document).entry(area)


def goal_fork(document: Document, c: int) -> str:
    """The field where the goal lane of colour *c* forks off."""
    return plan_of(document).forks[c][0]


def own_last_side_path(document: Document) -> list[str] | None:
    """The own last side path, from the ring field before it to the one behind it. [NJ-3]"""
    return last_side_path(plan_of(document), own_colour(document))


def frei(document: Document, c: int) -> str:
    """The last field of the blockade track of colour *c*. [NU-C4]"""
    return f"b{c}.{plan_of(document).track}"


def arrow_fields(document: Document) -> set[str]:
    """The arrow fields of the board, in werfer; on ours the entries of all colours, played or not."""
    return plan_of(document).arrow_fields


def marked_fields(document: Document) -> set[str]:
    """The own marked fields; on our board the own fork and the four ring fields before it. [NW-5]"""
    return plan_of(document).marked[own_colour(document)]


def fields_after(document: Document, c: int, field: str, is_start: bool) -> list[str]:
    """Where a piece of colour *c* may step forward from *field*, where its move starts or not; the ring first."""
    return plan_of(document).steps(c, field, is_start)


def field_before(document: Document, field: str) -> str | None:
    """The one field that lies behind *field*, against the running direction; None where nobody goes backwards."""
    # Behind a ring field lies only the ring field before it; so neither into a side path from its exit [NJ-4] nor into
    # the grey fields from the re-entry [NA-3], and never from ring to ring. [NZ-3] Out of a side path over its entrance
    # [NJ-4]; out of grey fields over the arrow field and on against the running direction of the ring. [NA-3] Never out
    # of a goal lane [NU-30] nor in a grey lane. [NK-4]
    return plan_of(document).before[field] if field[0] in "ring" else None


def own_pieces(document: Document) -> list[str]:
    """Where the four pieces of the seat on turn stand."""
    row: list[str] = document["pieces"][document["turn"]]
    return row


def owner_on(document: Document, field: str) -> int | None:
    """The seat whose piece stands on *field*, which is no start area; None if nobody's does."""
    for seat, row in enumerate(document["pieces"]):
        if field in row:
            return seat
    return None


def has_opponent(document: Document, field: str) -> bool:
    """Whether a piece of another seat stands on *field*."""
    return owner_on(document, field) not in (None, document["turn"])


def has_stone(document: Document, field: str) -> bool:
    """Whether a blockade stands on *field*."""
    return field in document.get("blocks", [])
