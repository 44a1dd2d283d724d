"""What a Nüby match is made of: the board that never changes, the state that does, and the words for reading them."""

from __future__ import annotations

from engawa.core.forge import array, kernel, record
from engawa.games.nueby import vocabulary as v


@record
class Board:
    players: int = 2
    # What the six games add to the standard rules.
    sixes: int = 1  # a six enters or throws, and rolls again
    blocks: int = 0  # there are blockades
    hunts: int = 0  # only hunters with focus come home
    kind_hits: int = 0  # extra hits need not be used
    shoves: int = 0  # thrown pieces push each other on
    places: int = 0  # it is played on for the places
    # Fields: the ring comes first.
    fields: int = 0
    ring: int = 0
    stand: list[int] = array(v.FIELDS, fill=v.ASIDE)  # IN_PLAY, WAITING, HOME or ASIDE
    side: list[int] = array(v.FIELDS)  # 1 on a side path
    depth: list[int] = array(v.FIELDS)  # 1 to 4 in a goal lane
    next: list[int] = array(v.FIELDS, fill=v.NOWHERE)  # the plain way on
    refuge: list[int] = array(v.FIELDS, fill=v.NOWHERE)  # where a piece goes that is thrown here
    entry: list[int] = array(v.FIELDS, fill=v.NOWHERE)  # of a start area
    # Seats.
    first: list[list[int]] = array(v.SEATS, v.OWN, fill=v.NOWHERE)  # where their pieces begin
    track: list[list[int]] = array(v.SEATS, v.TRACK, fill=v.NOWHERE)
    frei: list[int] = array(v.SEATS, fill=v.NOWHERE)  # the last field of their track
    home: list[int] = array(v.SEATS, fill=v.NOWHERE)  # where their blockade begins and returns to
    left: list[list[int]] = array(v.SEATS, v.FIELDS)  # steps from a field to the innermost field of their goal lane
    last: list[int] = array(
        v.SEATS
    )  # and how many are left to a seat at the end of its last side path, if there is any
    # Routes by seat, count and field: the number of the first, times 256, SPECIAL or not, and how many there are.
    open: list[list[list[int]]] = array(v.SEATS, v.FACES + 1, v.FIELDS)
    barred: list[list[list[int]]] = array(v.SEATS, v.FACES + 1, v.FIELDS)
    routes: int = 0
    route: list[int] = array(
        v.ROUTES + 2
    )  # its ends, whose it is, and what holds for it; the survey reads two too many
    over: list[int] = array(
        v.ROUTES
    )  # the fields between start and end, each as 8 bits of its number + 1, the last first
    instead: list[int] = array(v.ROUTES, fill=v.NOWHERE)  # where the own last side path leads with the same count
    clause: list[int] = array(v.ROUTES)  # that bars it
    # For people: arrow fields, a field's name, and the colour that a seat plays.
    arrow: list[int] = array(v.FIELDS)
    letter: list[int] = array(v.FIELDS)
    sector: list[int] = array(v.FIELDS)
    number: list[int] = array(v.FIELDS)
    colour: list[int] = array(v.SEATS)


@record
class State:
    phase: int = v.ROLLING
    turn: int = 0  # the seat whose turn it is; at the end, the winner
    die: int = 0  # as long as it is not used up
    sixes: int = 0  # of this turn, a free entry counting as one
    named: int = 0  # the number that a hunter has named
    hits: int = 0  # of a hunt
    moved: int = 0  # 1: a piece has moved with this roll,
    pushed: int = 0  # or the blockade was pushed; where there are blockades, the roll goes on
    compelled: int = v.NOWHERE  # a move that must not be passed on, if there is one; it follows from the rest
    ways: int = 0  # how many moves of a piece there are with the die, passing included; they follow from the rest too
    way: list[int] = array(v.WAYS)  # these: open routes, and passing; what stands behind them means nothing
    winner: int = v.NOBODY
    places: int = 0  # whoever has finished, in this order
    focus: int = 0  # the pieces with focus, a bit for each
    field: list[int] = array(v.PIECES, fill=v.NOWHERE)  # where each piece is
    in_play: list[int] = array(v.SEATS)  # how many pieces of each seat are neither waiting nor home
    stone: list[int] = array(v.SEATS, fill=v.NOWHERE)  # where the blockade of each seat is
    at: list[int] = array(v.FIELDS // v.TO_A_WORD)  # what stands on each field, start areas left out


@kernel(inline=True)
def end_of(route: int) -> int:
    """The field on which a route ends, given as the board's word for it."""
    return route & v.BYTE


@kernel(inline=True)
def start_of(route: int) -> int:
    return (route >> v.START_SHIFT) & v.BYTE


@kernel(inline=True)
def whose_is(route: int) -> int:
    """The seat, times 8, plus the count."""
    return (route >> v.WHOSE_SHIFT) & v.BYTE


@kernel(inline=True)
def number_of(route: int) -> int:
    """The number of a route, which is the action of moving along it."""
    return route >> v.NUMBER_SHIFT


@kernel(inline=True)
def standing_on(s: State, field: int) -> int:
    """What stands on *field*: NOTHING, a piece's number + 1, or STONE + a seat."""
    return (s.at[field >> 3] >> ((field & 7) * v.BITS)) & v.MASK


@kernel(inline=True)
def swap(s: State, field: int, one: int, other: int) -> None:
    """Where *one* stands on *field*, put *other*; either may be NOTHING."""
    s.at[field >> 3] ^= (one ^ other) << ((field & 7) * v.BITS)


@kernel(inline=True)
def is_own(s: State, what: int) -> bool:
    """Whether *what* stands somewhere is a piece of the seat whose turn it is."""
    return (what - 1) >> 2 == s.turn


@kernel(inline=True)
def is_opponent(s: State, what: int) -> bool:
    return v.NOTHING < what < v.STONE and not is_own(s, what)


@kernel
def is_piece(what: int) -> bool:
    return v.NOTHING < what < v.STONE


@kernel
def has_focus(s: State, piece: int) -> bool:
    return (s.focus >> piece) & 1 == 1


@kernel
def is_placed(s: State, seat: int) -> bool:
    """Whether *seat* has finished and takes no more turns."""
    return place_of(s, seat) != 0


@kernel
def place_of(s: State, seat: int) -> int:
    """The place of a *seat* that has finished, from 1 on; 0 if it has not."""
    places, at = s.places, 1
    while places != 0:
        if (places & v.PLACE_MASK) - 1 == seat:
            return at
        places, at = places >> v.PLACE_BITS, at + 1
    return 0


@kernel
def placed(s: State) -> int:
    """How many seats have finished."""
    places, count = s.places, 0
    while places != 0:
        places, count = places >> v.PLACE_BITS, count + 1
    return count


@kernel
def place(s: State, seat: int) -> int:
    """Give *seat* the next place; which that is, from 1 on."""
    taken = placed(s)
    s.places |= (seat + 1) << (taken * v.PLACE_BITS)
    return taken + 1
