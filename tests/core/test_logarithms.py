"""`exp` and `log` of our own: as good as those of C, and the same bits in every life."""

import math
import struct
from decimal import Decimal, getcontext
from random import Random

import pytest
from core.building import built_of

from engawa.core import logarithms
from engawa.core.forge import native
from engawa.core.logarithms import LARGEST, SMALLEST, exp, log

EXACT = 50  # digits of what results are measured by
LEAST = 5e-324
HIGHEST = 1.7976931348623157e308


def powers(count: int, seed: int) -> list[float]:
    """Arguments of exp: all over its range, near nought, and where the power of two changes."""
    chance = Random(seed)
    wide = [chance.uniform(SMALLEST, LARGEST) for _ in range(count)]
    near = [chance.choice((-1, 1)) * 2.0 ** chance.uniform(-60, 3) for _ in range(count)]
    halves = [(k + 0.5) * math.log(2) + chance.uniform(-1e-12, 1e-12) for k in range(-1020, 1020, 1 + 4000 // count)]
    return wide + near + halves


def numbers(count: int, seed: int) -> list[float]:
    """Arguments of log: of every exponent, around one, and where the power of two changes."""
    chance = Random(seed)
    wide = [math.ldexp(chance.uniform(0.5, 1), chance.randint(-1073, 1024)) for _ in range(count)]
    near = [1.0 + chance.choice((-0.5, 1)) * 2.0 ** chance.uniform(-52, 0) for _ in range(count)]
    roots = [math.sqrt(2) * 2.0**k * (1 + chance.uniform(-1e-15, 1e-15)) for k in range(-1020, 1020, 1 + 4000 // count)]
    return [x for x in wide + near + roots if x > 0.0]


def off_by(result: float, exact: Decimal) -> float:
    """How far a result is from the exact one, in units of its last place."""
    return float(abs(Decimal(result) - exact) / Decimal(math.ulp(float(exact))))


def steps_between(one: float, other: float) -> int:
    """How many numbers lie between two of the same sign."""
    first, second = (struct.unpack("q", struct.pack("d", x))[0] for x in (one, other))
    return abs(first - second)


@pytest.fixture(autouse=True)
def _many_digits():
    before, getcontext().prec = getcontext().prec, EXACT
    yield
    getcontext().prec = before


def test_exp_is_right_to_within_one_and_a_half_units_in_the_last_place():
    assert max(off_by(exp(x), Decimal(x).exp()) for x in powers(2000, 1)) < 1.5


def test_log_is_right_to_within_two_units_in_the_last_place():
    assert max(off_by(log(x), Decimal(x).ln()) for x in numbers(2000, 2) if x != 1.0) < 2.0


def test_both_are_next_to_those_of_c():
    assert max(steps_between(exp(x), math.exp(x)) for x in powers(20_000, 3)) <= 1
    assert max(steps_between(log(x), math.log(x)) for x in numbers(20_000, 4) if x != 1.0) <= 2


def test_what_has_an_exact_result_has_it():
    assert [exp(0.0), exp(-0.0), log(1.0)] == [1.0, 1.0, 0.0]
    assert [exp(math.inf), exp(-math.inf), log(math.inf), log(0.0), log(-0.0)] == [
        math.inf, 0.0, math.inf, -math.inf, -math.inf,
    ]  # fmt: skip
    assert all(math.isnan(each) for each in (exp(math.nan), log(math.nan), log(-1.0), log(-math.inf)))


def test_powers_end_a_little_before_they_have_to():
    above, below = math.nextafter(LARGEST, math.inf), math.nextafter(SMALLEST, -math.inf)
    assert steps_between(exp(LARGEST), math.exp(LARGEST)) <= 1
    assert steps_between(exp(SMALLEST), math.exp(SMALLEST)) <= 1
    assert (exp(above), exp(below)) == (math.inf, 0.0)
    assert (math.exp(above) < math.inf, math.exp(below) > 0.0) == (True, True)


@pytest.mark.parametrize("x", [LEAST, 3 * LEAST, 2.0**-1022, math.nextafter(2.0**-1022, 0.0), HIGHEST])
def test_the_least_and_the_highest_numbers_have_a_logarithm(x):
    assert steps_between(log(x), math.log(x)) <= 1


def test_a_greater_argument_never_has_a_lesser_result():
    for function, arguments in ((exp, powers(3000, 5)), (log, numbers(3000, 6))):
        results = [function(x) for x in sorted(arguments)]
        assert results == sorted(results)


def bits_of(life) -> list[bytes]:
    """Every bit of many results, and of those at the edges."""
    edges = [0.0, -0.0, LEAST, HIGHEST, -1.0, math.inf, -math.inf, LARGEST, SMALLEST, 710.0, -746.0]
    results = [float(life.exp(x)) for x in powers(3000, 7) + edges]
    results += [float(life.log(x)) for x in numbers(3000, 8) + [x for x in edges if x >= 0.0]]
    assert math.isnan(life.exp(math.nan))
    assert math.isnan(life.log(-1.0))
    return [struct.pack("d", result) for result in results]


def test_every_bit_is_the_same_in_every_life(tmp_path):
    plain = bits_of(logarithms)
    assert bits_of(native(logarithms, "exp", "log")) == plain
    assert bits_of(built_of(tmp_path, "engawa.core.logarithms", "exp", "log")) == plain
