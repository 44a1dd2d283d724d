"""The phases of section 23, and the work between two decisions."""

from collections.abc import Callable
from fractions import Fraction
from typing import Any, NamedTuple

from . import (
    activation,
    affinity,
    boosts,
    chests,
    deployment,
    janken,
    moving,
    pushes,
    reacts,
    rounds,
    sentries,
    setup,
    status,
    upkeep,
)
from .cards import discard, draws, prepare_deal, seat_to_be_dealt
from .combat import (
    attack_dice_missing,
    choose_result,
    defence_dice_missing,
    eliminate,
    result_candidates,
    result_clauses,
    roll_attack,
    roll_defence,
    work_on_aftermath,
)
from .dice import in_order, lot, throws
from .document import Table
from .geometry import FACINGS
from .models import index


class Decision(NamedTuple):
    """The texts to be asked about, the clauses against each, and what a legal one does."""

    candidates: Callable[[Table], list[str]]
    clauses: Callable[[Table, list[str]], set[str]]
    apply: Callable[[Table, list[str]], None]


class Chance(NamedTuple):
    """The outcomes with their probabilities, and what one does."""

    odds: Callable[[Table], dict[str, Fraction]]
    apply: Callable[[Table, str], None]


def pass_or_sidestep(table: Table, words: list[str]) -> None:
    """Roll for the dodge, or step without a roll. [NS-M8]"""
    if words == ["pass"]:
        table |= {"phase": "ask-affinity", "seat": None}
        return
    discard(table, table["seat"], "sidestep")
    space = table["test"]["why"][1]
    table |= {"test": None, "played": {}, "phase": "todo", "seat": None}
    moving.make_step(table, space)


def set_moon(table: Table, letter: str) -> None:
    """Set the phase: in set-up, or by an omen."""
    (setup.set_first_moon if table["round"] == 0 else rounds.set_moon)(table, letter)


def deal(table: Table, card: str) -> None:
    """Put a card into the hand to which it is due."""
    seat = seat_to_be_dealt(table)
    assert seat is not None
    table["hands"][index(seat)].append(card)
    table["due"][index(seat)] -= 1
    table |= {"phase": "dealing", "seat": seat}


DECISIONS = {
    "janken": Decision(janken.candidates, janken.clauses, janken.choose),
    "furnish": Decision(setup.furnish_candidates, setup.furnish_clauses, setup.furnish),
    "pick": Decision(setup.pick_candidates, setup.pick_clauses, setup.pick),
    "edge": Decision(setup.edge_candidates, setup.edge_clauses, setup.take_edge),
    "post": Decision(sentries.post_candidates, sentries.post_clauses, sentries.post),
    "name": Decision(deployment.name_candidates, deployment.name_clauses, deployment.name_champion),
    "deploy": Decision(deployment.deploy_candidates, deployment.deploy_clauses, deployment.deploy),
    "omen": Decision(rounds.omen_candidates, rounds.omen_clauses, rounds.read_omen),
    "courier": Decision(rounds.courier_candidates, rounds.courier_clauses, rounds.name_courier),
    "turn": Decision(rounds.turn_candidates, rounds.turn_clauses, rounds.activate),
    "act": Decision(activation.candidates, activation.clauses, activation.apply),
    "affinity": Decision(affinity.affinity_candidates, affinity.affinity_clauses, affinity.name_affinity),
    "team": Decision(affinity.team_candidates, affinity.team_clauses, affinity.name_tester),
    "dodge": Decision(reacts.dodge_candidates, reacts.dodge_clauses, pass_or_sidestep),
    "boost": Decision(boosts.candidates, boosts.clauses, boosts.apply),
    "react": Decision(reacts.candidates, reacts.clauses, reacts.apply),
    "result": Decision(result_candidates, result_clauses, choose_result),
    "save": Decision(status.saving_candidates, status.saving_clauses, status.save),
    "push": Decision(pushes.push_candidates, pushes.clauses_of_push, pushes.push),
    "place": Decision(pushes.place_candidates, pushes.clauses_of_place, pushes.push),
    "face": Decision(lambda _: [f"face {facing}" for facing in FACINGS], pushes.clauses_of_set_face, pushes.set_face),
    "heal": Decision(upkeep.heal_candidates, upkeep.heal_clauses, upkeep.heal),
    "choice": Decision(upkeep.choice_candidates, upkeep.choice_clauses, upkeep.choose),
    "reinforce": Decision(deployment.deploy_candidates, deployment.deploy_clauses, deployment.deploy),
}

# The clauses that say what a phase asks for: they forbid the moves of all others.
ASKS = {
    "janken": {"NS-J2"},
    "furnish": {"NS-S4"},
    "pick": {"NS-S7"},
    "edge": {"NS-S7", "NS-S8"},
    "post": {"NS-S10"},
    "name": {"NS-S11"},
    "deploy": {"NS-S12"},
    "omen": {"NS-P5"},
    "courier": {"NS-V14"},
    "turn": {"NS-A2", "NS-A3"},
    "act": {"NS-N2"},
    "dodge": {"NS-M8"},
    "affinity": {"NS-T3"},
    "team": {"NS-T13"},
    "boost": {"NS-C6"},
    "react": {"NS-T6"},
    "result": {"NS-C12"},
    "save": {"NS-U10", "NS-U11"},
    "push": {"NS-M13", "NS-K19"},
    "place": {"NS-M14"},
    "face": {"NS-F4"},
    "heal": {"NS-Y3"},
    "choice": {"NS-Y5"},
    "reinforce": {"NS-Y6", "NS-S12"},
}

