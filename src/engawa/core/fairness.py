"""Chance that nobody can bend: a seed is committed to before the first roll, and every outcome follows from it.

The seed is 32 bytes. Its commitment, SHA-256 of seed and match id, is shown at the start; the seed is revealed at
the end. What chance decides at a ply comes from BLAKE2b keyed by the seed over the ply and a counter, so each outcome
can be derived alone, and taking a roll back and rolling again gives the same roll.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterator

from engawa.core.documents import expect

SEED_BYTES = 32
WORD_BITS = 64


def seed_of(value: int | str | bytes | None) -> bytes:
    """The seed that a caller gave: 32 bytes, 64 hexadecimal digits, any int (to repeat a match), or a new one."""
    if value is None:
        return secrets.token_bytes(SEED_BYTES)
    if isinstance(value, int):
        return hashlib.sha256(f"engawa seed {value:d}".encode()).digest()
    if isinstance(value, str):
        hexadecimal = len(value) == 2 * SEED_BYTES and all(letter in "0123456789abcdef" for letter in value.lower())
        expect(hexadecimal, "seed", "expected-seed", value)
        return bytes.fromhex(value)
    expect(isinstance(value, bytes) and len(value) == SEED_BYTES, "seed", "expected-seed", str(value))
    return value


def commitment(seed: bytes, match_id: str) -> str:
    """What is shown before the first roll."""
    return hashlib.sha256(seed + match_id.encode()).hexdigest()


def words(seed: bytes, purpose: str) -> Iterator[int]:
    """An endless row of 64-bit words for one *purpose*, such as the chance of ply 17."""
    counter = 0
    while True:
        block = hashlib.blake2b(f"{purpose} {counter}".encode(), key=seed).digest()
        for i in range(0, len(block), WORD_BITS // 8):
            yield int.from_bytes(block[i : i + WORD_BITS // 8], "big")
        counter += 1


def below(row: Iterator[int], n: int) -> int:
    """An int from 0 to n-1, each exactly as likely."""
    limit = (1 << WORD_BITS) // n * n
    return next(word for word in row if word < limit) % n


def generator(row: Iterator[int]) -> list[int]:
    """The words of a generator for kernels (`core.rng`)."""
    return [next(row) >> 32 for _ in range(4)]
