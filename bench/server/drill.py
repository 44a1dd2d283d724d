"""`python -m bench.server.drill soak 3600 --write`: a drill as short or as long as one likes.

It prints a table, or one JSON document, and with `--write` puts the table into docs/bench.md. The exit code is 1 if a
goal is missed.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import sys
from collections.abc import Callable
from datetime import UTC, datetime

from bench.row import Row
from bench.server import fuzz, soak
from bench.server.process import ROOT
from bench.table import format_table

REPORT = ROOT / "docs" / "bench.md"
Run = Callable[[int], tuple[list[Row], list[str]]]


def soaked(seconds: int) -> tuple[list[Row], list[str]]:
    day = soak.live(seconds)
    return list(soak.rows(day)), list(soak.notes(day))


def fuzzed(messages: int) -> tuple[list[Row], list[str]]:
    found = fuzz.Found(messages)
    return list(fuzz.rows(found)), list(fuzz.notes(found))


DRILLS: dict[str, tuple[str, Run]] = {"soak": ("seconds", soaked), "fuzz": ("messages", fuzzed)}


def main() -> int:
    """Run a drill of that size, and tell what it found."""
    parser = argparse.ArgumentParser(prog="python -m bench.server.drill", description="Look for faults of the server.")
    parser.add_argument("drill", choices=DRILLS)
    parser.add_argument("size", type=int, help="seconds of a soak, messages of a fuzz")
    parser.add_argument("--json", action="store_true", help="one JSON document instead of a table")
    parser.add_argument("--write", action="store_true", help=f"the table into {REPORT.relative_to(ROOT)} too")
    asked = parser.parse_args()
    unit, run = DRILLS[asked.drill]
    before, begun = os.getloadavg(), datetime.now(UTC)
    found, notes = run(asked.size)
    missed = [row.what for row in found if row.met is False]
    if asked.json:
        print(json.dumps({"rows": {row.what: row.ours for row in found}, "notes": notes, "missed": missed}))
    else:
        load = f"load average {before[0]:.1f} before, {os.getloadavg()[1]:.1f} in its last five minutes"
        machine = f"{os.cpu_count()} cores, {load}"
        heading = f"{begun:%d %B %Y}, {asked.size} {unit}, {machine}. Missed: {'; '.join(missed) or 'nothing'}."
        report = "\n".join([heading, "", "```text", format_table(found), *notes, "```"])
        print(report)
        if asked.write:
            REPORT.write_text(written(REPORT.read_text(encoding="utf-8"), asked.drill, report), encoding="utf-8")
    return 1 if missed else 0


def written(page: str, drill: str, report: str) -> str:
    """The *page* with a new report of a drill in place of the old one."""
    marked = re.compile(f"(<!-- {drill} -->\n).*?(<!-- /{drill} -->)", re.DOTALL)
    assert len(marked.findall(page)) == 1, f"expected one place for {drill}"
    return marked.sub(lambda found: f"{found[1]}{report}\n{found[2]}", page)


if __name__ == "__main__":
    sys.exit(main())
