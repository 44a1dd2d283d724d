"""Rerolls after the dice lie: the windows of all seats. [NS-T5 … NS-T9, section 4]"""

from .affinity import is_passed
from .bases import base_of, zone_around
from .cards import clauses_of_holding, name_and_plus, note_played
from .components import CARDS, LETTERS, OF_THE_ELEMENTS, OPPOSITE
from .dice import choices_of, in_order, without
from .document import Table
from .models import can, controller, element_of_seat, has, index, is_sentry

REACT_CARDS = ("adrenaline", "sidestep", *OF_THE_ELEMENTS)
COMBATANT = {"att": "by", "def": "on"}
# How many words a reroll has in a test and in combat; 0 where there is none.
SHAPES = {
    "mastery": ("NS-K1", 1, 2),
    "ccm": ("NS-K2", 0, 2),
    "nimble": ("NS-K3", 1, 0),
    "shrine": ("NS-G9", 1, 0),
    "token": ("NS-P4", 2, 2),
    "lucky": ("NS-U4", 1, 1),
    "curse": ("NS-U2", 1, 2),
}


def candidates(table: Table) -> list[str]:
    """All texts of the `react` window."""
    texts = ["pass", "lucky", *(f"token {letter}" for letter in LETTERS)]
    if table["test"]:
        texts += ["mastery", "nimble", "shrine", "curse", "card sidestep"]
        return texts + [f"card {card}" for card in OF_THE_ELEMENTS]
    texts += [f"ccm {letter}" for letter in LETTERS]
    for pool in ("att", "def"):
        texts += [f"mastery {choice}" for choice in choices_of(table["roll"][pool]["fresh"])]
        texts += [f"curse {pool}", *(f"card {card} {pool}" for card in OF_THE_ELEMENTS)]
    texts += ["card adrenaline+", *(f"card adrenaline {letter}" for letter in LETTERS)]
    return sorted({*texts, *(f"card {card}+" for card in OF_THE_ELEMENTS)})


def clauses(table: Table, words: list[str]) -> set[str]:
    """The clauses that forbid a choice in the `react` window."""
    if words == ["pass"]:
        return set()
    in_test = bool(table["test"])
    if words[0] == "card":
        if len(words) < 2 or name_and_plus(words[1])[0] not in CARDS:
            return {"NS-N1"}
        found = clauses_of_holding(table, table["seat"], words[1], REACT_CARDS)
        return found | (clauses_of_card_in_test if in_test else clauses_of_card_in_combat)(table, words)
    if words[0] not in SHAPES:
        return {"NS-N2"}
    clause, length_in_test, length_in_combat = SHAPES[words[0]]
    if len(words) != (length_in_test if in_test else length_in_combat):
        return {"NS-N1", clause}
    return (clauses_in_test if in_test else clauses_in_combat)(table, words)


def clauses_of_side(table: Table) -> set[str]:
    """The roller's side rerolls only while the test fails, the others only while it is passed. [NS-T7]"""
    is_roller = controller(table, table["test"]["by"]) == table["seat"]
    return {"NS-T7"} if is_passed(table) == is_roller else set()


def clauses_in_test(table: Table, words: list[str]) -> set[str]:
    """The clauses that forbid a reroll in a test."""
    by, seat, fresh = table["test"]["by"], table["seat"], table["roll"]["own"]["fresh"]
    found = clauses_of_side(table)
    is_owner = by[0] == seat
    word = words[0]
    if not fresh or (word == "token" and words[1] not in tuple(fresh)):
        found.add("NS-T5")
    if word == "mastery" and not (is_owner and can(table, by, "mastery") and not has(table, by, "mastered")):
        found.add("NS-K1")
    if word == "nimble" and not (is_owner and can(table, by, "nimble") and table["test"]["why"][0] == "dodge"):
        found.add("NS-K3")
    if word == "shrine" and not (is_owner and not zone_around(base_of(table, by)).isdisjoint(table["shrines"])):
        found.add("NS-G9")
    if word == "token" and not (is_owner and may_spend_token(table)):
        found.add("NS-P4")
    if word == "lucky" and not (is_owner and has(table, by, "luck")):
        found.add("NS-U4")
    if word == "curse" and not (controller(table, by) != seat and has(table, by, "curse")):
        found.add("NS-U2")
    return found


