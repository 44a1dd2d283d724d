"""Abilities that are declared with `use`: who can use them on whom, and what they do."""

from __future__ import annotations

from engawa.core.contract import LEGAL, note
from engawa.core.forge import kernel
from engawa.games.ninja_all_stars import actions, activation, state, testing, vocabulary as v
from engawa.games.ninja_all_stars.agenda import ALL, add_last
from engawa.games.ninja_all_stars.bases import gap
from engawa.games.ninja_all_stars.clauses import cite
from engawa.games.ninja_all_stars.events import USED
from engawa.games.ninja_all_stars.ground import are_adjacent
from engawa.games.ninja_all_stars.harm import FRESH, credit_for, lose_stealth, stun_around
from engawa.games.ninja_all_stars.moving import begin_movement
from engawa.games.ninja_all_stars.sight import sees
from engawa.games.ninja_all_stars.state import Board, State

HOW_TO_USE = cite("K26")
ONLY_AS_BOOST = cite("C6")
# Of every ability that is declared, from Tiger Strike to Lullaby.
CLAUSE_OF = (
    cite("K13"), cite("K16"), cite("K14"), cite("K8"), cite("K9"),
    cite("K20"), cite("K21"), cite("K23"), cite("K24"), cite("K25"),
    cite("K27"),
)  # fmt: skip

# Declared before the dice roll, not as actions.
BOOST_ABILITIES = (
    actions.action_of(actions.USE, v.TIGER_STRIKE, actions.NONE),
    actions.action_of(actions.USE, v.YAMA_FIST, actions.NONE),
)


@kernel
def refusal_of_use(b: Board, s: State, ability: int, target: int) -> int:
    """The clause that forbids the active model to use an *ability* now."""
    if not state.is_ninja(s.model):
        return activation.NOT_FOR_SENTRIES
    # It must have it, as the clause of the ability says; each is used at most once in an activation. [NS-K26]
    if ability < v.FIRST_USE or (s.used >> ability) & 1 == 1:
        return HOW_TO_USE
    if not state.can(b, s.model, ability):
        return CLAUSE_OF[ability - v.FIRST_USE]
    if ability == v.TIGER_STRIKE or ability == v.YAMA_FIST:
        return ONLY_AS_BOOST
    at_start = ability == v.UNDERTOW or ability == v.BLOOD_FRENZY
    refused = activation.refusal_of_start(s) if at_start else activation.refusal_of_action(s, actions.USE)
    return refused if refused != LEGAL else refusal_of_target(b, s, ability, target)


@kernel
def refusal_of_target(b: Board, s: State, ability: int, target: int) -> int:
    """The clause of an *ability* that is not about that *target*."""
    model, good = actions.model_in(target), False
    if ability == v.DROWN or ability == v.BLESSING:
        good = target == actions.NONE and has_beside_it(s, ability == v.DROWN)
    elif ability == v.POUNCE:
        return LEGAL if target == actions.NONE else HOW_TO_USE
    elif ability == v.HEALING:
        good = can_be_healed(s, model)
    elif ability == v.UNDERTOW or ability == v.BLOOD_FRENZY:
        good = is_other_friend(b, s, model, ability)
    # An enemy within reach, not in Stealth [NS-K23], for the others in sight. [NS-K20, NS-K27, NS-L1]
    elif ability == v.WANDER_LUST or ability == v.VOLCANO_POTS or ability == v.LULLABY:
        good = is_open_enemy(b, s, model, ability)
        if good and ability != v.WANDER_LUST:
            good = sees(b, s, s.model, s.space[model])
    return LEGAL if good else CLAUSE_OF[ability - v.FIRST_USE]


@kernel
def has_beside_it(s: State, enemies: bool) -> bool:
    """Whether enemies, or friends, are in the zone of the active model, hidden or not. [NS-K8, NS-K24]"""
    for other in range(v.MODELS):
        if other != s.model and are_adjacent(s, s.model, other) and state.are_enemies(s.model, other) == enemies:
            return True
    return False


@kernel
def can_be_healed(s: State, model: int) -> bool:
    """An own ninja in the zone that has something to be rid of. [NS-K9]"""
    if model == v.NOBODY or state.are_enemies(s.model, model) or not are_adjacent(s, s.model, model):
        return False
    ills = (
        state.tokens_of(s, model, v.STUNNED)
        + state.tokens_of(s, model, v.CURSED)
        + state.tokens_of(s, model, v.POISONED)
    )
    return ills + state.tokens_of(s, model, v.SLOWED) > 0


