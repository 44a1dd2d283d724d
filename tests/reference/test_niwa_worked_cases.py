"""The worked cases of Niwa in the naive implementation: by itself, and beside the engine ply by ply."""

import inspect
from collections import Counter

import pytest
from games.niwa import test_worked_cases as cases
from games.niwa.plan import BLOCK, block
from reference import niwa as naive
from reference.test_reference import GARDENS, with_seen

import engawa

OF_GARDENS = {1, 14, 17}  # they are not about play
PLAYED = {
    name: case
    for name, case in inspect.getmembers(cases, inspect.isfunction)
    if name.startswith("test_case_") and int(name.split("_")[2]) not in OF_GARDENS
}


@pytest.fixture
def asked(monkeypatch):
    """How often the naive implementation was asked: beside every move that is played, and every one asked about."""
    play, why, legal = engawa.Match.play, engawa.Match.why, engawa.Match.legal
    count = Counter()

    def agree(match):
        document = with_seen(match)
        assert legal(match) == naive.legal(document), document
        count["asked"] += 1
        return document

    def played(match, text):
        before = agree(match)
        play(match, text)
        assert with_seen(match) == naive.play(before, text)
        agree(match)

    def refused(match, text):
        refusal = why(match, text)
        assert (refusal is None) == (text in naive.legal(agree(match)))
        return refusal

    def listed(match):
        return naive.legal(agree(match))

    monkeypatch.setattr(engawa.Match, "play", played)
    monkeypatch.setattr(engawa.Match, "why", refused)
    monkeypatch.setattr(engawa.Match, "legal", listed)
    return count


@pytest.mark.parametrize("name", PLAYED)
def test_a_worked_case_is_played_by_both(name, asked):
    PLAYED[name]()
    assert asked["asked"] > 0


def test_all_worked_cases_are_played():
    assert {int(name.split("_")[2]) for name in PLAYED} | OF_GARDENS == set(range(1, 18))


@pytest.mark.parametrize(
    ("garden", "fields", "colours"),
    [
        ("compact", 50, {"G": 40, "Y": 39, "O": 42}),
        ("zigzag", 54, {"G": 40, "Y": 43, "O": 42}),
        ("pond", 56, {"G": 42, "Y": 42, "O": 44}),
        ("long", 52, {"G": 39, "Y": 40, "O": 44}),
    ],
)
def test_case_1_lines_of_the_four_gardens(garden, fields, colours):
    laid = naive.garden_of(garden)
    assert len(laid.cells) == fields
    assert Counter(laid.lines.values()) == colours
    assert [len(naive.neighbours_of(laid, base)) for base in laid.bases] == [6, 6]


def test_case_14_bases_opposite_each_other():
    assert all(naive.bases_are_opposite(naive.GARDENS[garden]) for garden in GARDENS)
    good = [((1, 0), (1, 2)), ((0, 0), (1, 2))]
    bad = [((0, 0), (3, 0)), ((0, 0), (-1, 2)), ((1, 0), (0, 2))]
    assert all(one in BLOCK and other in BLOCK for one, other in good + bad)
    assert [naive.bases_are_opposite(block(*bases)) for bases in good + bad] == [True, True, False, False, False]


def test_case_17_free_building():
    assert [naive.problems_of_layout(naive.GARDENS[garden]) for garden in GARDENS] == [[]] * 4
    compact = [list(tile) for tile in naive.GARDENS["compact"]]
    turned, third_a = [list(tile) for tile in compact], [list(tile) for tile in compact]
    turned[3][3] = (turned[3][3] + 1) % 6
    third_a[1][2] = "a"
    twice = [*compact[:-1], [*compact[0][:2], *compact[-1][2:]]]
    apart = [*compact[:-1], [9, 9, *compact[-1][2:]]]
    assert all(naive.problems_of_layout(wrong) for wrong in (turned, compact[:-1], third_a, twice, apart))
