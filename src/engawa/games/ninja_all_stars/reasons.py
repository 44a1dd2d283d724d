"""Why a clause forbids an action, in particular: a case of the message `ninja-all-stars-<clause>`, and its facts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engawa.core.messages import Message
from engawa.games.ninja_all_stars import actions
from engawa.games.ninja_all_stars.abilities import CLAUSE_OF
from engawa.games.ninja_all_stars.actions import CARD, USE, is_well_formed, model_in, parts_of
from engawa.games.ninja_all_stars.bases import BLOCKED, OCCUPIED, gap, room_on
from engawa.games.ninja_all_stars.clauses import CLAUSES
from engawa.games.ninja_all_stars.combat import range_of
from engawa.games.ninja_all_stars.ground import distance, sees, stands_in_light
from engawa.games.ninja_all_stars.moving import points_of, price_of
from engawa.games.ninja_all_stars.names import MODEL_NAMES, SPACE_NAMES
from engawa.games.ninja_all_stars.phrases import TWO_WORDS
from engawa.games.ninja_all_stars.rounds import has_room_in_zone
from engawa.games.ninja_all_stars.rules import EXPECTED
from engawa.games.ninja_all_stars.state import (
    Board,
    State,
    are_enemies,
    can,
    has,
    is_ninja,
    is_on_board,
    owner_of,
    part_of,
    parts,
    standing_on,
    width_of,
)
from engawa.games.ninja_all_stars.telling import ability_name, card_name, model_name, seat_of
from engawa.games.ninja_all_stars.vocabulary import (
    ACT,
    BOOST,
    CARD_NAMES,
    CHOICE,
    COURIER,
    DEPLOY,
    DODGE,
    EDGE,
    FACE,
    FURNISH,
    HEAL,
    JANKEN,
    MEDAL,
    MODELS,
    NAME,
    NOBODY,
    NOTHING,
    OMEN,
    PHASE_NAMES,
    PICK,
    PLACE,
    POST,
    PUSH,
    REACT,
    REINFORCE,
    RESULT,
    SAVE,
    SEATS,
    STEALTH,
    TRAINING_GROUND,
    TURN,
)

Facts = dict[str, Any]

ABILITY_CLAUSES = {CLAUSES[index].id for index in CLAUSE_OF}

# What can be done at all in a phase; anything else is out of place there.
BELONGS = {
    JANKEN: {actions.SHOW}, FURNISH: {actions.LAY_LANTERN, actions.LAY_SHRINE, actions.PASS}, PICK: {actions.PICK_SEAT},
    EDGE: {actions.TAKE_EDGE}, POST: {actions.POST_SENTRY}, NAME: {actions.NAME_CHAMPION},
    DEPLOY: {actions.DEPLOY_MODEL}, REINFORCE: {actions.DEPLOY_MODEL},
    OMEN: {CARD}, COURIER: {actions.NAME_MESSENGER}, TURN: {actions.ACTIVATE},
    DODGE: {CARD}, BOOST: {CARD, USE}, RESULT: {actions.CHOOSE_RESULT}, SAVE: {actions.PROTECT, actions.HERBS},
    PUSH: {actions.PUSH_TO}, PLACE: {actions.PLACE_ON}, FACE: {actions.TURN_TO}, HEAL: {actions.HEAL_MODEL},
    CHOICE: {actions.HEAL_MODEL, actions.REST, actions.DRAW_CARD},
    ACT: set(range(actions.STEP, actions.REROLL_MASTERY)),
    REACT: {CARD, *range(actions.REROLL_MASTERY, actions.CURSE_ROLL + 1)},
}  # fmt: skip


def reason(b: Board, s: State, action: int, clause: str) -> Message:
    """Why *clause* forbids *action* here."""
    if not is_well_formed(action):
        return Message("ninja-all-stars-NS-N1")
    kind, first, second = parts_of(action)
    if kind not in BELONGS.get(s.phase, set()) and CLAUSES.index(clause) == EXPECTED[s.phase]:
        return Message("ninja-all-stars-out-of-place", phase=PHASE_NAMES[s.phase], seat=seat_of(max(0, s.seat)))
    user = s.attacker if s.phase == BOOST else s.model
    if kind == USE and clause in ABILITY_CLAUSES and user != NOBODY and not can(b, user, first):
        return Message("ninja-all-stars-no-ability", model=model_name(user), ability=ability_name(first))
    facts: Facts = {
        "active": model_name(s.model),
        "model": model_name(_model(kind, first, second)),
        "space": SPACE_NAMES[second] if _names_space(kind) else "?",
        "seat": seat_of(max(0, s.seat)),
        "ability": ability_name(first) if kind == USE else "?",
        "card": card_name(first >> 1) if kind == CARD else "?",
        "phase": PHASE_NAMES[s.phase],
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
    if kind in (CARD, USE):
        return model_in(second)
    return second if actions.SECONDS[kind] == MODELS else NOBODY


def _step(b: Board, s: State, kind: int, first: int, there: int) -> Facts:
    here, points = s.space[s.model], s.mp if s.moving else points_of(b, s)
    if distance(here, there) != 1:
        return {"case": "far"}
    room = room_on(b, s, s.model, there)
    if room == BLOCKED:
        return {"case": "blocked"}
    if room == OCCUPIED and price_of(b, s, there) <= points:
        return {"case": "occupied", "other": _somebody_on(s, there)}
    return {"case": "points", "cost": price_of(b, s, there), "points": points}


def _somebody_on(s: State, there: int) -> str:
    """The first other model where the active one would be."""
    spaces = [part_of(there, i) for i in range(parts(width_of(s, s.model)))]
    others = [standing_on(s, space) - 1 for space in spaces if standing_on(s, space) not in (NOTHING, s.model + 1)]
    return MODEL_NAMES[others[0]]


def _enemy(s: State, target: int) -> str | None:
    """What is wrong with a target before its place is looked at."""
    if target == NOBODY or not is_on_board(s, target):
        return "off"
    return None if are_enemies(s.model, target) else "friend"


def _attack(b: Board, s: State, kind: int, first: int, target: int) -> Facts:
    return {"case": _enemy(s, target) or "front"}


def _shot(b: Board, s: State, kind: int, first: int, target: int) -> Facts:
    wrong = _enemy(s, target)
    if wrong:
        return {"case": wrong}
    far = gap(s, s.model, target)
    reach = range_of(b, s.model)
    return {"case": "far" if far > reach else "sight", "distance": far, "range": reach}


def _search(b: Board, s: State, kind: int, first: int, target: int) -> Facts:
    wrong = _enemy(s, target)
    if wrong or not has(s, target, STEALTH):
        return {"case": wrong or "open"}
    return {"case": "sight" if not sees(b, s, s.model, s.space[target]) else "far"}


def _hiding(b: Board, s: State, kind: int, first: int, second: int) -> Facts:
    if has(s, s.model, STEALTH):
        return {"case": "hidden"}
    if has(s, s.model, MEDAL):
        return {"case": "carrier"}
    if stands_in_light(s, s.model):
        return {"case": "light"}
    watchers = [
        other for other in range(MODELS)
        if is_on_board(s, other) and are_enemies(s.model, other) and sees(b, s, other, s.space[s.model])
    ]  # fmt: skip
    return {"case": "seen", "other": MODEL_NAMES[watchers[0]] if watchers else "?"}


def _turn(b: Board, s: State, kind: int, first: int, model: int) -> Facts:
    if not is_on_board(s, model):
        return {"case": "off"}
    return {"case": "sentry" if not is_ninja(model) else "other-seat", "owner": seat_of(owner_of(model) % SEATS)}


def _held(b: Board, s: State, kind: int, first: int, second: int) -> Facts:
    return {"case": "hand" if s.hand[s.seat][first >> 1] == 0 else "phase"}


def _condition(b: Board, s: State, kind: int, first: int, second: int) -> Facts:
    return {"case": CARD_NAMES[first >> 1]}


def _deployment(b: Board, s: State, kind: int, model: int, space: int) -> Facts:
    if owner_of(model) != s.seat or s.space[model] != TRAINING_GROUND:
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
}
