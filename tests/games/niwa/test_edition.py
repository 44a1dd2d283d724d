"""Editions: the tiles of another box."""

import copy
from typing import Any

import pytest
from games.niwa.plan import Plan, problem_with

import engawa
from engawa.games.niwa.edition import standard

TILES = {
    "B": {"ring": "GYOGYO", "spoke": "GGGGGG", "base": True, "count": 2},
    "x": {"ring": "YYOOGG", "spoke": "GGGGGG", "count": 9},
    "why": {"ring": "OOOOOO", "spoke": "GGGGGG"},
}
ROW = [[0, 0, "B", 0], *([u, 0, "x", u % 6] for u in range(1, 10)), [10, 0, "why", 0], [11, 0, "B", 3]]
MINE = {"name": "mine", "tiles": TILES, "gardens": {"row": ROW}}


def changed(tile: str, **colours: Any) -> dict[str, Any]:
    edition = copy.deepcopy(MINE)
    edition["tiles"][tile] = edition["tiles"].get(tile, {}) | colours
    return edition


@pytest.mark.clause("NI-C1", "NI-C4")
def test_the_box_of_the_game_has_twelve_tiles_of_six_kinds() -> None:
    assert {name: tile.copies for name, tile in standard().tiles.items()} == dict.fromkeys("Babcde", 2)
    assert [name for name, tile in standard().tiles.items() if tile.base] == ["B"]
    assert list(standard().gardens) == ["compact", "zigzag", "pond", "long"]


def test_another_box_is_played_with_its_own_garden() -> None:
    m = engawa.new("niwa", garden="row", edition=MINE)
    m.play(m.legal()[0])
    m.play(m.legal()[0])
    assert (m.position()["garden"], m.position()["edition"]) == ("row", MINE)
    again = engawa.load(m.position())
    assert (again.legal(), again.position()) == (m.legal(), m.position())
    assert engawa.load(m.record()).position() == m.position()


def test_the_tiles_of_another_box_give_the_lines_their_colours() -> None:
    plan = Plan("row", edition=MINE)
    # The first tile lies at (0,0) unturned: its ring G Y O G Y O begins in the east.
    assert plan.bases == ["m2", "b24"]
    assert [plan.lines["m2", there] for there in ("m3", "l3", "l2", "m1", "n1", "n2")] == list("GYOGYO")
    # The second is turned by one sixth, so its last ring colour points east.
    assert plan.lines["l4", "l5"] == "G"
    assert plan.lines["l4", "k5"] == "Y"


def test_gardens_of_the_box_of_the_game_are_not_in_another_box() -> None:
    assert problem_with("compact", edition=MINE) == 'garden: expected a layout or one of row, random, got "compact"'
    without_gardens = {"name": "mine", "tiles": TILES}
    assert engawa.new("niwa", garden=ROW, edition=without_gardens).to_act == 1


def test_an_edition_of_none_is_the_one_of_the_game() -> None:
    assert engawa.new("niwa", edition=None).position() == engawa.new("niwa").position()


def test_a_garden_of_an_edition_is_checked_as_any_layout() -> None:
    bent = copy.deepcopy(MINE)
    bent["gardens"]["row"] = [*ROW[:-1], [11, 1, "B", 3]]
    assert problem_with("row", edition=bent) == "garden: tiles B (0,0) and B (11,1) do not hang together edge to edge"
    bent["gardens"]["row"] = "compact"
    assert problem_with("row", edition=bent) == 'garden: expected a list, got "compact"'


@pytest.mark.parametrize(
    ("edition", "problem"),
    [
        ("mine", 'edition: expected an object, got "mine"'),
        ([], "edition: expected an object, got []"),
        ({"tiles": TILES}, "edition: the key 'name' is missing"),
        ({"name": "mine"}, "edition: the key 'tiles' is missing"),
        (MINE | {"name": 3}, "edition.name: expected a text, got 3"),
        (MINE | {"tile": {}}, 'edition: unknown key "tile"; known are name, tiles, gardens'),
        (MINE | {"tiles": []}, "tiles: expected an object, got []"),
        (MINE | {"tiles": {}}, "tiles: expected a box of 12 tiles, got 0"),
        (MINE | {"gardens": []}, "gardens: expected an object, got []"),
        (MINE | {"gardens": {"a\nb": ROW}}, 'gardens: expected a name that can be printed, got "a\\nb"'),
        (MINE | {"tiles": TILES | {"x\n": {}}}, 'tiles: expected a name that can be printed, got "x\\n"'),
        (MINE | {"tiles": TILES | {"x": "YYOOGG"}}, 'tiles.x: expected an object, got "YYOOGG"'),
        (changed("y", ring="GGGGGG"), "tiles.y: the key 'spoke' is missing"),
        (changed("x", rim="GGGGGG"), 'tiles.x: unknown key "rim"; known are ring, spoke, base, count'),
        (changed("x", ring="YYOOG"), 'tiles.x.ring: expected a text of six letters G, Y, O, got "YYOOG"'),
        (changed("x", spoke="gggggg"), 'tiles.x.spoke: expected a text of six letters G, Y, O, got "gggggg"'),
        (changed("x", spoke=["G"]), 'tiles.x.spoke: expected a text of six letters G, Y, O, got ["G"]'),
        (changed("x", ring="YYOO-G"), 'tiles.x.ring: expected a text of six letters G, Y, O, got "YYOO-G"'),
        (changed("x", base=1), "tiles.x.base: expected true or false, got 1"),
        (changed("x", count=0), "tiles.x.count: expected a whole number from 1 to 12, got 0"),
        (changed("x", count=13), "tiles.x.count: expected a whole number from 1 to 12, got 13"),
        (changed("x", ring="YYOOGGG"), 'tiles.x.ring: expected a text of six letters G, Y, O, got "YYOOGGG"'),
        (changed("x", count=8), "tiles: expected a box of 12 tiles, got 11"),
        (changed("B", count=1) | {"gardens": {}}, "tiles: expected a box of 12 tiles, got 11"),
        (changed("x", count=10), "tiles: expected a box of 12 tiles, got 13"),
        (changed("why", base=True), "tiles: expected a box with 2 base tiles, got 3"),
        (changed("B", base=False), "tiles: expected a box with 2 base tiles, got 0"),
    ],
)  # fmt: skip
def test_an_edition_that_is_none_is_refused_with_what_is_wrong(edition: Any, problem: str) -> None:
    assert problem_with("row", edition=edition) == problem


@pytest.mark.clause("NI-C1")
@pytest.mark.parametrize("count", [1, 10])
def test_a_kind_of_tile_is_in_the_box_once_or_as_often_as_there_are_tiles_left(count: int) -> None:
    rest = {"z": TILES["x"] | {"count": 10 - count}} if count < 10 else {}
    tiles = {"B": TILES["B"], "x": TILES["x"] | {"count": count}, **rest}
    row = [[u, 0, "B" if u in (0, 11) else "x" if u <= count else "z", 0] for u in range(12)]
    assert engawa.new("niwa", garden=row, edition={"name": "mine", "tiles": tiles}).to_act == 1
