"""What a seat may do with a rolled die: every way of every piece, and which of them compel."""

from dataclasses import dataclass

from .board import (
    Document,
    arrow_fields,
    entry_of,
    field_before,
    fields_after,
    goal_fork,
    has_opponent,
    has_stone,
    marked_fields,
    own_colour,
    own_last_side_path,
    own_pieces,
    owner_on,
)
from .plans import EINSER_BLOCKER, JAEGER, KURZER_EINSATZ, WERFER


@dataclass(frozen=True)
class Walk:
    """The fields that one piece steps on, the one it starts from first, and the way it goes."""

    fields: list[str]
    way: str  # forward, backward or enter

    @property
    def text(self) -> str:
        return f"{self.fields[0]}-{self.fields[-1]}"


def walks(document: Document) -> list[Walk]:
    """All ways in which the seat may use its die on a piece."""
    found = []
    for field in sorted(set(own_pieces(document))):
        if field[0] in "st":
            found += entering_walks(document, field)
        else:
            # Any own piece in play may be moved; those in the goal lane may still move up. [NU-2]
            found += [walk for walk in forward_walks(document, field) if may_go_forward(document, walk)]
            found += [walk for walk in backward_walks(document, field) if may_go_backward(document, walk)]
    return found


def forward_walks(document: Document, field: str) -> list[Walk]:
    """All ways of the count forward from *field*, whoever stands on them."""
    # Clockwise; every field counts, occupied ones too. [NU-1]
    routes = [[field]]
    for _ in range(document["die"]):
        routes = [
            [*route, after]
            for route in routes
            for after in fields_after(document, own_colour(document), route[-1], is_start=len(route) == 1)
        ]
    return [Walk(route, "forward") for route in routes]


def backward_walks(document: Document, field: str) -> list[Walk]:
    """The way of the count backwards from *field*, whoever stands on it, if there is one."""
    route = [field]
    for _ in range(document["die"]):
        before = field_before(document, route[-1])
        if before is None:
            return []
        route.append(before)
    return [Walk(route, "backward")]


def may_go_forward(document: Document, walk: Walk) -> bool:
    """Whether no rule forbids this way forward."""
    first, *between, last = walk.fields
    # A piece never lands on a piece of its own colour. [NU-7]
    if owner_on(document, last) == document["turn"]:
        return False
    # In the goal lane nobody is passed over. [NU-8]
    if any(field[0] == "z" and owner_on(document, field) is not None for field in between):
        return False
    # A 6 may only be used to enter a waiting piece, or to throw an opponent. [NU-20] A blockade is none. [NB-5]
    if has_six(document) and not has_opponent(document, last):
        return False
    # Nobody passes over a blockade. [NB-4]
    if any(has_stone(document, field) for field in between):
        return False
    # An occupied side-path field cannot be landed on. [NJ-1]
    if last[0] == "n" and owner_on(document, last) is not None:
        return False
    # Only pieces with focus go into the goal. [NJ-9]
    if document["game"] == JAEGER and last[0] == "z" and not has_focus(document, first):
        return False
    # Grey fields are safe: an occupied grey field cannot be landed on. [NK-4]
    return not (last[0] == "e" and owner_on(document, last) is not None)


def may_go_backward(document: Document, walk: Walk) -> bool:
    """Whether no rule forbids this way backwards."""
    # NW-1 to NW-3 replace NU-30. [NW-7]
    if document["game"] == WERFER:
        return thrower_may_go_backward(document, walk)
    _, *between, last = walk.fields
    # Landing on an opponent, every field in between occupied by pieces of anybody. [NU-30] A blockade does not count as
    # occupied [NB-4] and is no opponent. [NB-5]
    if not has_opponent(document, last) or any(owner_on(document, field) is None for field in between):
        return False
    # Nobody is thrown on a side path [NJ-1]: the way out of it ends on the ring. [NJ-4]
    return last[0] != "n"


