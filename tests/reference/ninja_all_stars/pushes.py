"""Pushing and placing models, and turning them afterwards. [NS-M13 … NS-M15, NS-F4, NS-F5]"""

from typing import Any

from .bases import base_at, base_of, climbs, zone_around
from .document import Table
from .geometry import FACINGS, around, within
from .models import front_zone, has_room, is_on_board, space_of
from .moving import arrive


def reach(table: Table, model: str, n: int) -> set[str]:
    """The spaces to which a model can be pushed in at most *n* steps. [NS-M13]"""
    start = space_of(table, model)
    room = {space for space in within(start, n) if has_room(table, model, space)}
    border = {start}
    found: set[str] = set()
    for _ in range(n):
        border = {
            there
            for here in border
            for there in around(here)
            if there in room and not climbs(table, base_at(table, model, here), base_at(table, model, there))
        }
        found |= border
    return found - {start}


def clauses_of_push(table: Table, words: list[str]) -> set[str]:
    """The clauses that forbid the choice in phase `push`."""
    item = table["todo"][0]
    if words == ["stay"]:
        return set()
    if words[0] != "push" or len(words) != 3:
        return {"NS-N2"}
    if item[0] == "gust":
        # Any free space within four. [NS-K19]
        here = space_of(table, item[1])
        spaces = {s for s in within(here, 4) if s != here and has_room(table, item[1], s)}
        return set() if words[1] == item[1] and words[2] in spaces else {"NS-K19"}
    return set() if words[1] == item[1] and words[2] in reach(table, item[1], item[3]) else {"NS-M13"}


def push_candidates(table: Table) -> list[str]:
    """All texts of phase `push`."""
    model = table["todo"][0][1]
    return ["stay", *(f"push {model} {space}" for space in within(space_of(table, model), 4))]


def push(table: Table, words: list[str]) -> None:
    """Put the pushed or placed model where the seat says; its facing is next. [NS-Q5]"""
    model, seat = table["todo"][0][1:3]
    if words == ["stay"]:
        table["todo"].pop(0)
    else:
        table["models"][model]["at"] = words[2]
        arrive(table, model)
        table["todo"][0] = ["face", model, seat]
    table |= {"phase": "todo", "seat": None}


def places(table: Table) -> list[str]:
    """The spaces on which the model of the first item can be placed. [NS-M14]"""
    _, model, _, anchor, which = table["todo"][0]
    zone = front_zone(table, anchor) if which == "front" else zone_around(base_of(table, anchor))
    near = within(space_of(table, anchor), 3)
    return [space for space in near if base_at(table, model, space) & zone and has_room(table, model, space)]


def clauses_of_place(table: Table, words: list[str]) -> set[str]:
    """The clauses that forbid the choice in phase `place`."""
    if words[0] != "place" or len(words) != 3:
        return {"NS-N2"}
    return set() if words[1] == table["todo"][0][1] and words[2] in places(table) else {"NS-M14"}


def place_candidates(table: Table) -> list[str]:
    """All texts of phase `place`."""
    _, model, _, anchor, _ = table["todo"][0]
    return [f"place {model} {space}" for space in within(space_of(table, anchor), 3)]


def work_on_push(table: Table, item: list[Any]) -> None:
    """Open the decision of who moves the model."""
    table |= {"phase": "push", "seat": item[2]}


def work_on_place(table: Table, item: list[Any]) -> None:
    """Open the decision of who places the model; with no space free it stays as it is."""
    if places(table):
        table |= {"phase": "place", "seat": item[2]}
    else:
        table["todo"].pop(0)


def work_on_face(table: Table, item: list[Any]) -> None:
    """Open the decision where the moved model looks, if it is still there. [NS-F4, NS-F5]"""
    if is_on_board(table, item[1]):
        table |= {"phase": "face", "seat": item[2]}
    else:
        table["todo"].pop(0)


def set_face(table: Table, words: list[str]) -> None:
    """Turn the moved model."""
    table["models"][table["todo"].pop(0)[1]]["face"] = words[1]
    table |= {"phase": "todo", "seat": None}


def clauses_of_set_face(table: Table, words: list[str]) -> set[str]:
    """The clauses that forbid the choice in phase `face`: all eight are allowed."""
    if len(words) != 2 or words[0] != "face":
        return {"NS-N2"}
    return set() if words[1] in FACINGS else {"NS-N1"}
