"""Training the value of Nüby: a game is played against itself until its weights are good, from a seed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from engawa.bots.nueby import features, learning, ring, thinking, weights
from engawa.bots.nueby.desk import desk_for
from engawa.bots.nueby.value import HIDDEN, Mind
from engawa.core.forge import native
from engawa.core.game import Game
from engawa.core.rng import WORDS, below, seed

KERNELS = "learn", "blend"
TABLES = (2, 4, 2, 3, 2, 4, 2, 5, 2, 6)  # how many play, chunk after chunk
CHUNK = 50  # games
LONGEST = 4_000  # positions of a game; one that is longer teaches nothing
TRUST = 0.7  # the λ of TD(λ)
FIRST_RATE, LAST_RATE = 0.02, 0.001  # how fast it learns, falling in a straight line
WHIMS, CURIOUS = 5, 0.5  # actions of a hundred that are random, in the first part of the training
SETTLED = 0.6  # from this part on the weights are averaged
STEP = 0.03  # what a step to the goal counts at first
FOCUS_AT_FIRST = 0.4


class SelfPlay:
    """Self-play of one game at tables of several sizes in turn, with one mind; the same from the same seed.

    Iterate over it to have it done: it says how many games there were so far.
    """

    def __init__(self, game: Game, players: Sequence[int] | None, games: int, value: int) -> None:
        self.sizes = [size for size in players or TABLES if size in game.players]
        self.game, self.games = game, games
        self.life = native(learning, *KERNELS)
        self._rng = self.life.ints(WORDS)
        seed(self._rng, value)
        self._mind, self._mean = self.life.enter(beginner(value)), self.life.new(Mind)
        self._habit = self.life.new(thinking.Habit)
        self._trail = self.life.pool(features.Picture, LONGEST)
        self._tables = {size: self._table(game, size) for size in dict.fromkeys(self.sizes)}

    def __len__(self) -> int:
        return -(-self.games // CHUNK)

    def __iter__(self) -> Iterator[int]:
        settled = 0
        for k in range(len(self)):
            done = k * CHUNK
            chunk = min(CHUNK, self.games - done)
            self._learn(self.sizes[k % len(self.sizes)], chunk, done / self.games)
            if done + chunk >= SETTLED * self.games:
                settled += 1
                self.life.blend(self._mean, self._mind, 1.0 / settled)
            yield done + chunk

    @property
    def mind(self) -> Mind:
        """What was learnt, at the end: the mean over the last part."""
        return self.life.leave(Mind, self._mean)

    def write(self, folder: Path) -> Path:
        """Write what was learnt as the file that opponents read."""
        return weights.write(folder, weights.name_of(self.game), self.mind)

    def deals_with_greedy(self, count: int) -> list[tuple[float, ...]]:
        """So many deals one move ahead against the greedy bot, at the smallest table."""
        return ring.Ring(self.game, self.game.players[0]).deals(
            ring.Player(thinking.Habit(), self.mind), ring.GREEDY, count
        )

    def _table(self, game: Game, players: int) -> Any:
        board, start = game.notation.board_of(game.notation.read_options({}, players, None)), game.rules.State()
        game.kernels.setup(board, start)
        memory = learning.Memory(self._trail, self.life.floats(players))
        return self.life.enter(start), desk_for(self.life, board), memory

    def _learn(self, players: int, games: int, part: float) -> None:
        """So many *games*; *part* is how much of the training is done."""
        rate = FIRST_RATE + part * (LAST_RATE - FIRST_RATE)
        lesson = self.life.enter(learning.Lesson(games, WHIMS if part < CURIOUS else 0, TRUST, rate))
        start, desk, memory = self._tables[players]
        self.life.learn(start, desk, self._mind, self._habit, lesson, memory, self._rng)


def train(game: Game, players: Sequence[int] | None, games: int, value: int) -> Mind:
    """What so many *games* against itself teach, at tables of these sizes."""
    training = SelfPlay(game, players, games, value)
    for _ in training:
        pass
    return training.mind


def beginner(value: int) -> Mind:
    """A mind that knows only that steps bring it nearer; the rest is small and random."""
    rng, mind = [0] * WORDS, Mind()
    seed(rng, value)
    for row in (*mind.weight, mind.out):
        for k in range(HIDDEN):
            row[k] = (below(rng, 2001) - 1000) / 10_000
    for left in range(features.STEPS):
        for first, bonus in ((features.ON_RING, 0.0), (features.BESIDE, 0.0), (features.FOCUSED, FOCUS_AT_FIRST)):
            mind.weight[first + left][HIDDEN] = bonus - STEP * left
    for area in range(features.AREAS):
        mind.weight[features.WAITS + area][HIDDEN] = -STEP * 4 * area
    return mind
