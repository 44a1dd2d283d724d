"""Dice that are thrown one by one, without a list, fall as the list says. [NS-T1, NS-T10]"""

from collections import Counter
from random import Random

import pytest
from games.ninja_all_stars.sketch import combat, load, play, sketch
from reference.ninja_all_stars.eager import choose
from reference.ninja_all_stars.sittings import SITTINGS, crowded

from engawa.core import rng
from engawa.core.contract import LISTED

TOSSES = 20_000
LETTERS = "SWEVFA"  # of the elements, in the order in which they are counted [NS-D1]
LISTS = {"init", "deal", "chest"}  # phases whose chances are no dice


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


@pytest.mark.clause("NS-T1", "NS-T10")
def test_a_toss_is_its_dice_drawn_one_by_one_and_nothing_else():
    """In eager matches: as many numbers below six as dice are due, each an element, in the order of the elements."""
    met = Counter()
    for number in range(12):
        walking = Random(number)
        match = load(crowded(SITTINGS[number % len(SITTINGS)], walking, 2))
        for ply in range(120):
            if match.to_act is None:
                break
            if match.to_act != "chance":
                match.play(choose(match.legal(), match.position, walking))
                continue
            game, phase = match.game, match.position()["phase"]
            tossing, drawing = [0] * rng.WORDS, [0] * rng.WORDS
            rng.seed(tossing, ply)
            rng.seed(drawing, ply)
            tossed = game.kernels.toss(match._b, match._s, tossing)
            listed = [text for text, _ in match.outcomes()]
            assert (tossed == LISTED) == (phase in LISTS)
            if tossed != LISTED:
                dice = len(listed[0].split()[1])
                faces = sorted(rng.below(drawing, len(LETTERS)) for _ in range(dice))
                text = game.notation.format_outcome(match._b, match._s, [tossed])
                assert text == "dice " + "".join(LETTERS[face] for face in faces)
                assert text in listed
                assert tossing == drawing
                met[phase] += 1
            match.roll()
    assert all(met[phase] >= 5 for phase in ("test", "dice-att", "dice-def", "reroll")), met
