"""The phase machine: what goes on by itself until somebody, or chance, has to decide."""

from __future__ import annotations

from engawa.core.contract import LEGAL, note
from engawa.core.forge import kernel
from engawa.games.ninja_all_stars.abilities import BOOST_ABILITIES, apply_ability, refusal_of_boosting_ability
from engawa.games.ninja_all_stars.actions import NONE, USE, parts_of
from engawa.games.ninja_all_stars.activation import ends_by_itself, finish, suffer_poison
from engawa.games.ninja_all_stars.agenda import KIND, add_last
from engawa.games.ninja_all_stars.cards import (
    BOOST_CARDS,
    OMEN_CARDS,
    refusal_of_boost_card,
    refusal_of_omen_card,
    refusal_of_sidestep,
)
from engawa.games.ninja_all_stars.challenges import clear_test
from engawa.games.ninja_all_stars.combat import (
    begin_reacting,
    begin_rolling,
    defence_dice,
    eliminate,
    reckon_aftermath,
)
from engawa.games.ninja_all_stars.deeds import find
from engawa.games.ninja_all_stars.dice import clear_dice, face_of, lay_fresh
from engawa.games.ninja_all_stars.events import FAILED_TEST, PASSED_TEST, ROLLED_ATT, ROLLED_DEF, TESTED
from engawa.games.ninja_all_stars.harm import lose_stealth, resist, take_harm
from engawa.games.ninja_all_stars.moving import begin_facing, begin_placing, begin_push, make_step, stumble
from engawa.games.ninja_all_stars.opening import (
    begin_furnishing,
    begin_naming,
    begin_picking,
    deal,
    is_furnished,
    lay_out_quickly,
    next_sentry,
    prepare_deal,
    rise,
)
from engawa.games.ninja_all_stars.reacting import has_reaction, is_passed, is_test, lay_again
from engawa.games.ninja_all_stars.rounds import (
    after_activation,
    after_omens,
    begin_choice,
    can_deploy,
    can_heal,
    has_choice,
    needs_messenger,
    next_upkeep,
    seek_turn,
    win_janken,
)
from engawa.games.ninja_all_stars.state import (
    Board,
    State,
    ask_from,
    ask_next,
    controller_of,
    forget_played,
    nobody_asked,
)
from engawa.games.ninja_all_stars.vocabulary import (
    ACT,
    AFTERMATH,
    AGENDA,
    ATT,
    BOOST,
    CHEST,
    CHOICE,
    COURIER,
    DEAL,
    DEF,
    DICE_ATT,
    DICE_DEF,
    DODGE,
    ENDED,
    FACE_MODEL,
    FINISH,
    FURNISH,
    GUST,
    HEAL,
    INIT,
    INJURE_MODEL,
    MOON,
    NOBODY,
    OMEN,
    PLACE_MODEL,
    POISON,
    POST,
    PUSH_MODEL,
    REACT,
    REINFORCE,
    REROLL,
    RESIST,
    SIDESTEP,
    STUN_MODEL,
    TEST,
    TO_DODGE,
    TO_OPEN,
    TO_USE,
)

BOOSTS = (*BOOST_CARDS, *BOOST_ABILITIES)  # everything that a seat can do before the dice roll, besides passing


@kernel
def carry_on(b: Board, s: State) -> None:
    """Go on until somebody has to decide, or chance has to, or the game is over."""
    while not is_waiting(b, s):
        go_on(b, s)


@kernel
def is_waiting(b: Board, s: State) -> bool:
    """Whether this phase needs a decision or chance; a window needs something to do in it. [NS-T9, NS-I5]"""
    phase = s.phase
    if phase == AGENDA:
        return False
    if phase == REACT:
        return has_reaction(b, s)
    if phase == BOOST:
        return has_boost(b, s)
    if phase == OMEN:
        return has_omen(b, s)
    if phase == DODGE:
        return refusal_of_sidestep(b, s, 2 * SIDESTEP + 1, NONE) == LEGAL
    if phase == COURIER:
        return needs_messenger(b, s)
    if phase == DEAL:
        return prepare_deal(b, s)
    if phase == FURNISH:
        return not is_furnished(b, s)
    if phase == POST:
        return next_sentry(b, s) != NOBODY
    if phase == HEAL:
        return can_heal(s)
    if phase == CHOICE:
        return has_choice(b, s)
    return phase != REINFORCE or can_deploy(b, s, s.seat)


@kernel
def has_boost(b: Board, s: State) -> bool:
    for action in BOOSTS:
        if refusal_of_boost(b, s, action) == LEGAL:
            return True
    return False


@kernel
def refusal_of_boost(b: Board, s: State, action: int) -> int:
    """The clause that forbids a boost. [NS-C6]"""
    kind, first, second = parts_of(action)
    if kind == USE:
        return refusal_of_boosting_ability(b, s, first, second)
    return refusal_of_boost_card(b, s, first, second)