@kernel
def is_other_friend(b: Board, s: State, model: int, ability: int) -> bool:
    """Another own ninja within reach. [NS-K21, NS-K25]"""
    if model == v.NOBODY or model == s.model or state.are_enemies(s.model, model) or not state.is_on_board(s, model):
        return False
    return gap(s, s.model, model) <= b.reach[ability]


@kernel
def is_open_enemy(b: Board, s: State, model: int, ability: int) -> bool:
    if (
        model == v.NOBODY
        or not state.are_enemies(s.model, model)
        or not state.is_on_board(s, model)
        or state.has(s, model, v.STEALTH)
    ):
        return False
    return gap(s, s.model, model) <= b.reach[ability]


@kernel
def use(b: Board, s: State, ability: int, target: int) -> None:
    """Declare it: paid for, Stealth ends [NS-H5]; a pounce moves, everything else is tested first. [NS-K26]"""
    if ability != v.UNDERTOW and ability != v.BLOOD_FRENZY:
        activation.pay_for_action(s, actions.USE)
    s.used |= 1 << ability
    lose_stealth(s, s.model)
    note(USED, s.model, ability, actions.model_in(target))
    # A movement of its own before an attack. [NS-K14]
    if ability == v.POUNCE:
        begin_movement(s, v.POUNCING, b.gain[v.POUNCE])
        s.phase = v.AGENDA
        return
    testing.begin(b, s, s.model, v.TO_USE, actions.model_in(target))
    s.ability = ability
    if ability == v.LULLABY:
        testing.oppose(b, s, s.target)
    testing.roll(b, s)


@kernel
def apply_ability(b: Board, s: State, ability: int, target: int) -> None:
    """What an *ability* does once its test is passed."""
    user = s.model
    if ability == v.HEALING:
        state.drop_tokens(s, target, v.STUNNED)
        state.drop_tokens(s, target, v.CURSED)
        state.drop_tokens(s, target, v.POISONED)
        state.drop_tokens(s, target, v.SLOWED)
    elif ability == v.BLOOD_FRENZY:
        state.give_token(s, target, v.HASTE)
    elif ability == v.UNDERTOW:
        add_last(s, v.PLACE_MODEL, target, s.actor, user, ALL)
    elif ability == v.WANDER_LUST:
        add_last(s, v.PUSH_MODEL, target, s.actor, b.gain[v.WANDER_LUST], 0)
    elif ability == v.VOLCANO_POTS:
        stun_around(s, target, user, user)
    # Won: the foe is Stunned. [NS-K27]
    elif ability == v.LULLABY:
        add_last(s, v.STUN_MODEL, target, credit_for(s, target, user), 0, FRESH)
    else:
        for other in range(v.MODELS):
            if other != user and are_adjacent(s, user, other):
                # Every enemy in the zone is Slowed [NS-K8]; every friend there is blessed. [NS-K24]
                if ability == v.DROWN and state.are_enemies(user, other):
                    state.give_token(s, other, v.SLOWED)
                elif ability == v.BLESSING and not state.are_enemies(user, other):
                    s.marks[other] |= v.BLESSED


@kernel
def refusal_of_boosting_ability(b: Board, s: State, ability: int, target: int) -> int:
    """Tiger Strike and Yama Fist, by the attacker in an attack, once an activation. [NS-K13, NS-K16]"""
    if ability != v.TIGER_STRIKE and ability != v.YAMA_FIST:
        return ONLY_AS_BOOST
    attacker = s.attacker
    if (
        target != actions.NONE
        or s.shot == 1
        or not state.is_ninja(attacker)
        or state.owner_of(attacker) != s.seat
        or not state.can(b, attacker, ability)
    ):
        return CLAUSE_OF[ability - v.FIRST_USE]
    return HOW_TO_USE if (s.used >> ability) & 1 == 1 else LEGAL


@kernel
def boost_by_ability(b: Board, s: State, ability: int) -> None:
    """Attack dice until the end of the activation; the defence pays for it until the end of the round."""
    s.used |= 1 << ability
    s.at += b.gain[ability]
    s.dice += b.gain[ability]
    s.marks[s.attacker] |= v.BARE if ability == v.TIGER_STRIKE else v.FIST
    note(USED, s.attacker, ability, v.NOBODY)
