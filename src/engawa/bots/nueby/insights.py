"""What people would say of a move in Nüby and its rules do not tell: what it risks."""

from __future__ import annotations

from collections.abc import Sequence

from engawa.bots.sight import Sight
from engawa.core.contract import CHANCE, WIDE
from engawa.core.forge.declare import copied
from engawa.core.messages import Message


def danger(sight: Sight, actions: Sequence[int]) -> list[Message]:
    """With how many rolls whoever is next could throw a piece of the seat."""
    rules, b, s = sight.game.kernels, sight.board, copied(sight.state)
    rules.play(b, s, actions[0])
    out, weights = [0] * rules.MAX_ACTIONS, [0] * rules.MAX_ACTIONS
    count = rules.chances(b, s, out, weights) if rules.to_act(b, s) == CHANCE else WIDE
    if count == WIDE or s.turn == sight.seat:
        return []
    rolls = [out[i] for i in range(count)]
    bad = sum(_throws(sight, s, roll) for roll in rolls)
    return [Message("hint-nueby-danger", rolls=bad, all=count)]


def _throws(sight: Sight, state: object, roll: int) -> bool:
    """Whether somebody with that *roll* has a move that throws a piece of the seat."""
    rules, b, s = sight.game.kernels, sight.board, copied(state)
    rules.play(b, s, roll)
    if rules.to_act(b, s) < 0:
        return False
    out = [0] * rules.MAX_ACTIONS
    moves = out[: sight.game.moves.legal(b, s, out)]
    thrown = (sight.game.notation.tell(b, event) for move in moves for event in sight.game.notes_of(b, copied(s), move))
    return any(
        m is not None and m.key == "nueby-thrown" and m.facts["seat"].facts["seat"] == sight.seat for m in thrown
    )
