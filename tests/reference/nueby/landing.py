"""What a landing does: the mover stands, stones and thrown pieces go home."""

from .board import (
    Document,
    entry_of,
    fields_after,
    goal_fork,
    own_colour,
    own_pieces,
    owner_on,
    sector_of,
    taken,
)
from .plans import JAEGER, KURZER_EINSATZ
from .walks import Walk


def put(document: Document, walk: Walk) -> None:
    """Set the piece at the beginning of *walk* on its end, with all that follows from it there."""
    seat = document["turn"]
    first, last = walk.fields[0], walk.fields[-1]
    piece = own_pieces(document).index(first)
    victim = owner_on(document, last)
    thrown = -1 if victim is None else document["pieces"][victim].index(last)
    document["pieces"][seat][piece] = last
    # A blockade that is landed on returns to its owner's track. [NB-3]
    for owner, stone in enumerate(document.get("blocks", [])):
        if stone == last:
            document["blocks"][owner] = home_of_stone(document, owner)
    # Skipping by a backward throw gives the focus, by itself. [NJ-10]
    if document["game"] == JAEGER and walk.way == "backward" and skips_the_lap(document, walk):
        document["focus"][seat][piece] = True
    if victim is not None:
        throw(document, victim, thrown, last)


def throw(document: Document, seat: int, piece: int, field: str) -> None:
    """Send a piece that stood on *field* away."""
    s = sector_of(document, field)
    if document["game"] == KURZER_EINSATZ:
        throw_into_lane(document, seat, piece, s)
        return
    # Back to the start area of the colour in whose region they stood [NU-5]; inside, to the inner one. [NZ-2]
    document["pieces"][seat][piece] = f"t{s}" if field[0] == "i" else f"s{s}"
    # Thrown: the focus is lost. [NJ-8]
    if document["game"] == JAEGER:
        document["focus"][seat][piece] = False


def skips_the_lap(document: Document, walk: Walk) -> bool:
    """Whether the way, its ends included, holds both the own entry and the own fork. [NU-31]"""
    c = own_colour(document)
    return entry_of(document, f"s{c}") in walk.fields and goal_fork(document, c) in walk.fields


def home_of_stone(document: Document, seat: int) -> str:
    """Where the stone of *seat* starts and returns to: b.0, with two players b.1. [NB-3]"""
    return f"b{taken(document)[seat]}.{1 if document['players'] == 2 else 0}"


def throw_into_lane(document: Document, seat: int, piece: int, s: int) -> None:
    """Put a thrown piece on the E of sector *s* and push on whoever is in the way, field by field. [NK-3]"""
    document["pieces"][seat][piece] = ""
    field = f"e{s}.0"
    while True:
        owner = owner_on(document, field)
        if owner is None:
            document["pieces"][seat][piece] = field
            return
        # The pushed piece is in nobody's way while it looks for its own field.
        pushed = document["pieces"][owner].index(field)
        document["pieces"][owner][pushed] = ""
        document["pieces"][seat][piece] = field
        seat, piece = owner, pushed
        # Along the lane, onto the ring and on along the ring, past forks, never into a goal lane.
        field = fields_after(document, s, field, is_start=False)[0]
