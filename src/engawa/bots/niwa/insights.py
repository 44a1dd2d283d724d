"""What people would say of a move in Niwa and its rules do not tell: how near it comes."""

from __future__ import annotations

from collections.abc import Sequence

from engawa.bots.sight import Sight
from engawa.core.forge.declare import copied
from engawa.core.messages import Message
from engawa.games.niwa import events, state


def nearer(sight: Sight, actions: Sequence[int]) -> list[Message]:
    """That a figure comes nearer to the enemy base in this turn than any of its side is now."""
    rules, b, s, seat = sight.game.kernels, sight.board, copied(sight.state), sight.seat
    goal, own = b.distance[1 - seat], range(seat * state.OWN, (seat + 1) * state.OWN)
    if min(s.field[figure] for figure in own) < 0:  # not placed yet
        return []
    nearest, found = min(goal[s.field[figure]] for figure in own), list[Message]()
    for action in actions:
        if rules.to_act(b, s) != seat or s.turns != sight.state.turns:
            break
        for kind, figure, field, _ in sight.game.notes_of(b, s, action):
            if kind in (events.CROSSED, events.JUMPED) and 0 < goal[field] < nearest:
                nearest = goal[field]
                name = sight.game.notation.tell(b, (kind, figure, field, figure))
                assert name is not None
                found = [Message("hint-niwa-nearer", figure=name.facts["figure"], lines=nearest)]
    return found
