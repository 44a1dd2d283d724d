"""Position documents: what is written can be read, and what cannot be is refused in one line."""

import copy
import json
from typing import Any

import pytest
from games.niwa.documents import (
    DRAWN,
    HALF_PLACED,
    NOW,
    SAMURAIS,
    START,
    THEN,
    UNPLACED,
    WON,
    problem_of,
    with_figures,
    without,
)
from games.niwa.sketch import any_match, document
from hypothesis import given, settings, strategies as st

import engawa

# Reading and writing


@pytest.mark.parametrize(
    "given_",
    [
        UNPLACED,
        HALF_PLACED,
        START,
        START | {"turn": 1, "turns": 199},
        START | {"turns": 4, "seen": {NOW: 2}},
        START | {"turns": 4, "seen": {NOW: 1, THEN: 1}},
        document(mover="K1", K1="f6 YO", K2="h1 GYO", K3="f2 G"),
        document(mover="K1", K1="f4 -", S1="f5") | {"turns": 3, "seen": {NOW: 1, THEN: 2}},
        document(mover="K1", K1="b6 Y", K2="h1 GYO", K3="f2 GO"),
        document("pond", turn=1, S1="e7"),
        WON,
        DRAWN,
        DRAWN | {"end": "repetition", "turns": 8, "seen": {NOW: 3, THEN: 2}},
        WON | {"seen": {NOW: 1, THEN: 2}},
    ],
)  # fmt: skip
def test_a_document_is_written_as_it_was_read(given_: dict[str, Any]) -> None:
    before = copy.deepcopy(given_)
    assert engawa.load(given_).position() == before
    assert given_ == before


def test_a_document_says_the_same_after_a_trip_through_json() -> None:
    m = engawa.new("niwa", seed=3, garden="random")
    for _ in range(30):
        again = engawa.load(json.loads(json.dumps(m.position())))
        assert (again.position(), again.legal(), again.to_act) == (m.position(), m.legal(), m.to_act)
        m.play(m.legal()[m.ply % len(m.legal())])


@given(any_match())
@settings(max_examples=40, deadline=None)
def test_every_position_that_play_leads_to_can_be_read_again(m: engawa.Match) -> None:
    for move in m.legal():
        after = m.copy()
        after.play(move)
        again = engawa.load(after.position())
        assert (again.position(), again.legal(), again.result) == (after.position(), after.legal(), after.result)


def test_seen_that_says_no_more_than_its_absence_is_left_out() -> None:
    assert engawa.load(START | {"seen": {NOW: 1}}).position() == START


def test_figures_may_come_in_any_order() -> None:
    figures = dict(reversed(START["figures"].items()))
    assert list(engawa.load(START | {"figures": figures}).position()["figures"]) == ["K1", "K2", "K3", "S1", "S2", "S3"]


# What cannot be read

KNOWN = "game, garden, phase, turn, mover, figures, turns, edition, seen, winner, end"
PHASES = 'phase: expected one of "place", "move", "over"'
TURNS = "turns: expected a whole number from 0 to 199"
MOVERS = 'mover: expected one of null, "K1", "K2", "K3"'
NAMES = 'figures: expected one of "K1", "K2", "K3", "S1", "S2", "S3"'
PAIR = 'figures.K1: expected a pair of field and beads such as ["c6", "GG"]'
FIELD = "figures.K1[0]: expected a field of this garden (such as a6)"
BEADS = "figures.K1[1]: expected a text of at most three letters G, Y, O"
TIMES = f"seen.{NOW}: expected a whole number from 1 to 2"


