"""Odds: how likely a test is passed and how an attack ends, before any die is rolled.

What a result does is played; what dice do to each other is counted, for any numbers of them.
Where people decide, this is assumed: nobody plays a card, uses an ability or saves anybody; the roller of a test
rerolls where that costs nothing (Nimble, a shrine); and whoever chooses a result takes what is best for its side of the
fight, where an Injury counts as much as three Stun tokens. Poison is not counted.
"""

from __future__ import annotations

from functools import cache
from itertools import chain
from math import comb
from typing import NamedTuple

from engawa.core.contract import LEGAL
from engawa.core.forge.declare import copied
from engawa.games.ninja_all_stars import actions, combat, state, testing, vocabulary as v
from engawa.games.ninja_all_stars.agenda import NUMBER, WHO
from engawa.games.ninja_all_stars.dice import lay_fresh
from engawa.games.ninja_all_stars.rules import MAX_ACTIONS, chances, play, refusal
from engawa.games.ninja_all_stars.state import Board, State
from engawa.games.ninja_all_stars.windows import is_test

FREE = (
    actions.action_of(actions.REROLL_NIMBLE, 0, 0),
    actions.action_of(actions.REROLL_SHRINE, 0, 0),
)  # rerolls that cost nothing
PASSING, STAYING = actions.action_of(actions.PASS, 0, 0), actions.action_of(actions.STAY, 0, 0)
INJURY = 3  # what it counts for, in Stun tokens: the third one Injures [NS-U1]
EVEN = 0.5
ENDS = ("injured", "stunned", "backfire", "other")


class Effect(NamedTuple):
    """What a result does to the two who fight, in Stun tokens."""

    attacker: int
    defender: int


class Ending(NamedTuple):
    """How an attack ends: the dice of both sides, who chooses the result, and the chances of ENDS."""

    attack: int
    defence: int
    chooser: int
    chances: tuple[float, ...]


def played(b: Board, s: State, action: int) -> State:
    """The state after an *action* or outcome."""
    after = copied(s)
    play(b, after, action)
    return after


def rolling(b: Board, s: State) -> State:
    """A test whose dice are about to be rolled: whichever affinity is named, the chance is the same. [NS-T3]"""
    while s.phase == v.AFFINITY:
        model = testing.naming_model(s)
        named = next(element for element in range(v.ELEMENTS) if state.has_affinity(b, s, model, element))
        s = played(b, s, actions.action_of(actions.NAME_AFFINITY, 0, named))
    return s


# Tests


def passing(b: Board, s: State) -> float:
    """The chance that the test is passed whose dice are about to be rolled, or rerolled."""
    # Against a foe both roll alike, and after a tie again.
    if s.foe != v.NOBODY:
        return EVEN
    out, weights = [0] * MAX_ACTIONS, [0] * MAX_ACTIONS
    count = chances(b, s, out, weights)
    laid, passed, failing = copied(s), 0, v.NOBODY
    for i in range(count):
        laid.fresh[v.ATT] = [0] * v.ELEMENTS
        lay_fresh(laid, v.ATT, out[i])
        if testing.is_passed(laid):
            passed += weights[i]
        else:
            failing = out[i]
    total = sum(weights[:count])
    # A free reroll takes all dice that may be rerolled, so one failure is like another.
    return (passed + (total - passed) * second_try(b, played(b, s, failing))) / total


def second_try(b: Board, s: State) -> float:
    """The chance that a test which has failed is passed by a reroll that costs nothing."""
    if s.phase == v.REACT and is_test(s) and s.seat == state.controller_of(b, s, s.tester):
        for action in FREE:
            if refusal(b, s, action) == LEGAL:
                return passing(b, played(b, s, action))
    return 0.0


# Attacks


def ending(b: Board, s: State, effects: list[Effect]) -> Ending:
    """How the attack ends that was declared, if results have these *effects*."""
    attack, defence = combat.attack_dice(s), combat.defence_dice(s)
    chooser = judged(b, s).seat
    attacks = chooser == state.controller_of(b, s, s.attacker)
    counts = dict.fromkeys(ENDS, 0)
    for left, ways in leftovers(attack, defence).items():
        result = chosen(left, effects, attacks)
        counts["other" if result == v.NOBODY else end_of(effects[result])] += ways
    total = v.ELEMENTS ** (attack + defence)
    return Ending(attack, defence, chooser, tuple(counts[end] / total for end in ENDS))


def chosen(left: int, effects: list[Effect], attacks: bool) -> int:
    """The element that the chooser takes of those that are *left*, or NOBODY: the most for it, then the least harm."""
    side = 1 if attacks else -1

    def worth(element: int) -> tuple[int, int]:
        attacker, defender = effects[element]
        return side * (defender - attacker), -attacker - defender

    return max((element for element in range(v.ELEMENTS) if left >> element & 1), key=worth, default=v.NOBODY)


