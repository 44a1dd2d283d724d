"""Abilities that are declared with `use`: who can use them on whom, and what they do."""

from __future__ import annotations

from engawa.core.contract import LEGAL, note
from engawa.core.forge import kernel
from engawa.games.ninja_all_stars.actions import NONE, USE, action_of, model_in
from engawa.games.ninja_all_stars.activation import (
    NOT_FOR_SENTRIES,
    pay_for_action,
    refusal_of_action,
    refusal_of_start,
)
from engawa.games.ninja_all_stars.agenda import ALL, add_last
from engawa.games.ninja_all_stars.bases import gap
from engawa.games.ninja_all_stars.clauses import cite
from engawa.games.ninja_all_stars.events import USED
from engawa.games.ninja_all_stars.ground import are_adjacent, sees
from engawa.games.ninja_all_stars.harm import lose_stealth, stun_around
from engawa.games.ninja_all_stars.moving import begin_movement
from engawa.games.ninja_all_stars.state import (
    Board,
    State,
    are_enemies,
    can,
    drop_tokens,
    element_of,
    give_token,
    has,
    is_ninja,
    is_on_board,
    owner_of,
    tokens_of,
)
from engawa.games.ninja_all_stars.vocabulary import (
    AGENDA,
    BARE,
    BLESSED,
    BLESSING,
    BLOOD_FRENZY,
    CURSED,
    DROWN,
    FIRST_USE,
    FIST,
    HASTE,
    HEALING,
    MODELS,
    NOBODY,
    PLACE_MODEL,
    POISONED,
    POUNCE,
    POUNCING,
    PUSH_MODEL,
    SLOWED,
    STEALTH,
    STUNNED,
    TEST,
    TIGER_STRIKE,
    TO_USE,
    UNDERTOW,
    VOLCANO_POTS,
    WANDER_LUST,
    YAMA_FIST,
)

HOW_TO_USE = cite("K26")
ONLY_AS_BOOST = cite("C6")
# Of every ability that is declared, from Tiger Strike to Blood Frenzy.
CLAUSE_OF = (
    cite("K13"), cite("K16"), cite("K14"), cite("K8"), cite("K9"),
    cite("K20"), cite("K21"), cite("K23"), cite("K24"), cite("K25"),
)  # fmt: skip

# Declared before the dice roll, not as actions.
BOOST_ABILITIES = (action_of(USE, TIGER_STRIKE, NONE), action_of(USE, YAMA_FIST, NONE))


@kernel
def refusal_of_use(b: Board, s: State, ability: int, target: int) -> int:
    """The clause that forbids the active model to use an *ability* now."""
    if not is_ninja(s.model):
        return NOT_FOR_SENTRIES
    # It must have it, as the clause of the ability says; each is used at most once in an activation. [NS-K26]
    if ability < FIRST_USE or (s.used >> ability) & 1 == 1:
        return HOW_TO_USE
    if not can(b, s.model, ability):
        return CLAUSE_OF[ability - FIRST_USE]
    if ability == TIGER_STRIKE or ability == YAMA_FIST:
        return ONLY_AS_BOOST
    at_start = ability == UNDERTOW or ability == BLOOD_FRENZY
    refused = refusal_of_start(s) if at_start else refusal_of_action(s, USE)
    return refused if refused != LEGAL else refusal_of_target(b, s, ability, target)


@kernel
def refusal_of_target(b: Board, s: State, ability: int, target: int) -> int:
    """The clause of an *ability* that is not about that *target*."""
    model, good = model_in(target), False
    if ability == DROWN or ability == BLESSING:
        good = target == NONE and has_beside_it(s, ability == DROWN)
    elif ability == POUNCE:
        return LEGAL if target == NONE else HOW_TO_USE
    elif ability == HEALING:
        good = can_be_healed(s, model)
    elif ability == UNDERTOW or ability == BLOOD_FRENZY:
        good = is_other_friend(b, s, model, ability)
    # An enemy within reach, not in Stealth [NS-K23], for Volcano Pots in sight. [NS-K20, NS-L1]
    elif ability == WANDER_LUST or ability == VOLCANO_POTS:
        good = is_open_enemy(b, s, model, ability)
        if good and ability == VOLCANO_POTS:
            good = sees(b, s, s.model, s.space[model])
    return LEGAL if good else CLAUSE_OF[ability - FIRST_USE]


