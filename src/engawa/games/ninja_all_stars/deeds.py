"""What an active model does besides moving, fighting and using abilities: search, hide, open, take and give."""

from __future__ import annotations

from engawa.core.contract import LEGAL, note
from engawa.core.forge import kernel
from engawa.games.ninja_all_stars.actions import GIVE, HIDE, OPEN_CHEST, SEARCH_FOR
from engawa.games.ninja_all_stars.activation import (
    NOT_FOR_SENTRIES,
    ONLY_THE_POUNCE,
    pay_for_action,
    refusal_of_action,
)
from engawa.games.ninja_all_stars.bases import distance_to, gap
from engawa.games.ninja_all_stars.challenges import book, drop_medal
from engawa.games.ninja_all_stars.clauses import cite
from engawa.games.ninja_all_stars.combat import NOT_ITS_CONTROLLERS
from engawa.games.ninja_all_stars.events import FOUND, GAVE, HID, OPENED, SEARCHED, TOOK_MEDAL
from engawa.games.ninja_all_stars.ground import are_adjacent, has_in_front, is_seen_by_enemy, sees, stands_in_light
from engawa.games.ninja_all_stars.harm import lose_stealth
from engawa.games.ninja_all_stars.state import (
    Board,
    State,
    are_enemies,
    element_of,
    give_token,
    has,
    is_ninja,
    is_on_board,
    owner_of,
    set_standing,
    standing_on,
)
from engawa.games.ninja_all_stars.vocabulary import (
    AGENDA,
    CHARM,
    CHEST_THERE,
    CHESTS,
    CURSED,
    DEAL,
    LUCKY,
    MEDAL,
    MEDAL_INSIDE,
    MEDALS_LAID,
    MESSENGER,
    NOTHING,
    NOWHERE,
    POISONED,
    PROTECTED,
    SCROLL,
    STEALTH,
    TEST,
    TO_OPEN,
    TO_SEARCH,
)

WHOM_TO_SEARCH = cite("H6")
WHO_HIDES = cite("H1")
SEEN_ALREADY = cite("M10")
WHICH_CHEST = cite("O11")
WHICH_MEDAL = cite("O6")
TO_WHOM = cite("O9")
SEARCH_REACH = 4


@kernel
def refusal_of_search(b: Board, s: State, target: int) -> int:
    """The clause that forbids the active model to search for *target*."""
    refused = refusal_of_action(s, SEARCH_FOR)
    if refused != LEGAL:
        return refused
    # An enemy in Stealth within 4 that it can see. [NS-H6]
    if not is_on_board(s, target) or not are_enemies(s.model, target) or not has(s, target, STEALTH):
        return WHOM_TO_SEARCH
    if gap(s, s.model, target) > SEARCH_REACH or not sees(b, s, s.model, s.space[target]):
        return WHOM_TO_SEARCH
    # A sentry leaves the ninja of its controller alone. [NS-O4]
    return NOT_ITS_CONTROLLERS if not is_ninja(s.model) and owner_of(target) == s.actor else LEGAL


@kernel
def search(b: Board, s: State, target: int) -> None:
    pay_for_action(s, SEARCH_FOR)
    begin_test(b, s, TO_SEARCH, target)
    note(SEARCHED, s.model, target, 0)


@kernel
def begin_test(b: Board, s: State, why: int, target: int) -> None:
    """The active model rolls three dice. [NS-T2]"""
    s.tester, s.element, s.why, s.target = s.model, element_of(b, s, s.model), why, target
    s.phase = TEST


@kernel
def refusal_of_hiding(b: Board, s: State) -> int:
    """The clause that forbids the active model to enter Stealth."""
    if not is_ninja(s.model):
        return NOT_FOR_SENTRIES
    refused = refusal_of_action(s, HIDE)
    if refused != LEGAL:
        return refused
    # Not after a dodge gave it away. [NS-M10]
    if s.seen == 1:
        return SEEN_ALREADY
    # Not twice, not with a medal, not in light [NS-G8], and no enemy may see it. [NS-H1]
    if has(s, s.model, STEALTH) or has(s, s.model, MEDAL) or stands_in_light(s, s.model):
        return WHO_HIDES
    return WHO_HIDES if is_seen_by_enemy(b, s, s.model) else LEGAL


