"""Thinking about one position of Nüby after the other, until the budget ends: the face of `thinking`."""

from __future__ import annotations

import time
from collections.abc import Callable
from math import fsum
from typing import Any

from engawa.bots.nueby import thinking
from engawa.bots.nueby.desk import Desk, desk_for
from engawa.bots.nueby.weights import mind_of, name_of
from engawa.bots.opponents import Budget
from engawa.bots.sight import Sight
from engawa.core.contract import CHANCE
from engawa.core.forge import Life, declare, forge
from engawa.core.game import Game
from engawa.core.rng import WORDS
from engawa.search import Choice, Findings, expectimax

KERNELS = "take_up", "set_out", "deepen", "pick"
SLICE = 0.02  # seconds between two looks at the clock, about
KEPT = 4  # desks

KeepGoing = Callable[[int], bool]


class Thinker:
    """Somebody who thinks in one life; a few boards are kept at hand."""

    def __init__(self, life: Life | None = None) -> None:
        self.life = life or forge(thinking, *KERNELS)
        self._desks: list[tuple[Any, Desk]] = []
        self._minds: dict[str, Any] = {}

    def choose(self, sight: Sight, habit: thinking.Habit, rng: list[int], seconds: float | None) -> int:
        """What somebody with that *habit* plays, as far as it has thought when time is up."""
        desk, words = self._thought_about(sight, habit, seconds, None, thorough=False), self.life.ints(WORDS)
        words[:] = rng
        state = self.life.enter(sight.state)
        action = int(self.life.pick(desk.board, state, desk.stack, self.life.enter(habit), words))
        rng[:] = [int(word) for word in words]
        return action

    def study(self, sight: Sight, habit: thinking.Habit, budget: Budget, keep_going: KeepGoing | None) -> Findings:
        """Every action, or at chance every outcome, with what it is worth to each seat."""
        stack = self._thought_about(sight, habit, budget.seconds, keep_going, thorough=True).stack
        root, first = stack.frames[expectimax.ROOT], expectimax.first_row(len(stack.proven), 1 - int(stack.look.layer))
        seen, count, actor = int(stack.look.seen), int(root.branches), int(root.actor)
        choices = [
            Choice(
                action=int(stack.moves[expectimax.ROOT][i]),
                visits=seen,
                values=tuple(float(share) for share in stack.choices[first + i]),
                decided=bool(stack.proven[first + i]),
            )
            for i in range(count)
        ]
        if actor == CHANCE:
            weights = [int(weight) for weight in stack.weights[expectimax.ROOT][:count]]
            values = tuple(
                fsum(weight * choice.values[seat] for weight, choice in zip(weights, choices, strict=True))
                / sum(weights)
                for seat in range(sight.players)
            )
            return Findings(actor, values, all(choice.decided for choice in choices), tuple(choices), (), seen, seen)
        choices.sort(key=lambda choice: -choice.values[actor])
        best = choices[0]
        decided = all(choice.decided for choice in choices) or (best.decided and best.values[actor] == 1.0)
        return Findings(actor, best.values, decided, tuple(choices), self._line(sight, best.action), seen, seen)

    def _line(self, sight: Sight, action: int) -> tuple[int, ...]:
        """The action, and what the same seat goes on with until chance or somebody else acts."""
        line, state = [action], declare.copied(sight.state)
        thinking.GAME.play(sight.board, state, action)
        while thinking.GAME.to_act(sight.board, state) == sight.seat:
            line.append(self.choose(sight._replace(state=state), thinking.Habit(), [0] * WORDS, None))
            thinking.GAME.play(sight.board, state, line[-1])
        return tuple(line)

    def _thought_about(
        self,
        sight: Sight,
        habit: thinking.Habit,
        seconds: float | None,
        keep_going: KeepGoing | None,
        *,
        thorough: bool,
    ) -> Desk:
        """The desk on which it was thought about a position, slice by slice, until the budget is spent."""
        desk, start, size = self._desk(sight.board), time.monotonic(), 1
        life, root, mind = self.life, self.life.enter(sight.state), self._mind(sight.game)
        life.take_up(root, desk.picture, life.enter(habit))
        life.set_out(desk.board, root, desk.pool, desk.stack, int(thorough))
        over, look = False, desk.stack.look
        while not over:
            until = int(look.seen) + size
            over = life.deepen(desk.board, desk.pool, desk.stack, mind, desk.picture, habit.rolls, habit.nodes, until)
            seen, spent = int(look.seen), time.monotonic() - start
            if look.passes:
                if seconds is not None and spent >= seconds:
                    break
                if keep_going is not None and not keep_going(seen):
                    break
            size = max(1, min(2 * size, int(SLICE * seen / max(spent, SLICE / 1000))))
        return desk

    def _desk(self, board: Any) -> Desk:
        """The desk of a *board*, made when it is first thought about."""
        found = next((desk for known, desk in self._desks if known is board), None)
        if found is None:
            # Where it is played on for the places, thinking is about the next one: whoever gets it has won. [NU-12]
            next_place = declare.copied(board)
            next_place.places = 0
            found = desk_for(self.life, next_place)
            self._desks = [(board, found), *self._desks[: KEPT - 1]]
        return found

    def _mind(self, game: Game) -> Any:
        name = name_of(game)
        if name not in self._minds:
            self._minds[name] = self.life.enter(mind_of(name))
        return self._minds[name]
