"""A turn, step by step: the house, dealing, the throw, threats, the house again, the end of the turn."""

from __future__ import annotations

from engawa.core.contract import note
from engawa.core.forge import kernel
from engawa.games.ninja_dice import events, state, vocabulary as v
from engawa.games.ninja_dice.skills import FREE_OF_BONUS, best_use
from engawa.games.ninja_dice.state import Board, State
from engawa.games.ninja_dice.tray import can_match, reaches

SHOWN_BITS, SHOWN_SKILLS = 4, (1 << 4 * v.SKILLS) - 1  # of what a die shows, in an event


# The house and the throw


@kernel
def begin_turn(b: Board, s: State, seat: int) -> None:
    """An empty tray and all four threat dice free; the house is rolled next. [ND-S4]"""
    s.active, s.phase = seat, v.HOUSE
    s.locked, s.arrows, s.placed = 0, 0, 0
    for symbol in range(v.SYMBOLS):
        s.house[symbol] = 0
    for die in range(v.DICE):
        state.clear_die(s, die)
    for fortune in range(v.SKILLS):
        s.boosts[fortune] = v.NOWHERE
    for threat in range(v.THREATS):
        s.holder[threat] = v.NOBODY


@kernel
def put_up_house(b: Board, s: State, house: int) -> None:
    """Sort the house by its symbols; it stays for the whole turn. [ND-R1]"""
    # The player to the right rolls it. [ND-S3]
    note(events.HOUSE_ROLLED, (s.active - 1) % b.players, house, 0)
    for symbol in range(v.SYMBOLS):
        s.house[symbol] = house >> v.COUNT_BITS * symbol & v.COUNT_MASK
    deal(b, s)


@kernel
def deal(b: Board, s: State) -> None:
    """Deal the free threat dice for the next throw, by number [ND-P6], and have it thrown."""
    # One each, counter-clockwise from the right; a single opponent gets two. [ND-P5, ND-S4]
    most, dealt = max(2, b.players - 1), 0
    for threat in range(v.THREATS):
        if not state.is_in(s.locked, threat) and dealt < most:
            s.holder[threat] = (s.active - 1 - dealt % (b.players - 1)) % b.players
            dealt += 1
    s.phase = v.THROW


@kernel
def take_throw(s: State, outcome: list[int]) -> None:
    """The dice lie where and how the *outcome* says [ND-R2]; threats are next."""
    shown = 0
    for die in range(v.DICE):
        if is_thrown(s, die):
            s.face[die] = outcome[v.DICE * v.NUMBERS + die]
            for i in range(v.NUMBERS * die, v.NUMBERS * die + v.NUMBERS):
                s.place[i] = outcome[i]
            if s.face[die] == v.ARROW:
                s.arrows |= 1 << (die - v.SKILLS)
            shown |= (s.face[die] + 1) << SHOWN_BITS * die
    note(events.THROWN, s.active, shown & SHOWN_SKILLS, shown >> SHOWN_BITS * v.SKILLS)
    s.phase = v.STEAL


@kernel
def is_thrown(s: State, die: int) -> bool:
    """Whether a die is part of the next throw: skill dice that are not saved, threat dice that are dealt."""
    return s.face[die] == v.NOTHING and (die < v.SKILLS or state.is_held(s, die - v.SKILLS))


# What needs no choice


@kernel
def go_on(b: Board, s: State) -> None:
    """Let everything happen that needs no choice, in its order, until somebody has to act or chance has."""
    # An arrow without a possible victim is passed over; the next one is asked about. [ND-T10]
    if s.phase == v.STEAL:
        arrow = next_arrow(b, s)
        while arrow != v.NOBODY and not has_victim(b, s, arrow):
            s.arrows &= ~(1 << arrow)
            arrow = next_arrow(b, s)
        if arrow == v.NOBODY:
            end_threats(s)
    # Matching is asked for while a match is possible, else the house is checked. [ND-H10]
    if s.phase == v.MATCH and not can_match(s):
        s.phase = v.CHECK
    if s.phase == v.CHECK:
        check_house(s)
    if s.phase == v.TURN_OVER:
        end_turn(b, s)


# Threats


@kernel
def next_arrow(b: Board, s: State) -> int:
    """The arrow whose turn it is: counter-clockwise from who rolled the house, a player's own by number. [ND-T1]"""
    for step in range(1, b.players):
        seat = (s.active - step) % b.players
        for threat in range(v.THREATS):
            if state.is_in(s.arrows, threat) and s.holder[threat] == seat:
                return threat
    return v.NOBODY


