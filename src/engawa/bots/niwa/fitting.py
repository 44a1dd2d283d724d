"""Fitting the weights of Niwa's `estimate`: bots play each other, and logistic regression asks what decided it.

`python -m engawa.bots.niwa.fitting` does it all. `fitted()` begins with weights that only count lines and plays some
generations, each with the weights of the one before; the same arguments give the same weights. `passage_of` writes
them as `games/niwa/estimate.py` has them.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, NamedTuple

import numpy as np

from engawa import catalogue
from engawa.core import fairness, rng
from engawa.core.forge import bind, native
from engawa.core.game import Game
from engawa.games.niwa import estimate, rules, state
from engawa.search import alphabeta, alphabeta_searcher

GARDENS = "compact", "zigzag", "pond", "long"  # half of the matches; the others are played in random gardens
RANDOM_GARDENS = 24
RANDOM_TURNS = 0, 2, 4, 6, 8  # with which a match begins after a random placing; they are not learned from
ROWS = state.PLAYERS * 2 * state.OWN  # of the table of weights
RIDGE, STEPS = 5.0, 12  # of the regression: how strongly weights are drawn to zero, and Newton's steps
PLAIN = (200, 100, 0, 200, 100, 50)  # what a line counts for in the first generation, by row

Progress = Callable[[int], None]


class Weights(NamedTuple):
    """What `estimate` knows, in thousandths of log odds."""

    table: tuple[int, ...]  # ROWS times FAR
    tempo: int


class Sample(NamedTuple):
    """Positions in which a turn began, and what became of them."""

    lines: np.ndarray[Any, Any]  # ROWS ints for each position: the columns of the table that it is in
    hopes: np.ndarray[Any, Any]  # of the seat to act, by a look ahead: a share from 0 to 1
    shares: np.ndarray[Any, Any]  # what it got


def fitted(
    generations: int = 2, games: int = 1500, nodes: int = 1000, seed: int = 1, progress: Progress | None = None
) -> Weights:
    """The weights after so many *generations* of so many *games*, each action thought about for so many *nodes*."""
    weights = plain()
    for generation in range(generations):
        weights = fit(sampled(weights, games, nodes, seed + generation, progress))
    return weights


def plain() -> Weights:
    """Lines alone, the foremost figures before the others."""
    mine = [-each * min(lines, estimate.FAR - 1) for each in PLAIN for lines in range(estimate.FAR)]
    return Weights((*mine, *(-weight for weight in mine)), 300)


def sampled(weights: Weights, games: int, nodes: int, seed: int, progress: Progress | None = None) -> Sample:
    """Positions from *games* that the search plays with these *weights* against itself."""
    niwa = catalogue.find("niwa")
    judging = bind(estimate, WEIGHTS=weights.table, TEMPO=weights.tempo)
    game = replace(niwa, rules=bind(rules, estimate=judging.estimate))
    life = native(game.bound(alphabeta), *alphabeta_searcher.KERNELS)  # with weights that nobody has built
    searcher = alphabeta_searcher.AlphaBeta(game, life=life)
    boards = [*boards_of(niwa)]
    words = [0] * rng.WORDS
    rng.seed(words, seed)
    rows: list[tuple[list[int], float, float]] = []
    for number in range(games):
        rows += played(niwa, searcher, boards[number % len(boards)], nodes, words)
        if progress is not None:
            progress(number + 1)
    return Sample(*(np.array(column) for column in zip(*rows, strict=True)))


def boards_of(niwa: Game) -> Iterator[Any]:
    """Gardens to play in, those with a name between the random ones."""
    for number in range(RANDOM_GARDENS):
        yield niwa.notation.board_of({"garden": GARDENS[number % len(GARDENS)]})
        yield niwa.notation.board_of(
            niwa.notation.read_options({"garden": "random"}, state.PLAYERS, fairness.seed_of(number))
        )


def played(
    niwa: Game, searcher: alphabeta_searcher.AlphaBeta, b: Any, nodes: int, words: list[int]
) -> list[tuple[list[int], float, float]]:
    """The positions of one match, with the share that the seat to act hoped for, and the one that it got."""
    s, out = rules.State(), [0] * rules.MAX_ACTIONS
    rules.setup(b, s)
    strolls = RANDOM_TURNS[rng.below(words, len(RANDOM_TURNS))]
    seen: list[tuple[list[int], float, int]] = []
    while rules.to_act(b, s) >= 0:
        actions = out[: niwa.moves.legal(b, s, out)]
        action = alphabeta.NO_ACTION
        if s.phase == state.MOVING and s.turns >= strolls:
            verdict = searcher.best(b, s, actions, nodes=nodes)
            if s.mover == state.NOBODY:
                seen.append((columns_of(b, s), alphabeta_searcher.share_of(verdict.value), s.turn))
            if len(actions) > 1:
                action = verdict.action
        if action == alphabeta.NO_ACTION:
            action = actions[rng.below(words, len(actions))]
        rules.play(b, s, action)
    return [(columns, hope, 0.5 + 0.5 * rules.score(b, s, seat)) for columns, hope, seat in seen]


def columns_of(b: Any, s: Any) -> list[int]:
    """Where a position stands in each row of the table, as `estimate.prospects` reads it."""
    columns: list[int] = []
    for seat in (s.turn, 1 - s.turn):
        figures = range(seat * state.OWN, seat * state.OWN + state.OWN)
        columns += sorted(b.distance[1 - seat][s.field[figure]] for figure in figures)
        columns += sorted(estimate.lines_left(b, s, figure) for figure in figures)
    return [min(lines, estimate.FAR - 1) for lines in columns]


def fit(sample: Sample) -> Weights:
    """Logistic regression by Newton's method, with a ridge for what is seldom seen."""
    positions = len(sample.shares)
    features = np.zeros((positions, ROWS * estimate.FAR + 1))
    features[np.arange(positions)[:, None], np.arange(ROWS) * estimate.FAR + sample.lines] = 1.0
    features[:, -1] = 1.0
    odds = np.zeros(features.shape[1])
    for _ in range(STEPS):
        chances = 1.0 / (1.0 + np.exp(-features @ odds))
        slope = features.T @ (chances - sample.shares) + RIDGE * odds
        bend = (features * (chances * (1.0 - chances))[:, None]).T @ features + RIDGE * np.eye(len(odds))
        odds -= np.linalg.solve(bend, slope)
    thousandths = [round(1000 * weight) for weight in odds.tolist()]
    return Weights(tuple(thousandths[:-1]), thousandths[-1])


