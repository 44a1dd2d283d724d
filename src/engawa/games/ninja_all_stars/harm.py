"""Being Stunned and Injured, step by step, and what saves from it."""

from __future__ import annotations

from engawa.core.contract import LEGAL, note
from engawa.core.forge import kernel
from engawa.games.ninja_all_stars.agenda import (
    KIND,
    REACHED,
    THIRD,
    WHO,
    WHOM,
    add_last,
    drop_first,
    finish_later,
    set_item,
)
from engawa.games.ninja_all_stars.challenges import drop_medal, score_injury
from engawa.games.ninja_all_stars.clauses import cite
from engawa.games.ninja_all_stars.events import LOST_STEALTH, SAVED, WARDED, WAS_INJURED, WAS_STUNNED
from engawa.games.ninja_all_stars.ground import are_adjacent
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
    lift,
    owner_of,
    take_token,
    tokens_of,
)
from engawa.games.ninja_all_stars.vocabulary import (
    AGENDA,
    ENDED,
    GONE,
    HASTE,
    HEALING_HERBS,
    HEALING_HOUSE,
    INJURE_MODEL,
    MEDAL,
    MESSENGER,
    MODELS,
    MOON_POWER,
    NINJA,
    NOBODY,
    OWN,
    PROTECTED,
    RESIST,
    SAVE,
    SOUL_CAPTURE,
    STEALTH,
    STUN_MODEL,
    STUNNED,
)

# The steps of both procedures. [NS-U10, NS-U11]
FRESH, RESISTING, SAVING, SUFFERING = 0, 2, 3, 4

NOT_PROTECTED = cite("U8")
NO_HERBS = cite("K22")


@kernel
def credit_for(s: State, victim: int, credited: int) -> int:
    """Who is credited: nobody for friends, sentries, and in a sentry's activation. [NS-C15]"""
    if credited == NOBODY or not is_ninja(victim) or not is_ninja(credited) or not is_ninja(s.model):
        return NOBODY
    return credited if are_enemies(victim, credited) else NOBODY


@kernel
def take_harm(b: Board, s: State) -> None:
    """One step of the first thing to do, which Stuns or Injures somebody. [NS-U10, NS-U11]"""
    model, reached, injures = s.todo[0][WHO], s.todo[0][REACHED], s.todo[0][KIND] == INJURE_MODEL
    # Who has left the board by then is skipped. [NS-X6]
    if not is_on_board(s, model) or (reached == FRESH and tokens_of(s, model, MOON_POWER) > 0):
        drop_first(s)
    # 2. Resilient: one die. [NS-K10]
    elif reached == FRESH and s.resilient == 1 and model == s.defender:
        s.todo[0][REACHED], s.phase = RESISTING, RESIST
    # 3. What saves.
    elif reached < SUFFERING:
        s.todo[0][REACHED] = SUFFERING
        if can_be_saved(b, s, model, injures):
            s.todo[0][REACHED], s.phase, s.seat = SAVING, SAVE, owner_of(model)
    # 4. It happens.
    elif injures:
        credited = s.todo[0][WHOM]
        drop_first(s)
        remove(b, s, model, credited)
    else:
        suffer_stun(s, model)


@kernel
def can_be_saved(b: Board, s: State, model: int, injures: bool) -> bool:
    """Whether the owner of *model* has anything to decide; a sentry has no such window. [NS-X7, NS-T9]"""
    if not is_ninja(model):
        return False
    if tokens_of(s, model, PROTECTED) > 0:
        return True
    if injures:
        for healer in range(NINJA):
            if can_take_it(b, s, model, healer):
                return True
    return False


@kernel
def can_take_it(b: Board, s: State, model: int, healer: int) -> bool:
    """Whether *healer* may be Stunned instead of *model* being Injured. [NS-U11, NS-K22]"""
    if healer == model or are_enemies(healer, model) or not can(b, healer, HEALING_HERBS):
        return False
    if not are_adjacent(s, healer, model) or tokens_of(s, healer, MOON_POWER) > 0:
        return False
    # Two of them must not save each other for ever.
    return not can(b, model, HEALING_HERBS) or tokens_of(s, healer, STUNNED) < 2


@kernel
def suffer_stun(s: State, model: int) -> None:
    """Stealth goes; a token comes; a third one Injures. [NS-U1, NS-H5]"""
    lose_stealth(s, model)
    if tokens_of(s, model, STUNNED) == 2:
        set_item(s, 0, INJURE_MODEL, model, s.todo[0][WHOM], 0, SAVING, 1)
        return
    drop_first(s)
    give_token(s, model, STUNNED)
    note(WAS_STUNNED, model, tokens_of(s, model, STUNNED), 0)
    harm_was_done(s, model)


