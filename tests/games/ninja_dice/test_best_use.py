"""The best use of the skills, against brute force over every use of every die and every set of challenges."""

from itertools import product

import pytest
from games.ninja_dice.table import table, throw, throwing, told, treasure
from hypothesis import given, settings, strategies as st

from engawa.games.ninja_dice.names import FACES, SKILL_FACES, SYMBOLS
from engawa.games.ninja_dice.skills import best_use
from engawa.games.ninja_dice.state import State
from engawa.games.ninja_dice.vocabulary import FORTUNE, SKILLS

NEEDS = {"guard": 1, "guard2": 2, "resident": 1, "resident2": 2, "lock": 1}


def brute_force(skills: list[tuple[str, int]], house: list[str]) -> tuple[int, int]:
    """The most house dice, and the most coins, over all skills of wilds, methods and sets of house dice."""
    most = coins = 0
    choices = [["fight", "sneak", "pick"] if face == "wild" else [face] for face, _ in skills]
    for use in product(*choices):
        have = {skill: sum(n for one, (_, n) in zip(use, skills, strict=True) if one == skill) for skill in use}
        for guards, residents, chosen in product(*2 * [("fight", "sneak")], product((0, 1), repeat=len(house))):
            fallen = [symbol for symbol, taken in zip(house, chosen, strict=True) if taken]
            spent = dict.fromkeys(("fight", "sneak", "pick"), 0)
            for symbol in fallen:
                way = "pick" if symbol == "lock" else guards if symbol.startswith("guard") else residents
                spent[way] += NEEDS[symbol]
            if all(have.get(skill, 0) >= n for skill, n in spent.items()):
                bonus = len(house) - 3 + (spent["fight"] == 0) if len(fallen) == len(house) else 0
                most, coins = max(most, len(fallen)), max(coins, len(fallen) + bonus)
    return most, coins


@st.composite
def hands(draw: st.DrawFn) -> tuple[list[str], list[int]]:
    """Five faces, and for each fortune the die that it boosts, or -1."""
    faces = draw(st.lists(st.sampled_from(SKILL_FACES), min_size=SKILLS, max_size=SKILLS))
    able = [i for i, face in enumerate(faces) if face in ("fight", "sneak", "pick", "wild")]
    chosen = [draw(st.sampled_from([-1, *able])) if face == "fortune" else -1 for face in faces]
    return faces, chosen


@pytest.mark.clause("ND-H1", "ND-H2", "ND-H3", "ND-H4", "ND-H5", "ND-H8", "ND-H9", "ND-E1", "ND-E2")
@settings(max_examples=120, deadline=None, derandomize=True)
@given(hands(), st.lists(st.sampled_from(SYMBOLS), min_size=4, max_size=6))
def test_the_best_use_is_the_best_of_all_uses(hand, house):
    faces, boosts = hand
    s = State(face=[FACES.index(face) for face in faces] + [-1] * 4, boosts=boosts)
    s.house = [house.count(symbol) for symbol in SYMBOLS]
    assert s.face.count(FORTUNE) == faces.count("fortune")
    skills = [(face, max(1, 4 * boosts.count(i))) for i, face in enumerate(faces) if face not in ("fortune", "catch")]
    assert best_use(s) == brute_force(skills, house)


def running_pays(skills: str, house: str) -> int:
    match = table("push", skills, house)
    match.play("run")
    return treasure(match)[0] - 3


@pytest.mark.clause("ND-H1")
def test_each_challenge_needs_its_skill():
    assert running_pays("pick catch catch catch catch", "guard resident lock lock") == 1
    assert running_pays("fight catch catch catch catch", "guard2 resident2 lock lock") == 0
    assert running_pays("fight fight catch catch catch", "guard2 resident2 lock lock") == 1
    assert running_pays("sneak catch catch catch catch", "guard guard2 lock lock") == 1
    assert running_pays("catch catch catch catch catch", "guard resident lock lock") == 0


@pytest.mark.clause("ND-H2")
def test_guards_fall_to_one_method_and_residents_to_one():
    assert running_pays("fight sneak catch catch catch", "guard guard lock lock") == 1
    assert running_pays("fight sneak catch catch catch", "guard resident lock lock") == 2
    assert running_pays("fight fight catch catch catch", "guard resident lock lock") == 2


