"""Position documents: the normal form, and what is wrong with others, in one line."""

import pytest
from games.ninja_all_stars.sketch import document, load, play, sketch

from engawa.core.errors import InvalidNotation


def problem_with(*models, **facts):
    with pytest.raises(InvalidNotation) as error:
        sketch(*models, **facts)
    assert error.value.text("de") != error.value.text("en")
    return str(error.value)


@pytest.mark.clause("NS-Q1")
def test_what_says_nothing_is_left_out_and_written_defaults_are_read():
    given = document("A2 j10 N", "B2 j8 S", todo=[], queue=[], played={}, passes=0, due=[0, 0], last=False)
    given["activation"] |= {"either": False, "steps": 0, "cards": [], "moving": False}
    given["models"]["A2"] |= {"stealth": False, "stun": 0}
    written = load(given).position()
    assert not {"todo", "queue", "played", "passes", "due", "last"} & {*written}
    assert written["activation"] == {"model": "A2", "seat": "A", "move": 1, "act": 1, "start": True}
    assert written["models"]["A2"] == {"at": "j10", "face": "N", "done": True}
    assert {"game", "options", "scores", "edges", "rerolls", "models", "hands", "phase"} <= {*written}


@pytest.mark.clause("NS-Q1")
def test_lists_without_order_are_sorted():
    m = sketch("A2 j10 N", lanterns=["o12", "e8"], hands=[["vault", "banzai"], []], discard=["vault", "decoy"])
    assert m.position()["lanterns"] == ["e8", "o12"]
    assert m.position()["hands"][0] == ["banzai", "vault"]
    assert m.position()["discard"] == ["decoy", "vault"]


@pytest.mark.clause("NS-Q2")
def test_a_ninja_off_the_board_has_nothing_but_its_house():
    assert "models.A4" in problem_with("A2 j10 N", "A4 heal stun=1")
    assert sketch("A2 j10 N", "A4 heal delay=2").position()["models"]["A4"] == {"in": "heal", "delay": 2}


@pytest.mark.clause("NS-Q4")
def test_a_movement_is_under_way_from_its_declaration():
    m = play(sketch("A2 j10 N", "B2 j9 S"), "step j11")
    assert m.position()["activation"] == {"model": "A2", "seat": "A", "act": 1, "moving": "move", "mp": 5}
    assert m.position()["test"] == {"by": "A2", "element": "F", "why": ["dodge", "j11"]}
    assert "seat" not in m.position()
    play(m, "dice FFF")
    assert not {"test", "roll", "played"} & {*m.position()}


@pytest.mark.clause("NS-Q5", "NS-N4")
def test_things_to_do_are_written_in_order():
    models = ("A1 j10 N", "B2 j9 S protect=1", "A3 i9 S", "B5 k10 N")
    spent = {"move": 0, "act": 0, "start": False}
    todo = [["stun", "A1", "B2"], ["stun", "A3", None], ["stun", "B2", "A1"], ["stun", "B5", "A1"], ["aftermath"]]
    attack = {"by": "A1", "on": "B2", "kind": "attack", "at": 1, "df": 1, "left": ["F", ""]}
    m = sketch(
        *models, active="A1", activation=spent, phase="result", seat="A", attack=attack, roll={"att": {"fresh": "F"}}
    )
    play(m, "result fire")
    assert m.position()["todo"] == [["stun", "B2", "A1", 3], *todo[3:], ["finish"]]
    assert load(m.position()).position() == m.position()


