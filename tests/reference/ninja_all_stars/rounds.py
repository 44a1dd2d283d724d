"""From the start of a round to the end of its activations. [NS-A1 … NS-A3, NS-A12, NS-P4, NS-P5]"""

from .activation import begin
from .cards import clauses_of_holding, matches, note_played
from .challenges import end_activation_on_board, end_the_game, is_last_round, score_round
from .components import CARDS, LETTER
from .document import Table, seats_from, seats_of
from .models import (
    elements_of,
    has,
    index,
    is_on_board,
    is_sentry,
    ninja_on_board,
    profile,
)


def begin_first_round(table: Table) -> None:
    """Round 1 begins without janken."""
    table["round"] = 1
    begin_round(table)


def begin_round(table: Table) -> None:
    """One Delay token off every model, then the omens. [NS-A1]"""
    for standing in table["models"].values():
        standing["delay"] = max(0, standing["delay"] - 1)
    table |= {"phase": "ask-omen", "seat": None, "queue": seats_from(table, table["initiative"]), "played": {}}


def may_have_an_omen(table: Table) -> bool:
    """Whether others must reckon with Stellar Alignment: cards in hand, a copy out of sight, none played. [NS-P5]"""
    out_of_sight = CARDS["stellar-alignment"][1] - table["discard"].count("stellar-alignment")
    has_played = "stellar-alignment" in table["played"].get(table["seat"], [])
    return bool(table["hands"][index(table["seat"])]) and out_of_sight > 0 and not has_played


def omen_candidates(table: Table) -> list[str]:
    """All texts of the `omen` window."""
    return ["pass", "card stellar-alignment", *(f"card stellar-alignment {name}" for name in LETTER)]


def omen_clauses(table: Table, words: list[str]) -> set[str]:
    """The clauses that forbid a choice in the `omen` window. [NS-P5]"""
    if words == ["pass"]:
        return set()
    if words[0] != "card" or len(words) < 2:
        return {"NS-N2"}
    found = clauses_of_holding(table, table["seat"], words[1], ("stellar-alignment",))
    # With the moon any phase and no die; the die is then no choice. [NS-P8]
    if matches(table, "stellar-alignment") != (len(words) == 3):
        found |= {"NS-P8", "NS-P9"}
    if len(words) > 3 or (len(words) == 3 and words[2] not in LETTER):
        found.add("NS-N1")
    return found


def read_omen(table: Table, words: list[str]) -> None:
    """Play Stellar Alignment, or pass."""
    table["phase"] = "ask-omen"
    if words == ["pass"]:
        table["seat"] = None
        return
    note_played(table, table["seat"], "stellar-alignment")
    if len(words) == 3:
        table["moon"] = LETTER[words[2]]
    else:
        table["phase"] = "moon"


def set_moon(table: Table, letter: str) -> None:
    """The die of Stellar Alignment sets the phase; the window goes on."""
    table |= {"moon": letter, "phase": "ask-omen"}


def after_omens(table: Table) -> None:
    """Reroll tokens for who has a ninja of the moon's element; then the messengers. [NS-P4]"""
    table["played"] = {}
    for seat in seats_of(table):
        if any(table["moon"] in elements_of(table, model) for model in ninja_on_board(table, seat)):
            table["rerolls"][index(seat)] = 1
    table |= {"phase": "ask-courier", "seat": None, "queue": seats_from(table, table["initiative"])}


def ask_for_couriers(table: Table) -> None:
    """Every seat without a messenger on the board names one, if it can. [NS-V14]"""
    while table["options"]["challenge"] == "messenger" and table["queue"]:
        seat, *table["queue"] = table["queue"]
        if couriers(table, seat):
            table |= {"phase": "courier", "seat": seat}
            return
    table |= {"phase": "first-turn", "seat": None, "queue": []}


def couriers(table: Table, seat: str) -> list[str]:
    """Who can be named messenger: nobody while the seat has one."""
    own = ninja_on_board(table, seat)
    if any(has(table, model, "medal") for model in own):
        return []
    return [model for model in own if profile(table, model).kind in ("kaiken", "kunoichi")]


def courier_candidates(table: Table) -> list[str]:
    """All texts of phase `courier`."""
    return [f"messenger {model}" for model in table["models"]]