def compels(document: Document, walk: Walk) -> bool:
    """Whether `pass` is not legal while this move is. [NU-6]"""
    first, last = walk.fields[0], walk.fields[-1]
    # Passing one's own goal is allowed, never compelled. [NU-9]
    if passes_own_goal(document, walk):
        return False
    # Nothing about a 6 is compelled. [NU-22]
    if has_six(document):
        return False
    # A backward throw need not be made [NU-6]; in werfer a move backwards is an ordinary one. [NW-7]
    if walk.way == "backward" and document["game"] != WERFER:
        return False
    # Landing on the own blockade never compels [NB-3], from a start area neither. [NB-6]
    if document["game"] == EINSER_BLOCKER and document["blocks"][document["turn"]] == last:
        return False
    # A move from the arrow field over the shortcut never compels. [NA-1]
    if first[0] == "r" and walk.way == "forward" and walk.fields[1][0] == "g":
        return False
    # Leaving a side path is never compelled, whereto ever; moving up on it is. [NJ-2]
    if first[0] == "n" and any(field[0] != "n" for field in walk.fields):
        return False
    if document["game"] == JAEGER and may_wait_for_side_path(document, walk):
        return False
    # A piece on one of its marked fields is never compelled to move. [NW-5]
    return not (document["game"] == WERFER and first in marked_fields(document))


def passes_own_goal(document: Document, walk: Walk) -> bool:
    """Whether the piece goes on along the ring from its own goal fork, on its way or at once. [NU-9]"""
    fork = goal_fork(document, own_colour(document))
    if walk.way != "forward" or fork not in walk.fields[:-1]:
        return False
    return walk.fields[walk.fields.index(fork) + 1][0] != "z"


def has_six(document: Document) -> bool:
    """Whether the die shows a 6 to which the rules for the 6 apply; a 6 is a number like the others by NK-2."""
    return bool(document["die"] == 6 and document["game"] != KURZER_EINSATZ)


def is_in_play(field: str) -> bool:
    """Whether a piece there is neither in a start area nor in the goal lane. [NU-2]"""
    return field[0] not in "stz"


def waiting_areas(document: Document) -> set[str]:
    """The start areas on which own pieces wait."""
    return {field for field in own_pieces(document) if field[0] in "st"}


def open_areas(document: Document) -> set[str]:
    """The areas from which a waiting piece could enter now."""
    found = set()
    for area in waiting_areas(document):
        entry = entry_of(document, area)
        # An own piece on the entry shuts it [NU-20], and so does a blockade, to a 6 and to the free entry. [NB-5]
        if owner_on(document, entry) != document["turn"] and not has_stone(document, entry):
            found.add(area)
    return found


def entering_walks(document: Document, area: str) -> list[Walk]:
    """The way into play of a piece that waits on *area*, if its die lets it enter."""
    entry = entry_of(document, area)
    # A 6 enters a waiting piece. [NU-20]
    if has_six(document) and area in open_areas(document):
        return [Walk([area, entry], "enter")]
    # A 1 takes a stone off for who is locked out. [NB-6]
    if document["die"] == 1 and is_locked_out(document):
        return [Walk([area, entry], "enter")]
    return []


def is_locked_out(document: Document) -> bool:
    """Whether the seat has nothing in play and a stone on the entry of every area it waits on. [NB-6]"""
    if any(is_in_play(field) for field in own_pieces(document)):
        return False
    return all(has_stone(document, entry_of(document, area)) for area in waiting_areas(document))


def has_focus(document: Document, field: str) -> bool:
    """Whether the own piece on *field* has hunted successfully."""
    return bool(document["focus"][document["turn"]][own_pieces(document).index(field)])


def may_wait_for_side_path(document: Document, walk: Walk) -> bool:
    """Whether the piece would run past its last side path only because somebody stands there. [NJ-3]"""
    path = own_last_side_path(document)
    # A move that would run past its entrance along the ring, from it or from before it.
    if path is None or walk.way != "forward" or path[0] not in walk.fields[:-1]:
        return False
    at = walk.fields.index(path[0])
    if walk.fields[at + 1][0] == "n":
        return False
    # The same count by the side path ends on an occupied field of it.
    steps = len(walk.fields) - 1 - at
    return steps < len(path) - 1 and owner_on(document, path[steps]) is not None


def thrower_may_go_backward(document: Document, walk: Walk) -> bool:
    """Whether no rule of werfer forbids this way backwards."""
    first, *between, last = walk.fields
    # A piece never lands on a piece of its own colour. [NU-7]
    if owner_on(document, last) == document["turn"]:
        return False
    # A 6 must throw here as well. [NW-6]
    if has_six(document) and not has_opponent(document, last):
        return False
    # Arrow fields are not passed backwards; landing on one is allowed. [NW-2]
    if any(field in arrow_fields(document) for field in between):
        return False
    # From an arrow field no move backwards, except throwing with a 1. [NW-3]
    return first not in arrow_fields(document) or (document["die"] == 1 and has_opponent(document, last))
