"""Affinity tests, and what can be done about dice that lie: rerolls, curses, cards."""

from __future__ import annotations

from engawa.core.contract import LEGAL, note
from engawa.core.forge import kernel
from engawa.games.ninja_all_stars import actions, cards, dice, state, vocabulary as v
from engawa.games.ninja_all_stars.clauses import cite
from engawa.games.ninja_all_stars.events import REROLLED
from engawa.games.ninja_all_stars.ground import stands_by_shrine
from engawa.games.ninja_all_stars.state import Board, State

NO_FRESH_DIE = cite("T5")
ONE_WINDOW = cite("T6")
WHICH_WAY = cite("T7")
MASTERY_RULE = cite("K1")
CCM_RULE = cite("K2")
NIMBLE_RULE = cite("K3")
SHRINE_RULE = cite("G9")
TOKEN_RULE = cite("P4")
LUCKY_RULE = cite("U4")
CURSE_RULE = cite("U2")
DEFENCELESS = cite("C4")

# Everything that a seat can do in a window, of Mastery in a combat only one die. [NS-T6]
ELEMENTALS = tuple(card for card in range(v.CARDS) if cards.ELEMENTAL >> card & 1)
ONE_DIE = tuple(
    actions.action_of(actions.REROLL_MASTERY, 0, 1 << dice.NIBBLE * element) for element in range(v.ELEMENTS)
)
REACTIONS = (
    *(
        actions.action_of(kind, 0, 0)
        for kind in (actions.REROLL_MASTERY, actions.REROLL_NIMBLE, actions.REROLL_SHRINE, actions.REROLL_LUCKY)
    ),
    *(
        actions.action_of(kind, 0, element)
        for kind in (actions.REROLL_CCM, actions.REROLL_TOKEN)
        for element in range(v.ELEMENTS)
    ),
    *(
        actions.action_of(actions.CURSE_ROLL, 0, target)
        for target in (actions.NONE, actions.POOL_TARGET + v.ATT, actions.POOL_TARGET + v.DEF)
    ),
    *(
        actions.action_of(actions.CARD, 2 * v.ADRENALINE, actions.ELEMENT_TARGET + element)
        for element in range(v.ELEMENTS)
    ),
    actions.action_of(actions.CARD, 2 * v.ADRENALINE + 1, actions.NONE),
    actions.action_of(actions.CARD, 2 * v.SIDESTEP, actions.NONE),
    *(
        actions.action_of(actions.CARD, 2 * card, target)
        for card in ELEMENTALS
        for target in (actions.NONE, actions.POOL_TARGET, actions.POOL_TARGET + v.DEF)
    ),
    *(actions.action_of(actions.CARD, 2 * card + 1, actions.NONE) for card in ELEMENTALS),
)


@kernel
def is_test(s: State) -> bool:
    """Whether the dice on the table are those of an affinity test."""
    return s.tester != v.NOBODY


@kernel
def is_passed(s: State) -> bool:
    """At least one die shows the model's element. [NS-T2]"""
    return dice.shows(s, v.ATT, s.element) > 0


@kernel
def own_pool(b: Board, s: State) -> int:
    """The pool of the deciding seat's own ninja in the roll; -1 if it has none in it."""
    if is_test(s):
        return v.ATT if state.is_ninja(s.tester) and state.owner_of(s.tester) == s.seat else -1
    if state.is_ninja(s.attacker) and state.owner_of(s.attacker) == s.seat:
        return v.ATT
    return v.DEF if state.is_ninja(s.defender) and state.owner_of(s.defender) == s.seat else -1


@kernel
def roller_of(s: State, pool: int) -> int:
    """The model whose dice are in a *pool*."""
    return s.tester if is_test(s) else s.attacker if pool == v.ATT else s.defender


@kernel
def has_reaction(b: Board, s: State) -> bool:
    """Whether the seat has anything to do in its window. [NS-T9]"""
    for action in REACTIONS:
        if refusal_of_reaction(b, s, action) == LEGAL:
            return True
    for action in ONE_DIE:
        if refusal_of_reaction(b, s, action) == LEGAL:
            return True
    return False


@kernel
def list_masteries(b: Board, s: State, out: list[int], count: int) -> int:
    """Write every choice of dice for Mastery in a combat; how many actions there are now."""
    n = count
    pool = own_pool(b, s)
    if pool == -1 or is_test(s) or not state.can(b, roller_of(s, pool), v.MASTERY):
        return n
    # Every choice of fresh dice: like an odometer, one wheel an element.
    chosen, element = 0, 0
    while element < v.ELEMENTS:
        if dice.showing(chosen, element) < s.fresh[pool][element]:
            chosen += 1 << (dice.NIBBLE * element)
            element = 0
            out[n] = actions.action_of(actions.REROLL_MASTERY, 0, chosen)
            n += 1
        else:
            chosen -= dice.showing(chosen, element) << (dice.NIBBLE * element)
            element += 1
    return n


