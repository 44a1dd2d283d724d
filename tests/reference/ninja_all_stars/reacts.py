"""Rerolls after the dice lie: the windows of all seats. [NS-T5 … NS-T12, section 4]"""

from .affinity import is_passed, shown
from .bases import base_of, zone_around
from .cards import clauses_of_holding, name_and_plus, note_played
from .components import CARDS, LETTERS, OF_THE_ELEMENTS, OPPOSITE
from .dice import MOST_AT_ONCE, choices_of, in_order, without
from .document import Table
from .models import can, controller, elements_of, has, index, is_sentry
from .windows import ask_all_others_again, rollers

REACT_CARDS = ("adrenaline", "sidestep", *OF_THE_ELEMENTS)
# The clause of every reroll that is no card.
SOURCES = {
    "mastery": "NS-K1",
    "ccm": "NS-K2",
    "nimble": "NS-K3",
    "shrine": "NS-G9",
    "token": "NS-P4",
    "lucky": "NS-U4",
    "curse": "NS-U2",
}


def candidates(table: Table) -> list[str]:
    """All texts of the `react` window."""
    texts = ["pass", "lucky", "mastery", "nimble", "shrine", "curse", "card sidestep", "card adrenaline+"]
    for letter in LETTERS:
        texts += [f"token {letter}", f"ccm {letter}", f"card adrenaline {letter}"]
    for card in OF_THE_ELEMENTS:
        texts += [f"card {card}", f"card {card}+"]
    for pool in rollers(table):
        texts += [f"mastery {choice}" for choice in choices_of(table["roll"][pool]["fresh"])]
        texts += [f"curse {pool}", *(f"card {card} {pool}" for card in OF_THE_ELEMENTS)]
    return sorted(set(texts))


def clauses(table: Table, words: list[str]) -> set[str]:
    """The clauses that forbid a choice in the `react` window."""
    if words == ["pass"]:
        return set()
    if words[0] == "card":
        if len(words) < 2 or name_and_plus(words[1])[0] not in CARDS:
            return {"NS-N1"}
        found = clauses_of_holding(table, table["seat"], words[1], REACT_CARDS)
        return found | (clauses_of_card_in_test if table["test"] else clauses_of_card_in_combat)(table, words)
    if words[0] not in SOURCES:
        return {"NS-N2"}
    if len(words) != length(table, words[0]):
        return {"NS-N1", SOURCES[words[0]]}
    if words[0] == "curse":
        return clauses_of_curse(table, words[1] if len(words) == 2 else "own")
    pool = own_pool(table)
    if pool is None:
        return {SOURCES[words[0]]} | clauses_of_side(table, "own")
    return (clauses_in_test if table["test"] else clauses_in_combat)(table, pool, words)


def length(table: Table, word: str) -> int:
    """How many words a reroll has in this test or combat; 0 if it has no place there."""
    if table["test"]:
        names_pool = len(rollers(table)) == 2
        return {"ccm": 0, "token": 2, "curse": 2 if names_pool else 1}.get(word, 1)
    return {"nimble": 0, "shrine": 0, "lucky": 1}.get(word, 2)


def own_pool(table: Table) -> str | None:
    """The pool that the asked seat's own ninja rolled, if there is one; nobody has two."""
    return next((pool for pool, model in rollers(table).items() if model[0] == table["seat"]), None)


def is_mine(table: Table, pool: str) -> bool:
    """Whether the asked seat controls who rolled that pool."""
    return bool(controller(table, rollers(table)[pool]) == table["seat"])


def tested(table: Table, pool: str) -> str:
    """The element for which a pool of a test was rolled."""
    return str(table["test"]["element" if pool == "own" else "foe_element"])


def clauses_of_side(table: Table, pool: str) -> set[str]:
    """Whoever rolled rerolls only while that can help, the others only while it can harm. [NS-T7]"""
    if not table["test"]:
        return set()
    if table["test"]["foe"]:
        ahead = shown(table, pool) - shown(table, "foe" if pool == "own" else "own")
        may = ahead <= 0 if is_mine(table, pool) else ahead >= 0
    else:
        may = is_passed(table) != is_mine(table, pool)
    return set() if may else {"NS-T7"}


def clauses_of_die(table: Table, pool: str, die: str) -> set[str]:
    """One die of a test: not showing the tested element for who rolled it, showing it for the others. [NS-T7, NS-T5]"""
    found = {"NS-T7"} if (die == tested(table, pool)) == is_mine(table, pool) else set()
    return found if die in tuple(table["roll"][pool]["fresh"]) else found | {"NS-T5"}


def clauses_in_test(table: Table, pool: str, words: list[str]) -> set[str]:
    """The clauses that forbid a reroll of the own ninja's dice in a test."""
    model, fresh, word = rollers(table)[pool], table["roll"][pool]["fresh"], words[0]
    found = clauses_of_side(table, pool)
    if not fresh:
        found.add("NS-T5")
    if word == "token":
        found |= clauses_of_die(table, pool, words[1])
        if not may_spend_token(table, model):
            found.add("NS-P4")
    if word == "mastery":
        if not can(table, model, "mastery") or has(table, model, "mastered"):
            found.add("NS-K1")
        # All fresh dice not showing the tested element.
        if not others_than(fresh, [tested(table, pool)]):
            found |= {"NS-K1", "NS-T5"}
    if word == "nimble" and not (can(table, model, "nimble") and table["test"]["why"][0] == "dodge"):
        found.add("NS-K3")
    if word == "shrine" and zone_around(base_of(table, model)).isdisjoint(table["shrines"]):
        found.add("NS-G9")
    if word == "lucky" and not has(table, model, "luck"):
        found.add("NS-U4")
    return found


