"""Moon cards: when each is played, on what condition, and what it does. Those that reroll dice are in `reacting`."""

from __future__ import annotations

from engawa.core.contract import LEGAL, note
from engawa.core.forge import kernel
from engawa.games.ninja_all_stars import actions, activation, bases, state, testing, vocabulary as v
from engawa.games.ninja_all_stars.clauses import cite
from engawa.games.ninja_all_stars.combat import attack_dice, defence_dice
from engawa.games.ninja_all_stars.events import MOON_MOVED, PLAYED_CARD
from engawa.games.ninja_all_stars.ground import stands_in_light
from engawa.games.ninja_all_stars.harm import gain_moon_power, lose_stealth
from engawa.games.ninja_all_stars.moving import arrive, make_step
from engawa.games.ninja_all_stars.sight import is_seen_by_enemy
from engawa.games.ninja_all_stars.state import Board, State

NOT_NOW = cite("P6")
ONCE_EACH = cite("P7")
STRONGER_TEXT = cite("P8")
CONDITION = cite("P9")

# The phase in which each card is played. [NS-P9]
PHASE_OF = (
    v.REACT, v.BOOST, v.REACT, v.ACT, v.REACT, v.ACT, v.ACT, v.REACT, v.ACT, v.REACT, v.BOOST,
    v.OMEN, v.ACT, v.BOOST, v.BOOST, v.REACT, v.ACT, v.BOOST, v.BOOST, v.ACT, v.REACT, v.REACT,
)  # fmt: skip
AT_START = 1 << v.DECOY | 1 << v.DARKEST_NIGHT | 1 << v.SMOKE_BOMB | 1 << v.THIRD_EYE
ELEMENTAL = 1 << v.IGAZANI | 1 << v.FUZIN | 1 << v.INAZAMI | 1 << v.AMERATSU | 1 << v.RAIZIN | 1 << v.SUINIJ
WITH_PLUS = (
    ELEMENTAL | 1 << v.ADRENALINE | 1 << v.DARKEST_NIGHT | 1 << v.MAMORU | 1 << v.RUSHING_RIVER | 1 << v.SIDESTEP
)
LONG_RUN = 4  # steps before a Banzai

# Everything that can be played in these windows.
BOOST_CARDS = tuple(
    actions.action_of(actions.CARD, 2 * card + plus, actions.NONE)
    for card in range(v.CARDS)
    for plus in (0, 1)
    if PHASE_OF[card] == v.BOOST and (plus == 0 or WITH_PLUS >> card & 1)
)
OMEN_CARDS = tuple(
    actions.action_of(actions.CARD, 2 * v.STELLAR_ALIGNMENT, target)
    for target in (actions.NONE, *range(actions.ELEMENT_TARGET, actions.ELEMENT_TARGET + v.ELEMENTS))
)
SIDESTEPPING = actions.action_of(actions.CARD, 2 * v.SIDESTEP + 1, actions.NONE)


@kernel
def refusal_of_card(b: Board, s: State, coded: int) -> int:
    """The clause that forbids the seat to play this card at all now; its own conditions come after this."""
    card, plus = coded >> 1, coded & 1
    # Only what one holds, in its phase. [NS-P6]
    if s.hand[s.seat][card] == 0 or s.phase != (v.DODGE if card == v.SIDESTEP and plus == 1 else PHASE_OF[card]):
        return NOT_NOW
    # A stronger text is chosen only where there is one, and while the moon matches. [NS-P8]
    if plus == 1 and ((WITH_PLUS >> card) & 1 == 0 or not matches(b, s, card)):
        return STRONGER_TEXT
    # One of a name in a test, attack, omen or activation. [NS-P7]
    before = s.cards if s.phase == v.ACT else s.played[s.seat]
    return ONCE_EACH if (before >> card) & 1 == 1 else LEGAL


@kernel
def matches(b: Board, s: State, card: int) -> bool:
    """Whether the moon is in the card's element. [NS-P1]"""
    return s.moon == b.card_element[card]


@kernel
def gain_of(b: Board, s: State, card: int) -> int:
    return b.card_matched[card] if matches(b, s, card) else b.card_gain[card]


@kernel
def spend(s: State, coded: int, target: int) -> None:
    """The card goes face up to the discard pile. [NS-P2]"""
    card = coded >> 1
    s.hand[s.seat][card] -= 1
    s.held[s.seat] -= 1
    s.discard[card] += 1
    if s.phase == v.ACT:
        s.cards |= 1 << card
    else:
        s.played[s.seat] |= 1 << card
    note(PLAYED_CARD, s.seat, coded, target)


# In an activation


