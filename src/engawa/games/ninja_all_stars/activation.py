"""An activation: what it allows, what pays for it, how it begins and ends."""

from __future__ import annotations

from engawa.core.contract import LEGAL, note
from engawa.core.forge import kernel
from engawa.games.ninja_all_stars import events, state, vocabulary as v
from engawa.games.ninja_all_stars.actions import ATTACK, RUN
from engawa.games.ninja_all_stars.agenda import add_first, drop_first
from engawa.games.ninja_all_stars.challenges import end_of_activation
from engawa.games.ninja_all_stars.clauses import cite
from engawa.games.ninja_all_stars.state import Board, State

IN_TURN = cite("A2")
SENTRY_STEP = cite("A3")
ONCE_A_ROUND = cite("A13")
START_IS_OVER = cite("A5")
NO_HASTE = cite("A6")
ONE_HASTE = cite("U5")
NOTHING_LEFT = cite("A7")
FREE_TURN = cite("A8")
WHILE_MOVING = cite("A9")
MOVEMENT_ENDS_FIRST = cite("A10")
NOT_FOR_SENTRIES = cite("O2")
ONLY_THE_POUNCE = cite("K14")


@kernel
def refusal_of_activating(b: Board, s: State, model: int) -> int:
    """The clause that forbids the seat to activate *model*."""
    # An own ninja on the board that has not been activated. [NS-A2]
    own = state.owner_of(model) == s.seat
    if own and state.is_on_board(s, model) and not state.has(s, model, v.DONE):
        return LEGAL
    sentries = is_sentry_step(b, s)
    if not state.is_on_board(s, model):
        return SENTRY_STEP if sentries else IN_TURN
    # After all ninja the sentries, whoever wants which. [NS-A3]
    if sentries != (model >= v.NINJA):
        return SENTRY_STEP
    if not sentries and not own:
        return IN_TURN
    # Nobody twice in a round. [NS-A13]
    return ONCE_A_ROUND if state.has(s, model, v.DONE) else LEGAL


@kernel
def is_sentry_step(b: Board, s: State) -> bool:
    """Whether all ninja on the board have been activated. [NS-A3]"""
    for seat in range(b.players):
        if can_activate(s, seat):
            return False
    return True


@kernel
def can_activate(s: State, seat: int) -> bool:
    """Whether *seat* has a ninja on the board that has not been activated; then it must. [NS-A2]"""
    for model in range(seat * v.OWN, seat * v.OWN + v.OWN):
        if state.is_on_board(s, model) and not state.has(s, model, v.DONE):
            return True
    return False


@kernel
def activate(s: State, model: int) -> None:
    """Stun tokens off, then either a move or an action; one Slow token off; the activation token on. [NS-A4]"""
    s.model, s.actor = model, s.seat
    s.either = int(state.tokens_of(s, model, v.STUNNED) > 0)
    state.drop_tokens(s, model, v.STUNNED)
    # A Slowed model is slow in this activation. [NS-U6]
    s.slow = int(state.tokens_of(s, model, v.SLOWED) > 0)
    state.take_token(s, model, v.SLOWED)
    s.move, s.act, s.extra, s.steps = 1, 1, 0, 0
    s.start = int(state.is_ninja(model))
    s.marks[model] |= v.DONE
    s.phase = v.AGENDA
    note(events.ACTIVATED, model, s.actor, 0)


@kernel
def refusal_of_start(s: State) -> int:
    """Start options come before the first step, turn, action or `take` of a ninja. [NS-A5]"""
    if not state.is_ninja(s.model):
        return NOT_FOR_SENTRIES
    if s.pounced == 1:
        return ONLY_THE_POUNCE
    return LEGAL if s.start == 1 else START_IS_OVER


@kernel
def refusal_of_haste(s: State) -> int:
    """A Haste token, one an activation, at its start. [NS-A6, NS-U5]"""
    refused = refusal_of_start(s)
    if refused != LEGAL:
        return refused
    if s.extra == 1:
        return ONE_HASTE
    return LEGAL if state.tokens_of(s, s.model, v.HASTE) > 0 else NO_HASTE


