"""The actions worth asking about, phase by phase. Which of them are legal, `rules.refusal` says."""

from __future__ import annotations

from engawa.core.contract import LEGAL
from engawa.core.forge import kernel
from engawa.games.ninja_all_stars import actions, cards, opening, state, vocabulary as v
from engawa.games.ninja_all_stars.agenda import WHO
from engawa.games.ninja_all_stars.bases import gap
from engawa.games.ninja_all_stars.combat import range_of
from engawa.games.ninja_all_stars.ground import distance
from engawa.games.ninja_all_stars.machine import BOOSTS
from engawa.games.ninja_all_stars.reacting import REACTIONS, list_masteries
from engawa.games.ninja_all_stars.state import Board, State


def _all_of(kind: int, count: int) -> tuple[int, ...]:
    return tuple(actions.action_of(kind, 0, number) for number in range(count))


# What a phase always offers, whatever the position.
PASSING = _all_of(actions.PASS, 1)
AT_ANY_TIME = actions.TAKE, actions.RUN, actions.HIDE, actions.USE_HASTE, actions.END
ALWAYS = {
    v.JANKEN: _all_of(actions.SHOW, v.SHAPES),
    v.FURNISH: PASSING,
    v.PICK: _all_of(actions.PICK_SEAT, v.SEATS),
    v.EDGE: _all_of(actions.TAKE_EDGE, v.EDGES),
    v.NAME: _all_of(actions.NAME_CHAMPION, v.NINJA),
    v.COURIER: _all_of(actions.NAME_MESSENGER, v.NINJA),
    v.AFFINITY: _all_of(actions.NAME_AFFINITY, v.ELEMENTS),
    v.TEAM: _all_of(actions.TEST_FOR, v.NINJA),
    v.RESULT: _all_of(actions.CHOOSE_RESULT, v.ELEMENTS),
    v.FACE: _all_of(actions.TURN_TO, v.DIRECTIONS),
    v.SAVE: (*_all_of(actions.HERBS, v.NINJA), *_all_of(actions.PROTECT, 1), *PASSING),
    v.PUSH: _all_of(actions.STAY, 1),
    v.HEAL: _all_of(actions.HEAL_MODEL, v.NINJA),
    v.REACT: (*REACTIONS, *PASSING),
    v.BOOST: (*BOOSTS, *PASSING),
    v.CHOICE: (*_all_of(actions.HEAL_MODEL, v.NINJA), *_all_of(actions.REST, v.NINJA), *_all_of(actions.DRAW_CARD, 1)),
    v.OMEN: (*cards.OMEN_CARDS, *PASSING),
    v.DODGE: (cards.SIDESTEPPING, *PASSING),
    v.ACT: tuple(actions.action_of(kind, 0, 0) for kind in AT_ANY_TIME),
}
OFFERED = tuple(action for phase in range(v.ENDED) for action in ALWAYS.get(phase, ()))
FIRST_OFFERED = tuple(sum(len(ALWAYS.get(before, ())) for before in range(phase)) for phase in range(v.ENDED + 2))


