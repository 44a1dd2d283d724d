"""`python -m bench.server.drill soak 15`: a drill as short or as long as one likes, as one JSON document."""

from __future__ import annotations

import json
import sys

from bench.server import fuzz, soak


def main(drill: str, size: str) -> None:
    """Run a soak of so many seconds, or a fuzz of so many messages."""
    rows = soak.rows(True, float(size)) if drill == "soak" else fuzz.rows(True, int(size))
    print(json.dumps({row.what.partition(": ")[2]: row.ours for row in rows}))


if __name__ == "__main__":
    main(*sys.argv[1:])