@pytest.mark.clause("ND-H3")
def test_a_wild_is_whatever_serves_best_anew_after_every_throw():
    assert running_pays("wild catch catch catch catch", "guard guard lock lock") == 1
    match = throwing("wild sneak", house="guard guard lock lock")
    throw(match, "catch catch catch", "catch catch")
    assert "runs with 2 coins" in match.status().text()
    match.play("roll S2")
    throw(match, "pick", "catch catch")
    assert "runs with 2 coins" in match.status().text()  # now it is a pick, or beats a guard


@pytest.mark.clause("ND-H7")
def test_a_beaten_house_pays_and_ends_the_turn_at_once():
    match = throwing("", house="guard lock lock lock")
    throw(match, "sneak pick pick pick catch", "catch catch")
    assert (treasure(match), match.position()["active"]) == ([9, 3, 3], 1)
    assert told(match).endswith("Crane beats the house without fighting anyone: 6 coins.")
    match = throwing("", house="guard lock lock lock")
    throw(match, "sneak pick pick catch catch", "catch catch")
    assert (match.position()["phase"], match.position()["active"]) == ("push", 0)


@pytest.mark.clause("ND-H8")
def test_of_equal_uses_one_without_fighting_is_taken():
    match = throwing("", house="guard guard lock lock")
    throw(match, "fight fight wild wild wild", "catch catch")
    assert told(match, "de").endswith("Kranich schlägt das Haus: 5 Münzen.")
    match = throwing("", house="guard guard lock lock")
    throw(match, "fight sneak wild pick pick", "catch catch")
    assert treasure(match)[0] == 3 + 6


@pytest.mark.clause("ND-H9")
def test_running_away_pays_one_coin_for_each_die_that_could_be_beaten():
    match = table("push", "fight fight pick catch catch", "guard guard2 lock resident")
    assert clause_of_running(match) is None
    match.play("run")
    assert (treasure(match), told(match)) == ([6, 3, 3], "Crane runs away with 3 coins.")
    match = table("push", "catch catch catch catch catch")
    match.play("run")
    assert (treasure(match), told(match)) == ([3, 3, 3], "Crane runs away with nothing.")


def clause_of_running(match) -> str | None:
    refusal = match.why("run")
    return refusal and refusal.clause


@pytest.mark.clause("ND-E1", "ND-E2")
@pytest.mark.parametrize(
    ("house", "coins"), [("lock lock lock lock", 4 + 1 + 1), ("lock " * 5, 5 + 2 + 1), ("lock " * 6, 6 + 3 + 1)]
)
def test_a_whole_house_pays_more_the_larger_it_is(house, coins):
    match = table("match", "pick@0,0,0 fortune@-300,0,0 pick pick catch", house)
    match.play("S2+S1")
    assert treasure(match)[0] == 3 + coins


@pytest.mark.clause("ND-E2")
def test_fighting_anyone_costs_the_extra_coin():
    match = throwing("", house="guard lock lock lock")
    throw(match, "fight pick pick pick catch", "catch catch")
    assert treasure(match)[0] == 3 + 4 + 1


@pytest.mark.clause("ND-E3")
@pytest.mark.parametrize(("others", "winners"), [([2, 1], [0]), ([9, 1], [1]), ([5, 5], [0, 1, 2]), ([9, 9], [1, 2])])
def test_after_three_rounds_the_most_valuable_treasure_wins_and_equal_ones_share(others, winners):
    house = "guard guard guard lock lock resident"
    match = table("push", "pick pick catch catch catch", house, active=0, first=1, treasure=[3, *others])
    match.play("run")
    assert match.to_act is None
    assert match.result == {"winners": winners, "scores": [5, *others], "reason": "treasure"}
    assert match.position()["winners"] == winners
    assert match.why("run").en == "the game is over [ND-E3]"


@pytest.mark.clause("ND-E3")
def test_the_game_goes_on_before_the_third_round_is_over():
    match = table("push", "catch catch catch catch catch", "guard guard guard lock lock resident", active=1)
    match.play("run")
    assert match.position()["active"] == 2