@kernel
def has_victim(b: Board, s: State, arrow: int) -> bool:
    """Whether an arrow can take from somebody."""
    for seat in range(b.players):
        if can_be_robbed(s, seat) and seat != s.holder[arrow] and is_targeted(s, arrow, seat):
            return True
    return False


@kernel
def can_be_robbed(s: State, seat: int) -> bool:
    """Whether a seat has a coin [ND-T6] and shows no catch. [ND-T5]"""
    return s.treasure[seat] > 0 and not shows_catch(s, seat)


@kernel
def shows_catch(s: State, seat: int) -> bool:
    """Whether a die of that seat shows a catch, saved skill dice included. [ND-T5, ND-T6]"""
    for die in range(v.DICE):
        if s.face[die] == v.CATCH and state.owner_of(s, die) == seat:
            return True
    return False


@kernel
def is_targeted(s: State, arrow: int, seat: int) -> bool:
    """Whether a die of that seat lies beyond the front edge of an arrow. [ND-T2]

    Saved skill dice lie in the tray and count, hourglasses locked earlier do not lie there. [ND-T4]
    """
    for die in range(v.DICE):
        if s.face[die] != v.NOTHING and state.owner_of(s, die) == seat and reaches(s, v.SKILLS + arrow, die):
            return True
    return False


@kernel
def steal(s: State, arrow: int, seat: int) -> None:
    """An arrow takes one coin from *seat*, or from NOBODY. [ND-T3]"""
    thief = s.holder[arrow]
    if seat == v.NOBODY:
        note(events.SPARED, thief, arrow, 0)
    else:
        # Steals take effect one after another. [ND-T6]
        s.treasure[seat] -= 1
        s.treasure[thief] += 1
        note(events.STOLEN, thief, seat, arrow)
    s.arrows &= ~(1 << arrow)


@kernel
def end_threats(s: State) -> None:
    """Pick up the threat dice [ND-T7] and lock hourglasses [ND-T8]; fortunes are matched next."""
    before, just = s.locked, 0
    for threat in range(v.THREATS):
        if s.face[v.SKILLS + threat] == v.HOURGLASS:
            s.locked |= 1 << threat
            just += 1
        state.clear_die(s, v.SKILLS + threat)
        s.holder[threat] = v.NOBODY
    if s.locked != before:
        note(events.LOCKED, s.active, just, count(s.locked))
    # Four hourglasses: captured, nothing is collected. [ND-T9]
    if s.locked == v.ALL_THREATS:
        note(events.CAPTURED, s.active, 0, 0)
    s.phase = v.TURN_OVER if s.locked == v.ALL_THREATS else v.MATCH


@kernel
def count(dice: int) -> int:
    """How many dice a set has."""
    size = 0
    for die in range(v.DICE):
        size += dice >> die & 1
    return size


# The house


@kernel
def check_house(s: State) -> None:
    """If all challenges are beaten the ninja collects and the turn is over at once [ND-H7], else luck can be pushed."""
    fallen, coins = best_use(s)
    dice = state.house_dice(s)
    s.phase = v.PUSH
    if fallen == dice:
        s.treasure[s.active] += coins
        note(events.BEATEN, s.active, coins, coins - (2 * dice - FREE_OF_BONUS))
        s.phase = v.TURN_OVER


@kernel
def run(s: State) -> None:
    """End the turn with one coin for each house die that the skills can beat. [ND-H9]"""
    _, coins = best_use(s)
    s.treasure[s.active] += coins
    note(events.RAN, s.active, coins, 0)
    s.phase = v.TURN_OVER


@kernel
def push(b: Board, s: State, dice: int) -> None:
    """Throw some skill dice again [ND-P1]; a boosted die goes with all its fortunes. [ND-P2, ND-H6]"""
    note(events.PUSHED, s.active, dice, 0)
    for die in range(v.SKILLS):
        if state.is_in(dice, die):
            state.clear_die(s, die)
            s.boosts[die] = v.NOWHERE
    s.placed = 0
    deal(b, s)


@kernel
def end_turn(b: Board, s: State) -> None:
    """The next player to the left is active; after everyone a round is over, and after the last the game. [ND-S2]"""
    seat = (s.active + 1) % b.players
    begin_turn(b, s, seat)
    if seat == b.first:
        if s.round == v.ROUNDS:
            s.phase = v.ENDED
            tell_winners(b, s)
        else:
            s.round += 1


@kernel
def tell_winners(b: Board, s: State) -> None:
    """The most valuable treasure wins; equal ones share the victory. [ND-E3]"""
    best = 0
    for seat in range(b.players):
        best = max(best, s.treasure[seat])
    for seat in range(b.players):
        if s.treasure[seat] == best:
            note(events.ENDED, seat, best, 0)
