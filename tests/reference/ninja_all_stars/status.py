"""The procedures STUN and INJURE, and what is left of a model after them. [NS-U1 … NS-U12]"""

from typing import Any

from .challenges import score_injury
from .document import Table
from .models import (
    are_friends,
    can,
    elements_of,
    give,
    has,
    is_on_board,
    is_sentry,
    neighbours,
    space_of,
    take_off_board,
)

Item = list[Any]


def credited(table: Table, victim: str, by: str) -> str | None:
    """The model that gets the credit for what happens to *victim*, or nobody. [NS-C15]"""
    if is_sentry(table["activation"]["model"]) or is_sentry(victim) or is_sentry(by):
        return None
    return None if are_friends(victim, by) else by


def work_on_stun(table: Table, item: Item) -> None:
    """Go on with STUN from the step that was reached. [NS-U10]"""
    model, c, step = item[1], item[2], item[3] if len(item) > 3 else 1
    if step == 1 and (not is_on_board(table, model) or has(table, model, "power")):
        table["todo"].pop(0)
        return
    if step == 1 and is_resilient(table, model):
        table["todo"][0] = ["stun", model, c, 2]
        table["phase"] = "resist"
        return
    if step < 4 and not is_sentry(model) and has(table, model, "protect"):
        table["todo"][0] = ["stun", model, c, 3]
        table |= {"phase": "save", "seat": model[0]}
        return
    standing = table["models"][model]
    standing["stealth"] = False
    # The third token: Injured at once. [NS-U1]
    if standing["stun"] == 2:
        table["todo"][0] = ["injure", model, c, 3, True]
        return
    standing["stun"] += 1
    table["todo"].pop(0)
    note_harm(table, model)


def work_on_injury(table: Table, item: Item) -> None:
    """Go on with INJURE from the step that was reached. [NS-U11]"""
    model, c, step = item[1], item[2], item[3] if len(item) > 3 else 1
    if step == 1 and (not is_on_board(table, model) or has(table, model, "power")):
        table["todo"].pop(0)
        return
    if step == 1 and is_resilient(table, model):
        table["todo"][0] = ["injure", model, c, 2]
        table["phase"] = "resist"
        return
    if step < 4 and not is_sentry(model) and (has(table, model, "protect") or healers_of(table, model)):
        table["todo"][0] = ["injure", model, c, 3, *item[4:]]
        table |= {"phase": "save", "seat": model[0]}
        return
    table["todo"].pop(0)
    remove(table, model, c)


def is_resilient(table: Table, model: str) -> bool:
    """Whether one die may soften it: only for the defender under Ika Depths. [NS-K10]"""
    attack = table["attack"]
    return bool(attack and attack["resilient"] and attack["on"] == model)


def healers_of(table: Table, model: str) -> list[str]:
    """The friends that can take the harm on themselves. [NS-K22, NS-U11]"""
    found = []
    for friend in neighbours(table, model):
        if not are_friends(friend, model) or not can(table, friend, "healing-herbs") or has(table, friend, "power"):
            continue
        # Two madoushi cannot save each other for ever.
        if can(table, model, "healing-herbs") and table["models"][friend]["stun"] >= 2:
            continue
        found.append(friend)
    return found


def settle_resistance(table: Table, letter: str) -> None:
    """Do what the die of Resilient says. [NS-K10]"""
    kind, model, c = table["todo"][0][:3]
    if letter not in elements_of(table, model):
        table["todo"][0] = [kind, model, c, 3]
    elif kind == "injure":
        table["todo"][0] = ["stun", model, c, 3]
    else:
        table["todo"].pop(0)
    table["phase"] = "todo"


def saving_candidates(table: Table) -> list[str]:
    """All texts of the `save` window."""
    return ["protect", "pass", *(f"herbs {model}" for model in table["models"])]


def saving_clauses(table: Table, words: list[str]) -> set[str]:
    """The clauses that forbid a choice in the `save` window."""
    kind, model = table["todo"][0][:2]
    if words == ["pass"]:
        return set()
    if words == ["protect"]:
        return set() if has(table, model, "protect") else {"NS-U8", f"NS-U{10 if kind == 'stun' else 11}"}
    if words[0] == "herbs" and len(words) == 2:
        return set() if kind == "injure" and words[1] in healers_of(table, model) else {"NS-U11", "NS-K22"}
    return {"NS-N2"}


def save(table: Table, words: list[str]) -> None:
    """Do what the owner of the victim chose."""
    item = table["todo"][0]
    kind, model, c = item[:3]
    is_third_token = len(item) == 5
    table |= {"phase": "todo", "seat": None}
    if words == ["pass"]:
        table["todo"][0] = [kind, model, c, 4]
    elif words[0] == "herbs":
        table["todo"][0] = ["stun", words[1], c]
    else:
        table["models"][model]["protect"] -= 1
        if kind == "injure" and not is_third_token:
            table["todo"][0] = ["stun", model, c, 3]
        else:
            table["todo"].pop(0)


def remove(table: Table, model: str, c: str | None) -> None:
    """Take an Injured model from the board and give the credit. [NS-U12]"""
    space, was_carrier = space_of(table, model), has(table, model, "medal")
    if is_sentry(model):
        del table["models"][model]
    else:
        take_off_board(table, model, "heal")
    # A messenger's medal is gone, it does not fall. [NS-O8, NS-V14]
    if was_carrier and table["options"]["challenge"] != "messenger":
        table["medals"].append(space)
    note_harm(table, model)
    if c is None:
        return
    score_injury(table, model, c, was_carrier)
    if table["phase"] != "over" and is_on_board(table, c) and can(table, c, "soul-capture"):
        give(table, c, "haste")


def note_harm(table: Table, model: str) -> None:
    """Remember that the defender is hurt, and that the active model's activation is over. [NS-A11]"""
    if table["attack"] and table["attack"]["on"] == model:
        table["attack"]["hurt"] = True
    if table["activation"]["model"] == model and ["finish"] not in table["todo"]:
        table["todo"].append(["finish"])
