"""Attacks and shots: who can be attacked, with how many dice, what cancels, and what comes of it."""

from __future__ import annotations

from engawa.core.contract import LEGAL, note
from engawa.core.forge import kernel
from engawa.games.ninja_all_stars.actions import ATTACK, SHOOT
from engawa.games.ninja_all_stars.activation import NOT_FOR_SENTRIES, pay_for_action, refusal_of_action
from engawa.games.ninja_all_stars.agenda import FRONT, add_first, add_last, drop_first
from engawa.games.ninja_all_stars.bases import gap
from engawa.games.ninja_all_stars.challenges import clear_attack
from engawa.games.ninja_all_stars.clauses import cite
from engawa.games.ninja_all_stars.dice import MOST_DICE, clear_dice, shows
from engawa.games.ninja_all_stars.events import ATTACKED, CHOSE, NO_RESULT, SHOT, WAS_POISONED
from engawa.games.ninja_all_stars.ground import are_adjacent, faces, has_its_back_to, sees
from engawa.games.ninja_all_stars.harm import FRESH, credit_for, lose_stealth, stun_around
from engawa.games.ninja_all_stars.state import (
    Board,
    State,
    are_enemies,
    can,
    controller_of,
    forget_played,
    give_token,
    has,
    is_ninja,
    is_on_board,
    nobody_asked,
    owner_of,
    tokens_of,
)
from engawa.games.ninja_all_stars.vocabulary import (
    AFTERMATH,
    AGENDA,
    AIR,
    ATT,
    BACKSTAB,
    BARE,
    BLESSED,
    BOOST,
    DEF,
    DICE_ATT,
    EARTH,
    ELEMENTS,
    ENGULF,
    FIRE,
    FISHERMANS_SPEAR,
    FIST,
    GUST,
    GUST_OF_HEAVEN,
    INJURE_MODEL,
    MODELS,
    NOBODY,
    PLACE_MODEL,
    POISON_ARROWS,
    POISONED,
    POISONED_WEAPONS,
    PUSH_MODEL,
    REACT,
    RESULT,
    SLOWED,
    SPIRIT,
    STEALTH,
    STEALTHY,
    STUN_MODEL,
    STUNNED,
    VOID,
    WATER,
    WIND_ARROWS,
    YAMA_FIST,
)

WHOM_TO_ATTACK = cite("C1")
WHOM_TO_SHOOT = cite("R1")
IN_STEALTH = cite("H2")
NOT_ITS_CONTROLLERS = cite("O4")
NO_SUCH_DIE = cite("C12")
SHURIKEN = 3  # how far they fly
PUSHED = 3  # how far a result pushes


@kernel
def refusal_of_attack(b: Board, s: State, target: int) -> int:
    """The clause that forbids the active model to attack *target*."""
    refused = refusal_of_action(s, ATTACK)
    if refused != LEGAL:
        return refused
    # An enemy in the front zone, or with Fisherman's Spear in sight at distance 2. [NS-C1, NS-K15]
    model = s.model
    if not is_on_board(s, target) or not are_enemies(model, target):
        return WHOM_TO_ATTACK
    if not faces(s, model, target):
        spear = can(b, model, FISHERMANS_SPEAR) and 1 < gap(s, model, target) <= b.reach[FISHERMANS_SPEAR]
        if not spear or not sees(b, s, model, s.space[target]):
            return WHOM_TO_ATTACK
    # A sentry leaves the ninja of its controller alone. [NS-O4]
    if not is_ninja(model) and owner_of(target) == s.actor:
        return NOT_ITS_CONTROLLERS
    # Not in Stealth. [NS-H2]
    return IN_STEALTH if has(s, target, STEALTH) else LEGAL


@kernel
def refusal_of_shot(b: Board, s: State, target: int) -> int:
    """The clause that forbids the active model to shoot at *target*."""
    if not is_ninja(s.model):
        return NOT_FOR_SENTRIES
    refused = refusal_of_action(s, SHOOT)
    if refused != LEGAL:
        return refused
    # An enemy in line of sight, within the range. [NS-R1]
    if not is_on_board(s, target) or not are_enemies(s.model, target):
        return WHOM_TO_SHOOT
    if gap(s, s.model, target) > range_of(b, s.model) or not sees(b, s, s.model, s.space[target]):
        return WHOM_TO_SHOOT
    # Not in Stealth. [NS-H2]
    return IN_STEALTH if has(s, target, STEALTH) else LEGAL


