"""The weights of Niwa are what the fitting finds, written as it writes them."""

from math import exp
from pathlib import Path

import numpy as np
import pytest
from bots.playing import play_on

import engawa
from engawa import catalogue
from engawa.bots.niwa import fitting
from engawa.bots.niwa.fitting import ROWS, Sample, Weights, columns_of, fit, passage_of, plain, trust
from engawa.games.niwa import estimate, rules

NIWA = catalogue.find("niwa")


def test_the_shipped_weights_are_written_by_the_fitting():
    shipped = Weights(estimate.WEIGHTS, estimate.TEMPO)
    assert len(shipped.table) == ROWS * estimate.FAR
    assert passage_of(shipped) in Path(estimate.__file__).read_text(encoding="utf-8")


@pytest.mark.parametrize("garden", fitting.GARDENS)
def test_the_fitting_reads_a_position_as_the_estimate_does(garden):
    match = play_on(engawa.new("niwa", garden=garden), ("random", "random"), 4, plies=12)
    sitting = NIWA.notation.parse_position(match.position())
    b, s = sitting.board, sitting.state
    odds = estimate.TEMPO + sum(
        estimate.WEIGHTS[row * estimate.FAR + lines] for row, lines in enumerate(columns_of(b, s))
    )
    assert rules.estimate(b, s, s.turn) == pytest.approx(1.0 / (1.0 + exp(-odds / 1000.0)))


def test_a_fit_finds_what_decided_the_matches():
    draw = np.random.default_rng(1)
    lines = draw.integers(0, estimate.FAR, (1500, ROWS))
    shares = (lines[:, 0] < lines[:, 6]).astype(float)  # whoever's foremost figure is nearer
    fitted = fit(Sample(lines, shares, shares))
    table = np.array(fitted.table).reshape(ROWS, estimate.FAR)
    assert table[0][1] > 500 > -500 > table[0][estimate.FAR - 2]
    assert table[6][1] < -500 < 500 < table[6][estimate.FAR - 2]
    assert abs(table[[1, 2, 3, 4, 5, 7, 8, 9, 10, 11]]).max() < abs(table[[0, 6]]).max() / 4


def test_trust_is_low_in_those_who_promise_too_much():
    draw = np.random.default_rng(2)
    odds = draw.normal(0.0, 1.5, 4000)
    shares = (draw.random(4000) < 1.0 / (1.0 + np.exp(-odds))).astype(float)
    for factor in (0.5, 1.0, 2.0):
        hopes = 1.0 / (1.0 + np.exp(-odds / factor))
        assert trust(Sample(np.zeros((4000, ROWS)), hopes, shares)) == pytest.approx(factor, rel=0.1)


def test_the_first_generation_only_counts_lines():
    table = np.array(plain().table).reshape(ROWS, estimate.FAR)
    assert (np.diff(table[:6]) <= 0).all()
    assert (table[6:] == -table[:6]).all()
