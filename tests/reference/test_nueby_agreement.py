"""The engine and the naive Nüby, written from the rules text alone, agree at every ply."""

from fractions import Fraction
from random import Random

import pytest
from reference import nueby as naive
from reference.nueby.sittings import SITTINGS, crowded, eager, wander

import engawa

CROWDED_POSITIONS = 12
BRANCHES = 6
EAGER_PLIES = 600

every_sitting = pytest.mark.parametrize("sitting", SITTINGS, ids=str)


def agree(match, document, before=None, text=None):
    """Fail with the first position on which the engine's match and the naive document differ."""

    def story(difference):
        return f"{difference}\nafter {text!r} in {before}\nnaively {document}\nengine  {match.position()}"

    assert naive.normalised(match.position()) == naive.normalised(document), story("the positions differ")
    assert match.to_act == actor(document), story("somebody else is to act")
    ours, theirs = set(match.legal()), naive.legal(document)
    assert ours == theirs, story(f"only naively {sorted(theirs - ours)}, only in the engine {sorted(ours - theirs)}")
    weights = naive.outcomes(document)
    chances = {outcome: Fraction(weight, sum(weights.values())) for outcome, weight in weights.items()}
    assert dict(match.outcomes() or []) == chances, story("the outcomes differ")


def actor(document):
    if document["phase"] == "over":
        return None
    return "chance" if naive.outcomes(document) else document["turn"]


def agree_around(match, document, rng, depth):
    """Compare in all positions that are few plies away, or in some where the choice is wide."""
    if depth == 0:
        return
    texts = sorted(naive.legal(document) | set(naive.outcomes(document)))
    for text in rng.sample(texts, min(len(texts), BRANCHES)):
        branch, after = match.copy(), naive.play(document, text)
        branch.play(text)
        agree(branch, after, document, text)
        agree_around(branch, after, rng, depth - 1)


@every_sitting
def test_nueby_from_the_opening_to_the_end(sitting):
    rng = Random(f"agreement on {sitting}")
    match = engawa.new(sitting.game, players=sitting.players, **sitting.options)
    document = naive.start(*sitting)
    agree(match, document)
    while document["phase"] != "over":
        text = wander(document, rng)
        before, document = document, naive.play(document, text)
        match.play(text)
        agree(match, document, before, text)
    assert match.result["winners"] == [document["winner"]]


EAGER = [sitting for sitting in SITTINGS if sitting.players in (2, 4) and not sitting.options.get("colours")]


@pytest.mark.parametrize("sitting", EAGER, ids=str)
def test_nueby_played_eagerly(sitting):
    """Throws, stones, shortcuts and hunts as often as they can be had."""
    rng = Random(f"eager agreement on {sitting}")
    match, document = engawa.new(sitting.game, players=sitting.players, **sitting.options), naive.start(*sitting)
    for _ in range(EAGER_PLIES):
        if document["phase"] == "over":
            break
        text = eager(document, rng)
        before, document = document, naive.play(document, text)
        match.play(text)
        agree(match, document, before, text)


@every_sitting
def test_nueby_around_crowded_positions(sitting):
    rng = Random(f"agreement in the crowd on {sitting}")
    for _ in range(CROWDED_POSITIONS):
        document = crowded(sitting, rng)
        match = engawa.load(document)
        agree(match, document)
        # As far as a piece move.
        agree_around(match, document, rng, depth=3 if document["phase"] == "start" else 2)
