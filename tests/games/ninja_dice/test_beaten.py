"""What of a house falls to the skills, and why an arrow takes nothing: what the table shows of it."""

from random import Random

import pytest
from games.ninja_dice.table import table, throw, throwing

from engawa.games.ninja_dice import vocabulary as v
from engawa.games.ninja_dice.derived import derived
from engawa.games.ninja_dice.skills import best_use
from engawa.games.ninja_dice.state import State

MIXED = "guard guard2 resident lock"


def looked_at(house: list[int], faces: list[int], boosts: list[int]) -> State:
    """A state in which a turn could end: what lies in the house, what the skill dice show and what boosts what."""
    s = State()
    s.phase = v.PUSH
    for symbol in house:
        s.house[symbol] += 1
    for die, face in enumerate(faces):
        s.face[die], s.boosts[die] = face, boosts[die]
    return s


def test_as_many_dice_are_ticked_as_the_best_use_beats_and_the_coins_are_its():
    rng = Random(18)
    for _ in range(400):
        faces = [rng.randrange(v.FIGHT, v.CATCH + 1) for _ in range(v.SKILLS)]
        boosts = [rng.choice([v.NOWHERE, 0]) if face == v.FORTUNE else v.NOWHERE for face in faces]
        s = looked_at([rng.randrange(v.SYMBOLS) for _ in range(rng.randint(4, 6))], faces, boosts)
        most, coins = best_use(s)
        told = derived(s)
        assert told["coins"] == coins
        assert len(told["beaten"]) == len({*told["beaten"]}) <= most
        assert coins > len(told["beaten"]) or len(told["beaten"]) == coins == most


@pytest.mark.parametrize(
    ("skills", "beaten", "coins"),
    [
        ("fight catch catch catch catch", [0], 1),
        ("pick catch catch catch catch", [3], 1),
        ("fight fight fight sneak pick", [0, 1, 2, 3], 5),  # guards by fighting, the resident by sneaking
        ("sneak sneak wild wild wild", [0, 1, 2, 3], 6),  # nobody fought
        ("catch catch catch catch catch", [], 0),
    ],
)
def test_the_dice_that_fall_are_told_by_their_places(skills, beaten, coins):
    told = table("push", skills, house=MIXED).position()["derived"]
    assert (told["beaten"], told["coins"]) == (beaten, coins)


BEHIND = "fight@-950,0,0 sneak@-950,200,0 pick@-950,-200,0 wild@-950,400,0 fight@-950,-400,0"


@pytest.mark.parametrize(
    ("treasure", "skills", "words"),
    [
        ([3, 2, 1], BEHIND, "The arrow of Badger takes nothing: nobody lies before it."),
        ([3, 2, 1], "catch fight sneak pick wild", "The arrow of Badger takes nothing: stopped by a catch (Crane)."),
        ([0, 2, 1], "fight fight sneak pick wild", "The arrow of Badger takes nothing: no coin to take (Crane)."),
    ],
)
def test_an_arrow_that_takes_nothing_says_why(treasure, skills, words):
    match = throwing(treasure=treasure)
    throw(match, skills, "arrow@-700,800,0 hourglass@-1000,0,0")
    assert words in [message.text("en") for message in match.told(match.ply - 1)]
