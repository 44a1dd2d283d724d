"""Ninja Dice in text: moves and outcomes. The rest is in `options`, `position`, `reasons` and `telling`."""

from __future__ import annotations

import re

from engawa.core.documents import expect, expect_int, shown
from engawa.core.errors import InvalidNotation
from engawa.core.messages import Message
from engawa.dice.geometry import INSIDE, TURN
from engawa.games.ninja_dice import actions, names, vocabulary as v
from engawa.games.ninja_dice.board import packed
from engawa.games.ninja_dice.options import board_of, format_board, problems_of, read_options
from engawa.games.ninja_dice.position import format_position, parse_position
from engawa.games.ninja_dice.reasons import reason
from engawa.games.ninja_dice.state import Board, State
from engawa.games.ninja_dice.telling import seat_name, status, tell
from engawa.games.ninja_dice.turn import is_thrown

__all__ = [
    "board_of",
    "ending",
    "format_board",
    "format_move",
    "format_outcome",
    "format_position",
    "parse_move",
    "parse_outcome",
    "parse_position",
    "problems_of",
    "read_options",
    "reason",
    "seat_name",
    "status",
    "tell",
]

NUMBER = r"(0|-?[1-9][0-9]*)"
STEALING = re.compile(r"t([1-4])\s*>\s*(?:p([0-9])|-)", re.ASCII)
MATCHING = re.compile(r"s([1-5])\s*\+\s*s([1-5])", re.ASCII)
PLACING = re.compile(rf"place s([1-5]) {NUMBER} {NUMBER} {NUMBER}", re.ASCII)
ROLLING = re.compile(r"roll((?: s[1-5])*)", re.ASCII)
LANDED = re.compile(rf"([st][1-9])=([a-z]+)@{NUMBER},{NUMBER},{NUMBER}", re.ASCII)
DIGITS = 5  # that a number of a place can have at most


def parse_move(b: Board, s: State, move: str) -> int:
    """The action that *move* writes. Capitals and blanks do not matter."""
    text = " ".join(move.lower().split())
    if text in ("run", "ready"):
        return actions.plain(actions.RUN if text == "run" else actions.READY)
    if found := STEALING.fullmatch(text):
        seat = actions.DECLINED if found[2] is None else int(found[2])
        if actions.DECLINED != seat >= b.players:
            raise InvalidNotation(Message("ninja-dice-no-seat", came=shown(move), last=b.players - 1))
        return actions.taking(int(found[1]) - 1, seat)
    if found := MATCHING.fullmatch(text):
        return actions.pairing(int(found[1]) - 1, int(found[2]) - 1)
    if found := PLACING.fullmatch(text):
        x, y = (_number(found[i], move, name, -actions.OFFSET, actions.OFFSET - 1) for i, name in ((2, "x"), (3, "y")))
        return actions.laying(int(found[1]) - 1, x, y, _number(found[4], move, "yaw", 0, TURN - 1))
    if found := ROLLING.fullmatch(text):
        dice = [int(name[1]) - 1 for name in found[1].split()]
        if len({*dice}) == len(dice):
            return actions.rerolling(sum(1 << die for die in dice))
    raise InvalidNotation(Message("ninja-dice-unreadable", came=shown(move)))


def format_move(b: Board, s: State, action: int) -> str:
    """The move that writes *action*."""
    kind = actions.kind_of(action)
    if kind == actions.TAKE:
        seat = actions.second_of(action)
        return f"{names.THREAT_NAMES[actions.first_of(action)]}>{'-' if seat == actions.DECLINED else f'P{seat}'}"
    if kind == actions.PAIR:
        return f"{names.DIE_NAMES[actions.first_of(action)]}+{names.DIE_NAMES[actions.second_of(action)]}"
    if kind == actions.LAY:
        die, *place = actions.parts_of_laying(action)
        return f"place {names.DIE_NAMES[die]} {' '.join(map(str, place))}"
    if kind == actions.REROLL:
        return " ".join(["roll", *names.names_in(actions.rest_of(action))])
    return "run" if kind == actions.RUN else "ready"