@kernel
def has_beside_it(s: State, enemies: bool) -> bool:
    """Whether enemies, or friends, are in the zone of the active model, hidden or not. [NS-K8, NS-K24]"""
    for other in range(MODELS):
        if other != s.model and are_adjacent(s, s.model, other) and are_enemies(s.model, other) == enemies:
            return True
    return False


@kernel
def can_be_healed(s: State, model: int) -> bool:
    """An own ninja in the zone that has something to be rid of. [NS-K9]"""
    if model == NOBODY or are_enemies(s.model, model) or not are_adjacent(s, s.model, model):
        return False
    ills = tokens_of(s, model, STUNNED) + tokens_of(s, model, CURSED) + tokens_of(s, model, POISONED)
    return ills + tokens_of(s, model, SLOWED) > 0


@kernel
def is_other_friend(b: Board, s: State, model: int, ability: int) -> bool:
    """Another own ninja within reach. [NS-K21, NS-K25]"""
    if model == NOBODY or model == s.model or are_enemies(s.model, model) or not is_on_board(s, model):
        return False
    return gap(s, s.model, model) <= b.reach[ability]


@kernel
def is_open_enemy(b: Board, s: State, model: int, ability: int) -> bool:
    if model == NOBODY or not are_enemies(s.model, model) or not is_on_board(s, model) or has(s, model, STEALTH):
        return False
    return gap(s, s.model, model) <= b.reach[ability]


@kernel
def use(b: Board, s: State, ability: int, target: int) -> None:
    """Declare it: paid for, Stealth ends [NS-H5]; a pounce moves, everything else is tested first. [NS-K26]"""
    if ability != UNDERTOW and ability != BLOOD_FRENZY:
        pay_for_action(s, USE)
    s.used |= 1 << ability
    lose_stealth(s, s.model)
    note(USED, s.model, ability, model_in(target))
    # A movement of its own before an attack. [NS-K14]
    if ability == POUNCE:
        begin_movement(s, POUNCING, b.gain[POUNCE] + s.rush)
        s.phase = AGENDA
        return
    s.tester, s.element, s.why = s.model, element_of(b, s, s.model), TO_USE
    s.ability, s.target, s.phase = ability, model_in(target), TEST


@kernel
def apply_ability(b: Board, s: State, ability: int, target: int) -> None:
    """What an *ability* does once its test is passed."""
    user = s.model
    if ability == HEALING:
        drop_tokens(s, target, STUNNED)
        drop_tokens(s, target, CURSED)
        drop_tokens(s, target, POISONED)
        drop_tokens(s, target, SLOWED)
    elif ability == BLOOD_FRENZY:
        give_token(s, target, HASTE)
    elif ability == UNDERTOW:
        add_last(s, PLACE_MODEL, target, s.actor, user, ALL)
    elif ability == WANDER_LUST:
        add_last(s, PUSH_MODEL, target, s.actor, b.gain[WANDER_LUST], 0)
    elif ability == VOLCANO_POTS:
        stun_around(s, target, user, user)
    else:
        for other in range(MODELS):
            if other != user and are_adjacent(s, user, other):
                # Every enemy in the zone is Slowed [NS-K8]; every friend there is blessed. [NS-K24]
                if ability == DROWN and are_enemies(user, other):
                    give_token(s, other, SLOWED)
                elif ability == BLESSING and not are_enemies(user, other):
                    s.marks[other] |= BLESSED


@kernel
def refusal_of_boosting_ability(b: Board, s: State, ability: int, target: int) -> int:
    """Tiger Strike and Yama Fist, by the attacker in an attack, once an activation. [NS-K13, NS-K16]"""
    if ability != TIGER_STRIKE and ability != YAMA_FIST:
        return ONLY_AS_BOOST
    attacker = s.attacker
    if (
        target != NONE
        or s.shot == 1
        or not is_ninja(attacker)
        or owner_of(attacker) != s.seat
        or not can(b, attacker, ability)
    ):
        return CLAUSE_OF[ability - FIRST_USE]
    return HOW_TO_USE if (s.used >> ability) & 1 == 1 else LEGAL


@kernel
def boost_by_ability(b: Board, s: State, ability: int) -> None:
    """Attack dice until the end of the activation; the defence pays for it until the end of the round."""
    s.used |= 1 << ability
    s.at += b.gain[ability]
    s.dice += b.gain[ability]
    s.marks[s.attacker] |= BARE if ability == TIGER_STRIKE else FIST
    note(USED, s.attacker, ability, NOBODY)
