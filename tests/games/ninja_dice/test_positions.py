"""Position documents: the one of the specification, what each phase has, and what is wrong with others."""

import json

import pytest
from games.ninja_dice.table import stealing, table, throwing

import engawa

SPECIFIED = json.loads("""
{"game":"ninja-dice","players":3,"first":0,"round":1,"active":0,"phase":"steal","treasure":[3,3,3],"house":["guard","guard2","lock","lock"],
 "skill":{"S1":["fight",120,-45,900],"S2":["fortune",-400,300,1350],"S3":["pick",0,600,10],"S4":["catch",700,0,0],"S5":["wild",-300,-800,2000]},
 "boosts":{},"locked":[],"held":{"T1":2,"T2":1},"threat":{"T1":["arrow",-900,0,0],"T2":["hourglass",500,500,450]},"arrows":["T1"],"placed":[],
 "derived":{"counts":{},"aims":{"T1":{"dice":["S1","S2","S3","S4","S5","T2"],"open":[1],"caught":[0],"poor":[]}},"boons":{}}}
""")


def test_the_position_of_the_specification_reads_back_to_itself():
    match = engawa.load(SPECIFIED)
    assert match.position() == SPECIFIED
    assert [*match.position()] == [*SPECIFIED]
    assert (match.to_act, match.legal()) == (2, ["T1>-", "T1>P1"])  # the catch protects seat 0


@pytest.mark.parametrize(
    "match",
    [
        engawa.new("ninja-dice", players=5, first=3),
        throwing("fight@0,0,0 fortune@170,0,0", boosts={"S2": "S1"}, locked=["T2"]),
        stealing({"T1": (2, "arrow@-900,0,0"), "T2": (1, "arrow@-900,300,0")}, "T1 T2"),
        table("match", "fight@600,0,0 fortune@0,0,0 catch catch catch"),
        table("push", "fight@0,0,0 fortune@170,0,0 catch catch catch", boosts={"S2": "S1"}, placed=["S1", "S2"]),
        table("over", "", "", round=3, active=None, treasure=[4, 9, 9], winners=[1, 2]),
    ],
    ids=lambda match: match.position()["phase"],
)
def test_a_position_of_every_phase_reads_back_to_itself(match):
    document = json.loads(json.dumps(match.position()))
    again = engawa.load(document)
    assert again.position() == document
    assert again.legal() == match.legal()


def test_winners_are_there_only_at_the_end():
    assert "winners" not in table("push").position()
    assert table("over", "", "", round=3, active=None, treasure=[4, 9, 9], winners=[1, 2]).result["winners"] == [1, 2]


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"game": "go"}, "unknown game"),
        ({"players": 6}, "players: expected one of 2, 3, 4, 5, got 6"),
        ({"first": 3}, "first: expected one of 0, 1, 2, got 3"),
        ({"first": "drawn"}, "first: expected one of 0, 1, 2"),
        ({"round": 0}, "round: expected a whole number from 1 to 3, got 0"),
        ({"active": None}, "active: expected one of 0, 1, 2, got null"),
        ({"phase": "think"}, "phase: expected one of"),
        ({"treasure": [3, 3]}, "treasure: expected a list of 3"),
        ({"treasure": [3, 3, -1]}, r"treasure\[2\]: expected a whole number from 0"),
        ({"treasure": [3, 3, True]}, r"treasure\[2\]: expected a whole number"),
        ({"house": ["guard"] * 5}, "house: expected a list of 4"),
        ({"house": ["guard", "guard", "lock", "door"]}, r"house\[3\]: expected one of"),
        ({"skill": {"S1": ["fight", 0, 0, 0]}}, "in phase steal all five skill dice lie in the tray"),
        ({"skill": SPECIFIED["skill"] | {"S1": ["arrow", 0, 0, 0]}}, r"skill.S1\[0\]: expected one of"),
        ({"skill": SPECIFIED["skill"] | {"S1": ["fight", 1241, 0, 0]}}, r"skill.S1\[1\]: expected a whole number"),
        ({"skill": SPECIFIED["skill"] | {"S1": ["fight", 0, 0, 3600]}}, r"skill.S1\[3\]: expected a whole number"),
        ({"skill": SPECIFIED["skill"] | {"S1": ["fight", 0, 0]}}, "skill.S1: expected a list of 4"),
        ({"skill": SPECIFIED["skill"] | {"S6": ["fight", 0, 0, 0]}}, "skill: expected one of"),
        ({"boosts": {"S1": "S3"}}, "S1 and S3 are not such a pair"),
        ({"boosts": {"S2": "S4"}}, "S2 and S4 are not such a pair"),
        ({"boosts": {"S2": "S9"}}, "boosts.S2: expected one of"),
        ({"locked": ["T4", "T3"]}, "locked: expected each die once, by number"),
        ({"locked": ["T1"]}, "T1 is locked, so nobody throws it"),
        ({"held": {"T1": 0, "T2": 1}}, "held.T1: expected one of 1, 2, got 0"),
        ({"held": {"T1": 2}}, r"those that lie in the tray \(T1, T2\)"),
        ({"arrows": []}, "in phase steal there is an arrow"),
        ({"arrows": ["T2"]}, "T2 is no arrow of this throw"),
        ({"placed": ["S1"]}, "placed is empty in phase steal"),
        ({"winners": [0]}, "'winners' are there in phase over, and only then"),
        ({"derived": SPECIFIED["derived"] | {"counts": {"S1": 4}}}, "derived: expected what follows from the dice"),
        ({"treasure": [3, 0, 3]}, "derived: expected what follows from the dice in the tray"),
        ({"extra": 1}, 'unknown key "extra"'),
        ({"threat": [1]}, "threat: expected an object"),
    ],
)
def test_what_is_wrong_with_a_position_is_said_in_one_line(change, problem):
    with pytest.raises(engawa.InvalidNotation, match=problem) as error:
        engawa.load(SPECIFIED | change)
    assert "\n" not in str(error.value)


def test_what_follows_from_the_dice_may_be_left_out():
    given = {name: value for name, value in SPECIFIED.items() if name != "derived"}
    assert engawa.load(given).position() == SPECIFIED


@pytest.mark.parametrize("key", [key for key in SPECIFIED if key != "derived"])
def test_every_other_key_is_needed(key):
    with pytest.raises(engawa.InvalidNotation, match=r"is missing|unknown game"):
        engawa.load({name: value for name, value in SPECIFIED.items() if name != key})


@pytest.mark.parametrize(
    ("make", "problem"),
    [
        (lambda: table("throw", held={"T1": 2}), "all five are saved"),
        (lambda: throwing("", held={}), "in phase throw somebody holds a threat die"),
        (lambda: table("push", locked=["T1", "T2", "T3", "T4"]), "four locked hourglasses end the turn"),
        (lambda: table("over", "", "", round=3, active=None, winners=[0]), "winners: expected the seats with the most"),
        (lambda: table("house"), "house is empty in phase house"),
        (
            lambda: stealing({"T1": (1, "arrow"), "T2": (2, "arrow")}, "T1 T2"),
            "arrows: expected the arrows in the order",
        ),
    ],
)
def test_a_position_that_the_rules_cannot_go_on_from_is_refused(make, problem):
    with pytest.raises(engawa.InvalidNotation, match=problem):
        make()
