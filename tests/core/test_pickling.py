"""Matches are shown in a line, copied, and sent to other processes, in every game."""

import copy
import json
import pickle
import subprocess
import sys

import pytest
from toys.lanterns import GAME as LANTERNS

import engawa
from engawa import catalogue
from engawa.core.fairness import below, seed_of, words
from engawa.core.match import Match

KEYS = engawa.keys()
PLIES = 25
ELSEWHERE = """
import json, pickle, sys
for match in pickle.load(sys.stdin.buffer):
    print(json.dumps([repr(match), match.record(with_seed=True), match.legal()]))
"""


def played(key: str) -> Match:
    """A match some plies after its beginning, by a clock that is no function of a module."""
    match, row = engawa.new(key, seed=11), words(seed_of(11), "play")
    match.clock = lambda: 1700000000.0
    while match.ply < PLIES and match.to_act is not None:
        if match.to_act == "chance":
            match.roll()
        else:
            match.play(match.legal()[below(row, len(match.legal()))])
    return match


@pytest.fixture(scope="module")
def matches() -> dict[str, Match]:
    return {key: played(key) for key in KEYS}


def goes_on_alone(twin: Match, match: Match) -> bool:
    """Whether *twin* is as *match* is, and can be taken back to its beginning without it."""
    before = match.record(with_seed=True)
    if twin.record(with_seed=True) != before or twin.legal() != match.legal():
        return False
    while twin.ply:
        twin.undo()
    twin.seats[0]["name"] = "Ada"
    return match.record(with_seed=True) == before != twin.record(with_seed=True)


def test_a_match_shows_its_game_its_ply_and_who_acts():
    match = engawa.new("niwa", seed=7, garden="compact")
    assert repr(match) == "<Match niwa, ply 0, seat 1 to act>"
    match.play("G:h4 Y:h5 O:i3")
    assert repr(match) == "<Match niwa, ply 1, seat 0 to act>"
    assert repr(engawa.new("nueby/jaeger")) == "<Match nueby/jaeger, ply 0, chance to act>"
    while match.to_act is not None:
        match.play(match.legal()[-1])
    assert repr(match) == f"<Match niwa, ply {match.ply}, over>"


@pytest.mark.parametrize("key", KEYS)
def test_a_copy_goes_on_alone(key: str, matches: dict[str, Match]):
    match = matches[key]
    assert goes_on_alone(match.copy(), match)
    assert goes_on_alone(copy.copy(match), match)
    assert goes_on_alone(copy.deepcopy(match), match)
    assert copy.copy(match).clock is match.clock


def test_only_a_deep_copy_has_options_of_its_own(matches: dict[str, Match]):
    match = matches["niwa"]
    assert copy.copy(match).options is match.options
    deep = copy.deepcopy([match, match])
    assert deep[0] is deep[1]
    assert (deep[0].options, deep[0].options is match.options) == (match.options, False)
    assert deep[0].game is match.game


@pytest.mark.parametrize("key", KEYS)
def test_a_match_is_pickled_whatever_its_clock(key: str, matches: dict[str, Match]):
    match = matches[key]
    loaded = pickle.loads(pickle.dumps(match))
    assert loaded.game is match.game
    assert loaded.clock() > 1700000000.0  # that of the machine again
    assert [loaded.told(ply) for ply in range(loaded.ply)] == [match.told(ply) for ply in range(match.ply)]
    assert goes_on_alone(loaded, match)


def test_matches_go_on_in_another_process(matches: dict[str, Match]):
    sent = pickle.dumps(list(matches.values()))
    done = subprocess.run([sys.executable, "-c", ELSEWHERE], input=sent, capture_output=True, check=True)
    told = [[repr(match), match.record(with_seed=True), match.legal()] for match in matches.values()]
    assert [json.loads(line) for line in done.stdout.splitlines()] == told


def test_a_game_is_pickled_as_its_key():
    game = catalogue.find("nueby/werfer")
    assert pickle.loads(pickle.dumps(game)) is game
    assert len(pickle.dumps(game)) < 100


def test_a_game_that_no_other_process_could_find_is_not_pickled():
    match = Match(LANTERNS, {"players": 2}, 2, seed=bytes(32), match_id="m")
    with pytest.raises(TypeError, match="cannot pickle a game that is not in the catalogue: 'lanterns'"):
        pickle.dumps(match)
    assert goes_on_alone(copy.deepcopy(match), match)


def test_the_games_are_listed_by_a_function_and_by_their_package():
    import engawa.games.niwa

    assert engawa.keys() == engawa.games() == catalogue.keys()
    assert engawa.games.niwa.GAMES[0] is catalogue.find("niwa")