def end_of(effect: Effect) -> str:
    """What people call that end, as the attacker sees it."""
    if effect.defender == INJURY:
        return "injured"
    if effect.attacker == INJURY:
        return "backfire"
    return "stunned" if effect.defender > 0 else "backfire" if effect.attacker > 0 else "other"


def judged(b: Board, s: State) -> State:
    """A declared attack with dice rolled and opposites cancelled, so that somebody has to choose."""
    after = copied(s)
    # Dice of one element cancel none of each other, so all of them are left.
    after.fresh[v.ATT][v.VOID], after.fresh[v.DEF][v.VOID] = combat.attack_dice(s), combat.defence_dice(s)
    combat.eliminate(b, after)
    return after


def effects_of(b: Board, s: State) -> list[Effect]:
    """What the result of each element does in the attack that was declared; nobody saves, pushes or is pushed."""
    effects, over = [], judged(b, s)
    for element in range(v.ELEMENTS):
        after = copied(over)
        after.left[v.ATT] = [int(each == element) for each in range(v.ELEMENTS)]
        after.left[v.DEF] = [0] * v.ELEMENTS
        play(b, after, actions.action_of(actions.CHOOSE_RESULT, 0, element))
        while after.attacker != v.NOBODY:
            play(b, after, quiet_move(b, after))
        effects.append(Effect(harm_of(s, after, s.attacker), harm_of(s, after, s.defender)))
    return effects


def quiet_move(b: Board, s: State) -> int:
    """What changes the least of what a result does."""
    if s.phase == v.PUSH:
        return STAYING
    if s.phase == v.FACE:
        return actions.action_of(actions.TURN_TO, 0, s.face[s.todo[0][WHO]])
    if s.phase == v.PLACE:
        near = (space for space in b.neighbour[s.space[s.todo[0][NUMBER]]] if space >= 0)
        places = (actions.action_of(actions.PLACE_ON, s.todo[0][WHO], space) for space in chain(near, range(v.SPACES)))
        return next(place for place in places if refusal(b, s, place) == LEGAL)
    return PASSING


def harm_of(before: State, after: State, model: int) -> int:
    """What happened to *model*, in Stun tokens."""
    if state.is_on_board(before, model) and after.space[model] in (v.HEALING_HOUSE, v.GONE):
        return INJURY
    return max(0, state.tokens_of(after, model, v.STUNNED) - state.tokens_of(before, model, v.STUNNED))


@cache
def leftovers(attack: int, defence: int) -> dict[int, int]:
    """In how many ways so many dice of either side leave each set of elements after eliminations.

    Counted are the rolls after which all elements of a set are gone; those after which just these are gone follow.
    """
    elements = range(v.ELEMENTS)
    gone = {
        out: gone_ways(tuple(sorted((sum(out >> each & 1 for each in pair) for pair in OPPOSITES), reverse=True)),
                       attack, defence)
        for out in range(1 << v.ELEMENTS)
    }  # fmt: skip
    for element in elements:
        for out in gone:
            if not out >> element & 1:
                gone[out] -= gone[out | 1 << element]
    everything = (1 << v.ELEMENTS) - 1
    return {everything ^ out: ways for out, ways in gone.items() if ways}


OPPOSITES = [(element, element + 3) for element in range(v.ELEMENTS // 2)]


@cache
def gone_ways(gone: tuple[int, ...], attack: int, defence: int) -> int:
    """In how many ways so many elements of each pair of opposites are *gone*; dice fall into the pairs in all ways."""
    if not any(gone):
        free: int = (2 * len(gone)) ** (attack + defence)
        return free
    if len(gone) == 1:
        return splits(gone[0], attack, defence)
    total = 0
    for i in range(attack + 1):
        for j in range(defence + 1) if gone[0] < 2 else range(i, min(i, defence) + 1):
            ways = comb(attack, i) * comb(defence, j) * splits(gone[0], i, j)
            total += ways * gone_ways(gone[1:], attack - i, defence - j)
    return total


@cache
def splits(gone: int, attack: int, defence: int) -> int:
    """In how many ways so many elements of one pair of opposites are *gone*, if all dice show one of the two.

    An element is gone if neither side has more dice of it than the other has of its opposite, which is to say that of
    all dice no more show it than the smaller side has. Both are gone if the sides have as many dice, and either shows
    of each what the other shows of its opposite.
    """
    if gone == 0:
        return 1 << attack + defence
    if gone == 1:
        return sum(comb(attack + defence, shown) for shown in range(min(attack, defence) + 1))
    return comb(2 * attack, attack) if attack == defence else 0
