"""`python -m bench.ninja_dice`: turns of Ninja Dice on bank landings, by the coach's numbers and by simpler rules."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev

from engawa import catalogue
from engawa.bots import BUDGET, greedy
from engawa.bots.ninja_dice.levels import LEVELS
from engawa.bots.sight import Sight
from engawa.core import rng
from engawa.core.contract import LEGAL
from engawa.games.ninja_dice import notation, rules
from engawa.games.ninja_dice.actions import DECLINED, taking
from engawa.games.ninja_dice.hands import index
from engawa.games.ninja_dice.state import Board, State
from engawa.games.ninja_dice.surrogate import MOST_COINS, solution_of
from engawa.games.ninja_dice.turn import next_arrow
from engawa.games.ninja_dice.vocabulary import MATCH, PUSH, STEAL

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
    parser.add_argument("--ends", action="store_true", help="how often a turn of the coach brings how many coins")
    options = parser.parse_args()
    if not FEWEST_TURNS <= options.turns <= MOST_TURNS:
        parser.error(f"--turns: expected {FEWEST_TURNS} to {MOST_TURNS}, got {options.turns}")
    if options.ends:
        for players in options.players:
            print(ends(players, options.turns), flush=True)
        return 0
    print("| players | house | by | coins | surrogate expects | stolen | captured | throws |")
    print("|---|---|---|---|---|---|---|---|")
    for players in options.players:
        for round_ in (1, 2, 3):
            for name, policy in POLICIES.items():
                count = options.turns // (GREEDY_SHARE if policy is by_estimate else 1)
                print(row(players, round_, name, list(turns(players, round_, policy, count))), flush=True)
    return 0


def ends(players: int, count: int) -> str:
    """How turns of the coach end in each round, as `engawa.bots.ninja_dice.winning` has it: coins, and coins stolen."""
    rounds = [list(turns(players, round_, POLICIES["the coach"], count)) for round_ in (1, 2, 3)]
    coins = [tuple(sum(turn.coins == n for turn in played) for n in range(MOST_COINS + 1)) for played in rounds]
    stolen = tuple(round(fmean(turn.stolen for turn in played), 2) for played in rounds)
    return "\n".join([f"COINS {players}:", *(f"    {row}," for row in coins), f"STOLEN {players}: {stolen},"])


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
    turn.promised = solution_of(b, s)[0][index()[()]]
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


def level(name: str) -> Policy:
    """What a level of the bots plays."""
    decide = LEVELS[name]
    return lambda b, s, generator: decide(Sight(GAME, b.players, b, s, s.active), generator, BUDGET)


def by_estimate(b: Board, s: State, generator: list[int]) -> int:
    """What the bot plays that looks one action ahead."""
    return greedy.decide(Sight(GAME, b.players, b, s, s.active), generator, BUDGET)


POLICIES: dict[str, Policy] = {
    "the coach": level("strong"),
    "the master": level("master"),
    "running at once": level("casual"),
    "care": level("skilled"),
    "the greedy bot": by_estimate,
}


if __name__ == "__main__":
    sys.exit(main())
