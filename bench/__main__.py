"""`python -m bench`: measure, and print a table or one JSON document."""

from __future__ import annotations

import argparse
import json
import sys

from bench.parts import DRILLS, PARTS, versions
from bench.row import Row
from bench.table import format_table


def main() -> int:
    """Measure what is asked for, else everything; 0 also where a goal is missed, 2 where a part is left out."""
    parser = argparse.ArgumentParser(prog="python -m bench", description="Speed, as ratios against peers.")
    parser.add_argument(
        "parts", nargs="*", metavar="PART", help=f"what to measure: {', '.join(PARTS)}; else all but drills"
    )
    parser.add_argument("--json", action="store_true", help="one JSON document instead of a table")
    parser.add_argument("--quick", action="store_true", help="fewer and shorter rounds: a glance, not a result")
    options = parser.parse_args()
    for part in options.parts:
        if part not in PARTS:
            parser.error(f"PART: expected {', '.join(PARTS)}, got {part!r}")
    asked = [part for part in PARTS if part in options.parts or not (options.parts or part in DRILLS)]
    able = [part for part in asked if is_able(part)]
    measured: list[Row] = []
    for part in able:
        for row in PARTS[part].rows(options.quick):
            measured.append(row)
            if sys.stderr.isatty():
                print(f"\r{len(measured)} measured", end="", file=sys.stderr, flush=True)
    missed = [f"{row.what} beside {row.peer}" if row.peer else row.what for row in measured if row.met is False]
    if options.json:
        document = {"versions": versions(able), "parts": able, "quick": options.quick}
        print(json.dumps({**document, "rows": [row.document() for row in measured], "missed": missed}, indent=2))
    elif measured:
        print(format_table(measured))
        print(f"\nmissed: {'; '.join(missed)}" if missed else "\nevery goal is met")
    return 0 if able == asked else 2


def is_able(part: str) -> bool:
    """Whether a part has what it needs; a line says what is missing."""
    lacks = PARTS[part].lacks()
    if lacks is not None:
        print(f"bench: {part} left out: {lacks}", file=sys.stderr)
    return lacks is None


if __name__ == "__main__":
    sys.exit(main())