def may_spend_token(table: Table) -> bool:
    """Whether the seat holds a reroll token and its team is of the moon's element. [NS-P4]"""
    seat = table["seat"]
    return bool(table["rerolls"][index(seat)] and element_of_seat(table, seat) == table["moon"])


def clauses_of_card_in_test(table: Table, words: list[str]) -> set[str]:
    """The clauses that forbid a card in a test, apart from holding it."""
    card, plus = name_and_plus(words[1])
    fresh, test = table["roll"]["own"]["fresh"], table["test"]
    found = clauses_of_side(table)
    if card in OF_THE_ELEMENTS:
        # Only in combat it adds a die.
        if plus or len(words) != 2:
            found.add("NS-P9")
        die = OPPOSITE[CARDS[card][0]]
        if die not in fresh:
            found |= {"NS-P9", "NS-T5"}
        # The roller takes dice not showing the tested element, the others only dice showing it. [NS-T7]
        is_roller = controller(table, test["by"]) == table["seat"]
        if (die == test["element"]) == is_roller:
            found.add("NS-T7")
    elif card == "sidestep":
        # The stronger text belongs to the window before the roll.
        if plus or len(words) != 2 or test["by"][0] != table["seat"] or test["why"][0] != "dodge" or not fresh:
            found |= {"NS-P9", "NS-P6"} if plus else {"NS-P9"}
    else:
        found.add("NS-P9")
    return found


def own_pool(table: Table) -> str | None:
    """The pool that the asked seat's own ninja rolled, if it has one in this combat."""
    own = [pool for pool, who in COMBATANT.items() if table["attack"][who][0] == table["seat"]]
    return own[0] if own else None


def clauses_in_combat(table: Table, words: list[str]) -> set[str]:
    """The clauses that forbid a reroll in combat."""
    attack, word = table["attack"], words[0]
    if word == "curse":
        return clauses_of_curse(table, words[1])
    pool = own_pool(table)
    if pool is None:
        return {SHAPES[word][0]}
    model, fresh = attack[COMBATANT[pool]], table["roll"][pool]["fresh"]
    found = set()
    if word == "mastery":
        if not can(table, model, "mastery") or has(table, model, "mastered"):
            found.add("NS-K1")
        # Dice not showing its element. [NS-K1]
        if element_of_seat(table, table["seat"]) in words[1]:
            found.add("NS-K1")
        if words[1] not in choices_of(fresh):
            found.add("NS-N1" if in_order(words[1]) in choices_of(fresh) else "NS-T5")
    if word == "ccm":
        if not can(table, model, "close-combat-master") or attack["kind"] != "attack" or pool in attack["ccm"]:
            found.add("NS-K2")
    if word == "token" and not may_spend_token(table):
        found.add("NS-P4")
    if word in ("ccm", "token") and words[1] not in tuple(fresh):
        found.add("NS-T5")
    if word == "lucky":
        if not has(table, model, "luck"):
            found.add("NS-U4")
        if not fresh:
            found.add("NS-T5")
    return found


def clauses_of_curse(table: Table, pool: str) -> set[str]:
    """The clauses that forbid to make a Cursed combatant reroll. [NS-U2]"""
    if pool not in ("att", "def"):
        return {"NS-N1"}
    model = table["attack"][COMBATANT[pool]]
    found = set()
    if controller(table, model) == table["seat"] or not has(table, model, "curse"):
        found.add("NS-U2")
    if not table["roll"][pool]["fresh"]:
        found.add("NS-T5")
    return found


