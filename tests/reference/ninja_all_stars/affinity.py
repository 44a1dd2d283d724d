"""Affinity tests from the roll to their consequence. [NS-T2, NS-T4, NS-M6 … NS-M10]"""

from .abilities import succeed
from .document import POOL, Table, seats_from
from .models import controller, element_of
from .moving import fail_dodge, make_step


def begin_test(table: Table, why: list[str]) -> None:
    """Let the active model test; before the roll of a dodge its owner may be asked. [NS-M8]"""
    by = table["activation"]["model"]
    table["test"] = {"by": by, "element": element_of(table, by), "why": why}
    table |= {"played": {}, "seat": None, "queue": []}
    if why[0] == "dodge":
        table |= {"phase": "ask-dodge", "seat": controller(table, by)}
    else:
        table["phase"] = "test"


def roll_test(table: Table, dice: str) -> None:
    """Put the three dice down and ask all seats, from the roller's controller. [NS-T6]"""
    table["roll"] = {"att": dict(POOL), "def": dict(POOL), "own": POOL | {"fresh": dice}, "again": None}
    table |= {"phase": "ask-react", "seat": None, "queue": seats_from(table, controller(table, table["test"]["by"]))}


def is_passed(table: Table) -> bool:
    """Whether at least one die shows the tested element. [NS-T2]"""
    pool = table["roll"]["own"]
    return table["test"]["element"] in pool["fresh"] + pool["fixed"]


def settle_test(table: Table) -> None:
    """Do what a passed or failed test leads to. [NS-Q4]"""
    passed, test = is_passed(table), table["test"]
    table |= {"test": None, "roll": None, "played": {}, "seat": None, "queue": [], "phase": "todo"}
    what, *on = test["why"]
    if what == "dodge":
        if passed:
            make_step(table, on[0])
        else:
            fail_dodge(table)
    elif passed and what in ("search", "third-eye"):
        table["models"][on[0]]["stealth"] = False
    elif passed and what == "open":
        table |= {"phase": "chest", "test": test}
    elif passed:
        succeed(table, *on)
