"""From whom an arrow takes."""

from __future__ import annotations

from engawa.bots.ninja_dice import reckoning, winning
from engawa.core.contract import LEGAL
from engawa.core.forge.declare import copied
from engawa.games.ninja_dice import actions, rules, state, turn


def victims(b: state.Board, s: state.State) -> list[int]:
    """The seats from which the arrow at hand may take, the active ninja first, then to its right. There is one."""
    arrow = turn.next_arrow(b, s)
    around = [(s.active - step) % b.players for step in range(b.players)]
    return [seat for seat in around if rules.refusal_of_taking(b, s, arrow, seat) == LEGAL]


def from_the_nearest(b: state.Board, s: state.State) -> int:
    """Take from the active ninja if that is possible, else from whoever sits next."""
    return actions.taking(turn.next_arrow(b, s), victims(b, s)[0])


def from_the_richest(b: state.Board, s: state.State) -> int:
    """Take from whoever has most."""
    return actions.taking(turn.next_arrow(b, s), max(victims(b, s), key=lambda seat: s.treasure[seat]))


def for_the_thief(b: state.Board, s: state.State) -> int:
    """Take where that leaves the thief the best chance to win."""
    chances, thief = chances_of_taking(b, s), s.holder[turn.next_arrow(b, s)]
    return max(chances, key=lambda action: chances[action][thief])


def chances_of_taking(b: state.Board, s: state.State) -> dict[int, tuple[float, ...]]:
    """The chances of all to win after each thing that the arrow at hand may do."""
    arrow, chances = turn.next_arrow(b, s), {}
    for seat in (*victims(b, s), actions.DECLINED):
        after = copied(s)
        if seat != actions.DECLINED:
            after.treasure[seat] -= 1
            after.treasure[s.holder[arrow]] += 1
        chances[actions.taking(arrow, seat)] = chances_at(b, after)
    return chances


def chances_at(b: state.Board, s: state.State) -> tuple[float, ...]:
    """The chances of all to win while arrows of a throw are resolved; those yet to come steal nothing here."""
    after = reckoning.once_threats_are_over(s)
    if after is None:
        return winning.win_chances(tuple(s.treasure[: b.players]), winning.turns_to_come(b, s, with_this=False))
    return spread(b, s, reckoning.for_the_win(b, after).of_hand(after))


def spread(b: state.Board, s: state.State, active: float) -> tuple[float, ...]:
    """The chances of all, where the active ninja's is known: what it leaves is shared as treasures and turns say."""
    rough = winning.win_chances(tuple(s.treasure[: b.players]), winning.turns_to_come(b, s, with_this=True))
    rest = 1.0 - rough[s.active]
    return tuple(
        active if seat == s.active else (1.0 - active) * (chance / rest if rest > 0.0 else 1.0 / (b.players - 1))
        for seat, chance in enumerate(rough)
    )
