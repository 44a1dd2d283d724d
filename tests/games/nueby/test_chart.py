"""What a client gets to draw a board."""

from itertools import combinations
from math import hypot

import pytest
from games.nueby.boards import SMALL, edition
from games.nueby.sketch import GAMES

import engawa

BOARDS = [(game, colours) for game in GAMES for colours in ((4,) if game == "einser-blocker" else (6, 4))]


def chart(game: str, **options: object) -> dict:
    m = engawa.new(f"nueby/{game}", **options)
    return m.game.notation.format_board(m.options, m.board)


@pytest.mark.parametrize(("game", "colours"), BOARDS)
def test_every_field_has_its_place_and_room_around_it(game: str, colours: int) -> None:
    board = chart(game, colours=colours)
    places = {field["name"]: (field["x"], field["y"]) for field in board["fields"]}
    assert all(20 <= coordinate <= 980 for place in places.values() for coordinate in place)
    fields = [place for name, place in places.items() if name[0] not in "st"]
    nearest = min(hypot(a[0] - b[0], a[1] - b[1]) for a, b in combinations(fields, 2))
    assert nearest >= board["width"] >= 48
    areas = [place for name, place in places.items() if name[0] in "st"]
    assert all(hypot(a[0] - b[0], a[1] - b[1]) >= 42 for a in areas for b in fields)


@pytest.mark.parametrize(("game", "colours"), BOARDS)
def test_the_ring_runs_clockwise_and_lanes_lead_inward(game: str, colours: int) -> None:
    board = chart(game, colours=colours)
    places = {field["name"]: (field["x"] - 500, field["y"] - 500) for field in board["fields"]}
    ring = [place for name, place in places.items() if name[0] == "r"]
    turns = [a[0] * b[1] - a[1] * b[0] for a, b in zip(ring, [*ring[1:], ring[0]], strict=True)]
    assert all(turn > 0 for turn in turns)  # y grows downwards, so a right turn is positive
    for sector in board["sectors"]:
        depths = [hypot(*places[name]) for name in [sector["fork"], *sector["goal"]]]
        assert depths == sorted(depths, reverse=True)


@pytest.mark.parametrize("game", GAMES)
def test_ways_name_fields_and_every_field_is_on_one(game: str) -> None:
    board = chart(game)
    names = {field["name"] for field in board["fields"]}
    ends = {way[end] for way in board["ways"] for end in ("from", "to")}
    assert ends == {name for name in names if name[0] not in "stb"}
    kinds = {"ring", "goal", "branch"} | {
        "zweite-ebene": {"inner", "arrow"},
        "jaeger": {"path", "return"},
        "abkuerzungen": {"grey", "return"},
        "kurzer-einsatz": {"lane", "return"},
    }.get(game, set())
    assert {way["kind"] for way in board["ways"]} == kinds


def test_places_of_ones_own_are_taken_as_they_are() -> None:
    board = chart("werfer", edition=edition(board=SMALL | {"layout": {"tip": 400, "places": {"r3": [12, 34.4]}}}))
    assert board["fields"][3] == {"name": "r3", "kind": "ring", "sector": 0, "x": 12, "y": 34}


@pytest.mark.parametrize(("game", "colours"), BOARDS)
def test_steps_that_are_left_grow_by_one_from_the_innermost_goal_field_outwards(game: str, colours: int) -> None:
    board = chart(game, colours=colours, players=2)
    names = [field["name"] for field in board["fields"]]
    for seat, steps in enumerate(board["left"]):
        left = dict(zip(names, steps, strict=True))
        sector = board["sectors"][board["seats"][seat]]
        assert [left[name] for name in reversed(sector["goal"])] == [0, 1, 2, 3]
        assert left[sector["fork"]] == 4
        assert [left[area] - left[entry] for area, entry in zip(sector["areas"], sector["entries"], strict=False)] == [
            6 for _ in sector["areas"]
        ]
