"""Opponents of Ninja Dice: chances add up, and the last turn is played for what it takes."""

import json
import subprocess
import sys

import pytest
from bots.playing import FEW, generator

import engawa
from engawa import bots, catalogue
from engawa.bots.ninja_dice.reckoning import for_coins, for_the_win
from engawa.bots.ninja_dice.winning import turns_to_come, win_chances
from engawa.bots.opponents import LEVELS
from engawa.bots.sight import see
from engawa.core.contract import LEGAL
from engawa.games.ninja_dice.surrogate import COINS, solve

GAME = catalogue.find("ninja-dice")
STUDY = bots.opponent_of(GAME).study


def last_turn(treasure: list[int], **changes: object) -> dict[str, object]:
    """The last turn of two, in the phase push: one die of the house falls, and the next throw can capture."""
    skill = {"S1": ["pick", 0, 0, 0], "S2": ["catch", 300, 0, 0], "S3": ["catch", 600, 0, 0]}
    skill |= {"S4": ["catch", -300, 0, 0], "S5": ["catch", -600, 0, 0]}
    position = {
        "game": "ninja-dice", "players": 2, "first": 0, "round": 3, "active": 1, "phase": "push", "treasure": treasure,
        "house": ["guard", "guard", "guard2", "resident", "lock", "lock"], "locked": ["T1", "T2", "T3"],
        "skill": skill, "boosts": {}, "held": {}, "threat": {}, "arrows": [], "placed": [],
    }  # fmt: skip
    return position | changes


def move_of(name: str, position: dict[str, object]) -> str:
    match = engawa.load(position)
    action = bots.find(name).choose(match.view(match.to_act), generator(1), FEW)
    sitting = GAME.notation.parse_position(position)
    assert GAME.rules.refusal(sitting.board, sitting.state, action) == LEGAL
    return GAME.notation.format_move(sitting.board, sitting.state, action)


def test_a_master_runs_when_that_wins_and_pushes_on_when_it_loses():
    assert move_of("master", last_turn([10, 10])) == "run"
    assert move_of("master", last_turn([13, 10])).startswith("roll")


def test_who_plays_for_coins_does_the_same_whoever_leads():
    moves = {move_of("strong", last_turn(treasure)) for treasure in ([11, 10], [13, 10], [30, 0])}
    assert len(moves) == 1


@pytest.mark.parametrize("name", LEVELS)
def test_nobody_overlooks_that_running_wins_the_match(name):
    assert move_of(name, last_turn([10, 10])) == "run"


def test_a_novice_forgets_its_fortunes_and_runs_with_the_first_coin():
    matching = last_turn([20, 10], phase="match")
    matching["skill"] = matching["skill"] | {"S2": ["fortune", -400, 0, 0]}
    assert move_of("novice", matching) == "ready"
    assert move_of("casual", matching) == "S2+S1"
    assert move_of("novice", last_turn([20, 10])) == "run"


def test_running_is_not_for_the_skilled_until_a_throw_can_capture():
    assert move_of("skilled", last_turn([13, 10], locked=["T1"])) == "roll S2 S3 S4 S5"
    assert move_of("skilled", last_turn([13, 10])) == "run"


@pytest.mark.parametrize("players", [2, 3, 5])
def test_chances_to_win_add_up_and_go_with_the_treasure(players):
    sitting = GAME.notation.parse_position(engawa.new("ninja-dice", players, seed=3).position())
    turns = turns_to_come(sitting.board, sitting.state, with_this=True)
    even = win_chances((5,) * players, turns)
    assert even == pytest.approx((1 / players,) * players)
    ahead = win_chances((8, *[5] * (players - 1)), turns)
    assert sum(ahead) == pytest.approx(1.0)
    assert ahead[0] > even[0] > ahead[1]


def test_when_no_turn_is_left_the_treasure_decides():
    assert win_chances((7, 6), ((), ())) == (1.0, 0.0)
    assert win_chances((7, 7), ((), ())) == (0.5, 0.5)
    assert win_chances((4, 7, 7), ((), (), ())) == (0.0, 0.5, 0.5)


def test_a_purse_of_equal_coins_and_no_toll_is_what_the_coach_says():
    sitting = GAME.notation.parse_position(last_turn([10, 10]))
    b, s = sitting.board, sitting.state
    said = engawa.load(last_turn([10, 10])).forecast()
    choices = for_coins(b, s).choices(s)
    assert max(worth for action, worth in choices.items()) == pytest.approx(max(said["run"], said["push"]), abs=1e-4)


