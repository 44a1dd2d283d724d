"""The nouns of the Nüby games as ints: pieces, fields, phases, and a route in one word."""

SEATS, OWN = 6, 4  # seats at most; pieces of a seat: seat k owns the pieces 4k … 4k+3
PIECES = SEATS * OWN
LANE = 4  # fields of a goal lane
SHORTEST, LONGEST = 1, 8  # steps of a blockade track [NU-C4]
TRACK = LONGEST + 1  # fields of one at most: B, the steps between, Frei
FACES = 6
NOBODY, NOWHERE = -1, -1

FIELDS = 224  # that a board can have, start areas and tracks included
RING = 96  # of these, fields of the ring
ROUTES = 16_000  # open and barred ones of all seats
ROUTE_MASK, ROUTE_BITS = 127, 8  # how many there are from one field with one count, and SPECIAL above it
SPECIAL = 128  # there are more than two, or several pieces may share them, as in a start area
CHOICES = 48  # open routes of all four pieces with one count
WAYS = CHOICES + 2

# Where a piece on a field is: under way, not yet, or at the end of its way. Tracks are for stones only.
IN_PLAY, WAITING, HOME, ASIDE = 0, 1, 2, 3

# What stands on a field: nothing, a piece (its number + 1), or a blockade (STONE + its seat). Eight to a word.
NOTHING, STONE = 0, PIECES + 1
TO_A_WORD, BITS, MASK = 8, 8, 127

# Phases. In the first two chance acts, in the last nobody.
ROLLING, HUNTING, ENTERING, STARTING, MOVING, FOCUSING, ENDED = range(7)

# Places in one word: seat + 1 of whoever has finished, the first lowest.
PLACE_BITS, PLACE_MASK = 4, 15

# A route in one word: its end, its start, whose it is with which count (each 8 bits), and above them what holds for it.
START_SHIFT, WHOSE_SHIFT, BYTE = 8, 16, 255
BACK = 1 << 24  # it runs against the direction
ENTERS = 1 << 25  # from a start area onto its entry
COMES_HOME = 1 << 26  # it leads into the goal lane
IN_LANE = 1 << 27  # it passes fields of the goal lane, which must be empty
ENDS_HOME = 1 << 28  # it ends in the goal lane
FREE = 1 << 29  # it never compels
SAFE = 1 << 30  # it ends where nobody is thrown
ONLY_THROWS = 1 << 31  # it must end on an opponent
OVER_PIECES = 1 << 32  # every field between must be occupied
SKIPS = 1 << 33  # it leads back from the own entry to the own fork
BESIDE = 1 << 34  # it runs past the own last side path
BARRED = 1 << 35  # a clause forbids it, whatever stands where
WITH_A_SIX = 1 << 36  # it takes a six, and does not enter
BLOCKABLE = 1 << 37  # there are blockades, which may be in its way
LIMITED = BARRED | WITH_A_SIX | BLOCKABLE | IN_LANE | COMES_HOME | SAFE | OVER_PIECES | ONLY_THROWS
NUMBER_SHIFT = 40  # above all this, its number