@kernel
def range_of(b: Board, model: int) -> int:
    """Of the bow [NS-K5, NS-R2], or of a shuriken. [NS-R3]"""
    return b.range[model] if b.range[model] > 0 else SHURIKEN


@kernel
def attack(b: Board, s: State, target: int) -> None:
    """Pay, count both pools, then end the attacker's Stealth. [NS-C2]"""
    pay_for_action(s, ATTACK)
    declare(b, s, target, 0)
    model = s.model
    helpers, guards = assists(s, model, target), assists(s, target, model)
    s.at = b.at[model] + helpers + bonuses(s, model)
    s.assisted = int(helpers > 0)
    # A back strike. [NS-C8, NS-K4]
    if has_its_back_to(s, target, model):
        s.at += b.gain[BACKSTAB] if can(b, model, BACKSTAB) else 1
    s.df = 0 if has(s, target, BARE) else b.df[target] + guards - penalties(b, s, target)
    lose_stealth(s, model)
    note(ATTACKED, model, target, s.at << 8 | s.df)


@kernel
def shoot(b: Board, s: State, target: int) -> None:
    """The same from afar: no assists, no back strike [NS-R2]; the Stealthy stay hidden. [NS-R5, NS-K6]"""
    pay_for_action(s, SHOOT)
    declare(b, s, target, 1)
    model = s.model
    # With a bow AT + n, with shuriken half of AT, at least 1. [NS-R3]
    s.at = (b.at[model] + b.bow[model] if b.range[model] > 0 else max(1, b.at[model] // 2)) + bonuses(s, model)
    s.df = 0 if has(s, target, BARE) else b.df[target] - penalties(b, s, target)
    if not can(b, model, STEALTHY):
        lose_stealth(s, model)
    note(SHOT, model, target, s.at << 8 | s.df)


@kernel
def declare(b: Board, s: State, target: int, shot: int) -> None:
    """The boost windows open, the attacker's first. [NS-C6]"""
    s.attacker, s.defender, s.shot = s.model, target, shot
    nobody_asked(s)
    s.phase, s.seat = BOOST, controller_of(b, s, s.attacker)
    s.queue[0] = controller_of(b, s, target)


@kernel
def bonuses(s: State, model: int) -> int:
    """Dice of the attacker: what its activation gained, Blessing, and one out of Stealth. [NS-C3, NS-H3]"""
    return s.dice + int(has(s, model, BLESSED)) + int(has(s, model, STEALTH))


@kernel
def penalties(b: Board, s: State, model: int) -> int:
    """Dice that the defender lacks after Yama Fist. [NS-C4, NS-K16]"""
    return b.gain[YAMA_FIST] if has(s, model, FIST) else 0


@kernel
def assists(s: State, fighter: int, opponent: int) -> int:
    """Other friends of *fighter*, neither Stunned nor in Stealth, with the *opponent* in their front zone. [NS-C7]"""
    count = 0
    for friend in range(MODELS):
        if friend != fighter and is_on_board(s, friend) and not are_enemies(friend, fighter):
            if tokens_of(s, friend, STUNNED) == 0 and not has(s, friend, STEALTH):
                count += int(faces(s, friend, opponent))
    return count


@kernel
def attack_dice(s: State) -> int:
    """How many dice the attacker rolls: 1 to 8. [NS-C5]"""
    return min(MOST_DICE, max(1, s.at))


@kernel
def defence_dice(s: State) -> int:
    """How many dice the defender rolls: 0 to 8. [NS-C5]"""
    return min(MOST_DICE, max(0, s.df))


@kernel
def begin_rolling(s: State) -> None:
    """The attacker's dice first. [NS-C9]"""
    nobody_asked(s)
    s.phase = DICE_ATT


@kernel
def begin_reacting(b: Board, s: State) -> None:
    """Windows: attacker's controller, defender's, then the others clockwise from the attacker's. [NS-T6]"""
    attacker, defender = controller_of(b, s, s.attacker), controller_of(b, s, s.defender)
    nobody_asked(s)
    s.phase, s.seat, s.queue[0] = REACT, attacker, defender
    count = 1
    for i in range(1, b.players):
        other = (attacker + i) % b.players
        if other != defender:
            s.queue[count] = other
            count += 1


@kernel
def eliminate(b: Board, s: State) -> None:
    """Opposites cancel [NS-C10]; then whoever has more dice left chooses, the attacker if equal. [NS-C11]"""
    nobody_asked(s)
    attackers, defenders = 0, 0
    for element in range(ELEMENTS):
        opposite = (element + 3) % ELEMENTS
        s.left[ATT][element] = max(0, shows(s, ATT, element) - shows(s, DEF, opposite))
        s.left[DEF][opposite] = max(0, shows(s, DEF, opposite) - shows(s, ATT, element))
        attackers += s.left[ATT][element]
        defenders += s.left[DEF][opposite]
    s.judged = 1
    # No dice left on either side: no result. [NS-C12]
    if attackers + defenders == 0:
        s.phase = AGENDA
        add_last(s, AFTERMATH, NOBODY, NOBODY, 0, 0)
        note(NO_RESULT, s.attacker, s.defender, 0)
        return
    s.phase = RESULT
    if s.chooser != NOBODY:
        s.seat = s.chooser
    else:
        s.seat = controller_of(b, s, s.attacker if attackers >= defenders else s.defender)


@kernel
def refusal_of_result(s: State, element: int) -> int:
    """One of the dice left, of either side. [NS-C12]"""
    return LEGAL if s.left[ATT][element] + s.left[DEF][element] > 0 else NO_SUCH_DIE


@kernel
def choose(b: Board, s: State, element: int) -> None:
    """The result of the chosen die [NS-C13]; of a shot only some have any. [NS-R4]"""
    attacker, defender, chooser = s.attacker, s.defender, s.seat
    s.result, s.phase = element, AGENDA
    note(CHOSE, chooser, element, 0)
    if element == EARTH:
        add_last(s, STUN_MODEL, defender, credit_for(s, defender, attacker), 0, FRESH)
    elif element == VOID:
        add_last(s, INJURE_MODEL, defender, credit_for(s, defender, attacker), 0, FRESH)
    # Of shots only Wind Arrows push. [NS-K12]
    elif element == AIR and (s.shot == 0 or can(b, attacker, WIND_ARROWS)):
        far = PUSHED if s.shot == 0 else b.gain[WIND_ARROWS]
        add_last(s, PUSH_MODEL, defender, controller_of(b, s, attacker), far, 0)
    elif s.shot == 0 and element == SPIRIT:
        add_last(s, INJURE_MODEL, attacker, credit_for(s, attacker, defender), 0, FRESH)
    elif s.shot == 0 and element == WATER:
        add_last(s, PUSH_MODEL, attacker, chooser, PUSHED, 0)
        add_last(s, PLACE_MODEL, defender, controller_of(b, s, defender), attacker, FRONT)
    elif s.shot == 0 and element == FIRE:
        stun_around(s, attacker, attacker, defender)
    add_last(s, AFTERMATH, NOBODY, NOBODY, 0, 0)


@kernel
def reckon_aftermath(b: Board, s: State) -> None:
    """Poison, the Slow token of a pounce, Gust of Heaven, if the attacker is still there. [NS-C14]"""
    attacker = s.attacker
    drop_first(s)
    if is_on_board(s, attacker):
        if is_on_board(s, s.defender) and poisons(b, s):
            give_token(s, s.defender, POISONED)
            note(WAS_POISONED, s.defender, 0, 0)
        # Slowed after the attack of a pounce. [NS-K14]
        if s.pounced == 1:
            give_token(s, attacker, SLOWED)
        if can(b, attacker, GUST_OF_HEAVEN) and is_unhindered(s, attacker):
            add_first(s, GUST, attacker, controller_of(b, s, attacker))
    s.pounced = 0
    clear_attack(s)
    clear_dice(s)
    forget_played(s)


@kernel
def poisons(b: Board, s: State) -> bool:
    """Whether the attacker's keywords poison the defender."""
    attacker = s.attacker
    if s.shot == 1:
        # Poison Arrows: the pool shows a Spirit. [NS-K11]
        return can(b, attacker, POISON_ARROWS) and shows(s, ATT, SPIRIT) > 0
    # Engulf: a Fire die was left, and not chosen. [NS-K7]
    if can(b, attacker, ENGULF) and s.left[ATT][FIRE] > 0 and s.result != FIRE:
        return True
    # Poisoned Weapons: neither Stunned nor Injured. [NS-K17]
    return can(b, attacker, POISONED_WEAPONS) and s.hurt == 0


@kernel
def is_unhindered(s: State, model: int) -> bool:
    """Whether every enemy in the zone of *model* has a Stun token. [NS-K19]"""
    for other in range(MODELS):
        if are_enemies(model, other) and are_adjacent(s, model, other) and tokens_of(s, other, STUNNED) == 0:
            return False
    return True