@kernel
def candidates(b: Board, s: State, out: list[int]) -> int:
    """Write the actions worth asking about; their number."""
    phase, n = s.phase, 0
    for i in range(FIRST_OFFERED[phase], FIRST_OFFERED[phase + 1]):
        out[n] = OFFERED[i]
        n += 1
    if phase == v.ACT:
        return list_deeds(b, s, out, n)
    if phase == v.REACT:
        return list_masteries(b, s, out, n)
    if phase == v.TURN:
        for model in range(v.MODELS):
            if state.is_on_board(s, model):
                out[n] = actions.action_of(actions.ACTIVATE, 0, model)
                n += 1
    elif phase == v.FURNISH:
        for space in range(v.SPACES):
            if b.buildable[space] == 1:
                out[n], out[n + 1] = (
                    actions.action_of(actions.LAY_LANTERN, 0, space),
                    actions.action_of(actions.LAY_SHRINE, 0, space),
                )
                n += 2
    elif phase == v.POST:
        for space in range(v.SPACES):
            if opening.refusal_of_posting(b, s, space) == LEGAL:
                for way in range(v.DIRECTIONS):
                    out[n] = actions.action_of(actions.POST_SENTRY, way, space)
                    n += 1
    elif phase == v.DEPLOY or phase == v.REINFORCE:
        for space in range(v.SPACES):
            if b.zone[space] == s.edge[s.seat]:
                for model in range(s.seat * v.OWN, s.seat * v.OWN + v.OWN):
                    out[n] = actions.action_of(actions.DEPLOY_MODEL, model, space)
                    n += 1
    elif phase == v.PUSH or phase == v.PLACE:
        kind = actions.PUSH_TO if phase == v.PUSH else actions.PLACE_ON
        for space in range(v.SPACES):
            out[n] = actions.action_of(kind, s.todo[0][WHO], space)
            n += 1
    return n


@kernel
def list_deeds(b: Board, s: State, out: list[int], count: int) -> int:
    """Write what an active model could do besides; how many there are now."""
    n, here = count, s.space[s.model]
    for way in range(v.DIRECTIONS):
        there = b.neighbour[here][way]
        out[n] = actions.action_of(actions.TURN_TO, 0, way)
        n += 1
        if there >= 0:
            out[n] = actions.action_of(actions.STEP, 0, there)
            n += 1
            if state.standing_on(s, there) == v.CHEST_THERE:
                out[n] = actions.action_of(actions.OPEN_CHEST, 0, there)
                n += 1
    # Around a large base there are chests on more spaces than those to which it steps. [NS-B4]
    if state.width_of(s, s.model) == 1:
        for i in range(v.CHESTS):
            if s.chest[i] != v.NOWHERE and distance(here, s.chest[i]) > 1:
                out[n] = actions.action_of(actions.OPEN_CHEST, 0, s.chest[i])
                n += 1
    if s.moving == 0:
        n = list_deeds_to_others(b, s, out, n)
    for card in range(v.CARDS):
        if cards.PHASE_OF[card] == v.ACT and s.hand[s.seat][card] > 0:
            n = list_targets(s, actions.action_of(actions.CARD, 2 * card, actions.NONE), out, n)
            n = list_targets(s, actions.action_of(actions.CARD, 2 * card + 1, actions.NONE), out, n)
    for ability in range(v.FIRST_USE, v.KEYWORDS):
        if state.can(b, s.model, ability):
            n = list_targets(s, actions.action_of(actions.USE, ability, actions.NONE), out, n)
    return n


@kernel
def list_deeds_to_others(b: Board, s: State, out: list[int], count: int) -> int:
    """Write whom the active model could attack, shoot at, search for or give a medal; how many there are now."""
    n = count
    for other in range(v.MODELS):
        if state.is_on_board(s, other) and other != s.model:
            far = gap(s, s.model, other)
            if not state.are_enemies(s.model, other):
                if far == 1:
                    out[n] = actions.action_of(actions.GIVE, 0, other)
                    n += 1
            elif state.has(s, other, v.STEALTH):
                out[n] = actions.action_of(actions.SEARCH_FOR, 0, other)
                n += 1
            elif far <= max(b.reach[v.FISHERMANS_SPEAR], range_of(b, s.model)):
                out[n], out[n + 1] = (
                    actions.action_of(actions.ATTACK, 0, other),
                    actions.action_of(actions.SHOOT, 0, other),
                )
                n += 2
    return n


@kernel
def list_targets(s: State, action: int, out: list[int], count: int) -> int:
    """Write an *action* without a target, and with every other model on the board; how many there are now."""
    n = count
    out[n] = action
    n += 1
    for model in range(v.MODELS):
        if state.is_on_board(s, model) and model != s.model:
            out[n] = action + actions.MODEL_TARGET + model
            n += 1
    return n
