"""The six Nüby games played slowly and literally, as a witness against the fast implementation.

Clause ids such as [NU-6] are those of docs/rules/nueby.md. Everything here is a text or a document of that page;
nothing is shared with the engine. Documents that are given are taken to be positions that can arise.
"""

from itertools import combinations
from typing import Any

from .board import (
    Document,
    entry_of,
    frei,
    has_stone,
    own_colour,
    own_pieces,
    owner_on,
    plan_of,
    ring_fields,
    taken,
)
from .landing import home_of_stone, put
from .plans import EINSER_BLOCKER, GAMES, JAEGER, KURZER_EINSATZ, LANE, colour_and_step
from .walks import Walk, compels, has_focus, has_six, is_in_play, open_areas, walks

HITS = {"h0": 625, "h1": 500, "h2": 150, "h3": 20, "h4": 1}


def start(game: str, players: int, options: dict[str, Any] | None = None) -> Document:
    """The opening position; a free entry that happens by itself has happened."""
    if game not in GAMES:
        raise ValueError(f"expected one of the games {', '.join(GAMES)}, got {game!r}")
    document: Document = {"game": game, "players": players, "options": dict(options or {})}
    most = len(plan_of(document).board["seats"]) + 1
    if not 2 <= players <= most:
        raise ValueError(f"expected 2 to {most} players, got {players!r}")
    pieces = []
    for c in taken(document):
        # All pieces start at the very back of the own lane. [NK-1]
        row = [f"e{c}.{k}" if game == KURZER_EINSATZ else f"s{c}" for k in range(4)]
        # With three figures the fourth stands in z.4 from the start and the lane ends at z.3.
        if players >= GAMES[game][2]:
            row[3] = f"z{c}.{LANE}"
        pieces.append(row)
    document["pieces"] = pieces
    if game == JAEGER:
        document["focus"] = [[False] * 4 for _ in pieces]
    if game == EINSER_BLOCKER:
        document["blocks"] = [home_of_stone(document, seat) for seat in range(players)]
    # With the option the seats that have finished are listed, in order. [NU-12]
    if plays_for_places(document):
        document["places"] = []
    # Seat 0 begins.
    return turn_of(document, 0)


def legal(document: Document) -> set[str]:
    """The texts of all legal moves; none at chance and at the end."""
    phase = document["phase"]
    if phase == "enter":
        return {f"{area}-{entry_of(document, area)}" for area in open_areas(document)}
    if phase == "start":
        return {"roll"} | hunts(document) | drops(document)
    if phase == "focus":
        return focus_choices(document)
    if phase == "move":
        return piece_moves(document) | pushes(document) | drops(document) | endings(document)
    return set()


def piece_moves(document: Document) -> set[str]:
    """The texts of all piece moves that are left; a piece moves at most once with a roll."""
    return set() if document.get("moved") else {walk.text for walk in walks(document)}


def endings(document: Document) -> set[str]:
    """`pass` while a piece move exists and none compels [NU-6], `done` once there is none left."""
    if not piece_moves(document):
        return {"done"}
    return set() if any(compels(document, walk) for walk in walks(document)) else {"pass"}


def pushes(document: Document) -> set[str]:
    """With a 1 the own stone may be pushed, once a roll, unless it is on Frei or on the ring. [NB-1]"""
    is_on_track = own_stone(document)[:1] == "b" and not has_stone_on_frei(document)
    return {"push"} if document["die"] == 1 and is_on_track and not document["pushed"] else set()


def outcomes(document: Document) -> dict[str, int]:
    """The texts that chance may say now with their weights; none when it is not asked."""
    if document["phase"] == "roll":
        return {f"d{die}": 1 for die in range(1, 7)}
    if document["phase"] == "hunt":
        return dict(HITS)
    return {}


def play(document: Document, text: str) -> Document:
    """The position after a legal move or a possible outcome; the given one stays as it is."""
    if text not in legal(document) and text not in outcomes(document):
        raise ValueError(f"neither a legal move nor an outcome: {text!r} in {document!r}")
    return PHASES[document["phase"]](copied(document), text)


def normalised(document: Document) -> Document:
    """The same position with the pieces of each seat in string order, since their order has no meaning."""
    same = copied(document)
    for seat, row in enumerate(same["pieces"]):
        focus = same["focus"][seat] if "focus" in same else [False] * 4
        pairs = sorted(zip(row, focus, strict=True))
        same["pieces"][seat] = [field for field, _ in pairs]
        if "focus" in same:
            same["focus"][seat] = [focused for _, focused in pairs]
    return same