@kernel
def refusal_of_card_in_activation(b: Board, s: State, coded: int, target: int) -> int:
    """The clause that forbids to play this card for the active model."""
    card, plus = coded >> 1, coded & 1
    # No card is played for a sentry [NS-O2], nor between a pounce and its attack. [NS-K14]
    if not state.is_ninja(s.model):
        return activation.NOT_FOR_SENTRIES
    if s.pounced == 1:
        return activation.ONLY_THE_POUNCE
    refused = refusal_of_card(b, s, coded)
    if refused != LEGAL:
        return refused
    if (AT_START >> card) & 1 == 1 and s.start == 0:
        return activation.START_IS_OVER
    good = False
    if card == v.DECOY:
        good = can_swap(b, s, actions.model_in(target))
    elif card == v.THIRD_EYE:
        good = is_hidden_enemy(b, s, actions.model_in(target))
    elif card == v.DARKEST_NIGHT:
        good = state.tokens_of(s, s.model, v.MOON_POWER) == 0 and is_companion(
            s, actions.model_in(target), plus, target
        )
    elif target != actions.NONE:
        good = False
    elif card == v.SMOKE_BOMB:
        good = can_vanish(b, s) and (matches(b, s, card) or not is_seen_by_enemy(b, s, s.model))
    elif card == v.VAULT:
        good = can_vault(b, s)
    elif card == v.TUMBLE:
        good = s.moving != 0 and s.moving != v.POUNCING and s.fell == 1
    elif card == v.RUSHING_RIVER and plus == 1:
        good = s.moving == 0 and s.act == 1 and not state.has(s, s.model, v.MEDAL)
    elif card == v.RUSHING_RIVER:
        good = (s.moving == 0 and s.move + s.extra > 0) or (s.moving == v.AT_A_RUN and s.walked == 0)
    return LEGAL if good else CONDITION


@kernel
def can_swap(b: Board, s: State, model: int) -> bool:
    """Decoy: another own ninja within 6; or within 8 any model but a hidden enemy. [NS-P9, NS-H2]"""
    if model == v.NOBODY or model == s.model or not state.is_on_board(s, model):
        return False
    if bases.gap(s, s.model, model) > gain_of(b, s, v.DECOY) or not can_change_places(b, s, s.model, model):
        return False
    return not state.are_enemies(s.model, model) or (matches(b, s, v.DECOY) and not state.has(s, model, v.STEALTH))


@kernel
def can_change_places(b: Board, s: State, one: int, other: int) -> bool:
    """Whether each has room where the other is once both are gone from there. [NS-B2]"""
    if state.width_of(s, one) == state.width_of(s, other):
        return True
    large, small = (one, other) if state.width_of(s, one) == 1 else (other, one)
    here, there = s.space[large], s.space[small]
    # The anchor of the large base is where the small one goes.
    if there % v.SIDE + 1 >= v.SIDE or there // v.SIDE + 1 >= v.SIDE or bases.between(there, 1, here, 0) == 0:
        return False
    for i in range(state.parts(1)):
        space = state.part_of(there, i)
        what = state.standing_on(s, space)
        if b.terrain[space] == v.WALL or (what != v.NOTHING and what != large + 1 and what != small + 1):
            return False
    return True


@kernel
def is_hidden_enemy(b: Board, s: State, model: int) -> bool:
    """Third Eye: an enemy in Stealth within 4; no sight is needed. [NS-P9]"""
    if (
        model == v.NOBODY
        or not state.is_on_board(s, model)
        or not state.are_enemies(s.model, model)
        or not state.has(s, model, v.STEALTH)
    ):
        return False
    return bases.gap(s, s.model, model) <= b.card_gain[v.THIRD_EYE]


@kernel
def is_companion(s: State, model: int, plus: int, target: int) -> bool:
    """Darkest Night: with `+` another own ninja on the board, without it nobody. [NS-P9]"""
    if plus == 0:
        return target == actions.NONE
    return (
        model != v.NOBODY and model != s.model and state.is_on_board(s, model) and not state.are_enemies(s.model, model)
    )


@kernel
def can_vanish(b: Board, s: State) -> bool:
    """Smoke Bomb: neither hidden nor a carrier nor in light. [NS-P9, NS-O7, NS-G8]"""
    return (
        not state.has(s, s.model, v.STEALTH)
        and not state.has(s, s.model, v.MEDAL)
        and not stands_in_light(b, s, s.model)
    )


@kernel
def can_vault(b: Board, s: State) -> bool:
    """Vault: low, a free height beside it, and something left to move with, but not to pounce. [NS-P9, NS-K14]"""
    here, wide = s.space[s.model], state.width_of(s, s.model)
    if bases.is_high(b, here, wide) or (s.mp < 1 if s.moving != 0 else s.move + s.extra == 0) or s.moving == v.POUNCING:
        return False
    for way in range(v.DIRECTIONS):
        there = b.neighbour[here][way]
        if there >= 0 and bases.room_on(b, s, s.model, there) == bases.FREE and bases.climbs(b, here, there, wide):
            return True
    return False


