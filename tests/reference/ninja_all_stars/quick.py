"""The quick set-up, everything from the edition. [NS-S13]"""

from .challenges import allowed_on_board
from .components import (
    QUICK_EDGES,
    QUICK_INFILTRATION_SENTRIES,
    QUICK_LANTERNS,
    QUICK_SEARCH_SENTRIES,
    QUICK_SHRINES,
    QUICK_SLOTS,
)
from .deployment import put_in_zone
from .document import Table, ids_of_team, seats_of
from .geometry import EDGES, OPPOSITE_EDGE, quarter_turned
from .models import has_room, index, profile
from .objects import lay_objects
from .sentries import put_sentry


def lay_out_quickly(table: Table) -> None:
    """Everything from the edition, at once. [NS-S13]"""
    players = table["options"]["players"]
    table |= {"lanterns": list(QUICK_LANTERNS), "shrines": list(QUICK_SHRINES), "edges": list(QUICK_EDGES[players])}
    lay_objects(table)
    for space, facing in quick_sentries(table):
        put_sentry(table, space, facing)
    for seat in seats_of(table):
        if table["options"]["challenge"] == "champion":
            table["champions"][index(seat)] = f"{seat}1"
        chosen = quick_order(table, seat)[: allowed_on_board(table)]
        for model, space in zip(chosen, QUICK_SLOTS[table["edges"][index(seat)]], strict=False):
            # Whose base has no room on its slot waits in training.
            if has_room(table, model, space):
                put_in_zone(table, model, space)
    table |= {"phase": "first-round", "seat": None}


def quick_sentries(table: Table) -> list[tuple[str, str]]:
    """Spaces and facings of Z1, Z2, …"""
    challenge = table["options"]["challenge"]
    if challenge == "search":
        return list(QUICK_SEARCH_SENTRIES)
    if challenge != "infiltration":
        return []
    found = []
    for edge in table["edges"]:
        if table["options"]["players"] == 2:
            spaces = [spaces[0] for spaces in QUICK_INFILTRATION_SENTRIES]
        else:
            spaces = list(QUICK_INFILTRATION_SENTRIES[1][: 2 if table["options"]["players"] == 3 else 1])
        for _ in range(EDGES.index(edge)):
            spaces = [quarter_turned(space) for space in spaces]
        found += [(space, OPPOSITE_EDGE[edge]) for space in spaces]
    return found


def quick_order(table: Table, seat: str) -> list[str]:
    """Chunin, the first of each other class, the hero, the second kaiken, then the rest by number."""
    team = ids_of_team(table, seat)
    order = []
    for kind in ("chunin", "kaiken", "yajiri", "kunoichi", "madoushi", "hero", "kaiken"):
        order += [model for model in team if profile(table, model).kind == kind and model not in order][:1]
    return order + [model for model in team if model not in order]
