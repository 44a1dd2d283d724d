"""In which order the seats are asked after dice lie. [NS-T6]"""

from .document import Table, seats_from
from .models import controller


def rollers(table: Table) -> dict[str, str]:
    """Who rolled which pool of the test or combat: one model, or two."""
    test, attack = table["test"], table["attack"]
    if not test:
        return {"att": attack["by"], "def": attack["on"]}
    return {"own": test["by"], "foe": test["foe"]} if test["foe"] else {"own": test["by"]}


def order_of_windows(table: Table) -> list[str]:
    """The controllers of those who rolled, then the others clockwise from the first."""
    first = [controller(table, model) for model in rollers(table).values()]
    return first + [seat for seat in seats_from(table, first[0]) if seat not in first]


def open_windows(table: Table) -> None:
    """All dice lie: ask every seat."""
    table |= {"phase": "ask-react", "seat": None, "queue": order_of_windows(table)}


def ask_all_others_again(table: Table) -> None:
    """Something changed: all other seats are to be asked, from the one after the seat that changed it."""
    order = order_of_windows(table)
    place = order.index(table["seat"])
    table["queue"] = order[place + 1 :] + order[:place]
