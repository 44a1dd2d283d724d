"""Editions and options: what can be changed, and what is wrong with it, in one line."""

import copy
from pathlib import Path

import pytest
from games.ninja_all_stars.sketch import new, phase, play

from engawa.core.documents import in_file
from engawa.core.errors import InvalidNotation
from engawa.games.ninja_all_stars import edition as editions
from engawa.games.ninja_all_stars.edition import read_edition, standard


def changed(*path, value):
    """The edition that ships with the game, one entry changed; None takes it away."""
    document = copy.deepcopy(standard().document)
    table = document
    for key in path[:-1]:
        table = table[key]
    if value is None:
        del table[path[-1]]
    else:
        table[path[-1]] = value
    return document


def problem_with(document):
    with pytest.raises(InvalidNotation) as error:
        read_edition(document)
    assert error.value.text("de") != str(error.value)
    return str(error.value)


def row(y, text):
    rows = list(standard().document["boards"]["courtyard"]["rows"])
    rows[y] = text
    return rows


@pytest.mark.parametrize(
    ("path", "value", "problem"),
    [
        (("name",), 5, "name: expected"),
        (("teams",), None, "edition: the key 'teams' is missing"),
        (("weather",), 1, 'edition: unknown key "weather"'),
        (("teams", "fire", "chunin", "mv"), 0, "teams.fire.chunin.mv: expected a whole number from 1 to 12, got 0"),
        (("teams", "fire", "chunin", "keywords"), ["sprint"], "teams.fire.chunin.keywords[0]: expected one of"),
        (("teams", "fire", "chunin", "ranged"), [5], "teams.fire.chunin.ranged: expected a list of 2, got [5]"),
        (("teams", "fire", "custom", "kaiken"), [2, 9], "teams.fire.custom.kaiken[1]: expected a whole number"),
        (("teams", "fire", "chunin", "base"), "huge", 'teams.fire.chunin.base: expected one of "small", "large"'),
        (("sentry", "base"), "large", 'sentry: unknown key "base"'),
        (("teams", "fire", "clan"), 1, "teams.fire.clan: expected"),
        (("teams", "ice"), {}, 'teams: unknown key "ice"'),
        (("classes", "kaiken"), 4, "classes: expected 9 in all, got 10"),
        (("classes", "chunin"), 0, "classes: expected 9 in all, got 8"),
        (("sentry", "at"), 9, "sentry.at: expected a whole number from 1 to 6, got 9"),
        (("abilities", "leap"), {}, 'abilities: unknown key "leap"'),
        (("abilities", "pounce"), {"range": 1}, 'abilities.pounce: unknown key "range"'),
        (("cards", "vault", "element"), "ice", 'cards.vault.element: expected one of "spirit"'),
        (("cards", "vault", "copies"), 4, "cards.vault.copies: expected a whole number from 0 to 3, got 4"),
        (("cards", "leap"), {}, 'cards: unknown key "leap"'),
        (("boards",), {}, "boards: expected at least one board"),
        (("boards", "courtyard", "rows"), [], "boards.courtyard.rows: expected a list of 19, got 0"),
        (("boards", "courtyard", "rows"), row(3, "..."), "boards.courtyard.rows[3]: expected 19 letters of .~T^#d"),
        (("boards", "courtyard", "rows"), row(9, "dd..#....d....#..dd"), "rows[9]: expected a deployment zone"),
        (("places", "chests"), ["j6"], "places.chests: expected a list of 6"),
        (("places", "hill"), ["j20"], 'places.hill[0]: expected a space from a1 to s19, got "j20"'),
        (("places", "hill"), ["j9", "j9"], "places.hill: expected different ones"),
        (("places", "medals"), ["j10", "e5", "o5", "o15", "j5"], "places.medals[4]: expected an open space"),
        (("quick", "slots", "N"), ["j2", "h2", "i1", "m2", "k1", "j10"], "quick.slots.N[5]: expected a space in that"),
        (("quick", "lanterns"), ["j5"], "quick.lanterns[0]: expected a space of the board courtyard that is no wall"),
        (("quick", "second_sentry"), "i4", 'quick.second_sentry: expected a space and a direction'),
        (("quick", "order"), ["chunin"], "quick.order: expected a list of 6"),
        (("chest", "medal"), 4, "chest: expected 6 in all, got 7"),
        (("rounds", "brawl"), 9, "rounds.brawl: expected a whole number from 1 to 8, got 9"),
        (("allowed",), [6, 5], "allowed: expected a list of 3"),
    ],
)  # fmt: skip
def test_a_wrong_edition_is_answered_in_one_line(path, value, problem):
    said = problem_with(changed(*path, value=value))
    assert problem in said
    assert "\n" not in said


def test_a_wrong_line_of_a_file_is_found():
    path = Path(editions.__file__).parent / "editions" / "engawa.toml"
    with pytest.raises(InvalidNotation) as error:
        read_edition(changed("teams", "fire", "chunin", value={"mv": 5}))
    assert f"{path}" in str(in_file(error.value, path, "edition"))


def test_an_edition_of_ones_own_is_played_and_travels_with_the_position():
    mine = changed("rounds", "brawl", value=1)
    m = new(2, edition=mine, setup="quick", janken="dice")
    while m.to_act is not None:
        m.roll() if m.to_act == "chance" else m.play("end" if "end" in m.legal() else m.legal()[0])
    assert m.position()["options"]["edition"]["rounds"]["brawl"] == 1
    assert phase(m) == "over"


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        ({"challenge": "chess"}, 'challenge: expected one of "brawl"'),
        ({"board": "moon"}, 'board: expected one of "courtyard", "village", got "moon"'),
        ({"setup": "slow"}, 'setup: expected one of "full", "quick", got "slow"'),
        ({"janken": "coin"}, 'janken: expected one of "play", "dice", got "coin"'),
        ({"handicap": 1}, "handicap: expected one of false, true, got 1"),
        ({"teams": ["fire"]}, 'teams: expected a list of 2, got ["fire"]'),
        ({"weather": 1}, 'options: unknown key "weather"'),
    ],
)
def test_wrong_options_are_answered_in_one_line(options, problem):
    with pytest.raises(InvalidNotation) as error:
        new(2, **options)
    assert problem in str(error.value)
    problems = new(2).game.notation.problems_of(options)
    assert [message.text("en") for message in problems] == [str(error.value)]


def test_the_same_team_may_be_chosen_twice():
    m = play(new(2, teams=["fire", "fire"], janken="dice"), "init A")
    assert m.options["teams"] == ["fire", "fire"]
