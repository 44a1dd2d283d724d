"""The phase machine: what goes on by itself until somebody, or chance, has to decide."""

from __future__ import annotations

from engawa.core.contract import LEGAL, note
from engawa.core.forge import kernel
from engawa.games.ninja_all_stars import (
    abilities,
    actions,
    activation,
    cards,
    combat,
    dice,
    events,
    harm,
    moving,
    opening,
    reacting,
    rounds,
    state,
    testing,
    vocabulary as v,
    windows,
)
from engawa.games.ninja_all_stars.agenda import KIND, WHOM, add_last
from engawa.games.ninja_all_stars.challenges import HELD, book, clear_test
from engawa.games.ninja_all_stars.minor_actions import find
from engawa.games.ninja_all_stars.state import Board, State

BOOSTS = (
    *cards.BOOST_CARDS,
    *abilities.BOOST_ABILITIES,
)  # everything that a seat can do before the dice roll, besides passing


@kernel
def carry_on(b: Board, s: State) -> None:
    """Go on until somebody has to decide, or chance has to, or the game is over."""
    while not is_waiting(b, s):
        go_on(b, s)


@kernel
def is_waiting(b: Board, s: State) -> bool:
    """Whether this phase needs a decision or chance; a window needs something to do in it. [NS-T9]"""
    phase = s.phase
    if phase == v.AGENDA:
        return False
    if phase == v.REACT:
        return reacting.has_reaction(b, s)
    if phase == v.BOOST:
        return has_boost(b, s)
    if phase == v.OMEN:
        return may_hold_omen(b, s)
    if phase == v.DODGE:
        return cards.refusal_of_sidestep(b, s, 2 * v.SIDESTEP + 1, actions.NONE) == LEGAL
    if phase == v.COURIER:
        return rounds.needs_messenger(b, s)
    if phase == v.DEAL:
        return opening.prepare_deal(b, s)
    if phase == v.FURNISH:
        return not opening.is_furnished(b, s)
    if phase == v.POST:
        return opening.next_sentry(b, s) != v.NOBODY
    if phase == v.HEAL:
        return rounds.can_heal(s)
    if phase == v.CHOICE:
        return rounds.has_choice(b, s)
    return phase != v.REINFORCE or rounds.can_deploy(b, s, s.seat)


@kernel
def has_boost(b: Board, s: State) -> bool:
    for action in BOOSTS:
        if refusal_of_boost(b, s, action) == LEGAL:
            return True
    return False


@kernel
def refusal_of_boost(b: Board, s: State, action: int) -> int:
    """The clause that forbids a boost. [NS-C6]"""
    kind, first, second = actions.parts_of(action)
    if kind == actions.USE:
        return abilities.refusal_of_boosting_ability(b, s, first, second)
    return cards.refusal_of_boost_card(b, s, first, second)


@kernel
def may_hold_omen(b: Board, s: State) -> bool:
    """Whether a card of the seat may be the omen, for all that everybody knows: a window must not tell. [NS-P5, NS-I5]

    There is one omen, so a window that opened only for whoever can play it would name it.
    """
    has_played = (s.played[s.seat] >> v.STELLAR_ALIGNMENT) & 1 == 1
    return s.held[s.seat] > 0 and s.discard[v.STELLAR_ALIGNMENT] < b.copies[v.STELLAR_ALIGNMENT] and not has_played


@kernel
def go_on(b: Board, s: State) -> None:
    """What comes after a phase in which nobody has anything (more) to do."""
    phase = s.phase
    if phase == v.AGENDA:
        do_next(b, s)
    elif phase == v.REACT:
        if not state.ask_next(s):
            judge(b, s)
    elif phase == v.BOOST:
        if not state.ask_next(s):
            combat.begin_rolling(s)
    elif phase == v.OMEN:
        if not state.ask_next(s):
            rounds.after_omens(b, s)
    elif phase == v.COURIER:
        if not state.ask_next(s):
            rounds.seek_turn(b, s, s.initiative, False)
    elif phase == v.DODGE:
        testing.roll(b, s)
    elif phase == v.DEAL:
        after_deal(b, s)
    elif phase == v.FURNISH:
        opening.end_furnishing(b, s)
    elif phase == v.POST:
        opening.end_posting(b, s)
    elif phase == v.HEAL:
        rounds.begin_choice(s)
    elif phase == v.CHOICE:
        s.phase = v.REINFORCE
    else:
        rounds.next_upkeep(b, s)


@kernel
def after_deal(b: Board, s: State) -> None:
    """Back to where the cards were due: set-up, an activation, or the upkeep of a seat."""
    if s.model != v.NOBODY:
        s.phase = v.AGENDA
    elif s.round > 0:
        s.phase = v.REINFORCE
    elif b.quick == 1:
        opening.lay_out_quickly(b, s)
    else:
        opening.begin_furnishing(s)


