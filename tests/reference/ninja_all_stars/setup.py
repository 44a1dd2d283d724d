"""From the options to the edges. [NS-S1 … NS-S10]"""

from typing import Any

from . import janken
from .components import CHALLENGES, HILL, LANTERNS, SHRINES
from .document import GAME, MODEL, OPTIONS, Document, Table, ids_of_team, read, seats_from, seats_of, spelt_out
from .geometry import EDGES, OPPOSITE_EDGE, SPACES, all_zones, distance, is_wall
from .models import index
from .objects import lay_objects, objects
from .quick import lay_out_quickly
from .teams import check_team, koban

VALUES = {
    "players": (2, 3, 4),
    "challenge": CHALLENGES,
    "board": ("courtyard", "village"),
    "setup": ("full", "quick"),
    "janken": ("play", "dice"),
    "handicap": (False, True),
}


def start(options: dict[str, Any]) -> Table:
    """The first position: all ninja on the Training Ground, janken for the initiative."""
    for key in options:
        if key not in (*OPTIONS, "teams", "edition"):
            raise ValueError(f"expected an option ({', '.join(OPTIONS)}, teams, edition), got {key!r}")
    full = spelt_out(options)
    for key, values in VALUES.items():
        if full[key] not in values:
            raise ValueError(f"expected {key} to be one of {values}, got {full[key]!r}")
    if full["challenge"] == "assassinate" and full["players"] != 2:
        raise ValueError(f"expected two players for assassinate, got {full['players']}")
    if len(full["teams"]) != full["players"]:
        raise ValueError(f"expected {full['players']} teams, got {len(full['teams'])}")
    for team in full["teams"]:
        check_team(team)
    document: Document = {"game": GAME, "options": full, "models": {}, "phase": "janken"}
    table = read(document)
    for seat in seats_of(table):
        for model in ids_of_team(table, seat):
            table["models"][model] = MODEL | {"in": "train"}
    janken.begin(table, "start", list(seats_of(table)))
    return table


def set_first_moon(table: Table, letter: str) -> None:
    """One die sets the first phase; then three cards each, and those of the handicap. [NS-S2, NS-S3]"""
    table["moon"] = letter
    prices = [koban(team) for team in table["options"]["teams"]]
    bonus = [(max(prices) - price) // 4 if table["options"]["handicap"] else 0 for price in prices]
    table["due"] = [3 + cards for cards in bonus]
    table["phase"] = "dealing"


def after_cards(table: Table) -> None:
    """Go on after the last card of set-up."""
    if table["options"]["setup"] == "quick":
        lay_out_quickly(table)
    else:
        table |= {"phase": "furnish", "seat": table["initiative"]}


def furnish_candidates(table: Table) -> list[str]:
    """All texts of phase `furnish`."""
    return ["pass", *(f"{thing} {space}" for thing in ("lantern", "shrine") for space in SPACES)]


def furnish_clauses(table: Table, words: list[str]) -> set[str]:
    """The clauses that forbid a choice in phase `furnish`."""
    if words == ["pass"]:
        return set() if len(table["lanterns"]) >= 4 else {"NS-S6"}
    if words[0] not in ("lantern", "shrine"):
        return {"NS-N2"}
    if len(words) != 2 or words[1] not in SPACES:
        return {"NS-N1"}
    found = set()
    if len(table["lanterns"]) == LANTERNS and words[0] == "lantern":
        found.add("NS-S4")
    if len(table["shrines"]) == SHRINES and words[0] == "shrine":
        found.add("NS-S4")
    board, space = table["options"]["board"], words[1]
    taken = [*table["lanterns"], *table["shrines"], *objects(table)]
    # Two spaces from every zone, used or not, and on nothing else.
    if is_wall(board, space) or space in taken or any(distance(space, other) < 2 for other in all_zones(board)):
        found.add("NS-S5")
    if table["options"]["challenge"] == "hill" and space in HILL:
        found.add("NS-S5")
    return found


def furnish(table: Table, words: list[str]) -> None:
    """Put a lantern or a shrine on the board, or pass. [NS-S6]"""
    if words == ["pass"]:
        table["passes"] += 1
    else:
        table[f"{words[0]}s"].append(words[1])
        table["passes"] = 0
    if table["passes"] == table["options"]["players"] or not can_furnish(table):
        # Chests, medals and the sentries of Search come next. [NS-S9, NS-S10]
        lay_objects(table)
        is_search = table["options"]["challenge"] == "search"
        table |= {"phase": "posting" if is_search else "picking", "seat": None, "passes": 0}
    else:
        table["seat"] = seats_from(table, table["seat"])[1]


def can_furnish(table: Table) -> bool:
    """Whether anything can still be placed."""
    texts = (text for text in furnish_candidates(table) if text != "pass")
    return any(not furnish_clauses(table, text.split()) for text in texts)


def ask_for_pick(table: Table) -> None:
    """The seat with the initiative names a seat. [NS-S7]"""
    table |= {"phase": "pick", "seat": table["initiative"]}


def pick_candidates(table: Table) -> list[str]:
    """All texts of phase `pick`."""
    return [f"pick {seat}" for seat in seats_of(table)]


def pick_clauses(table: Table, words: list[str]) -> set[str]:
    """The clauses that forbid a choice in phase `pick`."""
    return set() if " ".join(words) in pick_candidates(table) else {"NS-N2", "NS-S7"}


def pick(table: Table, words: list[str]) -> None:
    """The named seat has the initiative and chooses an edge. [NS-S7]"""
    table |= {"initiative": words[1], "phase": "edge", "seat": words[1]}


def edge_candidates(table: Table) -> list[str]:
    """All texts of phase `edge`."""
    return [f"edge {edge}" for edge in EDGES]


def edge_clauses(table: Table, words: list[str]) -> set[str]:
    """The clauses that forbid a choice in phase `edge`."""
    if words[0] != "edge" or len(words) != 2:
        return {"NS-N2"}
    return {"NS-S7", "NS-S8"} if words[1] in table["edges"] or words[1] not in EDGES else set()


def take_edge(table: Table, words: list[str]) -> None:
    """Take an edge; the others play janken for theirs. [NS-S8]"""
    table["edges"][index(table["seat"])] = words[1]
    if table["options"]["players"] == 2:
        table["edges"][table["edges"].index(None)] = OPPOSITE_EDGE[words[1]]
    without_edge = [seat for seat in seats_of(table) if table["edges"][index(seat)] is None]
    if len(without_edge) > 1:
        janken.begin(table, "edge", without_edge)
    elif without_edge:
        table |= {"phase": "edge", "seat": without_edge[0]}
    else:
        table |= {"phase": "naming", "seat": None, "queue": seats_from(table, table["initiative"])}
