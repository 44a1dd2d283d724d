"""Affinity tests: who tests with which element, alone, against a foe, or for a team."""

from __future__ import annotations

from engawa.core.contract import LEGAL
from engawa.core.forge import kernel
from engawa.games.ninja_all_stars import agenda, dice, state, vocabulary as v
from engawa.games.ninja_all_stars.clauses import cite
from engawa.games.ninja_all_stars.state import Board, State

WHICH_AFFINITY = cite("T3")
WHO_TESTS = cite("T13")


@kernel
def begin(b: Board, s: State, model: int, why: int, target: int) -> None:
    """The *model* is about to test; who has but one affinity need not name it. [NS-T2, NS-T3]"""
    s.tester, s.foe, s.why, s.target = model, v.NOBODY, why, target
    s.element, s.foe_element = only_affinity(b, s, model), v.NOBODY


@kernel
def oppose(b: Board, s: State, foe: int) -> None:
    """A *foe* tests as well. [NS-T12]"""
    s.foe = foe
    s.foe_element = only_affinity(b, s, foe)


@kernel
def roll(b: Board, s: State) -> None:
    """Three dice, once all affinities are named: the user's first, then the foe's. [NS-T3, NS-T12]"""
    state.nobody_asked(s)
    if s.element == v.NOBODY or (s.foe != v.NOBODY and s.foe_element == v.NOBODY):
        s.phase, s.seat = v.AFFINITY, state.controller_of(b, s, naming_model(s))
    else:
        s.phase = v.TEST


@kernel
def only_affinity(b: Board, s: State, model: int) -> int:
    """The one element of *model*, or NOBODY if it has several."""
    elements = state.affinities_of(b, s, model)
    if elements & (elements - 1) != 0:
        return v.NOBODY
    element = 0
    while (elements >> element) & 1 == 0:
        element += 1
    return element


@kernel
def naming_model(s: State) -> int:
    """The model whose affinity is named next."""
    return s.tester if s.element == v.NOBODY else s.foe


@kernel
def refusal_of_affinity(b: Board, s: State, element: int) -> int:
    """One of the model's own. [NS-T3, NS-T4]"""
    return LEGAL if state.has_affinity(b, s, naming_model(s), element) else WHICH_AFFINITY


@kernel
def name_affinity(b: Board, s: State, element: int) -> None:
    if s.element == v.NOBODY:
        s.element = element
    else:
        s.foe_element = element
    roll(b, s)


@kernel
def refusal_of_tester(s: State, model: int) -> int:
    """For a team any own ninja on the board. [NS-T13]"""
    return LEGAL if state.owner_of(model) == s.seat and state.is_on_board(s, model) else WHO_TESTS


@kernel
def test_for_team(b: Board, s: State, model: int) -> None:
    """Who is named makes an ordinary test. [NS-T13, NS-N4]"""
    agenda.drop_first(s)
    begin(b, s, model, v.TO_HOLD, v.NOBODY)
    roll(b, s)


@kernel
def matches(s: State, pool: int) -> int:
    """How many dice of a *pool* show the element that is tested."""
    return dice.shows(s, pool, s.element if pool == v.ATT else s.foe_element)


@kernel
def is_passed(s: State) -> bool:
    """At least one die shows the element [NS-T2]; against a foe more than its own dice do. [NS-T12]"""
    return matches(s, v.ATT) > (0 if s.foe == v.NOBODY else matches(s, v.DEF))


@kernel
def is_tied(s: State) -> bool:
    return s.foe != v.NOBODY and matches(s, v.ATT) == matches(s, v.DEF)
