"""Throws: real dice, fair faces, lawful places; the same seed, the same throw."""

import hashlib
import json
import subprocess
import sys
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from itertools import combinations, pairwise
from math import hypot
from statistics import fmean

import pytest
from dice.shelf import LYING, SEED, among, hard, hard_landings, landings, landings_among, nine

from engawa.core.fairness import seed_of
from engawa.dice import Flick, Hand, Pose, Throw, follows, recording, throw, tray
from engawa.dice.cube import lying
from engawa.dice.geometry import HALF, is_inside, overlaps
from engawa.dice.landing import FINE, UNIT
from engawa.dice.release import Release

ALL = [landings, landings_among, hard_landings]
CRITICAL = {17: 45.6, 23: 54.9}  # chi-square that one fair sample in 5000 exceeds, by degrees of freedom


def places(landing):
    return [die[1:] for die in landing.dice]


def chi_square(counts, classes):
    total = sum(counts.values())
    assert total >= 20 * classes
    return sum((counts[i] - total / classes) ** 2 / (total / classes) for i in range(classes))


@pytest.mark.parametrize("made", ALL)
def test_at_rest_all_dice_are_inside_and_none_lies_in_another(made):
    for landing in made():
        assert all(is_inside(*place) for place in places(landing))
        assert not any(overlaps(*one, *other) for one, other in combinations(places(landing), 2))


def test_thrown_dice_lie_in_no_die_that_lay_there():
    for landing in landings_among():
        assert not any(overlaps(*die, *pose) for die in places(landing) for pose in LYING)