def turn_of(document: Document, seat: int) -> Document:
    """The position in which the turn of *seat* has begun."""
    begun = in_phase(document, "roll") | {"turn": seat, "sixes": 0}
    # All pieces are always in play. [NK-1]
    if begun["game"] == KURZER_EINSATZ or not has_free_entry(begun):
        return before_roll(begun)
    areas = open_areas(begun)
    # Who waits behind blockades only rolls as usual. [NB-6]
    if not areas:
        return before_roll(begun)
    if len(areas) > 1:
        return in_phase(begun, "enter")
    # With one open area the free entry happens by itself as the turn begins.
    return after_free_entry(begun, areas.pop())


def has_free_entry(document: Document) -> bool:
    """Whether the seat has nothing in play and its goal pieces as far in as they can be. [NU-3]"""
    if any(is_in_play(field) for field in own_pieces(document)):
        return False
    steps = {colour_and_step(field)[1] for field in own_pieces(document) if field[0] == "z"}
    return all(step == LANE or step + 1 in steps for step in steps)


def after_free_entry(document: Document, area: str) -> Document:
    """The position after a waiting piece has entered freely from *area*."""
    # As if with a 6, then roll once. [NU-3] A 6 then is the second six. [NU-4]
    put(document, Walk([area, entry_of(document, area)], "enter"))
    document["sixes"] = 1
    return before_roll(document)


def after_enter(document: Document, text: str) -> Document:
    """The position after the choice of an area for the free entry."""
    return after_free_entry(document, text.split("-")[0])


def before_roll(document: Document) -> Document:
    """The position in which the seat is about to roll, asked first if there is something besides."""
    return in_phase(document, "start" if hunters(document) or has_stone_on_frei(document) else "roll")


def after_start(document: Document, text: str) -> Document:
    """The position after the decision to roll, to hunt or to put the stone."""
    word, *rest = text.split()
    if word == "hunt":
        return in_phase(document, "hunt") | {"named": int(rest[0])}
    if word == "drop":
        document["blocks"][document["turn"]] = rest[0]
    return in_phase(document, "roll")


def after_roll(document: Document, text: str) -> Document:
    """The position after the die has fallen."""
    document["die"] = int(text[1:])
    if document["game"] == EINSER_BLOCKER:
        document |= {"moved": False, "pushed": False}
    if has_six(document):
        document["sixes"] += 1
    return while_there_is_a_choice(document)


def while_there_is_a_choice(document: Document) -> Document:
    """The position in which the seat uses its roll, or the one after if nothing is left to choose."""
    choices = piece_moves(document) | pushes(document)
    # If another roll follows, a stone on Frei alone does not keep the roll open: it is asked about before that roll.
    if not rolls_again(document):
        choices |= drops(document)
    return in_phase(document, "move") if choices else after_die(document)


def after_move(document: Document, text: str) -> Document:
    """The position after a piece has moved, the stone was pushed or put, or the roll was ended."""
    word, *rest = text.split()
    if word in ("pass", "done"):
        return after_die(document)
    # Push and piece in either order, and the stone put at any moment. [NB-1, NB-2]
    if word == "push":
        c, k = colour_and_step(own_stone(document))
        document["blocks"][document["turn"]] = f"b{c}.{k + 1}"
        document["pushed"] = True
        return while_there_is_a_choice(document)
    if word == "drop":
        document["blocks"][document["turn"]] = rest[0]
        return while_there_is_a_choice(document)
    put(document, next(walk for walk in walks(document) if walk.text == text))
    if all(field[0] == "z" for field in own_pieces(document)):
        return after_finish(document)
    if document["game"] != EINSER_BLOCKER:
        return after_die(document)
    document["moved"] = True
    return while_there_is_a_choice(document)


def after_finish(document: Document) -> Document:
    """The position after the seat on turn has brought all its pieces into the goal."""
    # First to have all own pieces in the goal wins; the game ends at once. [NU-10]
    if not plays_for_places(document):
        return in_phase(document, "over") | {"sixes": 0, "winner": document["turn"]}
    # It takes the next place and no more turns, and the roll is over. [NU-12]
    document["places"].append(document["turn"])
    still_running = [seat for seat in range(document["players"]) if seat not in document["places"]]
    if len(still_running) > 1:
        return next_turn(document)
    # The game ends when one player is left, who is last. The winner is the first.
    document["places"] += still_running
    first = document["places"][0]
    return in_phase(document, "over") | {"sixes": 0, "winner": first, "turn": first}


