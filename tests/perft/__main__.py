"""Write the counts of openings: `python tests/perft [KEY…]`. Do so anew only when a change of rules is meant."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from laws.shelf import SHELF
from perft.openings import counts, path_of

if __name__ == "__main__":
    for key in sys.argv[1:] or SHELF:
        path_of(key).parent.mkdir(exist_ok=True)
        path_of(key).write_text(f"{json.dumps(counts(key))}\n", encoding="utf-8")
        print(os.path.relpath(path_of(key)))
