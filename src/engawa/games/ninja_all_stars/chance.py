"""What chance decides: who wins a janken, which card or content comes, what dice show."""

from __future__ import annotations

from engawa.core.contract import LISTED
from engawa.core.forge import kernel
from engawa.core.rng import below
from engawa.games.ninja_all_stars import combat, opening, vocabulary as v
from engawa.games.ninja_all_stars.agenda import WHO
from engawa.games.ninja_all_stars.dice import LOT, SHIFT, fresh_dice, list_rolls
from engawa.games.ninja_all_stars.state import Board, State, controller_of
from engawa.games.ninja_all_stars.windows import roller_of

TEST_DICE = 3  # of an affinity test [NS-T2]


@kernel
def chances(b: Board, s: State, out: list[int], weights: list[int]) -> int:
    """Write what chance can decide, and how likely; how many outcomes."""
    phase, n = s.phase, 0
    # Any of those still in, equally likely. [NS-J3, NS-J4]
    if phase == v.INIT:
        for seat in range(b.players):
            if (s.playing >> seat) & 1 == 1:
                out[n], weights[n] = seat, 1
                n += 1
        return n
    if phase == v.DEAL:
        return opening.list_cards(b, s, out, weights)
    # Any of the contents left. [NS-O11, NS-I3]
    if phase == v.CHEST:
        for content in range(v.CONTENTS):
            if s.contents[content] > 0:
                out[n], weights[n] = content, s.contents[content]
                n += 1
        return n
    return list_rolls(dice_due(s), out, weights)


@kernel
def toss(b: Board, s: State, rng: list[int]) -> int:
    """Dice, thrown one by one; or LISTED."""
    if s.phase == v.INIT or s.phase == v.DEAL or s.phase == v.CHEST:
        return LISTED
    rolled = 0
    for _ in range(dice_due(s)):
        rolled += 1 << (SHIFT * below(rng, v.ELEMENTS))
    return rolled


@kernel
def dice_due(s: State) -> int:
    """How many dice are rolled now: of large pools a lot of at most eight. [NS-T10]"""
    if s.phase == v.TEST or s.phase == v.TEST_FOE:
        return TEST_DICE
    if s.phase == v.DICE_ATT:
        return min(LOT, combat.attack_dice(s) - fresh_dice(s, v.ATT))
    if s.phase == v.DICE_DEF:
        return min(LOT, combat.defence_dice(s) - fresh_dice(s, v.DEF))
    return min(LOT, s.again) if s.phase == v.REROLL else 1


@kernel
def roller(b: Board, s: State) -> int:
    """Whose cards, content or dice these are; the initiative and the moon are everybody's."""
    phase = s.phase
    if phase == v.INIT or phase == v.MOON:
        return v.NOBODY
    if phase == v.DEAL:
        return opening.seat_due(b, s)
    return controller_of(b, s, rolling_model(s))


@kernel
def rolling_model(s: State) -> int:
    """The model for which dice roll, or a content is drawn."""
    if s.phase == v.DICE_ATT:
        return s.attacker
    if s.phase == v.DICE_DEF:
        return s.defender
    if s.phase == v.TEST_FOE:
        return s.foe
    if s.phase == v.REROLL:
        return roller_of(s, s.again_pool)
    if s.phase == v.RESIST:
        return s.todo[0][WHO]
    return s.model if s.phase == v.POISON else s.tester
