"""`python -m bench.server WAY…`: ways of serving beside each other and boardgame.io, in the same rounds."""

from __future__ import annotations

import argparse
import json
import sys

from bench.parts import server_lacks
from bench.server.measures import rows
from bench.server.process import WAYS
from bench.table import format_table


def main() -> int:
    """Measure the ways that are asked for, else all; 2 where something is missing."""
    parser = argparse.ArgumentParser(prog="python -m bench.server", description="Ways of serving, side by side.")
    parser.add_argument("ways", nargs="*", metavar="WAY", help=f"what to measure: {', '.join(WAYS)}; else all")
    parser.add_argument("--json", action="store_true", help="one JSON document instead of a table")
    parser.add_argument("--quick", action="store_true", help="fewer rounds and matches: a glance, not a result")
    options = parser.parse_args()
    for way in options.ways:
        if way not in WAYS:
            parser.error(f"WAY: expected {', '.join(WAYS)}, got {way!r}")
    lacks = server_lacks()
    if lacks is not None:
        print(f"bench: {lacks}", file=sys.stderr)
        return 2
    measured = list(rows(options.quick, options.ways or list(WAYS)))
    print(json.dumps([row.document() for row in measured], indent=2) if options.json else format_table(measured))
    return 0


if __name__ == "__main__":
    sys.exit(main())