@kernel
def do_next(b: Board, s: State) -> None:
    """The first thing to do; without one the activation, or the round, goes on or ends. [NS-N4, NS-A10]"""
    kind = s.todo[0][KIND]
    if s.todos == 0 and s.model == v.NOBODY:
        rounds.after_turns(b, s)
    elif s.todos == 0:
        if activation.ends_by_itself(s):
            add_last(s, v.FINISH, v.NOBODY, v.NOBODY, 0, 0)
        else:
            state.nobody_asked(s)
            s.phase, s.seat = v.ACT, s.actor
    elif kind == v.STUN_MODEL or kind == v.INJURE_MODEL:
        harm.take_harm(b, s)
    elif kind == v.PUSH_MODEL or kind == v.GUST:
        moving.begin_push(b, s)
    elif kind == v.PLACE_MODEL:
        moving.begin_placing(b, s)
    elif kind == v.FACE_MODEL:
        moving.begin_facing(s)
    elif kind == v.AFTERMATH:
        combat.reckon_aftermath(b, s)
    elif kind == v.TEAM_TEST:
        state.nobody_asked(s)
        s.phase, s.seat = v.TEAM, s.todo[0][WHOM]
    else:
        activation.finish(b, s)
        if s.todos == 0 and s.phase != v.ENDED:
            rounds.after_activation(b, s)


@kernel
def judge(b: Board, s: State) -> None:
    """All have had their window: the test is passed or failed, or opposites cancel."""
    if not windows.is_test(s):
        combat.eliminate(b, s)
    # A tie of an opposed test: both roll again, all six dice. [NS-T12]
    elif testing.is_tied(s):
        note(events.TIED_TEST, s.tester, s.foe, 0)
        dice.clear_dice(s)
        state.nobody_asked(s)
        s.phase = v.TEST
    else:
        resolve_test(b, s)


@kernel
def resolve_test(b: Board, s: State) -> None:
    """What a test was made for. It is forgotten first; only an open chest is remembered. [NS-Q4]"""
    passed, why, ability, target, tester = testing.is_passed(s), s.why, s.ability, s.target, s.tester
    note(events.PASSED_TEST if passed else events.FAILED_TEST, tester, why, 0)
    dice.clear_dice(s)
    state.forget_played(s)
    state.nobody_asked(s)
    s.phase = v.AGENDA
    if why == v.TO_OPEN and passed:
        s.phase = v.CHEST
        return
    clear_test(s)
    if why == v.TO_DODGE:
        if passed:
            moving.make_step(b, s, target)
        else:
            moving.stumble(b, s)
    elif passed:
        if why == v.TO_USE:
            abilities.apply_ability(b, s, ability, target)
        # The team holds the hill. [NS-V11]
        elif why == v.TO_HOLD:
            book(b, s, state.owner_of(tester), b.points[HELD])
        else:
            # Found: the target loses Stealth. [NS-H6]
            harm.lose_stealth(s, target)


@kernel
def settle_outcome(b: Board, s: State, outcome: int) -> None:
    """What chance decided."""
    phase = s.phase
    if phase == v.INIT:
        rounds.win_janken(b, s, outcome)
    elif phase == v.DEAL:
        opening.deal(b, s, outcome)
    elif phase == v.CHEST:
        find(b, s, outcome)
        clear_test(s)
    elif phase == v.MOON:
        opening.rise(b, s, dice.face_of(outcome))
    elif phase == v.RESIST:
        harm.resist(b, s, dice.face_of(outcome))
    elif phase == v.POISON:
        activation.suffer_poison(s, dice.face_of(outcome))
    elif phase == v.TEST:
        dice.lay_fresh(s, v.ATT, outcome)
        note(events.TESTED, s.tester, outcome, s.element)
        # The user's dice, then the foe's. [NS-T12]
        if s.foe != v.NOBODY:
            s.phase = v.TEST_FOE
        else:
            windows.begin(b, s)
    elif phase == v.TEST_FOE:
        dice.lay_fresh(s, v.DEF, outcome)
        note(events.TESTED, s.foe, outcome, s.foe_element)
        windows.begin(b, s)
    elif phase == v.DICE_ATT:
        dice.lay_fresh(s, v.ATT, outcome)
        note(events.ROLLED_ATT, s.attacker, outcome, 0)
        combat.go_on_rolling(b, s)
    elif phase == v.DICE_DEF:
        dice.lay_fresh(s, v.DEF, outcome)
        note(events.ROLLED_DEF, s.defender, outcome, 0)
        combat.go_on_rolling(b, s)
    elif phase == v.REROLL:
        reacting.lay_again(s, outcome)
