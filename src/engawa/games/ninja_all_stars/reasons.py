"""Why a clause forbids an action, in particular: a case of the message `ninja-all-stars-<clause>`, and its facts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engawa.core.messages import Message
from engawa.games.ninja_all_stars import (
    actions,
    bases,
    ground,
    opening,
    sight,
    state,
    telling,
    testing,
    vocabulary as v,
)
from engawa.games.ninja_all_stars.abilities import CLAUSE_OF, is_open_enemy
from engawa.games.ninja_all_stars.board import APART
from engawa.games.ninja_all_stars.clauses import CLAUSES
from engawa.games.ninja_all_stars.combat import range_of
from engawa.games.ninja_all_stars.moving import points_of, price_of
from engawa.games.ninja_all_stars.names import MODEL_NAMES, SPACE_NAMES
from engawa.games.ninja_all_stars.phrases import TWO_WORDS
from engawa.games.ninja_all_stars.rounds import has_room_in_zone
from engawa.games.ninja_all_stars.rules import EXPECTED
from engawa.games.ninja_all_stars.state import Board, State

Facts = dict[str, Any]

OBSTACLES = {**dict(enumerate(v.TERRAIN_NAMES)), sight.SOMEBODY: "model", sight.OWN_BACK: "back"}
ABILITY_CLAUSES = {CLAUSES[index].id for index in CLAUSE_OF}

# What can be done at all in a phase; anything else is out of place there.
BELONGS = {
    v.JANKEN: {actions.SHOW},
    v.FURNISH: {actions.LAY_LANTERN, actions.LAY_SHRINE, actions.PASS},
    v.PICK: {actions.PICK_SEAT},
    v.EDGE: {actions.TAKE_EDGE},
    v.POST: {actions.POST_SENTRY},
    v.NAME: {actions.NAME_CHAMPION},
    v.DEPLOY: {actions.DEPLOY_MODEL},
    v.REINFORCE: {actions.DEPLOY_MODEL},
    v.OMEN: {actions.CARD},
    v.COURIER: {actions.NAME_MESSENGER},
    v.TURN: {actions.ACTIVATE},
    v.DODGE: {actions.CARD},
    v.BOOST: {actions.CARD, actions.USE},
    v.AFFINITY: {actions.NAME_AFFINITY},
    v.TEAM: {actions.TEST_FOR},
    v.RESULT: {actions.CHOOSE_RESULT},
    v.SAVE: {actions.PROTECT, actions.HERBS},
    v.PUSH: {actions.PUSH_TO},
    v.PLACE: {actions.PLACE_ON},
    v.FACE: {actions.TURN_TO},
    v.HEAL: {actions.HEAL_MODEL},
    v.CHOICE: {actions.HEAL_MODEL, actions.REST, actions.DRAW_CARD},
    v.ACT: set(range(actions.STEP, actions.REROLL_MASTERY)),
    v.REACT: {actions.CARD, *range(actions.REROLL_MASTERY, actions.CURSE_ROLL + 1)},
}


def reason(b: Board, s: State, action: int, clause: str) -> Message:
    """Why *clause* forbids *action* here."""
    if not actions.is_well_formed(action):
        return Message("ninja-all-stars-NS-N1")
    kind, first, second = actions.parts_of(action)
    if kind not in BELONGS.get(s.phase, set()) and CLAUSES.index(clause) == EXPECTED[s.phase]:
        return Message(
            "ninja-all-stars-out-of-place", phase=v.PHASE_NAMES[s.phase], seat=telling.seat_of(max(0, s.seat))
        )
    user = s.attacker if s.phase == v.BOOST else s.model
    if kind == actions.USE and clause in ABILITY_CLAUSES and user != v.NOBODY and not state.can(b, user, first):
        return Message(
            "ninja-all-stars-no-ability", model=telling.model_name(user), ability=telling.ability_name(first)
        )
    facts: Facts = {
        "active": telling.model_name(s.model),
        "model": telling.model_name(_model(kind, first, second)),
        "space": SPACE_NAMES[second] if _names_space(kind) else "?",
        "seat": telling.seat_of(max(0, s.seat)),
        "ability": telling.ability_name(first) if kind == actions.USE else "?",
        "card": telling.card_name(first >> 1) if kind == actions.CARD else "?",
        "phase": v.PHASE_NAMES[s.phase],
        "case": "other",
    }
    if clause in PARTICULARS:
        facts |= PARTICULARS[clause](b, s, kind, first, second)
    return Message(f"ninja-all-stars-{clause}", **facts)


def _names_space(kind: int) -> bool:
    return kind in (
        actions.LAY_LANTERN, actions.LAY_SHRINE, actions.STEP, actions.OPEN_CHEST, actions.POST_SENTRY, *TWO_WORDS,
    )  # fmt: skip


def _model(kind: int, first: int, second: int) -> int:
    """The model that an action names, or NOBODY."""
    if kind in TWO_WORDS:
        return first
    if kind in (actions.CARD, actions.USE):
        return actions.model_in(second)
    return second if actions.SECONDS[kind] == v.MODELS else v.NOBODY


def _step(b: Board, s: State, kind: int, first: int, there: int) -> Facts:
    here, points = s.space[s.model], s.mp if s.moving else points_of(b, s)
    if ground.distance(here, there) != 1:
        return {"case": "far"}
    room = bases.room_on(b, s, s.model, there)
    if room == bases.BLOCKED:
        return {"case": "blocked"}
    if room == bases.OCCUPIED and price_of(b, s, there) <= points:
        return {"case": "occupied", "other": _somebody_on(s, there)}
    return {"case": "points", "cost": price_of(b, s, there), "points": points}


def _somebody_on(s: State, there: int) -> str:
    """The first other model where the active one would be."""
    spaces = [state.part_of(there, i) for i in range(state.parts(state.width_of(s, s.model)))]
    others = [
        state.standing_on(s, space) - 1
        for space in spaces
        if state.standing_on(s, space) not in (v.NOTHING, s.model + 1)
    ]
    return MODEL_NAMES[others[0]]


def _enemy(s: State, target: int) -> str | None:
    """What is wrong with a target before its place is looked at."""
    if target == v.NOBODY or not state.is_on_board(s, target):
        return "off"
    return None if state.are_enemies(s.model, target) else "friend"


def obstacle(b: Board, s: State, watcher: int, target: int) -> Facts:
    """What is in the way of the centre line to *target*, and where; nothing if it is seen. [NS-L7]"""
    what, space = divmod(sight.obstacle(b, s, watcher, s.space[target]), v.SPACES)
    return {"at": SPACE_NAMES[space], "why": OBSTACLES[what]} if what != sight.CLEAR else {}


def _unseen(b: Board, s: State, target: int) -> Facts:
    """Why the active model does not see *target*; nothing if it does. [NS-L7]"""
    found = obstacle(b, s, s.model, target)
    if not found:
        return {}
    who = state.standing_on(s, SPACE_NAMES.index(found["at"])) - 1
    return {"case": "sight", **found, "other": MODEL_NAMES[who] if found["why"] == "model" else "?"}


def _attack(b: Board, s: State, kind: int, first: int, target: int) -> Facts:
    wrong = _enemy(s, target)
    if wrong:
        return {"case": wrong}
    # Only the spear needs a line of sight. [NS-K15]
    spear = state.can(b, s.model, v.FISHERMANS_SPEAR) and bases.gap(s, s.model, target) == b.reach[v.FISHERMANS_SPEAR]
    return {"case": "front", **(_unseen(b, s, target) if spear else {})}


def _shot(b: Board, s: State, kind: int, first: int, target: int) -> Facts:
    wrong = _enemy(s, target)
    if wrong:
        return {"case": wrong}
    far = bases.gap(s, s.model, target)
    reach = range_of(b, s.model)
    return {"case": "far", "distance": far, "range": reach} if far > reach else _unseen(b, s, target)


def _search(b: Board, s: State, kind: int, first: int, target: int) -> Facts:
    wrong = _enemy(s, target)
    if wrong or not state.has(s, target, v.STEALTH):
        return {"case": wrong or "open"}
    return {"case": "far", **_unseen(b, s, target)}


def _hiding(b: Board, s: State, kind: int, first: int, second: int) -> Facts:
    if state.has(s, s.model, v.STEALTH):
        return {"case": "hidden"}
    if state.has(s, s.model, v.MEDAL):
        return {"case": "carrier"}
    if ground.stands_in_light(b, s, s.model):
        return {"case": "light"}
    enemies = [other for other in range(v.MODELS) if state.are_enemies(s.model, other)]
    watchers = [m for m in enemies if state.is_on_board(s, m) and sight.sees(b, s, m, s.space[s.model])]
    return {"case": "seen", "other": MODEL_NAMES[watchers[0]] if watchers else "?"}


def _turn(b: Board, s: State, kind: int, first: int, model: int) -> Facts:
    if not state.is_on_board(s, model):
        return {"case": "off"}
    return {
        "case": "sentry" if not state.is_ninja(model) else "other-seat",
        "owner": telling.seat_of(state.owner_of(model) % v.SEATS),
    }


def _held(b: Board, s: State, kind: int, first: int, second: int) -> Facts:
    return {"case": "hand" if s.hand[s.seat][first >> 1] == 0 else "phase"}


def _condition(b: Board, s: State, kind: int, first: int, second: int) -> Facts:
    return {"case": v.CARD_NAMES[first >> 1]}


def _deployment(b: Board, s: State, kind: int, model: int, space: int) -> Facts:
    if state.owner_of(model) != s.seat or s.space[model] != v.TRAINING_GROUND:
        return {"case": "who"}
    if b.zone[space] != s.edge[s.seat]:
        return {"case": "zone"}
    return {"case": "leader" if has_room_in_zone(b, s, model, space) else "occupied"}


def _on_top(b: Board, s: State, kind: int, first: int, second: int) -> Facts:
    return {"case": "step" if kind == actions.STEP else "end"}


def _mastery(b: Board, s: State, kind: int, first: int, second: int) -> Facts:
    return {"case": "dice" if second else "model"}


def _use(b: Board, s: State, kind: int, first: int, target: int) -> Facts:
    return {"case": "spent" if s.used >> first & 1 else "target"}


def _laying(b: Board, s: State, kind: int, first: int, space: int) -> Facts:
    zones = (other for other in range(v.SPACES) if b.zone[other] != v.NOWHERE)
    return {"case": "zone" if any(ground.distance(space, other) < APART for other in zones) else "taken"}


def _posting(b: Board, s: State, kind: int, first: int, space: int) -> Facts:
    return {"case": "far" if opening.can_stand_guard(b, s, space) else "room"}


def _start(b: Board, s: State, kind: int, first: int, second: int) -> Facts:
    return {"case": "haste" if kind == actions.USE_HASTE else "other"}


def _affinity(b: Board, s: State, kind: int, first: int, second: int) -> Facts:
    return {"active": telling.model_name(testing.naming_model(s))}


def _close_combat(b: Board, s: State, kind: int, first: int, second: int) -> Facts:
    return {"case": "once" if s.shot or s.masters else "other"}


def _healing(b: Board, s: State, kind: int, first: int, target: int) -> Facts:
    model = actions.model_in(target)
    near = model != v.NOBODY and not state.are_enemies(s.model, model) and ground.are_adjacent(s, s.model, model)
    return {"case": "token" if near else "other"}


def _aim(b: Board, s: State, kind: int, first: int, target: int) -> Facts:
    """Of abilities that need a line of sight: whether that is what is missing. [NS-K20, NS-K27]"""
    model = actions.model_in(target)
    return _unseen(b, s, model) if model != v.NOBODY and is_open_enemy(b, s, model, first) else {}


def _choice(b: Board, s: State, kind: int, first: int, second: int) -> Facts:
    return {"case": "heal" if kind == actions.HEAL_MODEL else "other"}


PARTICULARS: dict[str, Callable[[Board, State, int, int, int], Facts]] = {
    "NS-M2": _step,
    "NS-M11": _on_top,
    "NS-C1": _attack,
    "NS-R1": _shot,
    "NS-H6": _search,
    "NS-H1": _hiding,
    "NS-A2": _turn,
    "NS-P6": _held,
    "NS-P9": _condition,
    "NS-S12": _deployment,
    "NS-K1": _mastery,
    "NS-K26": _use,
    "NS-S5": _laying,
    "NS-S10": _posting,
    "NS-A5": _start,
    "NS-T3": _affinity,
    "NS-K2": _close_combat,
    "NS-K9": _healing,
    "NS-K20": _aim,
    "NS-K27": _aim,
    "NS-Y5": _choice,
}