@kernel
def play_card_in_activation(b: Board, s: State, coded: int, target: int) -> None:
    """What a start or act card does. [NS-P9]"""
    card, plus, model = coded >> 1, coded & 1, actions.model_in(target)
    spend(s, coded, target)
    s.phase = v.AGENDA
    if card == v.DECOY:
        swap(b, s, model)
    elif card == v.DARKEST_NIGHT:
        gain_moon_power(s, s.model)
        if plus == 1:
            gain_moon_power(s, model)
    elif card == v.SMOKE_BOMB:
        s.marks[s.model] |= v.STEALTH
    elif card == v.THIRD_EYE and matches(b, s, card):
        lose_stealth(s, model)
    elif card == v.THIRD_EYE:
        testing.begin(b, s, s.model, v.TO_SEE, model)
        testing.roll(b, s)
    elif card == v.VAULT:
        s.vault = 1
        s.dice += gain_of(b, s, v.VAULT)
    elif card == v.TUMBLE:
        s.mp += gain_of(b, s, v.TUMBLE)
    elif plus == 1:
        s.river = 1
    elif s.moving != 0:
        s.mp += b.card_gain[v.RUSHING_RIVER]
    else:
        s.rush += b.card_gain[v.RUSHING_RIVER]


@kernel
def swap(b: Board, s: State, other: int) -> None:
    """Both change places and keep their facing and medals. [NS-F5, NS-M15]"""
    here, there = s.space[s.model], s.space[other]
    state.lift(s, other)
    state.put(s, s.model, there)
    s.space[other] = v.NOWHERE
    state.put(s, other, here)
    arrive(b, s, s.model)
    arrive(b, s, other)


# In an attack


@kernel
def refusal_of_boost_card(b: Board, s: State, coded: int, target: int) -> int:
    """The clause that forbids to play this card before the dice roll. [NS-C6]"""
    card, plus = coded >> 1, coded & 1
    refused = refusal_of_card(b, s, coded)
    if refused != LEGAL:
        return refused
    attacks = state.is_ninja(s.attacker) and state.owner_of(s.attacker) == s.seat
    defends = state.is_ninja(s.defender) and state.owner_of(s.defender) == s.seat
    mine, theirs = attack_dice(s), defence_dice(s)
    if defends:
        mine, theirs = theirs, mine
    good = False
    if card == v.BANZAI:
        good = attacks and s.shot == 0 and (s.steps >= LONG_RUN or matches(b, s, card))
    elif card == v.FIRE_AURA:
        good = attacks and s.shot == 0 and s.assisted == 0
    elif card == v.PRESSURE_POINT:
        good = attacks
    elif card == v.IKA_DEPTHS:
        good = defends
    elif card == v.MAMORU:
        good = defends and (plus == 1 or mine < theirs)
    elif card == v.INCREDIBLE_LUCK:
        good = (attacks or defends) and (mine < theirs or (mine == theirs and matches(b, s, card)))
    return LEGAL if good and target == actions.NONE else CONDITION


@kernel
def play_boost_card(b: Board, s: State, coded: int) -> None:
    """More dice, or the choice of the result; of two who overrule the later one holds. [NS-P9, NS-P10]"""
    card, plus = coded >> 1, coded & 1
    spend(s, coded, actions.NONE)
    if card == v.BANZAI or card == v.FIRE_AURA or card == v.PRESSURE_POINT:
        s.at += gain_of(b, s, card)
    elif card == v.INCREDIBLE_LUCK or plus == 1:
        s.chooser = s.seat
    else:
        # Under Tiger Strike the pool stays empty. [NS-C4]
        if not state.has(s, s.defender, v.BARE):
            s.df += b.card_gain[card]
        if card == v.IKA_DEPTHS and matches(b, s, card):
            s.resilient = 1


# At the start of a round, and before a dodge


@kernel
def refusal_of_omen_card(b: Board, s: State, coded: int, target: int) -> int:
    """Stellar Alignment; while the moon matches it names the phase. [NS-P5, NS-P9]"""
    refused = refusal_of_card(b, s, coded)
    if refused != LEGAL:
        return refused
    named = actions.element_in(target) != -1
    good = named if matches(b, s, v.STELLAR_ALIGNMENT) else target == actions.NONE
    return LEGAL if good else CONDITION


@kernel
def play_omen_card(b: Board, s: State, coded: int, target: int) -> None:
    spend(s, coded, target)
    if actions.element_in(target) != -1:
        s.moon = actions.element_in(target)
        note(MOON_MOVED, s.moon, 0, 0)
    else:
        s.phase = v.MOON


@kernel
def refusal_of_sidestep(b: Board, s: State, coded: int, target: int) -> int:
    """`sidestep+` before the roll, for an own ninja. [NS-M8]"""
    refused = refusal_of_card(b, s, coded)
    if refused != LEGAL:
        return refused
    return LEGAL if target == actions.NONE and s.model < v.NINJA else CONDITION


@kernel
def sidestep(b: Board, s: State, coded: int, there: int) -> None:
    """The step succeeds without a roll. [NS-P9]"""
    spend(s, coded, actions.NONE)
    state.forget_played(s)
    make_step(b, s, there)
    s.phase = v.AGENDA
