"""Being Stunned and Injured, step by step, and what saves from it."""

from __future__ import annotations

from engawa.core.contract import LEGAL, note
from engawa.core.forge import kernel
from engawa.games.ninja_all_stars import agenda, events, state, vocabulary as v
from engawa.games.ninja_all_stars.challenges import drop_medal, score_injury
from engawa.games.ninja_all_stars.clauses import cite
from engawa.games.ninja_all_stars.ground import are_adjacent
from engawa.games.ninja_all_stars.state import Board, State

# The steps of both procedures. [NS-U10, NS-U11]
FRESH, RESISTING, SAVING, SUFFERING = 0, 2, 3, 4

NOT_PROTECTED = cite("U8")
NO_HERBS = cite("K22")


@kernel
def credit_for(s: State, victim: int, credited: int) -> int:
    """Who is credited: nobody for friends, sentries, and in a sentry's activation. [NS-C15]"""
    if (
        credited == v.NOBODY
        or not state.is_ninja(victim)
        or not state.is_ninja(credited)
        or not state.is_ninja(s.model)
    ):
        return v.NOBODY
    return credited if state.are_enemies(victim, credited) else v.NOBODY


@kernel
def take_harm(b: Board, s: State) -> None:
    """One step of the first thing to do, which Stuns or Injures somebody. [NS-U10, NS-U11]"""
    model, reached, injures = s.todo[0][agenda.WHO], s.todo[0][agenda.REACHED], s.todo[0][agenda.KIND] == v.INJURE_MODEL
    # Who has left the board by then is skipped. [NS-X6]
    if not state.is_on_board(s, model) or (reached == FRESH and state.tokens_of(s, model, v.MOON_POWER) > 0):
        agenda.drop_first(s)
    # 2. Resilient: one die. [NS-K10]
    elif reached == FRESH and s.resilient == 1 and model == s.defender:
        s.todo[0][agenda.REACHED], s.phase = RESISTING, v.RESIST
    # 3. What saves.
    elif reached < SUFFERING:
        s.todo[0][agenda.REACHED] = SUFFERING
        if can_be_saved(b, s, model, injures):
            s.todo[0][agenda.REACHED], s.phase, s.seat = SAVING, v.SAVE, state.owner_of(model)
    # 4. It happens.
    elif injures:
        credited = s.todo[0][agenda.WHOM]
        agenda.drop_first(s)
        remove(b, s, model, credited)
    else:
        suffer_stun(s, model)


@kernel
def can_be_saved(b: Board, s: State, model: int, injures: bool) -> bool:
    """Whether the owner of *model* has anything to decide; a sentry has no such window. [NS-X7, NS-T9]"""
    if not state.is_ninja(model):
        return False
    if state.tokens_of(s, model, v.PROTECTED) > 0:
        return True
    if injures:
        for healer in range(v.NINJA):
            if can_take_it(b, s, model, healer):
                return True
    return False


@kernel
def can_take_it(b: Board, s: State, model: int, healer: int) -> bool:
    """Whether *healer* may be Stunned instead of *model* being Injured. [NS-U11, NS-K22]"""
    if healer == model or state.are_enemies(healer, model) or not state.can(b, healer, v.HEALING_HERBS):
        return False
    if not are_adjacent(s, healer, model) or state.tokens_of(s, healer, v.MOON_POWER) > 0:
        return False
    # Two of them must not save each other for ever.
    return not state.can(b, model, v.HEALING_HERBS) or state.tokens_of(s, healer, v.STUNNED) < 2


@kernel
def suffer_stun(s: State, model: int) -> None:
    """Stealth goes; a token comes; a third one Injures. [NS-U1, NS-H5]"""
    lose_stealth(s, model)
    if state.tokens_of(s, model, v.STUNNED) == 2:
        agenda.set_item(s, 0, v.INJURE_MODEL, model, s.todo[0][agenda.WHOM], 0, SAVING, 1)
        return
    agenda.drop_first(s)
    state.give_token(s, model, v.STUNNED)
    note(events.WAS_STUNNED, model, state.tokens_of(s, model, v.STUNNED), 0)
    harm_was_done(s, model)


@kernel
def harm_was_done(s: State, model: int) -> None:
    """The activation of a model that is Stunned or gone ends [NS-A11]; a hurt defender is remembered. [NS-K17]"""
    if model == s.model:
        agenda.finish_later(s)
    if s.attacker != v.NOBODY and model == s.defender:
        s.hurt = 1


