"""The forecast of Ninja Dice, by which its coach speaks: the risk of the next throw, and running beside pushing on."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any, NamedTuple

from engawa.core.contract import LEGAL
from engawa.core.documents import expect_choice
from engawa.core.forge.declare import copied
from engawa.games.ninja_dice import vocabulary as v
from engawa.games.ninja_dice.actions import pairing
from engawa.games.ninja_dice.hands import hand_of, index
from engawa.games.ninja_dice.names import names_in
from engawa.games.ninja_dice.notation import format_move
from engawa.games.ninja_dice.odds import capturing
from engawa.games.ninja_dice.rules import refusal_of_rerolling
from engawa.games.ninja_dice.skills import best_use
from engawa.games.ninja_dice.state import Board, State, house_dice
from engawa.games.ninja_dice.surrogate import Row, solution_of
from engawa.games.ninja_dice.tray import can_boost, is_free_fortune

DIGITS = 4  # of expected coins


class Push(NamedTuple):
    """Throwing some dice again after some matches."""

    coins: float  # to be expected of the turn
    dice: int  # as a set
    boosts: list[int]


def forecast(b: Board, s: State, subject: str | None) -> dict[str, Any] | None:
    """What the active ninja may want to know before running or pushing on, or None if that is not the question.

    There is no other *subject*.

    `capture` is the chance that the next throw captures, `run` the coins for ending the turn now, `push` those to be
    expected of it after the moves in `match` and throwing `best` again; None if every matching beats the house.
    """
    expect_choice(subject, "subject", [None])
    if s.phase not in (v.MATCH, v.PUSH):
        return None
    locked = s.locked.bit_count()
    expected = solution_of(b, s)[locked]
    states = list(matchings(s))
    pushes = [best_push(expected, after) for after in states if can_push(after)]
    push = max(pushes, key=lambda push: push.coins, default=Push(0.0, 0, s.boosts))
    matches = [(fortune, die) for fortune, die in enumerate(push.boosts) if s.boosts[fortune] != die]
    return {
        "capture": capturing(b)[locked],
        "run": max(best_use(after)[1] for after in states),
        "push": push.coins if pushes else None,
        "best": names_in(push.dice),
        "match": [format_move(b, s, pairing(fortune, die)) for fortune, die in matches],
    }


def matchings(s: State) -> Iterator[State]:
    """The states to which matching fortunes, or none, can lead from here."""
    free = [fortune for fortune in range(v.SKILLS) if s.phase == v.MATCH and is_free_fortune(s, fortune)]
    able = [[v.NOWHERE, *(die for die in range(v.SKILLS) if can_boost(s, fortune, die))] for fortune in free]
    for chosen in product(*able):
        after = copied(s)
        for fortune, die in zip(free, chosen, strict=True):
            after.boosts[fortune] = die
        yield after


def can_push(s: State) -> bool:
    """Whether the turn goes on: a beaten house ends it once fortunes are matched. [ND-H7]"""
    return s.phase == v.PUSH or best_use(s)[0] < house_dice(s)


def best_push(expected: Row, s: State) -> Push:
    """What to throw again from a state without further matches, by what is expected for each saved hand."""
    # Where dice have been laid can still be changed: it decides nothing here. [ND-P7]
    s.placed = 0
    pushes = {
        dice: round(expected[index()[hand_of(s, dice)]], DIGITS)
        for dice in range(1, v.ALL_SKILLS + 1)
        if refusal_of_rerolling(s, dice) == LEGAL
    }
    best = max(pushes, key=lambda dice: (pushes[dice], -dice.bit_count()))
    return Push(pushes[best], best, s.boosts)
