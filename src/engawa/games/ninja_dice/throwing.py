"""Throws by real physics: whose hands hold which dice, what lies in their way, what a landing means to the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engawa.core.documents import expect, expect_int, expect_list
from engawa.dice import Flick, Hand, Landing, Pose, Throw, engine, follows, read_landing, throw
from engawa.dice.geometry import is_inside, overlaps
from engawa.dice.request import AIM, STRENGTH
from engawa.games.ninja_dice import vocabulary as v
from engawa.games.ninja_dice.names import DIE_NAMES
from engawa.games.ninja_dice.state import Board, State
from engawa.games.ninja_dice.turn import is_thrown


class Physics:
    """How Ninja Dice throws: the active ninja's dice and everybody's threats at the same moment. [ND-R2, ND-R5]"""

    def expect_ready(self) -> None:
        """Raise in one line unless dice can fly here. The landing bank is no substitute: a throw has a document."""
        engine.expect_ready()

    def throwers(self, b: Board, s: State) -> list[int]:
        """Where dice are thrown, the active ninja and whoever holds a threat die; the house is rolled without physics.

        They are in the order of ND-T1. [ND-R5]
        """
        return [seat for seat, _ in hands_of(b, s)] if s.phase == v.THROW else []

    def thrown(
        self, b: Board, s: State, seed: bytes, purpose: str, flicks: Mapping[int, Any]
    ) -> tuple[list[int], dict[str, Any]]:
        """Throw: the outcome and its document. All hands throw as one, each from its side by its own flick. [ND-R5]"""
        self.expect_ready()
        expect(
            set(flicks) <= {*self.throwers(b, s)}, "flicks", "ninja-dice-throwers", sorted(flicks), **_throwers(b, s)
        )
        landing = throw(request_of(b, s, seed, purpose, {seat: read_flick(flick) for seat, flick in flicks.items()}))
        return tray_after(b, s, landing), landing.document()

    def outcome_in(self, b: Board, s: State, document: Any) -> list[int]:
        """The outcome in which a document ends: these dice, from these sides, flat and apart inside the tray."""
        landing = read_landing(document, "throw")
        hands = [(hand.dice, hand.side) for hand in landing.hands]
        expected = [(len(dice), b.side[seat]) for seat, dice in hands_of(b, s)]
        due = ", ".join(f"{dice} × {side}" for dice, side in expected)
        expect(hands == expected, "throw.hands", "ninja-dice-hands", hands, hands=due)
        seats = [hand.seat for hand in landing.hands]
        whose = seats in (self.throwers(b, s), [None] * len(seats))  # older documents do not say whose hands they are
        expect(whose, "throw.hands", "ninja-dice-throwers", seats, **_throwers(b, s))
        tray = tray_after(b, s, landing)
        _check(s, tray)
        return tray

    def follows(self, b: Board, s: State, document: Any, seed: bytes, purpose: str) -> bool:
        """Whether a document began as the seed says, but for the hands that were aimed.

        In a document that does not say whose hands they are, only the active ninja may have aimed.
        """
        landing = read_landing(document, "throw")
        hands = dict(zip(self.throwers(b, s), landing.hands, strict=False))
        aimed = {seat: hand.flick for seat, hand in hands.items() if hand.aimed}
        seatless = landing.hands[0].seat is None
        if seatless and not set(aimed) <= {s.active}:
            return False
        return follows(landing, request_of(b, s, seed, purpose, aimed, seatless=seatless))


def request_of(
    b: Board, s: State, seed: bytes, purpose: str, flicks: Mapping[int, Flick], *, seatless: bool = False
) -> Throw:
    """The throw that is due: saved dice lie in its way, and nothing moves them. [ND-R3]"""
    hands = [
        Hand(len(dice), b.side[seat], flicks.get(seat), None if seatless else seat) for seat, dice in hands_of(b, s)
    ]
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


def _throwers(b: Board, s: State) -> dict[str, str]:
    return {"seats": ", ".join(str(seat) for seat, _ in hands_of(b, s))}


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
