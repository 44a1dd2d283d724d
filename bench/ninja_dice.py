"""`python -m bench.ninja_dice`: turns of Ninja Dice on bank landings, by the coach's numbers and by simpler rules."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev

from engawa import catalogue
from engawa.bots import greedy
from engawa.bots.budget import Budget
from engawa.core import rng
from engawa.core.contract import LEGAL
from engawa.core.forge.declare import copied
from engawa.games.ninja_dice import notation, rules
from engawa.games.ninja_dice.actions import DECLINED, READY, RUN, pairing, plain, rerolling, taking
from engawa.games.ninja_dice.coach import best_push, can_push, matchings
from engawa.games.ninja_dice.hands import index
from engawa.games.ninja_dice.skills import best_use
from engawa.games.ninja_dice.state import (
    ALL_SKILLS,
    MATCH,
    NOTHING,
    NOWHERE,
    PUSH,
    SKILLS,
    STEAL,
    THREATS,
    Board,
    State,
)
from engawa.games.ninja_dice.surrogate import dealt, solution_of
from engawa.games.ninja_dice.turn import next_arrow

GAME = catalogue.find("ninja-dice")
TREASURE = 10  # of everybody as a turn begins: enough that thieves find some
FEWEST_TURNS, MOST_TURNS = 100, 1_000_000  # of a row; each has throws of its own
GREEDY_SHARE = 10  # it is slow: one turn of so many
Policy = Callable[[Board, State, list[int]], int]  # an action in the phase match or push


@dataclass
class Turn:
    """What a turn brought."""

    coins: int = 0
    stolen: int = 0
    throws: int = 0
    captured: bool = False
    promised: float = 0.0  # by the surrogate, before the first throw


def main() -> int:
    """Print a table for every number of players that is asked for."""
    parser = argparse.ArgumentParser(
        prog="python -m bench.ninja_dice", description="What the coach's numbers are worth."
    )
    parser.add_argument("--turns", type=int, default=1000, help="of every row (1000)")
    parser.add_argument(
        "--players", type=int, nargs="*", choices=GAME.players, default=[2, 3, 5], help="how many play (2 3 5)"
    )
    options = parser.parse_args()
    if not FEWEST_TURNS <= options.turns <= MOST_TURNS:
        parser.error(f"--turns: expected {FEWEST_TURNS} to {MOST_TURNS}, got {options.turns}")
    print("| players | house | by | coins | surrogate expects | stolen | captured | throws |")
    print("|---|---|---|---|---|---|---|---|")
    for players in options.players:
        for round_ in (1, 2, 3):
            for name, policy in POLICIES.items():
                count = options.turns // (GREEDY_SHARE if policy is by_estimate else 1)
                print(row(players, round_, name, list(turns(players, round_, policy, count))), flush=True)
    return 0


def row(players: int, round_: int, name: str, played: list[Turn]) -> str:
    """A row of the table; coins with their 95 % interval."""
    coins = [turn.coins for turn in played]
    cells = [
        f"{players}",
        f"{round_ + 3} dice",
        name,
        f"{fmean(coins):.2f} ± {1.96 * stdev(coins) / sqrt(len(coins)):.2f}",
        f"{fmean(turn.promised for turn in played):.2f}",
        f"{fmean(turn.stolen for turn in played):.2f}",
        f"{100 * fmean(turn.captured for turn in played):.0f} %",
        f"{fmean(turn.throws for turn in played):.1f}",
    ]
    return f"| {' | '.join(cells)} |"


def turns(players: int, round_: int, policy: Policy, count: int) -> Iterator[Turn]:
    """So many turns of seat 0, the same houses whatever the policy; thieves take from it whenever they can."""
    b = notation.board_of({"players": players, "first": 0})
    for number in range(count):
        generator = [0] * rng.WORDS
        rng.seed(generator, (10 * players + round_) * MOST_TURNS + number)
        yield played(b, round_, policy, generator)


def played(b: Board, round_: int, policy: Policy, generator: list[int]) -> Turn:
    """One turn."""
    s, turn = State(), Turn()
    out, weights = [0] * max(rules.MAX_ACTIONS, rules.OUTCOME), [0] * rules.MAX_ACTIONS
    rules.setup(b, s)
    s.round, s.treasure = round_, [TREASURE] * b.players + [0] * (len(s.treasure) - b.players)
    GAME.moves.settle_chance(b, s, generator, out, weights)
    turn.promised = float(solution_of(b, s)[0, index()[()]])
    while s.active == 0:
        before, stolen = s.treasure[0], 0
        if s.phase in (MATCH, PUSH):
            rules.play(b, s, policy(b, s, generator))
            continue
        if s.phase == STEAL:
            action = thief(b, s)
            stolen = int(action == taking(next_arrow(b, s), 0))
            rules.play(b, s, action)
        else:
            GAME.moves.settle_chance(b, s, generator, out, weights)
            turn.throws += 1
        turn.stolen += stolen
        # What ends the turn by itself has captured, if it brings nothing.
        turn.captured = s.active != 0 and s.treasure[0] == before - stolen
    turn.coins = s.treasure[0] - TREASURE + turn.stolen
    return turn


def thief(b: Board, s: State) -> int:
    """Steal from the active ninja, else from anybody, else from nobody."""
    arrow = next_arrow(b, s)
    victims = [*range(b.players), DECLINED]
    return next(action for seat in victims if rules.refusal(b, s, action := taking(arrow, seat)) == LEGAL)


def by_coach(b: Board, s: State, generator: list[int]) -> int:
    """Match what is worth most by the coach's numbers, and push on while they say more than running pays."""
    expected = solution_of(b, s)[s.locked.bit_count()]

    def worth(after: State) -> float:
        coins = best_use(after)[1]
        return max(coins, best_push(expected, after).coins) if can_push(after) else coins

    if s.phase == MATCH:
        return towards(s, worth)
    push = best_push(expected, copied(s))
    return rerolling(push.dice) if push.coins > best_use(s)[1] else plain(RUN)