def may_spend_token(table: Table, model: str) -> bool:
    """Whether the seat holds a reroll token and the rolling ninja has the moon's element. [NS-P4, NS-T11]"""
    return bool(table["rerolls"][index(table["seat"])] and table["moon"] in elements_of(table, model))


def others_than(dice: str, elements: list[str]) -> str:
    """The dice that show none of these elements."""
    return "".join(die for die in dice if die not in elements)


def clauses_of_card_in_test(table: Table, words: list[str]) -> set[str]:
    """The clauses that forbid a card in a test, apart from holding it."""
    card, plus = name_and_plus(words[1])
    if card in OF_THE_ELEMENTS:
        pool = named_pool(table, words)
        # Only in combat it adds a die.
        if pool is None or plus:
            return {"NS-P9"}
        die = OPPOSITE[CARDS[card][0]]
        found = clauses_of_side(table, pool) | clauses_of_die(table, pool, die)
        return found | {"NS-P9"} if "NS-T5" in found else found
    found = clauses_of_side(table, "own")
    is_own_dodge = table["test"]["by"][0] == table["seat"] and table["test"]["why"][0] == "dodge"
    # The stronger text of Sidestep belongs to the window before the roll; all else is for combat.
    if card != "sidestep" or plus:
        found |= {"NS-P9", "NS-P6"}
    if len(words) != 2 or not is_own_dodge or not table["roll"]["own"]["fresh"]:
        found.add("NS-P9")
    return found


def named_pool(table: Table, words: list[str]) -> str | None:
    """The pool that a card of the elements names; none is named if there is but one."""
    pools = list(rollers(table))
    if len(pools) == 1:
        return pools[0] if len(words) == 2 else None
    return words[2] if len(words) == 3 and words[2] in pools else None


def clauses_in_combat(table: Table, pool: str, words: list[str]) -> set[str]:
    """The clauses that forbid a reroll of the own ninja's dice in combat."""
    attack, word = table["attack"], words[0]
    model, fresh = rollers(table)[pool], table["roll"][pool]["fresh"]
    found = set()
    if word == "mastery":
        if not can(table, model, "mastery") or has(table, model, "mastered"):
            found.add("NS-K1")
        # Dice not showing any of its elements, one to eight of them or all. [NS-K1, NS-T11]
        possible = others_than(fresh, elements_of(table, model))
        if others_than(words[1], elements_of(table, model)) != words[1]:
            found.add("NS-K1")
        if len(words[1]) > MOST_AT_ONCE and in_order(words[1]) != in_order(possible):
            found.add("NS-K1")
        if words[1] not in choices_of(fresh):
            found.add("NS-N1" if in_order(words[1]) in choices_of(fresh) else "NS-T5")
    if word == "ccm":
        if not can(table, model, "close-combat-master") or attack["kind"] != "attack" or pool in attack["ccm"]:
            found.add("NS-K2")
    if word == "token" and not may_spend_token(table, model):
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
    """The clauses that forbid to make a Cursed model reroll. [NS-U2]"""
    if pool not in rollers(table):
        return {"NS-N1", "NS-U2"}
    found = clauses_of_side(table, pool)
    if is_mine(table, pool) or not has(table, rollers(table)[pool], "curse"):
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
            named = named_pool(table, words)
            die = OPPOSITE[CARDS[card][0]]
            if named is None:
                return {"NS-P9"}
            return set() if die in roll[named]["fresh"] else {"NS-P9", "NS-T5"}
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
    """Do what was chosen; the same seat goes on until it passes, then all others are asked again. [NS-T6]"""
    if words == ["pass"]:
        table |= {"phase": "ask-react", "seat": None}
        return
    ask_all_others_again(table)
    if words[0] == "card":
        play_card(table, words)
    else:
        spend(table, words)


def spend(table: Table, words: list[str]) -> None:
    """Use a reroll that is no card."""
    word = words[0]
    pool = (words[1] if len(words) == 2 else "own") if word == "curse" else own_pool(table)
    assert pool is not None
    fresh = table["roll"][pool]["fresh"]
    standing = table["models"][rollers(table)[pool]]
    if word == "mastery":
        standing["mastered"] = True
        take_up(table, pool, others_than(fresh, [tested(table, pool)]) if table["test"] else words[1])
        return
    if word == "lucky":
        standing["luck"] -= 1
    if word == "curse":
        standing["curse"] -= 1
    if word == "token":
        table["rerolls"][index(table["seat"])] -= 1
    if word == "ccm":
        table["attack"]["ccm"].append(pool)
    take_up(table, pool, words[1] if word in ("token", "ccm") else fresh)


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
        named = named_pool(table, words)
        assert named is not None
        take_up(table, named, OPPOSITE[CARDS[card][0]])


def take_up(table: Table, pool: str, dice: str) -> None:
    """Take fresh dice into the hand to roll them again. [NS-T5]"""
    dice_there = table["roll"][pool]
    dice_there["fresh"] = without(dice_there["fresh"], dice)
    table["roll"]["again"] = [len(dice), pool]
    table["phase"] = "reroll"


def put_down(table: Table, dice: str) -> None:
    """Put a lot of rerolled dice down, fixed now; when all lie the same seat goes on. [NS-T10]"""
    missing, pool = table["roll"]["again"]
    table["roll"][pool]["fixed"] = in_order(table["roll"][pool]["fixed"] + dice)
    if missing > len(dice):
        table["roll"]["again"] = [missing - len(dice), pool]
    else:
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
