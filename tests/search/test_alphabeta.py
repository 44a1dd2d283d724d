"""What alpha-beta chooses and proves, on trees small enough to solve by eye or by a naive minimax."""

import random

import pytest
from search import carousel, stones, thicket
from search.shelf import STONES, THICKET, game_of
from search.test_lives import Strict
from search.thicket import Tree, board_of, end, looking, seat, swapped

from engawa.core.forge import interpreted
from engawa.core.forge.declare import is_kernel
from engawa.core.forge.lint import complaints, unannotated
from engawa.search import alphabeta, alphabeta_searcher, alphabeta_table
from engawa.search.alphabeta import PROVEN, UNIT, WIN
from engawa.search.alphabeta_searcher import AlphaBeta, share_of, turns_of

WIN_0, LOSS_0, TIE = end(1, 0), end(0, 1), end(1, 1)
PLENTY = 1_000_000


def actions_of(game, b, s):
    out = [0] * game.kernels.MAX_ACTIONS
    return out[: game.moves.legal(b, s, out)]


def plain_search(game, entries: int) -> AlphaBeta:
    return AlphaBeta(game, life=interpreted(game.bound(alphabeta)), entries=entries)


def best(tree: Tree, **settings):
    b, s = board_of(tree), thicket.State()
    searcher = plain_search(THICKET, 64)
    return searcher.best(b, s, actions_of(THICKET, b, s), **{"nodes": PLENTY} | settings)


def study(tree: Tree, **settings):
    b, s = board_of(tree), thicket.State()
    searcher = plain_search(THICKET, 64)
    return searcher.study(b, s, actions_of(THICKET, b, s), **{"nodes": PLENTY} | settings)


def stone_search(heap: int, turn: int = 0, entries: int = 1024):
    b, s = stones.Board(), stones.State(heap=heap, turn=turn)
    searcher = plain_search(STONES, entries)
    return searcher, b, s, actions_of(STONES, b, s)


def test_a_win_in_one_is_taken_without_any_node():
    verdict = best(seat(0, LOSS_0, TIE, WIN_0, LOSS_0), nodes=0)
    assert verdict.action == 2
    assert verdict.turns == 1


def test_the_other_seat_takes_what_is_best_for_itself():
    greedy = looking(seat(1, WIN_0, LOSS_0), 90, 10)
    solid = looking(seat(1, WIN_0, TIE), 20, 80)
    assert best(seat(0, greedy, solid), depth=1).action == 0  # its own turn alone
    assert best(seat(0, greedy, solid), depth=2).action == 1


def test_a_seat_that_acts_twice_plans_both_actions_within_one_turn():
    tree = seat(0, seat(0, LOSS_0, seat(0, TIE, WIN_0)), seat(1, WIN_0, LOSS_0))
    verdict = best(tree, depth=1)
    assert (verdict.action, verdict.turns) == (0, 1)
    assert best(swapped(tree), depth=1).value > PROVEN


def test_positions_are_judged_where_a_turn_begins_and_not_within_it():
    promising = looking(seat(0, looking(seat(1, TIE, LOSS_0), 30, 70)), 99, 1)
    plain = looking(seat(1, TIE, LOSS_0), 40, 60)
    assert best(seat(0, promising, plain), depth=1).action == 1


def test_the_sooner_win_and_the_later_loss_are_chosen():
    later = seat(1, seat(0, WIN_0), seat(0, WIN_0))
    assert best(seat(0, later, seat(0, WIN_0))).turns == 1
    assert best(seat(0, later)).turns == 3
    soon, late = LOSS_0, seat(1, seat(0, LOSS_0, LOSS_0), seat(0, seat(1, LOSS_0)))
    verdict = best(seat(0, soon, late))
    assert verdict.action == 1
    assert verdict.value < -PROVEN


def test_the_order_of_the_actions_decides_between_equals():
    b, s = board_of(seat(0, TIE, TIE, TIE)), thicket.State()
    searcher = plain_search(THICKET, 64)
    assert [searcher.best(b, s, order, nodes=99).action for order in ([1, 0, 2], [2, 1, 0])] == [1, 2]


