"""The engine and the naive Ninja All-Stars, written from the rules text alone, agree at every ply."""

import pytest
from games.ninja_all_stars.giants import edition
from reference.ninja_all_stars.agreement import from_crowd, from_last_round, from_set_up
from reference.ninja_all_stars.sittings import SITTINGS, Sitting

PLIES_IN_A_CROWD = 50
PLIES_OF_SET_UP = 60
LARGE = tuple((team, kind) for team in ("fire", "water", "void") for kind in ("chunin", "kunoichi", "madoushi"))
GIANTS = tuple(
    Sitting(challenge, board, teams, edition(LARGE, height=False))
    for challenge, board, teams in (
        ("brawl", "village", ("fire", "water")),
        ("search", "courtyard", ("water", "earth", "void")),
        ("medals", "courtyard", ("fire", "air")),
    )
)

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


@pytest.mark.clause("NS-B1", "NS-B2", "NS-B3", "NS-B4", "NS-B5")
@pytest.mark.parametrize("sitting", GIANTS, ids=str)
def test_ninja_all_stars_on_large_bases(sitting):
    assert from_crowd(sitting, 0, PLIES_IN_A_CROWD // 2) > 10


def test_ninja_all_stars_is_set_up_on_large_bases():
    assert from_set_up(GIANTS[0], PLIES_OF_SET_UP, janken="dice") == PLIES_OF_SET_UP
