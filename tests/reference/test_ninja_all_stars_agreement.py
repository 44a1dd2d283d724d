"""The engine and the naive Ninja All-Stars, written from the rules text alone, agree at every ply."""

from collections import Counter
from random import Random

import pytest
from games.ninja_all_stars.giants import edition
from reference.ninja_all_stars.agreement import (
    eager_crowd,
    eager_game,
    eager_tie,
    from_crowd,
    from_last_round,
    from_set_up,
)
from reference.ninja_all_stars.components import BOARDS
from reference.ninja_all_stars.document import read
from reference.ninja_all_stars.eager import looks_at
from reference.ninja_all_stars.geometry import FACINGS, SPACES, distance, is_wall, xy
from reference.ninja_all_stars.sight import reason, sees
from reference.ninja_all_stars.sittings import SITTINGS, Sitting, after, drawn

import engawa

PLIES_IN_A_CROWD = 50
PLIES_OF_SET_UP = 60
PLIES_TO_BLOWS = 300
PLIES_TO_A_TIE = 35
PAIRS = 300
IN_A_FORECAST = {"back zone": "back", "height": "elevated"}
LARGE = tuple((team, kind) for team in ("fire", "water", "void") for kind in ("chunin", "kunoichi", "madoushi"))
GIANTS = tuple(
    Sitting(challenge, board, teams, edition(LARGE, height=False))
    for challenge, board, teams in (
        ("brawl", "village", ("fire", "water")),
        ("search", "courtyard", ("water", "earth", "void")),
        ("medals", "courtyard", ("fire", "air")),
    )
)

# What a walk must at least have met, so that it cannot become empty.
OF_FIGHTS = {"attacks": 10, "shots": 12, "cards": 25, "abilities": 3, "rerolls": 35, "tests: dodge": 4}
OF_TESTS = {"tests: opposed": 10, "tests: team": 5, "affinities named": 10}

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


@pytest.mark.parametrize("third", range(3))
def test_ninja_all_stars_where_everybody_looks_for_a_fight(third):
    seen = Counter()
    for sitting in SITTINGS[third::3]:
        for number in range(3):
            eager_crowd(sitting, number, PLIES_IN_A_CROWD, seen)
    assert {what: number for what, number in OF_FIGHTS.items() if seen[what] < number} == {}, seen


@pytest.mark.clause("NS-T12", "NS-T13", "NS-K27", "NS-V11")
def test_ninja_all_stars_with_heroes_who_sing_and_teams_tied_on_the_hill():
    seen = Counter()
    (hill,) = [sitting for sitting in SITTINGS if sitting.challenge == "hill" and len(sitting.teams) == 2]
    for number in range(20):
        eager_tie(hill, number, PLIES_TO_A_TIE, seen)
    assert {what: number for what, number in OF_TESTS.items() if seen[what] < number} == {}, seen


def test_ninja_all_stars_from_quick_set_up_to_the_first_blows():
    seen = Counter()
    eager_game(SITTINGS[0], 0, seen, PLIES_TO_BLOWS, setup="quick")
    assert seen["attacks"] + seen["shots"] > 3, seen


def why_not(document):
    """What is in the way of B2's sight of A2, as a forecast tells it. [NS-L7]"""
    found = reason(read(document), "B2", "A2")
    return found and {"at": found[0], "why": IN_A_FORECAST.get(found[1], found[1])}


@pytest.mark.clause("NS-L3", "NS-L4", "NS-L5", "NS-L6", "NS-L7", "NS-H1")
@pytest.mark.parametrize("board", BOARDS)
def test_ninja_all_stars_on_who_sees_whom_past_others(board):
    """A2 hides from B2 wherever B2 does not see it; its friends stand between, where a line of sight would run."""
    rng, seen = Random(f"sight on the {board}"), 0
    ground = [space for space in SPACES if not is_wall(board, space)]
    for number in range(PAIRS):
        here, there = rng.sample(ground, 2)
        (x, y), (to_x, to_y) = xy(here), xy(there)
        wide, high = sorted((x, to_x)), sorted((y, to_y))
        between = [s for s in ground if wide[0] <= xy(s)[0] <= wide[1] and high[0] <= xy(s)[1] <= high[1]]
        between = [space for space in between if space not in (here, there)]
        friends = rng.sample(between, min(len(between), rng.randrange(5)))
        figures = [f"A{i + 3} {space} N" for i, space in enumerate(friends)]
        facing = rng.choice([way for way in FACINGS if looks_at(here, way, [there], distance(here, there))])
        document = after(drawn(f"A2 {there} N", f"B2 {here} {facing}", *figures, board=board), "activate A2")
        is_seen, match = sees(read(document), "B2", "A2"), engawa.load(document)
        assert ("stealth" in match.legal()) != is_seen, document
        seen += is_seen
        if number % 5 == 0:
            told = match.forecast("B2")["models"]["B2"]["blocked"].get("A2")
            assert told == why_not(document), document
    assert PAIRS / 10 < seen < PAIRS * 9 / 10
