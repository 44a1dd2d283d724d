"""Words, sizes and what is in the box."""

import pytest
from games.ninja_all_stars.sketch import clause_against, load, model, new, play, sketch

from engawa.core.errors import InvalidNotation
from engawa.games.ninja_all_stars.dice import letters_of, pool_of
from engawa.games.ninja_all_stars.edition import standard
from engawa.games.ninja_all_stars.ground import distance
from engawa.games.ninja_all_stars.names import MODEL_NAMES, SPACE_NAMES, space_number
from engawa.games.ninja_all_stars.state import State
from engawa.games.ninja_all_stars.vocabulary import CARD_NAMES, ELEMENT_NAMES, MODELS, SPACES


@pytest.mark.clause("NS-X1")
def test_seats_and_models_have_names():
    assert MODEL_NAMES[:10] == ("A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8", "A9", "B1")
    assert MODEL_NAMES[36:] == ("Z1", "Z2", "Z3", "Z4", "Z5", "Z6")
    m = new(3, janken="dice", setup="quick")
    assert {name[0] for name in m.position()["models"]} == {"A", "B", "C"}


@pytest.mark.clause("NS-X2", "NS-C1")
def test_friends_are_not_attacked_and_enemies_are():
    m = sketch("A2 j10 N", "A3 j9 S", "B2 i9 S")
    assert clause_against(m, "attack A3") == "NS-C1"
    assert clause_against(m, "attack B2") is None
    sentries = sketch(
        "Z1 j10 N guards=j6", "Z2 j9 S guards=n10", "A2 i9 S done", active="Z1", seat="B", challenge="search"
    )
    assert clause_against(sentries, "attack Z2") == "NS-C1"
    assert clause_against(sentries, "attack A2") is None


@pytest.mark.clause("NS-X3")
def test_distance_is_the_larger_difference():
    assert len(SPACE_NAMES) == 576
    assert (SPACE_NAMES[0], SPACE_NAMES[18], SPACE_NAMES[-1]) == ("a1", "s1", "x24")
    assert distance(space_number("j10"), space_number("l11")) == 2
    assert distance(space_number("j10"), space_number("j10")) == 0


@pytest.mark.clause("NS-X8")
def test_halving_comes_before_adding():
    m = play(
        sketch("A2 j10 N slow=1", active=None, hands=[["rushing-river"], []]),
        "activate A2",
        "card rushing-river",
        "step j9",
    )
    assert m.position()["activation"]["mp"] == 3 + 4 - 1


@pytest.mark.clause("NS-X9")
def test_tokens_are_capped():
    m = sketch("A9 j10 N", "A2 j9 N haste=3", active="A9", teams=["void", "water"])
    play(m, "use blood-frenzy A2", "dice VVV")
    assert model(m, "A2")["haste"] == 3
    with pytest.raises(InvalidNotation, match=r"models\.A2\.poison: expected a whole number from 0 to 1, got 2"):
        sketch("A2 j10 N poison=2")


@pytest.mark.clause("NS-D1", "NS-D3")
def test_elements_their_letters_and_opposites():
    assert ELEMENT_NAMES == ("spirit", "water", "earth", "void", "fire", "air")
    assert letters_of(pool_of("FSSW")) == "SSWF"
    m = play(new(janken="dice"), "init A", "dice A")
    assert m.position()["moon"] == "A"


@pytest.mark.clause("NS-D2", "NS-D6")
def test_a_shrine_team_has_nine_models():
    m = new(2, teams=["spirit", "air"])
    kinds = [facts["class"] for name, facts in chart(m)["models"].items() if name[0] == "A"]
    assert kinds == ["chunin", *["kaiken"] * 3, *["yajiri"] * 2, *["kunoichi"] * 2, "madoushi"]


def chart(m):
    return m.game.notation.format_board(m.options, m.board)


@pytest.mark.clause("NS-D4")
def test_prices_and_profiles_are_those_of_the_table():
    totals = []
    for element in ELEMENT_NAMES:
        team = chart(new(2, teams=[element, "fire"]))["teams"][0]
        totals.append(team["koban"])
    assert totals == [100, 93, 99, 103, 97, 104]
    fire = chart(new(2))["models"]
    assert (fire["A1"]["mv"], fire["A1"]["at"], fire["A1"]["df"]) == (5, 4, 3)
    assert fire["A1"]["keywords"] == ["mastery", "close-combat-master", "tiger-strike"]
    assert fire["A5"]["ranged"] == [5, 2]
    assert fire["B7"]["keywords"] == ["nimble"]