@kernel
def has_omen(b: Board, s: State) -> bool:
    for action in OMEN_CARDS:
        _, first, second = parts_of(action)
        if refusal_of_omen_card(b, s, first, second) == LEGAL:
            return True
    return False


@kernel
def go_on(b: Board, s: State) -> None:
    """What comes after a phase in which nobody has anything (more) to do."""
    phase = s.phase
    if phase == AGENDA:
        do_next(b, s)
    elif phase == REACT:
        if not ask_next(s):
            judge(b, s)
    elif phase == BOOST:
        if not ask_next(s):
            begin_rolling(s)
    elif phase == OMEN:
        if not ask_next(s):
            after_omens(b, s)
    elif phase == COURIER:
        if not ask_next(s):
            seek_turn(b, s, s.initiative, False)
    elif phase == DODGE:
        nobody_asked(s)
        s.phase = TEST
    elif phase == DEAL:
        after_deal(b, s)
    elif phase == FURNISH:
        begin_picking(s)
    elif phase == POST:
        begin_naming(b, s)
    elif phase == HEAL:
        begin_choice(s)
    elif phase == CHOICE:
        s.phase = REINFORCE
    else:
        next_upkeep(b, s)


@kernel
def after_deal(b: Board, s: State) -> None:
    """Back to where the cards were due: set-up, an activation, or the upkeep of a seat."""
    if s.model != NOBODY:
        s.phase = AGENDA
    elif s.round > 0:
        s.phase = REINFORCE
    elif b.quick == 1:
        lay_out_quickly(b, s)
    else:
        begin_furnishing(s)


@kernel
def do_next(b: Board, s: State) -> None:
    """The first thing to do; without one the activation goes on, or ends by itself. [NS-N4, NS-A10]"""
    kind = s.todo[0][KIND]
    if s.todos == 0:
        if ends_by_itself(s):
            add_last(s, FINISH, NOBODY, NOBODY, 0, 0)
        else:
            nobody_asked(s)
            s.phase, s.seat = ACT, s.actor
    elif kind == STUN_MODEL or kind == INJURE_MODEL:
        take_harm(b, s)
    elif kind == PUSH_MODEL or kind == GUST:
        begin_push(b, s)
    elif kind == PLACE_MODEL:
        begin_placing(b, s)
    elif kind == FACE_MODEL:
        begin_facing(s)
    elif kind == AFTERMATH:
        reckon_aftermath(b, s)
    else:
        finish(b, s)
        if s.todos == 0 and s.phase != ENDED:
            after_activation(b, s)


@kernel
def judge(b: Board, s: State) -> None:
    """All have had their window: the test is passed or failed, or opposites cancel."""
    if is_test(s):
        resolve_test(b, s)
    else:
        eliminate(b, s)


@kernel
def resolve_test(b: Board, s: State) -> None:
    """What a test was made for. It is forgotten first; only an open chest is remembered. [NS-Q4]"""
    passed, why, ability, target, tester = is_passed(s), s.why, s.ability, s.target, s.tester
    note(PASSED_TEST if passed else FAILED_TEST, tester, why, 0)
    clear_dice(s)
    forget_played(s)
    nobody_asked(s)
    s.phase = AGENDA
    if why == TO_OPEN and passed:
        s.phase = CHEST
        return
    clear_test(s)
    if why == TO_DODGE:
        if passed:
            make_step(b, s, target)
        else:
            stumble(s)
    elif passed:
        if why == TO_USE:
            apply_ability(b, s, ability, target)
        else:
            # Found: the target loses Stealth. [NS-H6]
            lose_stealth(s, target)


@kernel
def settle_outcome(b: Board, s: State, outcome: int) -> None:
    """What chance decided."""
    phase = s.phase
    if phase == INIT:
        win_janken(b, s, outcome)
    elif phase == DEAL:
        deal(b, s, outcome)
    elif phase == CHEST:
        find(b, s, outcome)
        clear_test(s)
    elif phase == MOON:
        rise(b, s, face_of(outcome))
    elif phase == RESIST:
        resist(b, s, face_of(outcome))
    elif phase == POISON:
        suffer_poison(s, face_of(outcome))
    elif phase == TEST:
        lay_fresh(s, ATT, outcome)
        note(TESTED, s.tester, outcome, s.element)
        s.phase = REACT
        ask_from(b, s, controller_of(b, s, s.tester))
    elif phase == DICE_ATT:
        lay_fresh(s, ATT, outcome)
        note(ROLLED_ATT, s.attacker, outcome, 0)
        # An empty pool is not rolled. [NS-C9]
        if defence_dice(s) > 0:
            s.phase = DICE_DEF
        else:
            begin_reacting(b, s)
    elif phase == DICE_DEF:
        lay_fresh(s, DEF, outcome)
        note(ROLLED_DEF, s.defender, outcome, 0)
        begin_reacting(b, s)
    elif phase == REROLL:
        lay_again(s, outcome)
