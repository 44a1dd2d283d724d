"""A search is the same in all lives."""

import pytest
from search import cups, stones, thicket
from search.shelf import LIVES, NIWA, POSITIONS, generator, search

from engawa.core.forge.declare import is_kernel
from engawa.core.forge.lint import complaints, unannotated
from engawa.search import Searcher, chance as luck, shares, tree, uct


@pytest.mark.parametrize("name", POSITIONS)
@pytest.mark.parametrize("depth", [0, 3])
def test_the_same_seed_and_budget_find_the_same_in_every_life(name, depth):
    game, players, b, s = POSITIONS[name]
    found, words = [], []
    for life in LIVES if game is NIWA else ("interpreted", "native"):  # toys are not shipped
        searcher = Searcher(game, players, life=LIVES[life](game), nodes=3000)
        assert searcher.life.compiled == (life != "interpreted")
        rng = generator(3)
        found.append(searcher.search(b, s, 0, rng, simulations=400, depth=depth))
        words.append(rng)
    assert all(each == found[0] for each in found)
    assert all(each == words[0] for each in words)
    assert found[0].simulations == 400


def test_another_seed_finds_something_else():
    game, players, b, s = POSITIONS["lanterns"]
    one, other = (search(game, b, s, players=players, seed=seed, simulations=300) for seed in (1, 2))
    assert one != other


@pytest.mark.parametrize("module", [uct, tree, luck, shares, thicket, cups, stones])
def test_kernels_keep_to_what_both_lives_read_alike(module):
    kernels = [value for value in vars(module).values() if is_kernel(value)]
    assert kernels
    for function in kernels:
        assert complaints(function) == []
        assert unannotated(function) == []


class Strict(list):
    """A list that knows no index below zero: where an index says that there is no node, nothing may be read."""

    def __getitem__(self, index):
        assert index >= 0
        return super().__getitem__(index)


@pytest.mark.parametrize("name", POSITIONS)
@pytest.mark.parametrize("nodes", [0, 20, 400])
def test_nothing_outside_the_buffers_is_touched(name, nodes):
    game, players, b, s = POSITIONS[name]
    strict = Searcher(game, players, life=LIVES["interpreted"](game), nodes=nodes)
    tree, luck = strict._tree, strict._luck
    strict._tree = tree._replace(**{name: Strict(getattr(tree, name)) for name in ("nodes", "worth", "path", "shares")})
    strict._luck = luck._replace(**{name: Strict(getattr(luck, name)) for name in ("out", "weights")})
    found = strict.search(b, s, 0, generator(), simulations=200)
    assert found == search(game, b, s, players=players, view=0, nodes=nodes, simulations=200)
