"""What the active model may do, and what it costs. [NS-A4 … NS-A11, NS-O2, NS-O6 … NS-O11]"""

from .abilities import ABILITIES, clauses_of_use
from .affinity import begin_test
from .bases import base_of, zone_around
from .cards import clauses_in_activation, matches, name_and_plus, play_in_activation
from .combat import clauses_of_attack, clauses_of_shot, declare
from .document import ACTIVATION, Table, copied
from .geometry import FACINGS, around
from .models import are_friends, can, front_zone, has, index, is_on_board, is_sentry, neighbours, on_board, space_of
from .moving import clauses_of_face, clauses_of_step, declare_step, face, make_step, speed
from .stealth import clauses_of_search, clauses_of_stealth

# How many words each move of phase `act` has. [NS-N2]
LENGTHS = {
    "haste": 1,
    "step": 2,
    "face": 2,
    "take": 1,
    "run": 1,
    "attack": 2,
    "shoot": 2,
    "search": 2,
    "stealth": 1,
    "open": 2,
    "give": 2,
    "end": 1,
}
FOR_SENTRIES = ("step", "face", "attack", "search", "end")
ACTIONS = ("run", "attack", "shoot", "search", "stealth", "open", "give")
ENDING_STEALTH = ("run", "open", "give", "use")


def begin(table: Table, model: str, seat: str) -> None:
    """Begin the activation of a model. [NS-A4]"""
    standing = table["models"][model]
    active = copied(ACTIVATION) | {"model": model, "seat": seat, "move": 1, "act": 1, "start": not is_sentry(model)}
    active["either"] = standing["stun"] > 0
    active["slow"] = standing["slow"] > 0
    standing["stun"] = 0
    standing["slow"] = max(0, standing["slow"] - 1)
    standing["done"] = True
    table |= {"activation": active, "phase": "todo", "seat": None}


def is_over_by_itself(table: Table) -> bool:
    """Whether nothing is left to the active model. [NS-A10]"""
    active = table["activation"]
    return not any(active[key] for key in ("move", "act", "extra", "moving", "pounced"))


def candidates(table: Table) -> list[str]:
    """All texts of phase `act` but cards that the seat does not hold and abilities that the model does not have."""
    model, hand = table["activation"]["model"], table["hands"][index(table["activation"]["seat"])]
    steps, everybody = around(space_of(table, model)), on_board(table)
    texts = ["haste", "take", "run", "stealth", "end"]
    texts += [f"step {space}" for space in steps] + [f"face {facing}" for facing in FACINGS]
    texts += [f"{verb} {other}" for verb in ("attack", "shoot", "search", "give") for other in everybody]
    texts += [f"open {space}" for space in zone_around(base_of(table, model))]
    for ability, (_, when, has_target, _) in ABILITIES.items():
        if when != "boost" and can(table, model, ability):
            texts += [f"use {ability} {other}" for other in everybody] if has_target else [f"use {ability}"]
    for card in hand:
        texts += [f"card {card}", f"card {card}+"]
        texts += [f"card {card}{plus} {other}" for plus in ("", "+") for other in everybody]
    return texts


def clauses(table: Table, words: list[str]) -> set[str]:
    """The clauses that forbid the active model a move of phase `act`."""
    active = table["activation"]
    model, verb = active["model"], words[0]
    if verb == "card":
        return clauses_in_activation(table, words)
    if verb == "use":
        return clauses_of_ability(table, words)
    if verb not in LENGTHS:
        return {"NS-N2"}
    if len(words) != LENGTHS[verb]:
        return {"NS-N1"}
    found = set()
    if is_sentry(model) and verb not in FOR_SENTRIES:
        found.add("NS-O2")
    if verb in ACTIONS:
        found |= clauses_of_allowance(table, verb)
    if verb == "haste":
        found |= clauses_of_haste(table)
    if verb == "step":
        found |= clauses_of_step(table, words[1])
    if verb == "face":
        found |= clauses_of_face(table, words[1])
    if verb == "take":
        found |= clauses_of_take(table)
    if verb == "end" and active["moving"]:
        found.add("NS-A10")
    # Carriers cannot run. [NS-M4, NS-O7]
    if verb == "run" and has(table, model, "medal"):
        found |= {"NS-M4", "NS-O7"}
    if verb == "run" and is_sentry(model):
        found.add("NS-M4")
    if verb == "attack":
        found |= clauses_of_attack(table, model, words[1])
    if verb == "shoot":
        found |= clauses_of_shot(table, model, words[1])
    if verb == "search":
        found |= clauses_of_search(table, model, words[1])
    if verb == "stealth":
        found |= clauses_of_stealth(table, model)
    if verb == "open":
        # The chest in its front zone. [NS-O11]
        if words[1] not in table["chests"] or words[1] not in front_zone(table, model):
            found.add("NS-O11")
    if verb == "give":
        found |= clauses_of_give(table, words[1])
    return found


