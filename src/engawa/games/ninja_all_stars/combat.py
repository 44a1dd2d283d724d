"""Attacks and shots: who can be attacked, with how many dice, what cancels, and what comes of it."""

from __future__ import annotations

from engawa.core.contract import LEGAL, note
from engawa.core.forge import kernel
from engawa.games.ninja_all_stars import (
    activation,
    agenda,
    dice,
    events,
    ground,
    harm,
    sight,
    state,
    vocabulary as v,
    windows,
)
from engawa.games.ninja_all_stars.actions import ATTACK, SHOOT
from engawa.games.ninja_all_stars.bases import gap
from engawa.games.ninja_all_stars.challenges import clear_attack
from engawa.games.ninja_all_stars.clauses import cite
from engawa.games.ninja_all_stars.state import Board, State

WHOM_TO_ATTACK = cite("C1")
WHOM_TO_SHOOT = cite("R1")
IN_STEALTH = cite("H2")
NOT_ITS_CONTROLLERS = cite("O4")
NO_SUCH_DIE = cite("C12")
PUSHED = 3  # how far a result pushes


@kernel
def refusal_of_attack(b: Board, s: State, target: int) -> int:
    """The clause that forbids the active model to attack *target*."""
    refused = activation.refusal_of_action(s, ATTACK)
    if refused != LEGAL:
        return refused
    # An enemy in the front zone, or with Fisherman's Spear in sight at distance 2. [NS-C1, NS-K15]
    model = s.model
    if not state.is_on_board(s, target) or not state.are_enemies(model, target):
        return WHOM_TO_ATTACK
    if not ground.faces(s, model, target):
        spear = state.can(b, model, v.FISHERMANS_SPEAR) and 1 < gap(s, model, target) <= b.reach[v.FISHERMANS_SPEAR]
        if not spear or not sight.sees(b, s, model, s.space[target]):
            return WHOM_TO_ATTACK
    # A sentry leaves the ninja of its controller alone. [NS-O4]
    if not state.is_ninja(model) and state.owner_of(target) == s.actor:
        return NOT_ITS_CONTROLLERS
    # Not in Stealth. [NS-H2]
    return IN_STEALTH if state.has(s, target, v.STEALTH) else LEGAL


@kernel
def refusal_of_shot(b: Board, s: State, target: int) -> int:
    """The clause that forbids the active model to shoot at *target*."""
    if not state.is_ninja(s.model):
        return activation.NOT_FOR_SENTRIES
    refused = activation.refusal_of_action(s, SHOOT)
    if refused != LEGAL:
        return refused
    # An enemy in line of sight, within the range. [NS-R1]
    if not state.is_on_board(s, target) or not state.are_enemies(s.model, target):
        return WHOM_TO_SHOOT
    if gap(s, s.model, target) > range_of(b, s.model) or not sight.sees(b, s, s.model, s.space[target]):
        return WHOM_TO_SHOOT
    # Not in Stealth. [NS-H2]
    return IN_STEALTH if state.has(s, target, v.STEALTH) else LEGAL


@kernel
def range_of(b: Board, model: int) -> int:
    """Of the bow [NS-K5, NS-R2], or of a shuriken. [NS-R3]"""
    return b.range[model] if b.range[model] > 0 else b.shuriken


@kernel
def attack(b: Board, s: State, target: int) -> None:
    """Pay, count both pools, then end the attacker's Stealth. [NS-C2]"""
    activation.pay_for_action(s, ATTACK)
    declare(b, s, target, 0)
    model = s.model
    helpers, guards = assists(s, model, target), assists(s, target, model)
    s.at = b.at[model] + helpers + bonuses(s, model)
    s.assisted = int(helpers > 0)
    # A back strike. [NS-C8, NS-K4]
    if ground.has_its_back_to(s, target, model):
        s.at += b.gain[v.BACKSTAB] if state.can(b, model, v.BACKSTAB) else 1
    s.df = 0 if state.has(s, target, v.BARE) else b.df[target] + guards - penalties(b, s, target)
    harm.lose_stealth(s, model)
    note(events.ATTACKED, model, target, attack_dice(s) << 8 | defence_dice(s))


