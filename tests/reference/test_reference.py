"""The engine and a naive implementation, written from the rules text alone, agree on random games."""

from itertools import combinations

import pytest
from laws.shelf import NIWA
from reference import niwa as naive

import engawa
from engawa.core.fairness import below, words
from engawa.games.niwa.edition import standard
from engawa.games.niwa.garden import are_opposite, build, field_name, problems, read_layout, step

GARDENS = ["compact", "zigzag", "pond", "long"]


def with_seen(match: engawa.Match) -> dict:
    """The position with `seen` spelt out, as the reference writes it."""
    document = match.position()
    if document["phase"] == "move" and document["mover"] is None and "seen" not in document:
        document["seen"] = {naive.repetition_key(document): 1}
    return document


def agree_to_the_end(match: engawa.Match, seed: bytes, eager: bool = False) -> int:
    """Play both to the end by random moves; *eager* ones prefer jumps, and crossings to transfers and stopping."""
    row = words(seed, "reference")
    theirs = naive.start(match.options["garden"], match.options["first"])
    assert match.position() == theirs
    while match.to_act is not None:
        moves = naive.legal(theirs)
        assert match.legal() == moves, match.position()
        if eager:
            moves = next(found for sign in ("^", "-", "") if (found := [move for move in moves if sign in move]))
        move = moves[below(row, len(moves))]
        theirs = naive.play(theirs, move)
        match.play(move)
        assert with_seen(match) == theirs
    assert naive.legal(theirs) == []
    return match.ply


@pytest.mark.parametrize("garden", GARDENS)
@pytest.mark.parametrize("number", range(6))
def test_niwa_in_the_four_gardens(garden, number):
    seed = number.to_bytes(32, "big")
    assert agree_to_the_end(engawa.new("niwa", seed=seed, garden=garden, first="drawn"), seed, eager=number > 2) > 2


@pytest.mark.parametrize("number", range(24))
def test_niwa_in_random_gardens(number):
    seed = number.to_bytes(32, "little")
    match = engawa.new("niwa", seed=seed, garden="random", first="drawn")
    assert naive.problems_of_layout(match.options["garden"]) == []
    assert naive.bases_are_opposite(match.options["garden"])
    assert agree_to_the_end(match, seed, eager=number % 2 == 1) > 2


@pytest.mark.parametrize("number", range(60))
def test_niwa_layouts_are_judged_alike(number):
    """A good layout with one tile moved, turned or exchanged: both find it good, or both find it bad."""
    row = words(number.to_bytes(32, "big"), "layout")
    layout = [list(tile) for tile in standard().gardens[GARDENS[number % 4]]]
    tile = layout[below(row, 12)]
    change = below(row, 4)
    if change == 0:
        tile[3] = below(row, 6)
    elif change == 1:
        tile[0] += below(row, 5) - 2
    elif change == 2:
        tile[2] = "Babcde"[below(row, 6)]
    else:
        other = layout[below(row, 12)]
        tile[2], other[2] = other[2], tile[2]
    ours = list(problems(standard(), read_layout(standard(), layout)))
    assert bool(ours) == bool(naive.problems_of_layout(layout)), (ours, naive.problems_of_layout(layout))


@pytest.mark.clause("NI-C7")
@pytest.mark.parametrize("number", range(40))
def test_niwa_bases_are_judged_alike(number):
    """Twelve tiles that hang together anyhow, bases on any two of them: the same are opposite for both."""
    row = words(number.to_bytes(32, "big"), "bases")
    places = [(0, 0)]
    while len(places) < 12:
        place = step(places[below(row, len(places))], below(row, 6))
        if place not in places:
            places.append(place)
    for one, other in combinations(places, 2):
        layout = [[u, v, "B" if (u, v) in (one, other) else "a", 0] for u, v in places]
        assert are_opposite(places, one, other) == naive.bases_are_opposite(layout)


def test_niwa_entry_is_of_the_same_game():
    assert NIWA.game.key == "niwa"
    b = build(read_layout(standard(), naive.GARDENS["pond"]))
    assert field_name(b, b.base[0]) == "b12"
