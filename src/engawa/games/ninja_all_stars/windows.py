"""React windows: in which order the seats are asked about dice that lie, and that they are asked again. [NS-T6]"""

from __future__ import annotations

from engawa.core.forge import kernel
from engawa.games.ninja_all_stars import state, vocabulary as v
from engawa.games.ninja_all_stars.state import Board, State


@kernel
def is_test(s: State) -> bool:
    """Whether the dice on the table are those of an affinity test."""
    return s.tester != v.NOBODY


@kernel
def roller_of(s: State, pool: int) -> int:
    """The model whose dice are in a *pool*; NOBODY for the second one of a test without a foe."""
    if is_test(s):
        return s.tester if pool == v.ATT else s.foe
    return s.attacker if pool == v.ATT else s.defender


@kernel
def begin(b: Board, s: State) -> None:
    """The dice lie: the roller's or attacker's controller first, then the foe's or defender's, then the others."""
    s.phase, s.seat = v.REACT, state.controller_of(b, s, roller_of(s, v.ATT))
    ask_all_others(b, s)


@kernel
def ask_all_others(b: Board, s: State) -> None:
    """All other seats are to be asked, in their order after the deciding one and round to the one before it."""
    place = 0
    while seat_at(b, s, place) != s.seat:
        place += 1
    for i in range(v.QUEUE):
        s.queue[i] = seat_at(b, s, (place + 1 + i) % b.players) if i + 1 < b.players else v.NOBODY


@kernel
def seat_at(b: Board, s: State, place: int) -> int:
    """The seat that is asked in that *place*: after the two of the dice the others clockwise from the first."""
    first, foe = state.controller_of(b, s, roller_of(s, v.ATT)), roller_of(s, v.DEF)
    second = first if foe == v.NOBODY else state.controller_of(b, s, foe)
    if place == 0 or second == first:
        return (first + place) % b.players
    if place == 1:
        return second
    # Who sits before the second one is asked one place later.
    away = (second - first) % b.players
    return (first + place - int(place - 1 < away)) % b.players
