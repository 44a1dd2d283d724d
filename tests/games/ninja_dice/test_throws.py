"""What is thrown, and that it stays where it lands: outcomes in text, and throws from the landing bank."""

from dataclasses import replace

import pytest
from games.ninja_dice.table import table, throw, throwing

import engawa
from engawa import catalogue
from engawa.core.match import Match
from engawa.dice.geometry import is_inside, overlaps

SAVED = "fight@0,0,0 sneak@300,100,450"
BANKED = replace(catalogue.find("ninja-dice"), physics=None)


@pytest.mark.clause("ND-R2")
def test_all_dice_that_are_thrown_lie_where_and_how_the_throw_says():
    match = throwing(SAVED)
    match.play("throw T2=catch@-9,8,7 S4=pick@-100,-200,3599 S3=catch@1,2,3 S5=catch@500,-500,10 T1=hourglass@5,600,1")
    position = match.position()
    assert position["skill"] == {
        "S1": ["fight", 0, 0, 0],
        "S2": ["sneak", 300, 100, 450],
        "S3": ["catch", 1, 2, 3],
        "S4": ["pick", -100, -200, 3599],
        "S5": ["catch", 500, -500, 10],
    }
    assert match.history[-1].startswith("throw S3=catch@1,2,3 S4=pick@-100,-200,3599 S5=")


@pytest.mark.clause("ND-R2")
@pytest.mark.parametrize(
    "outcome",
    [
        "throw S3=wild@1,2,3 S4=pick@1,2,3 T1=catch@5,6,1 T2=catch@7,8,7",  # S5 is missing
        "throw S1=wild@1,2,3 S3=wild@1,2,3 S4=pick@1,2,3 S5=pick@1,2,3 T1=catch@5,6,1 T2=catch@7,8,7",  # S1 is saved
        "throw S3=wild@1,2,3 S3=pick@1,2,3 S5=pick@1,2,3 T1=catch@5,6,1 T2=catch@7,8,7",  # S3 twice
        "throw S3=wild@1,2,3 S4=pick@1,2,3 S5=pick@1,2,3 T1=catch@5,6,1 T3=catch@7,8,7",  # T3 is spare
        "house lock lock lock lock",
        "throw",
        "",
    ],
)
def test_exactly_the_dice_that_are_due_are_thrown(outcome):
    with pytest.raises(engawa.InvalidNotation, match=r"every die that is thrown \(S3, S4, S5, T1, T2\) once"):
        throwing(SAVED).play(outcome)


@pytest.mark.clause("ND-R3")
def test_saved_dice_stay_as_they_lay():
    match = throwing(SAVED, locked=["T1"])
    before = match.position()["skill"]
    throw(match, "catch catch pick", "catch catch")
    assert {name: match.position()["skill"][name] for name in ("S1", "S2")} == before


@pytest.mark.clause("ND-R3", "ND-R4")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_throws_from_the_bank_lie_inside_the_tray_and_in_no_other_die(players):
    start = throwing(SAVED, players=players)
    sitting = BANKED.notation.parse_position(start.position())
    for number in range(12):
        seed = number.to_bytes(32, "big")
        match = Match(BANKED, sitting.options, players, seed=seed, start=(sitting.board, sitting.state)).copy()
        assert match.thrower is None
        before = match.position()
        tray = match.roll().removeprefix("throw ").split()
        places = [tuple(map(int, each.partition("@")[2].split(","))) for each in tray]
        saved = [tuple(place) for _, *place in before["skill"].values()]
        assert len(places) == 3 + len(before["held"])
        for i, place in enumerate(places):
            assert is_inside(*place)
            assert not any(overlaps(*place, *other) for other in [*places[:i], *saved])


@pytest.mark.clause("ND-R4")
def test_a_throw_that_is_written_down_is_taken_as_it_is():
    match = throwing("")
    throw(match, "catch@0,0,0 catch@0,0,0 catch@0,0,0 fight@0,0,0 pick@0,0,0", "catch@0,0,0 catch@1240,0,0")
    assert match.position()["phase"] == "push"
    with pytest.raises(engawa.InvalidNotation, match="outcome, S1, x: expected a whole number from -1240 to 1240"):
        throw(throwing(""), "catch@1241,0,0 catch catch catch catch", "catch catch")


def test_faces_are_drawn_with_their_frequency_and_fronts_in_all_directions():
    sitting = BANKED.notation.parse_position(throwing("", players=5).position())
    faces, fronts = dict.fromkeys(["arrow", "hourglass", "catch"], 0), [0] * 4
    for number in range(150):
        seed = number.to_bytes(32, "big")
        match = Match(BANKED, sitting.options, 5, seed=seed, start=(sitting.board, sitting.state)).copy()
        for each in match.roll().split()[6:]:
            faces[each[3:].partition("@")[0]] += 1
            fronts[int(each.rpartition(",")[2]) // 900] += 1
    assert all(160 < count < 240 for count in faces.values())  # of 600, three kinds: five standard deviations wide
    assert all(97 < count < 203 for count in fronts)


def test_the_seats_sit_clockwise_around_the_tray():
    match = table("push", players=5)
    assert match.game.notation.format_board(match.options, match.board)["sides"] == [2700, 1980, 1260, 540, 3420]
