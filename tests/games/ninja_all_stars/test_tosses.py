"""Dice that are thrown one by one, without a list, fall as the list says. [NS-T1, NS-T10]"""

from collections import Counter

import pytest
from games.ninja_all_stars.sketch import combat, play, sketch

from engawa.core import rng

TOSSES = 20_000


@pytest.mark.clause("NS-T1", "NS-T10")
@pytest.mark.parametrize(
    "match",
    [play(sketch("A2 j10 N", "B2 j9 S"), "step j11"), combat("A2 j9 S", "B2 j10 N", at=2, df=1)],
    ids=["three dice", "two dice"],
)
def test_tosses_are_as_likely_as_the_list_says(match):
    kernels, b, s = match.game.kernels, match._b, match._s
    out, weights, words = [0] * kernels.MAX_ACTIONS, [0] * kernels.MAX_ACTIONS, [0] * rng.WORDS
    n = kernels.chances(b, s, out, weights)
    rng.seed(words, 7)
    seen = Counter(kernels.toss(b, s, words) for _ in range(TOSSES))
    assert {*seen} <= {*out[:n]}
    for outcome, weight in zip(out[:n], weights[:n], strict=True):
        expected = TOSSES * weight / sum(weights[:n])
        assert abs(seen[outcome] - expected) < 5 * expected**0.5


def test_a_large_pool_is_tossed_in_lots_of_eight():
    match = combat("A2 j9 S", "B2 j10 N", at=9, df=1)
    for _ in range(3):
        assert len(match.roll().split()[1]) == [8, 1, 1][match.ply - 1]
