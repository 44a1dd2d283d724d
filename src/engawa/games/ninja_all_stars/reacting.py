"""What can be done about dice that lie: rerolls, curses, cards."""

from __future__ import annotations

from engawa.core.contract import LEGAL, note
from engawa.core.forge import kernel
from engawa.games.ninja_all_stars import actions, cards, dice, state, testing, vocabulary as v, windows
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
    actions.action_of(actions.REROLL_MASTERY, 0, 1 << dice.SHIFT * element) for element in range(v.ELEMENTS)
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
        for target in (actions.NONE, *range(actions.POOL_TARGET, actions.TARGETS))
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
        for target in (actions.NONE, *range(actions.POOL_TARGET, actions.TARGETS))
    ),
    *(actions.action_of(actions.CARD, 2 * card + 1, actions.NONE) for card in ELEMENTALS),
)


@kernel
def own_pool(b: Board, s: State) -> int:
    """The pool that the deciding seat controls in the roll; -1 if it has none in it."""
    if state.controller_of(b, s, windows.roller_of(s, v.ATT)) == s.seat:
        return v.ATT
    other = windows.roller_of(s, v.DEF)
    return v.DEF if other != v.NOBODY and state.controller_of(b, s, other) == s.seat else -1


@kernel
def named_pool(s: State, target: int) -> int:
    """The pool that a *target* names: of a fight, of an opposed test, or without a word the one of a test; or -1."""
    if not windows.is_test(s):
        return actions.pool_in(target)
    if s.foe != v.NOBODY:
        return actions.test_pool_in(target)
    return v.ATT if target == actions.NONE else -1


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
    """Write every choice of one to eight dice for Mastery in a combat, and of all; how many actions there are now."""
    n, pool = count, own_pool(b, s)
    if pool == -1 or windows.is_test(s) or not state.can(b, windows.roller_of(s, pool), v.MASTERY):
        return n
    # Like an odometer, one wheel an element, that carries over where eight dice are chosen.
    model, chosen, dice_chosen, element = windows.roller_of(s, pool), 0, 0, 0
    while element < v.ELEMENTS:
        turned = dice.showing(chosen, element)
        if turned < to_master(b, s, model, pool, element) and dice_chosen < dice.LOT:
            chosen += 1 << (dice.SHIFT * element)
            dice_chosen, element = dice_chosen + 1, 0
            out[n] = actions.action_of(actions.REROLL_MASTERY, 0, chosen)
            n += 1
        else:
            chosen -= turned << (dice.SHIFT * element)
            dice_chosen, element = dice_chosen - turned, element + 1
    if dice.count_of(all_to_master(b, s, model, pool)) > dice.LOT:
        out[n] = actions.action_of(actions.REROLL_MASTERY, 0, all_to_master(b, s, model, pool))
        n += 1
    return n


@kernel
def to_master(b: Board, s: State, model: int, pool: int, element: int) -> int:
    """How many fresh dice that show an *element* its Mastery can reroll: none of its own. [NS-K1, NS-T11]"""
    return 0 if state.has_affinity(b, s, model, element) else s.fresh[pool][element]


@kernel
def all_to_master(b: Board, s: State, model: int, pool: int) -> int:
    found = 0
    for element in range(v.ELEMENTS):
        found += to_master(b, s, model, pool, element) << (dice.SHIFT * element)
    return found


