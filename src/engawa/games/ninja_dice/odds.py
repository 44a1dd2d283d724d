"""How likely hourglasses are in the next throw."""

from __future__ import annotations

from math import comb

from engawa.games.ninja_dice import vocabulary as v
from engawa.games.ninja_dice.state import Board, State, is_held
from engawa.games.ninja_dice.turn import deal


def dealt(b: Board) -> tuple[int, ...]:
    """How many threat dice are dealt for the next throw while 0, 1, 2, 3 are locked. [ND-P5]"""
    tables = [State(locked=(1 << locked) - 1) for locked in range(v.THREATS)]
    for s in tables:
        deal(b, s)
    return tuple(sum(is_held(s, threat) for threat in range(v.THREATS)) for s in tables)


def locking(hourglasses: int, dice: int) -> list[float]:
    """How likely a throw locks 0, 1, … of so many threat dice that have so many hourglasses each. [ND-T8]"""
    others = v.FACES - hourglasses
    return [comb(dice, n) * hourglasses**n * others ** (dice - n) / v.FACES**dice for n in range(dice + 1)]


def capturing(b: Board) -> list[float]:
    """How likely the next throw captures while 0, 1, 2, 3 are locked: it gives all that are missing. [ND-T9]"""
    chances = [locking(b.threat.count(v.HOURGLASS), dice) for dice in dealt(b)]
    missing = [v.THREATS - locked for locked in range(v.THREATS)]
    return [each[lacks] if lacks < len(each) else 0.0 for each, lacks in zip(chances, missing, strict=True)]
