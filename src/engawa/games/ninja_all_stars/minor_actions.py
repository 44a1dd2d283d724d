"""What an active model does besides moving, fighting and using abilities: search, hide, open, take and give."""

from __future__ import annotations

from engawa.core.contract import LEGAL, note
from engawa.core.forge import kernel
from engawa.games.ninja_all_stars import actions, activation, events, ground, sight, state, testing, vocabulary as v
from engawa.games.ninja_all_stars.bases import distance_to, gap
from engawa.games.ninja_all_stars.challenges import OPENED, book, drop_medal
from engawa.games.ninja_all_stars.clauses import cite
from engawa.games.ninja_all_stars.combat import NOT_ITS_CONTROLLERS
from engawa.games.ninja_all_stars.harm import lose_stealth
from engawa.games.ninja_all_stars.state import Board, State

WHOM_TO_SEARCH = cite("H6")
WHO_HIDES = cite("H1")
WHICH_CHEST = cite("O11")
WHICH_MEDAL = cite("O6")
TO_WHOM = cite("O9")


@kernel
def refusal_of_search(b: Board, s: State, target: int) -> int:
    """The clause that forbids the active model to search for *target*."""
    refused = activation.refusal_of_action(s, actions.SEARCH_FOR)
    if refused != LEGAL:
        return refused
    # An enemy in Stealth within reach that it can see. [NS-H6]
    if (
        not state.is_on_board(s, target)
        or not state.are_enemies(s.model, target)
        or not state.has(s, target, v.STEALTH)
    ):
        return WHOM_TO_SEARCH
    if gap(s, s.model, target) > b.search or not sight.sees(b, s, s.model, s.space[target]):
        return WHOM_TO_SEARCH
    # A sentry leaves the ninja of its controller alone. [NS-O4]
    return NOT_ITS_CONTROLLERS if not state.is_ninja(s.model) and state.owner_of(target) == s.actor else LEGAL


@kernel
def search(b: Board, s: State, target: int) -> None:
    activation.pay_for_action(s, actions.SEARCH_FOR)
    begin_test(b, s, v.TO_SEARCH, target)
    note(events.SEARCHED, s.model, target, 0)


@kernel
def begin_test(b: Board, s: State, why: int, target: int) -> None:
    """The active model tests. [NS-T2]"""
    testing.begin(b, s, s.model, why, target)
    testing.roll(b, s)


@kernel
def refusal_of_hiding(b: Board, s: State) -> int:
    """The clause that forbids the active model to enter Stealth."""
    if not state.is_ninja(s.model):
        return activation.NOT_FOR_SENTRIES
    refused = activation.refusal_of_action(s, actions.HIDE)
    if refused != LEGAL:
        return refused
    # Not twice, not with a medal, not in light [NS-G8], and no enemy may see it. [NS-H1]
    if state.has(s, s.model, v.STEALTH) or state.has(s, s.model, v.MEDAL) or ground.stands_in_light(b, s, s.model):
        return WHO_HIDES
    return WHO_HIDES if sight.is_seen_by_enemy(b, s, s.model) else LEGAL


@kernel
def hide(s: State) -> None:
    activation.pay_for_action(s, actions.HIDE)
    s.marks[s.model] |= v.STEALTH
    s.phase = v.AGENDA
    note(events.HID, s.model, 0, 0)


@kernel
def refusal_of_opening(s: State, there: int) -> int:
    """A closed chest in the front zone, for ninja. [NS-O11]"""
    if not state.is_ninja(s.model):
        return activation.NOT_FOR_SENTRIES
    refused = activation.refusal_of_action(s, actions.OPEN_CHEST)
    if refused != LEGAL:
        return refused
    return (
        LEGAL
        if state.standing_on(s, there) == v.CHEST_THERE and ground.has_in_front(s, s.model, there)
        else WHICH_CHEST
    )


@kernel
def open_chest(b: Board, s: State, there: int) -> None:
    """Stealth ends, then the test. [NS-H5, NS-O11]"""
    activation.pay_for_action(s, actions.OPEN_CHEST)
    lose_stealth(s, s.model)
    begin_test(b, s, v.TO_OPEN, there)
    note(events.OPENED, s.model, there, 0)


@kernel
def find(b: Board, s: State, content: int) -> None:
    """The chest leaves the board with the draw, and what was in it comes out. [NS-O11, NS-O12]"""
    model, there = s.model, s.target
    for i in range(v.CHESTS):
        if s.chest[i] == there:
            s.chest[i] = v.NOWHERE
    state.set_standing(s, there, v.NOTHING)
    s.contents[content] -= 1
    s.phase = v.AGENDA
    note(events.FOUND, model, content, 0)
    if content == v.MEDAL_INSIDE:
        if state.has(s, model, v.MEDAL):
            drop_medal(s, there)
        else:
            s.marks[model] |= v.MEDAL
        # Opening a medal chest scores. [NS-V12]
        book(b, s, state.owner_of(model), b.points[OPENED])
    elif content == v.SCROLL:
        s.due[state.owner_of(model)] = 1
        s.phase = v.DEAL
    elif content == v.CHARM:
        state.give_token(s, model, v.LUCKY)
        state.give_token(s, model, v.PROTECTED)
    else:
        state.give_token(s, model, v.POISONED)
        state.give_token(s, model, v.CURSED)


@kernel
def refusal_of_taking(s: State) -> int:
    """A loose medal on its space, and none carried yet. [NS-O6]"""
    if not state.is_ninja(s.model):
        return activation.NOT_FOR_SENTRIES
    if s.pounced == 1:
        return activation.ONLY_THE_POUNCE
    return LEGAL if loose_medal(s, s.model) != v.NOWHERE and not state.has(s, s.model, v.MEDAL) else WHICH_MEDAL


@kernel
def loose_medal(s: State, model: int) -> int:
    """The number of a medal that lies under *model*, or NOWHERE."""
    for i in range(v.MEDALS_LAID):
        if s.loose[i] != v.NOWHERE and distance_to(s, model, s.loose[i]) == 0:
            return i
    return v.NOWHERE


@kernel
def take(s: State) -> None:
    """Whoever takes a medal loses Stealth. [NS-O7]"""
    medal = loose_medal(s, s.model)
    there, s.loose[medal] = s.loose[medal], v.NOWHERE
    s.marks[s.model] |= v.MEDAL
    s.start = 0
    lose_stealth(s, s.model)
    note(events.TOOK_MEDAL, s.model, there, 0)
    s.phase = v.AGENDA


@kernel
def refusal_of_giving(b: Board, s: State, target: int) -> int:
    """The medal, to an own ninja beside it without one; a messenger keeps its own. [NS-O9]"""
    if not state.is_ninja(s.model):
        return activation.NOT_FOR_SENTRIES
    refused = activation.refusal_of_action(s, actions.GIVE)
    if refused != LEGAL:
        return refused
    if b.challenge == v.MESSENGER or not state.has(s, s.model, v.MEDAL) or state.are_enemies(s.model, target):
        return TO_WHOM
    return LEGAL if ground.are_adjacent(s, s.model, target) and not state.has(s, target, v.MEDAL) else TO_WHOM


@kernel
def give(s: State, target: int) -> None:
    activation.pay_for_action(s, actions.GIVE)
    lose_stealth(s, s.model)
    lose_stealth(s, target)
    s.marks[s.model] &= ~v.MEDAL
    s.marks[target] |= v.MEDAL
    s.phase = v.AGENDA
    note(events.GAVE, s.model, target, 0)
