"""Editions: owners may type in the faces of their dice."""

from copy import deepcopy
from typing import Any

import pytest

import engawa
from engawa.games.ninja_dice.edition import read_edition, standard


def edited(**changes: Any) -> dict[str, Any]:
    """The standard edition with some of its parts changed: `dice__house=[…]`."""
    edition = deepcopy(standard())
    for path, value in changes.items():
        *parents, last = path.split("__")
        table = edition
        for parent in parents:
            table = table[parent]
        table[last] = value
    return edition


def test_an_edition_decides_the_faces_and_is_part_of_options_position_and_record():
    mine = edited(name="mine", dice__skill=["sneak"] * 6, dice__threat=["catch"] * 6)
    match = engawa.new("ninja-dice", players=2, seed=3, edition=mine)
    match.play("house guard guard resident resident")
    match.roll()
    assert match.position()["treasure"] == [3 + 6, 3]
    assert match.options["edition"] == match.position()["edition"] == mine
    again = engawa.load(match.record())
    assert again.position() == match.position()
    assert engawa.load(match.position()).position() == match.position()
    assert engawa.load(match.position()).options == match.options


def test_the_rounds_of_an_edition_decide_how_large_houses_are():
    match = engawa.new("ninja-dice", edition=edited(house__rounds=[6, 6, 6]))
    assert len(match.outcomes()) == 210


def test_the_standard_edition_is_not_written_into_positions():
    match = engawa.new("ninja-dice")
    assert "edition" not in match.position()
    assert match.options == {"players": 2, "first": 0}


def test_the_client_is_told_dice_coins_rounds_and_sides():
    match = engawa.new("ninja-dice", players=4, first=1)
    board = match.game.notation.format_board(match.options, match.board)
    assert board["dice"] == standard()["dice"]
    assert (board["coins"], board["rounds"], board["first"]) == ({"1": 21, "5": 7, "10": 7}, [4, 5, 6], 1)
    assert board["sides"] == [2700, 1800, 900, 0]


@pytest.mark.parametrize(
    ("edition", "problem"),
    [
        ([], "edition: expected an object"),
        ({"name": "x"}, "edition: the key 'dice' is missing"),
        (edited(name=3), "name: expected a text, got 3"),
        (edited(dice__house=["guard"]), "dice.house: expected a list of 6"),
        (edited(dice__house=["arrow"] * 6), r"dice.house\[0\]: expected one of"),
        (edited(dice__skill=["fight"] * 5 + ["hourglass"]), r"dice.skill\[5\]: expected one of"),
        (edited(dice__threat=["wild"] * 6), r"dice.threat\[0\]: expected one of"),
        (edited(dice__coin=[]), 'dice: unknown key "coin"'),
        (edited(house__rounds=[4, 5]), "house.rounds: expected a list of 3"),
        (edited(house__rounds=[4, 5, 7]), r"house.rounds\[2\]: expected a whole number from 4 to 6, got 7"),
        (edited(coins__5=-1), "coins.5: expected a whole number from 0 to 1000, got -1"),
    ],
)
def test_what_is_wrong_with_an_edition_is_named_by_its_field(edition, problem):
    with pytest.raises(engawa.InvalidNotation, match=problem):
        read_edition(edition)
    problems = engawa.new("ninja-dice").game.notation.problems_of({"edition": edition})
    assert len(problems) == 1


def test_options_are_checked():
    notation = engawa.new("ninja-dice").game.notation
    assert notation.problems_of({}) == []
    assert notation.problems_of({"players": 3, "first": 2}) == []
    assert notation.problems_of({"players": 3, "first": 3})[0].text().startswith("first: expected one of 0, 1, 2")
    assert notation.problems_of({"players": 9})[0].text().startswith("players: expected one of 2, 3, 4, 5")
    with pytest.raises(engawa.InvalidNotation, match='options: unknown key "last"'):
        engawa.new("ninja-dice", last=1)
