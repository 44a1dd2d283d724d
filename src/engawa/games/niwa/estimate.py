"""How a position of Niwa looks, for bots: by the lines that are left to every figure.

The weights are thousandths of log odds, fitted by `bots.niwa.fitting`.
"""

from __future__ import annotations

from engawa.core.forge import kernel
from engawa.core.logarithms import exp
from engawa.games.niwa import state
from engawa.games.niwa.meeting import landings_from
from engawa.games.niwa.state import Garden, State

FAR = 13  # lines that are told apart; more count as the last
TEMPO = 282  # for the seat to act

# A row for each figure, the nearest to its goal first, and in it a weight for 0, 1, 2, … lines: figures of the seat to
# act by where they stand, then by where a turn can get them; the same for the other seat.
# fmt: off
WEIGHTS = (
    0, 2977, 1845, 1022, 622, 72, -121, -357, -661, -969, -1105, -1364, -1680,
    0, 36, 10, 179, 250, -2, 271, 166, 36, 42, -205, -111, -391,
    0, 0, 3, 155, -8, -180, -46, -211, -81, 58, 109, 187, 296,
    6123, 1880, 1246, 529, 101, -445, -789, -1035, -1303, -1597, -1509, -1637, -1280,
    234, 621, 686, 426, 273, 152, 13, -28, -357, -367, -233, -468, -669,
    0, 46, 381, 648, 267, 208, 102, 97, -135, -46, -219, -362, -705,
    0, -2983, -1848, -984, -507, 84, 327, 532, 752, 1044, 1059, 1274, 1532,
    0, -185, -268, -307, -263, 50, -161, -31, 109, 151, 374, 263, 552,
    0, 0, -18, -276, 138, 105, 206, 287, 165, 15, -32, -81, -226,
    -3414, -1534, -1154, -714, -345, 124, 462, 790, 1008, 1389, 1153, 1333, 1185,
    104, -261, -502, -369, -247, -180, -77, -42, 272, 288, 142, 475, 678,
    -2, -198, -585, -488, -216, -101, -23, 21, 235, 124, 305, 430, 780,
)
# fmt: on


@kernel
def estimate(b: Garden, s: State, seat: int) -> float:
    """The chance of *seat* to win, as matches of bots came out, by the lines that are left to every figure."""
    if s.phase == state.ENDED:
        return 0.5 if s.winner == state.NOBODY else 1.0 if s.winner == seat else 0.0
    if s.phase == state.PLACING:
        return 0.5
    odds = prospects(b, s, s.turn, 0) + prospects(b, s, 1 - s.turn, 1) + TEMPO
    return 1.0 / (1.0 + exp(-odds / 1000.0 if s.turn == seat else odds / 1000.0))


@kernel
def prospects(b: Garden, s: State, seat: int, waiting: int) -> int:
    """What the figures of *seat* add to the odds of the seat to act, in thousandths; *waiting* if it is the other."""
    first, target = seat * state.OWN, b.distance[1 - seat]
    row = waiting * 2 * state.OWN
    odds = weight_of_three(row, target[s.field[first]], target[s.field[first + 1]], target[s.field[first + 2]])
    one, two, three = lines_left(b, s, first), lines_left(b, s, first + 1), lines_left(b, s, first + 2)
    return odds + weight_of_three(row + state.OWN, one, two, three)


@kernel
def weight_of_three(row: int, one: int, two: int, three: int) -> int:
    """The weights of three figures from that *row* of the table on, the nearest to its goal first."""
    low, high = min(one, two, three), max(one, two, three)
    middle = one + two + three - low - high
    return weight(row, low) + weight(row + 1, middle) + weight(row + 2, high)


@kernel
def weight(row: int, lines: int) -> int:
    return WEIGHTS[row * FAR + min(lines, FAR - 1)]


@kernel
def lines_left(b: Garden, s: State, figure: int) -> int:
    """The lines between the enemy base and the nearest field that *figure* could get to in a turn, as figures stand."""
    seat, here, stack = figure // state.OWN, s.field[figure], s.stack[figure]
    left, fields = b.distance[1 - seat][here], 1 << here
    while stack != 0 and fields != 0:
        reached = 0
        while fields != 0:
            low = fields & -fields
            reached |= b.over[state.FIELD_OF[low % state.BITS]][state.TOP[stack]]
            fields ^= low
        fields, stack = reached & ~s.taken, state.UNDER[stack]
        left = nearest(b, 1 - seat, fields, left)
    # Without a bead left it jumps.
    taken = s.taken & ~(1 << here)
    while fields != 0:
        low = fields & -fields
        left = nearest(b, 1 - seat, landings_from(b, seat, taken, state.FIELD_OF[low % state.BITS]), left)
        fields ^= low
    return left


@kernel
def nearest(b: Garden, seat: int, fields: int, left: int) -> int:
    """The distance of the nearest of the *fields* from the base of *seat*, if it is below *left*."""
    while fields & b.nearer[seat][left] != 0:
        left -= 1
    return left
