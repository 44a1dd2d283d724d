"""Training by self-play, and games between minds: tiny runs, interpreted."""

import pytest

from engawa import catalogue
from engawa.bots.nueby import contest, learning, training
from engawa.bots.nueby.features import ON_RING, Picture
from engawa.bots.nueby.ring import GREEDY, RANDOM, Player, Ring
from engawa.bots.nueby.thinking import Habit
from engawa.bots.nueby.value import HIDDEN, Mind, add_up, share, strength_of
from engawa.core.forge import interpreted
from engawa.core.forge.declare import is_kernel
from engawa.core.forge.lint import complaints, unannotated
from engawa.games.nueby.state import Board

GAME = catalogue.find("nueby/abkuerzungen")


@pytest.fixture
def plainly(monkeypatch):
    """Training without the twin: a few games need no compiler."""
    monkeypatch.setattr(training, "native", lambda module, *entries: interpreted(module))
    monkeypatch.setattr(training, "CHUNK", 1)
    monkeypatch.setattr(training, "LONGEST", 600)


def position(left: int) -> Picture:
    """Two seats with one row each: the first so many steps from its goal, the second twenty."""
    picture = Picture()
    for seat, steps in enumerate((left, 20)):
        picture.rows[seat], picture.row[seat][0], picture.amount[seat][0] = 1, ON_RING + steps, 1.0
    return picture


def chance_of(mind: Mind, left: int) -> float:
    picture, shares = position(left), [0.0, 0.0]
    for seat in range(2):
        add_up(mind, picture, seat)
    share(mind, 2, shares)
    return shares[0]


def tell(mind: Mind, lefts: tuple[int, ...], outcome: list[float], trust: float) -> None:
    trail = [position(left) for left in lefts]
    memory, lesson = learning.Memory(trail, [0.0, 0.0]), learning.Lesson(trust=trust, rate=0.5)
    learning.tell(Board(players=2), mind, memory, len(trail), outcome, lesson)


def test_a_position_that_was_won_is_worth_more_afterwards():
    mind = Mind()
    assert chance_of(mind, 5) == 0.5
    tell(mind, (5,), [1.0, 0.0], 1.0)
    assert chance_of(mind, 5) > 0.6


def test_without_trust_only_the_last_position_learns_from_the_outcome():
    mind = Mind()
    tell(mind, (9, 5), [1.0, 0.0], 0.0)
    assert chance_of(mind, 5) > 0.6
    believed = Mind()
    tell(believed, (9, 5), [1.0, 0.0], 1.0)
    assert chance_of(believed, 9) > chance_of(mind, 9)


def test_repetition_drives_the_share_to_the_outcome():
    mind = training.beginner(1)
    for _ in range(200):
        tell(mind, (5,), [1.0, 0.0], 1.0)
    assert chance_of(mind, 5) > 0.95


def test_the_gradient_is_that_of_the_network():
    mind, picture, much, small = training.beginner(3), position(5), 1.0, 1e-6
    before = [row[:] for row in mind.weight]

    def strength(weights: list[list[float]]) -> float:
        probe = Mind(weight=[row[:] for row in weights], out=mind.out[:])
        add_up(probe, picture, 0)
        return strength_of(probe, 0)

    base, k = strength(before), 4
    nudged = [row[:] for row in before]
    nudged[ON_RING + 5][k] += small
    slope = (strength(nudged) - base) / small
    add_up(mind, picture, 0)
    learning.correct(mind, picture, 0, much)
    assert mind.weight[ON_RING + 5][k] - before[ON_RING + 5][k] == pytest.approx(slope, rel=1e-3)
    assert mind.weight[ON_RING + 5][HIDDEN] - before[ON_RING + 5][HIDDEN] == pytest.approx(1.0)


def test_the_mean_is_taken_over_the_last_part(plainly):
    mean, mind = Mind(), Mind()
    for part, value in ((1.0, 3.0), (0.5, 1.0)):
        mind.out[0] = value
        learning.blend(mean, mind, part)
    assert mean.out[0] == 2.0


def test_the_same_seed_trains_the_same_mind(plainly):
    one, same, other = (training.train(GAME, [2], 2, seed) for seed in (1, 1, 2))
    assert (one.weight, one.out) == (same.weight, same.out)
    assert one.out != other.out


def test_training_says_how_far_it_is_and_goes_from_table_to_table(plainly):
    learner = training.SelfPlay(GAME, [2, 3, 9], 3, 1)
    assert learner.sizes == [2, 3]
    assert len(learner) == 3
    assert list(learner) == [1, 2, 3]


def test_in_a_deal_every_seat_keeps_its_dice():
    ring = Ring(GAME, 2, interpreted(contest))
    player = Player(Habit(), training.beginner(1))
    (row,) = ring.deals(player, player, 1)
    assert sum(row) == 1.0  # whoever sits there: the same seat wins both games
    assert ring.deals(player, player, 1) == [row]


def test_strangers_play_too():
    ring = Ring(GAME, 3, interpreted(contest))
    for one, other in ((GREEDY, RANDOM), (RANDOM, GREEDY)):
        (row,) = ring.deals(one, other, 1)
        assert len(row) == 3
        assert set(row) <= {0.0, 1.0}


@pytest.mark.parametrize("module", [learning, contest])
def test_kernels_keep_to_what_both_lives_read_alike(module):
    kernels = [value for value in vars(module).values() if is_kernel(value)]
    assert kernels
    for function in kernels:
        assert complaints(function) == []
        assert unannotated(function) == []
