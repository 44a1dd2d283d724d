"""How likely each ninja wins, by treasure and by the turns that are still to come."""

from __future__ import annotations

from functools import lru_cache
from math import exp, factorial

import numpy
from numpy.typing import NDArray

from engawa.games.ninja_dice import state, vocabulary

# How often a turn brought 0, 1, … 10 coins in 1,500 turns by the coach's numbers, by players and round
# (docs/ninja-dice-coach.md); and how many coins thieves took meanwhile.
COINS = {
    2: (
        (111, 0, 5, 74, 0, 240, 1070, 0, 0, 0, 0),
        (147, 0, 4, 74, 204, 0, 0, 269, 802, 0, 0),
        (154, 0, 1, 55, 232, 356, 0, 0, 0, 217, 485),
    ),
    3: (
        (91, 0, 3, 79, 0, 266, 1061, 0, 0, 0, 0),
        (134, 0, 6, 88, 239, 0, 0, 258, 775, 0, 0),
        (161, 0, 0, 53, 254, 342, 0, 0, 0, 188, 502),
    ),
    4: (
        (184, 0, 6, 117, 0, 280, 913, 0, 0, 0, 0),
        (223, 0, 7, 123, 268, 0, 0, 254, 625, 0, 0),
        (206, 0, 4, 96, 306, 351, 0, 0, 0, 176, 361),
    ),
    5: (
        (233, 0, 7, 159, 0, 265, 836, 0, 0, 0, 0),
        (258, 0, 9, 139, 307, 0, 0, 212, 575, 0, 0),
        (244, 0, 8, 98, 315, 324, 0, 0, 0, 152, 359),
    ),
}
STOLEN = {2: (0.66, 0.81, 0.99), 3: (0.69, 0.85, 1.02), 4: (0.80, 1.00, 1.09), 5: (0.87, 1.07, 1.07)}
MOST_STOLEN = 4  # coins in a turn that are reckoned with
LOWEST, HIGHEST = -16, 200  # treasures that are reckoned with; a debt stands for coins that thieves will not find

Chances = NDArray[numpy.float64]
Turns = tuple[tuple[int, ...], ...]  # the rounds in which each seat is still to be active


def turns_to_come(b: state.Board, s: state.State, *, with_this: bool) -> Turns:
    """The turns that each seat has still to begin, and the one at hand if asked for."""
    now = (s.active - b.first) % b.players
    turns: list[tuple[int, ...]] = []
    for seat in range(b.players):
        later = (seat - b.first) % b.players - now
        first = s.round if later > 0 or (later == 0 and with_this) else s.round + 1
        turns.append(tuple(range(first, vocabulary.ROUNDS + 1)))
    return tuple(turns)


@lru_cache(4096)
def win_chances(treasure: tuple[int, ...], turns: Turns) -> tuple[float, ...]:
    """How likely each seat has most in the end; who shares a victory has an equal part of it."""
    ends = [_end_of(seat, coins, turns) for seat, coins in enumerate(treasure)]
    below = [numpy.cumsum(end) - 0.5 * end for end in ends]  # who is level counts as half beaten
    shares = []
    for seat, end in enumerate(ends):
        won = end.copy()
        for other, beaten in enumerate(below):
            if other != seat:
                won *= beaten
        shares.append(float(won.sum()))
    whole = sum(shares)
    return tuple(share / whole for share in shares)


def _end_of(seat: int, coins: int, turns: Turns) -> Chances:
    """How likely that seat ends with each treasure, LOWEST to HIGHEST."""
    others = tuple(sorted(round_ for other, rounds in enumerate(turns) if other != seat for round_ in rounds))
    change = _change(len(turns), turns[seat], others)
    end = numpy.zeros(HIGHEST - LOWEST + 1)
    end[coins : coins + len(change)] = change
    return end


@lru_cache(1024)
def _change(players: int, own: tuple[int, ...], others: tuple[int, ...]) -> Chances:
    """How likely the treasure of a seat changes by LOWEST, …: by its own turns, and by stealing in those of others."""
    made, steps = numpy.ones(1), 0
    for round_ in own:
        coins = numpy.array(COINS[players][round_ - 1], dtype=numpy.float64)
        made = numpy.convolve(made, coins / coins.sum())
        made = numpy.convolve(made, _few(STOLEN[players][round_ - 1])[::-1])
        steps += MOST_STOLEN
    for round_ in others:
        made = numpy.convolve(made, _few(STOLEN[players][round_ - 1] / (players - 1)))
    padded = numpy.zeros(max(-LOWEST - steps, 0) + len(made))
    padded[-len(made) :] = made
    return padded


def _few(mean: float) -> Chances:
    """How likely so many coins are stolen, up to MOST_STOLEN, if they come one by one."""
    likely = [mean**coins * exp(-mean) / factorial(coins) for coins in range(MOST_STOLEN + 1)]
    return numpy.array(likely) / sum(likely)
