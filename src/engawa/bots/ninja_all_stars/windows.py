"""What to do in the windows of a test or an attack: boosts, rerolls, the result, what saves."""

from __future__ import annotations

from engawa.bots.ninja_all_stars.dice import worth_of_dice, worth_without
from engawa.bots.ninja_all_stars.fights import OF_A_CARD
from engawa.bots.ninja_all_stars.mind import Habits, Mind, add
from engawa.bots.ninja_all_stars.odds import worth_of_attack
from engawa.bots.ninja_all_stars.worth import cost_of_stun, look_around, price_of, weigh
from engawa.core.forge import kernel
from engawa.games.ninja_all_stars.actions import (
    CARD,
    CURSE_ROLL,
    PASS,
    REROLL_CCM,
    REROLL_LUCKY,
    REROLL_MASTERY,
    REROLL_TOKEN,
    USE,
    element_in,
    parts_of,
    pool_in,
)
from engawa.games.ninja_all_stars.cards import ELEMENTAL, gain_of
from engawa.games.ninja_all_stars.combat import attack_dice, defence_dice
from engawa.games.ninja_all_stars.dice import MASK, NIBBLE, fresh_dice, shows
from engawa.games.ninja_all_stars.ground import distance
from engawa.games.ninja_all_stars.reacting import is_test, own_pool
from engawa.games.ninja_all_stars.state import Board, State, are_enemies, can, controller_of, has, is_on_board
from engawa.games.ninja_all_stars.vocabulary import (
    ADRENALINE,
    AIR,
    ATT,
    BARE,
    EARTH,
    ELEMENTS,
    FIRE,
    IKA_DEPTHS,
    INCREDIBLE_LUCK,
    MAMORU,
    MODELS,
    SPIRIT,
    TIGER_STRIKE,
    TO_DODGE,
    TO_OPEN,
    VOID,
    WIND_ARROWS,
)

SHOVE = 0.08  # that an enemy is pushed away
CHOOSING = 0.45  # of an Injury: that one chooses the result
OF_A_TOKEN, OF_MASTERY = 0.03, 0.04
OF_A_DODGE, OF_A_CHEST, OF_A_TEST = 0.45, 0.8, 0.35


@kernel
def side_of(b: Board, s: State) -> int:
    """1 if the deciding seat attacks, -1 if it defends, 0 if it looks on."""
    if controller_of(b, s, s.attacker) == s.seat:
        return 1
    return -1 if controller_of(b, s, s.defender) == s.seat else 0


@kernel
def weigh_results(b: Board, s: State, m: Mind) -> None:
    """Note what each result is worth to the attacker."""
    attacker, defender = s.attacker, s.defender
    won, lost = price_of(b, s, defender, attacker), price_of(b, s, attacker, defender)
    for element in range(ELEMENTS):
        m.gain[element] = 0.0
    m.gain[VOID], m.gain[EARTH] = won, cost_of_stun(s, defender, won)
    if s.shot == 0 or can(b, attacker, WIND_ARROWS):
        m.gain[AIR] = SHOVE
    if s.shot == 1:
        return
    m.gain[SPIRIT] = -lost
    for other in range(MODELS):
        if is_on_board(s, other) and distance(s.space[other], s.space[attacker]) <= 1:
            if are_enemies(other, attacker):
                m.gain[FIRE] += cost_of_stun(s, other, price_of(b, s, other, attacker))
            else:
                m.gain[FIRE] -= cost_of_stun(s, other, price_of(b, s, other, defender))


@kernel
def list_results(b: Board, s: State, m: Mind, n: int) -> None:
    """Add the results that can be chosen."""
    weigh_results(b, s, m)
    side = 1 if controller_of(b, s, s.attacker) == s.seat else -1
    for i in range(n):
        _, _, element = parts_of(m.legal[i])
        add(m, m.legal[i], side * m.gain[element])


@kernel
def list_boosts(b: Board, s: State, m: Mind, h: Habits, n: int) -> None:
    """Add what can be thrown in before the dice roll."""
    attacker, defender, side = s.attacker, s.defender, side_of(b, s)
    won, lost = price_of(b, s, defender, attacker), price_of(b, s, attacker, defender)
    stun, risk = cost_of_stun(s, defender, won), 0.0 if s.shot == 1 else lost
    dice, against = attack_dice(s), defence_dice(s)
    now = worth_of_attack(dice, against, won, stun, risk)
    for i in range(n):
        kind, first, _ = parts_of(m.legal[i])
        merit = 0.0
        if kind == USE:
            blow = b.gain[first]
            merit = worth_of_attack(dice + blow, against, won, stun, risk) - now - cost_of_blow(b, s, m, h, first)
        elif kind == CARD and h.cards == 1:
            card, plus = first >> 1, first & 1
            if card == INCREDIBLE_LUCK or (card == MAMORU and plus == 1):
                weaker = dice < against if side == 1 else dice >= against
                merit = (CHOOSING * won if weaker else 0.0) - OF_A_CARD
            elif card == MAMORU or card == IKA_DEPTHS:
                more = against if has(s, defender, BARE) else against + b.card_gain[card]
                merit = now - worth_of_attack(dice, more, won, stun, risk) - OF_A_CARD
            else:
                more = dice + gain_of(b, s, card)
                merit = worth_of_attack(more, against, won, stun, risk) - now - OF_A_CARD
        elif kind == CARD:
            merit = -1.0
        add(m, m.legal[i], merit)


