"""Boards: an edition, who plays and where they sit, as the tables that the rules read."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations_with_replacement
from math import factorial

from engawa.dice.bank import bank
from engawa.dice.geometry import TURN
from engawa.games.ninja_dice.edition import Edition
from engawa.games.ninja_dice.names import FACES, SYMBOLS
from engawa.games.ninja_dice.state import Board
from engawa.games.ninja_dice.vocabulary import COUNT_BITS

SOUTH = 2700  # where seat 0 sits, tenths of a degree around the tray from +x


def build(edition: Edition, players: int, first: int) -> Board:
    """The board of a match for so many *players*."""
    dice, rounds = edition["dice"], edition["house"]["rounds"]
    b = Board(
        players=players,
        first=first,
        skill=[FACES.index(face) for face in dice["skill"]],
        threat=[FACES.index(face) for face in dice["threat"]],
        dice=list(rounds),
        landings=bank().landings,
    )
    for seat in range(players):
        b.side[seat] = side_of(seat, players)
    for i, count in enumerate(rounds):
        for j, (house, weight) in enumerate(houses_of(dice["house"], count).items()):
            b.house[i][j], b.weight[i][j] = house, weight
            b.houses[i] = j + 1
    return b


def side_of(seat: int, players: int) -> int:
    """Where a seat sits: clockwise, seen from above."""
    return (SOUTH - seat * TURN // players) % TURN


def houses_of(faces: Sequence[str], dice: int) -> dict[int, int]:
    """Every house that so many dice with these faces can show, and how often of all rolls. [ND-R1]"""
    houses = {}
    for shown in combinations_with_replacement(range(len(SYMBOLS)), dice):
        counts = [shown.count(symbol) for symbol in range(len(SYMBOLS))]
        weight = factorial(dice)
        for symbol, count in enumerate(counts):
            weight = weight // factorial(count) * faces.count(SYMBOLS[symbol]) ** count
        if weight:
            houses[packed(counts)] = weight
    return houses


def packed(counts: Sequence[int]) -> int:
    """A house as one int: how many of its dice show each symbol."""
    return sum(count << COUNT_BITS * symbol for symbol, count in enumerate(counts))
