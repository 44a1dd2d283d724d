"""`python -m bench.dice`: throws beside Rapier's, as a table or one JSON document."""

from __future__ import annotations

import argparse
import json
import sys

from bench.dice import rapier
from bench.dice.measures import rows
from bench.table import format_table


def main() -> int:
    """Measure; 0 also where a goal is missed, 2 where Node is missing."""
    parser = argparse.ArgumentParser(prog="python -m bench.dice", description="Throws of dice beside Rapier's.")
    parser.add_argument("--json", action="store_true", help="one JSON document instead of a table")
    parser.add_argument("--quick", action="store_true", help="fewer rounds: a glance, not a result")
    options = parser.parse_args()
    lacking = rapier.lacks()
    if lacking is not None:
        print(f"bench: {lacking}", file=sys.stderr)
        return 2
    measured = list(rows(options.quick))
    print(json.dumps([row.document() for row in measured], indent=2) if options.json else format_table(measured))
    return 0


if __name__ == "__main__":
    sys.exit(main())