@kernel
def cost_of_blow(b: Board, s: State, m: Mind, h: Habits, ability: int) -> float:
    """What Tiger Strike or Yama Fist costs who uses it: its defence until the end of the round."""
    attacker, here, marks = s.attacker, s.space[s.attacker], s.marks[s.attacker]
    look_around(b, s, m, attacker)
    weigh(b, s, m, h, attacker, here)
    before = m.peril[here]
    # Yama Fist leaves some dice; whoever is hit then is hit hard enough.
    s.marks[attacker] |= BARE
    look_around(b, s, m, attacker)
    weigh(b, s, m, h, attacker, here)
    s.marks[attacker] = marks
    return 0.02 + (1.0 if ability == TIGER_STRIKE else 0.6) * max(0.0, m.peril[here] - before)


@kernel
def list_reactions(b: Board, s: State, m: Mind, h: Habits, rng: list[int], n: int) -> None:
    """Add what can be done about the dice that lie."""
    if is_test(s):
        list_reactions_to_test(b, s, m, h, n)
        return
    weigh_results(b, s, m)
    side = side_of(b, s)
    for pool in range(2):
        for element in range(ELEMENTS):
            m.dice[pool][element] = shows(s, pool, element)
    now = worth_of_dice(b, s, m)
    for i in range(n):
        kind, first, second = parts_of(m.legal[i])
        merit = 0.0
        if kind != PASS and is_considered(s, m, h, own_pool(b, s), kind, first, second):
            then = worth_of_reaction(b, s, m, rng, now, kind, first, second)
            merit = side * (then - now) - cost_of_reaction(kind)
        elif kind != PASS:
            merit = -1.0
        add(m, m.legal[i], merit)


@kernel
def is_considered(s: State, m: Mind, h: Habits, pool: int, kind: int, first: int, chosen: int) -> bool:
    """Whether a player thinks of that at all; of Mastery only one die, or all that are of no use."""
    if kind == CARD:
        return h.cards == 1
    if h.rerolls == 0:
        return False
    if kind != REROLL_MASTERY or chosen & (chosen - 1) == 0:
        return True
    for element in range(ELEMENTS):
        count = (chosen >> (NIBBLE * element)) & MASK
        useful = element == VOID or element == EARTH if pool == ATT else element == SPIRIT or element == AIR
        if useful and count > 0:
            return False
        if not useful and 0 < count < s.fresh[pool][element]:
            return False
    return True


@kernel
def cost_of_reaction(kind: int) -> float:
    """What is used up by it."""
    if kind == CARD:
        return OF_A_CARD
    if kind == REROLL_MASTERY:
        return OF_MASTERY
    return 0.01 if kind == REROLL_CCM else OF_A_TOKEN


@kernel
def worth_of_reaction(
    b: Board, s: State, m: Mind, rng: list[int], now: float, kind: int, first: int, second: int
) -> float:
    """What the attack is worth to the attacker after a reaction."""
    pool = own_pool(b, s)
    if kind == REROLL_CCM or kind == REROLL_TOKEN:
        return worth_without(b, s, m, rng, pool, 1 << (NIBBLE * second))
    if kind == REROLL_MASTERY:
        return worth_without(b, s, m, rng, pool, second)
    if kind == REROLL_LUCKY:
        return worth_without(b, s, m, rng, pool, fresh_pool(s, pool))
    if kind == CURSE_ROLL:
        return worth_without(b, s, m, rng, pool_in(second), fresh_pool(s, pool_in(second)))
    if kind != CARD:
        return now
    card, plus = first >> 1, first & 1
    if card == ADRENALINE:
        again = fresh_pool(s, ATT) if plus == 1 else 1 << (NIBBLE * element_in(second))
        return worth_without(b, s, m, rng, ATT, again)
    if (ELEMENTAL >> card) & 1 == 0:
        return now
    element = b.card_element[card]
    if plus == 0:
        return worth_without(b, s, m, rng, pool_in(second), 1 << (NIBBLE * ((element + 3) % ELEMENTS)))
    m.dice[pool][element] += 1
    then = worth_of_dice(b, s, m)
    m.dice[pool][element] -= 1
    return then


@kernel
def fresh_pool(s: State, pool: int) -> int:
    """The dice of a *pool* that may be rerolled."""
    dice = 0
    for element in range(ELEMENTS):
        dice |= s.fresh[pool][element] << (NIBBLE * element)
    return dice


@kernel
def list_reactions_to_test(b: Board, s: State, m: Mind, h: Habits, n: int) -> None:
    """Add rerolls of a test, for what it is about: what costs nothing before what does."""
    about = OF_A_TEST
    if s.why == TO_DODGE:
        about = OF_A_DODGE
    elif s.why == TO_OPEN:
        about = OF_A_CHEST
    chance = 1.0
    for _ in range(fresh_dice(s, ATT)):
        chance *= 5.0 / 6.0
    mine = controller_of(b, s, s.tester) == s.seat
    for i in range(n):
        kind, _, _ = parts_of(m.legal[i])
        merit = 0.0
        if kind != PASS:
            allowed = h.cards == 1 if kind == CARD else h.rerolls == 1
            turned = 1.0 / 6.0 if kind == CARD or kind == REROLL_TOKEN else 1.0 - chance
            if not mine:
                turned = 5.0 / 6.0 if kind == CARD else chance
            merit = about * turned - cost_of_reaction(kind) if allowed else -1.0
        add(m, m.legal[i], merit)
