"""What a match of Ninja Dice is made of: the board that never changes, the state that does, and words to read them."""

from __future__ import annotations

from engawa.core.forge import array, kernel, record
from engawa.dice.bank.layout import RUN, RUNS
from engawa.games.ninja_dice import vocabulary as v


@record
class Board:
    players: int = 2
    first: int = 0  # the first active ninja
    side: list[int] = array(v.SEATS)  # where a seat throws from, tenths of a degree around the tray
    dice: list[int] = array(v.ROUNDS)  # of the house, by round
    skill: list[int] = array(v.FACES)  # what the faces of the dice show
    threat: list[int] = array(v.FACES)
    # The houses that can be rolled, by round: how many, each as one int, and how often it comes.
    houses: list[int] = array(v.ROUNDS)
    house: list[list[int]] = array(v.ROUNDS, v.HOUSES)
    weight: list[list[int]] = array(v.ROUNDS, v.HOUSES)
    landings: list[int] = array(RUN * RUNS)  # of the landing bank


@record
class State:
    phase: int = v.HOUSE
    round: int = 1
    active: int = 0  # seat of the active ninja; at the end the first one
    treasure: list[int] = array(v.SEATS)  # in points [ND-C4]
    house: list[int] = array(v.SYMBOLS)  # how many of its dice show each symbol
    face: list[int] = array(v.DICE, fill=v.NOTHING)
    place: list[int] = array(v.DICE * v.NUMBERS)  # x, y, yaw of each die, 0 if it is not in the tray
    boosts: list[int] = array(v.SKILLS, fill=v.NOWHERE)  # the die that a fortune is matched with
    holder: list[int] = array(v.THREATS, fill=v.NOBODY)  # who throws a threat die, or has thrown it
    locked: int = 0  # hourglasses beside the house, a bit for each threat die
    arrows: int = 0  # threat dice whose arrows are not resolved, a bit for each
    placed: int = 0  # skill dice laid since the last throw, a bit for each


@kernel(inline=True)
def is_in(dice: int, die: int) -> bool:
    """Whether a set has that die."""
    return dice >> die & 1 == 1


@kernel(inline=True)
def is_held(s: State, threat: int) -> bool:
    """Whether a threat die, 0 to 3, is thrown or lies in the tray."""
    return s.holder[threat] != v.NOBODY


@kernel
def owner_of(s: State, die: int) -> int:
    """Whose die that is: the skill dice belong to the active ninja. [ND-T3]"""
    return s.active if die < v.SKILLS else s.holder[die - v.SKILLS]


@kernel
def house_dice(s: State) -> int:
    """How many dice the house has."""
    dice = 0
    for symbol in range(v.SYMBOLS):
        dice += s.house[symbol]
    return dice


@kernel
def clear_die(s: State, die: int) -> None:
    """Take a die out of the tray."""
    s.face[die] = v.NOTHING
    for i in range(v.NUMBERS):
        s.place[v.NUMBERS * die + i] = 0
