"""How a position of Nüby looks, for bots: by the steps that are left to every piece."""

from __future__ import annotations

from engawa.core.forge import kernel
from engawa.games.nueby import vocabulary as v
from engawa.games.nueby.state import Board, State, has_focus, is_placed, place_of

SLACK = 30.0  # steps that make a good lead
WITHOUT_FOCUS = 15.0  # steps that a hunter without focus is further away


@kernel
def estimate(b: Board, s: State, seat: int) -> float:
    """How far ahead of the best opponent *seat* is, from 0 to 1, by the steps that are left."""
    if seat >= b.players:
        return 0.0
    # Who has a place has the better of it the fewer came before. [NU-12]
    if is_placed(s, seat):
        return 1.0 - (place_of(s, seat) - 1.0) / (b.players - 1.0)
    if s.phase == v.ENDED:
        return 1.0 if s.winner == seat else 0.0
    nearest = 1e9
    for other in range(b.players):
        if other != seat and not is_placed(s, other):
            nearest = min(nearest, steps_left(b, s, other))
    lead = nearest - steps_left(b, s, seat)
    return 0.5 + lead / (2.0 * (abs(lead) + SLACK))


@kernel
def steps_left(b: Board, s: State, seat: int) -> float:
    """The steps that all pieces of *seat* are away from the innermost goal field, with a surcharge for hunters."""
    steps = 0.0
    for piece in range(seat * v.OWN, seat * v.OWN + v.OWN):
        here = s.field[piece]
        steps += b.left[seat][here]
        if b.hunts == 1 and b.stand[here] != v.HOME and not has_focus(s, piece):
            steps += WITHOUT_FOCUS
            # Past the last side path there is nothing to hunt on: another round it is. [NJ-5, NJ-9]
            if b.left[seat][here] < b.last[seat]:
                steps += b.ring
    return steps
