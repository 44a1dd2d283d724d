"""The actions worth asking about, phase by phase. Which of them are legal, `rules.refusal` says."""

from __future__ import annotations

from engawa.core.contract import LEGAL
from engawa.core.forge import kernel
from engawa.games.ninja_all_stars.actions import (
    ACTIVATE,
    ATTACK,
    CARD,
    CHOOSE_RESULT,
    DEPLOY_MODEL,
    DRAW_CARD,
    END,
    GIVE,
    HEAL_MODEL,
    HERBS,
    HIDE,
    LAY_LANTERN,
    LAY_SHRINE,
    MODEL_TARGET,
    NAME_CHAMPION,
    NAME_MESSENGER,
    NONE,
    OPEN_CHEST,
    PASS,
    PICK_SEAT,
    PLACE_ON,
    POST_SENTRY,
    PROTECT,
    PUSH_TO,
    REST,
    RUN,
    SEARCH_FOR,
    SHOOT,
    SHOW,
    STAY,
    STEP,
    TAKE,
    TAKE_EDGE,
    TURN_TO,
    USE,
    USE_HASTE,
    action_of,
)
from engawa.games.ninja_all_stars.agenda import WHO
from engawa.games.ninja_all_stars.bases import gap
from engawa.games.ninja_all_stars.cards import OMEN_CARDS, PHASE_OF, SIDESTEPPING
from engawa.games.ninja_all_stars.combat import range_of
from engawa.games.ninja_all_stars.ground import distance
from engawa.games.ninja_all_stars.machine import BOOSTS
from engawa.games.ninja_all_stars.opening import (
    refusal_of_posting,
)
from engawa.games.ninja_all_stars.reacting import REACTIONS, list_masteries
from engawa.games.ninja_all_stars.state import Board, State, are_enemies, can, has, is_on_board, standing_on, width_of
from engawa.games.ninja_all_stars.vocabulary import (
    ACT,
    BOOST,
    CARDS,
    CHEST_THERE,
    CHESTS,
    CHOICE,
    COURIER,
    DEPLOY,
    DIRECTIONS,
    DODGE,
    EDGE,
    EDGES,
    ELEMENTS,
    ENDED,
    FACE,
    FIRST_USE,
    FISHERMANS_SPEAR,
    FURNISH,
    HEAL,
    JANKEN,
    KEYWORDS,
    MODELS,
    NAME,
    NINJA,
    NOWHERE,
    OMEN,
    OWN,
    PICK,
    PLACE,
    POST,
    PUSH,
    REACT,
    REINFORCE,
    RESULT,
    SAVE,
    SEATS,
    SHAPES,
    SPACES,
    STEALTH,
    TURN,
)


def _all_of(kind: int, count: int) -> tuple[int, ...]:
    return tuple(action_of(kind, 0, number) for number in range(count))


# What a phase always offers, whatever the position.
ALWAYS = {
    JANKEN: _all_of(SHOW, SHAPES), FURNISH: _all_of(PASS, 1), PICK: _all_of(PICK_SEAT, SEATS),
    EDGE: _all_of(TAKE_EDGE, EDGES), NAME: _all_of(NAME_CHAMPION, NINJA), COURIER: _all_of(NAME_MESSENGER, NINJA),
    RESULT: _all_of(CHOOSE_RESULT, ELEMENTS), FACE: _all_of(TURN_TO, DIRECTIONS),
    SAVE: (*_all_of(HERBS, NINJA), *_all_of(PROTECT, 1), *_all_of(PASS, 1)), PUSH: _all_of(STAY, 1),
    HEAL: _all_of(HEAL_MODEL, NINJA), REACT: (*REACTIONS, *_all_of(PASS, 1)), BOOST: (*BOOSTS, *_all_of(PASS, 1)),
    CHOICE: (*_all_of(HEAL_MODEL, NINJA), *_all_of(REST, NINJA), *_all_of(DRAW_CARD, 1)),
    OMEN: (*OMEN_CARDS, *_all_of(PASS, 1)), DODGE: (SIDESTEPPING, *_all_of(PASS, 1)),
    ACT: tuple(action_of(kind, 0, 0) for kind in (TAKE, RUN, HIDE, USE_HASTE, END)),
}  # fmt: skip
OFFERED = tuple(action for phase in range(ENDED) for action in ALWAYS.get(phase, ()))
FIRST_OFFERED = tuple(sum(len(ALWAYS.get(before, ())) for before in range(phase)) for phase in range(ENDED + 2))


