"""Attacks and shots from the declaration to the aftermath. [NS-C1 … NS-C15, NS-R1 … NS-R5]"""

from typing import Any

from .bases import base_of
from .components import NAME, OPPOSITE
from .dice import in_order, without
from .document import ATTACK, POOL, POOLS, Table, copied
from .models import (
    are_friends,
    back_zone,
    can,
    controller,
    gap,
    give,
    has,
    has_in_front,
    in_table_order,
    is_on_board,
    is_sentry,
    neighbours,
    on_board,
    profile,
)
from .sight import sees
from .status import credited
from .windows import open_windows


def clauses_of_attack(table: Table, by: str, on: str) -> set[str]:
    """The clauses that forbid the active model to attack *on*, apart from its allowance."""
    if not is_on_board(table, on) or are_friends(on, by):
        return {"NS-C1", "NS-O4"} if is_sentry(by) else {"NS-C1"}
    found = set()
    if has(table, on, "stealth"):
        found |= {"NS-C1", "NS-H2"}
    if is_sentry(by) and on[0] == controller(table, by):
        found |= {"NS-C1", "NS-O4"}
    spears = can(table, by, "fishermans-spear") and gap(table, by, on) == 2
    if spears and not sees(table, by, on):
        found |= {"NS-C1", "NS-K15", "NS-L1"}
    if not spears and not has_in_front(table, by, on):
        found.add("NS-C1")
    return found


def clauses_of_shot(table: Table, by: str, on: str) -> set[str]:
    """The clauses that forbid the active model to shoot at *on*, apart from its allowance. [NS-R1]"""
    found = {"NS-O2", "NS-R1"} if is_sentry(by) else set()
    if not is_on_board(table, on) or are_friends(on, by):
        return found | {"NS-R1"}
    if has(table, on, "stealth"):
        found |= {"NS-R1", "NS-H2"}
    if gap(table, by, on) > (profile(table, by).reach or 3):
        found |= {"NS-R1"} if profile(table, by).reach else {"NS-R1", "NS-R3"}
    if not sees(table, by, on):
        found |= {"NS-R1", "NS-L1"}
    return found


def declare(table: Table, by: str, on: str, kind: str) -> None:
    """Compute both pools, end the attacker's Stealth, and ask for boosts. [NS-C2, NS-C6]"""
    helpers = assists(table, by, on) if kind == "attack" else []
    attack = copied(ATTACK) | {"by": by, "on": on, "kind": kind, "assisted": bool(helpers)}
    attack["at"] = attack_pool(table, by, on, kind) + len(helpers)
    attack["df"] = defence_pool(table, by, on, kind)
    table["attack"] = attack
    if kind == "attack" or not can(table, by, "stealthy"):
        table["models"][by]["stealth"] = False
    table |= {"played": {}, "phase": "ask-boost", "seat": None}
    table["queue"] = [controller(table, by), controller(table, on)]


