"""How good a position looks, for bots: coins in hand, coins that this turn promises, and turns to come."""

from __future__ import annotations

from engawa.core.forge import kernel
from engawa.games.ninja_dice import state, vocabulary as v
from engawa.games.ninja_dice.skills import best_use
from engawa.games.ninja_dice.state import Board, State
from engawa.games.ninja_dice.turn import count

# Coins, about, as turns of bots that look one action ahead came out.
TURN_TO_COME = 4.8
THROWN_DIE = 0.9  # that a die in a throw brings
HOURGLASS_COSTS = 0.4  # each that is locked, since fewer throws will follow
PATIENCE = (1.5, 0.9, 0.3, 0.0)  # that going on brings, by locked hourglasses
BONUS = 2.0  # for a whole house
SLACK = 4.0  # that make a good lead


@kernel
def estimate(b: Board, s: State, seat: int) -> float:
    """How far ahead of the best opponent *seat* is, from 0 to 1, by coins in hand and coins to come."""
    if seat >= b.players:
        return 0.0
    mine, theirs = wealth(b, s, seat), -1.0
    for other in range(b.players):
        if other != seat:
            theirs = max(theirs, wealth(b, s, other))
    lead = mine - theirs
    if s.phase == v.ENDED:
        return 1.0 if lead > 0.0 else 0.5 if lead == 0.0 else 0.0
    return 0.5 + lead / (2.0 * (abs(lead) + SLACK))


@kernel
def wealth(b: Board, s: State, seat: int) -> float:
    """The coins that *seat* has and may expect."""
    if s.phase == v.ENDED:
        return float(s.treasure[seat])
    turns, now = v.ROUNDS - s.round, (s.active - b.first) % b.players
    turns += (seat - b.first) % b.players > now
    coins = s.treasure[seat] + TURN_TO_COME * turns
    return coins + promise(b, s) if seat == s.active else coins


@kernel
def promise(b: Board, s: State) -> float:
    """The coins that the active ninja may expect of this turn."""
    if s.phase == v.HOUSE:
        return TURN_TO_COME
    fallen, coins = best_use(s)
    hourglasses = count(s.locked)
    if s.phase != v.THROW:
        return coins + PATIENCE[hourglasses]
    thrown = 0
    for die in range(v.SKILLS):
        thrown += s.face[die] == v.NOTHING
    more = min(THROWN_DIE * thrown, state.house_dice(s) - fallen + BONUS) - HOURGLASS_COSTS * hourglasses
    return (1.0 - risk(b, s)) * (coins + more)


@kernel
def risk(b: Board, s: State) -> float:
    """How likely the next throw locks the last hourglass that is missing. [ND-T9]"""
    hourglasses, chance = 0, 1.0
    for face in range(v.FACES):
        hourglasses += b.threat[face] == v.HOURGLASS
    for threat in range(v.THREATS):
        if not state.is_in(s.locked, threat):
            chance *= hourglasses / v.FACES if state.is_held(s, threat) else 0.0
    return chance