@kernel
def refusal_of_reaction(b: Board, s: State, action: int) -> int:
    """The clause that forbids what a seat wants to do about the dice."""
    kind, first, second = actions.parts_of(action)
    if kind == actions.CARD:
        return refusal_of_reaction_card(b, s, first, second)
    if kind == actions.CURSE_ROLL:
        return refusal_of_curse(b, s, second)
    pool = own_pool(b, s)
    model = roller_of(s, pool) if pool != -1 else v.NOBODY
    # Mastery: once a round, dice that do not show its element. [NS-K1]
    if kind == actions.REROLL_MASTERY:
        if pool == -1 or not state.can(b, model, v.MASTERY) or state.has(s, model, v.MASTERED):
            return MASTERY_RULE
        return refusal_of_all(b, s, pool) if is_test(s) and second == 0 else refusal_of_mastered(b, s, pool, second)
    # Close Combat Master: one die, once a roll, in close combat. [NS-K2]
    if kind == actions.REROLL_CCM:
        if is_test(s) or s.shot == 1 or pool == -1 or not state.can(b, model, v.CLOSE_COMBAT_MASTER):
            return CCM_RULE
        return CCM_RULE if (s.masters >> pool) & 1 == 1 else refusal_of_one(s, pool, second)
    # Nimble: a dodge. [NS-K3]
    if kind == actions.REROLL_NIMBLE:
        good = is_test(s) and s.why == v.TO_DODGE and pool != -1 and state.can(b, model, v.NIMBLE)
        return refusal_of_all(b, s, pool) if good else NIMBLE_RULE
    # A shrine beside it: a test. [NS-G9]
    if kind == actions.REROLL_SHRINE:
        good = is_test(s) and pool != -1 and stands_by_shrine(s, model)
        return refusal_of_all(b, s, pool) if good else SHRINE_RULE
    # A reroll token: one die of a ninja of the moon's element. [NS-P4]
    if kind == actions.REROLL_TOKEN:
        if pool == -1 or s.rerolls[s.seat] == 0 or b.element[s.seat] != s.moon:
            return TOKEN_RULE
        if is_test(s) and is_passed(s):
            return WHICH_WAY
        return refusal_of_one(s, pool, second)
    # Lucky: all its dice. [NS-U4]
    if kind == actions.REROLL_LUCKY:
        return refusal_of_all(b, s, pool) if pool != -1 and state.tokens_of(s, model, v.LUCKY) > 0 else LUCKY_RULE
    # Nothing else belongs here. [NS-T6]
    return ONE_WINDOW


@kernel
def refusal_of_all(b: Board, s: State, pool: int) -> int:
    """All fresh dice of an own pool: there must be some [NS-T5], and a test must be failing. [NS-T7]"""
    if is_test(s) and is_passed(s):
        return WHICH_WAY
    return LEGAL if dice.fresh_dice(s, pool) > 0 else NO_FRESH_DIE


@kernel
def refusal_of_one(s: State, pool: int, face: int) -> int:
    """One fresh die that shows *face*. [NS-T5]"""
    return LEGAL if s.fresh[pool][face] > 0 else NO_FRESH_DIE


@kernel
def refusal_of_mastered(b: Board, s: State, pool: int, chosen: int) -> int:
    """Any choice of fresh dice, but none that shows the model's element. [NS-K1]"""
    if is_test(s) or chosen == 0 or dice.showing(chosen, state.element_of(b, s, roller_of(s, pool))) > 0:
        return MASTERY_RULE
    for element in range(v.ELEMENTS):
        if dice.showing(chosen, element) > s.fresh[pool][element]:
            return NO_FRESH_DIE
    return LEGAL


@kernel
def refusal_of_curse(b: Board, s: State, target: int) -> int:
    """An enemy seat of a Cursed roller, in a test only while it is passed. [NS-U2, NS-T7]"""
    pool = v.ATT if is_test(s) else actions.pool_in(target)
    if pool == -1 or (is_test(s) and target != actions.NONE):
        return CURSE_RULE
    model = roller_of(s, pool)
    if state.tokens_of(s, model, v.CURSED) == 0 or state.controller_of(b, s, model) == s.seat:
        return CURSE_RULE
    if is_test(s) and not is_passed(s):
        return WHICH_WAY
    return LEGAL if dice.fresh_dice(s, pool) > 0 else NO_FRESH_DIE


