"""What the skills are good for: the best use of five dice against a house, by trying all uses of the wilds. [ND-H8]"""

from __future__ import annotations

from engawa.core.forge import kernel
from engawa.games.ninja_dice import vocabulary as v
from engawa.games.ninja_dice.state import State, house_dice

BOOST = 4  # what a fortune makes of one
WAYS = 3  # to use a wild: FIGHT, SNEAK, PICK
STRENGTH_BITS, STRENGTH_MASK = 5, 31  # of a wild, where there are several in one int
FREE_OF_BONUS = 3  # a whole house pays for each die beyond so many once more


@kernel
def best_use(s: State) -> tuple[int, int]:
    """How many house dice fall to the best use of the skills, and the coins for it."""
    fight, sneak, pick = 0, 0, 0
    wilds, strengths, uses = 0, 0, 1
    for die in range(v.SKILLS):
        face = s.face[die]
        if face == v.FIGHT:
            fight += strength(s, die)
        elif face == v.SNEAK:
            sneak += strength(s, die)
        elif face == v.PICK:
            pick += strength(s, die)
        elif face == v.WILD:
            strengths |= strength(s, die) << STRENGTH_BITS * wilds
            wilds += 1
            uses *= WAYS
    dice, most, coins = house_dice(s), 0, 0
    # A wild counts as fight, sneak or pick [ND-H3], a boosted one as so many of one of them. [ND-H5]
    for use in range(uses):
        f, n, p, rest = fight, sneak, pick, use
        for wild in range(wilds):
            much = strengths >> STRENGTH_BITS * wild & STRENGTH_MASK
            if rest % WAYS == v.FIGHT:
                f += much
            elif rest % WAYS == v.SNEAK:
                n += much
            else:
                p += much
            rest //= WAYS
        fallen = beaten(s, f, n, p)
        most = max(most, fallen)
        coins = max(coins, pay(s, dice, fallen, n, p))
    return most, coins


@kernel
def strength(s: State, die: int) -> int:
    """As how many of its skill a die counts: four for each fortune that boosts it, else one. [ND-H4]"""
    return max(1, boosted(s, die, 0))


@kernel
def boosted(s: State, die: int, more: int) -> int:
    """What its fortunes and so many *more* make of a die. [ND-H4]"""
    fortunes = more
    for fortune in range(v.SKILLS):
        if s.boosts[fortune] == die:
            fortunes += 1
    return BOOST * fortunes


@kernel
def beaten(s: State, fight: int, sneak: int, pick: int) -> int:
    """How many house dice so much of each skill beats at most."""
    # A pick beats a lock. [ND-H1]
    locks = min(pick, s.house[v.LOCK])
    guards, double_guards = s.house[v.GUARD], s.house[v.GUARD2]
    residents, double_residents = s.house[v.RESIDENT], s.house[v.RESIDENT2]
    # All guards by one method, all residents by one; the two may differ or share one. [ND-H2]
    apart = max(
        fall_to(fight, guards, double_guards) + fall_to(sneak, residents, double_residents),
        fall_to(sneak, guards, double_guards) + fall_to(fight, residents, double_residents),
    )
    together = fall_to(max(fight, sneak), guards + residents, double_guards + double_residents)
    return locks + max(apart, together)


@kernel
def fall_to(skill: int, singles: int, doubles: int) -> int:
    """How many dice so much of a skill beats: a double die needs two [ND-H1], so single ones first."""
    fallen = min(skill, singles)
    return fallen + min((skill - fallen) // 2, doubles)


@kernel
def pay(s: State, dice: int, fallen: int, sneak: int, pick: int) -> int:
    """The coins for so many *fallen* house dice, where so much sneaking and picking is to be had."""
    # One for each [ND-E1, ND-H9],
    if fallen < dice:
        return fallen
    # all of them: one more with four dice, two with five, three with six [ND-E1],
    coins = fallen + dice - FREE_OF_BONUS
    # and another if nobody has to be fought. [ND-E2]
    people = s.house[v.GUARD] + s.house[v.RESIDENT] + 2 * (s.house[v.GUARD2] + s.house[v.RESIDENT2])
    return coins + (sneak >= people and pick >= s.house[v.LOCK])
