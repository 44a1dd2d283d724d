"""Options: how many play, on how many colours, and what is announced before play."""

from typing import Any

import pytest
from games.nueby.sketch import GAMES

import engawa
from engawa import catalogue


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", range(2, 7))
def test_every_number_of_players_that_a_game_is_for_can_play(game: str, players: int) -> None:
    if players in catalogue.find(f"nueby/{game}").players:
        m = engawa.new(f"nueby/{game}", players=players)
        assert (m.players, len(m.position()["pieces"])) == (players, players)
    else:
        with pytest.raises(engawa.InvalidNotation) as error:
            engawa.new(f"nueby/{game}", players=players)
        assert str(error.value) == f"players: expected one of 2, 3, 4, got {players}"


def test_options_are_complete_and_read_again_as_they_are() -> None:
    m = engawa.new("nueby/jaeger", players=3)
    assert m.options == {"players": 3, "colours": 6, "extra_hits": "book", "places": False}
    assert m.game.notation.read_options(m.options, 3, None) == m.options


@pytest.mark.clause("NJ-6")
def test_kind_hits_are_announced_before_play_and_stay() -> None:
    m = engawa.new("nueby/jaeger", extra_hits="kind")
    assert m.position()["options"] == {"extra_hits": "kind"}
    assert engawa.load(m.position()).options == m.options
    assert engawa.load(m.record()).options == m.options


@pytest.mark.parametrize(
    ("game", "given", "problem"),
    [
        (
            "werfer",
            {"extra_hits": "kind"},
            'options: unknown key "extra_hits"; known are players, colours, edition, places',
        ),
        ("jaeger", {"extra_hits": "mild"}, 'extra_hits: expected one of "book", "kind", got "mild"'),
        (
            "jaeger",
            {"extra": 1},
            'options: unknown key "extra"; known are players, colours, edition, extra_hits, places',
        ),
        ("werfer", {"colours": 5}, "colours: expected one of 6, 4, got 5"),
        ("werfer", {"colours": "6"}, 'colours: expected one of 6, 4, got "6"'),
        ("einser-blocker", {"colours": 6}, "colours: expected one of 4, got 6"),
        ("werfer", {"places": "yes"}, 'places: expected true or false, got "yes"'),
        ("werfer", {"players": 3}, "players: expected one of 2, got 3"),
    ],
)
def test_an_option_that_is_none_is_refused(game: str, given: dict[str, Any], problem: str) -> None:
    notation = catalogue.find(f"nueby/{game}").notation
    with pytest.raises(engawa.InvalidNotation) as error:
        notation.read_options(given, 2, None)
    assert str(error.value) == problem


def test_problems_are_told_without_raising() -> None:
    notation = catalogue.find("nueby/werfer").notation
    assert notation.problems_of({}) == []
    assert notation.problems_of({"players": 6}) == []
    assert [problem.text("de") for problem in notation.problems_of({"colours": 5})] == [
        "colours: erwartet war eines von 6, 4, gekommen ist 5"
    ]
    assert len(notation.problems_of({"players": "six"})) == 1
