"""What the dice of an attack are worth as they lie, and if some of them were rolled again."""

from __future__ import annotations

from engawa.bots.ninja_all_stars.mind import Mind
from engawa.core.forge import kernel
from engawa.core.rng import below
from engawa.games.ninja_all_stars import vocabulary as v
from engawa.games.ninja_all_stars.dice import MASK, SHIFT
from engawa.games.ninja_all_stars.state import Board, State, controller_of

ROLLS = 24  # that stand for all the rolls of several dice


@kernel
def worth_of_dice(b: Board, s: State, m: Mind) -> float:
    """What the attack is worth to the attacker as the dice lie: opposites cancel, one side chooses."""
    ahead, worst, best = 0, 1e9, -1e9
    for element in range(v.ELEMENTS):
        opposite = (element + 3) % v.ELEMENTS
        ahead += m.dice[v.ATT][element] - m.dice[v.DEF][element]
        if m.dice[v.ATT][element] > m.dice[v.DEF][opposite] or m.dice[v.DEF][element] > m.dice[v.ATT][opposite]:
            worst, best = min(worst, m.gain[element]), max(best, m.gain[element])
    if best < worst:
        return 0.0
    attacks = ahead >= 0 if s.chooser == v.NOBODY else s.chooser == controller_of(b, s, s.attacker)
    return best if attacks else worst


@kernel
def worth_without(b: Board, s: State, m: Mind, rng: list[int], pool: int, again: int) -> float:
    """The same after the dice *again* of a pool are rolled again: exactly for one die, else by some rolls."""
    count = 0
    for element in range(v.ELEMENTS):
        dice = (again >> (SHIFT * element)) & MASK
        m.dice[pool][element] -= dice
        count += dice
    total = 0.0
    if count == 1:
        for element in range(v.ELEMENTS):
            m.dice[pool][element] += 1
            total += worth_of_dice(b, s, m) / v.ELEMENTS
            m.dice[pool][element] -= 1
    else:
        for _ in range(ROLLS):
            rolled = 0
            for _ in range(count):
                rolled += 1 << (SHIFT * below(rng, v.ELEMENTS))
            for element in range(v.ELEMENTS):
                m.dice[pool][element] += (rolled >> (SHIFT * element)) & MASK
            total += worth_of_dice(b, s, m) / ROLLS
            for element in range(v.ELEMENTS):
                m.dice[pool][element] -= (rolled >> (SHIFT * element)) & MASK
    for element in range(v.ELEMENTS):
        m.dice[pool][element] += (again >> (SHIFT * element)) & MASK
    return total
