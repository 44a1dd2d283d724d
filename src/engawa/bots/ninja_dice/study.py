"""The closest look at a position of Ninja Dice: every choice by the solved turn. It needs no budget."""

from __future__ import annotations

from engawa.bots.ninja_dice import reckoning, stealing, winning
from engawa.bots.opponents import Budget, KeepGoing
from engawa.bots.sight import Sight
from engawa.core.contract import CHANCE
from engawa.games.ninja_dice import hands, state, vocabulary as v
from engawa.search import Choice, Findings


def study(sight: Sight, rng: list[int], budget: Budget, keep_going: KeepGoing | None = None) -> Findings:
    """What every choice is worth, or at chance the position."""
    b, s = sight.board, sight.state
    if s.phase in (v.HOUSE, v.THROW):
        return Findings(CHANCE, before_chance(b, s), decided=False, choices=(), line=(), simulations=0, nodes=0)
    if s.phase == v.STEAL:
        worths = stealing.chances_of_taking(b, s)
    else:
        worths = {
            action: stealing.spread(b, s, worth) for action, worth in reckoning.for_the_win(b, s).choices(s).items()
        }
    ranked = sorted(worths.items(), key=lambda item: (-item[1][sight.seat], item[0]))
    choices = tuple(Choice(action, 1, chances, decided=False) for action, chances in ranked)
    best = choices[0]
    return Findings(
        sight.seat, best.values, decided=False, choices=choices, line=(best.action,), simulations=len(choices), nodes=0
    )


def before_chance(b: state.Board, s: state.State) -> tuple[float, ...]:
    """What a position is worth to each before a house is rolled or dice are thrown."""
    if s.phase == v.HOUSE:
        return winning.win_chances(tuple(s.treasure[: b.players]), winning.turns_to_come(b, s, with_this=True))
    active = reckoning.for_the_win(b, s).expected[s.locked.bit_count()][hands.index()[hands.hand_of(s)]]
    return stealing.spread(b, s, active)