def random_tree(chance: random.Random, depth: int) -> Tree:
    hope = chance.randrange(5, 96)
    if depth == 0 or chance.random() < 0.1:
        return end(*chance.choice([(1, 0), (0, 1), (1, 1)]))
    ways = [random_tree(chance, depth - 1) for _ in range(chance.randrange(1, 4))]
    return looking(seat(chance.randrange(2), *ways), hope, 100 - hope)


def minimax(tree: Tree, turns: int, me: int, above: int) -> float:
    """The share of seat *me*, looked at so many turns deep: every branch, nothing clever."""
    if tree.actor < 0:
        return {(1, 0): 1.0, (0, 1): 0.0, (1, 1): 0.5}[tree.scores] if me == 0 else 1.0 - minimax(tree, turns, 0, above)
    turns -= tree.actor != above
    if turns == 0:
        return tree.hope[me] / 100
    shares = [minimax(way, turns, me, tree.actor) for way in tree.ways]
    return max(shares) if tree.actor == me else min(shares)


@pytest.mark.parametrize("number", range(60))
def test_it_finds_what_a_naive_minimax_finds(number):
    chance = random.Random(number)
    tree = seat(number % 2, *(random_tree(chance, 4) for _ in range(2)))
    while len(board_nodes(tree)) > thicket.SIZE:
        tree = seat(number % 2, *(random_tree(chance, 4) for _ in range(2)))
    for turns in (1, 2, 3, 9):
        expected = [minimax(way, turns, tree.actor, tree.actor) for way in tree.ways]
        verdict, findings = best(tree, depth=turns), study(tree, depth=turns)
        assert share_of(verdict.value) == pytest.approx(max(expected), abs=2 / UNIT)
        assert findings.values[tree.actor] == pytest.approx(max(expected), abs=2 / UNIT)
        found = {choice.action: choice.values for choice in findings.choices}
        if not findings.decided:  # a proven win ends it, whatever else there is
            for action, share in enumerate(expected):
                assert found[action][tree.actor] == pytest.approx(share, abs=2 / UNIT)
        assert all(sum(values) == pytest.approx(1.0) for values in found.values())


def board_nodes(tree: Tree) -> list[Tree]:
    return [tree, *(node for way in tree.ways for node in board_nodes(way))]


@pytest.mark.parametrize("number", range(5))
def test_exchanged_seats_get_exchanged_values(number):
    chance = random.Random(number)
    tree = seat(0, random_tree(chance, 2), random_tree(chance, 3))
    one, other = study(tree, depth=3), study(swapped(tree), depth=3)
    assert one.values == other.values[::-1]
    assert [choice.values for choice in one.choices] == [choice.values[::-1] for choice in other.choices]


