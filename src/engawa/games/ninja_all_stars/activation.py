"""An activation: what it allows, what pays for it, how it begins and ends."""

from __future__ import annotations

from engawa.core.contract import LEGAL, note
from engawa.core.forge import kernel
from engawa.games.ninja_all_stars.actions import ATTACK, RUN
from engawa.games.ninja_all_stars.agenda import add_first, drop_first
from engawa.games.ninja_all_stars.challenges import end_of_activation
from engawa.games.ninja_all_stars.clauses import cite
from engawa.games.ninja_all_stars.events import ACTIVATED, ENDED_ACTIVATION, HASTENED, POISON_BURNS
from engawa.games.ninja_all_stars.state import (
    Board,
    State,
    drop_tokens,
    has,
    is_ninja,
    is_on_board,
    owner_of,
    take_token,
    tokens_of,
)
from engawa.games.ninja_all_stars.vocabulary import (
    AGENDA,
    DONE,
    ENDED,
    HASTE,
    INJURE_MODEL,
    MOON_POWER,
    NINJA,
    NOBODY,
    OWN,
    POISON,
    POISONED,
    SLOWED,
    SPIRIT,
    STUN_MODEL,
    STUNNED,
    WATER,
)

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
    own = owner_of(model) == s.seat
    if own and is_on_board(s, model) and not has(s, model, DONE):
        return LEGAL
    sentries = is_sentry_step(b, s)
    if not is_on_board(s, model):
        return SENTRY_STEP if sentries else IN_TURN
    # After all ninja the sentries, whoever wants which. [NS-A3]
    if sentries != (model >= NINJA):
        return SENTRY_STEP
    if not sentries and not own:
        return IN_TURN
    # Nobody twice in a round. [NS-A13]
    return ONCE_A_ROUND if has(s, model, DONE) else LEGAL


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
    for model in range(seat * OWN, seat * OWN + OWN):
        if is_on_board(s, model) and not has(s, model, DONE):
            return True
    return False


@kernel
def activate(s: State, model: int) -> None:
    """Stun tokens off, then either a move or an action; one Slow token off; the activation token on. [NS-A4]"""
    s.model, s.actor = model, s.seat
    s.either = int(tokens_of(s, model, STUNNED) > 0)
    drop_tokens(s, model, STUNNED)
    # A Slowed model is slow in this activation. [NS-U6]
    s.slow = int(tokens_of(s, model, SLOWED) > 0)
    take_token(s, model, SLOWED)
    s.move, s.act, s.extra, s.steps = 1, 1, 0, 0
    s.start = int(is_ninja(model))
    s.marks[model] |= DONE
    s.phase = AGENDA
    note(ACTIVATED, model, s.actor, 0)


@kernel
def refusal_of_start(s: State) -> int:
    """Start options come before the first step, turn, action or `take` of a ninja. [NS-A5]"""
    if not is_ninja(s.model):
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
    return LEGAL if tokens_of(s, s.model, HASTE) > 0 else NO_HASTE


@kernel
def use_haste(s: State) -> None:
    take_token(s, s.model, HASTE)
    s.extra = 1
    note(HASTENED, s.model, 0, 0)


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
    if is_on_board(s, model):
        # Poison first: one die. [NS-U3]
        if tokens_of(s, model, POISONED) > 0:
            s.phase = POISON
            return
        end_of_activation(b, s, model)
        if s.phase == ENDED:
            return
        if is_on_board(s, model):
            drop_tokens(s, model, MOON_POWER)
    note(ENDED_ACTIVATION, model, 0, 0)
    drop_first(s)


@kernel
def suffer_poison(s: State, face: int) -> None:
    """The token goes; Water Stuns, Spirit Injures, to nobody's credit. [NS-U3, NS-T8]"""
    drop_tokens(s, s.model, POISONED)
    s.phase = AGENDA
    note(POISON_BURNS, s.model, face, 0)
    if face == WATER:
        add_first(s, STUN_MODEL, s.model, NOBODY)
    elif face == SPIRIT:
        add_first(s, INJURE_MODEL, s.model, NOBODY)