@pytest.mark.parametrize(
    ("given_", "problem"),
    [
        (without(START, "phase"), "position: the key 'phase' is missing"),
        (without(START, "figures"), "position: the key 'figures' is missing"),
        (START | {"colour": 1}, f'position: unknown key "colour"; known are {KNOWN}'),
        (START | {"phase": "play"}, f'{PHASES}, got "play"'),
        (START | {"phase": []}, f"{PHASES}, got []"),
        (START | {"turn": 2}, "turn: expected one of 0, 1, got 2"),
        (START | {"turn": True}, "turn: expected one of 0, 1, got true"),
        (START | {"turn": None}, "turn: expected one of 0, 1, got null"),
        (START | {"turns": -1}, f"{TURNS}, got -1"),
        (START | {"turns": 200}, f"{TURNS}, got 200"),
        (START | {"turns": 1.0}, f"{TURNS}, got 1.0"),
        (START | {"mover": "S1"}, f'{MOVERS}, got "S1"'),
        (START | {"mover": 0}, f"{MOVERS}, got 0"),
        (START | {"figures": []}, "figures: expected an object, got []"),
        (with_figures(START, X1=["a6", ""]), f'{NAMES}, got "X1"'),
        (with_figures(START, **{"K\n": ["a6", ""]}), f'{NAMES}, got "K\\n"'),
        (with_figures(START, K1="c6"), f'{PAIR}, got "c6"'),
        (with_figures(START, K1=["c6"]), f'{PAIR}, got ["c6"]'),
        (with_figures(START, K1={"field": "c6"}), f'{PAIR}, got {{"field": "c6"}}'),
        (with_figures(START, K1=["z9", "GG"]), f'{FIELD}, got "z9"'),
        (with_figures(START, K1=[6, "GG"]), f"{FIELD}, got 6"),
        (with_figures(START, K1=["c6", 2]), f"{BEADS}, got 2"),
        (with_figures(START, K1=["c6", "gg"]), f'{BEADS}, got "gg"'),
        (with_figures(START, K1=["c6", "GGYY"]), f'{BEADS}, got "GGYY"'),
        (with_figures(START, K1=["c6", None]), f"{BEADS}, got null"),
        (START | {"garden": "park"}, 'garden: expected a layout or one of compact, zigzag, pond, long, got "park"'),
        (START | {"edition": "mine"}, 'edition: expected an object, got "mine"'),
        (START | {"seen": []}, "seen: expected an object, got []"),
        (START | {"seen": {NOW: 0}}, f"{TIMES}, got 0"),
        (START | {"seen": {NOW: 3}}, f"{TIMES}, got 3"),
        (START | {"seen": {NOW: True}}, f"{TIMES}, got true"),
    ],
)
def test_an_unreadable_document_is_refused_with_what_was_expected_where(given_: dict[str, Any], problem: str) -> None:
    assert problem_of(given_) == problem


@pytest.mark.parametrize(
    "key",
    [
        "",
        "0",
        "2|b7:OO c5:YY c6:GG|h4:GG h5:YY i3:OO",
        "0|c6:GG b7:OO c5:YY|h4:GG h5:YY i3:OO",  # not sorted
        "0|b7:OO c5:YY c6:GG|h4:GG h5:YY i3:OO ",
        "0|b7:OO c5:YY c6:GG|h4:GG h5:YY i3:OO\n",
        "0|b7:OO c5:YY c6:GG|h4:GG h5:YY",
        "0|b7:OO c5:YY c6:GG|h4:GG h5:YY i3:OO i5:",
        "0|b7:OO c5:YY z9:GG|h4:GG h5:YY i3:OO",
        "0|b7:OO c5:YY c6:GB|h4:GG h5:YY i3:OO",
        "0|b7:OO c5:YY c6:GY|h4:GG h5:YY i3:OO",
        "0|b7:OO c5:YY c5:GG|h4:GG h5:YY i3:OO",
        "0|b7:OO c5:YY c6:GG|c6:GG h5:YY i3:OO",
        "0|b7 c5 c6|h4 h5 i3",
    ],
)
def test_a_key_in_seen_is_written_in_one_way_only(key: str) -> None:
    shape = '"0|b7:OO c5:YY c6:GG|h4:GG h5:YY i3:OO"'
    problem = f"seen: expected a key such as {shape}, got {json.dumps(key)}"
    assert problem_of(START | {"turns": 50, "seen": {NOW: 1, key: 1}}) == problem


