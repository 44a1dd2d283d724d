"""Moon cards: when each is played, on what condition, and what it does. Those that reroll dice are in `reacting`."""

from __future__ import annotations

from engawa.core.contract import LEGAL, note
from engawa.core.forge import kernel
from engawa.games.ninja_all_stars.actions import CARD, ELEMENT_TARGET, NONE, action_of, element_in, model_in
from engawa.games.ninja_all_stars.activation import NOT_FOR_SENTRIES, ONLY_THE_POUNCE, START_IS_OVER
from engawa.games.ninja_all_stars.bases import FREE, between, climbs, gap, is_high, room_on
from engawa.games.ninja_all_stars.clauses import cite
from engawa.games.ninja_all_stars.combat import attack_dice, defence_dice
from engawa.games.ninja_all_stars.events import MOON_MOVED, PLAYED_CARD
from engawa.games.ninja_all_stars.ground import is_seen_by_enemy, stands_in_light
from engawa.games.ninja_all_stars.harm import gain_moon_power, lose_stealth
from engawa.games.ninja_all_stars.moving import arrive, make_step
from engawa.games.ninja_all_stars.state import (
    Board,
    State,
    are_enemies,
    element_of,
    forget_played,
    has,
    is_ninja,
    is_on_board,
    lift,
    owner_of,
    part_of,
    parts,
    put,
    standing_on,
    tokens_of,
    width_of,
)
from engawa.games.ninja_all_stars.vocabulary import (
    ACT,
    ADRENALINE,
    AGENDA,
    AMERATSU,
    AT_A_RUN,
    BANZAI,
    BARE,
    BOOST,
    CARDS,
    DARKEST_NIGHT,
    DECOY,
    DIRECTIONS,
    DODGE,
    ELEMENTS,
    FIRE_AURA,
    FUZIN,
    IGAZANI,
    IKA_DEPTHS,
    INAZAMI,
    INCREDIBLE_LUCK,
    MAMORU,
    MEDAL,
    MOON,
    MOON_POWER,
    NINJA,
    NOBODY,
    NOTHING,
    NOWHERE,
    OMEN,
    PRESSURE_POINT,
    RAIZIN,
    REACT,
    RUSHING_RIVER,
    SIDE,
    SIDESTEP,
    SMOKE_BOMB,
    STEALTH,
    STELLAR_ALIGNMENT,
    SUINIJ,
    TEST,
    THIRD_EYE,
    TO_SEE,
    TUMBLE,
    VAULT,
    WALL,
)

NOT_NOW = cite("P6")
ONCE_EACH = cite("P7")
STRONGER_TEXT = cite("P8")
CONDITION = cite("P9")

# The phase in which each card is played. [NS-P9]
PHASE_OF = (
    REACT, BOOST, REACT, ACT, REACT, ACT, ACT, REACT, ACT, REACT, BOOST, OMEN, ACT, BOOST, BOOST, REACT, ACT,
    BOOST, BOOST, ACT, REACT, REACT,
)  # fmt: skip
AT_START = 1 << DECOY | 1 << DARKEST_NIGHT | 1 << SMOKE_BOMB | 1 << THIRD_EYE
ELEMENTAL = 1 << IGAZANI | 1 << FUZIN | 1 << INAZAMI | 1 << AMERATSU | 1 << RAIZIN | 1 << SUINIJ
WITH_PLUS = ELEMENTAL | 1 << ADRENALINE | 1 << DARKEST_NIGHT | 1 << MAMORU | 1 << RUSHING_RIVER | 1 << SIDESTEP
LONG_RUN = 4  # steps before a Banzai

# Everything that can be played in these windows.
BOOST_CARDS = tuple(
    action_of(CARD, 2 * card + plus, NONE)
    for card in range(CARDS)
    for plus in (0, 1)
    if PHASE_OF[card] == BOOST and (plus == 0 or WITH_PLUS >> card & 1)
)
OMEN_CARDS = tuple(
    action_of(CARD, 2 * STELLAR_ALIGNMENT, target)
    for target in (NONE, *range(ELEMENT_TARGET, ELEMENT_TARGET + ELEMENTS))
)
SIDESTEPPING = action_of(CARD, 2 * SIDESTEP + 1, NONE)


