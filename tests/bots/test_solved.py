"""Solved turns of Ninja Dice and chances to win come to what they came to when they were last looked at."""

import json

import pytest
from bots.solved import GOLDEN, LEADS, TURNS, numbers


def test_turns_and_chances_come_to_the_numbers_that_are_kept():
    kept, now = json.loads(GOLDEN.read_text()), numbers()
    assert kept["hands"] == now["hands"]
    assert (len(kept["turns"]), len(kept["chances"])) == (len(TURNS), len(LEADS))
    for before, after in zip(kept["turns"], now["turns"], strict=True):
        assert [pytest.approx(row, abs=3e-7) for row in before] == after
    assert [pytest.approx(row, abs=1e-7) for row in kept["chances"]] == now["chances"]
