"""Budgets and buffers of a searcher."""

import pytest
from search import stones, thicket
from search.shelf import LIVES, NIWA, POSITIONS, STONES, THICKET, generator, niwa_position, search
from search.thicket import chance, end, seat

from engawa.core.forge import assign
from engawa.search import Searcher

# Buffers


def test_a_searcher_forgets_its_last_search():
    game, players, b, s = POSITIONS["thicket"]
    used = Searcher(game, players, life=LIVES["interpreted"](game), nodes=500)
    used.search(thicket.board_of(seat(1, end(0, 1), end(1, 0))), s, 1, generator(9), simulations=50)
    again = used.search(b, s, 0, generator(), simulations=300)
    assert again == search(game, b, s, players=players, nodes=500, simulations=300)


@pytest.mark.parametrize("life", LIVES)
@pytest.mark.parametrize("nodes", [0, 130, 400])
def test_a_pool_that_is_full_ends_the_growth_and_not_the_search(nodes, life):
    b, s = niwa_position()
    findings = search(NIWA, b, s, nodes=nodes, simulations=500, life=life)
    assert findings.simulations == 500
    assert findings.nodes <= max(nodes, 1 + NIWA.kernels.MAX_ACTIONS)
    assert findings.best in {choice.action for choice in findings.choices}


def test_a_full_pool_still_finds_the_better_gamble():
    b = thicket.board_of(
        seat(0, chance((1, end(1, 0)), (3, end(0, 1))), chance((3, seat(1, end(1, 0))), (1, end(0, 1))))
    )
    findings = search(THICKET, b, thicket.State(), nodes=0, depth=3, simulations=600)
    assert findings.best == 1
    assert findings.values[0] > 0.6


def test_a_proof_needs_all_the_children_in_the_tree():
    findings = search(STONES, stones.Board(), stones.State(heap=20), nodes=0, simulations=500)
    assert not findings.decided


def test_the_position_stays_as_it_was_and_the_generator_moves_on():
    for game, players, b, s in POSITIONS.values():
        board, state, rng = type(b)(), type(s)(), generator()
        assign(board, b)
        assign(state, s)
        Searcher(game, players, life=LIVES["interpreted"](game), nodes=100).search(b, s, 0, rng, simulations=20)
        assert (b, s) == (board, state)
        assert rng != generator()


# Budgets


def test_a_search_does_as_many_simulations_as_asked():
    game, players, b, s = POSITIONS["thicket"]
    for simulations in (0, 1, 2, 77):
        assert search(game, b, s, players=players, simulations=simulations).simulations == simulations


def test_how_a_search_is_sliced_does_not_matter():
    game, players, b, s = POSITIONS["thicket"]
    slices: list[int] = []
    watched = search(game, b, s, players=players, keep_going=lambda done: slices.append(done) is None)
    assert watched == search(game, b, s, players=players)
    assert slices == sorted(set(slices))
    assert slices[-1] == 1000


def test_time_ends_a_search_that_nothing_else_would_end():
    game, players, b, s = POSITIONS["lanterns"]
    assert search(game, b, s, players=players, simulations=None, seconds=0.02).simulations >= 1
    assert search(game, b, s, players=players, simulations=None, seconds=0).simulations == 1


def test_a_search_can_be_called_off_and_tells_what_it_has_found_so_far():
    game, players, b, s = POSITIONS["lanterns"]
    searcher, seen = Searcher(game, players, life=LIVES["interpreted"](game), nodes=1000), []

    def keep_going(done):
        seen.append(searcher.findings())
        return len(seen) < 4

    findings = searcher.search(b, s, 0, generator(), seconds=3600, keep_going=keep_going)
    assert [found.simulations for found in seen] == sorted({found.simulations for found in seen})
    assert len(seen) == 4
    assert findings == seen[-1]


def test_a_proof_ends_a_search_early():
    b, s = thicket.board_of(seat(0, seat(0, end(0, 1), end(1, 0)), end(1, 1))), thicket.State()
    findings = search(THICKET, b, s, simulations=None, seconds=3600)
    assert findings.decided
    assert findings.line == (0, 1)


def test_a_search_without_end_or_without_a_question_is_refused():
    game, players, b, s = POSITIONS["thicket"]
    searcher = Searcher(game, players, life=LIVES["interpreted"](game), nodes=100)
    with pytest.raises(TypeError, match="needs an end"):
        searcher.search(b, s, 0, generator())
    with pytest.raises(ValueError, match="over"):
        searcher.search(thicket.board_of(end(1, 0)), s, 0, generator(), simulations=1)