@kernel
def shoot(b: Board, s: State, target: int) -> None:
    """The same from afar: no assists, no back strike [NS-R2]; the Stealthy stay hidden. [NS-R5, NS-K6]"""
    activation.pay_for_action(s, SHOOT)
    declare(b, s, target, 1)
    model = s.model
    # With a bow AT + n, with shuriken half of AT, at least 1. [NS-R3]
    s.at = (b.at[model] + b.bow[model] if b.range[model] > 0 else max(1, b.at[model] // 2)) + bonuses(s, model)
    s.df = 0 if state.has(s, target, v.BARE) else b.df[target] - penalties(b, s, target)
    if not state.can(b, model, v.STEALTHY):
        harm.lose_stealth(s, model)
    note(events.SHOT, model, target, attack_dice(s) << 8 | defence_dice(s))


@kernel
def declare(b: Board, s: State, target: int, shot: int) -> None:
    """The boost windows open, the attacker's first. [NS-C6]"""
    s.attacker, s.defender, s.shot = s.model, target, shot
    state.nobody_asked(s)
    s.phase, s.seat = v.BOOST, state.controller_of(b, s, s.attacker)
    s.queue[0] = state.controller_of(b, s, target)


@kernel
def bonuses(s: State, model: int) -> int:
    """Dice of the attacker: what its activation gained, Blessing, and one out of Stealth. [NS-C3, NS-H3]"""
    return s.dice + int(state.has(s, model, v.BLESSED)) + int(state.has(s, model, v.STEALTH))


@kernel
def penalties(b: Board, s: State, model: int) -> int:
    """Dice that the defender lacks after Yama Fist. [NS-C4, NS-K16]"""
    return b.gain[v.YAMA_FIST] if state.has(s, model, v.FIST) else 0


@kernel
def assists(s: State, fighter: int, opponent: int) -> int:
    """Other friends of *fighter*, neither Stunned nor in Stealth, with the *opponent* in their front zone. [NS-C7]"""
    count = 0
    for friend in range(v.MODELS):
        if friend != fighter and state.is_on_board(s, friend) and not state.are_enemies(friend, fighter):
            if state.tokens_of(s, friend, v.STUNNED) == 0 and not state.has(s, friend, v.STEALTH):
                count += int(ground.faces(s, friend, opponent))
    return count


@kernel
def attack_dice(s: State) -> int:
    """How many dice the attacker rolls: at least 1. [NS-C5]"""
    return max(1, s.at)


@kernel
def defence_dice(s: State) -> int:
    """How many dice the defender rolls, if any. [NS-C5]"""
    return max(0, s.df)


@kernel
def begin_rolling(s: State) -> None:
    """The attacker's dice first. [NS-C9]"""
    state.nobody_asked(s)
    s.phase = v.DICE_ATT


@kernel
def go_on_rolling(b: Board, s: State) -> None:
    """Lot after lot until both pools lie [NS-T10]; an empty one is not rolled. [NS-C9]"""
    if dice.fresh_dice(s, v.ATT) < attack_dice(s):
        s.phase = v.DICE_ATT
    elif dice.fresh_dice(s, v.DEF) < defence_dice(s):
        s.phase = v.DICE_DEF
    else:
        windows.begin(b, s)


@kernel
def eliminate(b: Board, s: State) -> None:
    """Opposites cancel [NS-C10]; then whoever has more dice left chooses, the attacker if equal. [NS-C11]"""
    state.nobody_asked(s)
    attackers, defenders = 0, 0
    for element in range(v.ELEMENTS):
        opposite = (element + 3) % v.ELEMENTS
        s.left[v.ATT][element] = max(0, dice.shows(s, v.ATT, element) - dice.shows(s, v.DEF, opposite))
        s.left[v.DEF][opposite] = max(0, dice.shows(s, v.DEF, opposite) - dice.shows(s, v.ATT, element))
        attackers += s.left[v.ATT][element]
        defenders += s.left[v.DEF][opposite]
    s.judged = 1
    # No dice left on either side: no result. [NS-C12]
    if attackers + defenders == 0:
        s.phase = v.AGENDA
        agenda.add_last(s, v.AFTERMATH, v.NOBODY, v.NOBODY, 0, 0)
        note(events.NO_RESULT, s.attacker, s.defender, 0)
        return
    s.phase = v.RESULT
    if s.chooser != v.NOBODY:
        s.seat = s.chooser
    else:
        s.seat = state.controller_of(b, s, s.attacker if attackers >= defenders else s.defender)


@kernel
def refusal_of_result(s: State, element: int) -> int:
    """One of the dice left, of either side. [NS-C12]"""
    return LEGAL if s.left[v.ATT][element] + s.left[v.DEF][element] > 0 else NO_SUCH_DIE


@kernel
def choose(b: Board, s: State, element: int) -> None:
    """The result of the chosen die [NS-C13]; of a shot only some have any. [NS-R4]"""
    attacker, defender, chooser = s.attacker, s.defender, s.seat
    s.result, s.phase = element, v.AGENDA
    note(events.CHOSE, chooser, element, 0)
    if element == v.EARTH:
        agenda.add_last(s, v.STUN_MODEL, defender, harm.credit_for(s, defender, attacker), 0, harm.FRESH)
    elif element == v.VOID:
        agenda.add_last(s, v.INJURE_MODEL, defender, harm.credit_for(s, defender, attacker), 0, harm.FRESH)
    # Of shots only Wind Arrows push. [NS-K12]
    elif element == v.AIR and (s.shot == 0 or state.can(b, attacker, v.WIND_ARROWS)):
        far = PUSHED if s.shot == 0 else b.gain[v.WIND_ARROWS]
        agenda.add_last(s, v.PUSH_MODEL, defender, state.controller_of(b, s, attacker), far, 0)
    elif s.shot == 0 and element == v.SPIRIT:
        agenda.add_last(s, v.INJURE_MODEL, attacker, harm.credit_for(s, attacker, defender), 0, harm.FRESH)
    elif s.shot == 0 and element == v.WATER:
        agenda.add_last(s, v.PUSH_MODEL, attacker, chooser, PUSHED, 0)
        agenda.add_last(s, v.PLACE_MODEL, defender, state.controller_of(b, s, defender), attacker, agenda.FRONT)
    elif s.shot == 0 and element == v.FIRE:
        harm.stun_around(s, attacker, attacker, defender)
    agenda.add_last(s, v.AFTERMATH, v.NOBODY, v.NOBODY, 0, 0)


@kernel
def reckon_aftermath(b: Board, s: State) -> None:
    """Poison, the Slow token of a pounce, Gust of Heaven, if the attacker is still there. [NS-C14]"""
    attacker = s.attacker
    agenda.drop_first(s)
    if state.is_on_board(s, attacker):
        if state.is_on_board(s, s.defender) and poisons(b, s):
            state.give_token(s, s.defender, v.POISONED)
            note(events.WAS_POISONED, s.defender, 0, 0)
        # Slowed after the attack of a pounce. [NS-K14]
        if s.pounced == 1:
            state.give_token(s, attacker, v.SLOWED)
        if state.can(b, attacker, v.GUST_OF_HEAVEN) and is_unhindered(s, attacker):
            agenda.add_first(s, v.GUST, attacker, state.controller_of(b, s, attacker))
    s.pounced = 0
    clear_attack(s)
    dice.clear_dice(s)
    state.forget_played(s)


@kernel
def poisons(b: Board, s: State) -> bool:
    """Whether the attacker's keywords poison the defender."""
    attacker = s.attacker
    if s.shot == 1:
        # Poison Arrows: the pool shows a Spirit. [NS-K11]
        return state.can(b, attacker, v.POISON_ARROWS) and dice.shows(s, v.ATT, v.SPIRIT) > 0
    # Engulf: a Fire die was left, and not chosen. [NS-K7]
    if state.can(b, attacker, v.ENGULF) and s.left[v.ATT][v.FIRE] > 0 and s.result != v.FIRE:
        return True
    # Poisoned Weapons: neither Stunned nor Injured. [NS-K17]
    return state.can(b, attacker, v.POISONED_WEAPONS) and s.hurt == 0


@kernel
def is_unhindered(s: State, model: int) -> bool:
    """Whether every enemy in the zone of *model* has a Stun token. [NS-K19]"""
    for other in range(v.MODELS):
        if (
            state.are_enemies(model, other)
            and ground.are_adjacent(s, model, other)
            and state.tokens_of(s, other, v.STUNNED) == 0
        ):
            return False
    return True
