"""Openings of every game have as many sequences as they had. Numbers are witnesses, as transcripts are."""

import json

import pytest
from laws.shelf import SHELF
from laws.witnesses import read_witness
from perft.openings import counts, path_of


@pytest.mark.parametrize("key", SHELF)
def test_an_opening_has_as_many_sequences_as_before(key):
    assert counts(key) == json.loads(read_witness(path_of(key), "perft", key))
