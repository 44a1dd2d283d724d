"""Affinity tests, and what can be done about dice that lie: rerolls, curses, cards."""

from __future__ import annotations

from engawa.core.contract import LEGAL, note
from engawa.core.forge import kernel
from engawa.games.ninja_all_stars.actions import (
    CARD,
    CURSE_ROLL,
    ELEMENT_TARGET,
    NONE,
    POOL_TARGET,
    REROLL_CCM,
    REROLL_LUCKY,
    REROLL_MASTERY,
    REROLL_NIMBLE,
    REROLL_SHRINE,
    REROLL_TOKEN,
    action_of,
    element_in,
    parts_of,
    pool_in,
)
from engawa.games.ninja_all_stars.cards import CONDITION, ELEMENTAL, NOT_NOW, refusal_of_card, spend
from engawa.games.ninja_all_stars.clauses import cite
from engawa.games.ninja_all_stars.dice import NIBBLE, fresh_dice, lay_fixed, showing, shows
from engawa.games.ninja_all_stars.events import REROLLED
from engawa.games.ninja_all_stars.ground import stands_by_shrine
from engawa.games.ninja_all_stars.state import (
    Board,
    State,
    can,
    controller_of,
    element_of,
    has,
    is_ninja,
    owner_of,
    take_token,
    tokens_of,
)
from engawa.games.ninja_all_stars.vocabulary import (
    ADRENALINE,
    ATT,
    BARE,
    CARDS,
    CLOSE_COMBAT_MASTER,
    CURSED,
    DEF,
    ELEMENTS,
    LUCKY,
    MASTERED,
    MASTERY,
    NIMBLE,
    NOBODY,
    REACT,
    REROLL,
    SIDESTEP,
    TO_DODGE,
)

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
ELEMENTALS = tuple(card for card in range(CARDS) if ELEMENTAL >> card & 1)
ONE_DIE = tuple(action_of(REROLL_MASTERY, 0, 1 << NIBBLE * element) for element in range(ELEMENTS))
REACTIONS = (
    *(action_of(kind, 0, 0) for kind in (REROLL_MASTERY, REROLL_NIMBLE, REROLL_SHRINE, REROLL_LUCKY)),
    *(action_of(kind, 0, element) for kind in (REROLL_CCM, REROLL_TOKEN) for element in range(ELEMENTS)),
    *(action_of(CURSE_ROLL, 0, target) for target in (NONE, POOL_TARGET + ATT, POOL_TARGET + DEF)),
    *(action_of(CARD, 2 * ADRENALINE, ELEMENT_TARGET + element) for element in range(ELEMENTS)),
    action_of(CARD, 2 * ADRENALINE + 1, NONE),
    action_of(CARD, 2 * SIDESTEP, NONE),
    *(action_of(CARD, 2 * card, target) for card in ELEMENTALS for target in (NONE, POOL_TARGET, POOL_TARGET + DEF)),
    *(action_of(CARD, 2 * card + 1, NONE) for card in ELEMENTALS),
)


@kernel
def is_test(s: State) -> bool:
    """Whether the dice on the table are those of an affinity test."""
    return s.tester != NOBODY


@kernel
def is_passed(s: State) -> bool:
    """At least one die shows the model's element. [NS-T2]"""
    return shows(s, ATT, s.element) > 0


@kernel
def own_pool(b: Board, s: State) -> int:
    """The pool of the deciding seat's own ninja in the roll; -1 if it has none in it."""
    if is_test(s):
        return ATT if is_ninja(s.tester) and owner_of(s.tester) == s.seat else -1
    if is_ninja(s.attacker) and owner_of(s.attacker) == s.seat:
        return ATT
    return DEF if is_ninja(s.defender) and owner_of(s.defender) == s.seat else -1


@kernel
def roller_of(s: State, pool: int) -> int:
    """The model whose dice are in a *pool*."""
    return s.tester if is_test(s) else s.attacker if pool == ATT else s.defender


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
    if pool == -1 or is_test(s) or not can(b, roller_of(s, pool), MASTERY):
        return n
    # Every choice of fresh dice: like an odometer, one wheel an element.
    chosen, element = 0, 0
    while element < ELEMENTS:
        if showing(chosen, element) < s.fresh[pool][element]:
            chosen += 1 << (NIBBLE * element)
            element = 0
            out[n] = action_of(REROLL_MASTERY, 0, chosen)
            n += 1
        else:
            chosen -= showing(chosen, element) << (NIBBLE * element)
            element += 1
    return n


