"""The landing bank: where dice land, for those who cannot wait for physics."""

import json
from functools import cache
from itertools import combinations
from math import sqrt
from statistics import fmean, pstdev

import pytest
from dice.shelf import SEED

from engawa.core import rng
from engawa.core.forge import native
from engawa.dice import Hand, Pose, Throw, throw
from engawa.dice.bank import FILE, __main__, bank, dealing, making, pack, read_bank, unpack, write_bank
from engawa.dice.bank.layout import HAND, RUN, RUNS
from engawa.dice.geometry import is_beyond, is_inside, overlaps


def dealt(seed, lying=(), thrown=HAND, side=0, throwers=3):
    """Where a hand of the bank lands, among dice that lie."""
    generator, places = [0] * rng.WORDS, [0] * 3 * (len(lying) + thrown)
    rng.seed(generator, seed)
    for i, pose in enumerate(lying):
        places[3 * i : 3 * i + 3] = pose
    before = (1 << len(lying)) - 1
    after = dealing.land(bank().landings, generator, places, before, ((1 << thrown) - 1) << len(lying), side, throwers)
    assert after == (1 << (len(lying) + thrown)) - 1
    return [Pose(*places[at : at + 3]) for at in range(0, len(places), 3)]


def test_the_bank_is_of_its_size_and_no_larger_than_it_may_be():
    assert len(bank().landings) == bank().made["landings"] == RUNS * RUN
    assert FILE.stat().st_size <= 1_500_000


def test_the_bank_was_made_by_the_physics_at_hand():
    """Who changes a parameter makes the bank anew: `make bank`."""
    now = json.loads(json.dumps(making.made()))
    made = dict(bank().made)
    assert made.pop("version") == 1
    made.pop("landings"), made.pop("mujoco"), now.pop("mujoco")
    assert made == now


def test_the_generator_makes_a_bank_of_whole_runs(tmp_path, monkeypatch):
    monkeypatch.setattr("sys.argv", ["bank", "--runs", "2", "--processes", "1", "--output", str(tmp_path / "small")])
    assert __main__.main() == 0
    small = read_bank((tmp_path / "small").read_bytes())
    assert small.made["landings"] == len(small.landings) == 2 * RUN
    sizes = [sum(range(1, size)) for size in range(1, HAND + 1)]
    hands = [[hand for run in (0, 1) for hand in making.run(run)[size]] for size in range(HAND)]
    for start, size, hand in zip(sizes, range(1, HAND + 1), hands, strict=True):
        assert [unpack(landing) for landing in small.landings[2 * start : 2 * (start + size)]] == hand


def test_every_landing_of_the_bank_is_inside_and_no_hand_overlaps():
    landings = [unpack(landing) for landing in bank().landings]
    assert all(is_inside(*pose) and 0 <= pose.yaw < 900 for pose in landings)
    for size in range(1, HAND + 1):
        start = RUNS * size * (size - 1) // 2
        for hand in range(2000):
            dice = landings[start + hand * size : start + (hand + 1) * size]
            assert not any(overlaps(*one, *other) for one, other in combinations(dice, 2))


def test_packing_and_the_file_lose_nothing():
    poses = [Pose(-1199, 1199, 899), Pose(0, 0, 0), Pose(1160, -7, 450)]
    assert [unpack(pack(pose)) for pose in poses] == poses
    kept = read_bank(write_bank({"seed": 1}, poses))
    assert [unpack(landing) for landing in kept.landings] == poses
    assert kept.made == {"version": 1, "landings": 3, "seed": 1}


def test_a_bank_of_another_version_is_not_misread():
    other = write_bank({}, [Pose(1, 2, 3)]).replace(b'"version":1', b'"version":9')
    with pytest.raises(ValueError, match="expected version 1 of a landing bank, got 9"):
        read_bank(other)