@kernel
def candidates(b: Board, s: State, out: list[int]) -> int:
    """Write the actions worth asking about; their number."""
    phase, n = s.phase, 0
    for i in range(FIRST_OFFERED[phase], FIRST_OFFERED[phase + 1]):
        out[n] = OFFERED[i]
        n += 1
    if phase == ACT:
        return list_deeds(b, s, out, n)
    if phase == REACT:
        return list_masteries(b, s, out, n)
    if phase == TURN:
        for model in range(MODELS):
            if is_on_board(s, model):
                out[n] = action_of(ACTIVATE, 0, model)
                n += 1
    elif phase == FURNISH:
        for space in range(SPACES):
            if b.buildable[space] == 1:
                out[n], out[n + 1] = action_of(LAY_LANTERN, 0, space), action_of(LAY_SHRINE, 0, space)
                n += 2
    elif phase == POST:
        for space in range(SPACES):
            if refusal_of_posting(b, s, space) == LEGAL:
                for way in range(DIRECTIONS):
                    out[n] = action_of(POST_SENTRY, way, space)
                    n += 1
    elif phase == DEPLOY or phase == REINFORCE:
        for space in range(SPACES):
            if b.zone[space] == s.edge[s.seat]:
                for model in range(s.seat * OWN, s.seat * OWN + OWN):
                    out[n] = action_of(DEPLOY_MODEL, model, space)
                    n += 1
    elif phase == PUSH or phase == PLACE:
        kind = PUSH_TO if phase == PUSH else PLACE_ON
        for space in range(SPACES):
            out[n] = action_of(kind, s.todo[0][WHO], space)
            n += 1
    return n


@kernel
def list_deeds(b: Board, s: State, out: list[int], count: int) -> int:
    """Write what an active model could do besides; how many there are now."""
    n, here = count, s.space[s.model]
    for way in range(DIRECTIONS):
        there = b.neighbour[here][way]
        out[n] = action_of(TURN_TO, 0, way)
        n += 1
        if there >= 0:
            out[n] = action_of(STEP, 0, there)
            n += 1
            if standing_on(s, there) == CHEST_THERE:
                out[n] = action_of(OPEN_CHEST, 0, there)
                n += 1
    # Around a large base there are chests on more spaces than those to which it steps. [NS-B4]
    if width_of(s, s.model) == 1:
        for i in range(CHESTS):
            if s.chest[i] != NOWHERE and distance(here, s.chest[i]) > 1:
                out[n] = action_of(OPEN_CHEST, 0, s.chest[i])
                n += 1
    if s.moving == 0:
        n = list_deeds_to_others(b, s, out, n)
    for card in range(CARDS):
        if PHASE_OF[card] == ACT and s.hand[s.seat][card] > 0:
            n = list_targets(s, action_of(CARD, 2 * card, NONE), out, n)
            n = list_targets(s, action_of(CARD, 2 * card + 1, NONE), out, n)
    for ability in range(FIRST_USE, KEYWORDS):
        if can(b, s.model, ability):
            n = list_targets(s, action_of(USE, ability, NONE), out, n)
    return n


@kernel
def list_deeds_to_others(b: Board, s: State, out: list[int], count: int) -> int:
    """Write whom the active model could attack, shoot at, search for or give a medal; how many there are now."""
    n = count
    for other in range(MODELS):
        if is_on_board(s, other) and other != s.model:
            far = gap(s, s.model, other)
            if not are_enemies(s.model, other):
                if far == 1:
                    out[n] = action_of(GIVE, 0, other)
                    n += 1
            elif has(s, other, STEALTH):
                out[n] = action_of(SEARCH_FOR, 0, other)
                n += 1
            elif far <= max(b.reach[FISHERMANS_SPEAR], range_of(b, s.model)):
                out[n], out[n + 1] = action_of(ATTACK, 0, other), action_of(SHOOT, 0, other)
                n += 2
    return n


@kernel
def list_targets(s: State, action: int, out: list[int], count: int) -> int:
    """Write an *action* without a target, and with every other model on the board; how many there are now."""
    n = count
    out[n] = action
    n += 1
    for model in range(MODELS):
        if is_on_board(s, model) and model != s.model:
            out[n] = action + MODEL_TARGET + model
            n += 1
    return n
