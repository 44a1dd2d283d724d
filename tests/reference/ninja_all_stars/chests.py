"""Opening chests. [NS-O11, NS-O12]"""

from collections.abc import Callable
from fractions import Fraction

from .challenges import book
from .document import Table
from .models import give, has, index


def content_odds(table: Table) -> dict[str, Fraction]:
    """Each of the contents left is equally likely. [NS-O11]"""
    left = {content: number for content, number in table["contents"].items() if number}
    return {f"chest {content}": Fraction(number, sum(left.values())) for content, number in left.items()}


def open_chest(table: Table, content: str) -> None:
    """Remove the chest and give the opener what was in it. [NS-O12]"""
    by, space = table["test"]["by"], table["test"]["why"][1]
    table["chests"].remove(space)
    table["contents"][content] -= 1
    table |= {"test": None, "phase": "todo"}
    CONTENT[content](table, by, space)


def find_medal(table: Table, by: str, space: str) -> None:
    """One point; the opener carries the medal, or it lies where the chest was."""
    if has(table, by, "medal"):
        table["medals"].append(space)
    else:
        table["models"][by] |= {"medal": True, "stealth": False}
    book(table, by[0], 1)


def find_scroll(table: Table, by: str, space: str) -> None:
    """Its seat draws a moon card."""
    table["due"][index(by[0])] = 1
    table["phase"] = "dealing"


def find_charm(table: Table, by: str, space: str) -> None:
    """Lucky and Protected."""
    give(table, by, "luck")
    give(table, by, "protect")


def find_trap(table: Table, by: str, space: str) -> None:
    """Poisoned and Cursed."""
    give(table, by, "poison")
    give(table, by, "curse")


CONTENT: dict[str, Callable[[Table, str, str], None]] = {
    "medal": find_medal,
    "scroll": find_scroll,
    "charm": find_charm,
    "trap": find_trap,
}
