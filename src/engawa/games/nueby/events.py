"""What the rules tell while they play: an event and three ints, a seat first."""

ROLLED = 1  # seat, die
FREELY_ENTERED = 2  # seat, area, entry
MOVED = 3  # seat, from, to
THROWN = 4  # seat, where it stood, where it goes
SKIPPED = 5  # seat, field
STUCK = 6  # seat, die
PASSED = 7  # seat
SHOVED = 8  # seat, onto
PUSHED = 9  # seat, onto
DROPPED = 10  # seat, onto
KEPT = 11  # seat
CLEARED = 12  # owner, where it stood, where it goes
HUNTED = 13  # seat, number
HIT = 14  # seat, hits
FOCUSED = 15  # seat, field
AGAIN = 16  # seat
WON = 17  # seat
UNFOCUSED = 18  # seat
PLACED = 19  # seat, place
