"""The levels of Ninja Dice: what each makes of the dice, and when it has had enough."""

from __future__ import annotations

from collections.abc import Callable

from engawa.bots.ninja_dice import reckoning, stealing
from engawa.bots.ninja_dice.reckoning import Reckoning
from engawa.bots.ninja_dice.winning import turns_to_come
from engawa.bots.opponents import Budget, Choose
from engawa.bots.sight import Sight, legal_actions
from engawa.core.forge.declare import copied
from engawa.games.ninja_dice import actions, vocabulary as v
from engawa.games.ninja_dice.forecast import matchings
from engawa.games.ninja_dice.odds import dealt
from engawa.games.ninja_dice.rules import play
from engawa.games.ninja_dice.skills import best_use
from engawa.games.ninja_dice.state import Board, State

Stop = Callable[[Board, State], bool]  # whether to run
Reckon = Callable[[Board, State], Reckoning]


def by_eye(stop: Stop, steal: Callable[[Board, State], int], *, matches: bool) -> Choose:
    """A level that counts coins only: it may match for them, saves what pays now, and goes on until *stop*."""

    def choose(sight: Sight, rng: list[int], budget: Budget) -> int:
        b, s = sight.board, sight.state
        if s.phase == v.STEAL:
            return steal(b, s)
        if s.phase == v.MATCH:
            return towards(s, max(matchings(s), key=coins_of)) if matches else actions.plain(actions.READY)
        spare = [dice for dice in reckoning.throwable(s) if coins_of(without(s, dice)) == coins_of(s)]
        return (
            actions.plain(actions.RUN) if stop(b, s) or not spare else actions.rerolling(max(spare, key=int.bit_count))
        )

    return choose


def by_reckoning(reckon: Reckon) -> Choose:
    """A level that plays the solved turn.

    It lays no dice: laid around the rim more fortunes find them, but so do arrows (48 % ± 4 of the matches won by it).
    """

    def choose(sight: Sight, rng: list[int], budget: Budget) -> int:
        b, s = sight.board, sight.state
        if s.phase == v.STEAL:
            return stealing.for_the_thief(b, s)
        worths = reckon(b, s).choices(s)
        return max(worths, key=lambda action: (worths[action], -action))

    return choose


def with_anything(b: Board, s: State) -> bool:
    """Whether there is a coin to run with."""
    return coins_of(s) > 0


def in_danger(b: Board, s: State) -> bool:
    """Whether the next throw can capture."""
    return dealt(b)[s.locked.bit_count()] >= v.THREATS - s.locked.bit_count()


def towards(s: State, best: State) -> int:
    """The first step to the matches of a state: one of them, or to be ready."""
    new = [actions.pairing(fortune, die) for fortune, die in enumerate(best.boosts) if s.boosts[fortune] != die]
    return new[0] if new else actions.plain(actions.READY)


def coins_of(s: State) -> int:
    """The coins for ending the turn with these dice."""
    return best_use(s)[1]


def without(s: State, dice: int) -> State:
    """The state without the skill dice of a set."""
    left = copied(s)
    for die in range(v.SKILLS):
        if dice >> die & 1:
            left.face[die], left.boosts[die] = v.NOTHING, v.NOWHERE
    return left


def unless_won(choose: Choose) -> Choose:
    """The level, which in the last turn of all overlooks no action that wins the match at once."""

    def choose_or_win(sight: Sight, rng: list[int], budget: Budget) -> int:
        b, s = sight.board, sight.state
        if not any(turns_to_come(b, s, with_this=False)):
            for action in legal_actions(sight):
                after = copied(s)
                play(b, after, action)
                if after.phase == v.ENDED and sum(coins >= after.treasure[sight.seat] for coins in after.treasure) == 1:
                    return action
        return choose(sight, rng, budget)

    return choose_or_win


LEVELS: dict[str, Choose] = {
    # It forgets its fortunes, and runs with the first coin.
    "novice": unless_won(by_eye(with_anything, stealing.from_the_nearest, matches=False)),
    # It runs with the first coin, or with the many that a fortune makes of it.
    "casual": unless_won(by_eye(with_anything, stealing.from_the_nearest, matches=True)),
    # It runs as soon as a throw can capture, and never gives up what pays already.
    "skilled": unless_won(by_eye(in_danger, stealing.from_the_richest, matches=True)),
    # It knows the odds of the turn, and nothing about who leads and who steals.
    "strong": unless_won(by_reckoning(reckoning.for_coins)),
    # It plays for the win: bold when behind, careful when ahead, with an eye on thieves.
    "master": unless_won(by_reckoning(reckoning.for_the_win)),
}