@kernel
def refusal_of_card(b: Board, s: State, coded: int) -> int:
    """The clause that forbids the seat to play this card at all now; its own conditions come after this."""
    card, plus = coded >> 1, coded & 1
    # Only what one holds, in its phase. [NS-P6]
    if s.hand[s.seat][card] == 0 or s.phase != (DODGE if card == SIDESTEP and plus == 1 else PHASE_OF[card]):
        return NOT_NOW
    # A stronger text is chosen only where there is one, and while the moon matches. [NS-P8]
    if plus == 1 and ((WITH_PLUS >> card) & 1 == 0 or not matches(b, s, card)):
        return STRONGER_TEXT
    # One of a name in a test, attack, omen or activation. [NS-P7]
    before = s.cards if s.phase == ACT else s.played[s.seat]
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
    if s.phase == ACT:
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
    if not is_ninja(s.model):
        return NOT_FOR_SENTRIES
    if s.pounced == 1:
        return ONLY_THE_POUNCE
    refused = refusal_of_card(b, s, coded)
    if refused != LEGAL:
        return refused
    if (AT_START >> card) & 1 == 1 and s.start == 0:
        return START_IS_OVER
    good = False
    if card == DECOY:
        good = can_swap(b, s, model_in(target))
    elif card == THIRD_EYE:
        good = is_hidden_enemy(b, s, model_in(target))
    elif card == DARKEST_NIGHT:
        good = tokens_of(s, s.model, MOON_POWER) == 0 and is_companion(s, model_in(target), plus, target)
    elif target != NONE:
        good = False
    elif card == SMOKE_BOMB:
        good = can_vanish(b, s) and (matches(b, s, card) or not is_seen_by_enemy(b, s, s.model))
    elif card == VAULT:
        good = can_vault(b, s)
    elif card == TUMBLE:
        good = s.moving != 0 and s.fell == 1
    elif card == RUSHING_RIVER and plus == 1:
        good = s.moving == 0 and s.act == 1 and not has(s, s.model, MEDAL)
    elif card == RUSHING_RIVER:
        good = (s.moving == 0 and s.move + s.extra > 0) or (s.moving == AT_A_RUN and s.walked == 0)
    return LEGAL if good else CONDITION


@kernel
def can_swap(b: Board, s: State, model: int) -> bool:
    """Decoy: another own ninja within 6; or within 8 any model but a hidden enemy. [NS-P9, NS-H2]"""
    if model == NOBODY or model == s.model or not is_on_board(s, model):
        return False
    if gap(s, s.model, model) > gain_of(b, s, DECOY) or not can_change_places(b, s, s.model, model):
        return False
    return not are_enemies(s.model, model) or (matches(b, s, DECOY) and not has(s, model, STEALTH))


@kernel
def can_change_places(b: Board, s: State, one: int, other: int) -> bool:
    """Whether each has room where the other is once both are gone from there. [NS-B2]"""
    if width_of(s, one) == width_of(s, other):
        return True
    large, small = (one, other) if width_of(s, one) == 1 else (other, one)
    here, there = s.space[large], s.space[small]
    # The anchor of the large base is where the small one goes.
    if there % SIDE + 1 >= SIDE or there // SIDE + 1 >= SIDE or between(there, 1, here, 0) == 0:
        return False
    for i in range(parts(1)):
        space = part_of(there, i)
        what = standing_on(s, space)
        if b.terrain[space] == WALL or (what != NOTHING and what != large + 1 and what != small + 1):
            return False
    return True


@kernel
def is_hidden_enemy(b: Board, s: State, model: int) -> bool:
    """Third Eye: an enemy in Stealth within 4; no sight is needed. [NS-P9]"""
    if model == NOBODY or not is_on_board(s, model) or not are_enemies(s.model, model) or not has(s, model, STEALTH):
        return False
    return gap(s, s.model, model) <= b.card_gain[THIRD_EYE]


@kernel
def is_companion(s: State, model: int, plus: int, target: int) -> bool:
    """Darkest Night: with `+` another own ninja on the board, without it nobody. [NS-P9]"""
    if plus == 0:
        return target == NONE
    return model != NOBODY and model != s.model and is_on_board(s, model) and not are_enemies(s.model, model)


@kernel
def can_vanish(b: Board, s: State) -> bool:
    """Smoke Bomb: neither hidden nor a carrier nor in light. [NS-P9, NS-O7, NS-G8]"""
    return not has(s, s.model, STEALTH) and not has(s, s.model, MEDAL) and not stands_in_light(s, s.model)


@kernel
def can_vault(b: Board, s: State) -> bool:
    """Vault: low, a free height beside it, and something left to move with. [NS-P9]"""
    here, wide = s.space[s.model], width_of(s, s.model)
    if is_high(b, here, wide) or (s.mp < 1 if s.moving != 0 else s.move + s.extra == 0):
        return False
    for way in range(DIRECTIONS):
        there = b.neighbour[here][way]
        if there >= 0 and room_on(b, s, s.model, there) == FREE and climbs(b, here, there, wide):
            return True
    return False