# What can be read and cannot be

IMPOSSIBLE = {
    # Figures and beads
    "two figures stand on c5": [with_figures(START, K1=["c5", "GG"])],
    "two figures stand on h4": [with_figures(START, K1=["h4", "GG"])],
    "seat 0 has 3 figures with the beads GOOYY, expected 3 with GGOOYY": [with_figures(START, K1=["c6", "G"])],
    "seat 1 has 3 figures with the beads GGOOOYY, expected 3 with GGOOYY": [with_figures(START, S3=["i3", "OOO"])],
    "seat 1 has 2 figures with the beads GGYY, expected 3 with GGOOYY": [
        START | {"figures": without(START["figures"], "S3")}
    ],
    # Bases
    "K1 stands on the enemy base, but its player has not won": [
        with_figures(START, K1=["i4", "GG"]),
        with_figures(DRAWN, K1=["i4", "GG"]),
        WON | {"winner": 1},
    ],
    "S2 stands on the enemy base, but its player has not won": [
        with_figures(START, S2=["b6", "YY"]),
        with_figures(WON, S2=["b6", "YY"]),
    ],
    "K1 stands on its own base": [
        with_figures(START, K1=["b6", "GG"]),
        with_figures(START, K1=["b6", "GG"]) | {"mover": "K2"},
        with_figures(DRAWN, K1=["b6", "GG"]),
    ],
    "S1 stands on its own base": [
        with_figures(START, S1=["i4", "GG"]),
        with_figures(DRAWN, S1=["i4", "GG"]),
    ],
    "seat 0 has won, but none of its figures stands on the enemy base": [with_figures(WON, K1=["h3", "G"])],
    # Under way
    "K1 is under way, but it has three beads, so it has not crossed a line": [
        document(mover="K1", K1="f6 YOG", K2="h1 YO", K3="f2 G")
    ],
    "K1 is under way, but it can neither cross a line nor jump, so its turn is over": [
        document(mover="K1", K1="f6 Y"),
        document(mover="K1", K1="f4 -"),
        document(mover="K1", K1="b6 -"),
    ],
    # Seen
    f"'seen' lacks the present position {NOW}": [
        START | {"seen": {}},
        START | {"turns": 9, "seen": {THEN: 1}},
    ],
    "turns begun by seat 0: at most 1 are possible, 'seen' counts 2": [START | {"seen": {NOW: 2}}],
    "turns begun by seat 1: at most 1 are possible, 'seen' counts 2": [
        START | {"turns": 2, "seen": {NOW: 1, THEN: 2}},
        WON | {"turns": 3, "seen": {THEN: 2}},
    ],
    "it ended by repetition, but 'seen' does not count the last position three times": [
        DRAWN | {"end": "repetition", "turns": 8, "seen": {NOW: 2}},
        DRAWN | {"end": "repetition", "turns": 8, "seen": {THEN: 3}},
    ],
    "'seen' is counted from the first turn on": [UNPLACED | {"seen": {}}],
    # Before and after
    "'winner' is only for a game that is over": [START | {"winner": None}, UNPLACED | {"winner": 0}],
    "'end' is only for a game that is over": [START | {"end": "turns"}],
    "S1 does not stand next to its base with two beads of its colour": [
        with_figures(HALF_PLACED, S1=["g5", "GG"]),
        with_figures(HALF_PLACED, S1=["h4", "YY"], S2=["h5", "GG"]),
    ],
}


@pytest.mark.parametrize("problem", IMPOSSIBLE)
def test_an_impossible_position_is_refused_with_what_is_wrong(problem: str) -> None:
    for given_ in IMPOSSIBLE[problem]:
        assert problem_of(given_) == f"impossible position: {problem}"


ALL_SIX = '["K1", "K2", "K3", "S1", "S2", "S3"]'


