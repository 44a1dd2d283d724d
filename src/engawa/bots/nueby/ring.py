"""Tournaments of Nüby in compiled code: thousands of games between habits and minds, with duplicate dice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from engawa.bots.nueby import contest, desk, thinking, value
from engawa.core import rng
from engawa.core.forge import Life, native
from engawa.core.game import Game
from engawa.games.nueby.vocabulary import NOBODY

KERNELS = ("contest",)


class Player(NamedTuple):
    """Who plays: how, and with what knowledge."""

    habit: thinking.Habit
    mind: value.Mind


RANDOM, GREEDY = (Player(thinking.Habit(rolls=how), value.Mind()) for how in (contest.RANDOM, contest.GREEDY))


class Ring:
    """A table of one game for so many players, in either life."""

    def __init__(self, game: Game, players: int, life: Life | None = None) -> None:
        self.life = life or native(contest, *KERNELS)
        self.players = players
        board, start = game.notation.board_of(game.notation.read_options({}, players, None)), game.rules.State()
        game.kernels.setup(board, start)
        self.desk, self._start = desk.desk_for(self.life, board), self.life.enter(start)
        self._minds, self._habits = self.life.pool(value.Mind, players), self.life.pool(thinking.Habit, players)
        self._dice, self._rng = self.life.ints(players, rng.WORDS), self.life.ints(rng.WORDS)

    def deals(self, one: Player, other: Player, count: int, first: int = 0) -> list[tuple[float, ...]]:
        """Deal after deal, what *one* got on each seat, with *other* on all the rest and the same dice.

        A game without end is shared by all.
        """
        inside = {id(player): self._entered(player) for player in (one, other)}
        rows = []
        for deal in range(first, first + count):
            row = []
            for seat in range(self.players):
                seats = [inside[id(one if each == seat else other)] for each in range(self.players)]
                winner = self._play(seats, deal)
                row.append(1 / self.players if winner == NOBODY else float(winner == seat))
            rows.append(tuple(row))
        return rows

    def _entered(self, player: Player) -> tuple[Any, Any]:
        return self.life.enter(player.habit), self.life.enter(player.mind)

    def _play(self, seats: Sequence[tuple[Any, Any]], deal: int) -> int:
        """The winner of a game, or NOBODY. A seat has its own dice, which follow from the deal alone."""
        for seat, (habit, mind) in enumerate(seats):
            self._habits[seat], self._minds[seat] = habit, mind
            rng.seed(self._dice[seat], deal * (self.players + 1) + seat)
        rng.seed(self._rng, deal * (self.players + 1) + self.players)
        return int(self.life.contest(self._start, self.desk, self._minds, self._habits, self._dice, self._rng))