@kernel
def play_card_in_activation(b: Board, s: State, coded: int, target: int) -> None:
    """What a start or act card does. [NS-P9]"""
    card, plus, model = coded >> 1, coded & 1, model_in(target)
    spend(s, coded, target)
    s.phase = AGENDA
    if card == DECOY:
        swap(b, s, model)
    elif card == DARKEST_NIGHT:
        gain_moon_power(s, s.model)
        if plus == 1:
            gain_moon_power(s, model)
    elif card == SMOKE_BOMB:
        s.marks[s.model] |= STEALTH
    elif card == THIRD_EYE and matches(b, s, card):
        lose_stealth(s, model)
    elif card == THIRD_EYE:
        s.tester, s.element, s.why, s.target = s.model, element_of(b, s, s.model), TO_SEE, model
        s.phase = TEST
    elif card == VAULT:
        s.vault = 1
        s.dice += gain_of(b, s, VAULT)
    elif card == TUMBLE:
        s.mp += gain_of(b, s, TUMBLE)
    elif plus == 1:
        s.river = 1
    elif s.moving != 0:
        s.mp += b.card_gain[RUSHING_RIVER]
    else:
        s.rush += b.card_gain[RUSHING_RIVER]


@kernel
def swap(b: Board, s: State, other: int) -> None:
    """Both change places and keep their facing and medals. [NS-F5, NS-M15]"""
    here, there = s.space[s.model], s.space[other]
    lift(s, other)
    put(s, s.model, there)
    s.space[other] = NOWHERE
    put(s, other, here)
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
    attacks = is_ninja(s.attacker) and owner_of(s.attacker) == s.seat
    defends = is_ninja(s.defender) and owner_of(s.defender) == s.seat
    mine, theirs = attack_dice(s), defence_dice(s)
    if defends:
        mine, theirs = theirs, mine
    good = False
    if card == BANZAI:
        good = attacks and s.shot == 0 and (s.steps >= LONG_RUN or matches(b, s, card))
    elif card == FIRE_AURA:
        good = attacks and s.shot == 0 and s.assisted == 0
    elif card == PRESSURE_POINT:
        good = attacks
    elif card == IKA_DEPTHS:
        good = defends
    elif card == MAMORU:
        good = defends and (plus == 1 or mine < theirs)
    elif card == INCREDIBLE_LUCK:
        good = (attacks or defends) and (mine < theirs or (mine == theirs and matches(b, s, card)))
    return LEGAL if good and target == NONE else CONDITION


@kernel
def play_boost_card(b: Board, s: State, coded: int) -> None:
    """More dice, or the choice of the result; of two who overrule the later one holds. [NS-P9, NS-P10]"""
    card, plus = coded >> 1, coded & 1
    spend(s, coded, NONE)
    if card == BANZAI or card == FIRE_AURA or card == PRESSURE_POINT:
        s.at += gain_of(b, s, card)
    elif card == INCREDIBLE_LUCK or plus == 1:
        s.chooser = s.seat
    else:
        # Under Tiger Strike the pool stays empty. [NS-C4]
        if not has(s, s.defender, BARE):
            s.df += b.card_gain[card]
        if card == IKA_DEPTHS and matches(b, s, card):
            s.resilient = 1


# At the start of a round, and before a dodge


@kernel
def refusal_of_omen_card(b: Board, s: State, coded: int, target: int) -> int:
    """Stellar Alignment; while the moon matches it names the phase. [NS-P5, NS-P9]"""
    refused = refusal_of_card(b, s, coded)
    if refused != LEGAL:
        return refused
    named = element_in(target) != -1
    good = named if matches(b, s, STELLAR_ALIGNMENT) else target == NONE
    return LEGAL if good else CONDITION


@kernel
def play_omen_card(b: Board, s: State, coded: int, target: int) -> None:
    spend(s, coded, target)
    if element_in(target) != -1:
        s.moon = element_in(target)
        note(MOON_MOVED, s.moon, 0, 0)
    else:
        s.phase = MOON


@kernel
def refusal_of_sidestep(b: Board, s: State, coded: int, target: int) -> int:
    """`sidestep+` before the roll, for an own ninja. [NS-M8]"""
    refused = refusal_of_card(b, s, coded)
    if refused != LEGAL:
        return refused
    return LEGAL if target == NONE and s.model < NINJA else CONDITION


@kernel
def sidestep(b: Board, s: State, coded: int, there: int) -> None:
    """The step succeeds without a roll. [NS-P9]"""
    spend(s, coded, NONE)
    forget_played(s)
    make_step(b, s, there)
    s.phase = AGENDA
