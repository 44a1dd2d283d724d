"""A random generator for kernels: xoshiro128++ on four 32-bit words in a list of ints, the same in both lives."""

from __future__ import annotations

from engawa.core.forge import kernel

WORDS = 4
MASK = 0xFFFFFFFF


@kernel
def seed(rng: list[int], value: int) -> None:
    """Fill the generator from an int of 64 bits, each to a row of its own; those of 32 give what they always gave."""
    z = value & MASK
    for i in range(WORDS):
        if i == 1:
            z ^= (value >> 32) & MASK
        z = (z + 0x9E3779B9) & MASK
        x = ((z ^ (z >> 16)) * 0x85EBCA6B) & MASK
        x = ((x ^ (x >> 13)) * 0xC2B2AE35) & MASK
        rng[i] = x ^ (x >> 16)


@kernel
def below(rng: list[int], n: int) -> int:
    """An int from 0 to n-1, each as likely up to one part in 2**32 / n."""
    a, b, c, d = rng[0], rng[1], rng[2], rng[3]
    t = (a + d) & MASK
    drawn = ((((t << 7) & MASK) | (t >> 25)) + a) & MASK
    c ^= a
    d ^= b
    rng[0] = a ^ d
    rng[1] = b ^ c
    rng[2] = c ^ ((b << 9) & MASK)
    rng[3] = ((d << 11) & MASK) | (d >> 21)
    return (drawn * n) >> 32