def clauses_of_allowance(table: Table, verb: str) -> set[str]:
    """The clauses that forbid the active model any action of that kind now. [NS-A7, NS-A9, NS-P10]"""
    active = table["activation"]
    if active["pounced"]:
        # Only `attack` is left, and it needs no further allowance. [NS-K14]
        return set() if verb == "attack" else {"NS-K14"}
    found = {"NS-A9"} if active["moving"] else set()
    if active["act"] and active["river"] == 2 and verb != "attack":
        # After the free run act pays only for an attack.
        return found if active["extra"] else found | {"NS-P10", "NS-A7"}
    return found if active["act"] or active["extra"] else found | {"NS-A7"}


def pay(table: Table, verb: str) -> None:
    """Pay for an action. [NS-A7, NS-P10]"""
    active = table["activation"]
    active["start"] = False
    if active["pounced"]:
        return
    if verb == "run" and active["river"] == 1 and active["act"]:
        active |= {"move": 0, "river": 2}
    elif active["extra"] and active["move"]:
        active["extra"] = 0
    elif active["act"] and (active["river"] != 2 or verb == "attack"):
        active |= {"act": 0, "move": 0}
    else:
        active["extra"] = 0


def clauses_of_ability(table: Table, words: list[str]) -> set[str]:
    """The clauses that forbid `use …` in phase `act`."""
    found = clauses_of_use(table, words, ("start", "action"))
    if len(words) < 2 or words[1] not in ABILITIES:
        return found
    if ABILITIES[words[1]].when == "action":
        found |= clauses_of_allowance(table, "use")
    elif table["activation"]["pounced"]:
        found.add("NS-K14")
    return found


def clauses_of_haste(table: Table) -> set[str]:
    """The clauses that forbid to spend a Haste token. [NS-A5, NS-A6, NS-U5]"""
    active = table["activation"]
    found = set() if active["start"] else {"NS-A5"}
    if active["extra"] or not has(table, active["model"], "haste"):
        found |= {"NS-A6", "NS-U5"}
    if active["pounced"]:
        found.add("NS-K14")
    return found


def clauses_of_take(table: Table) -> set[str]:
    """The clauses that forbid to take a medal. [NS-O6]"""
    model = table["activation"]["model"]
    found = {"NS-K14"} if table["activation"]["pounced"] else set()
    if has(table, model, "medal") or base_of(table, model).isdisjoint(table["medals"]):
        found.add("NS-O6")
    return found


def clauses_of_give(table: Table, receiver: str) -> set[str]:
    """The clauses that forbid to give a medal away, apart from the allowance. [NS-O9]"""
    model = table["activation"]["model"]
    fits = (
        table["options"]["challenge"] != "messenger"
        and has(table, model, "medal")
        and is_on_board(table, receiver)
        and receiver in neighbours(table, model)
        and are_friends(model, receiver)
        and not has(table, receiver, "medal")
    )
    return set() if fits else {"NS-O9"}


def apply(table: Table, words: list[str]) -> None:
    """Do a move of phase `act`."""
    active = table["activation"]
    model, verb = active["model"], words[0]
    standing = table["models"][model]
    table |= {"phase": "todo", "seat": None}
    if verb == "card":
        play_in_activation(table, words)
        if name_and_plus(words[1])[0] == "third-eye" and not matches(table, "third-eye"):
            begin_test(table, model, ["third-eye", words[2]])
        return
    if verb in ACTIONS:
        pay(table, verb)
    if verb in ENDING_STEALTH:
        standing["stealth"] = False
    if verb == "haste":
        standing["haste"] -= 1
        active["extra"] = 1
    if verb == "step":
        if declare_step(table):
            begin_test(table, model, ["dodge", words[1]])
        else:
            make_step(table, words[1])
    if verb == "face":
        face(table, words[1])
    if verb == "take":
        active["start"] = False
        table["medals"].remove(next(space for space in table["medals"] if space in base_of(table, model)))
        standing |= {"medal": True, "stealth": False}
    if verb == "run":
        active |= {"moving": "run", "mp": speed(table) + active["rush"], "rush": 0}
    if verb in ("attack", "shoot"):
        declare(table, model, words[1], "attack" if verb == "attack" else "shot")
    if verb in ("search", "open"):
        begin_test(table, model, [verb, words[1]])
    if verb == "stealth":
        standing["stealth"] = True
    if verb == "give":
        standing["medal"] = False
        table["models"][words[1]] |= {"medal": True, "stealth": False}
    if verb == "use":
        use(table, words[1:])
    if verb == "end":
        table["todo"] = [["finish"]]


def use(table: Table, words: list[str]) -> None:
    """Use an ability: pay for it if it is an action, then test. [NS-K26]"""
    active = table["activation"]
    if ABILITIES[words[0]].when == "action":
        pay(table, "use")
    active["used"].append(words[0])
    if words[0] == "pounce":
        # Three spaces, not halved; points that wait go on waiting. [NS-K14]
        active |= {"moving": "pounce", "mp": 3}
    elif ABILITIES[words[0]].is_opposed:
        begin_test(table, active["model"], ["use", *words], foe=words[1])
    else:
        begin_test(table, active["model"], ["use", *words])
