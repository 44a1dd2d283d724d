"""Decisions to come: what seats could still do about a roll that is about to be made. Odds assume that they do not."""

from __future__ import annotations

from collections.abc import Iterable

from engawa.core.contract import LEGAL
from engawa.core.forge.declare import copied
from engawa.games.ninja_all_stars import state, vocabulary as v
from engawa.games.ninja_all_stars.combat import defence_dice
from engawa.games.ninja_all_stars.harm import can_take_it
from engawa.games.ninja_all_stars.machine import BOOSTS
from engawa.games.ninja_all_stars.names import SEAT_LETTERS
from engawa.games.ninja_all_stars.odds import FREE
from engawa.games.ninja_all_stars.phrases import format_action
from engawa.games.ninja_all_stars.reacting import ONE_DIE, REACTIONS
from engawa.games.ninja_all_stars.rules import refusal
from engawa.games.ninja_all_stars.state import Board, State
from engawa.games.ninja_all_stars.windows import roller_of

Decisions = dict[str, list[str]]
HIDDEN_HAND = "hand"  # cards that the viewer does not see


def decisions_in_attack(b: Board, s: State) -> Decisions:
    """By seat, the first words of what can be done about the attack that was declared: boosts, rerolls, saves."""
    words: list[set[str]] = [set() for _ in range(b.players)]
    t = copied(s)
    t.phase = v.BOOST
    for model in (s.attacker, s.defender):
        t.seat = state.controller_of(b, s, model)
        words[t.seat] |= _legal(b, t, BOOSTS)
    # Dice that show everything: whatever can be done about any roll.
    t.phase = v.REACT
    t.fresh[v.ATT], t.fresh[v.DEF] = [1] * v.ELEMENTS, [int(defence_dice(s) > 0)] * v.ELEMENTS
    for t.seat in range(b.players):
        words[t.seat] |= _legal(b, t, (*REACTIONS, *ONE_DIE))
    if s.defender < v.NINJA:
        saved = words[state.owner_of(s.defender)]
        if state.tokens_of(s, s.defender, v.PROTECTED) > 0:
            saved.add("protect")
        if any(can_take_it(b, s, s.defender, healer) for healer in range(v.NINJA)):
            saved.add("herbs")
    return _told(s, words)


def decisions_in_test(b: Board, s: State) -> Decisions:
    """The same for a test: the roller's side while it fails, the others while it is passed. [NS-T7]"""
    words: list[set[str]] = [set() for _ in range(b.players)]
    t = copied(s)
    t.phase = v.REACT
    for t.seat in range(b.players):
        for pool, element in ((v.ATT, s.element), (v.DEF, s.foe_element))[: 1 if s.foe == v.NOBODY else 2]:
            mine = state.controller_of(b, s, roller_of(s, pool)) == t.seat
            # Against a foe a pool that is even with the other may be touched by everybody.
            t.fresh[pool] = [int(s.foe != v.NOBODY or not mine or each != element) for each in range(v.ELEMENTS)]
        words[t.seat] |= _legal(b, t, [action for action in REACTIONS if action not in FREE])
    return _told(s, words)


def _legal(b: Board, s: State, actions: Iterable[int]) -> set[str]:
    return {_first_words(action) for action in actions if refusal(b, s, action) == LEGAL}


def _first_words(action: int) -> str:
    """What a move is about: `mastery`, `card igazani`, `use tiger-strike`."""
    words = format_action(action).split()
    return " ".join(words[: 2 if words[0] in ("card", "use") else 1]).rstrip("+")


def _told(s: State, words: list[set[str]]) -> Decisions:
    for seat, own in enumerate(words):
        if s.veiled >> seat & 1 and s.held[seat] > 0:
            own.add(HIDDEN_HAND)
    return {SEAT_LETTERS[seat]: sorted(own) for seat, own in enumerate(words) if own}
