"""The six boards: which fields there are, what follows and what lies behind, who stands where."""

from functools import cache
from typing import Any

Document = dict[str, Any]

ZWEITE_EBENE = "nueby/zweite-ebene"
EINSER_BLOCKER = "nueby/einser-blocker"
JAEGER = "nueby/jaeger"
WERFER = "nueby/werfer"
ABKUERZUNGEN = "nueby/abkuerzungen"
KURZER_EINSATZ = "nueby/kurzer-einsatz"

# Of each game: the colours, the ring fields of a sector, and from how many players on each has three figures
# (jaeger: never).
GAMES: dict[str, tuple[int, int, int]] = {
    ZWEITE_EBENE: (6, 6, 4),
    EINSER_BLOCKER: (4, 8, 4),
    JAEGER: (6, 8, 7),
    WERFER: (6, 8, 4),
    ABKUERZUNGEN: (6, 10, 4),
    KURZER_EINSATZ: (6, 8, 5),
}
TAKEN: dict[int, dict[int, list[int]]] = {
    6: {2: [0, 3], 3: [0, 2, 4], 4: [0, 1, 3, 4], 5: [0, 1, 2, 3, 4], 6: [0, 1, 2, 3, 4, 5]},
    4: {2: [0, 2], 3: [0, 1, 2], 4: [0, 1, 2, 3]},
}
INNER_SECTOR = 4
LANE = 4


def colours(document: Document) -> int:
    """How many sectors the board has."""
    number: int = document["options"].get("colours", GAMES[document["game"]][0])
    return number


def sector_length(document: Document) -> int:
    """How many ring fields each sector has."""
    return GAMES[document["game"]][1]


def taken(document: Document) -> list[int]:
    """The colours that are played; seat k plays the k-th of them."""
    return TAKEN[colours(document)][document["players"]]


def own_colour(document: Document) -> int:
    """The colour of the seat on turn."""
    return taken(document)[document["turn"]]


def ring(document: Document, number: int) -> str:
    """The ring field of that number; numbers wrap around."""
    return f"r{number % (colours(document) * sector_length(document))}"


def inner_ring(document: Document, number: int) -> str:
    """The field of the inner ring of that number; numbers wrap around."""
    return f"i{number % (colours(document) * INNER_SECTOR)}"


def number_of(field: str) -> int:
    """The number in the name of a ring field or an area."""
    return int(field[1:])


def colour_and_step(field: str) -> tuple[int, int]:
    """The two numbers in a name such as ``n2.3``."""
    c, k = field[1:].split(".")
    return int(c), int(k)


def sector_of(document: Document, field: str) -> int:
    """The colour in whose sector *field* lies."""
    if field[0] == "r":
        return number_of(field) // sector_length(document)
    if field[0] == "i":
        return number_of(field) // INNER_SECTOR
    return colour_and_step(field)[0]


def entry_of(document: Document, area: str) -> str:
    """The field on which a piece that waits on *area* enters."""
    if area[0] == "t":
        return inner_ring(document, INNER_SECTOR * number_of(area))
    return ring(document, sector_length(document) * number_of(area))


def goal_fork(document: Document, c: int) -> str:
    """The field where the goal lane of colour *c* forks off."""
    if document["game"] == ZWEITE_EBENE:
        return inner_ring(document, INNER_SECTOR * c - 2)
    if document["game"] == WERFER:
        return ring(document, sector_length(document) * c - 1)
    return ring(document, sector_length(document) * c - 2)


def side_path_entrance(document: Document, s: int) -> str:
    """The ring field from which the side path of sector *s* leads off, in jaeger."""
    return ring(document, sector_length(document) * (s % colours(document)) + 1)


def arrow_fields(document: Document) -> set[str]:
    """The entries of all colours, played or not."""
    return {entry_of(document, f"s{c}") for c in range(colours(document))}


def marked_fields(document: Document) -> set[str]:
    """The own fork and the four ring fields before it. [NW-5]"""
    fork = goal_fork(document, own_colour(document))
    return {ring(document, number_of(fork) - back) for back in range(5)}


def fields_after(document: Document, c: int, field: str, is_start: bool) -> tuple[str, ...]:
    """Where a piece of colour *c* may step forward from *field*, where its move starts or not; the ring first."""
    return ways_on(document["game"], colours(document), c, field, is_start)


@cache
def ways_on(game: str, sectors: int, c: int, field: str, is_start: bool) -> tuple[str, ...]:
    """The same, for any match on that board."""
    return tuple(_ways_on({"game": game, "options": {"colours": sectors}}, c, field, is_start))


def _ways_on(document: Document, c: int, field: str, is_start: bool) -> list[str]:
    length = sector_length(document)
    if field[0] == "z":
        k = colour_and_step(field)[1]
        return [f"z{c}.{k + 1}"] if k < LANE else []
    if field[0] == "n":
        s, k = colour_and_step(field)
        return [f"n{s}.{k + 1}" if k < 4 else ring(document, length * s + 4)]
    if field[0] == "g":
        s, k = colour_and_step(field)
        return [f"g{s}.2" if k == 1 else ring(document, length * s + 7)]
    if field[0] == "e":
        s, k = colour_and_step(field)
        return [f"e{s}.{k + 1}" if k < 4 else ring(document, length * s)]
    number = number_of(field)
    after = [ring(document, number + 1) if field[0] == "r" else inner_ring(document, number + 1)]
    # Only colour c enters z{c}. Whoever stands on the own fork or comes to it going forward may turn in. [NU-11]
    if field == goal_fork(document, c):
        after.append(f"z{c}.1")
    # At the own fork of the outer ring a piece may run on over its arrow onto the inner ring. [NZ-1]
    if document["game"] == ZWEITE_EBENE and field == ring(document, length * c - 2):
        after.append(inner_ring(document, INNER_SECTOR * c))
    s = sector_of(document, field)
    # Everyone may use every side path. [NJ-1]
    if document["game"] == JAEGER and field == side_path_entrance(document, s):
        after.append(f"n{s}.1")
    # A move that starts on a grey arrow field may go over the two grey fields; passing it does not open them. [NA-1]
    if document["game"] == ABKUERZUNGEN and field == ring(document, length * s + 1) and is_start:
        after.append(f"g{s}.1")
    return after


def field_before(document: Document, field: str) -> str | None:
    """The one field that lies behind *field*, against the running direction; None where nobody goes backwards."""
    # Behind a ring field lies only the ring field before it; so neither into a side path from its exit [NJ-4] nor into
    # the grey fields from the re-entry. [NA-3]
    if field[0] == "r":
        return ring(document, number_of(field) - 1)
    # Backwards never changes rings. [NZ-3]
    if field[0] == "i":
        return inner_ring(document, number_of(field) - 1)
    # Out of a side path over its entrance. [NJ-4]
    if field[0] == "n":
        s, k = colour_and_step(field)
        return f"n{s}.{k - 1}" if k > 1 else side_path_entrance(document, s)
    # g.2, g.1, the arrow field and on against the running direction of the ring. [NA-3]
    if field[0] == "g":
        s, k = colour_and_step(field)
        return f"g{s}.1" if k == 2 else ring(document, sector_length(document) * s + 1)
    # Never out of a goal lane [NU-30] nor in a grey lane. [NK-4]
    return None


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