@kernel
def refusal_of_reaction_card(b: Board, s: State, coded: int, target: int) -> int:
    """The clause that forbids to play this card on the dice."""
    card, plus = coded >> 1, coded & 1
    refused = cards.refusal_of_card(b, s, coded)
    if refused != LEGAL:
        return refused
    pool = own_pool(b, s)
    if card == v.ADRENALINE:
        return refusal_of_adrenaline(s, pool, plus, target)
    # Sidestep: an own dodge that fails. [NS-P9]
    if card == v.SIDESTEP:
        good = is_test(s) and s.why == v.TO_DODGE and pool != -1 and target == actions.NONE
        return refusal_of_all(b, s, pool) if good else cards.CONDITION
    if (cards.ELEMENTAL >> card) & 1 == 0:
        return cards.NOT_NOW
    if plus == 1:
        # A die of its element more for the own pool, where it has one. [NS-P9, NS-C4]
        if is_test(s) or pool == -1 or target != actions.NONE:
            return cards.CONDITION
        return DEFENCELESS if pool == v.DEF and state.has(s, s.defender, v.BARE) else LEGAL
    return refusal_of_elemental(b, s, (b.card_element[card] + 3) % v.ELEMENTS, target)


@kernel
def refusal_of_adrenaline(s: State, pool: int, plus: int, target: int) -> int:
    """Adrenaline: one die of the own attack pool, or all of them. [NS-P9]"""
    if is_test(s) or pool != v.ATT:
        return cards.CONDITION
    if plus == 1:
        return cards.CONDITION if target != actions.NONE else LEGAL if dice.fresh_dice(s, v.ATT) > 0 else NO_FRESH_DIE
    return cards.CONDITION if actions.element_in(target) == -1 else refusal_of_one(s, v.ATT, actions.element_in(target))


@kernel
def refusal_of_elemental(b: Board, s: State, face: int, target: int) -> int:
    """One fresh die that shows the opposite of the card's element, the *face*. [NS-P9]"""
    if not is_test(s):
        return cards.CONDITION if actions.pool_in(target) == -1 else refusal_of_one(s, actions.pool_in(target), face)
    if target != actions.NONE:
        return cards.CONDITION
    # The roller's side wants a failing test to pass, the others the other way round. [NS-T7]
    own = state.controller_of(b, s, s.tester) == s.seat
    if own == is_passed(s) or (not own and face != s.element):
        return WHICH_WAY
    return refusal_of_one(s, v.ATT, face)


@kernel
def react(b: Board, s: State, action: int) -> None:
    """Do something about the dice; what is rerolled leaves the table first. [NS-T5]"""
    kind, first, second = actions.parts_of(action)
    if kind == actions.CARD:
        play_reaction_card(b, s, first, second)
        return
    pool = own_pool(b, s) if kind != actions.CURSE_ROLL else v.ATT if is_test(s) else actions.pool_in(second)
    model = roller_of(s, pool)
    s.again_pool, s.phase = pool, v.REROLL
    if kind == actions.REROLL_CCM or kind == actions.REROLL_TOKEN:
        pick_up(s, pool, second, 1)
    elif kind == actions.REROLL_MASTERY and not is_test(s):
        for element in range(v.ELEMENTS):
            pick_up(s, pool, element, dice.showing(second, element))
    else:
        pick_up_all(s, pool)
    if kind == actions.REROLL_MASTERY:
        s.marks[model] |= v.MASTERED
    elif kind == actions.REROLL_CCM:
        s.masters |= 1 << pool
    elif kind == actions.REROLL_TOKEN:
        s.rerolls[s.seat] -= 1
    elif kind == actions.REROLL_LUCKY:
        state.take_token(s, model, v.LUCKY)
    elif kind == actions.CURSE_ROLL:
        state.take_token(s, model, v.CURSED)
    note(REROLLED, s.seat, kind, s.again)


@kernel
def play_reaction_card(b: Board, s: State, coded: int, target: int) -> None:
    card, plus = coded >> 1, coded & 1
    cards.spend(s, coded, target)
    if plus == 1 and card != v.ADRENALINE:
        s.fixed[own_pool(b, s)][b.card_element[card]] += 1
        return
    s.again_pool, s.phase = v.ATT, v.REROLL
    if card == v.SIDESTEP or plus == 1:
        pick_up_all(s, v.ATT)
    elif card == v.ADRENALINE:
        pick_up(s, v.ATT, actions.element_in(target), 1)
    else:
        s.again_pool = max(v.ATT, actions.pool_in(target))
        pick_up(s, s.again_pool, (b.card_element[card] + 3) % v.ELEMENTS, 1)


@kernel
def pick_up(s: State, pool: int, face: int, count: int) -> None:
    s.fresh[pool][face] -= count
    s.again += count


@kernel
def pick_up_all(s: State, pool: int) -> None:
    for element in range(v.ELEMENTS):
        pick_up(s, pool, element, s.fresh[pool][element])


@kernel
def lay_again(s: State, rolled: int) -> None:
    """The rerolled dice lie, for good; the window goes on. [NS-T6]"""
    dice.lay_fixed(s, s.again_pool, rolled)
    s.again, s.again_pool, s.phase = 0, 0, v.REACT
