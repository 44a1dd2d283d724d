"""Ninja Dice. Clause ids such as [ND-T2] are those of docs/rules/ninja-dice.md.

Where dice lie is the game: `tray` says who lies beyond whose front edge, `skills` what the dice are good for, `turn`
what happens by itself.
"""

from __future__ import annotations

from engawa.core.contract import CHANCE, LEGAL, OVER, WIDE, note
from engawa.core.forge import kernel
from engawa.core.rng import below
from engawa.dice import geometry
from engawa.dice.bank.dealing import land
from engawa.dice.bank.layout import FEWEST
from engawa.games.ninja_dice import actions, events, tray, turn, vocabulary as v
from engawa.games.ninja_dice.clauses import CLAUSES
from engawa.games.ninja_dice.estimate import estimate
from engawa.games.ninja_dice.state import Board, State, is_in, owner_of

__all__ = ["estimate"]

PLAYERS = v.SEATS
MAX_ACTIONS = v.HOUSES
OUTCOME = v.DICE * (v.NUMBERS + 1)  # the places of all dice in the tray, then their faces
LATTICE, TURNS = 200, 4  # placements that are listed: so far apart, and so many turns
ACROSS = 2 * (geometry.INSIDE // LATTICE) + 1
MAX_PLACEMENTS = v.SKILLS * ACROSS * ACROSS * TURNS

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
    for seat in range(v.SEATS):
        s.treasure[seat] = v.START if seat < b.players else 0
    turn.begin_turn(b, s, b.first)


@kernel(inline=True)
def to_act(b: Board, s: State) -> int:
    """The seat to act, CHANCE, or OVER."""
    if s.phase <= v.THROW:
        return CHANCE
    if s.phase == v.STEAL:
        return s.holder[turn.next_arrow(b, s)]
    return OVER if s.phase == v.ENDED else s.active


@kernel
def candidates(b: Board, s: State, out: list[int]) -> int:
    """Write the actions worth asking about, placements left out; their number."""
    n = 0
    if s.phase == v.STEAL:
        arrow = turn.next_arrow(b, s)
        for seat in range(b.players):
            out[n] = actions.taking(arrow, seat)
            n += 1
        out[n] = actions.taking(arrow, actions.DECLINED)
        n += 1
    elif s.phase == v.MATCH:
        for fortune in range(v.SKILLS):
            for die in range(v.SKILLS):
                if tray.is_free_fortune(s, fortune) and die != fortune:
                    out[n] = actions.pairing(fortune, die)
                    n += 1
        out[n] = actions.plain(actions.READY)
        n += 1
    elif s.phase == v.PUSH:
        due = free_fortunes(s)
        out[n] = actions.plain(actions.RUN)
        n += 1
        for dice in range(1, v.ALL_SKILLS + 1):
            if dice & due == due:
                out[n] = actions.rerolling(dice)
                n += 1
    return n


@kernel
def placements(b: Board, s: State, out: list[int]) -> int:
    """Write a coarse lattice of placements; their number."""
    n = 0
    if s.phase == v.PUSH:
        for die in range(v.SKILLS):
            for column in range(ACROSS):
                for row in range(ACROSS):
                    for quarter in range(TURNS):
                        x, y = (column - ACROSS // 2) * LATTICE, (row - ACROSS // 2) * LATTICE
                        out[n] = actions.laying(die, x, y, quarter * geometry.QUARTER)
                        n += 1
    return n


@kernel
def refusal(b: Board, s: State, action: int) -> int:
    """LEGAL, or the clause that forbids *action*."""
    kind = actions.kind_of(action)
    if s.phase == v.STEAL and kind == actions.TAKE:
        return refusal_of_taking(b, s, actions.first_of(action), actions.second_of(action))
    if s.phase == v.MATCH and kind == actions.PAIR:
        return refusal_of_pairing(s, actions.first_of(action), actions.second_of(action))
    if s.phase == v.PUSH and kind == actions.REROLL:
        return refusal_of_rerolling(s, actions.rest_of(action))
    if s.phase == v.PUSH and kind == actions.LAY:
        return refusal_of_laying(s, action)
    # To be ready is never refused [ND-H10], and neither is running away. [ND-H9]
    if (s.phase == v.MATCH and action == actions.plain(actions.READY)) or (
        s.phase == v.PUSH and action == actions.plain(actions.RUN)
    ):
        return LEGAL
    # Everything in its order.
    return DUE[s.phase]


@kernel
def refusal_of_taking(b: Board, s: State, arrow: int, seat: int) -> int:
    """The clause that forbids an arrow to take from a seat."""
    # One arrow at a time, in order. [ND-T1]
    if arrow != turn.next_arrow(b, s):
        return ARROWS_IN_ORDER
    # Whether it steals is free. [ND-T3]
    if seat == actions.DECLINED:
        return LEGAL
    # A targeted die must be theirs [ND-T2],
    if seat >= b.players:
        return NOT_BEYOND_THE_LINE
    # and not one's own; who has no coin has nothing to steal. [ND-T6]
    if seat == s.holder[arrow] or s.treasure[seat] == 0:
        return NOTHING_TO_TAKE
    # Whoever shows a catch cannot be stolen from. [ND-T5]
    if turn.shows_catch(s, seat):
        return CATCH_PROTECTS
    return LEGAL if turn.is_targeted(s, arrow, seat) else NOT_BEYOND_THE_LINE


@kernel
def refusal_of_pairing(s: State, fortune: int, die: int) -> int:
    """The clause that forbids to match a fortune with a die."""
    # A fortune boosts a fight, sneak, pick or wild before its front edge. [ND-H4]
    if fortune >= v.SKILLS or die >= v.SKILLS or s.face[fortune] != v.FORTUNE:
        return CANNOT_BE_BOOSTED
    # A match cannot be undone or moved. [ND-H6]
    if s.boosts[fortune] != v.NOWHERE:
        return MATCH_STAYS
    return LEGAL if tray.can_boost(s, fortune, die) else CANNOT_BE_BOOSTED


@kernel
def refusal_of_rerolling(s: State, dice: int) -> int:
    """The clause that forbids to throw these skill dice again."""
    # Any of the five, at least one. [ND-P1]
    if dice == 0 or dice > v.ALL_SKILLS:
        return AT_LEAST_ONE_DIE
    # Free fortunes go along; a boosted die and its fortunes go all or not at all. [ND-P2, ND-H6]
    for fortune in range(v.SKILLS):
        if s.face[fortune] == v.FORTUNE:
            goes = s.boosts[fortune] == v.NOWHERE or is_in(dice, s.boosts[fortune])
            if is_in(dice, fortune) != goes:
                return FORTUNES_GO_ALONG
    # A die laid since the last throw overlaps none that stays. [ND-P4]
    if s.placed & ~dice != 0 and lies_in_staying(s, dice):
        return LIES_BADLY
    return LEGAL


@kernel
def free_fortunes(s: State) -> int:
    """The fortunes that boost nothing, as a set."""
    dice = 0
    for fortune in range(v.SKILLS):
        if tray.is_free_fortune(s, fortune):
            dice |= 1 << fortune
    return dice


@kernel
def lies_in_staying(s: State, dice: int) -> bool:
    """Whether a die that was laid and stays lies in another one that stays, if *dice* are thrown."""
    for one in range(v.SKILLS):
        if is_in(s.placed, one) and not is_in(dice, one):
            for other in range(v.SKILLS):
                if other != one and not is_in(dice, other) and tray.lies_in(s, one, other):
                    return True
    return False


@kernel
def refusal_of_laying(s: State, action: int) -> int:
    """The clause that forbids to lay a die somewhere."""
    die, x, y, yaw = actions.parts_of_laying(action)
    if die >= v.SKILLS or yaw >= geometry.TURN:
        return LIES_BADLY
    # A fortune that boosts nothing is not placed. [ND-P2, ND-P7]
    if tray.is_free_fortune(s, die):
        return FORTUNES_GO_ALONG
    # Inside the tray, and a matched fortune 0 to 2 mm from its die. [ND-P3, ND-P4]
    if abs(x) > geometry.INSIDE or abs(y) > geometry.INSIDE or not geometry.is_inside(x, y, yaw):
        return LIES_BADLY
    if s.boosts[die] != v.NOWHERE and not tray.is_near(s, s.boosts[die], x, y, yaw):
        return LIES_BADLY
    return LEGAL


@kernel
def play(b: Board, s: State, action: int) -> None:
    """Play a legal *action*, or at chance a house, in place."""
    kind = actions.kind_of(action)
    if s.phase == v.HOUSE:
        turn.put_up_house(b, s, action)
    elif kind == actions.TAKE:
        seat = actions.second_of(action)
        turn.steal(s, actions.first_of(action), v.NOBODY if seat == actions.DECLINED else seat)
    elif kind == actions.PAIR:
        match(s, actions.first_of(action), actions.second_of(action))
    elif kind == actions.READY:
        note(events.READY, s.active, 0, 0)
        s.phase = v.CHECK
    elif kind == actions.RUN:
        turn.run(s)
    elif kind == actions.REROLL:
        turn.push(b, s, actions.rest_of(action))
    else:
        die, x, y, yaw = actions.parts_of_laying(action)
        note(events.PLACED, s.active, die, 0)
        tray.lay_with_fortunes(s, die, x, y, yaw)
    turn.go_on(b, s)


@kernel
def match(s: State, fortune: int, die: int) -> None:
    """A fortune boosts a die from now on [ND-H4, ND-H6] and is laid beside it. [ND-H11]"""
    note(events.MATCHED, s.active, fortune, die)
    s.boosts[fortune] = die
    tray.lay_beside(s, fortune, die, v.ALL_SKILLS)


@kernel
def chances(b: Board, s: State, out: list[int], weights: list[int]) -> int:
    """The houses that can be rolled [ND-C2]; their number. A throw has too many outcomes to list."""
    if s.phase != v.HOUSE:
        return WIDE
    houses = b.houses[s.round - 1]
    for i in range(houses):
        out[i], weights[i] = b.house[s.round - 1][i], b.weight[s.round - 1][i]
    return houses


@kernel
def sample(b: Board, s: State, rng: list[int], outcome: list[int]) -> None:
    """Draw a throw from the landing bank: first the active ninja's hand, then that of each holder. [ND-R2, ND-R3]"""
    lying, throwers = 0, 0
    for die in range(v.DICE):
        outcome[v.DICE * v.NUMBERS + die] = s.face[die]
        for i in range(v.NUMBERS * die, v.NUMBERS * die + v.NUMBERS):
            outcome[i] = s.place[i]
        if turn.is_thrown(s, die):
            face = below(rng, v.FACES)
            outcome[v.DICE * v.NUMBERS + die] = b.skill[face] if die < v.SKILLS else b.threat[face]
        elif die < v.SKILLS:
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
    for die in range(v.DICE):
        if turn.is_thrown(s, die) and owner_of(s, die) == seat:
            dice |= 1 << die
    return dice


@kernel
def settle(b: Board, s: State, outcome: list[int]) -> None:
    """Apply a throw in place."""
    turn.take_throw(s, outcome)
    turn.go_on(b, s)


@kernel
def roller(b: Board, s: State) -> int:
    """The active ninja throws, at a house that is put up for this turn."""
    return s.active


@kernel
def score(b: Board, s: State, seat: int) -> int:
    """What *seat* has, in points. [ND-C4, ND-E3]"""
    return s.treasure[seat]