@kernel
def refusal_of_reaction(b: Board, s: State, action: int) -> int:
    """The clause that forbids what a seat wants to do about the dice."""
    kind, first, second = actions.parts_of(action)
    if kind == actions.CARD:
        return refusal_of_reaction_card(b, s, first, second)
    if kind == actions.CURSE_ROLL:
        return refusal_of_curse(b, s, second)
    pool = own_pool(b, s)
    model = windows.roller_of(s, pool) if pool != -1 else v.NOBODY
    # Close Combat Master: one die, once a roll, in close combat. [NS-K2]
    if kind == actions.REROLL_CCM:
        if windows.is_test(s) or s.shot == 1 or pool == -1 or not state.can(b, model, v.CLOSE_COMBAT_MASTER):
            return CCM_RULE
        return CCM_RULE if (s.masters >> pool) & 1 == 1 else refusal_of_one(b, s, pool, second)
    # Nimble: a dodge. [NS-K3]
    if kind == actions.REROLL_NIMBLE:
        good = windows.is_test(s) and s.why == v.TO_DODGE and pool != -1 and state.can(b, model, v.NIMBLE)
        return refusal_of_all(b, s, pool) if good else NIMBLE_RULE
    # The rest is for ninja.
    own = pool != -1 and state.is_ninja(model)
    # Mastery: once a round, dice that do not show its element. [NS-K1]
    if kind == actions.REROLL_MASTERY:
        if not own or not state.can(b, model, v.MASTERY) or state.has(s, model, v.MASTERED):
            return MASTERY_RULE
        return refusal_of_mastered(b, s, pool, second)
    # A shrine beside it: a test. [NS-G9]
    if kind == actions.REROLL_SHRINE:
        good = windows.is_test(s) and own and stands_by_shrine(s, model)
        return refusal_of_all(b, s, pool) if good else SHRINE_RULE
    # A reroll token: one die of a ninja of the moon's element. [NS-P4]
    if kind == actions.REROLL_TOKEN:
        if not own or s.rerolls[s.seat] == 0 or not state.has_affinity(b, s, model, s.moon):
            return TOKEN_RULE
        return refusal_of_one(b, s, pool, second)
    # Lucky: all its dice. [NS-U4]
    if kind == actions.REROLL_LUCKY:
        return refusal_of_all(b, s, pool) if own and state.tokens_of(s, model, v.LUCKY) > 0 else LUCKY_RULE
    # Nothing else belongs here. [NS-T6]
    return ONE_WINDOW


@kernel
def wants_change(b: Board, s: State, pool: int) -> bool:
    """Whether the seat may touch a *pool*: in a test its controller while it fails, the others while it is passed.

    Against a foe, its controller while it shows no more than the other, the others while it shows no less. [NS-T7]
    """
    if not windows.is_test(s):
        return True
    own = state.controller_of(b, s, windows.roller_of(s, pool)) == s.seat
    if s.foe == v.NOBODY:
        return own != testing.is_passed(s)
    ahead = testing.matches(s, pool) - testing.matches(s, 1 - pool)
    return ahead <= 0 if own else ahead >= 0


@kernel
def refusal_of_all(b: Board, s: State, pool: int) -> int:
    """All fresh dice of a pool: there must be some [NS-T5], and a change must help. [NS-T7]"""
    if not wants_change(b, s, pool):
        return WHICH_WAY
    return LEGAL if dice.fresh_dice(s, pool) > 0 else NO_FRESH_DIE


@kernel
def refusal_of_one(b: Board, s: State, pool: int, face: int) -> int:
    """One fresh die that shows *face* [NS-T5]; in a test one that does not help whoever it helps least. [NS-T7]"""
    if windows.is_test(s):
        own = state.controller_of(b, s, windows.roller_of(s, pool)) == s.seat
        if not wants_change(b, s, pool) or own == (face == tested_in(s, pool)):
            return WHICH_WAY
    return LEGAL if s.fresh[pool][face] > 0 else NO_FRESH_DIE


@kernel
def refusal_of_mastered(b: Board, s: State, pool: int, chosen: int) -> int:
    """In a combat one to eight fresh dice or all that show no element of its own; in a test all of them. [NS-K1]"""
    if windows.is_test(s):
        if chosen != 0:
            return MASTERY_RULE
        if not wants_change(b, s, pool):
            return WHICH_WAY
        return LEGAL if dice.fresh_dice(s, pool) > s.fresh[pool][tested_in(s, pool)] else NO_FRESH_DIE
    model = windows.roller_of(s, pool)
    if chosen == 0:
        return MASTERY_RULE
    for element in range(v.ELEMENTS):
        if dice.showing(chosen, element) > 0 and state.has_affinity(b, s, model, element):
            return MASTERY_RULE
        if dice.showing(chosen, element) > s.fresh[pool][element]:
            return NO_FRESH_DIE
    return LEGAL if dice.count_of(chosen) <= dice.LOT or chosen == all_to_master(b, s, model, pool) else MASTERY_RULE