CHANCES = {
    "init": Chance(janken.odds, janken.settle),
    "moon": Chance(lambda _: throws(1), set_moon),
    "deal": Chance(draws, deal),
    "test": Chance(lambda _: throws(3), affinity.roll_test),
    "test-foe": Chance(lambda _: throws(3), affinity.roll_foe),
    "dice-att": Chance(lambda table: lot(attack_dice_missing(table)), roll_attack),
    "dice-def": Chance(lambda table: lot(defence_dice_missing(table)), roll_defence),
    "reroll": Chance(lambda table: lot(table["roll"]["again"][0]), reacts.put_down),
    "resist": Chance(lambda _: throws(1), status.settle_resistance),
    "poison": Chance(lambda _: throws(1), rounds.suffer_poison),
    "chest": Chance(chests.content_odds, chests.open_chest),
}


def legal(table: Table) -> list[str]:
    """The texts that no clause forbids, by ASCII. [NS-N1]"""
    if table["phase"] not in DECISIONS:
        return []
    candidates, clauses, _ = DECISIONS[table["phase"]]
    return sorted(text for text in set(candidates(table)) if not clauses(table, text.split()))


def clauses(table: Table, text: str) -> set[str]:
    """All clauses that forbid a move now; none if it is legal."""
    words = text.split(" ")
    if table["phase"] not in DECISIONS or not all(words):
        return {"NS-N1"}
    found = DECISIONS[table["phase"]].clauses(table, words)
    return found | ASKS[table["phase"]] if "NS-N2" in found else found


def odds(table: Table) -> dict[str, Fraction]:
    """At chance: every outcome and its probability."""
    return CHANCES[table["phase"]].odds(table) if table["phase"] in CHANCES else {}


def apply(table: Table, text: str) -> None:
    """Play a legal move or a possible outcome in place, and go on to the next decision or chance."""
    phase, words = table["phase"], text.split()
    if phase in DECISIONS:
        DECISIONS[phase].apply(table, words)
    else:
        CHANCES[phase].apply(table, in_order(words[1]) if words[0] == "dice" else words[1])
    while table["phase"] in BETWEEN:
        BETWEEN[table["phase"]](table)


def ask(table: Table, window: str, then: str) -> None:
    """Open the window for the next seat that has an option besides `pass`; without any go on. [NS-T9, NS-P5]"""
    seats = ([table["seat"]] if table["seat"] else []) + table["queue"]
    for number, seat in enumerate(seats):
        table |= {"phase": window, "seat": seat, "queue": seats[number + 1 :]}
        if rounds.may_have_an_omen(table) if window == "omen" else legal(table) != ["pass"]:
            return
    table |= {"phase": then, "seat": None, "queue": []}


def settle_dice(table: Table) -> None:
    """Nobody is left to react."""
    (affinity.settle_test if table["test"] else eliminate)(table)


def go_on_dealing(table: Table) -> None:
    """Deal the next card that is due, or go on where it came from."""
    drawer = table["seat"]
    if prepare_deal(table):
        table |= {"phase": "deal", "seat": None}
    elif table["activation"]:
        table |= {"phase": "todo", "seat": None}
    elif table["round"] == 0:
        setup.after_cards(table)
    else:
        table |= {"phase": "reinforcing", "seat": drawer}


ITEMS: dict[str, Callable[[Table, list[Any]], None]] = {
    "stun": status.work_on_stun,
    "injure": status.work_on_injury,
    "push": pushes.work_on_push,
    "gust": pushes.work_on_push,
    "place": pushes.work_on_place,
    "face": pushes.work_on_face,
    "aftermath": work_on_aftermath,
    "team": affinity.ask_for_tester,
    "finish": lambda table, _: rounds.finish(table),
}


def work(table: Table) -> None:
    """Do the first item, or go on with the activation if none is left. [NS-N4]"""
    if table["todo"]:
        ITEMS[table["todo"][0][0]](table, table["todo"][0])
    elif table["activation"] is None:
        # Only tests for whole teams are done outside an activation.
        rounds.go_on_after_scoring(table)
    elif activation.is_over_by_itself(table):
        table["todo"] = [["finish"]]
    else:
        table |= {"phase": "act", "seat": table["activation"]["seat"]}


# What is done between two decisions, by the name that `phase` has meanwhile.
BETWEEN: dict[str, Callable[[Table], None]] = {
    "dealing": go_on_dealing,
    "posting": sentries.ask_for_posts,
    "picking": setup.ask_for_pick,
    "naming": deployment.ask_for_champions,
    "deploying": deployment.ask_for_deployment,
    "first-round": rounds.begin_first_round,
    "begin-round": rounds.begin_round,
    "ask-omen": lambda table: ask(table, "omen", "after-omens"),
    "after-omens": rounds.after_omens,
    "ask-courier": rounds.ask_for_couriers,
    "first-turn": rounds.first_turn,
    "ask-dodge": lambda table: ask(table, "dodge", "ask-affinity"),
    "ask-affinity": affinity.ask_for_affinity,
    "ask-boost": lambda table: ask(table, "boost", "dice-att"),
    "ask-react": lambda table: ask(table, "react", "settle-dice"),
    "settle-dice": settle_dice,
    "todo": work,
    "upkeep": upkeep.begin,
    "reinforcing": upkeep.ask_for_reinforcements,
}