@pytest.mark.clause("NS-D7")
def test_a_client_is_told_prices_and_limits_of_every_clan():
    told = chart(new(2))
    assert (told["koban"], [*told["clans"]]) == (100, ["kitsune", "ika", "yamazaru", "ijin", "tora", "tanchyo"])
    tora = told["clans"]["tora"]
    assert tora["prices"] == {"chunin": 20, "kaiken": 10, "yajiri": 8, "kunoichi": 9, "madoushi": 13}
    limits = {"chunin": [1, 1], "kaiken": [2, 4], "yajiri": [0, 2], "kunoichi": [0, 2], "madoushi": [0, 2]}
    assert (tora["limits"], tora["choice"]) == (limits, ["tiger-strike", "pounce"])
    assert told["clans"]["ika"]["choice"] == []


@pytest.mark.clause("NS-D5")
def test_sentries_are_samurai():
    facts = chart(new(2, challenge="search"))["models"]["Z1"]
    assert facts == {"class": "samurai", "mv": 5, "at": 3, "df": 3, "affinities": [], "keywords": []}
    assert "Z1" not in chart(new(2))["models"]


TORA = {"clan": "tora", "chunin": "pounce", "kaiken": 3, "yajiri": 2, "kunoichi": 2, "madoushi": 1}


@pytest.mark.clause("NS-D7")
def test_a_custom_team():
    m = new(2, teams=[TORA, {"clan": "ika", "kaiken": 2}])
    assert "pounce" in chart(m)["models"]["A1"]["keywords"]
    assert "tiger-strike" not in chart(m)["models"]["A1"]["keywords"]
    assert [name for name in m.position()["models"] if name[0] == "B"] == ["B1", "B2", "B3"]


@pytest.mark.clause("NS-D7")
@pytest.mark.parametrize(
    ("team", "problem"),
    [
        ({"clan": "tora"}, r'teams\[0\]\.chunin: expected one of "tiger-strike", "pounce", got null'),
        ({"clan": "ika", "chunin": "pounce"}, r"teams\[0\]\.chunin: the leader of the clan ika has nothing to choose"),
        ({"clan": "ika", "kaiken": 1}, r"teams\[0\]\.kaiken: expected a whole number from 2 to 4, got 1"),
        ({"clan": "wolf"}, r'teams\[0\]\.clan: expected one of "kitsune", .*got "wolf"'),
        (
            {"clan": "ijin", "kaiken": 3, "yajiri": 2, "kunoichi": 3, "madoushi": 2},
            r"teams\[0\]: expected at most 100 Koban, got 127",
        ),
        ("moon", r'teams\[0\]: expected a custom team, or one of spirit, .*got "moon"'),
        ({"clan": "ika", "oni": 1}, r"teams\[0\].*oni"),
    ],
)  # fmt: skip
def test_a_team_that_cannot_be_is_refused_in_one_line(team, problem):
    with pytest.raises(InvalidNotation, match=problem):
        new(2, teams=[team, "water"])


@pytest.mark.clause("NS-D8")
def test_both_boards_are_unchanged_by_quarter_turns():
    for ground in standard().boards.values():
        assert (ground.width, ground.height) == (19, 19)
        terrain = [ground.terrain[24 * y + x] for y in range(19) for x in range(19)]
        assert [terrain[(18 - x) * 19 + y] for y in range(19) for x in range(19)] == terrain
        zone = ground.zone
        assert [zone.count(edge) for edge in range(4)] == [16, 16, 16, 16]


@pytest.mark.clause("NS-D10")
def test_the_moon_deck_has_52_cards():
    cards = chart(new(2))["cards"]
    assert sum(card["copies"] for card in cards.values()) == 52
    by_element = {name: sum(c["copies"] for c in cards.values() if c["element"] == name) for name in ELEMENT_NAMES}
    assert by_element == {"spirit": 8, "water": 9, "earth": 9, "void": 9, "fire": 8, "air": 9}
    assert set(cards) == set(CARD_NAMES)


@pytest.mark.clause("NS-Z1", "NS-Z2", "NS-Z3", "NS-Z4", "NS-Z6")
def test_the_state_has_a_fixed_size():
    s = State()
    assert (len(s.space), len(s.hand), len(s.hand[0]), len(s.todo), len(s.queue)) == (
        MODELS,
        4,
        22,
        16,
        3,
    )  # twelve things to do, and more around a large base
    assert (len(s.lantern), len(s.shrine), len(s.chest), len(s.loose)) == (10, 10, 6, 9)
    assert SPACES == 576
    with pytest.raises(InvalidNotation, match="scores"):
        sketch("A2 j10 N", scores=[22401, 0])
    load(sketch("A2 j10 N", scores=[127, 0]).position())


@pytest.mark.clause("NS-T3")
def test_every_model_has_the_one_affinity_of_its_team():
    m = play(sketch("A2 j10 N", "B2 j9 S"), "step j11")
    assert m.position()["test"]["element"] == "F"
