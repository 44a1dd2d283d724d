"""Throws by real physics: whose hands hold which dice, what lies in their way, what a landing means to the rules."""

from __future__ import annotations

from typing import Any

from engawa.core import extras
from engawa.core.documents import expect, expect_int, expect_list
from engawa.dice import Flick, Hand, Landing, Pose, Throw, follows, read_landing, throw
from engawa.dice.geometry import is_inside, overlaps
from engawa.dice.request import AIM, STRENGTH
from engawa.games.ninja_dice import vocabulary as v
from engawa.games.ninja_dice.names import DIE_NAMES
from engawa.games.ninja_dice.state import Board, State
from engawa.games.ninja_dice.turn import is_thrown


class Physics:
    """How Ninja Dice throws: the active ninja's dice and everybody's threats at the same moment. [ND-R2, ND-R5]"""

    def expect_ready(self) -> None:
        """Raise in one line unless MuJoCo is here. The landing bank is no substitute: a throw has a document."""
        extras.expect_extra("dice")

    def thrower(self, b: Board, s: State) -> int | None:
        """The active ninja, where dice are thrown; the house is rolled without physics."""
        return s.active if s.phase == v.THROW else None

    def thrown(self, b: Board, s: State, seed: bytes, purpose: str, flick: Any) -> tuple[list[int], dict[str, Any]]:
        """Throw: the outcome and its document."""
        self.expect_ready()
        landing = throw(request_of(b, s, seed, purpose, None if flick is None else read_flick(flick)))
        return tray_after(b, s, landing), landing.document()

    def outcome_in(self, b: Board, s: State, document: Any) -> list[int]:
        """The outcome in which a document ends: these dice, from these sides, flat and apart inside the tray."""
        landing = read_landing(document, "throw")
        hands = [(hand.dice, hand.side) for hand in landing.hands]
        expected = [(len(dice), b.side[seat]) for seat, dice in hands_of(b, s)]
        due = ", ".join(f"{dice} × {side}" for dice, side in expected)
        expect(hands == expected, "throw.hands", "ninja-dice-hands", hands, hands=due)
        tray = tray_after(b, s, landing)
        _check(s, tray)
        return tray

    def follows(self, b: Board, s: State, document: Any, seed: bytes, purpose: str) -> bool:
        """Whether a document began as the seed says; only the active ninja may have aimed."""
        landing = read_landing(document, "throw")
        aimed = landing.hands[0].flick if landing.hands[0].aimed else None
        return follows(landing, request_of(b, s, seed, purpose, aimed))


def request_of(b: Board, s: State, seed: bytes, purpose: str, flick: Flick | None) -> Throw:
    """The throw that is due: saved dice lie in its way, and nothing moves them. [ND-R3]"""
    hands = [Hand(len(dice), b.side[seat], flick if seat == s.active else None) for seat, dice in hands_of(b, s)]
    lying = [
        Pose(*s.place[v.NUMBERS * die : v.NUMBERS * die + v.NUMBERS])
        for die in range(v.SKILLS)
        if s.face[die] != v.NOTHING
    ]
    return Throw(tuple(hands), seed, purpose, tuple(lying))


def hands_of(b: Board, s: State) -> list[tuple[int, list[int]]]:
    """Who throws which dice: the active ninja first, then counter-clockwise from the right."""
    seats = [(s.active - step) % b.players for step in range(1, b.players)]
    hands = [(s.active, [die for die in range(v.SKILLS) if is_thrown(s, die)])]
    hands += [(seat, [v.SKILLS + i for i in range(v.THREATS) if s.holder[i] == seat]) for seat in seats]
    return [(seat, dice) for seat, dice in hands if dice]


def tray_after(b: Board, s: State, landing: Landing) -> list[int]:
    """The outcome of a landing: the places of all dice in the tray, then what they show."""
    tray = s.place + s.face
    thrown = [die for _, dice in hands_of(b, s) for die in dice]
    for die, landed in zip(thrown, landing.dice, strict=True):
        tray[v.NUMBERS * die : v.NUMBERS * die + v.NUMBERS] = landed.x, landed.y, landed.yaw
        tray[v.NUMBERS * v.DICE + die] = (b.skill if die < v.SKILLS else b.threat)[landed.face]
    return tray


def read_flick(value: Any) -> Flick:
    """A flick as a client sends it: [direction, strength]."""
    numbers = expect_list(value, "flick")
    expect(len(numbers) == 2, "flick", "expected-flick", value)
    direction = expect_int(numbers[0], "flick.direction", -AIM, AIM)
    return Flick(direction, expect_int(numbers[1], "flick.strength", 0, STRENGTH))


def _check(s: State, tray: list[int]) -> None:
    """Raise unless every thrown die lies inside the tray and in no other. [ND-R4]"""
    places = [tuple(tray[v.NUMBERS * die : v.NUMBERS * die + v.NUMBERS]) for die in range(v.DICE)]
    lying = [die for die in range(v.DICE) if tray[v.NUMBERS * v.DICE + die] != v.NOTHING]
    for die in lying:
        if not is_thrown(s, die):
            continue
        x, y, yaw = places[die]
        expect(is_inside(x, y, yaw), "throw.poses", "ninja-dice-lands-inside", [x, y, yaw], die=DIE_NAMES[die])
        for other in lying:
            apart = other == die or not overlaps(x, y, yaw, *places[other])
            facts = {"die": DIE_NAMES[die], "other": DIE_NAMES[other]}
            expect(apart, "throw.poses", "ninja-dice-lands-apart", [x, y, yaw], **facts)