def clauses_of_card_in_combat(table: Table, words: list[str]) -> set[str]:
    """The clauses that forbid a card in combat, apart from holding it."""
    card, plus = name_and_plus(words[1])
    pool, attack, roll = own_pool(table), table["attack"], table["roll"]
    if card in OF_THE_ELEMENTS:
        if not plus:
            die = OPPOSITE[CARDS[card][0]]
            if len(words) != 3 or words[2] not in ("att", "def"):
                return {"NS-P9"}
            return set() if die in roll[words[2]]["fresh"] else {"NS-P9", "NS-T5"}
        if len(words) != 2 or pool is None:
            return {"NS-P9"}
        # A model under Tiger Strike has no defence dice. [NS-C4]
        return {"NS-C4"} if pool == "def" and has(table, attack["on"], "bare") else set()
    if card == "adrenaline":
        fresh = roll["att"]["fresh"]
        if pool != "att" or len(words) != (2 if plus else 3):
            return {"NS-P9"}
        return set() if (fresh if plus else words[2] in tuple(fresh)) else {"NS-P9", "NS-T5"}
    # Sidestep is for dodges.
    return {"NS-P6", "NS-P9"}


def apply(table: Table, words: list[str]) -> None:
    """Do what was chosen; the same seat goes on until it passes."""
    if words == ["pass"]:
        table |= {"phase": "ask-react", "seat": None}
    elif words[0] == "card":
        play_card(table, words)
    else:
        spend(table, words)


def spend(table: Table, words: list[str]) -> None:
    """Use a reroll that is no card."""
    word = words[0]
    pool = "own" if table["test"] else words[1] if word == "curse" else own_pool(table)
    assert pool is not None
    standing = table["models"][table["test"]["by"] if pool == "own" else table["attack"][COMBATANT[pool]]]
    if word == "mastery":
        standing["mastered"] = True
    if word == "lucky":
        standing["luck"] -= 1
    if word == "curse":
        standing["curse"] -= 1
    if word == "token":
        table["rerolls"][index(table["seat"])] -= 1
    if word == "ccm":
        table["attack"]["ccm"].append(pool)
    takes_all = len(words) == 1 or word == "curse"
    take_up(table, pool, table["roll"][pool]["fresh"] if takes_all else words[1])


def play_card(table: Table, words: list[str]) -> None:
    """Reroll one die or all, or add one of the card's element."""
    card, plus = name_and_plus(words[1])
    note_played(table, table["seat"], card)
    roll = table["roll"]
    if card == "sidestep":
        take_up(table, "own", roll["own"]["fresh"])
    elif card == "adrenaline":
        take_up(table, "att", roll["att"]["fresh"] if plus else words[2])
    elif plus:
        pool = roll[own_pool(table)]
        pool["fixed"] = in_order(pool["fixed"] + CARDS[card][0])
        table["phase"] = "ask-react"
    else:
        take_up(table, "own" if table["test"] else words[2], OPPOSITE[CARDS[card][0]])


def take_up(table: Table, pool: str, dice: str) -> None:
    """Take fresh dice into the hand to roll them again. [NS-T5]"""
    dice_there = table["roll"][pool]
    dice_there["fresh"] = without(dice_there["fresh"], dice)
    table["roll"]["again"] = [len(dice), pool]
    table["phase"] = "reroll"


def put_down(table: Table, dice: str) -> None:
    """Put the rerolled dice down; they are fixed now."""
    pool = table["roll"][table["roll"]["again"][1]]
    pool["fixed"] = in_order(pool["fixed"] + dice)
    table["roll"]["again"] = None
    table["phase"] = "ask-react"


def dodge_candidates(table: Table) -> list[str]:
    """All texts of the `dodge` window."""
    return ["pass", "card sidestep+"]


def dodge_clauses(table: Table, words: list[str]) -> set[str]:
    """The clauses that forbid a choice before the roll of a dodge. [NS-M8]"""
    if words == ["pass"]:
        return set()
    if words[0] != "card":
        return {"NS-N2"}
    if len(words) < 2 or name_and_plus(words[1])[0] not in CARDS:
        return {"NS-N1"}
    found = clauses_of_holding(table, table["seat"], words[1], ("sidestep",))
    if len(words) > 2:
        found.add("NS-N1")
    if is_sentry(table["test"]["by"]):
        found |= {"NS-O2", "NS-P9"}
    if words[1] != "sidestep+":
        found |= {"NS-P6", "NS-P9"}
    return found
