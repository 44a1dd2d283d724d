"""Hiding and searching. [NS-H1 … NS-H6]"""

from .document import Table
from .models import are_friends, controller, enemies_of, gap, has, is_in_light, is_on_board, is_sentry
from .sight import sees


def clauses_of_hiding(table: Table, model: str) -> set[str]:
    """The clauses that forbid a model to enter Stealth where it stands, seen or not."""
    found = set()
    if has(table, model, "stealth"):
        found.add("NS-H1")
    if has(table, model, "medal"):
        found |= {"NS-H1", "NS-O7"}
    if is_in_light(table, model):
        found |= {"NS-H1", "NS-G8"}
    return found


def is_seen(table: Table, model: str) -> bool:
    """Whether any enemy on the board sees the model, Stunned, in Stealth or a sentry alike. [NS-H1]"""
    return any(sees(table, enemy, model) for enemy in enemies_of(table, model))


def clauses_of_stealth(table: Table, model: str) -> set[str]:
    """The clauses that forbid the active model the action `stealth`, apart from its allowance."""
    found = clauses_of_hiding(table, model)
    if is_sentry(model):
        found |= {"NS-O2", "NS-H1"}
    if is_seen(table, model):
        found.add("NS-H1")
    return found


def clauses_of_search(table: Table, searcher: str, target: str) -> set[str]:
    """The clauses that forbid the active model to search *target*, apart from its allowance. [NS-H6]"""
    if not is_on_board(table, target) or are_friends(target, searcher):
        return {"NS-H6", "NS-O4"} if is_sentry(searcher) else {"NS-H6"}
    found = set()
    if not has(table, target, "stealth") or gap(table, searcher, target) > 4:
        found.add("NS-H6")
    if not sees(table, searcher, target):
        found |= {"NS-H6", "NS-L1"}
    if is_sentry(searcher) and target[0] == controller(table, searcher):
        found |= {"NS-O4", "NS-H6"}
    return found