def trust(sample: Sample) -> float:
    """By how much the log odds of what was hoped for have to be multiplied to be those of what came out."""
    open_ones = (sample.hopes > 0.0) & (sample.hopes < 1.0)  # what is proven needs no trust
    odds = np.log(sample.hopes[open_ones] / (1.0 - sample.hopes[open_ones]))
    factor = 1.0
    for _ in range(STEPS):
        chances = 1.0 / (1.0 + np.exp(-factor * odds))
        slope = (odds * (chances - sample.shares[open_ones])).sum()
        factor -= slope / (odds * odds * chances * (1.0 - chances)).sum()
    return float(factor)


def passage_of(weights: Weights) -> str:
    """The lines of `games/niwa/estimate.py` that state them."""
    rows = [weights.table[row * estimate.FAR : row * estimate.FAR + estimate.FAR] for row in range(ROWS)]
    table = "\n".join("    " + " ".join(f"{weight}," for weight in row) for row in rows)
    return TEXT.format(far=estimate.FAR, tempo=weights.tempo, table=table)


TEXT = """FAR = {far}  # lines that are told apart; more count as the last
TEMPO = {tempo}  # for the seat to act

# A row for each figure, the nearest to its goal first, and in it a weight for 0, 1, 2, … lines: figures of the seat to
# act by where they stand, then by where a turn can get them; the same for the other seat.
# fmt: off
WEIGHTS = (
{table}
)
# fmt: on
"""


def main() -> None:
    """Print the fitted weights; how far it is goes to the other stream."""

    def tell(games: int) -> None:
        if games % 100 == 0:
            print(f"{games} games", file=sys.stderr, flush=True)

    print(passage_of(fitted(progress=tell)), end="")


if __name__ == "__main__":
    main()
