"""Ninja Dice. Clause ids such as [ND-T2] are those of docs/rules/ninja-dice.md.

Where dice lie is the game: `tray` says who lies beyond whose front edge, `skills` what the dice are good for, `turn`
what happens by itself.
"""

from __future__ import annotations

from engawa.core.contract import CHANCE, LEGAL, OVER, WIDE, note
from engawa.core.forge import kernel
from engawa.core.rng import below
from engawa.dice.bank.dealing import land
from engawa.dice.bank.layout import FEWEST
from engawa.dice.geometry import INSIDE, QUARTER, TURN, is_inside
from engawa.games.ninja_dice import events
from engawa.games.ninja_dice.actions import (
    DECLINED,
    LAY,
    PAIR,
    READY,
    REROLL,
    RUN,
    TAKE,
    first_of,
    kind_of,
    laying,
    pairing,
    parts_of_laying,
    plain,
    rerolling,
    rest_of,
    second_of,
    taking,
)
from engawa.games.ninja_dice.clauses import CLAUSES
from engawa.games.ninja_dice.estimate import estimate
from engawa.games.ninja_dice.state import Board, State, is_in, owner_of
from engawa.games.ninja_dice.tray import can_boost, is_free_fortune, is_near, lay_beside, lay_with_fortunes, lies_in
from engawa.games.ninja_dice.turn import (
    begin_turn,
    go_on,
    is_targeted,
    is_thrown,
    next_arrow,
    push,
    put_up_house,
    run,
    shows_catch,
    steal,
    take_throw,
)
from engawa.games.ninja_dice.vocabulary import (
    ALL_SKILLS,
    CHECK,
    DICE,
    ENDED,
    FACES,
    FORTUNE,
    HOUSE,
    HOUSES,
    MATCH,
    NOBODY,
    NOWHERE,
    NUMBERS,
    PUSH,
    SEATS,
    SKILLS,
    START,
    STEAL,
    THROW,
)

__all__ = ["estimate"]

