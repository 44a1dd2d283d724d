"""Affinity tests from the choice of the affinity to their consequence. [NS-T2 … NS-T4, NS-T12, NS-T13, NS-M7]"""

from .abilities import succeed
from .challenges import book
from .components import LETTER
from .document import POOL, POOLS, TEST, Table
from .models import controller, elements_of, ninja_on_board
from .moving import fail_dodge, make_step
from .windows import open_windows

MODEL_OF = {"element": "by", "foe_element": "foe"}


def begin_test(table: Table, by: str, why: list[str], foe: str | None = None) -> None:
    """Let a model test, against a foe if there is one; before a dodge its owner may be asked. [NS-M8]"""
    test = TEST | {"by": by, "why": why, "foe": foe}
    for key, who in MODEL_OF.items():
        elements = elements_of(table, test[who]) if test[who] else []
        # With one affinity there is nothing to name. [NS-T3]
        test[key] = elements[0] if len(elements) == 1 else None
    table |= {"test": test, "played": {}, "seat": None, "queue": [], "phase": "ask-affinity"}
    if why[0] == "dodge":
        table |= {"phase": "ask-dodge", "seat": controller(table, by)}


def unnamed(table: Table) -> str | None:
    """Whose affinity is to be named next: the user's, then the foe's. [NS-T12]"""
    test = table["test"]
    return next((key for key, who in MODEL_OF.items() if test[who] and not test[key]), None)


def ask_for_affinity(table: Table) -> None:
    """Let the controller name one of several affinities, directly before the roll. [NS-T3]"""
    key = unnamed(table)
    if key:
        table |= {"phase": "affinity", "seat": controller(table, table["test"][MODEL_OF[key]]), "queue": []}
    else:
        table |= {"phase": "test", "seat": None, "queue": []}


def affinity_candidates(table: Table) -> list[str]:
    """All texts of phase `affinity`."""
    return [f"affinity {name}" for name in LETTER]


def affinity_clauses(table: Table, words: list[str]) -> set[str]:
    """The clauses that forbid a choice in phase `affinity`."""
    key = unnamed(table)
    if words[0] != "affinity" or len(words) != 2 or key is None:
        return {"NS-N2"}
    if words[1] not in LETTER:
        return {"NS-N1"}
    model = table["test"][MODEL_OF[key]]
    if LETTER[words[1]] in elements_of(table, model):
        return set()
    return {"NS-T3", "NS-T4"} if model[0] == "Z" else {"NS-T3"}


def name_affinity(table: Table, words: list[str]) -> None:
    """Test with that element."""
    key = unnamed(table)
    assert key is not None
    table["test"][key] = LETTER[words[1]]
    table["phase"] = "ask-affinity"


def ask_for_tester(table: Table, item: list[str]) -> None:
    """Let a seat choose who makes the test for its team. [NS-T13]"""
    table |= {"phase": "team", "seat": item[1]}


def team_candidates(table: Table) -> list[str]:
    """All texts of phase `team`."""
    return [f"team {model}" for model in table["models"]]


def team_clauses(table: Table, words: list[str]) -> set[str]:
    """The clauses that forbid a choice in phase `team`."""
    if words[0] != "team" or len(words) != 2:
        return {"NS-N2"}
    return set() if words[1] in ninja_on_board(table, table["seat"]) else {"NS-T13"}


def name_tester(table: Table, words: list[str]) -> None:
    """The named ninja tests for its team; why is that of the challenge. [NS-V11]"""
    table["todo"].pop(0)
    begin_test(table, words[1], ["hill"])


def roll_test(table: Table, dice: str) -> None:
    """Put the three dice down; then those of the foe, or the windows. [NS-T6, NS-T12]"""
    table["roll"] = {pool: dict(POOL) for pool in POOLS} | {"again": None}
    table["roll"]["own"]["fresh"] = dice
    if table["test"]["foe"]:
        table["phase"] = "test-foe"
    else:
        open_windows(table)


def roll_foe(table: Table, dice: str) -> None:
    """Put the three dice of the foe down."""
    table["roll"]["foe"]["fresh"] = dice
    open_windows(table)


def shown(table: Table, pool: str) -> int:
    """How many dice of a test's pool show the element of who rolled them."""
    dice = table["roll"][pool]["fresh"] + table["roll"][pool]["fixed"]
    return int(dice.count(table["test"]["element" if pool == "own" else "foe_element"]))


def is_passed(table: Table) -> bool:
    """Whether at least one die shows the tested element. [NS-T2]"""
    return shown(table, "own") > 0


def settle_test(table: Table) -> None:
    """Do what a passed or failed test leads to. [NS-Q4]"""
    test = table["test"]
    table |= {"seat": None, "queue": []}
    if test["foe"] and shown(table, "own") == shown(table, "foe"):
        # A tie: both roll again, all dice anew; the cards played stay played. [NS-T12]
        table |= {"roll": None, "phase": "test"}
        return
    passed = shown(table, "own") > shown(table, "foe") if test["foe"] else is_passed(table)
    table |= {"test": None, "roll": None, "played": {}, "phase": "todo"}
    what, *on = test["why"]
    if what == "dodge":
        if passed:
            make_step(table, on[0])
        else:
            fail_dodge(table)
    elif passed and what == "hill":
        book(table, test["by"][0], 1)
    elif passed and what in ("search", "third-eye"):
        table["models"][on[0]]["stealth"] = False
    elif passed and what == "open":
        table |= {"phase": "chest", "test": test}
    elif passed:
        succeed(table, *on)
