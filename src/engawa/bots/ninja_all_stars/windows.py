"""What to do in the windows of a test or an attack: boosts, rerolls, the result, what saves."""

from __future__ import annotations

from engawa.bots.ninja_all_stars import worth
from engawa.bots.ninja_all_stars.dice import worth_of_dice, worth_without
from engawa.bots.ninja_all_stars.fights import OF_A_CARD
from engawa.bots.ninja_all_stars.mind import Habits, Mind, add
from engawa.bots.ninja_all_stars.odds import worth_of_attack
from engawa.core.forge import kernel
from engawa.games.ninja_all_stars import actions, cards, combat, reacting, state, vocabulary as v
from engawa.games.ninja_all_stars.dice import MASK, SHIFT, fresh_dice, shows
from engawa.games.ninja_all_stars.ground import distance
from engawa.games.ninja_all_stars.state import Board, State

SHOVE = 0.08  # that an enemy is pushed away
CHOOSING = 0.45  # of an Injury: that one chooses the result
OF_A_TOKEN, OF_MASTERY = 0.03, 0.04
OF_A_DODGE, OF_A_CHEST, OF_A_TEST = 0.45, 0.8, 0.35


@kernel
def side_of(b: Board, s: State) -> int:
    """1 if the deciding seat attacks, -1 if it defends, 0 if it looks on."""
    if state.controller_of(b, s, s.attacker) == s.seat:
        return 1
    return -1 if state.controller_of(b, s, s.defender) == s.seat else 0


@kernel
def weigh_results(b: Board, s: State, m: Mind) -> None:
    """Note what each result is worth to the attacker."""
    attacker, defender = s.attacker, s.defender
    won, lost = worth.price_of(b, s, defender, attacker), worth.price_of(b, s, attacker, defender)
    for element in range(v.ELEMENTS):
        m.gain[element] = 0.0
    m.gain[v.VOID], m.gain[v.EARTH] = won, worth.cost_of_stun(s, defender, won)
    if s.shot == 0 or state.can(b, attacker, v.WIND_ARROWS):
        m.gain[v.AIR] = SHOVE
    if s.shot == 1:
        return
    m.gain[v.SPIRIT] = -lost
    for other in range(v.MODELS):
        if state.is_on_board(s, other) and distance(s.space[other], s.space[attacker]) <= 1:
            if state.are_enemies(other, attacker):
                m.gain[v.FIRE] += worth.cost_of_stun(s, other, worth.price_of(b, s, other, attacker))
            else:
                m.gain[v.FIRE] -= worth.cost_of_stun(s, other, worth.price_of(b, s, other, defender))


@kernel
def list_results(b: Board, s: State, m: Mind, n: int) -> None:
    """Add the results that can be chosen."""
    weigh_results(b, s, m)
    side = 1 if state.controller_of(b, s, s.attacker) == s.seat else -1
    for i in range(n):
        _, _, element = actions.parts_of(m.legal[i])
        add(m, m.legal[i], side * m.gain[element])


@kernel
def list_boosts(b: Board, s: State, m: Mind, h: Habits, n: int) -> None:
    """Add what can be thrown in before the dice roll."""
    attacker, defender, side = s.attacker, s.defender, side_of(b, s)
    won, lost = worth.price_of(b, s, defender, attacker), worth.price_of(b, s, attacker, defender)
    stun, risk = worth.cost_of_stun(s, defender, won), 0.0 if s.shot == 1 else lost
    dice, against = combat.attack_dice(s), combat.defence_dice(s)
    now = worth_of_attack(dice, against, won, stun, risk)
    for i in range(n):
        kind, first, _ = actions.parts_of(m.legal[i])
        merit = 0.0
        if kind == actions.USE:
            blow = b.gain[first]
            merit = worth_of_attack(dice + blow, against, won, stun, risk) - now - cost_of_blow(b, s, m, h, first)
        elif kind == actions.CARD and h.cards == 1:
            card, plus = first >> 1, first & 1
            if card == v.INCREDIBLE_LUCK or (card == v.MAMORU and plus == 1):
                weaker = dice < against if side == 1 else dice >= against
                merit = (CHOOSING * won if weaker else 0.0) - OF_A_CARD
            elif card == v.MAMORU or card == v.IKA_DEPTHS:
                more = against if state.has(s, defender, v.BARE) else against + b.card_gain[card]
                merit = now - worth_of_attack(dice, more, won, stun, risk) - OF_A_CARD
            else:
                more = dice + cards.gain_of(b, s, card)
                merit = worth_of_attack(more, against, won, stun, risk) - now - OF_A_CARD
        elif kind == actions.CARD:
            merit = -1.0
        add(m, m.legal[i], merit)


@kernel
def cost_of_blow(b: Board, s: State, m: Mind, h: Habits, ability: int) -> float:
    """What Tiger Strike or Yama Fist costs who uses it: its defence until the end of the round."""
    attacker, here, marks = s.attacker, s.space[s.attacker], s.marks[s.attacker]
    worth.look_around(b, s, m, attacker)
    worth.weigh(b, s, m, h, attacker, here)
    before = m.peril[here]
    # Yama Fist leaves some dice; whoever is hit then is hit hard enough.
    s.marks[attacker] |= v.BARE
    worth.look_around(b, s, m, attacker)
    worth.weigh(b, s, m, h, attacker, here)
    s.marks[attacker] = marks
    return 0.02 + (1.0 if ability == v.TIGER_STRIKE else 0.6) * max(0.0, m.peril[here] - before)


