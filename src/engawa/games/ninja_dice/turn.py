"""A turn, step by step: the house, dealing, the throw, threats, the house again, the end of the turn."""

from __future__ import annotations

from engawa.core.contract import note
from engawa.core.forge import kernel
from engawa.games.ninja_dice import events
from engawa.games.ninja_dice.skills import FREE_OF_BONUS, best_use
from engawa.games.ninja_dice.state import Board, State, clear_die, house_dice, is_held, is_in, owner_of
from engawa.games.ninja_dice.tray import can_match, reaches
from engawa.games.ninja_dice.vocabulary import (
    ALL_THREATS,
    ARROW,
    CATCH,
    CHECK,
    COUNT_BITS,
    COUNT_MASK,
    DICE,
    ENDED,
    HOURGLASS,
    HOUSE,
    MATCH,
    NOBODY,
    NOTHING,
    NOWHERE,
    NUMBERS,
    PUSH,
    ROUNDS,
    SKILLS,
    STEAL,
    SYMBOLS,
    THREATS,
    THROW,
    TURN_OVER,
)

SHOWN_BITS, SHOWN_SKILLS = 4, (1 << 4 * SKILLS) - 1  # of what a die shows, in an event


# The house and the throw


@kernel
def begin_turn(b: Board, s: State, seat: int) -> None:
    """An empty tray and all four threat dice free; the house is rolled next. [ND-S4]"""
    s.active, s.phase = seat, HOUSE
    s.locked, s.arrows, s.placed = 0, 0, 0
    for symbol in range(SYMBOLS):
        s.house[symbol] = 0
    for die in range(DICE):
        clear_die(s, die)
    for fortune in range(SKILLS):
        s.boosts[fortune] = NOWHERE
    for threat in range(THREATS):
        s.holder[threat] = NOBODY


@kernel
def put_up_house(b: Board, s: State, house: int) -> None:
    """Sort the house by its symbols; it stays for the whole turn. [ND-R1]"""
    # The player to the right rolls it. [ND-S3]
    note(events.HOUSE_ROLLED, (s.active - 1) % b.players, house, 0)
    for symbol in range(SYMBOLS):
        s.house[symbol] = house >> COUNT_BITS * symbol & COUNT_MASK
    deal(b, s)


@kernel
def deal(b: Board, s: State) -> None:
    """Deal the free threat dice for the next throw, by number [ND-P6], and have it thrown."""
    # One each, counter-clockwise from the right; a single opponent gets two. [ND-P5, ND-S4]
    most, dealt = max(2, b.players - 1), 0
    for threat in range(THREATS):
        if not is_in(s.locked, threat) and dealt < most:
            s.holder[threat] = (s.active - 1 - dealt % (b.players - 1)) % b.players
            dealt += 1
    s.phase = THROW


@kernel
def take_throw(s: State, outcome: list[int]) -> None:
    """The dice lie where and how the *outcome* says [ND-R2]; threats are next."""
    shown = 0
    for die in range(DICE):
        if is_thrown(s, die):
            s.face[die] = outcome[DICE * NUMBERS + die]
            for i in range(NUMBERS * die, NUMBERS * die + NUMBERS):
                s.place[i] = outcome[i]
            if s.face[die] == ARROW:
                s.arrows |= 1 << (die - SKILLS)
            shown |= (s.face[die] + 1) << SHOWN_BITS * die
    note(events.THROWN, s.active, shown & SHOWN_SKILLS, shown >> SHOWN_BITS * SKILLS)
    s.phase = STEAL


@kernel
def is_thrown(s: State, die: int) -> bool:
    """Whether a die is part of the next throw: skill dice that are not saved, threat dice that are dealt."""
    return s.face[die] == NOTHING and (die < SKILLS or is_held(s, die - SKILLS))


# What needs no choice