@kernel
def refusal_of_reaction(b: Board, s: State, action: int) -> int:
    """The clause that forbids what a seat wants to do about the dice."""
    kind, first, second = parts_of(action)
    if kind == CARD:
        return refusal_of_reaction_card(b, s, first, second)
    if kind == CURSE_ROLL:
        return refusal_of_curse(b, s, second)
    pool = own_pool(b, s)
    model = roller_of(s, pool) if pool != -1 else NOBODY
    # Mastery: once a round, dice that do not show its element. [NS-K1]
    if kind == REROLL_MASTERY:
        if pool == -1 or not can(b, model, MASTERY) or has(s, model, MASTERED):
            return MASTERY_RULE
        return refusal_of_all(b, s, pool) if is_test(s) and second == 0 else refusal_of_mastered(b, s, pool, second)
    # Close Combat Master: one die, once a roll, in close combat. [NS-K2]
    if kind == REROLL_CCM:
        if is_test(s) or s.shot == 1 or pool == -1 or not can(b, model, CLOSE_COMBAT_MASTER):
            return CCM_RULE
        return CCM_RULE if (s.masters >> pool) & 1 == 1 else refusal_of_one(s, pool, second)
    # Nimble: a dodge. [NS-K3]
    if kind == REROLL_NIMBLE:
        good = is_test(s) and s.why == TO_DODGE and pool != -1 and can(b, model, NIMBLE)
        return refusal_of_all(b, s, pool) if good else NIMBLE_RULE
    # A shrine beside it: a test. [NS-G9]
    if kind == REROLL_SHRINE:
        good = is_test(s) and pool != -1 and stands_by_shrine(s, model)
        return refusal_of_all(b, s, pool) if good else SHRINE_RULE
    # A reroll token: one die of a ninja of the moon's element. [NS-P4]
    if kind == REROLL_TOKEN:
        if pool == -1 or s.rerolls[s.seat] == 0 or b.element[s.seat] != s.moon:
            return TOKEN_RULE
        if is_test(s) and is_passed(s):
            return WHICH_WAY
        return refusal_of_one(s, pool, second)
    # Lucky: all its dice. [NS-U4]
    if kind == REROLL_LUCKY:
        return refusal_of_all(b, s, pool) if pool != -1 and tokens_of(s, model, LUCKY) > 0 else LUCKY_RULE
    # Nothing else belongs here. [NS-T6]
    return ONE_WINDOW


@kernel
def refusal_of_all(b: Board, s: State, pool: int) -> int:
    """All fresh dice of an own pool: there must be some [NS-T5], and a test must be failing. [NS-T7]"""
    if is_test(s) and is_passed(s):
        return WHICH_WAY
    return LEGAL if fresh_dice(s, pool) > 0 else NO_FRESH_DIE


@kernel
def refusal_of_one(s: State, pool: int, face: int) -> int:
    """One fresh die that shows *face*. [NS-T5]"""
    return LEGAL if s.fresh[pool][face] > 0 else NO_FRESH_DIE


@kernel
def refusal_of_mastered(b: Board, s: State, pool: int, chosen: int) -> int:
    """Any choice of fresh dice, but none that shows the model's element. [NS-K1]"""
    if is_test(s) or chosen == 0 or showing(chosen, element_of(b, s, roller_of(s, pool))) > 0:
        return MASTERY_RULE
    for element in range(ELEMENTS):
        if showing(chosen, element) > s.fresh[pool][element]:
            return NO_FRESH_DIE
    return LEGAL


@kernel
def refusal_of_curse(b: Board, s: State, target: int) -> int:
    """An enemy seat of a Cursed roller, in a test only while it is passed. [NS-U2, NS-T7]"""
    pool = ATT if is_test(s) else pool_in(target)
    if pool == -1 or (is_test(s) and target != NONE):
        return CURSE_RULE
    model = roller_of(s, pool)
    if tokens_of(s, model, CURSED) == 0 or controller_of(b, s, model) == s.seat:
        return CURSE_RULE
    if is_test(s) and not is_passed(s):
        return WHICH_WAY
    return LEGAL if fresh_dice(s, pool) > 0 else NO_FRESH_DIE


