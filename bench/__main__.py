"""`python -m bench`: measure, and print a table or one JSON document."""

from __future__ import annotations

import argparse
import json
import platform
import sys
from importlib.metadata import version
from importlib.util import find_spec

PEERS = {"chess": "chess", "open_spiel": "pyspiel", "numba": "numba"}  # distributions and what they are imported as


def main() -> int:
    """Measure everything; 0 also where a goal is missed, 2 where a peer is missing."""
    parser = argparse.ArgumentParser(prog="python -m bench", description="Speed, as ratios against peers.")
    parser.add_argument("--json", action="store_true", help="one JSON document instead of a table")
    parser.add_argument("--quick", action="store_true", help="fewer and shorter rounds: a glance, not a result")
    options = parser.parse_args()
    missing = [name for name, module in PEERS.items() if find_spec(module) is None]
    if missing:
        print(
            f"bench: expected {', '.join(missing)} to be installed; `make bench` installs what it needs",
            file=sys.stderr,
        )
        return 2

    from bench.measures import FULL, QUICK, rows
    from bench.table import format_table

    measured = []
    for row in rows(QUICK if options.quick else FULL):
        measured.append(row)
        if sys.stderr.isatty():
            print(f"\r{len(measured)} measured", end="", file=sys.stderr, flush=True)
    missed = [f"{row.what} beside {row.peer}" if row.peer else row.what for row in measured if row.met is False]
    if options.json:
        versions = {name: version(name) for name in ("engawa", *PEERS, "numpy")}
        document = {"python": platform.python_version(), "versions": versions, "quick": options.quick}
        print(json.dumps({**document, "rows": [row.document() for row in measured], "missed": missed}, indent=2))
    else:
        print(format_table(measured))
        print(f"\nmissed: {'; '.join(missed)}" if missed else "\nevery goal is met")
    return 0


if __name__ == "__main__":
    sys.exit(main())
