"""Write the transcripts anew: `python tests/playthroughs`. Do so only when a change of rules is meant."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from playthroughs.transcript import SITTINGS, transcript

if __name__ == "__main__":
    for name, sitting in SITTINGS.items():
        Path(__file__).with_name(f"{name}.txt").write_text(transcript(*sitting), encoding="utf-8")
