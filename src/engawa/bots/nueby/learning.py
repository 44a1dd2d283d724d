"""Learning Nüby by playing it against oneself: temporal differences, TD(λ). Kernels.

A game is played by the value as it is; then every position of it, the last first, is told what came of it: partly the
result, partly what was thought of the positions on the way there.
"""

from __future__ import annotations

from engawa.bots.nueby.features import ROWS, Picture, describe
from engawa.bots.nueby.thinking import Habit, any_action, decide, settle_chance
from engawa.bots.nueby.value import HIDDEN, SUMS, Mind, add_up, is_quiet, share, squashed
from engawa.core.contract import CHANCE, OVER
from engawa.core.forge import assign, kernel
from engawa.core.rng import below
from engawa.games.nueby.rules import play, to_act
from engawa.games.nueby.state import Board, State
from engawa.search.expectimax import Frame, Look

PATIENCE = 150  # positions for each player, about as many as a game has


@kernel
def learn(
    b: Board,
    start: State,
    s: State,
    pool: list[State],
    frames: list[Frame],
    lists: list[list[int]],
    weights: list[list[int]],
    look: Look,
    mind: Mind,
    picture: Picture,
    shares: list[float],
    choices: list[list[float]],
    proven: list[int],
    habit: Habit,
    trail: list[Picture],
    thought: list[float],
    rng: list[int],
    games: int,
    whims: int,
    trust: float,
    rate: float,
) -> int:
    """Play so many *games* from *start* and learn from each; the positions learnt from. A game without end is left.

    Of a hundred actions, *whims* are played at random, so that nothing is never tried, and more of them in a game that
    drags on: who sits and waits for ever would never learn that it leads nowhere.
    """
    learnt = 0
    for _ in range(games):
        assign(s, start)
        length, actor = 0, to_act(b, s)
        while actor != OVER and length < len(trail):
            if actor == CHANCE:
                settle_chance(b, s, rng, lists[0], weights[0])
            elif below(rng, 100) < whims + max(0, length - PATIENCE * b.players) // 10:
                play(b, s, any_action(b, s, rng, lists[0]))
            else:
                action = decide(
                    b, s, pool, frames, lists, weights, look, mind, picture, shares, choices, proven, habit, rng
                )  # fmt: skip
                play(b, s, action)
            actor = to_act(b, s)
            if actor != OVER and is_quiet(b, s):
                describe(b, s, trail[length])
                length += 1
        if actor == OVER:
            for seat in range(b.players):
                shares[seat] = 1.0 if s.winner == seat else 0.0
            tell(b, mind, trail, thought, length, shares, trust, rate)
            learnt += length
    return learnt


@kernel
def tell(
    b: Board,
    mind: Mind,
    trail: list[Picture],
    thought: list[float],
    length: int,
    outcome: list[float],
    trust: float,
    rate: float,
) -> None:
    """Tell every position what came of it; *trust* is how much of that is the *outcome*, the λ of TD(λ)."""
    for t in range(length - 1, -1, -1):
        for seat in range(b.players):
            add_up(mind, trail[t], seat)
        share(mind, b.players, thought)
        for seat in range(b.players):
            correct(mind, trail[t], seat, rate * (outcome[seat] - thought[seat]))
            outcome[seat] = (1.0 - trust) * thought[seat] + trust * outcome[seat]


@kernel
def correct(mind: Mind, picture: Picture, seat: int, much: float) -> None:
    """Make a seat so *much* stronger in a position the sums of which are there, along the gradient."""
    for k in range(HIDDEN):
        x = mind.sums[seat][k]
        slope = mind.out[k] / ((1.0 + abs(x)) * (1.0 + abs(x)))
        mind.out[k] += much * squashed(x)
        mind.sums[seat][k] = much * slope
    mind.sums[seat][HIDDEN] = much
    for i in range(picture.rows[seat]):
        row, amount = picture.row[seat][i], picture.amount[seat][i]
        for k in range(SUMS):
            mind.weight[row][k] += amount * mind.sums[seat][k]


@kernel
def blend(mean: Mind, mind: Mind, part: float) -> None:
    """Move *mean* that *part* of the way to *mind*."""
    for row in range(ROWS):
        for k in range(SUMS):
            mean.weight[row][k] += part * (mind.weight[row][k] - mean.weight[row][k])
    for k in range(HIDDEN):
        mean.out[k] += part * (mind.out[k] - mean.out[k])
