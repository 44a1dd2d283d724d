"""Transcripts of whole matches stay as they are. They are witnesses, not judges: rules are judged by clause tests."""

from pathlib import Path

import pytest
from laws.shelf import ONLY, SHELF
from laws.witnesses import read_witness
from playthroughs.transcript import SITTINGS, path_of, transcript


@pytest.mark.parametrize("name", SITTINGS)
def test_a_match_is_played_as_it_was_before(name):
    key = SITTINGS[name][0]
    assert transcript(*SITTINGS[name]) == read_witness(path_of(name), "playthroughs", key)


def test_every_game_has_a_transcript():
    assert {key for key, *_ in SITTINGS.values()} == {*SHELF}


@pytest.mark.skipif(ONLY is not None, reason="only one game is asked for")
def test_every_transcript_has_its_sitting():
    assert {path.stem for path in Path(__file__).parent.glob("*.txt")} <= {*SITTINGS}