@kernel
def remove(b: Board, s: State, model: int, credited: int) -> None:
    """To the Healing House, without anything; a sentry leaves the game. Then the credit. [NS-U12, NS-O5]"""
    carried, space = state.has(s, model, v.MEDAL), s.space[model]
    note(events.WAS_INJURED, model, credited, 0)
    state.lift(s, model)
    s.space[model] = v.HEALING_HOUSE if state.is_ninja(model) else v.GONE
    s.face[model], s.tokens[model], s.marks[model] = 0, 0, 0
    if not state.is_ninja(model):
        s.guard[model - v.NINJA] = -1
    # The medal falls, but for a messenger's. [NS-O8, NS-V14]
    if carried and b.challenge != v.MESSENGER:
        drop_medal(s, space)
    harm_was_done(s, model)
    score_injury(b, s, model, credited, carried)
    # Soul Capture: a Haste token for every credited Injury. [NS-K18]
    if (
        s.phase != v.ENDED
        and credited != v.NOBODY
        and state.is_on_board(s, credited)
        and state.can(b, credited, v.SOUL_CAPTURE)
    ):
        state.give_token(s, credited, v.HASTE)


@kernel
def lose_stealth(s: State, model: int) -> None:
    if state.has(s, model, v.STEALTH):
        s.marks[model] &= ~v.STEALTH
        note(events.LOST_STEALTH, model, 0, 0)


@kernel
def gain_moon_power(s: State, model: int) -> None:
    """Moon Power, and Stun tokens come off. [NS-U7]"""
    state.give_token(s, model, v.MOON_POWER)
    state.drop_tokens(s, model, v.STUNNED)


@kernel
def resist(b: Board, s: State, face: int) -> None:
    """The die of a Resilient model: any element of its own halves the harm. [NS-K10, NS-T11]"""
    model = s.todo[0][agenda.WHO]
    s.phase = v.AGENDA
    if not state.has_affinity(b, s, model, face):
        s.todo[0][agenda.REACHED] = SAVING
    elif s.todo[0][agenda.KIND] == v.INJURE_MODEL:
        agenda.set_item(s, 0, v.STUN_MODEL, model, s.todo[0][agenda.WHOM], 0, SAVING, 0)
    else:
        note(events.WARDED, model, 0, 0)
        agenda.drop_first(s)


@kernel
def refusal_of_protecting(s: State) -> int:
    """A Protect token is needed. [NS-U8]"""
    return LEGAL if state.tokens_of(s, s.todo[0][agenda.WHO], v.PROTECTED) > 0 else NOT_PROTECTED


@kernel
def protect(s: State) -> None:
    """A token off: Injured becomes Stunned, Stunned becomes nothing, and so does a third token. [NS-U8, NS-U10]"""
    model = s.todo[0][agenda.WHO]
    state.take_token(s, model, v.PROTECTED)
    note(events.SAVED, model, model, 0)
    s.phase = v.AGENDA
    if s.todo[0][agenda.KIND] == v.INJURE_MODEL and s.todo[0][agenda.THIRD] == 0:
        agenda.set_item(s, 0, v.STUN_MODEL, model, s.todo[0][agenda.WHOM], 0, SAVING, 0)
    else:
        agenda.drop_first(s)


@kernel
def refusal_of_herbs(b: Board, s: State, healer: int) -> int:
    """Healing Herbs of a friend next to the victim, against an Injury. [NS-K22]"""
    good = s.todo[0][agenda.KIND] == v.INJURE_MODEL and can_take_it(b, s, s.todo[0][agenda.WHO], healer)
    return LEGAL if good else NO_HERBS


@kernel
def take_herbs(s: State, healer: int) -> None:
    """The *healer* is Stunned instead. [NS-U11]"""
    note(events.SAVED, s.todo[0][agenda.WHO], healer, 0)
    agenda.set_item(s, 0, v.STUN_MODEL, healer, s.todo[0][agenda.WHOM], 0, FRESH, 0)
    s.phase = v.AGENDA


@kernel
def let_it_happen(s: State) -> None:
    s.todo[0][agenda.REACHED], s.phase = SUFFERING, v.AGENDA


@kernel
def stun_around(s: State, middle: int, credited: int, for_middle: int) -> None:
    """STUN a model and everybody next to it, in table order from the active seat. [NS-X6]"""
    for i in range(v.MODELS):
        model = in_table_order(s, i)
        if model == middle or are_adjacent(s, model, middle):
            agenda.add_last(
                s, v.STUN_MODEL, model, credit_for(s, model, for_middle if model == middle else credited), 0, FRESH
            )


@kernel
def in_table_order(s: State, i: int) -> int:
    """Model number *i* in the order of the table from the active seat, sentries last. [NS-X6]"""
    return (i + s.actor * v.OWN) % v.NINJA if i < v.NINJA else i