@kernel
def go_on(b: Board, s: State) -> None:
    """Let everything happen that needs no choice, in its order, until somebody has to act or chance has."""
    # An arrow without a possible victim is passed over; the next one is asked about. [ND-T10]
    if s.phase == STEAL:
        arrow = next_arrow(b, s)
        while arrow != NOBODY and not has_victim(b, s, arrow):
            s.arrows &= ~(1 << arrow)
            arrow = next_arrow(b, s)
        if arrow == NOBODY:
            end_threats(s)
    # Matching is asked for while a match is possible, else the house is checked. [ND-H10]
    if s.phase == MATCH and not can_match(s):
        s.phase = CHECK
    if s.phase == CHECK:
        check_house(s)
    if s.phase == TURN_OVER:
        end_turn(b, s)


# Threats


@kernel
def next_arrow(b: Board, s: State) -> int:
    """The arrow whose turn it is: counter-clockwise from who rolled the house, a player's own by number. [ND-T1]"""
    for step in range(1, b.players):
        seat = (s.active - step) % b.players
        for threat in range(THREATS):
            if is_in(s.arrows, threat) and s.holder[threat] == seat:
                return threat
    return NOBODY


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
    for die in range(DICE):
        if s.face[die] == CATCH and owner_of(s, die) == seat:
            return True
    return False


@kernel
def is_targeted(s: State, arrow: int, seat: int) -> bool:
    """Whether a die of that seat lies beyond the front edge of an arrow. [ND-T2]

    Saved skill dice lie in the tray and count, hourglasses locked earlier do not lie there. [ND-T4]
    """
    for die in range(DICE):
        if s.face[die] != NOTHING and owner_of(s, die) == seat and reaches(s, SKILLS + arrow, die):
            return True
    return False


@kernel
def steal(s: State, arrow: int, seat: int) -> None:
    """An arrow takes one coin from *seat*, or from NOBODY. [ND-T3]"""
    thief = s.holder[arrow]
    if seat == NOBODY:
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
    for threat in range(THREATS):
        if s.face[SKILLS + threat] == HOURGLASS:
            s.locked |= 1 << threat
            just += 1
        clear_die(s, SKILLS + threat)
        s.holder[threat] = NOBODY
    if s.locked != before:
        note(events.LOCKED, s.active, just, count(s.locked))
    # Four hourglasses: captured, nothing is collected. [ND-T9]
    if s.locked == ALL_THREATS:
        note(events.CAPTURED, s.active, 0, 0)
    s.phase = TURN_OVER if s.locked == ALL_THREATS else MATCH


@kernel
def count(dice: int) -> int:
    """How many dice a set has."""
    size = 0
    for die in range(DICE):
        size += dice >> die & 1
    return size


# The house


@kernel
def check_house(s: State) -> None:
    """If all challenges are beaten the ninja collects and the turn is over at once [ND-H7], else luck can be pushed."""
    fallen, coins = best_use(s)
    dice = house_dice(s)
    s.phase = PUSH
    if fallen == dice:
        s.treasure[s.active] += coins
        note(events.BEATEN, s.active, coins, coins - (2 * dice - FREE_OF_BONUS))
        s.phase = TURN_OVER


@kernel
def run(s: State) -> None:
    """End the turn with one coin for each house die that the skills can beat. [ND-H9]"""
    _, coins = best_use(s)
    s.treasure[s.active] += coins
    note(events.RAN, s.active, coins, 0)
    s.phase = TURN_OVER


@kernel
def push(b: Board, s: State, dice: int) -> None:
    """Throw some skill dice again [ND-P1]; fortunes among them boost nothing any more. [ND-P2, ND-H6]"""
    note(events.PUSHED, s.active, dice, 0)
    for die in range(SKILLS):
        if is_in(dice, die):
            clear_die(s, die)
            s.boosts[die] = NOWHERE
    s.placed = 0
    deal(b, s)


@kernel
def end_turn(b: Board, s: State) -> None:
    """The next player to the left is active; after everyone a round is over, and after the last the game. [ND-S2]"""
    seat = (s.active + 1) % b.players
    begin_turn(b, s, seat)
    if seat == b.first:
        if s.round == ROUNDS:
            s.phase = ENDED
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