@kernel
def refusal_of_reaction_card(b: Board, s: State, coded: int, target: int) -> int:
    """The clause that forbids to play this card on the dice."""
    card, plus = coded >> 1, coded & 1
    refused = refusal_of_card(b, s, coded)
    if refused != LEGAL:
        return refused
    pool = own_pool(b, s)
    if card == ADRENALINE:
        return refusal_of_adrenaline(s, pool, plus, target)
    # Sidestep: an own dodge that fails. [NS-P9]
    if card == SIDESTEP:
        good = is_test(s) and s.why == TO_DODGE and pool != -1 and target == NONE
        return refusal_of_all(b, s, pool) if good else CONDITION
    if (ELEMENTAL >> card) & 1 == 0:
        return NOT_NOW
    if plus == 1:
        # A die of its element more for the own pool, where it has one. [NS-P9, NS-C4]
        if is_test(s) or pool == -1 or target != NONE:
            return CONDITION
        return DEFENCELESS if pool == DEF and has(s, s.defender, BARE) else LEGAL
    return refusal_of_elemental(b, s, (b.card_element[card] + 3) % ELEMENTS, target)


@kernel
def refusal_of_adrenaline(s: State, pool: int, plus: int, target: int) -> int:
    """Adrenaline: one die of the own attack pool, or all of them. [NS-P9]"""
    if is_test(s) or pool != ATT:
        return CONDITION
    if plus == 1:
        return CONDITION if target != NONE else LEGAL if fresh_dice(s, ATT) > 0 else NO_FRESH_DIE
    return CONDITION if element_in(target) == -1 else refusal_of_one(s, ATT, element_in(target))


@kernel
def refusal_of_elemental(b: Board, s: State, face: int, target: int) -> int:
    """One fresh die that shows the opposite of the card's element, the *face*. [NS-P9]"""
    if not is_test(s):
        return CONDITION if pool_in(target) == -1 else refusal_of_one(s, pool_in(target), face)
    if target != NONE:
        return CONDITION
    # The roller's side wants a failing test to pass, the others the other way round. [NS-T7]
    own = controller_of(b, s, s.tester) == s.seat
    if own == is_passed(s) or (not own and face != s.element):
        return WHICH_WAY
    return refusal_of_one(s, ATT, face)


@kernel
def react(b: Board, s: State, action: int) -> None:
    """Do something about the dice; what is rerolled leaves the table first. [NS-T5]"""
    kind, first, second = parts_of(action)
    if kind == CARD:
        play_reaction_card(b, s, first, second)
        return
    pool = own_pool(b, s) if kind != CURSE_ROLL else ATT if is_test(s) else pool_in(second)
    model = roller_of(s, pool)
    s.again_pool, s.phase = pool, REROLL
    if kind == REROLL_CCM or kind == REROLL_TOKEN:
        pick_up(s, pool, second, 1)
    elif kind == REROLL_MASTERY and not is_test(s):
        for element in range(ELEMENTS):
            pick_up(s, pool, element, showing(second, element))
    else:
        pick_up_all(s, pool)
    if kind == REROLL_MASTERY:
        s.marks[model] |= MASTERED
    elif kind == REROLL_CCM:
        s.masters |= 1 << pool
    elif kind == REROLL_TOKEN:
        s.rerolls[s.seat] -= 1
    elif kind == REROLL_LUCKY:
        take_token(s, model, LUCKY)
    elif kind == CURSE_ROLL:
        take_token(s, model, CURSED)
    note(REROLLED, s.seat, kind, s.again)


@kernel
def play_reaction_card(b: Board, s: State, coded: int, target: int) -> None:
    card, plus = coded >> 1, coded & 1
    spend(s, coded, target)
    if plus == 1 and card != ADRENALINE:
        s.fixed[own_pool(b, s)][b.card_element[card]] += 1
        return
    s.again_pool, s.phase = ATT, REROLL
    if card == SIDESTEP or plus == 1:
        pick_up_all(s, ATT)
    elif card == ADRENALINE:
        pick_up(s, ATT, element_in(target), 1)
    else:
        s.again_pool = max(ATT, pool_in(target))
        pick_up(s, s.again_pool, (b.card_element[card] + 3) % ELEMENTS, 1)


@kernel
def pick_up(s: State, pool: int, face: int, count: int) -> None:
    s.fresh[pool][face] -= count
    s.again += count


@kernel
def pick_up_all(s: State, pool: int) -> None:
    for element in range(ELEMENTS):
        pick_up(s, pool, element, s.fresh[pool][element])


@kernel
def lay_again(s: State, rolled: int) -> None:
    """The rerolled dice lie, for good; the window goes on. [NS-T6]"""
    lay_fixed(s, s.again_pool, rolled)
    s.again, s.again_pool, s.phase = 0, 0, REACT
