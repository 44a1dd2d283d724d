"""The generator of kernels: seeds of 64 bits, the same row in both lives, and what small seeds have always given."""

import pytest
from hypothesis import given, strategies as st

from engawa.core import rng
from engawa.core.forge import native

SEEDS = (0, 1, 7, 20, 2**32 - 1, 2**32, 2**32 + 1, 2**63 - 1, -1, -(2**63))


def row_of(life, seed: int) -> list[int]:
    words = [0] * rng.WORDS if life is rng else life.ints(rng.WORDS)
    life.seed(words, seed)
    return [int(life.below(words, 1000)) for _ in range(8)]


@pytest.mark.parametrize(
    ("seed", "row"),
    [
        (1, [742, 907, 63, 686, 795, 853, 647, 468]),
        (20, [265, 688, 659, 547, 252, 20, 194, 781]),
        (2**32 - 1, [662, 495, 106, 946, 808, 851, 911, 249]),
    ],
)
def test_a_seed_of_32_bits_gives_the_row_that_it_always_gave(seed, row):
    assert row_of(rng, seed) == row


def test_seeds_that_differ_in_their_upper_half_give_different_rows():
    assert len({tuple(row_of(rng, 1 + upper * 2**32)) for upper in range(1000)}) == 1000


@given(st.integers(-(2**63), 2**63 - 1), st.integers(-(2**63), 2**63 - 1))
def test_no_two_seeds_of_64_bits_fill_the_generator_alike(one, other):
    filled = [[0] * rng.WORDS, [0] * rng.WORDS]
    for words, seed in zip(filled, (one, other), strict=True):
        rng.seed(words, seed)
    assert (filled[0] == filled[1]) is (one == other)


def test_both_lives_draw_the_same_row_from_any_seed():
    compiled = native(rng, "seed", "below")
    assert [row_of(compiled, seed) for seed in SEEDS] == [row_of(rng, seed) for seed in SEEDS]
