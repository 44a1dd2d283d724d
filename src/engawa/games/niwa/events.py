"""What the rules of Niwa tell: events, each with up to three ints."""

from engawa.games.niwa.state import COLOURS

PLACED, CROSSED, JUMPED, TRANSFERRED, STOPPED, TURN_ENDED, WON, DRAWN = range(1, 9)
GIFTS = COLOURS + 1  # an event says in one int who gets a bead and which: the receiver times this, and its colour
