"""The abilities that are used by name: who may, on whom, and what a passed test brings. [NS-K8 … NS-K27]"""

from collections.abc import Callable
from typing import NamedTuple

from .document import Table
from .models import (
    are_friends,
    can,
    gap,
    give,
    has,
    in_table_order,
    is_on_board,
    is_sentry,
    neighbours,
)
from .sight import sees
from .status import credited

BAD_TOKENS = ("stun", "curse", "poison", "slow")


class Ability(NamedTuple):
    """Where the book describes it, when it can be used, whether it names a target, and whether that one tests too."""

    clause: str
    when: str
    has_target: bool
    is_opposed: bool = False


ABILITIES = {
    "drown": Ability("NS-K8", "action", False),
    "healing": Ability("NS-K9", "action", True),
    "tiger-strike": Ability("NS-K13", "boost", False),
    "pounce": Ability("NS-K14", "action", False),
    "yama-fist": Ability("NS-K16", "boost", False),
    "volcano-pots": Ability("NS-K20", "action", True),
    "undertow": Ability("NS-K21", "start", True),
    "wander-lust": Ability("NS-K23", "action", True),
    "blessing": Ability("NS-K24", "action", False),
    "blood-frenzy": Ability("NS-K25", "start", True),
    "lullaby": Ability("NS-K27", "action", True, is_opposed=True),
}


def clauses_of_use(table: Table, words: list[str], when: tuple[str, ...]) -> set[str]:
    """The clauses that forbid the active model `use …` now, apart from its allowance."""
    if len(words) < 2 or words[1] not in ABILITIES:
        return {"NS-N1"}
    user, used = table["activation"]["model"], table["activation"]["used"]
    clause, moment, has_target, _ = ABILITIES[words[1]]
    if len(words) != (3 if has_target else 2):
        return {"NS-N1"}
    found = set()
    if is_sentry(user):
        found.add("NS-O2")
    if not can(table, user, words[1]) or moment not in when:
        found.add(clause)
    if moment == "boost" and moment not in when:
        found.add("NS-C6")
    if words[1] in used:
        found.add("NS-K26")
    if moment == "start" and not table["activation"]["start"]:
        found.add("NS-A5")
    if not has_fitting_target(table, user, *words[1:]):
        found.add(clause)
        if has_target and is_on_board(table, words[2]) and has(table, words[2], "stealth"):
            found.add("NS-H2")
        if words[1] in ("volcano-pots", "lullaby") and is_on_board(table, words[2]):
            found |= set() if sees(table, user, words[2]) else {"NS-L1"}
    return found


def has_fitting_target(table: Table, user: str, ability: str, target: str | None = None) -> bool:
    """Whether the named target will do, or somebody is there for an ability without one."""
    near = neighbours(table, user)
    if ability == "drown":
        return any(not are_friends(model, user) for model in near)
    if ability == "blessing":
        return any(are_friends(model, user) for model in near)
    if target is None:
        return True
    if not is_on_board(table, target):
        return False
    if ability == "healing":
        return target in near and are_friends(target, user) and any(has(table, target, token) for token in BAD_TOKENS)
    if ability == "volcano-pots":
        return is_open_enemy(table, user, target, 6) and sees(table, user, target)
    if ability == "wander-lust":
        return is_open_enemy(table, user, target, 6)
    if ability == "lullaby":
        return is_open_enemy(table, user, target, 4) and sees(table, user, target)
    # Undertow and Blood Frenzy: another own ninja within four.
    return target != user and are_friends(target, user) and gap(table, user, target) <= 4


def is_open_enemy(table: Table, user: str, target: str, n: int) -> bool:
    """Whether the target is an enemy within *n* and not in Stealth. [NS-K20, NS-K23, NS-K27]"""
    return not are_friends(target, user) and gap(table, user, target) <= n and not has(table, target, "stealth")


def succeed(table: Table, ability: str, target: str = "") -> None:
    """Do what the passed test of an ability brings."""
    SUCCESS[ability](table, table["activation"]["model"], target)


def drown(table: Table, user: str, target: str) -> None:
    """Every enemy in its zone gets a Slow token. [NS-K8]"""
    for model in neighbours(table, user):
        if not are_friends(model, user):
            give(table, model, "slow")


def heal(table: Table, user: str, target: str) -> None:
    """The bad tokens go, the good ones stay. [NS-K9]"""
    table["models"][target] |= dict.fromkeys(BAD_TOKENS, 0)


def volcano_pots(table: Table, user: str, target: str) -> None:
    """STUN the target and every model adjacent to it, in table order. [NS-K20, NS-X6]"""
    hit = [target, *neighbours(table, target)]
    for model in in_table_order(table, hit, table["activation"]["seat"]):
        table["todo"].append(["stun", model, credited(table, model, user)])


def undertow(table: Table, user: str, target: str) -> None:
    """The owner places the target in the user's zone. [NS-K21]"""
    table["todo"].append(["place", target, target[0], user, "all"])


def wander_lust(table: Table, user: str, target: str) -> None:
    """The owner of the user pushes the target up to four. [NS-K23]"""
    table["todo"].append(["push", target, user[0], 4])


def bless(table: Table, user: str, target: str) -> None:
    """Every friend in its zone is blessed. [NS-K24]"""
    for model in neighbours(table, user):
        if are_friends(model, user):
            table["models"][model]["blessed"] = True


def blood_frenzy(table: Table, user: str, target: str) -> None:
    """A Haste token for the target. [NS-K25]"""
    give(table, target, "haste")


def lullaby(table: Table, user: str, target: str) -> None:
    """STUN the foe of the opposed test. [NS-K27]"""
    table["todo"].append(["stun", target, credited(table, target, user)])


SUCCESS: dict[str, Callable[[Table, str, str], None]] = {
    "drown": drown,
    "healing": heal,
    "volcano-pots": volcano_pots,
    "undertow": undertow,
    "wander-lust": wander_lust,
    "blessing": bless,
    "blood-frenzy": blood_frenzy,
    "lullaby": lullaby,
}
