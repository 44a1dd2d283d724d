"""`exp` and `log` as kernels: sums and products alone, so that every life on every machine finds the same last bit.

Those of C libraries and browsers differ from each other in it, and one bit can turn a search.
"""

from __future__ import annotations

from math import factorial, inf, nan

from engawa.core.forge import kernel

LN2_HIGH = float.fromhex("0x1.62e42fee00000p-1")  # ln 2, of which 32 bits, so that a multiple of it is exact,
LN2_LOW = float.fromhex("0x1.a39ef35793c76p-33")  # and the rest
PER_LN2 = 1.4426950408889634
ROOT_OF_TWO = 1.4142135623730951
LARGEST, SMALLEST = 709.4361393031039, -708.3964185322641  # between which e^x, as 2^k m, has a k that is an exponent
SMALLEST_NORMAL = 2.0**-1022
INFINITE, NO_NUMBER = inf, nan

EVEN = tuple(1.0 / factorial(2 * n) for n in range(7))  # of the series of exp, by powers of the square
ODD = tuple(1.0 / factorial(2 * n + 1) for n in range(7))
FINE = 32
FINE_POWERS = tuple(2.0**n for n in range(FINE))
COARSE_POWERS = tuple(2.0**n for n in range(-1024, 1024, FINE))
LOG = tuple(2.0 / (2 * n + 1) for n in range(11))  # of the series of log in (m - 1) / (m + 1)
STEPS = tuple(1 << n for n in reversed(range(10)))  # of exponents, to bring a number between 1 and 2
UP, DOWN = tuple(2.0**n for n in STEPS), tuple(2.0**-n for n in STEPS)


@kernel
def exp(x: float) -> float:
    """E to the power of *x*, to within 1.5 units in the last place; 0 or infinite a little before it has to be."""
    if x != x:
        return x
    if x > LARGEST:
        return INFINITE
    if x < SMALLEST:
        return 0.0
    # e^x = 2^k e^r, with r at most half of ln 2; the series of e^r in its even and its odd powers.
    k = int(x * PER_LN2 + 0.5) if x >= 0.0 else -int(0.5 - x * PER_LN2)
    r = (x - k * LN2_HIGH) - k * LN2_LOW
    square = r * r
    even, odd = EVEN[6], ODD[6]
    for n in range(5, 0, -1):
        even = even * square + EVEN[n]
        odd = odd * square + ODD[n]
    even = even * square
    odd = odd * square * r + r
    return (1.0 + (odd + even)) * FINE_POWERS[k % FINE] * COARSE_POWERS[(k + 1024) // FINE]


@kernel
def log(x: float) -> float:
    """The natural logarithm of *x*, to within two units in the last place; of what has none, as C has it."""
    if x != x or x == INFINITE:
        return x
    if x <= 0.0:
        return -INFINITE if x == 0.0 else NO_NUMBER
    # x = 2^k m with m between √½ and √2; the series of ln m in f = (m - 1) / (m + 1).
    k = 0
    if x < SMALLEST_NORMAL:
        x *= 18014398509481984.0
        k -= 54
    for n in range(len(STEPS)):
        if x >= UP[n]:
            x *= DOWN[n]
            k += STEPS[n]
    for n in range(len(STEPS)):
        if x < DOWN[n]:
            x *= UP[n]
            k -= STEPS[n]
    if x < 1.0:
        x *= 2.0
        k -= 1
    if x > ROOT_OF_TWO:
        x *= 0.5
        k += 1
    f = (x - 1.0) / (x + 1.0)
    square = f * f
    series = LOG[10]
    for n in range(9, 0, -1):
        series = series * square + LOG[n]
    return k * LN2_HIGH + (2.0 * f + (f * square * series + k * LN2_LOW))