def parse_outcome(b: Board, s: State, outcome: str) -> list[int]:
    """The house (`house guard lock lock guard2`), or where every thrown die lies and what it shows."""
    word, *rest = outcome.lower().split() or [""]
    if s.phase == v.HOUSE:
        return [_parse_house(b, s, word, rest, outcome)]
    return _parse_throw(b, s, word, rest, outcome)


def format_outcome(b: Board, s: State, outcome: list[int]) -> str:
    """The text of an outcome: house dice sorted by symbol, or the thrown dice by number."""
    if s.phase == v.HOUSE:
        counts = [outcome[0] >> v.COUNT_BITS * symbol & v.COUNT_MASK for symbol in range(len(names.SYMBOLS))]
        return " ".join(["house", *(name for name, n in zip(names.SYMBOLS, counts, strict=True) for _ in range(n))])
    words = ["throw"]
    for die in range(v.DICE):
        if is_thrown(s, die):
            face, place = outcome[v.DICE * v.NUMBERS + die], outcome[v.NUMBERS * die : v.NUMBERS * die + v.NUMBERS]
            words.append(f"{names.DIE_NAMES[die]}={names.FACES[face]}@{','.join(map(str, place))}")
    return " ".join(words)


def ending(b: Board, s: State) -> str:
    """How the game ended: with the most valuable treasure. [ND-E3]"""
    return "treasure"


def _number(text: str, came: str, where: str, least: int, most: int) -> int:
    short = len(text) <= DIGITS + 1
    if not short or not least <= int(text) <= most:
        facts = {"where": where, "least": str(least), "most": str(most)}
        raise InvalidNotation(Message("ninja-dice-number", came=shown(came), **facts))
    return int(text)


def _parse_house(b: Board, s: State, word: str, faces: list[str], outcome: str) -> int:
    """A house as one int, in whatever order its dice are named. [ND-R1]"""
    dice = b.dice[s.round - 1]
    good = word == "house" and len(faces) == dice and {*faces} <= {*names.SYMBOLS}
    expect(good, "outcome", "ninja-dice-house", outcome, count=dice, faces=", ".join(names.SYMBOLS))
    house = packed([faces.count(symbol) for symbol in names.SYMBOLS])
    possible = house in b.house[s.round - 1][: b.houses[s.round - 1]]
    expect(possible, "outcome", "ninja-dice-edition-house", outcome)
    return house


def _parse_throw(b: Board, s: State, word: str, landed: list[str], outcome: str) -> list[int]:
    """Every die of the tray after the throw: nine places, then nine faces. It is taken as it is. [ND-R4]"""
    thrown = [names.DIE_NAMES[die] for die in range(v.DICE) if is_thrown(s, die)]
    found = [LANDED.fullmatch(each) for each in landed]
    named = [each[1].upper() for each in found if each]
    good = word == "throw" and all(found) and sorted(named) == thrown
    expect(good, "outcome", "ninja-dice-throw", outcome, dice=", ".join(thrown))
    tray = s.place + s.face
    for name, each in zip(named, found, strict=True):
        assert each is not None
        die = names.DIE_NAMES.index(name)
        shown_by = sorted({names.FACES[face] for face in (b.skill if die < v.SKILLS else b.threat)})
        expect(each[2] in shown_by, f"outcome, {name}", "expected-choice", each[2], choices=", ".join(shown_by))
        tray[v.DICE * v.NUMBERS + die] = names.FACES.index(each[2])
        bounds = (("x", -INSIDE, INSIDE), ("y", -INSIDE, INSIDE), ("yaw", 0, TURN - 1))
        for i, (where, least, most) in enumerate(bounds):
            number = int(each[3 + i]) if len(each[3 + i]) <= DIGITS + 1 else each[3 + i]
            tray[v.NUMBERS * die + i] = expect_int(number, f"outcome, {name}, {where}", least, most)
    return tray
