"""What the lines that are left are worth, in thousandths of log odds. Fitted by `lab.fitting_niwa`."""

from __future__ import annotations

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