def at_once(b: Board, s: State, generator: list[int]) -> int:
    """Match for coins and run."""
    return towards(s, coins_of) if s.phase == MATCH else plain(RUN)


def with_care(b: Board, s: State, generator: list[int]) -> int:
    """Match for coins, throw again what is not needed for them, and run as soon as a throw can capture."""
    if s.phase == MATCH:
        return towards(s, coins_of)
    spare = [dice for dice in range(1, ALL_SKILLS + 1) if rules.refusal_of_rerolling(s, dice) == LEGAL]
    spare = [dice for dice in spare if coins_of(without(s, dice)) == coins_of(s)]
    if dealt(b)[s.locked.bit_count()] >= THREATS - s.locked.bit_count() or not spare:
        return plain(RUN)
    return rerolling(max(spare, key=int.bit_count))


def by_estimate(b: Board, s: State, generator: list[int]) -> int:
    """What the bot plays that looks one action ahead."""
    view = notation.format_position({"players": b.players, "first": b.first}, b, s)
    return greedy.choose(view, generator, Budget())


POLICIES: dict[str, Policy] = {
    "the coach": by_coach,
    "running at once": at_once,
    "care": with_care,
    "the greedy bot": by_estimate,
}


def towards(s: State, worth: Callable[[State], float]) -> int:
    """The first step to the matches that are worth most: a match, or to be ready."""
    best = max(matchings(s), key=worth)
    new = [pairing(fortune, die) for fortune, die in enumerate(best.boosts) if s.boosts[fortune] != die]
    return new[0] if new else plain(READY)


def coins_of(s: State) -> int:
    """The coins for ending the turn with these dice."""
    return best_use(s)[1]


def without(s: State, dice: int) -> State:
    """The state without the skill dice of a set."""
    left = copied(s)
    for die in range(SKILLS):
        if dice >> die & 1:
            left.face[die], left.boosts[die] = NOTHING, NOWHERE
    return left


if __name__ == "__main__":
    sys.exit(main())
