"""The weights of the estimate for Ninja All-Stars, from matches that the script plays against itself.

`python -m engawa.bots.ninja_all_stars.fitting 100` plays so many matches of every challenge, with teams and boards
drawn from a seed, notes what each seat has after every few activations, and fits the chance to win to that: a logistic
regression for each challenge, with a little pull towards nothing. It prints the table of `estimate`.
"""

from __future__ import annotations

import sys
from random import Random

import numpy as np

from engawa import catalogue
from engawa.bots.ninja_all_stars import lookahead, mind, thinking
from engawa.core.contract import OVER
from engawa.core.forge import native
from engawa.core.rng import seed
from engawa.games.ninja_all_stars import rules, state, vocabulary as v
from engawa.games.ninja_all_stars.estimate import DIZZY, FEATURES, estimate

EVERY = 3  # activations between two looks
PULL = 20.0  # towards weights of nothing, in samples
STEPS = 25  # of Newton's method
BOARDS = "courtyard", "village"


def samples_of(challenge: str, matches: int, seeds: Random) -> tuple[np.ndarray, np.ndarray]:
    """What seat 0 has more than seat 1, by what can still change, and its share of the win in the end."""
    life = native(lookahead, "play_on", "to_act")
    judging = native(sys.modules[estimate.__module__], "feature_of", "unrest")
    notation = catalogue.find("ninja-all-stars").notation
    rows: list[np.ndarray] = []
    results: list[float] = []
    for _ in range(matches):
        teams = [seeds.choice(v.ELEMENT_NAMES) for _ in range(2)]
        options = {"challenge": challenge, "setup": "quick", "janken": "dice", "teams": teams}
        board = notation.board_of(notation.read_options(options | {"board": seeds.choice(BOARDS)}, 2, None))
        start = state.State()
        rules.setup(board, start)
        b = life.enter(board)
        desk = thinking.desk_for(life, 2, 1)._replace(state=life.enter(start), swift=life.enter(mind.Habits()))
        s = desk.state
        seed(desk.rng, seeds.getrandbits(32))
        before = len(rows)
        while True:
            life.play_on(b, desk, EVERY)
            if life.to_act(b, s) == OVER:
                break
            lead = [judging.feature_of(b, s, 0, i) - judging.feature_of(b, s, 1, i) for i in range(FEATURES)]
            rows.append(np.array(lead) / judging.unrest(b, s))
        share = 0.5 + 0.5 * float(np.sign(s.score[0] - s.score[1]))
        results += [share] * (len(rows) - before)
    return np.array(rows), np.array(results)


def fitted(rows: np.ndarray, results: np.ndarray) -> np.ndarray:
    """The weights under which the *results* are most likely, by Newton's method; one of the wrong sign is noise."""
    weights = np.zeros(rows.shape[1])
    for _ in range(STEPS):
        chance = 1.0 / (1.0 + np.exp(-rows @ weights))
        slope = rows.T @ (results - chance) - PULL * weights
        bend = (rows * (chance * (1.0 - chance))[:, None]).T @ rows + PULL * np.eye(len(weights))
        weights += np.linalg.solve(bend, slope)
    good = np.where(np.arange(len(weights)) == DIZZY, weights < 0.0, weights > 0.0)
    return np.where(good, weights, 0.0)


def main() -> None:
    """Print the table, a row for each challenge, and how well it foretells the matches it comes from."""
    matches, seeds = int(sys.argv[1]), Random(7)
    for challenge in v.CHALLENGE_NAMES:
        rows, results = samples_of(challenge, matches, seeds)
        weights = fitted(rows, results)
        chance = 1.0 / (1.0 + np.exp(-rows @ weights))
        error = float(np.mean((results - chance) ** 2))
        print("    " + ", ".join(f"{w:.2f}" for w in weights) + f",  # {challenge}, Brier {error:.3f}", flush=True)


if __name__ == "__main__":
    main()