@kernel
def hide(s: State) -> None:
    pay_for_action(s, HIDE)
    s.marks[s.model] |= STEALTH
    s.phase = AGENDA
    note(HID, s.model, 0, 0)


@kernel
def refusal_of_opening(s: State, there: int) -> int:
    """A closed chest in the front zone, for ninja. [NS-O11]"""
    if not is_ninja(s.model):
        return NOT_FOR_SENTRIES
    refused = refusal_of_action(s, OPEN_CHEST)
    if refused != LEGAL:
        return refused
    return LEGAL if standing_on(s, there) == CHEST_THERE and has_in_front(s, s.model, there) else WHICH_CHEST


@kernel
def open_chest(b: Board, s: State, there: int) -> None:
    """Stealth ends, then the test. [NS-H5, NS-O11]"""
    pay_for_action(s, OPEN_CHEST)
    lose_stealth(s, s.model)
    begin_test(b, s, TO_OPEN, there)
    note(OPENED, s.model, there, 0)


@kernel
def find(b: Board, s: State, content: int) -> None:
    """The chest is removed, and what was in it comes out. [NS-O11, NS-O12]"""
    model, there = s.model, s.target
    for i in range(CHESTS):
        if s.chest[i] == there:
            s.chest[i] = NOWHERE
    set_standing(s, there, NOTHING)
    s.contents[content] -= 1
    s.phase = AGENDA
    note(FOUND, model, content, 0)
    if content == MEDAL_INSIDE:
        if has(s, model, MEDAL):
            drop_medal(s, there)
        else:
            s.marks[model] |= MEDAL
        # Opening a medal chest: 1 point. [NS-V12]
        book(b, s, owner_of(model), 1)
    elif content == SCROLL:
        s.due[owner_of(model)] = 1
        s.phase = DEAL
    elif content == CHARM:
        give_token(s, model, LUCKY)
        give_token(s, model, PROTECTED)
    else:
        give_token(s, model, POISONED)
        give_token(s, model, CURSED)


@kernel
def refusal_of_taking(s: State) -> int:
    """A loose medal on its space, and none carried yet. [NS-O6]"""
    if not is_ninja(s.model):
        return NOT_FOR_SENTRIES
    if s.pounced == 1:
        return ONLY_THE_POUNCE
    return LEGAL if loose_medal(s, s.model) != NOWHERE and not has(s, s.model, MEDAL) else WHICH_MEDAL


@kernel
def loose_medal(s: State, model: int) -> int:
    """The number of a medal that lies under *model*, or NOWHERE."""
    for i in range(MEDALS_LAID):
        if s.loose[i] != NOWHERE and distance_to(s, model, s.loose[i]) == 0:
            return i
    return NOWHERE


@kernel
def take(s: State) -> None:
    """Whoever takes a medal loses Stealth. [NS-O7]"""
    medal = loose_medal(s, s.model)
    there, s.loose[medal] = s.loose[medal], NOWHERE
    s.marks[s.model] |= MEDAL
    s.start = 0
    lose_stealth(s, s.model)
    note(TOOK_MEDAL, s.model, there, 0)
    s.phase = AGENDA


@kernel
def refusal_of_giving(b: Board, s: State, target: int) -> int:
    """The medal, to an own ninja beside it without one; a messenger keeps its own. [NS-O9]"""
    if not is_ninja(s.model):
        return NOT_FOR_SENTRIES
    refused = refusal_of_action(s, GIVE)
    if refused != LEGAL:
        return refused
    if b.challenge == MESSENGER or not has(s, s.model, MEDAL) or are_enemies(s.model, target):
        return TO_WHOM
    return LEGAL if are_adjacent(s, s.model, target) and not has(s, target, MEDAL) else TO_WHOM


@kernel
def give(s: State, target: int) -> None:
    pay_for_action(s, GIVE)
    lose_stealth(s, s.model)
    lose_stealth(s, target)
    s.marks[s.model] &= ~MEDAL
    s.marks[target] |= MEDAL
    s.phase = AGENDA
    note(GAVE, s.model, target, 0)