PLAYERS = SEATS
MAX_ACTIONS = HOUSES
OUTCOME = DICE * (NUMBERS + 1)  # the places of all dice in the tray, then their faces
LATTICE, TURNS = 200, 4  # placements that are listed: so far apart, and so many turns
ACROSS = 2 * (INSIDE // LATTICE) + 1
MAX_PLACEMENTS = SKILLS * ACROSS * ACROSS * TURNS

# What comes first in each phase, HOUSE to ENDED.
DUE = tuple(CLAUSES.index(clause) for clause in ("ND-R1", "ND-R2", "ND-T1", "ND-H10", "ND-P1", "ND-E3"))
ARROWS_IN_ORDER = CLAUSES.index("ND-T1")
NOT_BEYOND_THE_LINE = CLAUSES.index("ND-T2")
CATCH_PROTECTS = CLAUSES.index("ND-T5")
NOTHING_TO_TAKE = CLAUSES.index("ND-T6")
CANNOT_BE_BOOSTED = CLAUSES.index("ND-H4")
MATCH_STAYS = CLAUSES.index("ND-H6")
AT_LEAST_ONE_DIE = CLAUSES.index("ND-P1")
FORTUNES_GO_ALONG = CLAUSES.index("ND-P2")
LIES_BADLY = CLAUSES.index("ND-P4")


@kernel
def setup(b: Board, s: State) -> None:
    """Three coins each [ND-S1], and the first active ninja's turn. [ND-S2]"""
    s.round = 1
    for seat in range(SEATS):
        s.treasure[seat] = START if seat < b.players else 0
    begin_turn(b, s, b.first)


@kernel(inline=True)
def to_act(b: Board, s: State) -> int:
    """The seat to act, CHANCE, or OVER."""
    if s.phase <= THROW:
        return CHANCE
    if s.phase == STEAL:
        return s.holder[next_arrow(b, s)]
    return OVER if s.phase == ENDED else s.active


@kernel
def candidates(b: Board, s: State, out: list[int]) -> int:
    """Write the actions worth asking about, placements left out; their number."""
    n = 0
    if s.phase == STEAL:
        arrow = next_arrow(b, s)
        for seat in range(b.players):
            out[n] = taking(arrow, seat)
            n += 1
        out[n] = taking(arrow, DECLINED)
        n += 1
    elif s.phase == MATCH:
        for fortune in range(SKILLS):
            for die in range(SKILLS):
                if is_free_fortune(s, fortune) and die != fortune:
                    out[n] = pairing(fortune, die)
                    n += 1
        out[n] = plain(READY)
        n += 1
    elif s.phase == PUSH:
        due = free_fortunes(s)
        out[n] = plain(RUN)
        n += 1
        for dice in range(1, ALL_SKILLS + 1):
            if dice & due == due:
                out[n] = rerolling(dice)
                n += 1
    return n


@kernel
def placements(b: Board, s: State, out: list[int]) -> int:
    """Write a coarse lattice of placements; their number."""
    n = 0
    if s.phase == PUSH:
        for die in range(SKILLS):
            for column in range(ACROSS):
                for row in range(ACROSS):
                    for quarter in range(TURNS):
                        x, y = (column - ACROSS // 2) * LATTICE, (row - ACROSS // 2) * LATTICE
                        out[n] = laying(die, x, y, quarter * QUARTER)
                        n += 1
    return n


@kernel
def refusal(b: Board, s: State, action: int) -> int:
    """LEGAL, or the clause that forbids *action*."""
    kind = kind_of(action)
    if s.phase == STEAL and kind == TAKE:
        return refusal_of_taking(b, s, first_of(action), second_of(action))
    if s.phase == MATCH and kind == PAIR:
        return refusal_of_pairing(s, first_of(action), second_of(action))
    if s.phase == PUSH and kind == REROLL:
        return refusal_of_rerolling(s, rest_of(action))
    if s.phase == PUSH and kind == LAY:
        return refusal_of_laying(s, action)
    # To be ready is never refused [ND-H10], and neither is running away. [ND-H9]
    if (s.phase == MATCH and action == plain(READY)) or (s.phase == PUSH and action == plain(RUN)):
        return LEGAL
    # Everything in its order.
    return DUE[s.phase]


@kernel
def refusal_of_taking(b: Board, s: State, arrow: int, seat: int) -> int:
    """The clause that forbids an arrow to take from a seat."""
    # One arrow at a time, in order. [ND-T1]
    if arrow != next_arrow(b, s):
        return ARROWS_IN_ORDER
    # Whether it steals is free. [ND-T3]
    if seat == DECLINED:
        return LEGAL
    # A targeted die must be theirs [ND-T2],
    if seat >= b.players:
        return NOT_BEYOND_THE_LINE
    # and not one's own; who has no coin has nothing to steal. [ND-T6]
    if seat == s.holder[arrow] or s.treasure[seat] == 0:
        return NOTHING_TO_TAKE
    # Whoever shows a catch cannot be stolen from. [ND-T5]
    if shows_catch(s, seat):
        return CATCH_PROTECTS
    return LEGAL if is_targeted(s, arrow, seat) else NOT_BEYOND_THE_LINE


@kernel
def refusal_of_pairing(s: State, fortune: int, die: int) -> int:
    """The clause that forbids to match a fortune with a die."""
    # A fortune boosts a fight, sneak, pick or wild before its front edge. [ND-H4]
    if fortune >= SKILLS or die >= SKILLS or s.face[fortune] != FORTUNE:
        return CANNOT_BE_BOOSTED
    # A match cannot be undone or moved. [ND-H6]
    if s.boosts[fortune] != NOWHERE:
        return MATCH_STAYS
    return LEGAL if can_boost(s, fortune, die) else CANNOT_BE_BOOSTED


@kernel
def refusal_of_rerolling(s: State, dice: int) -> int:
    """The clause that forbids to throw these skill dice again."""
    # Any of the five, at least one. [ND-P1]
    if dice == 0 or dice > ALL_SKILLS:
        return AT_LEAST_ONE_DIE
    # Free fortunes go along, and so do those of a boosted die. [ND-P2]
    for fortune in range(SKILLS):
        if s.face[fortune] == FORTUNE and not is_in(dice, fortune):
            if s.boosts[fortune] == NOWHERE or is_in(dice, s.boosts[fortune]):
                return FORTUNES_GO_ALONG
    # A die laid since the last throw overlaps none that stays. [ND-P4]
    if s.placed & ~dice != 0 and lies_in_staying(s, dice):
        return LIES_BADLY
    return LEGAL


@kernel
def free_fortunes(s: State) -> int:
    """The fortunes that boost nothing, as a set."""
    dice = 0
    for fortune in range(SKILLS):
        if is_free_fortune(s, fortune):
            dice |= 1 << fortune
    return dice


@kernel
def lies_in_staying(s: State, dice: int) -> bool:
    """Whether a die that was laid and stays lies in another one that stays, if *dice* are thrown."""
    for one in range(SKILLS):
        if is_in(s.placed, one) and not is_in(dice, one):
            for other in range(SKILLS):
                if other != one and not is_in(dice, other) and lies_in(s, one, other):
                    return True
    return False


@kernel
def refusal_of_laying(s: State, action: int) -> int:
    """The clause that forbids to lay a die somewhere."""
    die, x, y, yaw = parts_of_laying(action)
    if die >= SKILLS or yaw >= TURN:
        return LIES_BADLY
    # A fortune that boosts nothing is not placed. [ND-P2, ND-P7]
    if is_free_fortune(s, die):
        return FORTUNES_GO_ALONG
    # Inside the tray, and a matched fortune 0 to 2 mm from its die. [ND-P3, ND-P4]
    if abs(x) > INSIDE or abs(y) > INSIDE or not is_inside(x, y, yaw):
        return LIES_BADLY
    if s.boosts[die] != NOWHERE and not is_near(s, s.boosts[die], x, y, yaw):
        return LIES_BADLY
    return LEGAL


@kernel
def play(b: Board, s: State, action: int) -> None:
    """Play a legal *action*, or at chance a house, in place."""
    kind = kind_of(action)
    if s.phase == HOUSE:
        put_up_house(b, s, action)
    elif kind == TAKE:
        seat = second_of(action)
        steal(s, first_of(action), NOBODY if seat == DECLINED else seat)
    elif kind == PAIR:
        match(s, first_of(action), second_of(action))
    elif kind == READY:
        note(events.READY, s.active, 0, 0)
        s.phase = CHECK
    elif kind == RUN:
        run(s)
    elif kind == REROLL:
        push(b, s, rest_of(action))
    else:
        die, x, y, yaw = parts_of_laying(action)
        note(events.PLACED, s.active, die, 0)
        lay_with_fortunes(s, die, x, y, yaw)
    go_on(b, s)


@kernel
def match(s: State, fortune: int, die: int) -> None:
    """A fortune boosts a die from now on [ND-H4, ND-H6] and is laid beside it. [ND-H11]"""
    note(events.MATCHED, s.active, fortune, die)
    s.boosts[fortune] = die
    lay_beside(s, fortune, die, ALL_SKILLS)


@kernel
def chances(b: Board, s: State, out: list[int], weights: list[int]) -> int:
    """The houses that can be rolled [ND-C2]; their number. A throw has too many outcomes to list."""
    if s.phase != HOUSE:
        return WIDE
    houses = b.houses[s.round - 1]
    for i in range(houses):
        out[i], weights[i] = b.house[s.round - 1][i], b.weight[s.round - 1][i]
    return houses


@kernel
def sample(b: Board, s: State, rng: list[int], outcome: list[int]) -> None:
    """Draw a throw from the landing bank: first the active ninja's hand, then that of each holder. [ND-R2, ND-R3]"""
    lying, throwers = 0, 0
    for die in range(DICE):
        outcome[DICE * NUMBERS + die] = s.face[die]
        for i in range(NUMBERS * die, NUMBERS * die + NUMBERS):
            outcome[i] = s.place[i]
        if is_thrown(s, die):
            face = below(rng, FACES)
            outcome[DICE * NUMBERS + die] = b.skill[face] if die < SKILLS else b.threat[face]
        elif die < SKILLS:
            lying |= 1 << die
    for seat in range(b.players):
        throwers += hand_of(s, seat) != 0
    for step in range(b.players):
        seat = (s.active - step) % b.players
        hand = hand_of(s, seat)
        if hand != 0:
            lying = land(b.landings, rng, outcome, lying, hand, b.side[seat], max(FEWEST, throwers))


@kernel
def hand_of(s: State, seat: int) -> int:
    """The dice that a seat throws, as a set."""
    dice = 0
    for die in range(DICE):
        if is_thrown(s, die) and owner_of(s, die) == seat:
            dice |= 1 << die
    return dice


@kernel
def settle(b: Board, s: State, outcome: list[int]) -> None:
    """Apply a throw in place."""
    take_throw(s, outcome)
    go_on(b, s)


@kernel
def roller(b: Board, s: State) -> int:
    """The active ninja throws, at a house that is put up for this turn."""
    return s.active


@kernel
def score(b: Board, s: State, seat: int) -> int:
    """What *seat* has, in points. [ND-C4, ND-E3]"""
    return s.treasure[seat]