@pytest.mark.parametrize(
    ("given_", "problem"),
    [
        (
            START | {"phase": "place", "turn": 1},
            f"figures: expected no figures, or those of the seat that has placed: K1, K2, K3 of seat 0, got {ALL_SIX}",
        ),
        (UNPLACED | {"turns": 1}, "turns: expected a whole number from 0 to 0, got 1"),
        (UNPLACED | {"mover": "S1"}, 'mover: expected one of null, got "S1"'),
        (START | {"figures": {}}, "figures: the key 'K1' is missing"),
        (START | {"figures": SAMURAIS}, "figures: the key 'K1' is missing"),
        (without(WON, "winner"), "position: the key 'winner' is missing"),
        (without(DRAWN, "end"), "position: the key 'end' is missing"),
        (WON | {"winner": None}, "winner: expected one of 0, 1, got null"),
        (DRAWN | {"winner": 0}, "winner: expected one of null, got 0"),
        (DRAWN | {"end": "time"}, 'end: expected one of "base", "repetition", "turns", got "time"'),
        (DRAWN | {"turn": 0}, "turn: expected one of null, got 0"),
        (DRAWN | {"turns": 199}, "turns: expected a whole number from 200 to 200, got 199"),
        (WON | {"turns": 0}, "turns: expected a whole number from 1 to 200, got 0"),
        (WON | {"seen": {NOW: 3}}, f"{TIMES}, got 3"),
    ],
)
def test_what_a_phase_does_not_have_is_refused(given_: dict[str, Any], problem: str) -> None:
    assert problem_of(given_) == problem


def test_a_history_that_one_seat_cannot_have_had_is_refused() -> None:
    # Beginnings are written down by seat, with room for 101 each. A document with 101 of seat 0 and few of seat 1 once
    # broke the match when seat 0 began again.
    fields = [f"{row}{column}" for row in "defg" for column in range(3, 8)]
    keys = [f"0|{one}:GG {two}:OO j3:YY|h4:GG h5:YY i3:OO" for one in fields for two in fields if one < two]
    now = "1" + NOW[1:]
    too_many = dict.fromkeys(keys[:50], 2) | {keys[50]: 1, now: 1}
    problem = "impossible position: turns begun by seat 0: at most 75 are possible, 'seen' counts 101"
    assert problem_of(START | {"turn": 1, "turns": 150, "seen": too_many}) == problem
    m = engawa.load(START | {"turn": 1, "turns": 199, "seen": dict.fromkeys(keys[:50], 2) | {now: 1}})
    m.play("S1>S2")
    assert m.result["reason"] == "turns"
    assert engawa.load(m.position()).position() == m.position()


SCRAP = st.recursive(
    st.none() | st.booleans() | st.integers(-2, 201) | st.floats() | st.text("KSGYO123abc|: \n", max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text("KS123|\n", max_size=2), inner, max_size=3),
    max_leaves=8,
)


def problems_of(given_: dict[str, Any]) -> list[str]:
    """What is wrong with a document in both languages; nothing if it can be read, and then it can be read again."""
    try:
        m = engawa.load(given_)
    except engawa.InvalidNotation as error:
        return [error.text("en"), error.text("de")]
    assert engawa.load(m.position()).position() == m.position()
    return []


@given(st.sampled_from([UNPLACED, HALF_PLACED, START, WON, DRAWN]), st.sampled_from([*WON, "seen", "edition"]), SCRAP)
@settings(deadline=None)
def test_scrap_anywhere_in_a_document_is_read_or_refused_in_one_line(given_: dict, key: str, scrap: Any) -> None:
    assert all(len(problem.splitlines()) == 1 for problem in problems_of(given_ | {key: scrap}))


@given(st.sampled_from([HALF_PLACED, START, WON, DRAWN]), st.sampled_from([*START["figures"], "K0"]), SCRAP)
@settings(deadline=None)
def test_scrap_in_place_of_a_figure_is_read_or_refused_in_one_line(given_: dict, name: str, scrap: Any) -> None:
    assert all(len(problem.splitlines()) == 1 for problem in problems_of(with_figures(given_, **{name: scrap})))
