"""Moon cards: the bag, the hands, and the cards played in an activation. [NS-P1 … NS-P10]"""

from collections.abc import Callable
from fractions import Fraction

from .bases import base_at, base_of, climbs, is_enterable
from .components import CARDS
from .document import SEATS, Table
from .geometry import around
from .models import (
    are_friends,
    enemies_of,
    gap,
    give,
    has,
    has_room,
    index,
    is_on_board,
    is_sentry,
    space_of,
    standing_on,
)
from .moving import arrive
from .stealth import clauses_of_hiding, is_seen

START_CARDS = ("decoy", "darkest-night", "smoke-bomb", "third-eye")
ACT_CARDS = ("vault", "tumble", "rushing-river")
# Cards whose stronger text is a choice of its own, written with +. [NS-P8]
WITH_PLUS = (
    "adrenaline",
    "igazani",
    "fuzin",
    "inazami",
    "ameratsu",
    "raizin",
    "suinij",
    "darkest-night",
    "mamoru",
    "rushing-river",
    "sidestep",
)


def bag(table: Table) -> dict[str, int]:
    """The copies of every card that are neither in a hand nor discarded. [NS-P3]"""
    out = [card for hand in table["hands"] for card in hand] + table["discard"]
    left = {card: copies - out.count(card) for card, (_, copies) in CARDS.items()}
    return {card: copies for card, copies in left.items() if copies}


def seat_to_be_dealt(table: Table) -> str | None:
    """The first seat from the initiative to which a card is due. [NS-S3]"""
    seats = SEATS[: table["options"]["players"]]
    first = seats.index(table["initiative"])
    return next((seat for seat in seats[first:] + seats[:first] if table["due"][index(seat)]), None)


def prepare_deal(table: Table) -> bool:
    """Turn the discard pile into the bag if the bag is empty; whether a card is due and can be dealt. [NS-P3]"""
    if any(table["due"]) and not bag(table):
        table["discard"] = []
        if not bag(table):
            table["due"] = [0] * len(table["due"])
    return any(table["due"])


def draws(table: Table) -> dict[str, Fraction]:
    """Every card that can come next and its probability."""
    left = bag(table)
    return {f"deal {card}": Fraction(copies, sum(left.values())) for card, copies in left.items()}


def matches(table: Table, card: str) -> bool:
    """Whether the moon's phase is the card's element. [NS-P1]"""
    return bool(table["moon"] == CARDS[card][0])


def name_and_plus(word: str) -> tuple[str, bool]:
    """The id of a card, and whether its stronger text is asked for."""
    return word.removesuffix("+"), word.endswith("+")


def clauses_of_holding(table: Table, seat: str, word: str, phase_cards: tuple[str, ...]) -> set[str]:
    """The clauses that forbid a seat to play that card now at all. [NS-P6 … NS-P8]"""
    card, plus = name_and_plus(word)
    found = set()
    if card not in table["hands"][index(seat)]:
        found.add("NS-P6")
    if card not in phase_cards:
        found |= {"NS-P6", "NS-P9"}
    if plus and (card not in WITH_PLUS or not matches(table, card)):
        found.add("NS-P8")
    if card in table["played"].get(seat, []):
        found.add("NS-P7")
    return found


def discard(table: Table, seat: str, card: str) -> None:
    """Move a card from the hand to the discard pile. [NS-P2]"""
    table["hands"][index(seat)].remove(card)
    table["discard"].append(card)


def note_played(table: Table, seat: str, card: str) -> None:
    """Discard a card and remember it for this test, attack or omen window. [NS-P7]"""
    discard(table, seat, card)
    table["played"].setdefault(seat, []).append(card)


def clauses_in_activation(table: Table, words: list[str]) -> set[str]:
    """The clauses that forbid the active seat to play a start or act card."""
    active = table["activation"]
    if len(words) < 2 or name_and_plus(words[1])[0] not in CARDS:
        return {"NS-N1"}
    card, plus = name_and_plus(words[1])
    found = clauses_of_holding(table, active["seat"], words[1], START_CARDS + ACT_CARDS)
    # Cards of start and act work only in activations of own ninja. [NS-P9, NS-O2]
    if is_sentry(active["model"]):
        found |= {"NS-O2", "NS-P9"}
    if active["pounced"]:
        found.add("NS-K14")
    if card not in START_CARDS + ACT_CARDS or is_sentry(active["model"]):
        return found
    if card in active["cards"]:
        found.add("NS-P7")
    if card in START_CARDS and not active["start"]:
        found.add("NS-A5")
    has_target = card in ("decoy", "third-eye") or (card == "darkest-night" and plus)
    if len(words) != (3 if has_target else 2):
        found |= {"NS-N1", "NS-P9"}
    elif not CONDITIONS[card](table, active["model"], words, plus):
        found.add("NS-P9")
    return found