def test_dealt_dice_lie_inside_and_in_no_other():
    lying = [Pose(0, 0, 0), Pose(-300, 100, 450), Pose(-600, -300, 200), Pose(200, 500, 10)]
    for seed in range(300):
        thrown = seed % HAND + 1
        dice = dealt(seed, lying, thrown=thrown, side=seed * 37 % 3600, throwers=2 + seed % 4)
        assert dice[:4] == lying
        assert all(is_inside(*die) for die in dice)
        assert not any(overlaps(*one, *other) for one in dice[4:] for other in dice if other is not one)


def test_dice_are_dealt_around_the_tray_as_their_thrower_sits():
    """They come to lie beyond the middle, seen from the thrower, wherever that is."""
    for side, axis in ((0, (1, 0)), (900, (0, 1)), (1800, (-1, 0)), (2700, (0, -1))):
        dice = [die for seed in range(150) for die in dealt(seed, side=side)]
        along = fmean(die.x * axis[0] + die.y * axis[1] for die in dice)
        across = fmean(die.x * axis[1] - die.y * axis[0] for die in dice)
        assert along < -150
        assert abs(across) < 100


def test_fronts_are_dealt_evenly():
    quarters = [die.yaw // 900 for seed in range(200) for die in dealt(seed)]
    assert all(abs(quarters.count(quarter) - 250) < 4 * sqrt(250 * 0.75) for quarter in range(4))


def test_both_lives_deal_the_same():
    life = native(dealing, "land")
    landings = life.ints(len(bank().landings))
    landings[:] = bank().landings
    for seed in range(60):
        side, throwers = seed * 97 % 3600, 2 + seed % 4
        generator, places = life.ints(rng.WORDS), life.ints(3 * HAND)
        rng.seed(generator, seed)
        life.land(landings, generator, places, 0, (1 << HAND) - 1, side, throwers)
        assert [*places] == [number for die in dealt(seed, side=side, throwers=throwers) for number in die]


@cache
def pairs(thrown):
    """The same case live and dealt: some dice of a hand of five go again, three throwers, the rest lies."""
    live, bank_ = [], []
    for number in range(120):
        lying = tuple(dealt(number, thrown=HAND)[thrown:])
        hands = (Hand(thrown, 0), Hand(1, 1200), Hand(1, 2400))
        landing = throw(Throw(hands, SEED, f"pair {thrown} {number}", lying))
        live.append(([Pose(*die[1:]) for die in landing.dice], lying))
        dice = dealt(1000 + number, lying, thrown=1, side=1200)
        dice = dealt(2000 + number, dice, thrown=1, side=2400)
        dice = dealt(3000 + number, dice, thrown=thrown, side=0)
        bank_.append((dice[HAND - thrown + 2 :] + dice[HAND - thrown : HAND - thrown + 2], lying))
    return live, bank_


@pytest.mark.parametrize("thrown", [1, 3, 5])
def test_the_bank_puts_dice_where_live_throws_do(thrown):
    """Along the thrower's axis: means within 2 cm, spreads within a quarter (docs/dice.md has it finer)."""
    along = [[die.x for dice, _ in layouts for die in dice[:thrown]] for layouts in pairs(thrown)]
    assert abs(fmean(along[0]) - fmean(along[1])) < 200
    assert 0.75 < pstdev(along[0]) / pstdev(along[1]) < 1.33


@pytest.mark.parametrize("thrown", [1, 3, 5])
def test_a_front_edge_of_the_bank_covers_as_many_dice_as_a_live_one(thrown):
    shares = []
    for layouts in pairs(thrown):
        covered = [
            fmean(is_beyond(*die, *other) for die in dice[:thrown] for other in [*dice[thrown:], *lying])
            for dice, lying in layouts
        ]
        shares.append((fmean(covered), pstdev(covered) / sqrt(len(covered))))
    (live, a), (banked, b) = shares
    assert abs(live - banked) < 4 * sqrt(a * a + b * b)
    assert 0.4 < banked < 0.6
