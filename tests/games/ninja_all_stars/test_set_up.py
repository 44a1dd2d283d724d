"""Janken and the set-up, step by step."""

from copy import deepcopy
from fractions import Fraction

import pytest
from games.ninja_all_stars.sketch import clause_against, model, new, phase, play

from engawa.games.ninja_all_stars import edition


def until(m, wanted):
    """Let chance act until a phase is there."""
    while phase(m) != wanted:
        m.roll()
    return m


@pytest.mark.clause("NS-J1", "NS-J4", "NS-S1")
def test_diced_janken_gives_the_initiative_first():
    m = new(3, janken="dice")
    assert (phase(m), m.position()["janken"]) == ("init", {"in": ["A", "B", "C"], "for": "start"})
    assert dict(m.outcomes()) == {f"init {seat}": Fraction(1, 3) for seat in "ABC"}
    play(m, "init B")
    assert (phase(m), m.position()["initiative"]) == ("moon", "B")
    assert m.position()["scores"] == [0, 0, 0]


@pytest.mark.clause("NS-J2")
def test_the_better_shape_wins_and_equal_ones_play_on():
    assert play(new(2), "rock", "paper").position()["initiative"] == "B"
    assert play(new(2), "paper", "scissors").position()["initiative"] == "B"
    assert play(new(2), "rock", "scissors").position()["initiative"] == "A"
    m = play(new(2), "rock", "rock")
    assert (m.to_act, m.position()["janken"]["ties"]) == (0, 1)
    assert clause_against(m, "activate A1") == "NS-J2"


@pytest.mark.clause("NS-J3")
def test_who_drops_out_sets_the_count_of_ties_back():
    m = play(new(3), "rock", "rock", "rock", "rock", "rock", "scissors")
    assert m.position()["janken"] == {"in": ["A", "B"], "for": "start"}
    for _ in range(5):
        play(m, "paper", "paper")
    assert dict(m.outcomes()) == {"init A": Fraction(1, 2), "init B": Fraction(1, 2)}


@pytest.mark.clause("NS-S2", "NS-S3")
def test_moon_then_three_cards_each_from_the_initiative():
    m = play(new(2, janken="dice"), "init B")
    assert (phase(m), len(m.outcomes())) == ("moon", 6)
    play(m, "dice W")
    assert (phase(m), m.position()["due"]) == ("deal", [3, 3])
    assert dict(m.outcomes())["deal vault"] == Fraction(3, 52)
    play(m, "deal vault")
    assert m.position()["due"] == [3, 2]
    assert dict(m.outcomes())["deal vault"] == Fraction(2, 51)