@pytest.mark.parametrize(
    ("facts", "problem"),
    [
        ({"phase": "sleep"}, 'phase: expected one of "init"'),
        ({"moon": "X"}, "moon: expected one of"),
        ({"seat": "C"}, 'seat: expected one of "A", "B", got "C"'),
        ({"scores": [1]}, "scores: expected a list of 2, got [1]"),
        ({"edges": ["N", "N"]}, 'edges[1]: expected different ones, got "N"'),
        ({"round": 7}, "round: expected a whole number from 0 to 6, got 7"),
        ({"lanterns": ["j20"]}, 'lanterns[0]: expected a free space that is no wall, got "j20"'),
        ({"lanterns": ["j25"]}, 'lanterns[0]: expected a space from a1 to x24, got "j25"'),
        ({"lanterns": ["j5"]}, 'lanterns[0]: expected a free space that is no wall, got "j5"'),
        ({"lanterns": ["j9"], "shrines": ["j9"]}, 'shrines[0]: expected a free space that is no wall, got "j9"'),
        ({"hands": [["mamoru"], ["mamoru"]]}, "impossible position: mamoru is there 2 times, there are 1 copies"),
        ({"hands": [["luck"], []]}, "hands[0][0]: expected one of"),
        ({"hands": [[], 60]}, "hands[1]: expected a whole number from 0 to 52, got 60"),
        ({"moves": []}, 'position: unknown key "moves"'),
        ({"phase": "boost"}, "impossible position: phase 'boost' needs 'attack'"),
        ({"phase": "push"}, "impossible position: phase 'push' needs 'todo'"),
        ({"phase": "push", "todo": [["finish"]]}, "impossible position: phase 'push' needs 'todo'"),
        ({"todo": [["jump"]]}, "todo[0][0]: expected one of"),
        ({"todo": [["push", "A2", "A"]]}, "todo[0]: expected what a thing to do of the kind 'push' consists of"),
        ({"contents": {"medal": 1}, "challenge": "search"}, "contents: expected 0 in all"),
        ({"champions": ["B1", None]}, "champions[0]: expected a model of that seat"),
        ({"phase": "save", "seat": "A", "todo": [["stun", "B2", "A2", 3]]}, "in phase 'save' B decides"),
        ({"phase": "furnish", "activation": None}, "phase 'furnish' belongs to the set-up, and this is round 2"),
        ({"phase": "edge", "activation": None, "round": 0}, "in phase 'edge' A has an edge already"),
        ({"edges": ["N", None]}, "impossible position: phase 'act' needs 'edges'"),
        ({"phase": "omen", "activation": None}, "impossible position: there is nothing to do in phase 'omen'"),
    ],
)  # fmt: skip
def test_a_wrong_position_is_answered_in_one_line(facts, problem):
    said = problem_with("A2 j10 N", "B2 j8 S protect=1", **facts)
    assert problem in said
    assert "\n" not in said


@pytest.mark.parametrize(
    ("model", "problem"),
    [
        ("B2 j10 N", "models.B2.at: expected a free space that is no wall"),
        ("B2 j5 N", "models.B2.at: expected a free space that is no wall"),
        ("B2 j9 X", "models.B2.face: expected one of"),
        ("B2 j9 N stun=3", "models.B2.stun: expected a whole number from 0 to 2, got 3"),
        ("B2 j9 N haste=maybe", "models.B2.haste: expected a whole number"),
        ("B2 j9 N asleep", 'models.B2: unknown key "asleep"'),
        ("B2 j9 N stealth medal", "impossible position: B2 carries a medal in Stealth"),
        ("B2 j9 N delay=1", "impossible position: B2 is Delayed outside the Healing House"),
        ("Z1 j9 N guards=j6", 'models: unknown key "Z1"'),
    ],
)
def test_a_wrong_model_is_answered_in_one_line(model, problem):
    assert problem in problem_with("A2 j10 N", model)


@pytest.mark.clause("NS-V1")
def test_more_ninja_than_allowed_cannot_be():
    crowd = [f"B{i} {space} N" for i, space in enumerate(("a6", "a7", "a8", "a9", "a10", "a11", "a12"), 1)]
    assert "B has 7 ninja on the board, more than 6" in problem_with("A2 j10 N", *crowd)
    sketch("A2 j10 N", *crowd[:6])


@pytest.mark.clause("NS-M11")
def test_who_has_moon_power_may_be_above_another():
    facts = {"move": 0, "start": False, "moving": "move", "mp": 1}
    m = sketch("A2 j9 N power=1", "B2 j9 S", activation=facts)
    assert load(m.position()).position() == m.position()
    assert m.legal() == sorted(f"step {space}" for space in ("i9", "k9", "j8", "i10", "j10", "k10"))
