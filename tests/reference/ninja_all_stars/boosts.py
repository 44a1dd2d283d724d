"""Cards and abilities between the declaration of an attack and its dice. [NS-C6, NS-P9, NS-K13, NS-K16]"""

from .abilities import clauses_of_use
from .cards import clauses_of_holding, matches, name_and_plus, note_played
from .combat import dice_of_attack, dice_of_defence
from .components import CARDS
from .document import Table
from .models import has

ATTACKER_CARDS = ("banzai", "fire-aura", "pressure-point", "incredible-luck")
DEFENDER_CARDS = ("ika-depths", "mamoru", "incredible-luck")
BOOST_CARDS = tuple(dict.fromkeys(ATTACKER_CARDS + DEFENDER_CARDS))
GAIN = {"tiger-strike": 3, "yama-fist": 2}
MARK = {"tiger-strike": "bare", "yama-fist": "fist"}


def candidates(table: Table) -> list[str]:
    """All texts of the `boost` window."""
    return ["pass", "use tiger-strike", "use yama-fist", "card mamoru+", *(f"card {card}" for card in BOOST_CARDS)]


def clauses(table: Table, words: list[str]) -> set[str]:
    """The clauses that forbid a choice in the `boost` window."""
    attack, seat = table["attack"], table["seat"]
    if words == ["pass"]:
        return set()
    if words[0] == "use":
        found = clauses_of_use(table, words, ("boost",))
        # Only what is marked so is a boost.
        if len(words) > 1 and words[1] not in GAIN:
            found.add("NS-C6")
        # Only the attacker, and not in shots.
        if attack["by"][0] != seat or attack["kind"] != "attack":
            found |= {"NS-K13", "NS-K16"}
        return found
    if words[0] != "card":
        return {"NS-N2"}
    if len(words) != 2 or name_and_plus(words[1])[0] not in CARDS:
        return {"NS-N1"}
    found = clauses_of_holding(table, seat, words[1], BOOST_CARDS)
    if not condition_holds(table, words[1]):
        found.add("NS-P9")
    return found


def condition_holds(table: Table, word: str) -> bool:
    """Whether the condition of section 15 holds for the seat that is asked."""
    attack, seat = table["attack"], table["seat"]
    card, plus = name_and_plus(word)
    attacks, defends, is_close = bool(attack["by"][0] == seat), attack["on"][0] == seat, attack["kind"] == "attack"
    at, df = dice_of_attack(table), dice_of_defence(table)
    strong = matches(table, card)
    if card == "banzai":
        return bool(attacks and is_close and (strong or table["activation"]["steps"] >= 4))
    if card == "fire-aura":
        return bool(attacks and is_close and not attack["assisted"])
    if card == "pressure-point":
        return attacks
    if card == "incredible-luck":
        own, other = (at, df) if attacks else (df, at)
        return (attacks or defends) and (own <= other if strong else own < other)
    if card == "ika-depths":
        return bool(defends)
    return bool(card == "mamoru" and defends and (plus or df < at))


def apply(table: Table, words: list[str]) -> None:
    """Do what was chosen; the same seat goes on until it passes."""
    attack, seat = table["attack"], table["seat"]
    table["phase"] = "ask-boost"
    if words == ["pass"]:
        table["seat"] = None
        return
    if words[0] == "use":
        ability = words[1]
        table["activation"]["used"].append(ability)
        table["activation"]["dice"] += GAIN[ability]
        attack["at"] += GAIN[ability]
        table["models"][attack["by"]][MARK[ability]] = True
        return
    card, plus = name_and_plus(words[1])
    strong = matches(table, card)
    note_played(table, seat, card)
    if card == "banzai":
        attack["at"] += 2
    if card == "fire-aura":
        attack["at"] += 3 if strong else 2
    if card == "pressure-point":
        attack["at"] += 2 if strong else 1
    # Of two overrulings the later one holds. [NS-P10]
    if card == "incredible-luck" or (card == "mamoru" and plus):
        attack["chooser"] = seat
    if card == "ika-depths" or (card == "mamoru" and not plus):
        # Under Tiger Strike it stays 0. [NS-C4]
        attack["df"] += 0 if has(table, attack["on"], "bare") else 1
    if card == "ika-depths" and strong:
        attack["resilient"] = True
