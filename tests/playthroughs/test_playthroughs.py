"""Transcripts of whole matches stay as they are. They are witnesses, not judges: rules are judged by clause tests."""

from pathlib import Path

import pytest
from playthroughs.transcript import SITTINGS, transcript


@pytest.mark.parametrize("name", SITTINGS)
def test_a_match_is_played_as_it_was_before(name):
    assert transcript(*SITTINGS[name]) == Path(__file__).with_name(f"{name}.txt").read_text(encoding="utf-8")


def test_every_transcript_has_its_sitting():
    assert {path.stem for path in Path(__file__).parent.glob("*.txt")} == set(SITTINGS)
