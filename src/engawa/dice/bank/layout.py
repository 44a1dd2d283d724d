"""How the landing bank is laid out: runs of hands, and what a landing is as one int."""

HAND = 5  # dice of the largest hand
RUN = HAND * (HAND + 1) // 2  # dice of a run: a hand of one, a hand of two, to HAND
RUNS = 12_000
FEWEST, MOST = 2, 5  # throwers around the tray; runs are of each number in turn
BITS, OFFSET = 12, 1 << 11  # of each number in a packed landing
