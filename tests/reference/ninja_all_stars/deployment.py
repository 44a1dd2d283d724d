"""Champions, and ninja coming into their zone: at set-up and as reinforcements. [NS-S11, NS-S12, NS-Y6]"""

from .bases import base_at
from .challenges import allowed_on_board
from .document import Table, ids_of_team, seats_from
from .geometry import OPPOSITE_EDGE, SPACES, zone
from .models import has_room, index, ninja_in, ninja_on_board, put_on_board


def ask_for_champions(table: Table) -> None:
    """From the initiative every seat names its champion. [NS-S11]"""
    if table["options"]["challenge"] == "champion" and table["queue"]:
        seat, *queue = table["queue"]
        table |= {"phase": "name", "seat": seat, "queue": queue}
    else:
        table |= {"phase": "deploying", "seat": None, "queue": []}


def name_candidates(table: Table) -> list[str]:
    """All texts of phase `name`."""
    return [f"champion {model}" for model in ids_of_team(table, table["seat"])]


def name_clauses(table: Table, words: list[str]) -> set[str]:
    """The clauses that forbid a choice in phase `name`."""
    if words[0] != "champion":
        return {"NS-N2"}
    return set() if " ".join(words) in name_candidates(table) else {"NS-S11"}


def name_champion(table: Table, words: list[str]) -> None:
    """Note the champion of a seat."""
    table["champions"][index(table["seat"])] = words[1]
    table |= {"phase": "naming", "seat": None}


def has_to_deploy(table: Table, seat: str) -> bool:
    """Whether a seat has fewer ninja on the board than allowed, and another one, and a space for it. [NS-S12, NS-Y6]"""
    waiting, first = ninja_in(table, seat, "train"), first_to_deploy(table, seat)
    spaces = zone(table["options"]["board"], table["edges"][index(seat)])
    next_ones = [first] if first in waiting else waiting
    has_place = any(fits_in_zone(table, model, space) for model in next_ones if model for space in spaces)
    return has_place and len(ninja_on_board(table, seat)) < allowed_on_board(table)


def fits_in_zone(table: Table, model: str, space: str) -> bool:
    """Whether a ninja would be in its own zone with all its spaces, and all of them are free."""
    own_zone = zone(table["options"]["board"], table["edges"][index(model[0])])
    return has_room(table, model, space) and base_at(table, model, space) <= set(own_zone)


def ask_for_deployment(table: Table) -> None:
    """In turn from the initiative, one ninja each, until all stand. [NS-S12]"""
    last = table["seat"]
    seats = seats_from(table, seats_from(table, last)[1] if last else table["initiative"])
    for seat in seats:
        if has_to_deploy(table, seat):
            table |= {"phase": "deploy", "seat": seat}
            return
    # The sentries of Infiltration are the rest of the set-up. [NS-S10]
    is_infiltration = table["options"]["challenge"] == "infiltration"
    table |= {"phase": "posting" if is_infiltration else "first-round", "seat": None}


def deploy_candidates(table: Table) -> list[str]:
    """All texts of phases `deploy` and `reinforce`."""
    seat = table["seat"]
    spaces = zone(table["options"]["board"], table["edges"][index(seat)])
    return [f"deploy {model} {space}" for model in ids_of_team(table, seat) for space in spaces]


def deploy_clauses(table: Table, words: list[str]) -> set[str]:
    """The clauses that forbid a choice in phases `deploy` and `reinforce`. [NS-S12, NS-Y6]"""
    seat = table["seat"]
    if words[0] != "deploy":
        return {"NS-N2"}
    if len(words) != 3 or words[2] not in SPACES:
        return {"NS-N1"}
    clauses = {"NS-S12"} if table["phase"] == "deploy" else {"NS-S12", "NS-Y6"}
    waiting = ninja_in(table, seat, "train")
    first = first_to_deploy(table, seat)
    if words[1] not in waiting or not fits_in_zone(table, words[1], words[2]):
        return clauses
    return clauses if first in waiting and words[1] != first else set()


def first_to_deploy(table: Table, seat: str) -> str | None:
    """The ninja that must be deployed before others: the champion, or in Assassinate the chunin."""
    if table["options"]["challenge"] == "champion":
        champion: str | None = table["champions"][index(seat)]
        return champion
    return f"{seat}1" if table["options"]["challenge"] == "assassinate" else None


def deploy(table: Table, words: list[str]) -> None:
    """Put a ninja on the board; the same seat is remembered as the last."""
    put_in_zone(table, words[1], words[2])
    table["phase"] = "deploying" if table["phase"] == "deploy" else "reinforcing"


def put_in_zone(table: Table, model: str, space: str) -> None:
    """Deploy a ninja facing the opposite edge, in Infiltration in Stealth. [NS-S12, NS-V13]"""
    put_on_board(table, model, space, OPPOSITE_EDGE[table["edges"][index(model[0])]])
    table["models"][model]["stealth"] = table["options"]["challenge"] == "infiltration"