@kernel
def list_reactions(b: Board, s: State, m: Mind, h: Habits, rng: list[int], n: int) -> None:
    """Add what can be done about the dice that lie."""
    if s.tester != v.NOBODY:
        list_reactions_to_test(b, s, m, h, n)
        return
    weigh_results(b, s, m)
    side = side_of(b, s)
    for pool in range(2):
        for element in range(v.ELEMENTS):
            m.dice[pool][element] = shows(s, pool, element)
    now = worth_of_dice(b, s, m)
    for i in range(n):
        kind, first, second = actions.parts_of(m.legal[i])
        merit = 0.0
        if kind != actions.PASS and is_considered(s, m, h, reacting.own_pool(b, s), kind, first, second):
            then = worth_of_reaction(b, s, m, rng, now, kind, first, second)
            merit = side * (then - now) - cost_of_reaction(kind)
        elif kind != actions.PASS:
            merit = -1.0
        add(m, m.legal[i], merit)


@kernel
def is_considered(s: State, m: Mind, h: Habits, pool: int, kind: int, first: int, chosen: int) -> bool:
    """Whether a player thinks of that at all; of Mastery only one die, or all that are of no use."""
    if kind == actions.CARD:
        return h.cards == 1
    if h.rerolls == 0:
        return False
    if kind != actions.REROLL_MASTERY or chosen & (chosen - 1) == 0:
        return True
    for element in range(v.ELEMENTS):
        count = (chosen >> (SHIFT * element)) & MASK
        useful = element == v.VOID or element == v.EARTH if pool == v.ATT else element == v.SPIRIT or element == v.AIR
        if useful and count > 0:
            return False
        if not useful and 0 < count < s.fresh[pool][element]:
            return False
    return True


@kernel
def cost_of_reaction(kind: int) -> float:
    """What is used up by it."""
    if kind == actions.CARD:
        return OF_A_CARD
    if kind == actions.REROLL_MASTERY:
        return OF_MASTERY
    return 0.01 if kind == actions.REROLL_CCM else OF_A_TOKEN


@kernel
def worth_of_reaction(
    b: Board, s: State, m: Mind, rng: list[int], now: float, kind: int, first: int, second: int
) -> float:
    """What the attack is worth to the attacker after a reaction."""
    pool = reacting.own_pool(b, s)
    if kind == actions.REROLL_CCM or kind == actions.REROLL_TOKEN:
        return worth_without(b, s, m, rng, pool, 1 << (SHIFT * second))
    if kind == actions.REROLL_MASTERY:
        return worth_without(b, s, m, rng, pool, second)
    if kind == actions.REROLL_LUCKY:
        return worth_without(b, s, m, rng, pool, fresh_pool(s, pool))
    if kind == actions.CURSE_ROLL:
        return worth_without(b, s, m, rng, actions.pool_in(second), fresh_pool(s, actions.pool_in(second)))
    if kind != actions.CARD:
        return now
    card, plus = first >> 1, first & 1
    if card == v.ADRENALINE:
        again = fresh_pool(s, v.ATT) if plus == 1 else 1 << (SHIFT * actions.element_in(second))
        return worth_without(b, s, m, rng, v.ATT, again)
    if (cards.ELEMENTAL >> card) & 1 == 0:
        return now
    element = b.card_element[card]
    if plus == 0:
        return worth_without(b, s, m, rng, actions.pool_in(second), 1 << (SHIFT * ((element + 3) % v.ELEMENTS)))
    m.dice[pool][element] += 1
    then = worth_of_dice(b, s, m)
    m.dice[pool][element] -= 1
    return then


@kernel
def fresh_pool(s: State, pool: int) -> int:
    """The dice of a *pool* that may be rerolled."""
    dice = 0
    for element in range(v.ELEMENTS):
        dice |= s.fresh[pool][element] << (SHIFT * element)
    return dice


@kernel
def list_reactions_to_test(b: Board, s: State, m: Mind, h: Habits, n: int) -> None:
    """Add rerolls of a test, for what it is about: what costs nothing before what does."""
    if s.foe != v.NOBODY:
        list_reactions_to_contest(b, s, m, h, n)
        return
    about = OF_A_TEST
    if s.why == v.TO_DODGE:
        about = OF_A_DODGE
    elif s.why == v.TO_OPEN:
        about = OF_A_CHEST
    chance = 1.0
    for _ in range(fresh_dice(s, v.ATT)):
        chance *= 5.0 / 6.0
    mine = state.controller_of(b, s, s.tester) == s.seat
    for i in range(n):
        kind, _, _ = actions.parts_of(m.legal[i])
        merit = 0.0
        if kind != actions.PASS:
            allowed = h.cards == 1 if kind == actions.CARD else h.rerolls == 1
            turned = 1.0 / 6.0 if kind == actions.CARD or kind == actions.REROLL_TOKEN else 1.0 - chance
            if not mine:
                turned = 5.0 / 6.0 if kind == actions.CARD else chance
            merit = about * turned - cost_of_reaction(kind) if allowed else -1.0
        add(m, m.legal[i], merit)


@kernel
def list_reactions_to_contest(b: Board, s: State, m: Mind, h: Habits, n: int) -> None:
    """Add rerolls of an opposed test for the two who roll it; others stay out of it."""
    pool = reacting.own_pool(b, s)
    for i in range(n):
        kind, _, second = actions.parts_of(m.legal[i])
        merit = 0.0
        if kind != actions.PASS:
            allowed = pool != -1 and (h.cards == 1 if kind == actions.CARD else h.rerolls == 1)
            theirs = kind == actions.CURSE_ROLL or (kind == actions.CARD and actions.test_pool_in(second) != pool)
            turned = 0.5 if theirs else 1.0 / 6.0 * (1 if kind == actions.CARD else fresh_dice(s, max(0, pool)))
            merit = OF_A_TEST * turned - cost_of_reaction(kind) if allowed else -1.0
        add(m, m.legal[i], merit)
