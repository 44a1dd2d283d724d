"""Expectimax on trees drawn by hand: exact expectations, every seat for itself, judged where it is quiet."""

import pytest
from search import hopes, thicket
from search.shelf import THICKET
from search.thicket import chance, end, looking, seat, swapped

from engawa.core.forge import bind, interpreted, native
from engawa.core.forge.declare import is_kernel
from engawa.core.forge.lint import complaints, unannotated
from engawa.search import expectimax, expectimax_judge
from engawa.search.expectimax import PLIES, ROOT, Frame, Look, Stack, first_row

BOUND = bind(expectimax, game=THICKET.kernels, judge=hopes)
ENDLESS = 1 << 40
LEFT, RIGHT = end(1, 0, 0), end(0, 1, 0)


class Desk:
    """Everything that a look at a tree takes, and what came of it."""

    def __init__(self, tree, players=3, life=None, thorough=1):
        self.life = life or interpreted(BOUND)
        self.board = self.life.enter(thicket.board_of(tree))
        self.pool = self.life.pool(thicket.State, PLIES)
        rows = 2 * thicket.MAX_ACTIONS
        self.stack = Stack(
            self.life.new(Look),
            self.life.pool(Frame, PLIES),
            moves=self.life.ints(PLIES, thicket.MAX_ACTIONS),
            weights=self.life.ints(PLIES, thicket.MAX_ACTIONS),
            shares=self.life.floats(players),
            choices=self.life.floats(rows, players),
            proven=self.life.ints(rows),
        )
        self.frames, self.look = self.stack.frames, self.stack.look
        self.choices, self.proven = self.stack.choices, self.stack.proven
        self.picture = self.life.new(hopes.Picture)
        self.mind = self.life.new(hopes.Mind)
        self.branches = self.life.set_out(self.board, self.life.new(thicket.State), self.pool, self.stack, thorough)

    def deepen(self, rolls=9, nodes=ENDLESS, until=ENDLESS):
        """Look on; whether it is over."""
        return bool(self.life.deepen(self.board, self.pool, self.stack, self.mind, self.picture, rolls, nodes, until))

    @property
    def values(self):
        """What each branch is worth to each seat, as the last pass that is over says."""
        first = first_row(len(self.proven), 1 - int(self.look.layer))
        return [[float(share) for share in self.choices[first + i]] for i in range(self.branches)]

    @property
    def sure(self):
        first = first_row(len(self.proven), 1 - int(self.look.layer))
        return [int(self.proven[first + i]) for i in range(self.branches)]


def looked(tree, rolls=9, **how):
    desk = Desk(tree, **how)
    assert desk.deepen(rolls)
    return desk


def test_chance_counts_by_its_weights():
    tree = seat(0, chance((1, LEFT), (3, RIGHT)), chance((2, LEFT), (3, RIGHT)))
    desk = looked(tree)
    assert desk.values == [[0.25, 0.75, 0.0], [0.4, 0.6, 0.0]]
    assert desk.sure == [1, 1]
    assert int(desk.frames[ROOT].best) == 1


def test_every_seat_takes_its_own_best_and_not_the_worst_for_others():
    answer = seat(2, end(0, 0, 1), end(1, 0, 0), end(0, 1, 0))
    choice = seat(1, end(0, 1, 0), answer)
    desk = looked(seat(0, answer, choice))
    assert desk.values == [[0.0, 0.0, 1.0], [0.0, 1.0, 0.0]]


def test_a_seat_that_acts_twice_chooses_twice():
    desk = looked(seat(0, seat(0, RIGHT, LEFT), RIGHT))
    assert desk.values[0] == [1.0, 0.0, 0.0]


def test_exchanged_seats_have_exchanged_values():
    tree = seat(0, chance((1, seat(1, LEFT, looking(chance((1, LEFT)), 30, 70, 0))), (2, RIGHT)), LEFT)
    one, other = looked(tree, rolls=1), looked(swapped(tree), rolls=1)
    assert [[b, a, c] for a, b, c in one.values] == other.values


