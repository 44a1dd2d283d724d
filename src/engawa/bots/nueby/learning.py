"""Learning Nüby by playing it against oneself: temporal differences, TD(λ). Kernels.

A game is played by the value as it is; then every position of it, the last first, is told what came of it: partly the
result, partly what was thought of the positions on the way there.
"""

from __future__ import annotations

from typing import NamedTuple

from engawa.bots.nueby import features, thinking, value
from engawa.bots.nueby.desk import Desk
from engawa.bots.nueby.features import Picture
from engawa.bots.nueby.thinking import Habit
from engawa.bots.nueby.value import Mind
from engawa.core.contract import CHANCE, OVER
from engawa.core.forge import assign, kernel, record
from engawa.core.rng import below
from engawa.games.nueby.rules import play, to_act
from engawa.games.nueby.state import Board, State

PATIENCE = 150  # positions for each player, about as many as a game has


@record
class Lesson:
    """How much is played, and how it is learnt from."""

    games: int = 1
    whims: int = 0  # actions of a hundred that are played at random
    trust: float = 1.0  # the λ of TD(λ)
    rate: float = 0.0  # how fast it learns


class Memory(NamedTuple):
    """The positions of a game, and what is thought of the one looked at."""

    trail: list[Picture]
    thought: list[float]


@kernel
def learn(start: State, desk: Desk, mind: Mind, habit: Habit, lesson: Lesson, memory: Memory, rng: list[int]) -> int:
    """Play the games of a *lesson* from *start* and learn from each; the positions learnt from.

    Of a hundred actions some are whims, so that nothing is never tried, and more of them in a game that drags on: who
    sits and waits for ever would never learn that it leads nowhere. A game without end is left.
    """
    b, s, out, weights, shares = desk.board, desk.state, desk.stack.moves[0], desk.stack.weights[0], desk.stack.shares
    trail, learnt = memory.trail, 0
    for _ in range(lesson.games):
        assign(s, start)
        length, actor = 0, to_act(b, s)
        while actor != OVER and length < len(trail):
            if actor == CHANCE:
                thinking.settle_chance(b, s, rng, out, weights)
            elif below(rng, 100) < lesson.whims + max(0, length - PATIENCE * b.players) // 10:
                play(b, s, thinking.any_action(b, s, rng, out))
            else:
                play(b, s, thinking.decide(desk, mind, habit, rng))
            actor = to_act(b, s)
            if actor != OVER and value.is_quiet(b, s):
                features.describe(b, s, trail[length])
                length += 1
        if actor == OVER:
            for seat in range(b.players):
                shares[seat] = 1.0 if s.winner == seat else 0.0
            tell(b, mind, memory, length, shares, lesson)
            learnt += length
    return learnt


@kernel
def tell(b: Board, mind: Mind, memory: Memory, length: int, outcome: list[float], lesson: Lesson) -> None:
    """Tell every position what came of it; trust is how much of that is the *outcome*."""
    trail, thought = memory.trail, memory.thought
    for t in range(length - 1, -1, -1):
        for seat in range(b.players):
            value.add_up(mind, trail[t], seat)
        value.share(mind, b.players, thought)
        for seat in range(b.players):
            correct(mind, trail[t], seat, lesson.rate * (outcome[seat] - thought[seat]))
            outcome[seat] = (1.0 - lesson.trust) * thought[seat] + lesson.trust * outcome[seat]


@kernel
def correct(mind: Mind, picture: Picture, seat: int, much: float) -> None:
    """Make a seat so *much* stronger in a position the sums of which are there, along the gradient."""
    for k in range(value.HIDDEN):
        x = mind.sums[seat][k]
        slope = mind.out[k] / ((1.0 + abs(x)) * (1.0 + abs(x)))
        mind.out[k] += much * value.squashed(x)
        mind.sums[seat][k] = much * slope
    mind.sums[seat][value.HIDDEN] = much
    for i in range(picture.rows[seat]):
        row, amount = picture.row[seat][i], picture.amount[seat][i]
        for k in range(value.SUMS):
            mind.weight[row][k] += amount * mind.sums[seat][k]


@kernel
def blend(mean: Mind, mind: Mind, part: float) -> None:
    """Move *mean* that *part* of the way to *mind*."""
    for row in range(features.ROWS):
        for k in range(value.SUMS):
            mean.weight[row][k] += part * (mind.weight[row][k] - mean.weight[row][k])
    for k in range(value.HIDDEN):
        mean.out[k] += part * (mind.out[k] - mean.out[k])
