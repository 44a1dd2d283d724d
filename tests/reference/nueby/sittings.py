"""Every way to sit down to a Nüby game, crowded positions for each, and a wanderer who plays them at random."""

from random import Random
from typing import Any, NamedTuple

from . import legal, outcomes, turn_of
from .board import (
    Document,
    colours,
    entry_of,
    fields_after,
    frei,
    number_of,
    owner_on,
    plan_of,
    ring,
    taken,
)
from .plans import EINSER_BLOCKER, GAMES, JAEGER, KURZER_EINSATZ, LANE, TAKEN, ZWEITE_EBENE


class Sitting(NamedTuple):
    """A game, how many play it, and the options."""

    game: str
    players: int
    options: dict[str, Any]

    def __str__(self) -> str:
        said = {key: value["name"] if key == "edition" else value for key, value in self.options.items()}
        return " ".join([self.game, str(self.players), *(f"{key}={value}" for key, value in said.items())])


SITTINGS = (
    [Sitting(game, players, {}) for game in GAMES for players in TAKEN[GAMES[game][0]]]
    + [Sitting(game, players, {"colours": 4}) for game in GAMES if GAMES[game][0] == 6 for players in TAKEN[4]]
    + [Sitting(JAEGER, players, {"extra_hits": "kind"}) for players in TAKEN[6]]
    + [Sitting(JAEGER, 3, {"colours": 4, "extra_hits": "kind"})]
    + [Sitting(game, players, {"places": True}) for game in GAMES for players in (2, 4)]
)


WEIGHTS = {"pass": 1, "done": 1, "drop": 0.3}  # of moves that a wanderer does not care for so much


def wander(document: Document, rng: Random) -> str:
    """A move or an outcome at random; home rather than elsewhere and on rather than passing, so that games end."""
    weights = outcomes(document)
    if weights:
        return rng.choices(list(weights), list(weights.values()))[0]
    moves = sorted(legal(document))
    return rng.choices(moves, [WEIGHTS.get(move.split()[0], 12 if "-z" in move else 4) for move in moves])[0]


def eager(document: Document, rng: Random) -> str:
    """A move or an outcome at random; throws, stones, shortcuts, side paths and hunts rather than plain steps."""
    weights = outcomes(document)
    if weights:
        return rng.choices(list(weights), list(weights.values()))[0]
    moves = sorted(legal(document))
    return rng.choices(moves, [eagerness(document, move) for move in moves])[0]


def eagerness(document: Document, move: str) -> float:
    """How much an eager wanderer likes a move."""
    word, *rest = move.split()
    if word == "push" or word == "hunt":
        return 8
    # Stones go before somebody, where they are met.
    if word == "drop":
        before = {ring(document, number_of(rest[0]) - back) for back in range(1, 6)}
        return 3 if any(before & set(row) for row in document["pieces"]) else 0.1
    if "-" not in word:
        return 1
    start, end = word.split("-")
    meets = owner_on(document, end) is not None or end in document.get("blocks", [])
    return 20 if meets else 12 if end[0] == "z" else 8 if end[0] in "gn" or start[0] == "s" else 2


def crowded(sitting: Sitting, rng: Random) -> Document:
    """A position at the beginning of a turn with the pieces at random, many of them where the rules are busy."""
    document: Document = {"game": sitting.game, "players": sitting.players, "options": dict(sitting.options)}
    if document["options"].get("places"):
        document["places"] = []
    document["pieces"] = [[] for _ in taken(document)]
    turn = rng.randrange(sitting.players)
    middle = busy_field(document, taken(document)[turn], rng)
    width = rng.randrange(2, 8)
    for seat, c in enumerate(taken(document)):
        row: list[str] = document["pieces"][seat]
        if sitting.players >= GAMES[sitting.game][2]:
            row.append(f"z{c}.{LANE}")
        close = fields_from(document, c, middle, width)
        lane = [f"z{c}.{k}" for k in range(1, LANE + 1)]
        places = [close, close, lane, anywhere(document, c)]
        # Here and there a seat has nothing on the way.
        if rng.random() < 0.2 and sitting.game != KURZER_EINSATZ:
            places = [rng.choices(areas(document), k=2), lane]
        while len(row) < 4:
            field = rng.choice(rng.choice(places))
            # Nobody has won yet.
            would_win = len(row) == 3 and all(other in lane for other in [*row, field])
            if field[0] in "st" or (owner_on(document, field) is None and not would_win):
                row.append(field)
    if sitting.game == JAEGER:
        document["focus"] = [
            [field[0] == "z" or (field[0] != "s" and rng.random() < 0.5) for field in row] for row in document["pieces"]
        ]
    if sitting.game == EINSER_BLOCKER:
        document["blocks"] = []
        for c in taken(document):
            near = fields_from(document, c, middle, 12)
            shut = [entry_of(document, area) for area in document["pieces"][turn] if area[0] == "s"]
            free = [field for field in [*near, *shut, *shut] if field[0] == "r" and owner_on(document, field) is None]
            track = [*(f"b{c}.{k}" for k in range(1, plan_of(document).track)), frei(document, c), frei(document, c)]
            document["blocks"].append(rng.choice([field for field in free if field not in document["blocks"]] + track))
    return turn_of(document, turn)


def busy_field(document: Document, c: int, rng: Random) -> str:
    """A field shortly before the goal of colour *c*, or anywhere on the ring, or a grey E."""
    if document["game"] == KURZER_EINSATZ and rng.random() < 0.5:
        return f"e{rng.randrange(colours(document))}.0"
    back = rng.choice([rng.randrange(4), rng.randrange(9), rng.randrange(99)])
    letter = "i" if document["game"] == ZWEITE_EBENE and rng.random() < 0.5 else "r"
    entry = entry_of(document, f"{'t' if letter == 'i' else 's'}{c}")
    return plan_of(document).on_ring(letter, number_of(entry) - back)


def anywhere(document: Document, c: int) -> list[str]:
    """All fields and areas on which a piece of colour *c* may be met."""
    if document["game"] == KURZER_EINSATZ:
        lanes = [f"e{s}.0" for s in range(colours(document))]
        return sorted({field for lane in lanes for field in fields_from(document, c, lane, 99)})
    return areas(document) + fields_from(document, c, ring(document, 0), 99)


def areas(document: Document) -> list[str]:
    """The start areas of all colours."""
    every = range(colours(document))
    return [f"s{s}" for s in every] + [f"t{s}" for s in every if document["game"] == ZWEITE_EBENE]


def fields_from(document: Document, c: int, field: str, steps: int) -> list[str]:
    """All fields that a piece of colour *c* can be on within so many steps from *field*, as if it stopped on each."""
    found = {field}
    border = [field]
    for _ in range(steps):
        border = sorted({after for here in border for after in fields_after(document, c, here, is_start=True)} - found)
        found |= set(border)
    return sorted(found)
