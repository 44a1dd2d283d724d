"""What a process counts of itself while it serves. `health` tells it; there is one server in a process."""

from __future__ import annotations

from collections import Counter

from engawa.store.histogram import Histogram

REFUSALS: Counter[str] = Counter()  # by code
MOVES = Histogram()  # from reading a move until it is stored and told
REQUESTS = Histogram()  # from the first word of a request to the first of its answer
THOUGHTS: Counter[str] = Counter()  # what thinkers were asked for: `move`, `hint`, `analysis`
SOCKETS: Counter[str] = Counter()  # how many were `opened`, and how many `closed`
