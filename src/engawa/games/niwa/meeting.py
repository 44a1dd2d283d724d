"""Meeting other figures: where an empty figure can jump to. Clause ids are those of docs/rules/niwa.md."""

from __future__ import annotations

from engawa.core.contract import LEGAL
from engawa.core.forge import kernel
from engawa.games.niwa import state
from engawa.games.niwa.clauses import CLAUSES
from engawa.games.niwa.state import Garden, State

MOVE_OR_TRANSFER = CLAUSES.index("NI-1")
FIELD_IS_OCCUPIED = CLAUSES.index("NI-6")
FIELDS_BEHIND = CLAUSES.index("NI-10")
FIELDS_BEYOND = CLAUSES.index("NI-11")
LOADED_NEVER_JUMPS = CLAUSES.index("NI-14")
NO_JUMP_HOME = CLAUSES.index("NI-15")


@kernel
def refusal_of_jump(b: Garden, s: State, figure: int, landing: int) -> int:
    """The clause that forbids *figure* to jump to *landing*."""
    # A turn moves one own figure. [NI-1]
    if not state.may_act(s, figure):
        return MOVE_OR_TRANSFER
    # A figure with beads never jumps. [NI-14]
    if s.stack[figure] != 0:
        return LOADED_NEVER_JUMPS
    here = s.field[figure]
    if state.has(landings_from(b, s.turn, s.taken, here), landing):
        return LEGAL
    # No jump onto the own base. [NI-15]
    if landing == b.base[s.turn]:
        return NO_JUMP_HOME
    # Nobody stops on an occupied field. [NI-6]
    if state.has(s.taken, landing):
        return FIELD_IS_OCCUPIED
    # The fields beyond are only for those who find no free field behind. [NI-11]
    for way in range(state.WAYS):
        if state.is_figure(s, b.neighbour[here][way]) and state.has(b.beyond[here][way], landing):
            return FIELDS_BEYOND
    # It jumps a neighbouring figure, to a field behind it. [NI-10]
    return FIELDS_BEHIND


@kernel
def landings_from(b: Garden, seat: int, taken: int, here: int) -> int:
    """Where an empty figure on *here* can jump to, as a set."""
    landings = 0
    if b.near[here] & taken == 0:
        return landings
    # The own base does not count as free. [NI-11, NI-15]
    free = ~(taken | 1 << b.base[seat])
    for way in range(state.WAYS):
        jumped = b.neighbour[here][way]
        if jumped != state.NOWHERE and state.has(taken, jumped):
            # To one of the three fields behind, [NI-10]
            fields = b.behind[here][way] & free
            # or, if none of them is free, to one of the two beyond. [NI-11]
            landings |= fields if fields != 0 else b.beyond[here][way] & free
    return landings