def plays_for_places(document: Document) -> bool:
    """Whether the match goes on after the first has finished. [NU-12]"""
    return bool(document["options"].get("places", False))


def after_die(document: Document) -> Document:
    """The position after the die was used or could not be."""
    return before_roll(document) if rolls_again(document) else next_turn(document)


def rolls_again(document: Document) -> bool:
    """After a first 6, used or not, roll again; after a second 6 the turn is over. [NU-21]"""
    return has_six(document) and bool(document["sixes"] == 1)


def next_turn(document: Document) -> Document:
    """The position in which the turn of the next seat has begun; seats follow in order, without who has finished."""
    seat = document["turn"]
    while True:
        seat = (seat + 1) % document["players"]
        if seat not in document.get("places", []):
            return turn_of(document, seat)


def after_hunt(document: Document, text: str) -> Document:
    """The position after the four dice have fallen."""
    document["hits"] = int(text[1:])
    choices = focus_choices(document)
    # The choice is skipped when there is one only; no hit: the turn is over. [NJ-7]
    if len(choices) == 1:
        return after_focus(document, choices.pop())
    return in_phase(document, "focus")


def after_focus(document: Document, text: str) -> Document:
    """The position after the chosen hunters got the focus."""
    for field in text.split()[1:]:
        if field != "-":
            document["focus"][document["turn"]][own_pieces(document).index(field)] = True
    # After a hunt the turn is over. [NJ-7]
    return next_turn(document)


def own_stone(document: Document) -> str:
    """Where the stone of the seat on turn is; nowhere if the game has none."""
    return str(document["blocks"][document["turn"]]) if document["game"] == EINSER_BLOCKER else ""


def has_stone_on_frei(document: Document) -> bool:
    """Whether the own stone may be put on the ring."""
    return own_stone(document) == frei(document, own_colour(document))


def drops(document: Document) -> set[str]:
    """All ways to put the own stone on the ring, if it lies on Frei."""
    if not has_stone_on_frei(document):
        return set()
    # On any free field of the ring (no piece, no stone): entries and forks too. [NB-2]
    fields = ring_fields(document)
    return {f"drop {field}" for field in fields if owner_on(document, field) is None and not has_stone(document, field)}


def hunters(document: Document) -> list[str]:
    """The side-path fields on which own pieces without focus stand, in string order. [NJ-5]"""
    if document["game"] != JAEGER:
        return []
    # A hunter with focus does not hunt again. [NJ-7]
    return sorted(field for field in own_pieces(document) if field[0] == "n" and not has_focus(document, field))


def hunts(document: Document) -> set[str]:
    """All ways to name a number, if the seat has a hunter. [NJ-5]"""
    return {f"hunt {number}" for number in range(1, 7)} if hunters(document) else set()


def focus_choices(document: Document) -> set[str]:
    """All ways to share out the hits among the hunters. [NJ-6]"""
    hits = document["hits"]
    fields = hunters(document)
    found = set()
    for size in range(min(hits, len(fields)) + 1):
        # Every hit must be used, and two hits on one hunter cancel; the kind option lets hits go unused.
        if document["options"].get("extra_hits", "book") == "book" and size % 2 != hits % 2:
            continue
        for chosen in combinations(fields, size):
            found.add(f"focus {' '.join(chosen) or '-'}")
    return found


ONLY_IN_A_PHASE = ("die", "moved", "pushed", "named", "hits", "winner")
PHASES = {
    "enter": after_enter,
    "start": after_start,
    "roll": after_roll,
    "move": after_move,
    "hunt": after_hunt,
    "focus": after_focus,
}


def in_phase(document: Document, phase: str) -> Document:
    """The document in that phase, without what only other phases have."""
    kept = {key: value for key, value in document.items() if key not in ONLY_IN_A_PHASE}
    if phase == "move":
        kept |= {key: document[key] for key in ("die", "moved", "pushed") if key in document}
    if phase == "focus":
        kept["hits"] = document["hits"]
    return kept | {"phase": phase}


def copied(document: Document) -> Document:
    """The same document in fresh lists."""
    same = dict(document)
    for key in ("pieces", "focus"):
        if key in same:
            same[key] = [list(row) for row in same[key]]
    for key in ("blocks", "places"):
        if key in same:
            same[key] = list(same[key])
    return same