@kernel
def use_haste(s: State) -> None:
    state.take_token(s, s.model, v.HASTE)
    s.extra = 1
    note(events.HASTENED, s.model, 0, 0)


@kernel
def can_begin_move(s: State) -> bool:
    return s.move == 1 or s.extra == 1


@kernel
def pay_for_move(s: State) -> None:
    """A move is paid by the move, else by the extra one. [NS-A7]"""
    s.start = 0
    if s.move == 1:
        s.move = 0
        if s.either == 1:
            s.act = 0
    else:
        s.extra = 0


@kernel
def refusal_of_action(s: State, kind: int) -> int:
    """The clause that forbids any action of that *kind* now."""
    # No action while a movement is under way. [NS-A9]
    if s.moving != 0:
        return WHILE_MOVING
    # Between a pounce and its attack there is nothing else. [NS-K14]
    if s.pounced == 1:
        return LEGAL if kind == ATTACK else ONLY_THE_POUNCE
    # It must be paid for. [NS-A7]
    return LEGAL if act_for(s, kind) == 1 or s.extra == 1 else NOTHING_LEFT


@kernel
def act_for(s: State, kind: int) -> int:
    """What is left of the action for this *kind*: after the free run of Rushing River only an attack. [NS-P10]"""
    return 0 if s.river == 2 and kind != ATTACK else s.act


@kernel
def pay_for_action(s: State, kind: int) -> None:
    """The extra one pays while the move is there, else the action and with it the move, else the extra. [NS-A7]"""
    s.start = 0
    if s.pounced == 1:
        return
    # The free run of Rushing River. [NS-P10]
    if s.river == 1 and kind == RUN and s.act == 1:
        s.move, s.river = 0, 2
    elif s.extra == 1 and s.move == 1:
        s.extra = 0
    elif act_for(s, kind) == 1:
        s.act, s.move = 0, 0
    else:
        s.extra = 0


@kernel
def refusal_of_free_turn(s: State, way: int) -> int:
    """Who does not move may turn for nothing, to a new facing. [NS-A8]"""
    if s.pounced == 1:
        return ONLY_THE_POUNCE
    return LEGAL if s.move == 1 and way != s.face[s.model] else FREE_TURN


@kernel
def refusal_of_end(s: State) -> int:
    """The activation ends when no movement is under way. [NS-A10]"""
    return LEGAL if s.moving == 0 else MOVEMENT_ENDS_FIRST


@kernel
def ends_by_itself(s: State) -> bool:
    """Whether nothing is left of the activation. [NS-A10]"""
    return s.move + s.act + s.extra == 0 and s.moving == 0 and s.pounced == 0


@kernel
def finish(b: Board, s: State) -> None:
    """Poison; what the challenge says; Moon Power off. Who has left the board skips this. [NS-A12]"""
    model = s.model
    if state.is_on_board(s, model):
        # Poison first: one die. [NS-U3]
        if state.tokens_of(s, model, v.POISONED) > 0:
            s.phase = v.POISON
            return
        end_of_activation(b, s, model)
        if s.phase == v.ENDED:
            return
        if state.is_on_board(s, model):
            state.drop_tokens(s, model, v.MOON_POWER)
    note(events.ENDED_ACTIVATION, model, 0, 0)
    drop_first(s)


@kernel
def suffer_poison(s: State, face: int) -> None:
    """The token goes; Water Stuns, Spirit Injures, to nobody's credit. [NS-U3, NS-T8]"""
    state.drop_tokens(s, s.model, v.POISONED)
    s.phase = v.AGENDA
    note(events.POISON_BURNS, s.model, face, 0)
    if face == v.WATER:
        add_first(s, v.STUN_MODEL, s.model, v.NOBODY)
    elif face == v.SPIRIT:
        add_first(s, v.INJURE_MODEL, s.model, v.NOBODY)