@pytest.mark.parametrize("heap", [1, 2, 3, 5, 9, 14, 15, 30])
def test_forced_wins_are_found_and_proven_with_their_length(heap):
    searcher, b, s, actions = stone_search(heap)
    verdict = searcher.best(b, s, actions, nodes=PLENTY)
    assert verdict.action == heap % 4
    assert verdict.turns == 1 + 2 * (heap // 4)
    findings = searcher.study(b, s, actions, nodes=PLENTY)
    assert findings.decided
    assert (findings.best, findings.values) == (heap % 4, (1.0, 0.0))
    assert findings.choices[0].turns == verdict.turns
    assert len(findings.line) == verdict.turns
    assert findings.line[0] == verdict.action


@pytest.mark.parametrize("heap", [4, 8, 12])
def test_forced_losses_are_proven_and_put_off(heap):
    searcher, b, s, actions = stone_search(heap, turn=1)
    findings = searcher.study(b, s, actions, nodes=PLENTY)
    assert findings.decided
    assert findings.values == (1.0, 0.0)
    assert all(choice.decided for choice in findings.choices)
    assert findings.choices[0].turns == heap // 2


@pytest.mark.parametrize("entries", [2, 6, 4096])
def test_a_table_of_any_size_changes_no_value(entries):
    verdicts = []
    for heap in range(1, 14):
        searcher, b, s, actions = stone_search(heap, entries=entries)
        verdicts.append(searcher.best(b, s, actions, nodes=PLENTY).value)
    assert verdicts == [WIN - 2 * (heap // 4) if heap % 4 else heap // 2 - 1 - WIN for heap in range(1, 14)]


def test_the_table_saves_nodes():
    few, many = (stone_search(17, entries=entries) for entries in (4096, 2))
    spent = [searcher.best(b, s, actions, nodes=PLENTY).nodes for searcher, b, s, actions in (few, many)]
    assert spent[0] < spent[1] / 2


def test_coming_back_to_a_position_counts_as_a_draw():
    game = game_of(carousel, range(2, 3))
    b, s = carousel.Board(), carousel.State()
    searcher = plain_search(game, 64)
    verdict = searcher.best(b, s, [0, 1], depth=12, nodes=PLENTY)
    assert (verdict.action, verdict.value) == (carousel.RIDE, 0)
    assert searcher.best(b, s, [0, 1], depth=2, nodes=PLENTY).value == int(0.8 * UNIT)  # nobody is back yet


def test_a_search_knows_nothing_of_the_one_before():
    searcher, b, s, actions = stone_search(14)
    alone = [searcher.best(b, s, actions, nodes=300) for _ in range(2)]
    searcher.best(b, stones.State(heap=13, turn=1), [1, 2, 3], nodes=300)
    assert alone == [searcher.best(b, s, actions, nodes=300)] * 2


def test_it_looks_at_no_more_nodes_than_it_may():
    searcher, b, s, actions = stone_search(40)
    for nodes in (0, 1, 7, 100, 1000):
        assert searcher.best(b, s, actions, nodes=nodes).nodes <= nodes
        findings = searcher.study(b, s, actions, nodes=nodes)
        assert findings.nodes == nodes
        assert {choice.action for choice in findings.choices} == {1, 2, 3}


def test_a_look_may_be_interrupted_after_every_node(monkeypatch):
    searcher, b, s, actions = stone_search(21)
    at_once = searcher.best(b, s, actions, depth=5, nodes=PLENTY)
    monkeypatch.setattr(alphabeta_searcher, "FIRST_SLICE", 1)
    monkeypatch.setattr(alphabeta_searcher, "SLICE", 0.0)
    heard: list[int] = []
    assert searcher.best(b, s, actions, depth=5, keep_going=lambda nodes: heard.append(nodes) is None) == at_once
    assert {*heard} == {*range(1, at_once.nodes + 1)}


def test_it_ends_when_it_is_told_to_and_says_how_far_it_is():
    searcher, b, s, actions = stone_search(60)
    heard: list[int] = []

    def three_times(nodes: int) -> bool:
        heard.append(nodes)
        return len(heard) < 3

    assert searcher.study(b, s, actions, keep_going=three_times).nodes == heard[-1]
    assert heard == sorted(heard)
    assert len(heard) == 3


def test_it_needs_an_end_and_a_game_that_goes_on():
    searcher, b, s, actions = stone_search(5)
    with pytest.raises(TypeError, match="a search needs an end"):
        searcher.best(b, s, actions)
    with pytest.raises(ValueError, match="got one in which the game is over"):
        searcher.best(b, stones.State(heap=0), actions, nodes=1)


def test_the_length_of_a_proof_counts_the_turn_under_way():
    assert [turns_of(value) for value in (WIN, WIN - 2, 1 - WIN, 0)] == [1, 3, 2, None]


def test_nothing_outside_the_buffers_is_touched():
    searcher, b, s, actions = stone_search(12)
    plain = searcher.best(b, s, actions, nodes=PLENTY)
    desk, searcher._pool = searcher._desk, Strict(searcher._pool)
    searcher._desk = desk._replace(**{name: Strict(getattr(desk, name)) for name in ("frames", "table", "history")})
    assert searcher.best(b, s, actions, nodes=PLENTY) == plain


@pytest.mark.parametrize("module", [alphabeta, alphabeta_table, carousel, stones])
def test_kernels_keep_to_what_both_lives_read_alike(module):
    kernels = [value for value in vars(module).values() if is_kernel(value)]
    assert kernels
    for function in kernels:
        assert complaints(function) == []
        assert unannotated(function) == []
