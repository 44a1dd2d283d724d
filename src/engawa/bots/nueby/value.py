"""What a position of Nüby is worth to each seat: a small network over its rows, the same for every seat.

A seat's rows are added up to a few sums; squashed and weighted they are its strength, and shares of the win follow
from the strengths. The last sum is not squashed: by itself it is a linear value.
"""

from __future__ import annotations

from engawa.bots.nueby import features
from engawa.bots.nueby.features import Picture
from engawa.core.forge import array, kernel, record
from engawa.core.logarithms import exp
from engawa.games.nueby import actions, state, vocabulary as v
from engawa.games.nueby.state import Board, State

HIDDEN = 24
SUMS = HIDDEN + 1


@record
class Mind:
    """What was learnt, and the sums of the position looked at."""

    weight: list[list[float]] = array(features.ROWS, SUMS, fill=0.0)
    out: list[float] = array(HIDDEN, fill=0.0)
    sums: list[list[float]] = array(v.SEATS, SUMS, fill=0.0)


@kernel
def weigh(b: Board, s: State, mind: Mind, picture: Picture, shares: list[float]) -> None:
    """Write every seat's share of the win, as far as the network knows and the picture shows."""
    features.describe(b, s, picture)
    for seat in range(b.players):
        if picture.alone != v.NOBODY and picture.alone != seat:
            picture.rows[seat] = 0
        add_up(mind, picture, seat)
    share(mind, b.players, shares)
    if s.places != 0:
        share_among_the_rest(s, b.players, shares)


@kernel
def add_up(mind: Mind, picture: Picture, seat: int) -> None:
    """The sums of one seat."""
    for k in range(SUMS):
        mind.sums[seat][k] = 0.0
    for i in range(picture.rows[seat]):
        row, amount = picture.row[seat][i], picture.amount[seat][i]
        for k in range(SUMS):
            mind.sums[seat][k] += mind.weight[row][k] * amount


@kernel
def share(mind: Mind, players: int, shares: list[float]) -> None:
    """From the sums to shares that add up to 1."""
    most, total = -1e9, 0.0
    for seat in range(players):
        shares[seat] = strength_of(mind, seat)
        most = max(most, shares[seat])
    for seat in range(players):
        shares[seat] = exp(shares[seat] - most)
        total += shares[seat]
    for seat in range(players):
        shares[seat] /= total


@kernel
def share_among_the_rest(s: State, players: int, shares: list[float]) -> None:
    """Leave out who has finished: it is about the next place."""
    total = 0.0
    for seat in range(players):
        shares[seat] = 0.0 if state.is_placed(s, seat) else shares[seat]
        total += shares[seat]
    for seat in range(players):
        shares[seat] /= total


@kernel
def strength_of(mind: Mind, seat: int) -> float:
    """How strong a seat stands, by its sums."""
    strength = mind.sums[seat][HIDDEN]
    for k in range(HIDDEN):
        strength += mind.out[k] * squashed(mind.sums[seat][k])
    return strength


@kernel
def squashed(x: float) -> float:
    """Between -1 and 1, to the last bit the same in both lives."""
    return x / (1.0 + abs(x))


@kernel
def is_quiet(b: Board, s: State) -> bool:
    """Whether nothing is under way, so that the network can tell: before a roll, and what may be done instead."""
    return s.phase == v.ROLLING or s.phase == v.STARTING or s.phase == v.ENTERING


@kernel
def is_spare(b: Board, s: State, action: int) -> bool:
    """Whether another action is as good: all numbers of a hunt, and blockades that nobody has before him soon."""
    if actions.kind_of(action) == actions.HUNT:
        return actions.rest_of(action) > 1
    return actions.kind_of(action) == actions.DROP and not is_in_the_way(b, s, actions.rest_of(action))


@kernel
def is_in_the_way(b: Board, s: State, field: int) -> bool:
    """Whether an opponent stands so near behind *field*, or waits for it as an entry, that a roll would get past."""
    for seat in range(b.players):
        if seat != s.turn:
            for piece in range(seat * v.OWN, seat * v.OWN + v.OWN):
                here = s.field[piece]
                if b.stand[here] == v.WAITING and b.entry[here] == field:
                    return True
                if b.stand[here] == v.IN_PLAY and 0 < b.left[seat][here] - b.left[seat][field] <= v.FACES:
                    return True
    return False