@kernel
def harm_was_done(s: State, model: int) -> None:
    """The activation of a model that is Stunned or gone ends [NS-A11]; a hurt defender is remembered. [NS-K17]"""
    if model == s.model:
        finish_later(s)
    if s.attacker != NOBODY and model == s.defender:
        s.hurt = 1


@kernel
def remove(b: Board, s: State, model: int, credited: int) -> None:
    """To the Healing House, without anything; a sentry leaves the game. Then the credit. [NS-U12, NS-O5]"""
    carried, space = has(s, model, MEDAL), s.space[model]
    note(WAS_INJURED, model, credited, 0)
    lift(s, model)
    s.space[model] = HEALING_HOUSE if is_ninja(model) else GONE
    s.face[model], s.tokens[model], s.marks[model] = 0, 0, 0
    if not is_ninja(model):
        s.guard[model - NINJA] = -1
    # The medal falls, but for a messenger's. [NS-O8, NS-V14]
    if carried and b.challenge != MESSENGER:
        drop_medal(s, space)
    harm_was_done(s, model)
    score_injury(b, s, model, credited, carried)
    # Soul Capture: a Haste token for every credited Injury. [NS-K18]
    if s.phase != ENDED and credited != NOBODY and is_on_board(s, credited) and can(b, credited, SOUL_CAPTURE):
        give_token(s, credited, HASTE)


@kernel
def lose_stealth(s: State, model: int) -> None:
    if has(s, model, STEALTH):
        s.marks[model] &= ~STEALTH
        note(LOST_STEALTH, model, 0, 0)


@kernel
def gain_moon_power(s: State, model: int) -> None:
    """Moon Power, and Stun tokens come off. [NS-U7]"""
    give_token(s, model, MOON_POWER)
    drop_tokens(s, model, STUNNED)


@kernel
def resist(b: Board, s: State, face: int) -> None:
    """The die of a Resilient model: its own element halves the harm. [NS-K10]"""
    model = s.todo[0][WHO]
    s.phase = AGENDA
    if face != element_of(b, s, model):
        s.todo[0][REACHED] = SAVING
    elif s.todo[0][KIND] == INJURE_MODEL:
        set_item(s, 0, STUN_MODEL, model, s.todo[0][WHOM], 0, SAVING, 0)
    else:
        note(WARDED, model, 0, 0)
        drop_first(s)


@kernel
def refusal_of_protecting(s: State) -> int:
    """A Protect token is needed. [NS-U8]"""
    return LEGAL if tokens_of(s, s.todo[0][WHO], PROTECTED) > 0 else NOT_PROTECTED


@kernel
def protect(s: State) -> None:
    """A token off: Injured becomes Stunned, Stunned becomes nothing, and so does a third token. [NS-U8, NS-U10]"""
    model = s.todo[0][WHO]
    take_token(s, model, PROTECTED)
    note(SAVED, model, model, 0)
    s.phase = AGENDA
    if s.todo[0][KIND] == INJURE_MODEL and s.todo[0][THIRD] == 0:
        set_item(s, 0, STUN_MODEL, model, s.todo[0][WHOM], 0, SAVING, 0)
    else:
        drop_first(s)


@kernel
def refusal_of_herbs(b: Board, s: State, healer: int) -> int:
    """Healing Herbs of a friend next to the victim, against an Injury. [NS-K22]"""
    good = s.todo[0][KIND] == INJURE_MODEL and can_take_it(b, s, s.todo[0][WHO], healer)
    return LEGAL if good else NO_HERBS


@kernel
def take_herbs(s: State, healer: int) -> None:
    """The *healer* is Stunned instead. [NS-U11]"""
    note(SAVED, s.todo[0][WHO], healer, 0)
    set_item(s, 0, STUN_MODEL, healer, s.todo[0][WHOM], 0, FRESH, 0)
    s.phase = AGENDA


@kernel
def let_it_happen(s: State) -> None:
    s.todo[0][REACHED], s.phase = SUFFERING, AGENDA


@kernel
def stun_around(s: State, middle: int, credited: int, for_middle: int) -> None:
    """STUN a model and everybody next to it, in table order from the active seat. [NS-X6]"""
    for i in range(MODELS):
        model = in_table_order(s, i)
        if model == middle or are_adjacent(s, model, middle):
            add_last(s, STUN_MODEL, model, credit_for(s, model, for_middle if model == middle else credited), 0, FRESH)


@kernel
def in_table_order(s: State, i: int) -> int:
    """Model number *i* in the order of the table from the active seat, sentries last. [NS-X6]"""
    return (i + s.actor * OWN) % NINJA if i < NINJA else i
