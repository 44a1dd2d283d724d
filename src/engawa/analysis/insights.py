"""What people would say of a move and its rules do not tell, by family of games: how near it comes, what it risks."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engawa.bots.sight import Sight
from engawa.core.contract import CHANCE, WIDE
from engawa.core.forge.declare import copied
from engawa.core.game import Event
from engawa.core.messages import Message


def insights_of(sight: Sight, actions: Sequence[int]) -> list[Message]:
    """What is to be said of *actions* that follow each other, the first of which is the move in question."""
    tell = INSIGHTS.get(sight.game.key.split("/")[0])
    return [] if tell is None else tell(sight, actions)


def nearer(sight: Sight, actions: Sequence[int]) -> list[Message]:
    """Niwa: that a figure comes nearer to the enemy base in this turn than any of its side is now."""
    rules, b, s, seat = sight.game.telling, sight.board, copied(sight.state), sight.seat
    goal, own = b.distance[1 - seat], range(seat * sight.game.rules.OWN, (seat + 1) * sight.game.rules.OWN)
    if min(s.field[figure] for figure in own) < 0:  # not placed yet
        return []
    nearest, found = min(goal[s.field[figure]] for figure in own), list[Message]()
    for action in actions:
        if rules.to_act(b, s) != seat or s.turns != sight.state.turns:
            break
        for kind, figure, field, _ in heard(sight, s, action):
            if kind in (rules.CROSSED, rules.JUMPED) and 0 < goal[field] < nearest:
                nearest = goal[field]
                name = sight.game.notation.tell(b, (kind, figure, field, figure))
                assert name is not None
                found = [Message("hint-niwa-nearer", figure=name.facts["figure"], lines=nearest)]
    return found


def danger(sight: Sight, actions: Sequence[int]) -> list[Message]:
    """Nüby: with how many rolls whoever is next could throw a piece of the seat."""
    rules, b, s = sight.game.telling, sight.board, copied(sight.state)
    rules.play(b, s, actions[0])
    out, weights = [0] * rules.MAX_ACTIONS, [0] * rules.MAX_ACTIONS
    count = rules.chances(b, s, out, weights) if rules.to_act(b, s) == CHANCE else WIDE
    if count == WIDE or s.turn == sight.seat:
        return []
    rolls = [out[i] for i in range(count)]
    bad = sum(_throws(sight, s, roll) for roll in rolls)
    return [Message("hint-nueby-danger", rolls=bad, all=count)]


def push(sight: Sight, actions: Sequence[int]) -> list[Message]:
    """Ninja Dice: what throwing again brings on average, and what it risks, as the coach reckons."""
    move = sight.game.notation.format_move(sight.board, sight.state, actions[0])
    numbers = sight.game.coach(sight.board, sight.state) if sight.game.coach and move.startswith("roll") else None
    if numbers is None or numbers["push"] is None:
        return []
    percent = round(100 * numbers["capture"])
    return [Message("hint-ninja-dice-push", push=round(numbers["push"], 1), run=numbers["run"], percent=percent)]


def _throws(sight: Sight, state: object, roll: int) -> bool:
    """Whether somebody with that *roll* has a move that throws a piece of the seat."""
    rules, b, s = sight.game.telling, sight.board, copied(state)
    rules.play(b, s, roll)
    if rules.to_act(b, s) < 0:
        return False
    out = [0] * rules.MAX_ACTIONS
    moves = out[: sight.game.moves.legal(b, s, out)]
    thrown = (sight.game.notation.tell(b, event) for move in moves for event in heard(sight, copied(s), move))
    return any(
        m is not None and m.key == "nueby-thrown" and m.facts["seat"].facts["seat"] == sight.seat for m in thrown
    )


def heard(sight: Sight, s: object, action: int) -> list[Event]:
    """What the rules tell of an action; *s* goes on by it."""
    events = list[Event]()
    sight.game.ear.events = events
    sight.game.telling.play(sight.board, s, action)
    return events


INSIGHTS: dict[str, Callable[[Sight, Sequence[int]], list[Message]]] = {
    "niwa": nearer,
    "nueby": danger,
    "ninja-dice": push,
}
