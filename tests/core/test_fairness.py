import hashlib
from collections import Counter
from itertools import islice

import pytest

from engawa.core import fairness
from engawa.core.errors import InvalidNotation

SEED = bytes(range(32))


def test_the_commitment_is_sha256_of_seed_and_match_id():
    assert fairness.commitment(SEED, "abc") == hashlib.sha256(SEED + b"abc").hexdigest()


def test_words_depend_on_the_seed_and_on_the_purpose():
    rows = [
        tuple(islice(fairness.words(seed, purpose), 20))
        for seed in (SEED, bytes(32))
        for purpose in ("ply 1", "ply 2", "garden")
    ]
    assert len(set(rows)) == 6
    assert rows[0] == tuple(islice(fairness.words(SEED, "ply 1"), 20))


def test_the_words_of_a_seed_never_change():
    """A record made today must verify in ten years."""
    assert list(islice(fairness.words(SEED, "ply 1"), 3)) == [
        int.from_bytes(hashlib.blake2b(b"ply 1 0", key=SEED).digest()[i : i + 8], "big") for i in (0, 8, 16)
    ]
    assert fairness.seed_of(7).hex()[:16] == hashlib.sha256(b"engawa seed 7").hexdigest()[:16]


def test_below_leaves_no_outcome_out_and_favours_none():
    row = fairness.words(SEED, "die")
    counts = Counter(fairness.below(row, 6) for _ in range(6000))
    assert sorted(counts) == list(range(6))
    chi_square = sum((n - 1000) ** 2 / 1000 for n in counts.values())
    assert chi_square < 20.5  # 0.1 % of fair dice would be above, and this seed is fixed


def test_below_skips_words_that_would_favour_small_numbers():
    largest = (1 << 64) - 1
    assert fairness.below(iter([largest, 5]), 3) == 5 % 3  # 2**64 - 1 is the one word that 3 does not divide up to
    assert fairness.below(iter([largest - 1]), 3) == (largest - 1) % 3


@pytest.mark.parametrize("bad", ["", "xyz", "ab" * 31, "zz" * 32, b"short"])
def test_a_seed_that_is_none_is_refused_in_one_line(bad):
    with pytest.raises(InvalidNotation, match=r"seed: expected an int, 32 bytes or 64 hexadecimal digits, got"):
        fairness.seed_of(bad)


def test_seeds_can_be_given_as_bytes_or_hexadecimal_digits():
    assert fairness.seed_of(SEED) == fairness.seed_of(SEED.hex()) == SEED
    assert fairness.seed_of(None) != fairness.seed_of(None)