@kernel
def tested_in(s: State, pool: int) -> int:
    """The element that is tested with the dice of a *pool*."""
    return s.element if pool == v.ATT else s.foe_element


@kernel
def refusal_of_curse(b: Board, s: State, target: int) -> int:
    """An enemy seat of a Cursed roller, in a test only while that helps. [NS-U2, NS-T7]"""
    pool = named_pool(s, target)
    if pool == -1:
        return CURSE_RULE
    model = windows.roller_of(s, pool)
    if state.tokens_of(s, model, v.CURSED) == 0 or state.controller_of(b, s, model) == s.seat:
        return CURSE_RULE
    return refusal_of_all(b, s, pool)


@kernel
def refusal_of_reaction_card(b: Board, s: State, coded: int, target: int) -> int:
    """The clause that forbids to play this card on the dice."""
    card, plus = coded >> 1, coded & 1
    refused = cards.refusal_of_card(b, s, coded)
    if refused != LEGAL:
        return refused
    pool = own_pool(b, s)
    own = pool != -1 and state.is_ninja(windows.roller_of(s, pool))
    if card == v.ADRENALINE:
        return refusal_of_adrenaline(b, s, pool if own else -1, plus, target)
    # Sidestep: an own dodge that fails. [NS-P9]
    if card == v.SIDESTEP:
        good = windows.is_test(s) and s.why == v.TO_DODGE and own and target == actions.NONE
        return refusal_of_all(b, s, pool) if good else cards.CONDITION
    if (cards.ELEMENTAL >> card) & 1 == 0:
        return cards.NOT_NOW
    if plus == 1:
        # A die of its element more for the own pool, where it has one. [NS-P9, NS-C4]
        if windows.is_test(s) or not own or target != actions.NONE:
            return cards.CONDITION
        return DEFENCELESS if pool == v.DEF and state.has(s, s.defender, v.BARE) else LEGAL
    # One fresh die that shows the opposite of its element, of the pool that is named. [NS-P9]
    pool = named_pool(s, target)
    return cards.CONDITION if pool == -1 else refusal_of_one(b, s, pool, (b.card_element[card] + 3) % v.ELEMENTS)


@kernel
def refusal_of_adrenaline(b: Board, s: State, pool: int, plus: int, target: int) -> int:
    """Adrenaline: one die of the own attack pool, or all of them. [NS-P9]"""
    if windows.is_test(s) or pool != v.ATT:
        return cards.CONDITION
    if plus == 1:
        return cards.CONDITION if target != actions.NONE else refusal_of_all(b, s, v.ATT)
    element = actions.element_in(target)
    return cards.CONDITION if element == -1 else refusal_of_one(b, s, v.ATT, element)


@kernel
def react(b: Board, s: State, action: int) -> None:
    """Do something about the dice; what is rerolled leaves the table first. [NS-T5]"""
    kind, first, second = actions.parts_of(action)
    # After any change all other seats are asked again. [NS-T6]
    windows.ask_all_others(b, s)
    if kind == actions.CARD:
        play_reaction_card(b, s, first, second)
        return
    pool = named_pool(s, second) if kind == actions.CURSE_ROLL else own_pool(b, s)
    model = windows.roller_of(s, pool)
    s.again_pool, s.phase = pool, v.REROLL
    if kind == actions.REROLL_CCM or kind == actions.REROLL_TOKEN:
        pick_up(s, pool, second, 1)
    elif kind == actions.REROLL_MASTERY:
        for element in range(v.ELEMENTS):
            if windows.is_test(s):
                pick_up(s, pool, element, s.fresh[pool][element] if element != tested_in(s, pool) else 0)
            else:
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
        s.again_pool = named_pool(s, target)
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
    """The rerolled dice lie, for good; after the last lot the window goes on. [NS-T10, NS-T6]"""
    dice.lay_fixed(s, s.again_pool, rolled)
    s.again -= dice.count_of(rolled)
    if s.again == 0:
        s.again_pool, s.phase = 0, v.REACT