def test_a_toll_makes_throws_dearer_unless_a_catch_is_saved():
    house, skill = (2, 1, 1, 0, 2), (0, 1, 2, 4, 3, 5)
    free, dear = (solve(house, skill, 2, (2, 2, 2, 1), COINS, toll) for toll in (0.0, 0.1))
    assert dear[0][0] < free[0][0] - 0.1
    rows = zip(dear, free, strict=True)
    assert all(one <= other + 1e-7 for row in rows for one, other in zip(*row, strict=True))


def test_a_study_tells_the_chances_of_every_choice_and_the_best_first():
    for position in (last_turn([13, 10]), last_turn([10, 10], locked=["T1"])):
        match = engawa.load(position)
        found = STUDY(see(match.view(1), generator(1)), generator(1), FEW, None)
        assert {choice.action for choice in found.choices} == {*match.legal_actions()}
        assert all(sum(choice.values) == pytest.approx(1.0) for choice in found.choices)
        assert found.values == found.choices[0].values
        assert [choice.values[1] for choice in found.choices] == sorted(
            (choice.values[1] for choice in found.choices), reverse=True
        )


def test_a_thief_takes_from_who_is_ahead():
    position = {
        "game": "ninja-dice", "players": 3, "first": 0, "round": 3, "active": 2, "phase": "steal",
        "treasure": [20, 3, 20], "house": ["guard"] * 6, "locked": [], "boosts": {},
        "skill": {f"S{i}": ["fight", 200 * i - 600, 500, 0] for i in range(1, 6)}, "held": {"T1": 1, "T2": 0},
        "threat": {"T1": ["arrow", 0, -800, 900], "T2": ["hourglass", 400, 0, 0]}, "arrows": ["T1"], "placed": [],
    }  # fmt: skip
    assert move_of("master", position) in ("T1>P0", "T1>P2")
    assert move_of("novice", position) == "T1>P2"


def test_before_chance_everybody_has_some_chance():
    match = engawa.new("ninja-dice", 3, seed=5)
    for _ in range(2):
        sitting = GAME.notation.parse_position(match.position())
        found = STUDY(see(match.view(0), generator(1)), generator(1), FEW, None)
        assert sum(found.values) == pytest.approx(1.0)
        assert min(found.values) > 0.2
        assert for_the_win(sitting.board, sitting.state) if match.ply else True
        match.roll()


def flicks_of(name: str, seat: int, **changes: object) -> list[list[int]]:
    """How a bot throws forty times, each by a generator of its own: the five skill dice of seat 1, or the threats."""
    position = last_turn([10, 10], phase="throw", skill={}, locked=[], held={"T1": 0, "T2": 0}) | changes
    view = engawa.load(position).view(seat)
    return [bots.find(name).flick(view, seat, generator(seed)) for seed in range(40)]


@pytest.mark.clause("ND-R5")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("name", bots.names())
def test_every_bot_flicks_within_the_bounds_and_never_twice_alike(name, seat):
    flicks = flicks_of(name, seat)
    assert all(-450 <= direction <= 450 and 0 <= strength <= 1000 for direction, strength in flicks)
    assert len({tuple(flick) for flick in flicks}) > 35
    assert flicks == flicks_of(name, seat)  # the same generator, the same flick


def test_who_aims_throws_aside_where_thieves_are_and_as_thief_into_the_crowd():
    for name in ("strong", "master"):
        assert all(abs(direction) >= 390 for direction, _ in flicks_of(name, 1))
        assert {direction > 0 for direction, _ in flicks_of(name, 1)} == {False, True}
        assert all(abs(direction) <= 60 and strength <= 300 for direction, strength in flicks_of(name, 0))
    assert any(abs(direction) < 200 for direction, _ in flicks_of("skilled", 1))


def test_who_has_nothing_to_be_stolen_throws_as_it_comes():
    caught = flicks_of("master", 1, skill={"S1": ["catch", 0, 0, 0]})
    poor = flicks_of("master", 1, treasure=[10, 0])
    for flicks in (caught, poor):
        assert any(abs(direction) < 200 for direction, _ in flicks)


def test_a_game_without_physics_has_nothing_to_flick():
    match = engawa.new("nueby/jaeger", seed=1)
    assert bots.find("master").flick(match.view(0), 0, generator(1)) is None


def test_neither_coach_nor_bots_load_numpy():
    code = (
        "import json, sys, engawa; from engawa import bots; "
        "position = json.load(sys.stdin); match = engawa.load(position); match.forecast(); words = [1, 2, 3, 4];"
        "[bots.find(name).choose(match.view(1), words, bots.BUDGET) for name in bots.levels()];"
        "print('numpy' in sys.modules)"
    )
    position = json.dumps(last_turn([10, 10]))
    done = subprocess.run([sys.executable, "-c", code], input=position, capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["False"]


def test_every_level_of_the_house_is_there():
    assert tuple(bots.opponent_of(GAME).levels) == LEVELS
