"""Write transcripts: `python tests/playthroughs [KEY…]`. Do so anew only when a change of rules is meant."""

from __future__ import annotations

import os
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from playthroughs.transcript import SITTINGS, path_of, transcript

if __name__ == "__main__":
    for name, sitting in SITTINGS.items():
        if sitting[0] in sys.argv[1:] or len(sys.argv) == 1:
            path_of(name).parent.mkdir(exist_ok=True)
            path_of(name).write_text(transcript(*sitting), encoding="utf-8")
            print(os.path.relpath(path_of(name)))
