"""What a Nüby match is made of: the board that never changes, the state that does, and the words for reading them."""

from __future__ import annotations

from engawa.core.forge import array, kernel, record

SEATS, OWN = 6, 4  # seats at most; pieces of a seat: seat k owns the pieces 4k … 4k+3
PIECES = SEATS * OWN
LANE = 4  # fields of a goal lane
TRACK = 4  # fields of a blockade track: B, 1, 2, Frei
FACES = 6
NOBODY, NOWHERE = -1, -1

FIELDS = 160  # that a board can have, start areas and tracks included
RING = 96  # of these, fields of the ring
ROUTES = 16_000  # open and barred ones of all seats

# Where a piece on a field is: under way, not yet, or at the end of its way. Tracks are for stones only.
IN_PLAY, WAITING, HOME, ASIDE = 0, 1, 2, 3

# What stands on a field: nothing, a piece (its number + 1), or a blockade (STONE + its seat). Eight to a word.
NOTHING, STONE = 0, PIECES + 1
TO_A_WORD, BITS, MASK = 8, 8, 127

# Phases. In the first two chance acts, in the last nobody.
ROLLING, HUNTING, ENTERING, STARTING, PUSHING, DROPPING, MOVING, FOCUSING, ENDED = range(9)

# What holds for a route, as a set.
BACK = 1  # it runs against the direction
ENTERS = 2  # from a start area onto its entry
COMES_HOME = 4  # it leads into the goal lane
IN_LANE = 8  # it passes fields of the goal lane, which must be empty
ENDS_HOME = 16  # it ends in the goal lane
FREE = 32  # it never compels
SAFE = 64  # it ends where nobody is thrown
ONLY_THROWS = 128  # it must end on an opponent
OVER_PIECES = 256  # every field between must be occupied
SKIPS = 512  # it leads back from the own entry to the own fork
BESIDE = 1024  # it runs past the own last side path
BARRED = 2048  # a clause forbids it, whatever stands where
LIMITED = IN_LANE | COMES_HOME | SAFE | OVER_PIECES | ONLY_THROWS  # so it depends on what stands where


@record
class Board:
    players: int = 2
    # What the six games add to the standard rules.
    sixes: int = 1  # a six enters or throws, and rolls again
    blocks: int = 0  # there are blockades
    hunts: int = 0  # only hunters with focus come home
    kind_hits: int = 0  # extra hits need not be used
    shoves: int = 0  # thrown pieces push each other on
    # Fields: the ring comes first.
    fields: int = 0
    ring: int = 0
    stand: list[int] = array(FIELDS, fill=ASIDE)  # IN_PLAY, WAITING, HOME or ASIDE
    side: list[int] = array(FIELDS)  # 1 on a side path
    depth: list[int] = array(FIELDS)  # 1 to 4 in a goal lane
    next: list[int] = array(FIELDS, fill=NOWHERE)  # the plain way on
    refuge: list[int] = array(FIELDS, fill=NOWHERE)  # where a piece goes that is thrown here
    entry: list[int] = array(FIELDS, fill=NOWHERE)  # of a start area
    # Seats.
    first: list[list[int]] = array(SEATS, OWN, fill=NOWHERE)  # where their pieces begin
    track: list[list[int]] = array(SEATS, TRACK, fill=NOWHERE)
    home: list[int] = array(SEATS, fill=NOWHERE)  # where their blockade begins and returns to
    left: list[list[int]] = array(SEATS, FIELDS)  # steps from a field to the innermost field of their goal lane
    # Routes by seat, field and count: the number of the first, times 16, plus how many there are.
    open: list[list[list[int]]] = array(SEATS, FIELDS, FACES + 1)
    barred: list[list[list[int]]] = array(SEATS, FIELDS, FACES + 1)
    routes: int = 0
    whose: list[int] = array(ROUTES, fill=NOBODY)  # the seat, times 8, plus the count
    start: list[int] = array(ROUTES, fill=NOWHERE)
    end: list[int] = array(ROUTES, fill=NOWHERE)
    kind: list[int] = array(ROUTES)
    over: list[int] = array(
        ROUTES
    )  # the fields between start and end, each as 8 bits of its number + 1, the last first
    instead: list[int] = array(ROUTES, fill=NOWHERE)  # where the own last side path leads with the same count
    clause: list[int] = array(ROUTES)  # that bars it
    # For people: arrow fields, a field's name, and the colour that a seat plays.
    arrow: list[int] = array(FIELDS)
    letter: list[int] = array(FIELDS)
    sector: list[int] = array(FIELDS)
    number: list[int] = array(FIELDS)
    colour: list[int] = array(SEATS)


@record
class State:
    phase: int = ROLLING
    turn: int = 0  # the seat whose turn it is; at the end, the winner
    die: int = 0  # as long as it is not used up
    sixes: int = 0  # of this turn, a free entry counting as one
    named: int = 0  # the number that a hunter has named
    hits: int = 0  # of a hunt
    compelled: int = NOWHERE  # a move that must not be passed on, if there is one; it follows from the rest
    winner: int = NOBODY
    focus: int = 0  # the pieces with focus, a bit for each
    field: list[int] = array(PIECES, fill=NOWHERE)  # where each piece is
    stone: list[int] = array(SEATS, fill=NOWHERE)  # where the blockade of each seat is
    at: list[int] = array(FIELDS // TO_A_WORD)  # what stands on each field, start areas left out


@kernel(inline=True)
def standing_on(s: State, field: int) -> int:
    """What stands on *field*: NOTHING, a piece's number + 1, or STONE + a seat."""
    return (s.at[field >> 3] >> ((field & 7) * BITS)) & MASK


@kernel(inline=True)
def swap(s: State, field: int, one: int, other: int) -> None:
    """Where *one* stands on *field*, put *other*; either may be NOTHING."""
    s.at[field >> 3] ^= (one ^ other) << ((field & 7) * BITS)


@kernel(inline=True)
def is_own(s: State, what: int) -> bool:
    """Whether *what* stands somewhere is a piece of the seat whose turn it is."""
    return (what - 1) >> 2 == s.turn


@kernel(inline=True)
def is_opponent(s: State, what: int) -> bool:
    return NOTHING < what < STONE and not is_own(s, what)


@kernel
def is_piece(what: int) -> bool:
    return NOTHING < what < STONE


@kernel
def has_focus(s: State, piece: int) -> bool:
    return (s.focus >> piece) & 1 == 1