def decoy_works(table: Table, model: str, words: list[str], plus: bool) -> bool:
    """Another own ninja within 6; with the moon any other model within 8 but an enemy in Stealth."""
    target = words[2]
    if not is_on_board(table, target) or target == model or not can_swap(table, model, target):
        return False
    if matches(table, "decoy"):
        return gap(table, model, target) <= 8 and (are_friends(model, target) or not has(table, target, "stealth"))
    return are_friends(model, target) and gap(table, model, target) <= 6


def can_swap(table: Table, one: str, other: str) -> bool:
    """Whether both have room where the other was. [NS-B2]"""
    here, there = base_at(table, one, space_of(table, other)), base_at(table, other, space_of(table, one))
    spaces = here | there
    others = {model for space in spaces for model in standing_on(table, space)} - {one, other}
    fits = bool(here) and bool(there) and here.isdisjoint(there) and not others
    return fits and all(is_enterable(table, space) for space in spaces)


def darkest_night_works(table: Table, model: str, words: list[str], plus: bool) -> bool:
    """The active model has no Moon Power; with the moon another own ninja on the board may gain it too."""
    if has(table, model, "power"):
        return False
    return not plus or (is_on_board(table, words[2]) and words[2] != model and are_friends(words[2], model))


def smoke_bomb_works(table: Table, model: str, words: list[str], plus: bool) -> bool:
    """The active model could hide here; with the moon it may be seen."""
    return not clauses_of_hiding(table, model) and (matches(table, "smoke-bomb") or not is_seen(table, model))


def third_eye_works(table: Table, model: str, words: list[str], plus: bool) -> bool:
    """An enemy in Stealth within 4; no sight needed."""
    target = words[2]
    return target in enemies_of(table, model) and has(table, target, "stealth") and gap(table, model, target) <= 4


def vault_works(table: Table, model: str, words: list[str], plus: bool) -> bool:
    """The active model stands low beside a free elevated space, and can still walk."""
    active, here, base = table["activation"], space_of(table, model), base_of(table, model)
    if active["moving"] == "pounce":
        return False
    can_walk = active["mp"] >= 1 if active["moving"] else active["move"] or active["extra"]
    free = [space for space in around(here) if has_room(table, model, space)]
    return bool(can_walk and any(climbs(table, base, base_at(table, model, space)) for space in free))


def tumble_works(table: Table, model: str, words: list[str], plus: bool) -> bool:
    """The last step of the movement under way, no pounce, went down."""
    return table["activation"]["moving"] in ("move", "run") and bool(table["activation"]["fell"])


def rushing_river_works(table: Table, model: str, words: list[str], plus: bool) -> bool:
    """Before a movement, or in a run without a step yet; with + a run can be made free."""
    active = table["activation"]
    if plus:
        return not active["moving"] and active["act"] == 1 and not has(table, model, "medal")
    if active["moving"]:
        return bool(active["moving"] == "run" and active["walked"] == 0)
    return bool(active["move"] or active["extra"])


CONDITIONS: dict[str, Callable[[Table, str, list[str], bool], bool]] = {
    "decoy": decoy_works,
    "darkest-night": darkest_night_works,
    "smoke-bomb": smoke_bomb_works,
    "third-eye": third_eye_works,
    "vault": vault_works,
    "tumble": tumble_works,
    "rushing-river": rushing_river_works,
}


def play_in_activation(table: Table, words: list[str]) -> None:
    """Do what a start or act card does; `third-eye` leaves its test to the caller."""
    active = table["activation"]
    model, (card, plus) = active["model"], name_and_plus(words[1])
    strong = matches(table, card)
    discard(table, active["seat"], card)
    active["cards"].append(card)
    if card == "decoy":
        one, other = table["models"][model], table["models"][words[2]]
        one["at"], other["at"] = other["at"], one["at"]
        arrive(table, model)
        arrive(table, words[2])
    if card == "darkest-night":
        gain_power(table, model)
        if plus:
            gain_power(table, words[2])
    if card == "smoke-bomb":
        table["models"][model]["stealth"] = True
    if card == "third-eye" and strong:
        table["models"][words[2]]["stealth"] = False
    if card == "vault":
        active["vault"] = True
        active["dice"] += 1 if strong else 0
    if card == "tumble":
        active["mp"] += 4 if strong else 2
    if card == "rushing-river":
        if plus:
            active["river"] = 1
        elif active["moving"]:
            active["mp"] += 4
        else:
            active["rush"] = 4


def gain_power(table: Table, model: str) -> None:
    """Moon Power; Stun tokens come off. [NS-U7]"""
    table["models"][model]["stun"] = 0
    give(table, model, "power")