def test_each_face_with_each_front_is_equally_likely():
    dice = [die for landing in landings() for die in landing.dice]
    counts = Counter(4 * die.face + die.yaw // 900 for die in dice)
    assert chi_square(counts, 24) < CRITICAL[23]


def test_every_direction_of_a_side_is_equally_likely():
    counts = Counter(die.yaw % 900 // 50 for landing in landings() for die in landing.dice)
    assert chi_square(counts, 18) < CRITICAL[17]


def test_faces_are_put_on_by_the_seed_alone():
    """The same seed with another flick: another throw, with the faces put on alike."""
    one, other = (throw(Throw((Hand(3, 0, flick),), SEED, "x")) for flick in (Flick(0, 100), Flick(50, 900)))
    assert places(one) != places(other)
    assert follows(one, Throw((Hand(3, 0, Flick(0, 100)),), SEED, "x"))
    turns = [[pose[3:] for pose in (landing.rolls[0].pose(0, die) for die in range(3))] for landing in (one, other)]
    assert turns[0] == turns[1]


def test_the_same_request_gives_the_same_landing_and_any_other_another():
    request = nine(1)
    assert throw(request) == landings()[1]
    for changed in (replace(request, seed=seed_of(12)), replace(request, purpose="nine 2"), nine(5)):
        assert throw(changed).dice != landings()[1].dice


PRINT = """
import hashlib, json, sys
sys.path.insert(0, "tests")
from dice.shelf import hard
from engawa.dice import throw
print(hashlib.sha256(json.dumps([throw(hard(i)).document() for i in range(3)]).encode()).hexdigest())
"""


def test_another_process_throws_the_same(pytestconfig):
    command = [sys.executable, "-c", PRINT]
    done = subprocess.run(command, cwd=pytestconfig.rootpath, capture_output=True, text=True, check=True)
    here = json.dumps([landing.document() for landing in hard_landings()[:3]])
    assert done.stdout.strip() == hashlib.sha256(here.encode()).hexdigest()


def test_throws_in_two_threads_do_not_disturb_each_other():
    with ThreadPoolExecutor(2) as pool:
        assert list(pool.map(throw, [nine(number) for number in range(8)])) == landings()[:8]


@pytest.mark.parametrize("made", ALL)
def test_a_die_that_does_not_lie_flat_goes_again_alone(made):
    for landing in made():
        dice = tuple(range(len(landing.dice)))
        assert landing.rolls[0].dice == dice
        again = [roll.dice for roll in landing.rolls[1:]]
        assert again == sorted(again)
        assert all(len(who) == 1 for who in again)


def test_hard_throws_lose_dice_over_the_rim_and_get_them_back():
    assert sum(len(landing.rolls) > 1 for landing in hard_landings()) >= 3
    for landing in hard_landings():
        first = landing.rolls[0]
        for (die,) in {roll.dice for roll in landing.rolls[1:]}:
            x, y, z = (number / FINE for number in first.pose(-1, die)[:3])
            assert hypot(x, y) > 1200 or z != HALF


@pytest.mark.parametrize("made", ALL)
def test_the_last_frame_is_the_lasting_place(made):
    for landing in made():
        last = {die: roll.pose(-1, die) for roll in landing.rolls for die in roll.dice}
        for number, die in enumerate(landing.dice):
            assert last[number][:3] == (FINE * die.x, FINE * die.y, FINE * HALF)
            turn = [round(UNIT * part) for part in lying(die.face, die.yaw)]
            assert [*last[number][3:]] in (turn, [-part for part in turn])


@pytest.mark.parametrize("made", ALL)
def test_dice_move_smoothly_to_their_place(made):
    """No die jumps: less than 8 cm and half a turn a frame, the last rounding included, and q never flips to -q."""
    for landing in made():
        for roll in landing.rolls:
            for die in roll.dice:
                poses = [roll.pose(frame, die) for frame in range(roll.frames)]
                for before, after in pairwise(poses):
                    assert all(abs(b - a) < 800 * FINE for a, b in zip(before[:3], after[:3], strict=True))
                    assert sum(a * b for a, b in zip(before[3:], after[3:], strict=True)) > 0


def test_a_flick_decides_where_the_dice_go():
    """From the right, aimed 40 degrees to the thrower's left or right: the dice go there."""
    means = {}
    for direction in (-400, 400):
        requests = [Throw((Hand(3, 0, Flick(direction, 600)),), SEED, f"aim {i}") for i in range(12)]
        means[direction] = fmean(die.y for request in requests for die in throw(request).dice)
    assert means[400] < -100 < 100 < means[-400]


def test_who_just_rolls_flicks_as_the_seed_says():
    flicks = [hand.flick for landing in landings() for hand in landing.hands]
    assert all(not hand.aimed for landing in landings() for hand in landing.hands)
    assert all(-450 <= flick.direction <= 450 and 0 <= flick.strength <= 1000 for flick in flicks)
    assert abs(fmean(flick.direction for flick in flicks)) < 20
    assert 450 < fmean(flick.strength for flick in flicks) < 550


@pytest.mark.parametrize("sides", [(0, 0), (0, 50), (0, 300), (0, 1800)])
def test_hands_that_come_close_hold_their_dice_apart(sides):
    landing = throw(Throw(tuple(Hand(4, side) for side in sides), SEED, "close"))
    first = [landing.rolls[0].pose(0, die) for die in range(8)]
    for one, other in combinations(first, 2):
        distance = sum((a - b) ** 2 for a, b in zip(one[:3], other[:3], strict=True)) ** 0.5
        assert distance > 160 * 3**0.5 * FINE


def test_a_die_on_another_is_not_where_it_may_stay():
    still = Release((0.0, 0.0, 0.031), (1.0, 0.0, 0.0, 0.0), (0.0, 0.0, 0.0), (0.0, 0.0, 0.0))
    rolled = tray.roll([still], [Pose(0, 0, 0)])
    assert rolled.resting == [True]
    assert rolled.frames[-1][0][2] == pytest.approx(0.024, abs=0.0002)
    assert recording.lasting_place(rolled.frames[-1][0], []) is None


def test_a_die_over_the_rim_does_not_rest_in_the_tray():
    away = Release((0.09, 0.0, 0.06), (1.0, 0.0, 0.0, 0.0), (2.0, 0.0, 1.0), (0.0, 0.0, 0.0))
    assert tray.roll([away], []).resting == [False]
    at_once = replace(away, place=(0.123, 0.0, 0.06))
    assert tray.roll([at_once], []).resting == [False]
    assert len(tray.roll([at_once], []).frames) == 2


def test_a_leaning_die_is_not_where_it_may_stay():
    leaning = 0.0, 0.0, 0.0083, 0.999, 0.0447, 0.0, 0.0  # by 5 degrees
    assert recording.lasting_place(leaning, []) is None
    assert recording.lasting_place((0.0, 0.0, 0.008, 1.0, 0.0, 0.0, 0.0), []) == (4, 0, 0, 0)


def test_dice_that_touch_are_rounded_apart():
    """Physically 16.04 mm apart; each rounded to the nearest tenth they would lie in each other."""
    beside = (0.01604, 0.0, 0.008, 1.0, 0.0, 0.0, 0.0)
    assert recording.lasting_place(beside, [Pose(1, 0, 0)]) == (4, 161, 0, 0)
    assert recording.lasting_place(beside, [Pose(0, 0, 0)]) == (4, 160, 0, 0)
    assert recording.lasting_place(beside, [Pose(10, 0, 0)]) is None


def test_what_the_seed_decides_can_be_checked_without_physics():
    for number, landing in enumerate(hard_landings()[:10]):
        assert follows(landing, hard(number))
        assert not follows(landing, hard(number + 1))
        assert not follows(landing, replace(hard(number), seed=seed_of(12)))
    assert follows(landings_among()[3], among(3))
