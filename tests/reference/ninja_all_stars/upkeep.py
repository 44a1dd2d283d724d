"""Between two rounds. [NS-Y1 … NS-Y7]"""

from . import janken
from .cards import bag
from .components import LETTERS
from .deployment import has_to_deploy
from .document import Table, seats_from, seats_of
from .models import has, index, is_sentry, ninja_in, ninja_on_board, take_off_board


def begin(table: Table) -> None:
    """What lasts this round ends; then the first seat's upkeep. [NS-Y1]"""
    for model, standing in table["models"].items():
        standing |= {"blessed": False, "bare": False, "fist": False, "mastered": False}
        if is_sentry(model):
            standing["done"] = False
    table["rerolls"] = [0] * table["options"]["players"]
    upkeep_of(table, table["initiative"])


def upkeep_of(table: Table, seat: str) -> None:
    """One ninja must go from the Healing House to the Training Ground. [NS-Y3]"""
    table["seat"] = seat
    if healed(table):
        table["phase"] = "heal"
    else:
        take_tokens_off(table)


def healed(table: Table) -> list[str]:
    """Who can leave the Healing House. [NS-U9]"""
    return [model for model in ninja_in(table, table["seat"], "heal") if not has(table, model, "delay")]


def heal_candidates(table: Table) -> list[str]:
    """All texts of phase `heal`."""
    return [f"heal {model}" for model in table["models"]]


def heal_clauses(table: Table, words: list[str]) -> set[str]:
    """The clauses that forbid a choice in phase `heal`."""
    if words[0] != "heal" or len(words) != 2:
        return {"NS-N2"}
    if words[1] in healed(table):
        return set()
    return {"NS-Y3", "NS-U9"} if words[1] in ninja_in(table, table["seat"], "heal") else {"NS-Y3"}


def heal(table: Table, words: list[str]) -> None:
    """Move a ninja to the Training Ground."""
    take_off_board(table, words[1], "train")
    take_tokens_off(table)


def take_tokens_off(table: Table) -> None:
    """Activation tokens off; then one choice, if there is any. [NS-Y4, NS-Y5]"""
    for model in ninja_on_board(table, table["seat"]):
        table["models"][model]["done"] = False
    is_possible = any(not choice_clauses(table, text.split()) for text in choice_candidates(table))
    table["phase"] = "choice" if is_possible else "reinforcing"


def choice_candidates(table: Table) -> list[str]:
    """All texts of phase `choice`."""
    return ["draw", *(f"{verb} {model}" for verb in ("heal", "rest") for model in table["models"])]


def choice_clauses(table: Table, words: list[str]) -> set[str]:
    """The clauses that forbid a choice in phase `choice`. [NS-Y5]"""
    if words == ["draw"]:
        return set() if bag(table) or table["discard"] else {"NS-Y5", "NS-P3"}
    if len(words) != 2 or words[0] not in ("heal", "rest"):
        return {"NS-N2"}
    if words[0] == "rest":
        resting = [model for model in ninja_on_board(table, table["seat"]) if has(table, model, "stun")]
        return set() if words[1] in resting else {"NS-Y5"}
    if words[1] in healed(table):
        return set()
    return {"NS-Y5", "NS-U9"} if words[1] in ninja_in(table, table["seat"], "heal") else {"NS-Y5"}


def choose(table: Table, words: list[str]) -> None:
    """Draw, heal one more, or rest."""
    table["phase"] = "reinforcing"
    if words[0] == "draw":
        table["due"][index(table["seat"])] = 1
        table["phase"] = "dealing"
    elif words[0] == "heal":
        take_off_board(table, words[1], "train")
    else:
        table["models"][words[1]]["stun"] = 0


def ask_for_reinforcements(table: Table) -> None:
    """Deploy as long as there is a ninja and a free space; then the next seat, then the next round. [NS-Y6, NS-Y7]"""
    seat = table["seat"]
    if has_to_deploy(table, seat):
        table["phase"] = "reinforce"
        return
    following = seats_from(table, seat)[1]
    if following != table["initiative"]:
        upkeep_of(table, following)
        return
    table["moon"] = LETTERS[(LETTERS.index(table["moon"]) + 1) % 6]
    table["round"] += 1
    table["seat"] = None
    janken.begin(table, "round", list(seats_of(table)))
