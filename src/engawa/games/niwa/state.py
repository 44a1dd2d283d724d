"""What a match of Niwa is made of: the garden that never changes, the state that does, and words for reading them."""

from __future__ import annotations

from engawa.core.forge import array, kernel, record

PLAYERS = 2
FIGURES, OWN, STACK = 6, 3, 3  # figures of both seats, of one seat; beads that a figure can carry
COLOURS = 3
NONE, GREEN, YELLOW, ORANGE = 0, 1, 2, 3
WAYS = 6  # E, NE, NW, W, SW, SE
FIELDS = 62  # twelve tiles in a tree have 12 middles and 50 corners; no garden has more
TURNS = 200  # of both seats together, then it is a draw
SEAT_KEYS = FIELDS * (FIELDS - 1) * (FIELDS - 2) // 6 * 40**3  # arrangements of one seat's figures and beads
TIMES = 3  # that a position begins a turn, then it is a draw
NOBODY, NOWHERE = -1, -1

# A stack of beads is one int, a digit from 1 to 3 for each bead, the top one last, in bijective base three:
# 0 none, 1 G, 2 Y, 3 O, 4 GG, 5 GY, … 39 OOO. So every stack has one number, and 13 is the first of three beads.
STACKS, FULL = 40, 13
TOP = tuple((stack - 1) % COLOURS + 1 if stack else NONE for stack in range(STACKS))  # the colour of its top bead
UNDER = tuple((stack - 1) // COLOURS if stack else 0 for stack in range(STACKS))  # the stack without that bead

# A set of fields is one int, a bit for each. Powers of two are all different modulo BITS, so a bit tells its field.
BITS = 67
FIELD_OF = tuple(next((field for field in range(FIELDS) if (1 << field) % BITS == rest), 0) for rest in range(BITS))

PLACING, MOVING, ENDED = 0, 1, 2  # phases
BY_BASE, BY_REPETITION, BY_TURNS = 1, 2, 3  # ends


@record
class Garden:
    fields: int = 0
    neighbour: list[list[int]] = array(FIELDS, WAYS, fill=NOWHERE)  # the field over the line on each way [NI-C5]
    line: list[list[int]] = array(FIELDS, WAYS)  # the colour of that line, or NONE
    near: list[int] = array(FIELDS)  # the neighbours, as a set
    over: list[list[int]] = array(FIELDS, 1 + COLOURS)  # those over lines of a colour, as a set
    across: list[list[list[int]]] = array(FIELDS, 1 + COLOURS, WAYS, fill=NOWHERE)  # the same one by one, then NOWHERE
    behind: list[list[int]] = array(FIELDS, WAYS)  # behind a figure on each way, as a set [NI-10]
    beyond: list[list[int]] = array(FIELDS, WAYS)  # beyond those, as a set [NI-11]
    base: list[int] = array(PLAYERS, fill=NOWHERE)
    first: int = 0  # the seat that begins [NI-S3]
    distance: list[list[int]] = array(PLAYERS, FIELDS)  # lines between a field and the base of a seat
    nearer: list[list[int]] = array(PLAYERS, FIELDS)  # the fields with fewer lines than that to the base, as a set
    row: list[int] = array(FIELDS)  # for people: the letter of a field's name, and where it is drawn
    column: list[int] = array(FIELDS)  # its number, from 0


@record
class State:
    phase: int = PLACING
    turn: int = 1  # seat to act
    mover: int = NOBODY  # figure under way
    turns: int = 0  # finished turns of both seats
    winner: int = NOBODY
    end: int = 0  # how it ended
    taken: int = 0  # the fields with a figure, as a set
    field: list[int] = array(FIGURES, fill=NOWHERE)  # where each figure stands; seat 0 owns 0..2, seat 1 owns 3..5
    stack: list[int] = array(FIGURES)  # the beads each carries
    begun: list[int] = array(PLAYERS)  # turns of each seat that are written down in `seen`
    seen: list[list[int]] = array(PLAYERS, TURNS // 2 + 1)  # the position in which each began [NI-22]


Board = Garden


@kernel
def has_placed(s: State, seat: int) -> bool:
    """Whether the figures of *seat* stand in the garden."""
    return s.field[seat * OWN] != NOWHERE


@kernel
def may_act(s: State, figure: int) -> bool:
    """Whether *figure* is one's own and no other is under way."""
    return is_own(s, figure) and (s.mover == NOBODY or s.mover == figure)


@kernel
def is_own(s: State, figure: int) -> bool:
    return s.turn * OWN <= figure < s.turn * OWN + OWN


@kernel
def can_receive(s: State, giver: int, receiver: int) -> bool:
    """Whether *receiver* is another figure of the same seat with room for a bead."""
    return is_own(s, receiver) and receiver != giver and has_room(s, receiver)


@kernel
def can_cross_home(b: Garden, s: State, figure: int) -> bool:
    """Whether a line of its top bead's colour lies between *figure* and the own base."""
    return has(b.over[s.field[figure]][top_bead(s, figure)], b.base[s.turn])


@kernel
def is_figure(s: State, field: int) -> bool:
    return field != NOWHERE and has(s.taken, field)


@kernel
def has(fields: int, field: int) -> bool:
    """Whether a set of fields has *field* in it."""
    return (fields >> field) & 1 == 1


@kernel
def has_room(s: State, figure: int) -> bool:
    """Whether *figure* has fewer than three beads."""
    return s.stack[figure] < FULL


@kernel
def top_bead(s: State, figure: int) -> int:
    """The colour of the top bead of *figure*, or NONE."""
    return TOP[s.stack[figure]]


@kernel
def move_bead(s: State, giver: int, receiver: int) -> None:
    """Put the top bead of *giver* on top of *receiver*."""
    s.stack[receiver] = COLOURS * s.stack[receiver] + TOP[s.stack[giver]]
    s.stack[giver] = UNDER[s.stack[giver]]


@kernel
def put_figure(s: State, figure: int, field: int) -> None:
    """Set *figure* down on *field*; it leaves where it stood."""
    if s.field[figure] != NOWHERE:
        s.taken &= ~(1 << s.field[figure])
    s.field[figure] = field
    s.taken |= 1 << field