@pytest.mark.clause("NS-S3")
def test_a_handicap_is_a_card_for_every_four_koban():
    m = play(new(2, janken="dice", handicap=True, teams=["air", "water"]), "init A", "dice W")
    assert m.position()["due"] == [3, 3 + (104 - 93) // 4]


@pytest.mark.clause("NS-S4", "NS-S6")
def test_lanterns_and_shrines_in_turn_until_all_pass():
    m = until(play(new(2, janken="dice"), "init A"), "furnish")
    play(m, "lantern d4", "lantern d8", "lantern d12", "shrine h5")
    assert (m.to_act, clause_against(m, "pass")) == (0, "NS-S6")
    play(m, "lantern d15", "pass")
    assert m.position()["passes"] == 1
    play(m, "lantern l9", "lantern l13")
    assert clause_against(m, "lantern p10") == "NS-S4"
    play(m, "pass", "pass")
    assert (phase(m), m.to_act) == ("pick", 0)


@pytest.mark.clause("NS-S6")
def test_furnishing_also_ends_when_nothing_is_left():
    m = until(play(new(2, janken="dice"), "init A"), "furnish")
    play(m, *(f"lantern {space}" for space in ("d4", "d6", "d8", "d12", "d14", "d16")))
    play(m, *(f"shrine {space}" for space in ("h4", "h8", "h12", "h14")))
    assert phase(m) == "pick"


@pytest.mark.clause("NS-S5")
def test_furniture_keeps_away_from_zones_and_objects():
    m = until(play(new(2, janken="dice", challenge="hill"), "init A"), "furnish")
    assert clause_against(m, "lantern j3") == "NS-S5"
    assert clause_against(m, "lantern j4") is None
    assert clause_against(m, "lantern j9") == "NS-S5"
    assert clause_against(m, "lantern i5") == "NS-S5"
    # What keeps it from the zones is in the booklet, the rest is ours.
    assert (m.why("lantern j3").mark, m.why("lantern i5").mark) == ("B", "R")
    play(m, "lantern g10")
    assert clause_against(m, "shrine g10") == "NS-S5"
    assert clause_against(m, "shrine h10") is None
    # A goal is no place for it, what is next to one is; with three players only the middle ones are goals.
    goals = until(play(new(2, janken="dice", challenge="messenger"), "init A"), "furnish")
    assert clause_against(goals, "lantern f3") == "NS-S5"
    few = until(play(new(3, janken="dice", challenge="messenger"), "init A"), "furnish")
    assert clause_against(few, "lantern f4") is None


def furnished(players=2, **options):
    m = until(play(new(players, janken=options.pop("janken", "dice"), **options), "init A"), "furnish")
    play(m, "lantern h4", "lantern d8", "lantern d12", "lantern h12")
    return play(m, *["pass"] * players)


@pytest.mark.clause("NS-S7")
def test_the_picked_seat_has_the_initiative_and_two_players_face_each_other():
    m = furnished()
    assert m.legal() == ["pick A", "pick B"]
    assert clause_against(m, "pick C") == "NS-S7"
    play(m, "pick B")
    assert (phase(m), m.to_act, m.position()["initiative"]) == ("edge", 1, "B")
    play(m, "edge E")
    assert m.position()["edges"] == ["W", "E"]
    assert (phase(m), m.to_act) == ("deploy", 1)


@pytest.mark.clause("NS-S8", "NS-J1")
def test_three_players_play_janken_for_edges_and_the_last_has_none_to_play():
    m = furnished(3)
    play(m, "pick C", "edge N")
    assert m.position()["janken"] == {"in": ["A", "B"], "for": "edge"}
    play(m, "init B")
    assert clause_against(m, "edge N") == "NS-S8"
    play(m, "edge S")
    assert (phase(m), m.to_act) == ("edge", 0)
    play(m, "edge W")
    assert m.position()["edges"] == ["W", "S", "N"]
    assert m.position()["initiative"] == "C"


@pytest.mark.clause("NS-S9")
def test_objects_are_laid_after_lanterns_and_shrines():
    m = until(play(new(2, janken="dice", challenge="search"), "init A"), "furnish")
    assert "chests" not in m.position()
    m = furnished(challenge="search")
    assert m.position()["chests"] == ["e5", "f10", "j14", "j6", "n10", "o15"]
    medals = furnished(challenge="medals")
    assert medals.position()["medals"] == ["e15", "e5", "j10", "o15", "o5"]


@pytest.mark.clause("NS-S10")
def test_sentries_are_posted_near_what_they_guard():
    m = furnished(challenge="search")
    assert (phase(m), m.to_act) == ("post", 0)
    assert clause_against(m, "post j9 N") == "NS-S10"
    assert clause_against(m, "post j6 N") == "NS-S10"
    play(m, "post j8 NE")
    assert model(m, "Z1") == {"at": "j8", "face": "NE", "guards": "j6"}
    assert m.to_act == 1
    assert (m.why("post j9 N").mark, m.why("post f10 N").mark) == ("P", "R")
    play(m, "post n9 E", "post j13 S", "post f11 W", "post e4 NW", "post o16 SE")
    assert phase(m) == "pick"


@pytest.mark.clause("NS-S10")
@pytest.mark.parametrize(
    ("players", "guarded"),
    [
        (2, ["f3", "j3", "n3", "n17", "j17", "f17"]),
        (3, ["j3", "j3", "q10", "q10", "j17", "j17"]),
        (4, ["j3", "q10", "j17", "c10"]),
    ],
)
def test_infiltration_posts_sentries_at_goals(players, guarded):
    m = until(new(players, janken="dice", setup="quick", challenge="infiltration"), "omen")
    sentries = {name: facts for name, facts in m.position()["models"].items() if name[0] == "Z"}
    assert [facts["guards"] for facts in sentries.values()] == guarded
    assert sentries["Z1"]["face"] == "S"


@pytest.mark.clause("NS-S11", "NS-S12")
def test_champions_are_named_and_deployed_first():
    m = play(furnished(challenge="champion"), "pick A", "edge N")
    assert clause_against(m, "champion B1") == "NS-S11"
    play(m, "champion A4", "champion B1")
    assert m.position()["champions"] == ["A4", "B1"]
    assert clause_against(m, "deploy A1 j2") == "NS-S12"
    play(m, "deploy A4 j2")
    assert model(m, "A4") == {"at": "j2", "face": "S"}
    assert m.to_act == 1


@pytest.mark.clause("NS-S12")
def test_ninja_are_deployed_in_turn_in_the_own_zone():
    m = play(furnished(), "pick A", "edge N")
    assert clause_against(m, "deploy A1 j18") == "NS-S12"
    assert clause_against(m, "deploy B1 j2") == "NS-S12"
    play(m, "deploy A1 j2", "deploy B1 j18")
    assert clause_against(m, "deploy A2 j2") == "NS-S12"
    play(m, "deploy A2 i2", "deploy B2 i18", "deploy A3 k2", "deploy B3 k18", "deploy A4 h2", "deploy B4 h18")
    play(m, "deploy A5 l2", "deploy B5 l18", "deploy A6 g2", "deploy B6 g18")
    assert (phase(m), m.to_act, m.position()["round"]) == ("omen", 0, 1)


@pytest.mark.clause("NS-S12", "NS-V16")
def test_the_chunin_comes_first_where_it_may_be_assassinated():
    m = play(furnished(challenge="assassinate"), "pick A", "edge N")
    assert clause_against(m, "deploy A2 j2") == "NS-S12"
    assert clause_against(m, "deploy A1 j2") is None


@pytest.mark.clause("NS-S13")
def test_the_quick_set_up_of_four():
    m = until(new(4, janken="dice", setup="quick"), "omen")
    assert m.position()["edges"] == ["N", "E", "S", "W"]
    assert sum("at" in facts for facts in m.position()["models"].values()) == 16
    assert model(m, "B1") == {"at": "r10", "face": "W"}
    assert m.position()["lanterns"] == ["e8", "h15", "l5", "o12"]


@pytest.mark.clause("NS-S13")
def test_the_quick_set_up_skips_classes_that_a_team_lacks():
    m = until(new(2, janken="dice", setup="quick", teams=[{"clan": "ika", "kaiken": 4}, "fire"]), "omen")
    placed = {name: facts["at"] for name, facts in m.position()["models"].items() if name[0] == "A" and "at" in facts}
    assert placed == {"A1": "j2", "A2": "h2", "A3": "i1", "A4": "m2", "A5": "k1"}


def walled(*gaps):
    """Search on a courtyard whose first chest, j6, has walls within two of it on all spaces but these."""
    document = deepcopy(edition.standard().document)
    rows = document["boards"]["courtyard"]["rows"]
    for space in {f"{column}{row}" for column in "hijkl" for row in range(4, 9)} - {"j6", *gaps}:
        x, y = "abcdefghijklmnopqrs".index(space[0]), int(space[1:]) - 1
        rows[y] = rows[y][:x] + "#" + rows[y][x + 1 :]
    del document["quick"]
    document["numbers"] |= {"lanterns": 1, "shrines": 0, "pass_from": 1}
    return document


def posting(*gaps, lantern="j10"):
    """The first sentry is to be posted, after a single lantern."""
    document = walled(*gaps)
    m = play(new(2, edition=document, challenge="search", janken="dice"), "init A", "dice F")
    while phase(m) == "deal":
        m.roll()
    return play(m, f"lantern {lantern}")


@pytest.mark.clause("NS-S10")
def test_a_sentry_that_finds_no_space_within_two_is_posted_within_three():
    m = posting("h4")
    assert {move.split()[1] for move in m.legal()} == {"h4"}
    assert clause_against(m, "post g3 N") == "NS-S10"
    # Nothing is free within two: the ring at distance 3, which has no wall, foliage counts as free.
    m = posting()
    ring = {f"{column}{row}" for column in "ghijklm" for row in range(3, 10)}
    ring -= {f"{column}{row}" for column in "hijkl" for row in range(4, 9)}
    assert {move.split()[1] for move in m.legal()} == ring
    assert clause_against(m, "post g3 N") is None
    assert clause_against(m, "post f2 N") == "NS-S10"
    assert m.why("post f2 N").en != m.why("post j6 N").en


@pytest.mark.clause("NS-S10")
def test_a_lantern_on_the_last_free_space_sends_the_sentry_farther():
    m = posting("h4", lantern="h4")
    assert "post g3 N" in m.legal()
    assert clause_against(m, "post h4 N") == "NS-S10"
    play(m, "post g3 N")
    assert model(m, "Z1") == {"at": "g3", "face": "N", "guards": "j6"}
    # The next chest has room.
    assert clause_against(m, "post k10 N") == "NS-S10"
    assert clause_against(m, "post l10 N") is None