def attack_pool(table: Table, by: str, on: str, kind: str) -> int:
    """The dice of the attacker without assists, before the limits. [NS-C3, NS-R2, NS-R3]"""
    me = profile(table, by)
    if kind == "attack":
        dice = me.at
        # Never at distance 2: the attacker must stand in the defender's back zone. [NS-C8]
        if not base_of(table, by).isdisjoint(back_zone(table, on)):
            dice += 2 if can(table, by, "backstab") else 1
    else:
        dice = me.at + me.plus if me.reach else max(1, me.at // 2)
    return dice + has(table, by, "stealth") + has(table, by, "blessed") + int(table["activation"]["dice"])


def defence_pool(table: Table, by: str, on: str, kind: str) -> int:
    """The dice of the defender, before the limits. [NS-C4]"""
    # Under Tiger Strike none, whatever is added.
    if has(table, on, "bare"):
        return 0
    helpers = assists(table, on, by) if kind == "attack" else []
    return profile(table, on).df + len(helpers) - 2 * has(table, on, "fist")


def assists(table: Table, helped: str, against: str) -> list[str]:
    """The other friends of *helped* that have *against* in front and are neither Stunned nor in Stealth. [NS-C7]"""
    return [
        model
        for model in on_board(table)
        if model != helped
        and are_friends(model, helped)
        and not has(table, model, "stun")
        and not has(table, model, "stealth")
        and has_in_front(table, model, against)
    ]


def dice_of_attack(table: Table) -> int:
    """How many dice the attacker rolls. [NS-C5]"""
    return int(max(1, table["attack"]["at"]))


def dice_of_defence(table: Table) -> int:
    """How many dice the defender rolls. [NS-C5]"""
    return int(max(0, table["attack"]["df"]))


def attack_dice_missing(table: Table) -> int:
    """How many dice of the attacker do not lie yet."""
    return dice_of_attack(table) - (len(table["roll"]["att"]["fresh"]) if table["roll"] else 0)


def defence_dice_missing(table: Table) -> int:
    """How many dice of the defender do not lie yet."""
    return dice_of_defence(table) - len(table["roll"]["def"]["fresh"])


def roll_attack(table: Table, dice: str) -> None:
    """Put a lot of the attacker's dice down; when all lie the defender's follow. [NS-C9, NS-T10]"""
    if table["roll"] is None:
        table["roll"] = {pool: dict(POOL) for pool in POOLS} | {"again": None}
    table["roll"]["att"]["fresh"] = in_order(table["roll"]["att"]["fresh"] + dice)
    go_on_rolling(table)


def roll_defence(table: Table, dice: str) -> None:
    """Put a lot of the defender's dice down."""
    table["roll"]["def"]["fresh"] = in_order(table["roll"]["def"]["fresh"] + dice)
    go_on_rolling(table)


def go_on_rolling(table: Table) -> None:
    """Roll what is missing, attacker's dice first; then open the windows. [NS-T6]"""
    if attack_dice_missing(table):
        table["phase"] = "dice-att"
    elif defence_dice_missing(table):
        table["phase"] = "dice-def"
    else:
        open_windows(table)


def eliminate(table: Table) -> None:
    """Remove opposite dice of both sides and let the chooser choose. [NS-C10 … NS-C12]"""
    attack = table["attack"]
    pools = [table["roll"][pool]["fresh"] + table["roll"][pool]["fixed"] for pool in ("att", "def")]
    left = list(pools)
    for letter, opposite in OPPOSITE.items():
        m = min(pools[0].count(letter), pools[1].count(opposite))
        left = [without(left[0], letter * m), without(left[1], opposite * m)]
    attack["left"] = [in_order(dice) for dice in left]
    table |= {"seat": None, "queue": []}
    if left == ["", ""]:
        table |= {"phase": "todo", "todo": [["aftermath"]]}
        return
    side = attack["by"] if len(left[0]) >= len(left[1]) else attack["on"]
    table |= {"phase": "result", "seat": attack["chooser"] or controller(table, side)}


def result_candidates(table: Table) -> list[str]:
    """All texts of phase `result`."""
    return [f"result {name}" for name in NAME.values()]


def result_clauses(table: Table, words: list[str]) -> set[str]:
    """The clauses that forbid a result: a die of either side must show it. [NS-C12]"""
    if len(words) != 2 or words[0] != "result":
        return {"NS-N2"}
    left = [NAME[letter] for dice in table["attack"]["left"] for letter in dice]
    return set() if words[1] in left else {"NS-C12"}


def choose_result(table: Table, words: list[str]) -> None:
    """Lay out what the result does; the aftermath comes last."""
    attack = table["attack"]
    attack["result"] = words[1]
    effects = effects_of_shot(table) if attack["kind"] == "shot" else effects_of_attack(table, table["seat"])
    table |= {"phase": "todo", "seat": None, "todo": [*effects, ["aftermath"]]}


def effects_of_attack(table: Table, chooser: str) -> list[list[Any]]:
    """What a result of close combat does. [NS-C13]"""
    by, on = table["attack"]["by"], table["attack"]["on"]
    result = table["attack"]["result"]
    if result == "spirit":
        return [["injure", by, credited(table, by, on)]]
    if result == "water":
        return [["push", by, chooser, 3], ["place", on, controller(table, on), by, "front"]]
    if result == "earth":
        return [["stun", on, credited(table, on, by)]]
    if result == "void":
        return [["injure", on, credited(table, on, by)]]
    if result == "air":
        return [["push", on, controller(table, by), 3]]
    hit = in_table_order(table, [by, *neighbours(table, by)], table["activation"]["seat"])
    return [["stun", model, credited(table, model, on if model == by else by)] for model in hit]


def effects_of_shot(table: Table) -> list[list[Any]]:
    """What a result of a shot does: Earth, Void, and Air for Wind Arrows. [NS-R4, NS-K12]"""
    by, on = table["attack"]["by"], table["attack"]["on"]
    result = table["attack"]["result"]
    if result == "earth":
        return [["stun", on, credited(table, on, by)]]
    if result == "void":
        return [["injure", on, credited(table, on, by)]]
    if result == "air" and can(table, by, "wind-arrows"):
        return [["push", on, by[0], 3]]
    return []


def work_on_aftermath(table: Table, item: list[Any]) -> None:
    """Do what comes after an attack, if the attacker is still there. [NS-C14]"""
    attack, roll = table["attack"], table["roll"]
    by, on = attack["by"], attack["on"]
    table["todo"].pop(0)
    table |= {"attack": None, "roll": None, "played": {}}
    if not is_on_board(table, by):
        return
    if is_on_board(table, on) and is_poisoned_by(table, attack, roll):
        give(table, on, "poison")
    if table["activation"]["pounced"]:
        table["activation"]["pounced"] = False
        give(table, by, "slow")
    if can(table, by, "gust-of-heaven"):
        # Every enemy in its zone has a Stun token, or there is none. [NS-K19]
        enemies = [model for model in neighbours(table, by) if not are_friends(model, by)]
        if all(has(table, enemy, "stun") for enemy in enemies):
            table["todo"].insert(0, ["gust", by, by[0]])


def is_poisoned_by(table: Table, attack: dict[str, Any], roll: dict[str, Any]) -> bool:
    """Whether the attack leaves poison in the defender."""
    by = attack["by"]
    if attack["kind"] == "shot":
        # The pool before eliminations shows a Spirit. [NS-K11]
        return can(table, by, "poison-arrows") and "S" in roll["att"]["fresh"] + roll["att"]["fixed"]
    # A Fire die was left on its side and the choice was another. [NS-K7]
    if can(table, by, "engulf") and "F" in attack["left"][0] and attack["result"] != "fire":
        return True
    # No Stun token and no Injury. [NS-K17]
    return can(table, by, "poisoned-weapons") and not attack["hurt"]