def courier_clauses(table: Table, words: list[str]) -> set[str]:
    """The clauses that forbid a choice in phase `courier`."""
    if words[0] != "messenger" or len(words) != 2:
        return {"NS-N2"}
    return set() if words[1] in couriers(table, table["seat"]) else {"NS-V14"}


def name_courier(table: Table, words: list[str]) -> None:
    """The messenger carries a medal and loses Stealth. [NS-O7]"""
    table["models"][words[1]] |= {"medal": True, "stealth": False}
    table |= {"phase": "ask-courier", "seat": None}


def first_turn(table: Table) -> None:
    """The first turn has the first seat from the initiative with a ninja."""
    turn_of(table, seats_from(table, table["initiative"]))


def turn_of(table: Table, seats: list[str]) -> None:
    """Ask the first of these seats with a ninja to activate; without any the sentry step begins. [NS-A2, NS-A3]"""
    for seat in seats:
        if any(not has(table, model, "done") for model in ninja_on_board(table, seat)):
            table |= {"phase": "turn", "seat": seat}
            return
    sentry_turn_of(table, table["initiative"])


def sentry_turn_of(table: Table, seat: str) -> None:
    """Ask a seat to activate a sentry; the round is scored when all have been activated."""
    if any(is_sentry(model) and not standing["done"] for model, standing in table["models"].items()):
        table |= {"phase": "turn", "seat": seat}
        return
    table["seat"] = None
    # A tie on the hill leads to tests, for whole teams; the list is empty again after them. [NS-V11]
    table |= {"phase": "todo", "todo": [["team", tied] for tied in score_round(table)]}


def go_on_after_scoring(table: Table) -> None:
    """The end of the game after the last round, else upkeep. [NS-V2]"""
    if is_last_round(table):
        end_the_game(table)
    else:
        table["phase"] = "upkeep"


def turn_candidates(table: Table) -> list[str]:
    """All texts of phase `turn`."""
    return [f"activate {model}" for model in table["models"]]


def turn_clauses(table: Table, words: list[str]) -> set[str]:
    """The clauses that forbid a choice in phase `turn`."""
    if words[0] != "activate" or len(words) != 2:
        return {"NS-N2"}
    model, seat = words[1], table["seat"]
    has_ninja = any(not has(table, own, "done") for own in ninja_on_board(table, seat))
    found = set()
    if not is_on_board(table, model):
        return {"NS-A2", "NS-A3"} if is_sentry(model) or not has_ninja else {"NS-A2"}
    if has(table, model, "done"):
        found |= {"NS-A13", "NS-A3" if is_sentry(model) else "NS-A2"}
    # Sentries come after all ninja. [NS-A3]
    if is_sentry(model) and has_ninja:
        found |= {"NS-A3", "NS-A2"}
    if not is_sentry(model) and not has_ninja:
        found.add("NS-A3")
    if not is_sentry(model) and model[0] != seat:
        found.add("NS-A2")
    return found


def activate(table: Table, words: list[str]) -> None:
    """Begin the activation of the named model."""
    begin(table, words[1], table["seat"])


def finish(table: Table) -> None:
    """End the activation: Poison, the challenge, Moon Power; then the next turn. [NS-A12]"""
    active = table["activation"]
    model, seat = active["model"], active["seat"]
    if is_on_board(table, model):
        if has(table, model, "poison"):
            table |= {"phase": "poison", "seat": None}
            return
        end_activation_on_board(table, model)
        if table["phase"] == "over":
            return
    if is_on_board(table, model):
        table["models"][model]["power"] = 0
    table |= {"activation": None, "todo": []}
    others = seats_from(table, seat)
    if is_sentry(model):
        sentry_turn_of(table, others[1])
    else:
        turn_of(table, [*others[1:], seat])


def suffer_poison(table: Table, letter: str) -> None:
    """The token goes; Water Stuns, Spirit Injures, without credit. [NS-U3]"""
    model = table["activation"]["model"]
    table["models"][model]["poison"] = 0
    if letter == "W":
        table["todo"].insert(0, ["stun", model, None])
    if letter == "S":
        table["todo"].insert(0, ["injure", model, None])
    table["phase"] = "todo"