def test_a_quiet_position_is_judged_and_another_played_on():
    roll = looking(chance((1, LEFT), (1, RIGHT)), 90, 10, 0)
    under_way = seat(0, RIGHT, roll)
    desk = looked(seat(0, roll, under_way), rolls=0)
    assert desk.values == [[0.9, 0.1, 0.0], [0.9, 0.1, 0.0]]
    assert desk.sure == [0, 0]
    assert desk.picture.judged == 2


def test_each_pass_looks_one_roll_further():
    second = looking(chance((1, LEFT), (3, RIGHT)), 80, 20, 0)
    first = looking(chance((1, second), (1, RIGHT)), 60, 40, 0)
    values = [looked(seat(0, first, RIGHT), rolls=rolls).values[0][0] for rolls in (0, 1, 2)]
    assert values == [0.6, 0.4, 0.125]


def test_the_root_is_looked_into_even_if_it_is_quiet():
    desk = looked(looking(chance((1, LEFT), (1, RIGHT)), 90, 10, 0), rolls=0)
    assert desk.values == [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0]]


def test_a_sure_win_ends_the_look_and_proves_the_root():
    far = looking(chance((1, LEFT), (1, RIGHT)), 90, 10, 0)
    desk = looked(seat(0, far, LEFT), rolls=9)
    assert desk.look.passes == 1
    assert int(desk.frames[ROOT].proven) == 1
    assert desk.sure == [0, 1]


def test_a_pass_that_is_not_finished_leaves_the_last_one_standing():
    second = looking(chance((1, LEFT), (1, RIGHT)), 80, 20, 0)
    first = looking(chance((1, second), (1, RIGHT)), 60, 40, 0)
    tree = seat(0, first, first)
    desk = Desk(tree)
    assert desk.deepen(nodes=3)
    assert desk.look.passes == 1
    assert [share[0] for share in desk.values] == [0.6, 0.6]


def test_stopping_on_the_way_changes_nothing():
    second = looking(chance((1, LEFT), (3, RIGHT)), 80, 20, 0)
    tree = seat(0, looking(chance((1, second), (1, RIGHT)), 60, 40, 0), second)
    whole, bits = looked(tree), Desk(tree)
    for until in range(1, 50):
        if bits.deepen(until=until):
            break
    assert bits.look.over == 1
    assert (bits.values, bits.sure, bits.look.seen) == (whole.values, whole.sure, whole.look.seen)


def test_spare_actions_are_left_out_below_the_root_and_at_a_root_that_need_not_be_thorough():
    spare = looking(RIGHT, 0, 0, 0)
    below = seat(1, looking(chance((1, LEFT)), 10, 90, 0), spare)
    assert looked(seat(0, below, spare), rolls=0).values == [[0.1, 0.9, 0.0], [0.0, 1.0, 0.0]]
    assert Desk(seat(0, below, spare), thorough=0).branches == 1


def test_the_judge_has_a_mind_of_its_own():
    desk = Desk(seat(0, looking(chance((1, LEFT)), 50, 50, 0), RIGHT))
    desk.mind.doubt = 0.25
    assert desk.deepen(rolls=0)
    assert desk.values[0][0] == 0.25


def test_a_look_is_the_same_in_both_lives():
    second = looking(chance((1, LEFT), (3, RIGHT)), 80, 20, 0)
    tree = seat(0, looking(chance((2, second), (1, seat(1, LEFT, second))), 60, 40, 0), second, LEFT)
    plain, twin = looked(tree, rolls=3), looked(tree, rolls=3, life=native(BOUND, "set_out", "deepen"))
    assert (plain.values, plain.sure, plain.look.seen) == (twin.values, twin.sure, int(twin.look.seen))


@pytest.mark.parametrize("module", [expectimax, expectimax_judge, hopes])
def test_kernels_keep_to_what_both_lives_read_alike(module):
    kernels = [value for value in vars(module).values() if is_kernel(value)]
    assert kernels
    for function in kernels:
        assert complaints(function) == []
        assert unannotated(function) == []
